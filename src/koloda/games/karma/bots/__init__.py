"""What only bots need to know of Karma."""
