"""Pictures of every screen and moment, for people to look at; nothing here is a test."""
