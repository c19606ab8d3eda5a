"""What is promised of the reading of orders."""
