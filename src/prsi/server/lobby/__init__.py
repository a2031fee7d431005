"""The lobby: tables are made, found, filled and waited for; a queue when the server is full."""
