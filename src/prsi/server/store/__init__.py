"""What the server keeps: one schema, one way to the database, the log of every table."""
