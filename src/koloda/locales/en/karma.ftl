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

text-number = Goes on anything equal or lower. Two alike in a row clear the pile.
text-gp = Hand the whole pile to a player you choose.
text-pt = Play one of your table cards right now, whatever its number.
text-bu = The lowest card of the pile comes to the top.
text-fb = Next player: 5 or lower, or a karma card.

# What a rule is about, on the large card.
about-k7 = which numbers fit
about-k17 = how a pile is cleared
about-k22 = who may get the pile
about-k23 = who plays next
about-k25 = without table cards
about-k27 = what goes on it
about-k29 = when no number comes up

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
waits-play = { $name } plays a card or takes the pile.
waits-follow = { $name } may add a table card.
waits-give = { $name } chooses who gets the pile.

## Moves

verb-play = play { $cards }
verb-flip = turn over face-down card { $number }
verb-take = take the pile
verb-finish = play no further card
verb-give = give the pile to { $player }
verb-table = lay { $cards } face up

## Places in words

place-in-hand =
    { $count ->
        [0] hand empty
       *[other] { $count } in hand
    }
place-deck = Draw pile
place-removed = Out of the game
place-table-cards = Your table cards
place-locked = open when your hand is empty
place-open = play them now
place-blind = turn them over one by one

## What is wanted and what is possible

ask-choose =
    { $left ->
        [one] Lay *one more card* face up; face-up cards come once your hand is gone.
       *[other] Lay *{ $left } cards* face up; they come once your hand is gone. High ones are easiest later.
    }
ask-open = Open the pile with *any card*.
ask-number =
    { $take ->
        [yes] Play *{ $number } or higher*, a karma card, or take the pile ({ $count ->
                [one] one card
               *[other] { $count } cards
            }).
       *[no] Play *{ $number } or higher*, or a karma card.
    }
ask-five =
    { $take ->
        [yes] Play *5 or lower*, a karma card, or take the pile ({ $count ->
                [one] one card
               *[other] { $count } cards
            }).
       *[no] Play *5 or lower*, or a karma card.
    }
ask-any =
    { $take ->
        [yes] Play *any card*, or take the pile ({ $count ->
                [one] one card
               *[other] { $count } cards
            }).
       *[no] Play *any card*.
    }
ask-take =
    { $count ->
        [one] Nothing of yours fits: *take the pile* (one card).
       *[other] Nothing of yours fits: *take the pile* ({ $count } cards).
    }
ask-flip =
    { $take ->
        [yes] *Turn over a face-down card*: if it does not fit, you take the pile; or take it now ({ $count ->
                [one] one card
               *[other] { $count } cards
            }).
       *[no] *Turn over a face-down card*: if it does not fit, you take it with the pile.
    }
ask-follow = Now add *a table card*, whatever its number, or finish.
ask-give =
    { $count ->
        [one] *Who* gets the pile (one card)?
       *[other] *Who* gets the pile ({ $count } cards)?
    }

## What a move comes to

effect-take = Take the pile
effect-play = Play
effect-pair = Play { $count } at once
effect-clears = clears
effect-take-sure =
    { $count ->
        [one] You could still play a card. Take the pile all the same?
       *[other] You could still play a card. Take all { $count } cards of the pile?
    }

## Moments

moment-cleared =
    { $you ->
        [yes] You clear the pile and play again
       *[no] { $name } clears the pile and plays again
    }
moment-took =
    { $you ->
        [yes] You take the pile: { $count }
       *[no] { $name } takes the pile: { $count }
    }
moment-gave =
    { $you ->
        [yes] You give the pile ({ $count }) to { $other }
       *[no]
            { $at ->
                [yes] { $name } gives you the pile: { $count }
               *[no] { $name } gives the pile ({ $count }) to { $other }
            }
    }
moment-failed = { $card } does not fit
moment-out =
    { $you ->
        [yes] You are out of cards
       *[no] { $name } is out of cards
    }
moment-back =
    { $at ->
        [yes] You are back in the game
       *[no] { $other } is back in the game
    }
moment-last =
    { $you ->
        [yes] Your last card
       *[no] { $name }: last card
    }
moment-ended =
    { $you ->
        [yes] You are left with cards
       *[no] { $name } is left with cards
    }

## The same to whom it concerns

you-dealer = You deal
you-chose = You choose { $cards } as a face-up card
you-shown = You lay { $cards } face up
you-first = You begin
you-played = You play { $cards } from hand
you-played-up = You play { $cards } from the table
you-flipped = You turn over { $cards }
you-cleared = You clear the pile and play again
you-took = You take the pile: { $cards }
you-gave = You give the pile to { $other }: { $cards }
to-you-gave = { $player } gives you the pile: { $cards }
you-drew = You draw { $cards }
you-finished = You play no further card
you-out = You are out of cards
to-you-back = You are back in the game
you-ended = Only you have cards left: you lose

## In short

brief-want = Get rid of all your cards. The last player who still has cards loses; all the others win.
brief-turn = Lay one card, or two alike, on the pile: as high as its top card, or higher. Karma cards go on anything. If you can lay nothing, take the whole pile into your hand. At the end of your turn draw back up to three cards, while the deck lasts. You play from your hand first, then the open cards before you, then the hidden ones.
brief-end = The game ends when only one player has cards left.

## The coach

coach-choose = Lay your high numbers and karma cards face up: they are played last, when the pile is hard to beat.
coach-follow = Any table card goes on now, so this is the moment for one that seldom fits.
coach-give = { $player } is nearest to being out: the pile hurts most there.
coach-flip = Nobody knows these cards: any of them is as good a try as the next.
coach-clears = Your { $card } sweeps away the pile ({ $count }), and then you play again.
coach-only-karma =
    { $count ->
        [one] Only a karma card keeps you from taking the pile (one card).
       *[other] Only a karma card keeps you from taking the pile ({ $count } cards).
    }
coach-lowest =
    { $count ->
        [one] Only your { $card } fits without spending a karma card.
       *[other] { $count } of your numbers fit; the { $card } is the hardest to place later.
    }
coach-why-take =
    { $count ->
        [one] taking the pile puts another card into your hand
       *[other] taking the pile puts { $count } more cards into your hand
    }
coach-why-give = { $player } is nearer to being out
coach-why-clears = it sweeps the pile away, and you play again
coach-why-several = you get rid of { $count } cards at once
coach-why-save = { $card } helps most when nothing else fits
coach-why-lower = { $card } still fits when the pile is high
coach-why-choose = { $card } is easy to play at the end

## At a glance

glance-1-head = Goal
glance-1 = Get rid of all your cards. The last one who still has cards loses; everybody else wins.
glance-2-head = Your turn
glance-2 = Lay one card, or two alike, on the pile: as high as its top card, or higher. Karma cards go on anything.
glance-3-head = Nothing fits?
glance-3 = Take the whole pile into your hand.
glance-4-head = Drawing
glance-4 = At the end of your turn draw back up to three cards, while the deck lasts.
glance-5-head = And then
glance-5 = With no hand left you play your open cards, and at last the hidden ones, unseen.
