"""The terminal asks what the browser asks: what is wanted, and what is possible now."""

import random

import pytest

from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.values.options import Value
from koloda.engine.values.view import View, Zone
from koloda.games import GAMES, find_game
from koloda.games.unit.bots.coach import rescue as coach_rescue
from koloda.games.unit.options import UnitSetup
from koloda.locales.catalogue import Catalogue
from koloda.terminal.chair import Chair
from koloda.terminal.questions.asked import question
from koloda.terminal.questions.moment import Moment
from koloda.terminal.questions.unit import rescue

LANGUAGES = ("en", "ru", "it")


def asked(game: str, view: View, language: str = "en", **options: Value) -> str:
    setup = find_game(game).setup(2, options)
    return question(Moment(Catalogue(language), view, setup, ["You", "Player 1"]))


def view_of(
    game: str,
    prompt: str,
    *zones: tuple[str, int, str],
    actions: str,
    facts: dict[str, str] | None = None,
    figures: dict[str, str] | None = None,
) -> View:
    """A moment of seat 0 as a few words."""
    moves = tuple(actions.split(", "))
    places = tuple(Zone(name, owner, tuple(cards.split())) for name, owner, cards in zones)
    told = facts or {}
    return View(game, 0, 2, (0,), prompt, places, told, tuple(range(len(moves))), moves, None,
                figures or {})  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_whole_games_are_asked_in_full_sentences(game: str, language: str) -> None:
    setup = find_game(game).setup(2)
    chair = Chair(Match(setup, seed_from_number(5)), 0, {1: find_player("random")})
    catalogue, rng = Catalogue(language), random.Random(5)
    chair.wait()
    for _ in range(150):
        view = chair.view()
        if not view.legal:
            break
        told = question(Moment(catalogue, view, setup, ["A", "B"]))
        assert told
        assert not {"{", "}", "*", "None"} & {*told, *told.split()}, told
        chair.play(rng.choice(view.legal))
        chair.wait()


@pytest.mark.parametrize(
    ("zones", "actions", "sentence"),
    [
        ("", "play 3", "Open the pile with any card."),
        ("4 8", "play 9, take", "Play 8 or higher, a karma card, or take the pile (2 cards)."),
        ("8 FB", "play 3", "Play 5 or lower, or a karma card."),
        ("8 PT", "play 3", "Play any card."),
        ("9", "take", "Nothing of yours fits: take the pile (one card)."),
        ("9", "flip 1", "Turn over a face-down card: if it does not fit, you take it"),
    ],
)
def test_karma_says_what_fits(zones: str, actions: str, sentence: str) -> None:
    view = view_of("karma", "play", ("pile", -1, zones), actions=actions)
    assert asked("karma", view).startswith(sentence)


@pytest.mark.parametrize(
    ("top", "colours", "actions", "sentence"),
    [
        ("R-rock", "R", "play R-paper, draw", "Play red: Paper beats Rock, any action fits"),
        ("R-skip", "R", "play R-paper, draw", "Play red, another Skip, or purple; or draw."),
        ("P-star", "R G", "play R-paper", "Play red, green or purple."),
        ("P-star", "B G R Y", "play R-paper, draw", "Play any card, or draw one."),
        ("R-rock", "R", "draw", "Nothing of yours fits: draw a card."),
        ("R-rock", "R", "pass", "Nothing fits and nothing is left to draw"),
    ],
)
def test_kanobu_says_what_fits(top: str, colours: str, actions: str, sentence: str) -> None:
    figures = {"colours": colours}
    view = view_of("kanobu", "turn", ("pile", -1, top), actions=actions, figures=figures)
    assert asked("kanobu", view).startswith(sentence)


@pytest.mark.parametrize(
    ("pending", "actions", "sentence"),
    [
        ("three 6 1", "play R-three, play P-cancel", "+6 is coming. Pass it on with 3 Cards, Canc"),
        ("three 3 1", "accept", "+3 is coming and you have no answer"),
        ("skip 0 1", "play P-cancel, accept", "You are to be skipped. Cancel it, or skip."),
        ("one 2 1", "play R-one, accept", "Everyone else draws 2. Add 1 Card"),
    ],
)
def test_kanobu_says_what_is_coming(pending: str, actions: str, sentence: str) -> None:
    view = view_of("kanobu", "answer", actions=actions, facts={"pending": pending})
    assert asked("kanobu", view).startswith(sentence)


