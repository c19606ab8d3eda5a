"""Orders that are laid out: forms filled in, boxes ticked, tables drawn, told line by line as a plain form would be."""
