"""The rules of Karma, one file for each group of clauses."""