@pytest.mark.parametrize(
    ("hand", "rest", "prompt", "sentence"),
    [
        ("5H", "8", "reply", "One answer now. You stand to lose 8: to defend you need a ♠, and"),
        ("5H", "0", "reply", "One answer now. You stand to lose 8, and no card can prevent it"),
        ("9S KS", "8", "may", "You stand to lose 8: 9♠ could defend, but takes 9 of your ♠ limit;"),
        ("7S", "8", "may", "You stand to lose 8: 7♠ could defend, but not this turn."),
        ("", "8", "may", "You stand to lose 8, and no card can prevent it now."),
        (
            "5H",
            "8",
            "rest",
            "Last word: act as you like, Player 1 cannot answer. You stand to lose",
        ),
        ("3S", "8", "reply", "One answer now: you stand to lose 8. Defend (your limit pays), or"),
    ],
)
def test_unit_says_what_is_at_stake(hand: str, rest: str, prompt: str, sentence: str) -> None:
    view = view_of(
        "unit",
        prompt,
        ("hand", 0, hand),
        ("field", 1, "8S"),
        actions="defend 3S 8S, pass" if hand == "3S" else "limit 5H, pass",
        facts={"points.0": "20", "points.1": "20", "locked": "7S"},
        figures={"loss.0": "8", "loss.1": "0", "rest": rest, "free.0": "4 0 0 0"},
    )
    assert asked("unit", view).startswith(sentence)


def test_unit_asks_for_no_defender_where_two_stand() -> None:
    view = view_of(
        "unit",
        "rest",
        ("hand", 0, "AS"),
        ("field", 1, "8S 2S XB 3S"),
        actions="limit AS, done",
        facts={"points.0": "20", "points.1": "20"},
        figures={"loss.0": "3", "loss.1": "0", "rest": "3", "free.0": "4 0 0 0"},
    )
    assert asked("unit", view).endswith("You stand to lose 3, and no card can prevent it now.")


@pytest.mark.parametrize(
    ("loss", "start", "end"),
    [
        ("0", "Last word: Player 1 would lose every point;", "can bring +9."),
        (
            "20",
            "Last word: both would lose every point, and more points win: 0 to 0 so far.",
            "just +0; Player 1 up to +9.",
        ),
    ],
)
def test_unit_says_that_all_points_are_struck(loss: str, start: str, end: str) -> None:
    limits = [(f"limit-{suit}", 1, "9H" if suit == "h" else "") for suit in "shdc"]
    limits += [(f"limit-{suit}", 0, "") for suit in "shdc"]
    facts = {"points.0": "20", "points.1": "5", "turn": "0"}
    figures = {"loss.0": loss, "loss.1": "5", "rest": "5", "free.1": "0 9 0 0", "free.0": "0 0 0 0"}
    view = view_of(
        "unit", "rest", ("field", 0, "5S"), *limits, actions="done", facts=facts, figures=figures
    )
    told = asked("unit", view)
    assert told.startswith(start)
    assert told.endswith(end)


@pytest.mark.parametrize(
    ("loss", "hand", "actions", "told"),
    [
        (
            "0",
            "5D 4D",
            "attack 5D, done",
            "nothing can answer. Attacks of 9 win against every rescue.",
        ),
        ("0", "5D 3D", "attack 5D, done", "act as much as you like, Player 1 cannot answer."),
        ("0", "5D 4D 7C", "attack 5D, done", "Attacks of 9 win against every rescue."),
        ("0", "5D 7C", "attack 5D, done", "act as much as you like, Player 1 cannot answer."),
        (
            "3",
            "5D 5S",
            "attack 5D, defend 5S, done",
            "Defend (your limit pays), or win with attacks of 9 against every rescue.",
        ),
        ("5", "5D 5S", "attack 5D, defend 5S, done", "Only a defence can save you."),
        ("0", "5D 4D", "done", "act as much as you like, Player 1 cannot answer."),
    ],
)
def test_unit_says_in_the_last_word_which_hits_win(
    loss: str, hand: str, actions: str, told: str
) -> None:
    """Those that the hand is worth: the seven of clubs rests."""
    limits = [(f"limit-{suit}", seat, "") for suit in "shdc" for seat in (0, 1)]
    limits[3] = ("limit-h", 1, "4H")
    limits.append(("hand", 0, hand))
    facts = {"points.0": "5", "points.1": "7", "turn": "1", "locked": "7C"}
    figures = {"loss.0": loss, "loss.1": "2", "rest": loss, "free.1": "0 4 0 0"}
    view = view_of(
        "unit", "rest", ("field", 1, "5S"), *limits, actions=actions, facts=facts,
        figures=figures | {"free.0": "0 0 0 0"},
    )  # fmt: skip
    assert asked("unit", view).endswith(told)


