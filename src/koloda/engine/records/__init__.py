"""Games as text that replays, and the match that writes them."""
