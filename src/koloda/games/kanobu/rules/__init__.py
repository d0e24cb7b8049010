"""The rules of Kanobu: free functions, one module for each group of clauses."""
