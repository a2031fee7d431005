"""How the database comes to be as the schema says: one file for each step, applied in order when a node starts."""
