### Karmaka as the table shows it.

game-title = Karmaka
game-line = Live, die and be reborn: enough points in each life lift you rung by rung, and the first to transcend wins.

## Cards

card-panic = Panic
card-dwindle = Dwindle
card-crisis = Crisis
card-roulette = Roulette
card-hells_heart = Hell's Heart
card-vengeance = Vengeance
card-spite = Spite
card-another_day = Another Day
card-recycle = Recycle
card-salvage = Salvage
card-longevity = Longevity
card-sowing = Sowing
card-journey = Journey
card-jubilee = Jubilee
card-transmigrate = Transmigrate
card-peek = Peek
card-destiny = Destiny
card-stolen_dreams = Stolen Dreams
card-denial = Denial
card-swindle = Swindle
card-thievery = Thievery
card-embody = Embody
card-mimic = Mimic

## Printed on the card

text-panic = Ruin the top card of any Deck. You may play another card.
text-dwindle = A player you choose ruins one card of their Hand.
text-crisis = A rival ruins one of their Deeds; they choose which.
text-roulette = Ruin up to two Hand cards; draw one more than that from the Well.
text-hells_heart = Ruin the top two cards of a rival's Future Life.
text-vengeance = Ruin a rival's exposed Deed.
text-spite = Ruin two random cards of a rival's Hand.
text-another_day = Draw a card from the Well. You may play another card.
text-recycle = Put one of the top three Ruins onto your Future Life.
text-salvage = Take one of the top three Ruins into your Hand.
text-longevity = Put two cards from the Well onto any player's Deck.
text-sowing = Draw two from the Well, then lay two Hand cards onto your Future Life.
text-journey = Draw three from the Well. You may play another card.
text-jubilee = Move up to two Hand cards onto your Deeds.
text-transmigrate = Take any card of your Future Life into your Hand.
text-peek = Look at a rival's Hand. You may play another card.
text-destiny = See the Well's top three; keep up to two for Future Life.
text-stolen_dreams = The top of a rival's Future Life goes onto yours.
text-denial = Ruin a card of your Hand and use its ability.
text-swindle = See three random cards of a rival's Hand; take one.
text-thievery = Take a rival's exposed Deed into your Hand.
text-embody = Use the ability of one of your own Deeds.
text-mimic = Use the ability of a rival's exposed Deed.

# What a rule is about, on the large card.
about-m2-4 = who is offered it
about-g12 = an empty Well
place-copies =
    { $count ->
        [one] { $count } copy, { $seen } in sight
       *[other] { $count } copies, { $seen } in sight
    }

## Places on the table

zone-hand = Hand
zone-deck = Deck
zone-future = Future Life, top first
zone-deeds = Deeds, exposed first
zone-well = Well
zone-ruins = Ruins, top first
zone-inplay = in play
zone-shown = looked at

## Facts

# The question says whose turn it is.
fact-turn = { "" }
fact-turns = turns played: { $value }
fact-rung =
    { $player }: { $value ->
        [0] Dung Beetle, needs 4 points
        [1] Snake, needs 5 points
        [2] Wolf, needs 6 points
        [3] Monkey, needs 7 points
       *[other] Transcendence
    }
fact-rings =
    { $value ->
        [0] { "" }
        [one] { $player }: a Karmic Ring
       *[other] { $player }: { $value } Karmic Rings
    }
fact-extra =
    { $value ->
        [0] { "" }
       *[other] extra plays in this turn: { $value }
    }
fact-target =
    { $value ->
        [none] { "" }
       *[other] aimed at: { $player }
    }
fact-copied =
    { $value ->
        [none] { "" }
       *[other] uses the ability of { $cards }
    }
fact-taken =
    { $value ->
        [0] { "" }
       *[other] Transmigrate took card { $value } from the top
    }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
       *[other] this position was met { $value } times
    }

## Questions

