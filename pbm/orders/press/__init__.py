"""Words for others than the GM: where press begins, where it ends, and whom it is for."""
