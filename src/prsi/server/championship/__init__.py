"""The championship on this server: its log as rows, its keys, its HTTP interface and its sockets."""
