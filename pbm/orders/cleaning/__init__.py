"""From the text of a mail to what its player wrote: without quotes, signatures, footers, our own lines and asides."""
