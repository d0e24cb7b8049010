"""Faces of Kanobu: one or two colours, a symbol on a disc or a burst."""

from typing import Final

from koloda.art.pieces import use

TONES: Final = {
    "B": ("#1d6fd8", "#6db4ff"),
    "G": ("#1b9a58", "#74dca0"),
    "R": ("#dc3540", "#ff8d86"),
    "Y": ("#f3b31b", "#ffe08a"),
    "P": ("#7b3fc4", "#c59bff"),
}
HAND_SIGNS: Final = ("rock", "scissors", "paper")


def face(card: str) -> str:
    """One or two colours as the ground, the symbol on a disc or a burst, the colours' marks."""
    kind, _, mark = card.partition("=")
    colours, _, symbol = kind.partition("-")
    first, second = colours[0], colours[1:2]
    named = mark if mark in TONES else ""
    tone = "#fff" if second else TONES[named or first][1]
    ground = "kn-disc" if symbol in HAND_SIGNS else "kn-burst"
    parts = [use(f"kn-bg-{first}")]
    if second:
        parts.append(use(f"kn-half-{second}"))
    parts += [use("kn-grain"), f'<use href="#{ground}" x="50" y="70" fill="{tone}"/>']
    if named:
        fill = TONES[named][0]
        parts.append(f'<circle cx="50" cy="70" r="27" fill="{fill}" stroke="#16142e"/>')
        parts.append(use(f"kn-sh-{named}", "translate(50 70) scale(1.7)", ' fill="#fff"'))
    else:
        parts.append(use(f"kn-{symbol}", "translate(50 70) scale(1.14)"))
    ink = ' fill="#fff" stroke="#16142e" stroke-width="1.8"'
    parts.append(use(f"kn-sh-{first}", "translate(17 18) scale(1.05)", ink))
    if second:
        parts.append(use(f"kn-sh-{second}", "translate(84 18) scale(0.8)", ink))
    return "".join([*parts, use("kn-edge")])
