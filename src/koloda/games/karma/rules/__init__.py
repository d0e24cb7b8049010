"""The rules of Karma: free functions, one module for each group of clauses."""
