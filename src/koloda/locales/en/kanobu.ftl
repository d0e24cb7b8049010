### Kanobu as the table shows it.

game-title = Kanobu
game-line = Match colours, let Rock, Scissors and Paper beat each other, and be the first without cards.

## Cards

card-b-rock = blue Rock
card-g-rock = green Rock
card-r-rock = red Rock
card-y-rock = yellow Rock
card-bg-rock = blue-green Rock
card-br-rock = blue-red Rock
card-by-rock = blue-yellow Rock
card-gr-rock = green-red Rock
card-gy-rock = green-yellow Rock
card-ry-rock = red-yellow Rock
card-b-scissors = blue Scissors
card-g-scissors = green Scissors
card-r-scissors = red Scissors
card-y-scissors = yellow Scissors
card-bg-scissors = blue-green Scissors
card-br-scissors = blue-red Scissors
card-by-scissors = blue-yellow Scissors
card-gr-scissors = green-red Scissors
card-gy-scissors = green-yellow Scissors
card-ry-scissors = red-yellow Scissors
card-b-paper = blue Paper
card-g-paper = green Paper
card-r-paper = red Paper
card-y-paper = yellow Paper
card-bg-paper = blue-green Paper
card-br-paper = blue-red Paper
card-by-paper = blue-yellow Paper
card-gr-paper = green-red Paper
card-gy-paper = green-yellow Paper
card-ry-paper = red-yellow Paper
card-b-skip = blue Skip
card-g-skip = green Skip
card-r-skip = red Skip
card-y-skip = yellow Skip
card-b-three = blue 3 Cards
card-g-three = green 3 Cards
card-r-three = red 3 Cards
card-y-three = yellow 3 Cards
card-b-one = blue 1 Card
card-g-one = green 1 Card
card-r-one = red 1 Card
card-y-one = yellow 1 Card
card-b-two = blue 2 Cards
card-g-two = green 2 Cards
card-r-two = red 2 Cards
card-y-two = yellow 2 Cards
card-p-chance = purple Chance
card-b-reverse = blue Reverse
card-g-reverse = green Reverse
card-r-reverse = red Reverse
card-y-reverse = yellow Reverse
card-p-star = purple Star
card-p-cancel = purple Cancel
card-p-colour = purple Colour change
card-p-one = purple 1 Card
card-p-two = purple 2 Cards
card-b-chance = blue Chance
card-g-chance = green Chance
card-r-chance = red Chance
card-y-chance = yellow Chance
card-b-star = blue Star
card-g-star = green Star
card-r-star = red Star
card-y-star = yellow Star

## Printed on the card

sign-rock = Rock
sign-scissors = Scissors
sign-paper = Paper
sign-skip = Skip
sign-three = 3 Cards
sign-one = 1 Card
sign-two = 2 Cards
sign-chance = Chance
sign-reverse = Reverse
sign-star = Star
sign-cancel = Cancel
sign-colour = Colour change

text-rock = Match its colour. Of the three hand signs it covers only Scissors.
text-scissors = Match their colour. Of the three hand signs they cover only Paper.
text-paper = Match its colour. Of the three hand signs it covers only Rock.
text-skip = The next player loses a turn or answers with Skip or Cancel.
text-three = The next player draws 3 and skips, or passes on 3 more.
text-one = Everyone else draws 1, unless the next player adds 1 or cancels.
text-two = Everyone else draws 2, unless the next player adds 2 or cancels.
text-chance = The next player lays three Rocks, Scissors or Papers, or draws 3 and skips.
text-reverse = From now on the turn goes round the other way.
text-star = Open three cards of the deck; play one at once or keep it.
text-cancel = Undo the last card and what it did; both leave the pile.
text-colour = Name a colour: the next card must have it or be purple.

## Table

zone-hand = hand
zone-pile = pile, top last
zone-deck = deck
zone-open = opened by the Star
fact-turn = turn: { $player }
fact-turns = turns played: { $value }
fact-direction =
    { $value ->
        [1] direction: clockwise
       *[other] direction: anticlockwise
    }
fact-pending =
    { $first ->
        [none] { "" }
        [skip] pending: Skip
        [chance] pending: Chance
        [three] pending: draw { $second } cards and be skipped
       *[other] pending: everybody but its player draws { $second }
    }
fact-named =
    { $last ->
        [none] { "" }
        [B] the last Colour change is blue
        [G] the last Colour change is green
        [R] the last Colour change is red
       *[Y] the last Colour change is yellow
    }
fact-idle = { "" }
fact-out =
    { $first ->
        [none] { "" }
       *[other] finished: { $players }
    }
fact-met =
    { $value ->
        [1] { "" }
       *[other] this situation has been met { $value } times
    }

## Questions and moves

prompt-turn = What do you play?
prompt-drawn = Play the card you drew?
prompt-answer = How do you answer?
prompt-lay = Which card do you lay next?
prompt-colour = Which colour do you name?
prompt-star = Which of the opened cards?
verb-accept = accept the effect
verb-colour =
    { $first ->
        [B] name blue
        [G] name green
        [R] name red
       *[Y] name yellow
    }
verb-draw = draw a card
verb-keep = take into your hand: { $cards }
verb-lay = lay { $cards }
verb-pass = end the turn
verb-play = play { $cards }
verb-use = play from the Star: { $cards }
