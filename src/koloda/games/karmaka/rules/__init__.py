"""The rules of Karmaka as functions, one file for each group of clauses."""
