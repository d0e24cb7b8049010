"""Whose partner and rival a seat is, and which rivals its cards reach.

Numbers with F are the rule book's questions and answers.
"""


def partner(mode: str, wolf: int, seat: int) -> int:
    """The seat of one's partner, or -1 (G34)."""
    if mode == "teams":
        return (seat + 2) % 4
    if mode == "wolf" and seat != wolf:
        return 3 - wolf - seat
    return -1


def rivals(players: int, seat: int, mate: int) -> list[int]:
    """Everybody from the left on who is not the partner."""
    others = [(seat + step) % players for step in range(1, players)]
    return [other for other in others if other != mate]


def in_reach(players: int, seat: int, others: list[int]) -> list[int]:
    """All of these rivals, but only the neighbours when four play (M2.5, F15, G22)."""
    near = (1, 3) if players == 4 else (1, 2)
    return sorted(other for other in others if (other - seat) % players in near)
