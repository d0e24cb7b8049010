"""How strong a network is: duplicate deals, every seat in turn, the games side by side."""

from typing import Any, NamedTuple

from koloda.bots.host import Host
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, SeedStream, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import NOBODY
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.train.needs import training
from koloda.train.net import Net
from koloda.train.selfplay import widened

with training():
    import numpy as np


class Seated(NamedTuple):
    """A game in which the network has one seat."""

    host: Host
    deal: int
    seat: int


class Share(NamedTuple):
    """A share of the points in per cent and half its 95 % interval, over deals."""

    points: float
    doubt: float

    def __str__(self) -> str:
        return f"{self.points:.1f} ± {self.doubt:.1f} %"


def measured(net: Net, other: Player | Net, setup: Setup, deals: int, seed: int) -> Share:
    """The network's share of the points, its best action always, against others of one kind."""
    bot = other if isinstance(other, Player) else None
    games = [
        seated(setup, bot, deal, seat, seed)
        for deal in range(deals)
        for seat in range(setup.players)
    ]
    scores = np.zeros((deals, setup.players))
    while games:
        waiting: list[tuple[Seated, int]] = []
        for game in games:
            forced_ones(game.host)
            asked = game.host.to_act()
            if asked == NOBODY:
                outcome = game.host.game.state.outcome()
                assert outcome is not None
                scores[game.deal, game.seat] = outcome.scores[game.seat]
            else:
                waiting.append((game, int(asked)))
        own = [each for each in waiting if each[1] == each[0].seat]
        theirs = [each for each in waiting if each[1] != each[0].seat]
        act(net, own, setup.layout().size)
        if isinstance(other, Net):
            act(other, theirs, setup.layout().size)
        games = [game for game, _ in waiting]
    share = 50 * (scores.mean(1) + 1)
    return Share(float(share.mean()), float(1.96 * share.std() / max(1, deals - 1) ** 0.5))


def seated(setup: Setup, bot: Player | None, deal: int, seat: int, seed: int) -> Seated:
    """A game that has begun; all rotations of a deal have the same cards."""
    number = seed * 1_000_003 + deal
    driver = Driver(setup, SeedStream(seed_from_number(number)))
    players = [None if place == seat else bot for place in range(setup.players)]
    host = Host(driver, players, FastRng(number * setup.players + seat))
    if bot is None or not bot.uses_evidence:
        driver.evidence = Evidence()  # a network asks for none
    driver.settle()
    return Seated(host, deal, seat)


def forced_ones(host: Host) -> None:
    """Go on to the next true choice of a network, or to the end."""
    while True:
        host.advance()
        seat = host.to_act()
        legal = [] if seat == NOBODY else host.game.state.legal_actions(seat)
        if len(legal) != 1:
            return
        host.play(seat, legal[0])


def act(net: Net, games: list[tuple[Seated, int]], size: int) -> None:
    """The network's best action in each game, if there are any."""
    if not games:
        return
    sheet, lists = Sheet(size * len(games)), []
    for row, (game, seat) in enumerate(games):
        sheet.start = row * size
        game.host.game.state.observe(seat, sheet)
        lists.append(np.array([game.host.game.state.legal_actions(seat)]))
    looks: Any = np.frombuffer(sheet.packed(), np.uint8).reshape(len(games), size).copy()
    for (game, seat), action in zip(games, net.best(looks, widened(lists)).tolist(), strict=True):
        game.host.play(seat, action)
