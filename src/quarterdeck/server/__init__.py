"""The online table: matches over HTTP and WebSocket, kept in a database. See docs/PROTOCOL.md."""
