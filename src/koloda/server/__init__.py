"""Tables over the network: rooms, seats, protocol, storage."""
