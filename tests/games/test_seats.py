"""How many play each game, and who plays together."""

from koloda.games import GAMES, find_game


def test_the_usual_number_of_seats_is_part_of_a_game() -> None:
    assert [game.usual_seats for game in GAMES] == [3, 3, 2, 2]
    for game in GAMES:
        low, high = game.seats
        assert low <= game.usual_seats <= high
        game.setup(game.usual_seats)


def test_partners_are_part_of_a_setup() -> None:
    karmaka = find_game("karmaka")
    teams = karmaka.setup(4, {"mode": "teams"})
    assert teams.partners == [2, 3, 0, 1] and teams.has_teams()
    assert karmaka.setup(3, {"mode": "wolf", "wolf_seat": 1}).partners == [2, -1, 0]
    for game in GAMES:
        alone = game.setup(game.usual_seats)
        assert alone.partners == [-1] * alone.players and not alone.has_teams()