prompt-play = What do you play?
prompt-play-again = You may play one more card: which?
prompt-choose-rival = Which rival do you play it against?
prompt-choose-any-player = Whom do you play it on?
prompt-may-ruin = Roulette: ruin a card of your Hand for one more draw?
prompt-may-draw = Roulette: draw a card from the Well?
prompt-fetch-to-future = Which of the top Ruins goes onto your Future Life?
prompt-fetch-to-hand = Which of the top Ruins do you take into your Hand?
prompt-sow = Which card do you put onto your Future Life?
prompt-may-score = Jubilee: which card do you move onto your Deeds?
prompt-take-from-future = Which card of your Future Life do you take into your Hand?
prompt-may-place = Destiny: which card do you put onto your Future Life?
prompt-return-the-rest = Destiny: which card goes back onto the Well next? The last one lies on top.
prompt-steal-one = Swindle: which card do you take?
prompt-ruin-and-copy = Denial: which card do you ruin to use its ability?
prompt-copy-own-deed = Embody: which of your Deeds do you copy?
prompt-copy-rivals-deed = Mimic: whose exposed Deed do you copy?
prompt-spend-rings = Your life is over: how many Karmic Rings do you spend?
prompt-they-ruin-a-card = Dwindle: which card of your Hand do you ruin?
prompt-they-ruin-a-deed = Crisis: which of your Deeds do you ruin?
prompt-offer = You are offered { $inplay }: take it onto your Future Life?
waits-play = { $name } plays a card, or passes.
waits-play-again = { $name } may play one more card.
waits-offer = { $name } may take the card onto their Future Life.
waits-spend-rings = { $name } may spend Rings to climb.

## Moves

verb-points = { $cards } onto your Deeds
verb-ability = { $cards } for its ability
verb-future = { $cards } onto your Future Life
verb-partner = { $cards } onto your partner's Future Life
verb-pass = pass
verb-skip = play no further card
verb-accept = take it
verb-decline = leave it
verb-draw = draw a card
verb-done = that is enough
verb-target = { $player }
verb-copy = the exposed Deed of { $player }
verb-fetch = Ruin { $number } from the top
verb-ruin = ruin { $cards }
verb-sow = { $cards } onto your Future Life
verb-score = { $cards } onto your Deeds
verb-place = { $cards } onto your Future Life
verb-return = { $cards } back onto the Well
verb-steal = take { $cards }
verb-take = card { $number } from the top
verb-deed = Deed { $number } from the top
verb-rings =
    { $number ->
        [0] spend no Ring
        [one] spend { $number } Ring
       *[other] spend { $number } Rings
    }

## Places in words

place-well = Well
place-ruins = Ruins
place-deeds = Deeds
place-future = Future
place-deck = Deck
place-your-deeds = Your Deeds
place-deeds-are = points for this life
place-exposed = exposed
place-exposed-is = Exposed: only the top Deed can be taken or copied, and a cheap card laid on it protects the others; hit by Crisis, you choose the one you lose
place-future-life = Future Life
place-future-is = your hand in the next life
place-future-told = the Hand of the next life, hidden from others; some cards steal or ruin its top card
place-well-is = the common draw pile: new lives are filled up from it
place-ruins-is = cards that were used or lost; some cards fetch one of the top three back
place-deck-is = you draw one a turn
place-life =
    { $left ->
        [one] { $left } card left in this life
       *[other] { $left } cards left in this life
    }
place-life-is =
    { $left ->
        [0] your next turn is your rebirth
       *[other] { $players ->
            [2] at 0: your rival’s turn, then your rebirth
           *[other] at 0: each rival’s turn, then your rebirth
        }
    }
place-life-over = This life is over
place-life-over-is = its Deeds go to the Ruins
place-next = Next life: Hand { $hand } + Deck { $deck }
place-next-is =
    { $deck ->
        [6] nothing kept yet: six from the Well
        [0] all that you kept; no Deck
       *[other] cards you kept, the rest from the Well
    }
place-ability = Ability
place-ability-is = the effect now; then a rival may take the card onto their Future Life, or it goes to the Ruins
place-price =
    { $players ->
        [2] Your rival may then take it onto their Future Life.
       *[other] Whoever it was aimed at may take it onto their Future Life; aimed at nobody, each rival is asked in turn.
    }
