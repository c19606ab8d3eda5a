"""reports/pictures."""
