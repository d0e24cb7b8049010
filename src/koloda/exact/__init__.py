"""Small games solved exactly: the whole tree, best responses, CFR+ and exploitability."""
