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

# What a rule is about, on the large card.
about-n12 = what beats what
about-n13 = example: a red Rock
about-n14 = where it does not fit
about-n26 = after two 3 Cards
about-r11 = playing the chosen card
about-r12 = what answers Chance
about-r16 = answering with the same
about-r17 = the next player’s turn
about-r24 = once a colour is named

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
waits-turn = { $name } plays a card or draws one.
waits-drawn = { $name } may play the card just drawn.
waits-answer = { $name } answers, or bears what the card does.
waits-lay = { $name } lays the next of three cards.
waits-colour = { $name } names a colour.
waits-star = { $name } chooses one of the opened cards.
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

## Places in words

place-deck = Deck
place-in-hand =
    { $count ->
        [0] hand empty
       *[other] { $count } in hand
    }
place-live = Live colour
place-follow = One of these colours fits, purple always
place-answer = An answer needs the same sign, any colour
place-open = Opened by the Star
place-owed-skip =
    { $you ->
        [yes] You lose a turn
       *[no] loses a turn
    }
place-owed-three =
    { $you ->
        [yes] for you, and you skip
       *[no] and a skipped turn
    }
place-owed-one =
    { $you ->
        [yes] for everyone else, you first
       *[no] for everyone else
    }
place-owed-two =
    { $you ->
        [yes] for everyone else, you first
       *[no] for everyone else
    }
place-owed-chance =
    { $you ->
        [yes] and skip, or lay three signs
       *[no] or three hand signs
    }

## What is wanted and what is possible

ask-turn-any =
    { $draw ->
        [yes] Play *any card*, or draw one.
       *[no] Play *any card*.
    }
ask-turn-named =
    { $draw ->
        [yes] Play *{ $colours }* or purple, or draw a card.
       *[no] Play *{ $colours }* or purple.
    }
ask-turn-sign =
    { $draw ->
        [yes] Play *{ $colours }*: { $beater } beats { $sign }, any action fits; or purple, or draw.
       *[no] Play *{ $colours }*: { $beater } beats { $sign }, any action fits; or purple.
    }
ask-turn-action =
    { $draw ->
        [yes] Play *{ $colours }*, another *{ $sign }*, or purple; or draw.
       *[no] Play *{ $colours }*, another *{ $sign }*, or purple.
    }
ask-draw = Nothing of yours fits: *draw a card*.
ask-pass = Nothing fits and nothing is left to draw: *end your turn*.
ask-drawn = The card you drew fits: *play it*, or keep it.
ask-unfit = The card you drew does not fit: *end your turn*.
ask-answer-three =
    { $can ->
        [both] *+{ $count } is coming.* Pass it on with 3 Cards, Cancel it, or draw and skip.
        [same] *+{ $count } is coming.* Pass it on with 3 Cards, or draw and skip.
        [cancel] *+{ $count } is coming.* Cancel it, or draw and skip.
       *[none] *+{ $count } is coming* and you have no answer: draw and skip.
    }
ask-answer-one =
    { $can ->
        [both] *Everyone else draws { $count }.* Add 1 Card, Cancel, or draw and play on.
        [same] *Everyone else draws { $count }.* Add 1 Card, or draw and play on.
        [cancel] *Everyone else draws { $count }.* Cancel, or draw and play on.
       *[none] *Everyone else draws { $count }*, you too; then you play on.
    }
ask-answer-two =
    { $can ->
        [both] *Everyone else draws { $count }.* Add 2 Cards, Cancel, or draw and play on.
        [same] *Everyone else draws { $count }.* Add 2 Cards, or draw and play on.
        [cancel] *Everyone else draws { $count }.* Cancel, or draw and play on.
       *[none] *Everyone else draws { $count }*, you too; then you play on.
    }
ask-answer-skip =
    { $can ->
        [both] *You are to be skipped.* Pass it on with Skip, Cancel it, or skip.
        [same] *You are to be skipped.* Pass it on with Skip, or skip.
        [cancel] *You are to be skipped.* Cancel it, or skip.
       *[none] *You are skipped*: you have no answer.
    }
ask-answer-chance =
    { $lay ->
        [yes] *Chance:* lay three hand signs, answer with Chance or Cancel if you have it, or draw { $count } and skip.
       *[no] *Chance:* { $can ->
            [none] you cannot answer: draw { $count } and skip.
           *[both] answer with your Chance or Cancel, or draw { $count } and skip.
        }
    }
ask-lay = Lay *the next of three*: Rock, Scissors or Paper, any colour.
ask-colour = Name *a colour*: the next card must have it or be purple.
ask-star = Choose one: *onto the pile* to play it, into your hand to keep it.

## What a move comes to

effect-play = Play
effect-use = Play
effect-keep = Keep
effect-lay = Lay
effect-draw = Draw a card
effect-pass = End turn
effect-accept-draw = Draw { $count }
effect-accept-skip = Skip
effect-wins = wins
effect-cancels =
    { $count ->
        [0] cancels the skip
       *[other] cancels +{ $count }
    }
