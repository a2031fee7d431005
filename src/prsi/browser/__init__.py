"""Shell 2: a table in a worker of the web page."""
