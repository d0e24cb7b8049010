### What all games and the terminal share.

## Seats and cards

seat = Player { $seat }
seat-you = You
yourself = yourself
themself = themself
seat-named = { $name } ({ $seat })
table = Table
no-cards = none
hidden-cards =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
empty-places = empty: { $places }
more-cards = … { $count } more …

## Lists of games

options = options
players-range =
    { $low ->
        [2] { $high ->
            [2] for 2 players
           *[other] for 2 to { $high } players
        }
       *[other] for { $low } to { $high } players
    }
players-most = with other options up to { $most }
games-hint = `koloda games GAME` explains a game's options, `koloda play GAME` starts it.
expects-switch = yes or no
expects-number = a whole number from { $low } to { $high }
expects-seat = a seat's number or random
expects-text = a text

## The dialogue

how-to = Type a move's number or its text; ? tells why a card cannot be played; help lists the rest.
prompt = What do you do?
which-number =
    { $count ->
        [one] There is one move: type 1, or help.
       *[other] Type a number from 1 to { $count }, a move, or help.
    }
not-a-move = There is no move "{ $text }" in this game; help tells what can be typed.
allowed = You may do that.
can-do = possible: { $moves }
again-later = First this game: once it is over, again plays once more.
goodbye = Goodbye.

## Words of the dialogue

word-help = help
word-view = view
word-hint = hint
word-rules = rules
word-record = record
word-again = again
word-quit = quit
help-move = 3 or { $move }: make a move, by its number or its text
help-why = ? or ? { $move }: why your cards, or one move, cannot be played
help-help = help: this list
help-view = view: the table again
help-hint = hint: the best few moves and how often they win
help-rules = rules or rules { $clause }: all rules, or one
help-record = record FILE: keep the whole game in a new file when it is over or you quit
help-again = again: when the game is over, play once more
help-quit = quit: leave the game; a move cannot be taken back
hint = { $move }: wins { $percent } % — { $reason }
hint-why = { $move }: wins { $percent } % — { $reason }: { $why }
hint-forced = { $move }: { $reason }
hint-lost = All but lost. { $move }: wins { $percent } %
hint-only = the only move
hint-clear = clearly the best
hint-best = the best by a little
hint-close = nearly as good
hint-worse = weaker

## The full screen

screen-why = why not
screen-wait = The others are playing…
screen-find = Type to search, Esc closes
screen-log = What happened
screen-free = { $free }/{ $total } free
screen-rungs = Dung Beetle 4, Snake 5, Wolf 6, Monkey 7, Transcendence
screen-keys = Arrows choose a card, Enter plays it, Esc goes back.
screen-enter = Enter: { $move }
screen-where = Enter: choose what to do with it
screen-again = Press { $key } to play once more.
screen-leave = Press { $key } to leave.

## Records and fairness

commitment = The deck is fixed by a secret seed with SHA-256 { $commitment }; you will see the seed after the game.
commitment-chosen = The deck follows from the seed that you chose; its SHA-256 is { $commitment }.
add-words = Words of your own for the deal
added = You have added { $hash }: koloda verify FILE --contribution takes it.
seed = The seed was { $seed }.
record-where = Type record and the name of a new file.
record-later = The record goes to { $file } when the game is over or you quit.
record-offer = record FILE keeps the whole game, again plays once more; Enter leaves.
again-offer = again plays once more; Enter leaves.
record-kept = The record is in { $file }; koloda verify proves that the deck was not touched.
move-number = Move { $number }
proof-deal =
    { $result ->
        [yes] ✓ The deal and all that chance did follow from the seed; every move is legal.
        [missing] – Whether chance followed the seed: the record has no seed, or no deal.
       *[other] ✗ What chance did does not follow from the seed.
    }
proof-promise =
    { $result ->
        [yes] ✓ The seed was promised before the deal.
        [no] ✗ The seed was not promised before the deal.
        [missing] – Whether the seed was promised before the deal: the record does not have it.
       *[other] – Whether the seed was promised before the deal: give --commitment as you saw it.
    }
proof-contribution =
    { $result ->
        [yes] ✓ Your contribution is in the seed.
        [no] ✗ Your contribution is not in the seed.
       *[other] – Whether your contribution is in the seed: give --contribution.
    }
proof-moves =
    { $result ->
        [yes] ✓ The moves are those that you saw.
        [no] ✗ The moves are not those that you saw.
       *[other] – Whether the moves are those that you saw: give --chain.
    }
proof-complete =
    { $result ->
        [yes] ✓ The game is complete.
       *[other] – The game was not played to its end.
    }
proof-limits = No record can prove that nobody read the cards during the game: whoever runs the server could.

## Results

unfinished = The game was not finished.
game-over = Game over: { $reason }.
rank =
    { $rank ->
        [1] 1st place: { $player }
        [2] 2nd place: { $player }
        [3] 3rd place: { $player }
       *[other] { $rank }th place: { $player }
    }
you-win = You win!
you-lose = You lose.
you-draw = A draw.
ending-cards = the cards have decided
ending-points = the points have decided
ending-repetition = the same position came up too often
ending-cap = the limit of turns was reached
ending-stalemate = nobody could do anything any more
ending-transcendence = transcendence was reached