effect-of-three = +{ $count } to { $name }
effect-of-one = +{ $count } to all others
effect-of-two = +{ $count } to all others
effect-of-skip = { $name } skips
effect-of-chance = { $name } is tested
effect-of-reverse = the other way round

## Moments

moment-owed-cards =
    { $you ->
        [yes] +{ $amount } for you!
       *[no] +{ $amount } for { $other }!
    }
moment-owed-all = +{ $amount } for everyone else
moment-owed-chance =
    { $you ->
        [yes] Chance: three hand signs, or draw
       *[no] Chance for { $other }
    }
moment-drew-many =
    { $you ->
        [yes] You draw { $count }
       *[no] { $name } draws { $count }
    }
moment-turned = The other way round
moment-named-blue = Blue!
moment-named-green = Green!
moment-named-red = Red!
moment-named-yellow = Yellow!
moment-last =
    { $you ->
        [yes] Your last card!
       *[no] { $name }: last card!
    }
moment-out =
    { $you ->
        [yes] You are out: place { $amount }
       *[no] { $name } is out: place { $amount }
    }
moment-ended =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }

## What happened

event-cancelled = Under the deck: { $cards }

## The same to whom it concerns

you-first = You begin
you-played = You play { $cards }
you-drew = You draw { $cards }
you-ended-turn = You play no card
you-passed = You can neither play nor draw
to-you-owed-skip = You must answer or lose a turn
to-you-owed-cards = You must answer or draw { $amount } and lose a turn
you-owed-all = { $other } must answer, or everyone except you draws { $amount }
to-you-owed-all = You must answer, or everyone except { $player } draws { $amount }
to-you-owed-chance = You must answer, lay three cards, or draw { $amount } and lose a turn
you-accepted = You do not answer
you-skipped = You lose a turn
you-laid = You lay { $cards }
you-named-blue = You name blue
you-named-green = You name green
you-named-red = You name red
you-named-yellow = You name yellow
you-opened = You turn up { $cards }
you-used = You play { $cards } from the Star
you-kept = You take { $cards } from the Star
you-out = You have no cards left and take place { $amount }
you-ended = You have no cards left: you win
you-ended-places = Only you have cards left: the game ends

## In short

brief-want = Be the first to get rid of all your cards.
brief-turn = Play one card that fits the top of the pile: the same colour or sign, or any purple card. Among themselves, Rock, Scissors and Paper must share a colour and also win. If nothing fits, draw a card. If the card on top is aimed at you, answer it first: pass it on with the same sign, cancel it, or accept.
brief-end = Whoever plays the last card wins at once.

## The coach

coach-star = Played at once, an opened card does not stay in your hand; kept, it is one more to get rid of.
coach-lay = Each sign that you lay leaves your hand, whatever its colour.
coach-drawn = Played now, the card you drew costs you nothing; kept, your hand has grown.
coach-answer = With an answer the effect moves on to others; if you accept it, it ends with you.
coach-colour =
    { $colour ->
        [B] Most of your cards are blue ({ $count }).
        [G] Most of your cards are green ({ $count }).
        [R] Most of your cards are red ({ $count }).
       *[Y] Most of your cards are yellow ({ $count }).
    }
coach-short =
    { $count ->
        [one] The next player has one card left: make them draw or skip.
       *[other] The next player has only { $count } cards left: make them draw or skip.
    }
coach-cancel = Cancel can undo an attack on you: keep it while something else fits.
coach-purple = Purple fits at any time: play a coloured card while one fits.
coach-fits = { $count } different cards of yours fit: which colour shall the rest of your hand follow?
coach-why-colour = { $count } of your cards have that colour
coach-why-draw = your hand gets shorter instead of longer
coach-why-pass = the card you drew would be gone again
coach-why-accept = the effect moves on instead of ending with you
coach-why-use = played at once, the card does not stay in your hand
coach-why-short =
    { $count ->
        [one] the next player has one card left and must be slowed down
       *[other] the next player has only { $count } cards left and must be slowed down
    }
coach-why-cancel = Cancel is worth more when somebody attacks you
coach-why-purple = a purple card fits at any time and can wait
coach-why-two = a card of two colours fits more often and can wait
coach-why-follow =
    { $count ->
        [one] one more of your cards has that colour
       *[other] { $count } more of your cards have that colour
    }

## At a glance

glance-1-head = Goal
glance-1 = Be the first without cards: whoever plays the last one wins at once.
glance-2-head = Your turn
glance-2 = Play one card with the colour or the sign of the card on top, or any purple one.
glance-3-head = Who beats whom
glance-3 = Rock, Scissors and Paper must share a colour and also win against each other.
glance-4-head = Nothing fits?
glance-4 = Draw a card.
glance-5-head = Aimed at you?
glance-5 = Answer first: pass it on with the same sign, cancel it, or accept.
