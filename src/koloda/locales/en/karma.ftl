### Karma as the table shows it.

game-title = Karma
game-line = Shed all your cards by matching or beating the top of the pile; whoever is left with cards loses.

## Cards

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-13 = 13
card-14 = 14
card-15 = 15
card-16 = 16
card-gp = Give the Pile
card-pt = Play a Table Card
card-bu = Bottoms Up
card-fb = Five or Below

## Printed on the card

text-gp = Hand the whole pile to a player you choose.
text-pt = Play one of your table cards right now, whatever its number.
text-bu = The lowest card of the pile comes to the top.
text-fb = Next player: 5 or lower, or a karma card.

## Places on the table

zone-hand = hand
zone-up = face up
zone-down = face down
zone-pile = pile, top last
zone-deck = draw pile
zone-removed = out of the game

## Facts

# The question says whose turn it is.
fact-turn = { "" }
fact-turns = turns played: { $value }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
       *[other] this position was met { $value } times
    }

## Questions

prompt-choose = Which card shall lie face up?
prompt-play = What do you play?
prompt-follow = Play a Table Card lies on top: what do you play after it?
prompt-give = Who gets the pile?

## Moves

verb-play = play { $cards }
verb-flip = turn over face-down card { $number }
verb-take = take the pile
verb-finish = play no further card
verb-give = give the pile to { $player }
verb-table = lay { $cards } face up
