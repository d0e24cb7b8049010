"""Data structures of the games' hot paths: machine integers, bit sets, piles, ring buffers."""