place-no-effect = it has no effect
place-again = one more card
place-shown = Only you see these
place-choose-future = Your Future Life, the top card first: take one
place-choose-ruins = The top three Ruins, the top card first: choose one
place-goal = the goal
place-goal-is = Whoever gets here first wins
place-rung-is = At the end of a life { $asked } points of one colour lift you from here; with fewer you stay and get a Karmic Ring
place-to-climb = to climb
place-of = { $points } of { $asked }
place-rings =
    { $count ->
        [one] { $count } Karmic Ring: one point each at the end of a life
       *[other] { $count } Karmic Rings: one point each at the end of a life
    }
place-ring-count =
    { $count ->
        [one] { $count } Ring
       *[other] { $count } Rings
    }
place-own-rings =
    { $count ->
        [0] no Rings
        [one] { $count } Ring
       *[other] { $count } Rings
    }
place-ring-is = A Ring counts one point for your best colour at the end of one life. As each life ends you are asked how many you spend; then they are gone.
place-rings-short =
    { $enough ->
        [yes] Enough points: you { $last ->
                [yes] win
               *[no] climb
            } as this life ends.
       *[no] { $count ->
            [0] Too few points: a Ring, +1 in a life you choose.
           *[other] A Ring: +1 for your best colour; asked as a life ends.
        }
    }
place-ring-life =
    { $enough ->
        [yes] Enough points: you { $last ->
                [yes] win
               *[no] climb
            }
       *[no] { $count ->
            [0] Too few: you stay, with a Ring
            [one] Ring: +1 for your best colour
           *[other] Rings: +1 each, best colour
        }
    }
place-ring-when =
    { $enough ->
        [yes] { $count ->
            [0] if they are there as this life ends
           *[other] no Ring needed: save it
        }
       *[no] { $count ->
            [0] +1 once, as a life ends: you choose when
           *[other] you choose as a life ends: spend or save
        }
    }

## What is wanted and what is possible

ask-offer = { $name } must offer *{ $card }*: take it onto your Future Life? “{ $text }”
ask-now =
    { $rings ->
        [0] { $points } of { $asked } points
        [one] { $points } of { $asked } points ({ $sum } with your Ring)
       *[other] { $points } of { $asked } points ({ $sum } with your Rings)
    }
ask-play =
    { $pass ->
        [yes] *Play a card*: Deeds, Ability or Future Life; or pass. { $now }, cards left: { $left }.
        [last] *Your last card*: unless you get another, this life ends as your next turn begins; your Deeds are then gone. { $enough ->
                [no] { $now } so far; below { $asked } you stay and get a Ring.
               *[yes] { $now }: enough to { $last ->
                [yes] win
               *[no] climb
            }.
            }
       *[no] *Play a card*: Deeds, Ability, Future Life. Deck empty: each turn uses up a card, no pass. { $now }, cards left: { $left }.
    }
ask-play-again = You may play *one more card*: Deeds, Ability or Future Life. Or stop here.
ask-peril = *{ $name } is about to win*: enough points for Transcendence, and no cards left in this life. What you play now is the last chance to take points away.
ask-may-draw = { prompt-may-draw } Draws left: { $draws }.
ask-part = { $text } ({ $number } of { $total })
ask-as = { $card } as { $copied }
ask-choose-rival = *{ $card }*: which rival does it hit? That rival may then take the card onto their Future Life.
ask-choose-any-player = *{ $card }*: choose a player; it may be you. { $text }
ask-spend-rings =
    { $enough ->
        [none] Your life ends, your best colour has { $points } of { $asked }: you { $last ->
                [yes] win
               *[no] climb
            }, *no Ring is needed* (you have { $rings }).
        [yes] Your life ends, your best colour has { $points } of { $asked }; a Ring adds 1. Rings to spend: *{ $need }* (you have { $rings }), then you { $last ->
                [yes] win
               *[no] climb
            }.
       *[no] Your life ends, your best colour has { $points } of { $asked }: { $need } missing, { $rings ->
                [one] your Ring is not enough. *Keep it.*
               *[other] your { $rings } Rings are not enough. *Keep them.*
            }
    }

