"""What people read: one Fluent catalogue per language for browser, terminal and rule texts."""
