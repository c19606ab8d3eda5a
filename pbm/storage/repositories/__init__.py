"""What the use cases ask of the database, by aggregate. Only records go in and come out."""