## What a move comes to

effect-points = Deeds
effect-ability = Ability
effect-ability-note = now; then a rival may take it onto their Future Life, else Ruins
effect-ability-none = no effect now
effect-ability-panic = ruins nothing now; one more play
effect-ability-peek = nothing to see now; one more play
effect-future = Future Life
effect-future-note = in your next Hand
effect-partner = For your partner
effect-partner-note = onto their Future Life
effect-sow = Future Life
effect-score = Deeds
effect-ruin = Ruin
effect-place = Future Life
effect-return = Back onto the Well
effect-steal = Take
effect-take = Take
effect-accept = Take it
effect-accept-note = onto your Future Life
effect-decline = Leave it
effect-decline-note = to the Ruins
effect-pass = Pass
effect-pass-note = keep every card; it costs only time
effect-skip = Stop here
effect-draw = Draw a card
effect-done = Stop here
effect-done-may-ruin = Ruin no more
effect-done-may-draw = Draw no more
effect-rings =
    { $count ->
        [0] Spend none
        [one] Spend { $count } Ring
       *[other] Spend { $count } Rings
    }
effect-rings-enough =
    { $last ->
        [yes] { $points } of { $asked }: you win
       *[no] { $points } of { $asked }: you climb
    }
effect-rings-wasted = { $points } of { $asked }: more than needed
effect-rings-short = { $points } of { $asked }: you stay
effect-climbs =
    { $last ->
        [yes] wins
       *[no] climbs
    }
effect-climbs-rings =
    { $count ->
        [one] + 1 Ring { $last ->
                [yes] wins
               *[no] climbs
        }
       *[other] + { $count } Rings { $last ->
                [yes] wins
               *[no] climbs
        }
    }
effect-best = best
effect-mosaic = +{ $points } in every colour,
effect-where-deeds = Deeds
effect-where-ability = Ability
effect-where-future = Future

## Moments

moment-died =
    { $you ->
        [yes] Your life ends
       *[no] A life of { $name } ends
    }
moment-died-note =
    { $you ->
        [yes] Hand and Deck were empty; points in your best colour: { $amount }
       *[no] points in the best colour: { $amount }
    }
moment-spent =
    { $you ->
        [yes] { $amount ->
            [one] You spend a Ring: 1 more point
           *[other] You spend { $amount } Rings: { $amount } more points
        }
       *[no] { $amount ->
            [one] { $name } spends a Ring: 1 more point
           *[other] { $name } spends { $amount } Rings: { $amount } more points
        }
    }
moment-climbed =
    { $you ->
        [yes] You climb: { $rung }
       *[no] { $name } climbs: { $rung }
    }
moment-climbed-note =
    { $you ->
        [yes]
            { $asked ->
                [0] { "" }
               *[other] { $last ->
                [yes] The last rung: { $asked } points of one colour, and you win
               *[no] The next rung asks for { $asked }
            }
            }
       *[no] { "" }
    }
moment-stayed =
    { $you ->
        [yes] Too few points: you stay and get a Ring
       *[no] Too few points: { $name } stays, with a Ring
    }
moment-stayed-note =
    { $you ->
        [yes] One point for your best colour, once: as each life ends you are asked whether to spend it. You have { $amount }
       *[no] One point, once, at the end of a life its owner chooses
    }
moment-reborn =
    { $you ->
        [yes] { $rung }: your new life begins
       *[no] { $rung }: a new life of { $name } begins
    }
moment-reborn-note =
    { $you ->
        [yes] Deeds to the Ruins, Future Life into your Hand. Rebirth was your whole turn
       *[no] { "" }
    }
moment-transcended =
    { $you ->
        [yes] You transcend!
       *[no] { $name } transcends!
    }
