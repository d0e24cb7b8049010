"""The rules of crazy eights, a file for each group of clauses."""
