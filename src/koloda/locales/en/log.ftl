### The log as its reader is addressed: a line goes on from the player's name above or before it.
### A line that begins with ~ stands alone; `-you` is said to the one who acted, `-at-you` to the one it was done to.


## Karma

karma-chose = chooses { $cards } to lie face up
karma-chose-you = choose { $cards } to lie face up
karma-shown = shows { $cards }
karma-shown-you = show { $cards }
karma-first = begins
karma-first-you = begin
karma-dealer = deals
karma-dealer-you = deal
karma-played = plays { $cards }
karma-played-you = play { $cards }
karma-played-up = plays { $cards } from the table
karma-played-up-you = play { $cards } from the table
karma-flipped = turns over { $cards }
karma-flipped-you = turn over { $cards }
karma-failed = ~{ $cards } does not fit
karma-cleared = clears the pile and plays again
karma-cleared-you = clear the pile and play again
karma-took = takes the pile: { $cards }
karma-took-you = take the pile: { $cards }
karma-gave = gives the pile to { $other }: { $cards }
karma-gave-you = give the pile to { $other }: { $cards }
karma-gave-at-you = gives you the pile: { $cards }
karma-left-game = ~{ $cards } leaves the game
karma-moved-up = ~{ $cards } comes from the bottom to the top
karma-drew = draws { $cards }
karma-drew-you = draw { $cards }
karma-finished = adds no card
karma-finished-you = add no card
karma-out = has no cards left and is safe
karma-out-you = have no cards left: you are safe

## Kanobu

kanobu-first = begins
kanobu-first-you = begin
kanobu-turned-up = ~{ $cards } starts the pile
kanobu-played = plays { $cards }
kanobu-played-you = play { $cards }
kanobu-drew = draws { $cards }
kanobu-drew-you = draw { $cards }
kanobu-ended-turn = plays no card
kanobu-ended-turn-you = play no card
kanobu-passed = can neither play nor draw
kanobu-passed-you = can neither play nor draw
kanobu-owed-skip = ~{ $other } must answer or lose a turn
kanobu-owed-skip-at-you = ~You must answer or lose a turn
kanobu-owed-cards = ~{ $amount } cards and a lost turn are coming to { $other }
kanobu-owed-cards-at-you = ~{ $amount } cards and a lost turn are coming to you
kanobu-owed-all = ~{ $other } must answer, or everybody else draws { $amount }
kanobu-owed-all-at-you = ~You must answer, or everybody else draws { $amount }
kanobu-owed-chance = ~{ $other } must answer, lay three cards, or draw { $amount }
kanobu-owed-chance-at-you = ~You must answer, lay three cards, or draw { $amount }
kanobu-accepted = does not answer
kanobu-accepted-you = do not answer
kanobu-skipped = loses a turn
kanobu-skipped-you = lose a turn
kanobu-laid = lays { $cards }
kanobu-laid-you = lay { $cards }
kanobu-turned = ~Play goes the other way round
kanobu-named-blue = names blue
kanobu-named-blue-you = name blue
kanobu-named-green = names green
kanobu-named-green-you = name green
kanobu-named-red = names red
kanobu-named-red-you = name red
kanobu-named-yellow = names yellow
kanobu-named-yellow-you = name yellow
kanobu-opened = turns up { $cards }
kanobu-opened-you = turn up { $cards }
kanobu-used = plays { $cards } from the Star
kanobu-used-you = play { $cards } from the Star
kanobu-kept = keeps { $cards } from the Star
kanobu-kept-you = keep { $cards } from the Star
kanobu-left-open = ~{ $cards } go under the deck
kanobu-cancelled = ~Under the deck: { $cards }
kanobu-out = has no cards left: place { $amount }
kanobu-out-you = have no cards left: place { $amount }
kanobu-ended = has no cards left and wins
kanobu-ended-you = have no cards left: you win

## Unit

