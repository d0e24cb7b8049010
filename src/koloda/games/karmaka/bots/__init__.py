"""Players of Karmaka and what they believe; nothing here is a rule."""
