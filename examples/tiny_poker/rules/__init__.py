"""The rules of tiny poker, a file for each group of clauses."""