doctor-cores =
    { $number ->
        [one] one core
       *[other] { $number } cores
    }
doctor-there = installed
doctor-missing = { $names } missing
doctor-not-found = not found
doctor-extra-terminal = full screen in the terminal
doctor-extra-server = tables in the browser
doctor-extra-postgres = several server processes on one database
doctor-extra-research = learning environments
doctor-extra-train = training of networks
doctor-extra-data = data sets of games
doctor-extra-cluster = laboratory and training on a cluster
doctor-get = An extra is installed by its name: { $command }
doctor-needs-client = browser client, for tables in the browser
doctor-needs-database = games kept by koloda serve
doctor-needs-browser = browser, to play in
doctor-needs-compiler = C compiler with Python's headers, to compile the engine
doctor-needs-node = Node, only to build the browser client

## The coach

coach-after =
    { $percent ->
        [one] Clearly better was “{ $move }” (one more win in a hundred): { $reason }.
       *[other] Clearly better was “{ $move }” ({ $percent } more wins in a hundred): { $reason }.
    }
coach-after-plain =
    { $percent ->
        [one] Clearly better was “{ $move }”: one more win in a hundred.
       *[other] Clearly better was “{ $move }”: { $percent } more wins in a hundred.
    }
coach-uncompiled = On this server the coach speaks before your moves, not after them.

## The analysis of a finished game

analysis-head = { $game }, { $moves } moves. Points are winning chance in a hundred; ± is the interval of 95 %.
analysis-start = even start
account-deal = the deal
account-own-cards = cards seen on own moves
account-others-cards = cards seen on others' moves
account-own-play = own play, by what could be seen
account-others-play = others' play, by what they could see
account-hidden = how hidden cards fell
analysis-result = result
analysis-even = about even
analysis-luck = Luck: { $luck }. The rest is play and how hidden cards fell.
analysis-accuracy = Accuracy: { $points } of 100, which is what a choice kept of the winning chance.
analysis-rating = Rating of this play: { $rating } Elo, where the bot of level normal has 0. The interval of one game is wider than the way from the easy bot to the expert.
analysis-stroke-deal = The deal: { $points }.
analysis-stroke = Move { $number } by { $player }, { $move }: the cards seen then were worth { $points }.
analysis-mistake = Move { $number }, { $move }. { $verdict }
analysis-no-mistake = No move was clearly worse than another, with what could be seen.
analysis-slow = This copy is not compiled: the analysis takes minutes. --seconds 0.5 gives a rougher one sooner.
analysis-judge = This is how Koloda judges: the measure is a quick, sensible player, and every judge favours its own style.
analysis-chart = Winning chance, move by move
analysis-written = Written to { $file }.

## The deal of the day

daily-head = The deal of { $day }
daily-promise = Everybody who plays it has the same cards and meets the same bots. Hash of its seed: { $commitment }
daily-again = You have played this deal already, and the first time counts: { $result }.
daily-won =
    { $moves ->
        [one] won in one move
       *[other] won in { $moves } moves
    }
daily-lost =
    { $moves ->
        [one] lost in one move
       *[other] lost in { $moves } moves
    }
daily-between =
    { $moves ->
        [one] { $points } points of 100 in one move
       *[other] { $points } points of 100 in { $moves } moves
    }
daily-you = You: { $result }.
# What is sent to others.
daily-mine = My result: { $result }.
daily-expert-plays = The expert plays the same deal …
daily-expert = The expert: { $result }.
daily-share = Koloda, the deal of { $day }: { $game }
daily-kept = Kept in { $file }.
daily-none = No deal of { $game } is kept here yet.

## A folder of records

library-empty = There is no record in this folder.
library-head =
    { $count ->
        [0] None of { $all } records fits.
        [one] One record of { $all }; --open 1 shows it move by move.
       *[other] { $count } records of { $all }; --open N shows one move by move.
    }
library-others =
    { $count ->
        [one] One other file is no record.
       *[other] { $count } other files are no records.
    }
library-winners = won by { $names }
library-drawn = a draw
library-unfinished = not finished

## Puzzles

puzzles-none = There is no puzzle in these games; more games, or more --iterations, may have one.
puzzle-head = Puzzle { $number }: { $game }, { $player } is to choose. Bots missed it in { $missed } of { $attempts } attempts.
puzzle-answer = The answer: { $move }. It wins at least { $percent } more games in a hundred than any plausible other.
puzzle-from = From move { $number } of { $file }
puzzles-written =
    { $count ->
        [one] One puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
puzzle-ask = Puzzle { $number }: { $game }. What wins most often? Bots missed it in { $missed } of { $attempts } attempts.
puzzle-not-a-move = “{ $text }” is none of these moves. Type a number, or nothing to leave.
puzzle-right =
    { $percent ->
        [one] Right. It wins one game in a hundred more than “{ $move }”, the best of the others.
       *[other] Right. It wins { $percent } games in a hundred more than “{ $move }”, the best of the others.
    }
puzzle-because = The reason: { $reason }.
puzzles-solved = Solved: { $right } of { $count }.
