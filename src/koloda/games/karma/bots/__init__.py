"""What bots know of Karma besides its rules: a rule player, a playout policy, evidence."""
