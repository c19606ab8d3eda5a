"""Mail in, golden mail out: the use cases with twins of the ports."""
