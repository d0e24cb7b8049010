"""WebSockets: from a handshake to a room and back."""