unit-first = begins
unit-first-you = begin
unit-dealt = gets { $cards }
unit-dealt-you = get { $cards }
unit-turn = is on turn
unit-turn-you = are on turn
unit-no-move = has no card to move
unit-no-move-you = have no card to move
unit-reserved = puts { $cards } into the limit
unit-reserved-you = put { $cards } into the limit
unit-attached-s = extends the limit of ♠ with { $cards }
unit-attached-s-you = extend the limit of ♠ with { $cards }
unit-attached-h = extends the limit of ♥ with { $cards }
unit-attached-h-you = extend the limit of ♥ with { $cards }
unit-attached-d = extends the limit of ♦ with { $cards }
unit-attached-d-you = extend the limit of ♦ with { $cards }
unit-taken-back = takes { $cards } back; it rests this turn
unit-taken-back-you = take { $cards } back; it rests this turn
unit-attacked = attacks with { $cards }
unit-attacked-you = attack with { $cards }
unit-defended = defends with { $cards }
unit-defended-you = defend with { $cards }
unit-against = against { $cards }
unit-against-you = against { $cards }
unit-recovered = turns { $cards } of the limit into points
unit-recovered-you = turn { $cards } of the limit into points
unit-recovered-hand = turns { $cards } of the hand into points
unit-recovered-hand-you = turn { $cards } of your hand into points
unit-passed = does not answer for now
unit-passed-you = do not answer for now
unit-ended-turn = ends the turn; { $other } has the last word
unit-ended-turn-you = end the turn; { $other } has the last word
unit-ended-turn-at-you = ends the turn; you have the last word
unit-done = does no more
unit-done-you = do no more
unit-unsaved =
    { $amount ->
        [0] has no limit card that could save the points
       *[other] cannot save the points: limit cards bring only { $amount }
    }
unit-unsaved-you =
    { $amount ->
        [0] have no limit card that could save your points
       *[other] cannot save your points: limit cards bring only { $amount }
    }
unit-unspent = keeps the limit cards that could have saved the points (+{ $amount })
unit-unspent-you = keep the limit cards that could have saved your points (+{ $amount })
unit-ready = is ready
unit-ready-you = are ready
unit-unready = goes on after all
unit-unready-you = go on after all
unit-danger = would lose { $amount }: every point
unit-danger-you = would lose { $amount }: every point you have
unit-lost = loses { $amount }
unit-lost-you = lose { $amount }
unit-lost-by = to { $cards }
unit-gained = gains { $amount }
unit-gained-you = gain { $amount }
unit-cleared = ~Off the field: { $cards }
unit-shown = shows { $cards }
unit-shown-you = show { $cards }
unit-counted = has { $amount } with points and cards together
unit-counted-you = have { $amount } with points and cards together

## Karmaka

