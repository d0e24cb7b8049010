"""Tables that people sit at: one room, one task, one match."""