moment-copied =
    { $you ->
        [yes] You use { $card }
       *[no] { $name } uses { $card }
    }
moment-stole-deed =
    { $you ->
        [yes] You take { $card } from { $other }
       *[no] { $name } takes { $card } from { $other }
    }
moment-ruined-deed =
    { $you ->
        [yes] Your { $card } falls to the Ruins
       *[no] { $card } of { $name } falls to the Ruins
    }
moment-ruined-random =
    { $you ->
        [yes] You lose { $card } from your Hand
       *[no] { $name } loses { $card }
    }

## What happens
# Only where a person or a number asks for it; the other sentences stand with the events.

event-died =
    { $amount ->
        [one] { $player } dies with { $amount } point
       *[other] { $player } dies with { $amount } points
    }
event-spent =
    { $amount ->
        [one] { $player } spends { $amount } Karmic Ring
       *[other] { $player } spends { $amount } Karmic Rings
    }
event-climbed =
    { $amount ->
        [1] { $player } climbs and lives on as a Snake
        [2] { $player } climbs and lives on as a Wolf
        [3] { $player } climbs and lives on as a Monkey
       *[other] { $player } climbs and lives on as one who transcends
    }
event-stayed =
    { $amount ->
        [one] { $player } stays on the rung and gets a Karmic Ring, the first
       *[other] { $player } stays on the rung and gets a Karmic Ring: { $amount } now
    }

## The same to whom it concerns

you-first = You begin
you-dealt = You are dealt { $cards }
you-drew-own = You draw { $cards } from your Deck
you-points = You lay { $cards } among your Deeds
you-ability = You play { $cards } for its ability
you-future = You put { $cards } onto your Future Life
you-partner = You put { $cards } onto the Future Life of { $other }
to-you-partner = { $player } puts { $cards } onto your Future Life
you-passed = You pass
you-skipped = You play no further card
you-aimed = You choose { $other }
to-you-aimed = { $player } chooses you
you-ruined = You ruin { $cards } from your Hand
you-ruined-deed = Your Deed { $cards } is ruined
you-ruined-deck = { $cards } from your Deck is ruined
you-ruined-future = { $cards } from your Future Life is ruined
you-ruined-random = Chance ruins { $cards } from your Hand
you-drew = You draw { $cards } from the Well
you-deck-grew = A card of the Well goes onto your Deck
you-fetched = You take { $cards } from the Ruins
you-recycled = You put { $cards } from the Ruins onto your Future Life
you-scored = You move { $cards } onto your Deeds
you-took-back = You take { $cards } from place { $amount } of your Future Life
you-peeked = You look at the Hand of { $other }: { $cards }
to-you-peeked = { $player } looks at your Hand
you-looked = You look at { $cards } from the Well
you-placed = You put { $cards } onto your Future Life
you-returned = You put { $cards } back onto the Well
you-stole-future = You move { $cards } from the Future Life of { $other } onto yours
to-you-stole-future = { $player } moves { $cards } from your Future Life onto theirs
you-shown = You see { $cards } in the Hand of { $other }
to-you-shown = { $player } sees { $cards } in your Hand
you-stole = You take { $cards } from the Hand of { $other }
to-you-stole = { $player } takes { $cards } from your Hand
you-stole-deed = You take { $cards } from the Deeds of { $other }
to-you-stole-deed = { $player } takes { $cards } from your Deeds
you-copied = You use the ability of { $cards }
you-accepted = You take { $cards } onto your Future Life
you-declined = You do not want { $cards }
you-died =
    { $amount ->
        [one] Your life ends with { $amount } point
       *[other] Your life ends with { $amount } points
    }
you-spent =
    { $amount ->
        [one] You spend { $amount } Karmic Ring
       *[other] You spend { $amount } Karmic Rings
    }
you-climbed =
    { $amount ->
        [1] You climb and live on as a Snake
        [2] You climb and live on as a Wolf
        [3] You climb and live on as a Monkey
       *[other] You climb and live on as one who transcends
    }
