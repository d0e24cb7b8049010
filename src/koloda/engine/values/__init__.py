"""Plain values that every part speaks in: views, events, outcomes, refusals, options, errors."""
