"""The laboratory: the same deals under several rules, and what the rules change."""