you-stayed =
    { $amount ->
        [one] You stay on your rung and get a Karmic Ring: 1 point, once, in a life you choose
       *[other] You stay on your rung and get a Karmic Ring: { $amount } now, 1 point each, once, in lives you choose
    }
you-buried = Your Deeds go to the Ruins: { $cards }
you-reborn = You are reborn; your Hand: { $cards }
you-new-deck =
    { $amount ->
        [0] Your new life has its cards: no Deck is added
       *[other] The Well fills up your new life with a Deck of { $amount }
    }
you-transcended = You transcend and win

## In short

brief-want = Be the first at the top of the ladder. You climb one rung for every life that ends with enough points in one colour: first 4, then 5, 6 and 7.
brief-turn = Draw a card from your own Deck, then play one from your Hand: onto your Deeds, as points for this life; for its ability, which works now (a rival may then keep the card); or onto your Future Life, as a card for the next one. You may pass only while your Deck has cards.
brief-end = A life ends when your Hand and Deck are empty: your best colour is counted, each Karmic Ring (got for a life that failed) may add a point, and you are reborn. Whoever reaches Transcendence wins.

## The coach

coach-threat = { $player } holds { $card }: it can cost you a Deed. A cheap one on top would take the hit.
coach-rings =
    { $count ->
        [0] Your Deeds reach { $last ->
                [yes] Transcendence
               *[no] the next rung
            } without a Ring.
        [one] Your Deeds are one point short; each Ring counts one.
       *[other] Your Deeds are { $count } points short; each Ring counts one.
    }
coach-offer =
    { $kept ->
        [many] Taken, it makes your next life one card longer; with so many kept you get no Deck, and cannot pass.
       *[few] Taken, it is in your next Hand, in place of an unknown card of the new Deck.
    }
coach-offer-last = You have the points to transcend: { $card } would count only if you lost some of them and lived again.
coach-enough =
    { $covered ->
        [yes] Enough for the next rung, more is wasted: think of your next life.
       *[no] Enough for the next rung, more is wasted: think of your next life, or shield the top Deed with a cheap card.
    }
coach-enough-last =
    { $covered ->
        [yes] Enough to transcend, more is wasted: play out your cards, and keep the cheap Deed on top.
       *[no] Enough to transcend, more is wasted: play out your cards, a cheap one on top of your Deeds.
    }
coach-enough-end =
    { $rivals ->
        [one] Enough { $last ->
                [yes] to win
               *[no] for the next rung
            }, but your rival has one more turn before it counts{ $covered ->
                [yes] .
               *[no] : a cheap card on top shields your Deeds.
            }
       *[other] Enough { $last ->
                [yes] to win
               *[no] for the next rung
            }, but each rival has one more turn before it counts{ $covered ->
                [yes] .
               *[no] : a cheap card on top shields your Deeds.
            }
    }
coach-enough-safe =
    { $last ->
        [yes] Enough to win, and { $rivals ->
                [one] your rival has
               *[other] your rivals have
            } no card left to prevent it.
       *[no] Enough for the next rung, and { $rivals ->
                [one] your rival has
               *[other] your rivals have
            } no card left to take it away: keep your last card for the next life.
    }
coach-last-step =
    { $end ->
        [safe] { $card } onto your Deeds is enough to { $last ->
                [yes] win
               *[no] climb
            }, and no card is left that could prevent it.
        [yes] { $card } onto your Deeds is enough to { $last ->
                [yes] win
               *[no] climb
            }, unless it is taken: it lies exposed for one more turn of your rivals.
       *[no] { $card } onto your Deeds is enough to { $last ->
                [yes] win
               *[no] climb
            }; only the top Deed can be taken, so cover it with a cheap card.
    }
coach-ring-step =
    { $last ->
        [yes] { $count ->
            [one] With one of your Rings this life is enough to win, unless you lose a Deed: a cheap card on top takes the hit.
           *[other] With { $count } of your Rings this life is enough to win, unless you lose a Deed: a cheap card on top takes the hit.
        }
       *[no] { $count ->
            [one] With one of your Rings this life is enough for the next rung; one more point of your best colour would save it.
           *[other] With { $count } of your Rings this life is enough for the next rung; each more point of your best colour would save one.
        }
    }
