"""The rules of Unit: free functions, one module for each group of clauses."""
