"""What an operator sets, limits and watches."""
