"""Views as numbers for learners."""
