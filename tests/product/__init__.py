"""The product as it is delivered: the wheel, the demonstration, the documents."""
