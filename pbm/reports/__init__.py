"""From views to words: mails, tables and pictures. Nothing here sees more than a view lets out."""