karmaka-first = begins
karmaka-first-you = begin
karmaka-dealt = is dealt { $cards }
karmaka-dealt-you = are dealt { $cards }
karmaka-renewed = ~{ $amount } Ruins become the new Well
karmaka-drew-own = draws { $cards }
karmaka-drew-own-you = draw { $cards }
karmaka-points = lays { $cards } onto the Deeds
karmaka-points-you = lay { $cards } onto your Deeds
karmaka-ability = uses { $cards }
karmaka-ability-you = use { $cards }
karmaka-future = lays { $cards } onto the Future Life
karmaka-future-you = lay { $cards } onto your Future Life
karmaka-partner = puts { $cards } onto the Future Life of { $other }
karmaka-partner-you = put { $cards } onto the Future Life of { $other }
karmaka-partner-at-you = puts { $cards } onto your Future Life
karmaka-passed = passes
karmaka-passed-you = pass
karmaka-skipped = plays no further card
karmaka-skipped-you = play no further card
karmaka-aimed = plays it on { $other }
karmaka-aimed-you = play it on { $other }
karmaka-aimed-at-you = plays it on you
karmaka-aimed-self = play it on yourself
karmaka-aimed-own = plays it on themself
karmaka-unasked = (no other choice)
karmaka-ruined = ruins { $cards } of the Hand
karmaka-ruined-you = ruin { $cards } of your Hand
karmaka-ruined-deed = loses the Deed { $cards }
karmaka-ruined-deed-you = lose your Deed { $cards }
karmaka-ruined-deck = loses { $cards } from the Deck
karmaka-ruined-deck-you = lose { $cards } from your Deck
karmaka-ruined-future = loses { $cards } from the Future Life
karmaka-ruined-future-you = lose { $cards } from your Future Life
karmaka-ruined-random = loses { $cards } from the Hand by chance
karmaka-ruined-random-you = lose { $cards } from your Hand by chance
karmaka-drew = draws { $cards } from the Well
karmaka-drew-you = draw { $cards } from the Well
karmaka-deck-grew = gets a card of the Well onto the Deck
karmaka-deck-grew-you = get a card of the Well onto your Deck
karmaka-fetched = takes { $cards } from the Ruins
karmaka-fetched-you = take { $cards } from the Ruins
karmaka-recycled = lays { $cards } from the Ruins onto the Future Life
karmaka-recycled-you = lay { $cards } from the Ruins onto your Future Life
karmaka-scored = moves { $cards } onto the Deeds
karmaka-scored-you = move { $cards } onto your Deeds
karmaka-took-back = takes { $cards } from the Future Life
karmaka-took-back-you = take { $cards } from your Future Life
karmaka-peeked = looks at the Hand of { $other }: { $cards }
karmaka-peeked-you = see the Hand of { $other }: { $cards }
karmaka-peeked-at-you = looks at your Hand
karmaka-looked = looks at { $cards } of the Well
karmaka-looked-you = see { $cards } of the Well
karmaka-placed = lays { $cards } onto the Future Life
karmaka-placed-you = lay { $cards } onto your Future Life
karmaka-returned = puts { $cards } back onto the Well
karmaka-returned-you = put { $cards } back onto the Well
karmaka-stole-future = takes { $cards } from the Future Life of { $other }
karmaka-stole-future-you = take { $cards } from the Future Life of { $other }
karmaka-stole-future-at-you = takes { $cards } from your Future Life
karmaka-shown = sees { $cards } in the Hand of { $other }
karmaka-shown-you = see { $cards } in the Hand of { $other }
karmaka-shown-at-you = sees { $cards } in your Hand
karmaka-stole = takes { $cards } from the Hand of { $other }
karmaka-stole-you = take { $cards } from the Hand of { $other }
karmaka-stole-at-you = takes { $cards } from your Hand
karmaka-stole-deed = takes the Deed { $cards } of { $other }
karmaka-stole-deed-you = take the Deed { $cards } of { $other }
karmaka-stole-deed-at-you = takes your Deed { $cards }
karmaka-copied = copies { $cards }
karmaka-copied-you = copy { $cards }
karmaka-accepted = takes { $cards } onto the Future Life
karmaka-accepted-you = take { $cards } onto your Future Life
karmaka-declined = does not want { $cards }
karmaka-declined-you = do not want { $cards }
karmaka-unwanted = ~{ $cards } goes to the Ruins
karmaka-died =
    dies with { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
karmaka-died-you =
    die with { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
karmaka-spent = spends Rings: { $amount }
karmaka-spent-you = spend Rings: { $amount }
karmaka-stayed = stays and gets a Ring: { $amount } now
karmaka-stayed-you = stay and get a Ring: { $amount } now
karmaka-buried = loses the Deeds to the Ruins: { $cards }
karmaka-buried-you = lose your Deeds to the Ruins: { $cards }
karmaka-reborn =
    { $amount ->
        [0] is reborn without a card
       *[other] is reborn with { $cards }
    }
karmaka-reborn-you =
    { $amount ->
        [0] are reborn without a card
       *[other] are reborn with { $cards }
    }
karmaka-new-deck =
    { $amount ->
        [0] gets no new Deck: there are cards enough
       *[other] fills up the new life with a Deck of { $amount }
    }
karmaka-new-deck-you =
    { $amount ->
        [0] get no new Deck: there are cards enough
       *[other] fill up the new life with a Deck of { $amount }
    }
karmaka-transcended = transcends and wins
karmaka-transcended-you = transcend: you win
karmaka-climbed =
    climbs to { $amount ->
        [1] the Snake
        [2] the Wolf
        [3] the Monkey
       *[other] Transcendence
    }
karmaka-climbed-you =
    climb to { $amount ->
        [1] the Snake
        [2] the Wolf
        [3] the Monkey
       *[other] Transcendence
    }

## At every table

note-clock = has run out of time: a simple move is made
note-clock-you = have run out of time: a simple move is made for you
note-flag = has used up the time: a bot plays on
note-flag-you = have used up your time: a bot plays on
note-hint = asks for a hint
note-hint-you = ask for a hint
note-rule = took too long: a simple rule chose the move
note-rule-you = took too long: a simple rule chose the move
note-resigned = gives up
note-resigned-you = give up
note-offers = offers to end the game without a winner
note-offers-you = offer to end the game without a winner
note-agrees = agrees to end the game
note-agrees-you = agree to end the game
note-goes-on = wants to play on
note-goes-on-you = want to play on
note-ended = agrees: the game ends without a winner
note-ended-you = agree: the game ends without a winner
