"""The messages of the WebSocket, and how states become messages."""
