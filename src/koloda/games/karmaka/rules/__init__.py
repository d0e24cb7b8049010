"""The rules of Karmaka: free functions, one module for each group of clauses."""