def struck(prompt: str, loss: int, actions: str, hand: str = "5D", other: int = 0) -> View:
    """Seat 0 has five points, 7♠ and K♥ in its limits, and stands to lose that much to 8♠."""
    limits = [
        (f"limit-{suit}", 0, card) for suit, card in zip("shdc", ("7S", "KH", "", ""), strict=True)
    ]
    return view_of(
        "unit",
        prompt,
        ("hand", 0, hand),
        ("field", 1, "8S"),
        *limits,
        *((f"limit-{suit}", 1, "") for suit in "shdc"),
        actions=actions,
        facts={"points.0": "5", "points.1": "5", "turn": "0"},
        figures={
            "loss.0": str(loss),
            "loss.1": str(other),
            "rest": "8",
            "free.0": "7 13 0 0",
            "free.1": "0 0 0 0",
        },
    )


@pytest.mark.parametrize(
    ("prompt", "loss", "actions", "told"),
    [
        ("rest", 20, "done", "Last word: you have 5 and stand to lose 20; limits fill up to 20 at"),
        ("may", 19, "end", "You stand to lose 19: to defend you need a ♠"),
        ("may", 20, "end", "Your turn: you have 5 and stand to lose 20;"),
        ("reply", 20, "defend 8S, pass", "One answer now: you have 5 and stand to lose 20;"),
    ],
)
def test_unit_says_first_that_limits_cannot_save(
    prompt: str, loss: int, actions: str, told: str
) -> None:
    assert asked("unit", struck(prompt, loss, actions)).startswith(told)


@pytest.mark.parametrize(
    ("actions", "hand", "end"),
    [
        ("defend 8S, done", "8S", "not enough. Only a defence can save you."),
        ("done", "5D", "not enough. To defend you need a ♠, and you hold none."),
        ("done", "9S", "(free: 7), and you have no other ♠ to lay there."),
        ("done", "9S KS", "not enough. 9♠ could defend, but takes 9 of your ♠ limit; free: 7."),
    ],
)
def test_unit_says_what_could_save_where_limits_cannot(actions: str, hand: str, end: str) -> None:
    assert asked("unit", struck("rest", 20, actions, hand)).endswith(end)


@pytest.mark.parametrize(
    ("loss", "other", "actions", "told"),
    [
        (19, 0, "recover KH, done", "You lose 19 and have 5: turn limit cards into points"),
        (22, 0, "recover KH, done", "You lose 22 and have 5; nothing can save your points: with "
         "all your cards 3 are missing."),
        (22, 5, "recover KH, done", "You lose 22 and have 5; with all your cards 3 are missing."),
        (22, 0, "done", "You lose 22 and have 5; no card of yours can become points"),
    ],
)  # fmt: skip
def test_unit_says_in_a_rescue_that_it_cannot_succeed(
    loss: int, other: int, actions: str, told: str
) -> None:
    assert asked("unit", struck("danger", loss, actions, other=other)).startswith(told)


def test_unit_counts_hearts_of_the_hand_and_points_won_with_the_losses() -> None:
    view = struck("danger", 26, "recover KH, done", hand="2H")
    lost = "You lose 26 and have 5; nothing can save"
    assert asked("unit", view).startswith(lost)
    assert asked("unit", view, ext_hearts=True).startswith(lost)
    assert asked("unit", view, ext_hearts=True, recovery_order="net").startswith(
        "You lose 26 and have 5: turn"
    )
    assert asked("unit", view, recovery_order="net").startswith(lost)


def test_unit_says_that_a_turn_begins_with_a_card() -> None:
    facts = {"points.0": "20", "points.1": "20"}
    for actions, told in [
        ("attack 5H, back 5S", "into a limit, out of one, or"),
        ("attack 5H", "into a limit, or"),
    ]:
        view = view_of(
            "unit", "must", ("deck", -1, "?"), actions=actions, facts=facts, figures={"loss.0": "0"}
        )
        assert f"A turn must begin with one card: {told}" in asked("unit", view)


@pytest.mark.parametrize(
    ("actions", "end"),
    [
        ("attack 2S, limit 2S, end", "Go on, or end your turn."),
        ("limit 2S, end", "Raise a limit, or end your turn."),
        ("end", "End your turn."),
    ],
)
def test_unit_calls_nothing_lost_that_can_still_be_defended(actions: str, end: str) -> None:
    view = view_of(
        "unit",
        "may",
        ("field", 0, "5S"),
        actions=actions,
        facts={"points.0": "20", "points.1": "20"},
        figures={"loss.0": "0", "loss.1": "5", "rest": "5"},
    )
    told = asked("unit", view)
    assert (
        told == f"Undefended, Player 1 loses 5; a higher defender costs you the difference. {end}"
    )


