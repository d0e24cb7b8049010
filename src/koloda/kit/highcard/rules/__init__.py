"""The rules of High Card, a file for each group of clauses."""
