"""What a deal comes from: a secret promised before, what players add, and a chain of actions."""

import hashlib

NOTHING = "-"
"""What stands for a seat that adds nothing, or that has not revealed what it promised."""


def digest(kind: str, words: list[str]) -> str:
    """SHA-256 over words, one a line, under a heading that keeps the uses apart."""
    return hashlib.sha256("\n".join(["koloda " + kind, *words]).encode()).hexdigest()


def contribution_hash(secret: str) -> str:
    """What a player shows of a contribution before everybody has promised one."""
    return digest("contribution", [secret])


class Promise:
    """The secret of whoever deals, what it is bound to, and what the seats have added to it.

    The secret is committed to before any seat reveals its contribution, and every contribution
    before any other is revealed: nobody can try out deals and take the best one.
    """

    def __init__(self, terms: str, secret: bytes, contributions: list[str]) -> None:
        self.terms = terms
        """The table, its game, the version of the rules and the setup."""
        self.secret = secret
        self.contributions = contributions
        """Hexadecimal, one for each seat; `-` for a seat without."""

    def commitment(self) -> str:
        """What is shown before the deal and binds whoever holds the secret."""
        return digest("commitment", [self.terms, self.secret.hex()])

    def seed(self) -> bytes:
        """The seed of the deal, which nobody could choose alone."""
        return bytes.fromhex(digest("seed", [self.secret.hex(), *self.contributions]))

    def first_link(self, names: list[str]) -> str:
        """The begin of the chain: the promise and who sits where."""
        return digest("chain", [self.commitment(), *names])

    def next_link(self, last: str, number: int, seat: int, action: str) -> str:
        """The link of the next action.

        The salt keeps anybody from finding out a hidden action by trying all of them; it is known
        when the secret is.
        """
        salt = digest("salt", [self.secret.hex(), str(number)])
        return digest("link", [last, salt, f"{seat} {action}"])

    def __reduce__(self) -> tuple[object, ...]:
        return Promise, (self.terms, self.secret, self.contributions)
