# Play with people: connection, waiting room, sentences at the table, result.

page-not-loaded = The page could not be loaded. Check the connection and try again.
