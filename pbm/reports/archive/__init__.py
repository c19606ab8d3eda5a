"""The archive: a folder of web pages with everything that everybody may know of the games."""
