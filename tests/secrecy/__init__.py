"""What nobody but the GM may know: that it leaves by no mail, page, picture, file or line of the log."""