def test_unit_counts_what_a_limit_can_bring_back_as_the_coach_does() -> None:
    unit = find_game("unit")
    for seed in range(6):
        setup = unit.setup(2, {"recovery_suits": "hearts" if seed % 2 else "any"})
        assert isinstance(setup, UnitSetup)
        chair = Chair(Match(setup, seed_from_number(seed)), 0, {1: find_player("easy")})
        rng = random.Random(seed)
        chair.wait()
        while chair.view().legal:
            view = chair.view()
            moment = Moment(Catalogue("en"), view, setup, ["You", "Player 1"])
            for seat in (0, 1):
                assert rescue(moment, seat) == coach_rescue(setup, view, seat)
            chair.play(rng.choice(view.legal))
            chair.wait()


@pytest.mark.parametrize(
    ("quiet", "told"),
    [
        (
            "0",
            "No deck: two turns in a row without a card on the field end the game; points, hand "
            "and limit count, now 29 to 33 and the hand of Player 1.",
        ),
        (
            "1",
            "Without a card on the field this turn the game ends: points, hand and limit are 29, "
            "those of Player 1 33 and the hand.",
        ),
    ],
)
def test_unit_without_a_deck_says_how_the_game_ends(quiet: str, told: str) -> None:
    facts = {"points.0": "20", "points.1": "20"}
    figures = {"loss.0": "0", "limit.0": "0 5 0 0", "limit.1": "13 0 0 0", "quiet": quiet}
    hands = (("hand", 0, "4C"), ("hand", 1, "? ?"))
    view = view_of("unit", "must", *hands, actions="back 5H", facts=facts, figures=figures)
    assert asked("unit", view).endswith(told)
    view = view_of("unit", "reply", *hands, actions="limit 4C", facts=facts, figures=figures)
    assert not asked("unit", view).endswith(told)


def test_karmaka_counts_what_a_life_has_and_needs() -> None:
    view = view_of(
        "karmaka",
        "play",
        ("hand", 0, "panic peek"),
        ("deck", 0, "? ?"),
        actions="points panic, pass",
        facts={"rung.0": "1", "rings.0": "1", "turn": "0"},
        figures={"points.0": "3 1 0", "asked": "4 5 6 7"},
    )
    assert asked("karmaka", view).endswith("3 of 5 points (4 with your Ring), cards left: 4.")


@pytest.mark.parametrize(("deck", "told"), [("", True), ("?", False)])
def test_karmaka_says_that_a_rival_is_about_to_win(deck: str, told: bool) -> None:
    view = view_of(
        "karmaka",
        "play",
        ("hand", 0, "panic peek"),
        ("hand", 1, ""),
        ("deck", 1, deck),
        actions="points panic, points peek",
        facts={"rung.0": "2", "rung.1": "3", "rings.0": "0", "rings.1": "1", "turn": "0"},
        figures={"points.0": "0 0 0", "points.1": "6 0 0", "asked": "4 5 6 7"},
    )
    assert asked("karmaka", view).startswith("Player 1 is about to win:") == told


def test_karmaka_counts_cards_that_an_ability_moves_by_two() -> None:
    view = view_of(
        "karmaka",
        "sow",
        ("hand", 0, "panic peek"),
        actions="sow panic, sow peek",
        facts={"rung.0": "0", "rings.0": "0", "turn": "0", "copied": "sowing"},
        figures={"points.0": "0 0 0", "asked": "4 5 6 7", "alike": "2"},
    )
    assert asked("karmaka", view).endswith("(1 of 2)")


@pytest.mark.parametrize(
    ("prompt", "actions", "told"),
    [
        ("choose-rival", "target 1", "Mimic as Crisis: which rival does it hit?"),
        ("fetch-to-hand", "fetch 1, fetch 2", "Mimic as Crisis. Which of the top Ruins"),
        ("offer", "accept, decline", "Player 1 must offer Mimic:"),
    ],
)
def test_karmaka_names_the_card_that_copies_an_ability(
    prompt: str, actions: str, told: str
) -> None:
    view = view_of(
        "karmaka",
        prompt,
        ("inplay", -1, "mimic"),
        actions=actions,
        facts={"rung.0": "0", "rings.0": "0", "turn": "1", "copied": "crisis"},
        figures={"points.0": "0 0 0", "asked": "4 5 6 7"},
    )
    assert asked("karmaka", view).startswith(told)


def test_another_game_is_asked_by_its_prompt() -> None:
    setup = find_game("karma").setup(2)
    view = view_of("lowball", "play", actions="play 3")
    moment = Moment(Catalogue("en"), view, setup, ["You", "Player 1"])
    assert question(moment) == "What do you do?"