coach-card-and-rings =
    { $count ->
        [one] { $card } onto your Deeds and one Ring are enough { $last ->
                [yes] to win
               *[no] for the next rung
            }.
       *[other] { $card } onto your Deeds and { $count } Rings are enough { $last ->
                [yes] to win
               *[no] for the next rung
            }.
    }
coach-short =
    { $rings ->
        [0] { $count ->
            [one] You are one point of one colour short of { $last ->
                [yes] Transcendence
               *[no] the next rung
            }.
           *[other] You are { $count } points of one colour short of { $last ->
                [yes] Transcendence
               *[no] the next rung
            }.
        }
       *[other] { $count ->
            [one] Even with your Rings you are one point of one colour short of { $last ->
                [yes] Transcendence
               *[no] the next rung
            }.
           *[other] Even with your Rings you are { $count } points of one colour short of { $last ->
                [yes] Transcendence
               *[no] the next rung
            }.
        }
    }
coach-hopeless =
    { $rings ->
        [0] All your cards as Deeds come to { $most } of { $asked }: only an ability can bring more. What you put onto your Future Life is in your next Hand.
       *[other] All your cards as Deeds and your Rings come to { $most } of { $asked }: only an ability can bring more. What you put onto your Future Life is in your next Hand.
    }
coach-why-fewer-rings = a Ring that is not needed now serves another life
coach-why-more-rings = the Rings lift your points to the next rung
coach-why-accept = it will be in your next Hand, a card that you know
coach-why-decline = your next life is better off without it
coach-why-rung = { $card } brings the points that are missing
coach-why-points =
    { $need ->
        [one] it counts towards the one point that you lack
       *[other] it counts towards the { $need } points that you lack
    }
coach-why-future = this life has its points, and the next one needs cards
coach-why-offered = used for its ability, { $card } may go onto a rival’s Future Life
coach-why-worth = { $card } is worth more points
coach-why-loses-less = so your best colour loses less
coach-why-yourself = the cards go onto your own Deck
coach-why-ahead = { $player } stands highest of your rivals
coach-why-costs = it hits { $player } and not you
coach-why-hits-future = it takes cards out of a rival’s Future Life
coach-why-hits-deeds = it takes a Deed away from a rival
coach-why-hits-hand = it takes cards out of a rival’s Hand
coach-why-copies = it uses the ability of another card
coach-why-jubilee = it can move two cards onto your Deeds at once
coach-why-brings = it brings you cards
coach-why-again = you may play another card in the same turn
coach-why-later = { $card } will be in your next Hand
coach-why-spares = { $card } stays in your Hand for later
coach-why-covers = only the top Deed can be taken: it protects { $card }
coach-why-keeps = your cards stay for later
coach-why-partner = it will be in your partner’s next Hand
coach-why-draws = it brings one more card

## The analysis of a finished game

rating-limits = It was measured on bots from easy to expert and does not tell play below the easy bot's.

## At a glance

glance-1-head = Goal
glance-1 = Climb the ladder, one rung a life: for that one colour needs 4 points, then 5, 6 and 7. Whoever climbs past the Monkey wins at once.
glance-2-head = Your turn
glance-2 = Draw from your Deck, then play one card. Or pass, while your Deck has cards, and have more to choose from next turn.
glance-3-head = A card: three ways
glance-3 = Deeds: points for this life (mosaic cards: in every colour). Ability: works at once, then a rival may take the card. Future Life: a card of your next Hand.
glance-4-head = A life ends
glance-4 = when your turn begins without Hand and Deck. Your Deeds are counted and go; your Future Life is your new Hand, the Well fills up to six.
glance-5-head = Rings
glance-5 = Too few points: you stay and get a Ring. As a later life ends you choose: each Ring you spend adds 1 to your best colour, once.
