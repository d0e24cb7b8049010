### High Card as terminal and browser show it.
### What is missing here is shown as the code names it. The folders ru and it beside this one hold
### the same in other languages; without them everybody reads this one.

game-title = High Card
game-line = The highest card takes the trick; most tricks win.

## Places on the table

zone-hand = hand
zone-trick = the trick
zone-played = played before
zone-deck = deck

## What everybody knows

fact-lead = first to play: { $player }
fact-taken = tricks taken by { $player }: { $value }
# What stands at a seat of the table in the browser.
seat-taken =
    { $value ->
        [one] { $value } trick
       *[other] { $value } tricks
    }

## Questions and moves

prompt-play = Which card do you play?
prompt-name = Who leads the next trick?
verb-play = play
verb-lead = next lead: { $player }

## What happens, said to the one who does it

you-dealt = You are dealt { $cards }
you-played = You play { $cards }
you-took = You take the trick
you-named = You name who leads next: { $other }

## Endings

ending-played = all cards are played

## At a glance

glance-1-head = Goal
glance-1 = Take the most tricks.
glance-2-head = Your turn
glance-2 = Play one card face up; the highest card takes the trick.
glance-3-head = The next trick
glance-3 = Whoever took the last one names who leads.
glance-4-head = The end
glance-4 = comes when all cards are played.
