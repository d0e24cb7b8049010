### Unit as the table shows it.

game-title = Unit
game-line = A duel with ordinary cards: what lies in your limit pays for attack and defence; down to zero points, you lose.

## Cards

card-as = A♠
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = J♠
card-qs = Q♠
card-ks = K♠
card-ah = A♥
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = J♥
card-qh = Q♥
card-kh = K♥
card-ad = A♦
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = J♦
card-qd = Q♦
card-kd = K♦
card-ac = A♣
card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = J♣
card-qc = Q♣
card-kc = K♣
card-xb = black joker
card-xr = red joker

## Printed on the card

text-card = Worth { $value }: attacks or defends from the hand; in a limit it only pays.
text-joker = Brings one card of its colour to the field without any limit.

# What a rule is about, on the large card.
about-u8 = what it is worth
about-u9 = how a limit pays for it
about-u19 = into the limit

# The letters in the corners, where the reader wants those of the language.
rank-a = A
rank-j = J
rank-q = Q
rank-k = K

## Places on the table

zone-hand = hand
zone-limit-s = limit of ♠
zone-limit-h = limit of ♥
zone-limit-d = limit of ♦
zone-limit-c = limit of ♣
zone-field = attack (defenders after it)
zone-deck = deck
zone-discard = discard pile
zone-gone = turned into points

## Facts

fact-turn = turn: { $player }
fact-turns = turns played: { $value }
fact-points =
    { $value ->
        [one] { $player }: 1 point
       *[other] { $player }: { $value } points
    }
fact-recovered =
    { $value ->
        [0] { "" }
       *[other] { $player }: { $value } recovered this turn
    }
fact-ready =
    { $value ->
        [yes] ready: { $player }
       *[no] { "" }
    }
fact-locked = not playable before the next turn: { $cards }
fact-placed = put into a limit this turn: { $cards }

## Questions

prompt-must = Your turn begins: which card do you move?
prompt-reply = Your opponent has acted: do you answer with one action?
prompt-may = What else do you do?
prompt-rest = You have the last word of this turn: what do you do?
prompt-both = Both of you may act: what do you do?
prompt-priority = Act or pass?
prompt-danger = Your points are about to run out: do you recover?
turn-rest = your last word
turn-danger = your rescue
waits-must = { $name } begins the turn.
waits-reply = { $name } may answer with one card.
waits-may = { $name } goes on, or ends the turn.
waits-rest = { $name } has the last word of this turn.
waits-priority = { $name } acts or passes.
waits-danger = { $name } may turn limit cards into points.

## Moves

verb-limit =
    { $second ->
        [S] extend the limit of ♠ with { $first }
        [H] extend the limit of ♥ with { $first }
        [D] extend the limit of ♦ with { $first }
       *[own] put { $first } into the limit
    }
verb-back = take { $cards } back from the limit
verb-attack = attack with { $cards }
verb-defend = defend with { $first } against { $third }
verb-joker =
    { $second ->
        [attack] { $first }: attack with { $third }
       *[defend] { $first }: defend with { $third } against { $fifth }
    }
verb-recover = turn { $cards } into points
verb-pass = pass
verb-end = end your turn
verb-done = do no more
verb-ready = say that you are ready
verb-unready = be ready no longer

## Places in words

place-in-hand =
    { $count ->
        [0] hand empty
       *[other] { $count } in hand
    }
place-deck = Deck
place-deal-both = both draw 2 a turn
place-deal-none = no more cards
place-deal-active = 2 cards a turn
place-rests = not this turn
place-new = new: saves from the next turn on
place-paid = has paid this turn: cannot save now
place-discard = Discard
place-gone = To points
place-deck-is =
    { $deal ->
        [active] Whose turn begins draws 2.
       *[both] Both draw 2 as a turn begins.
    } When it is empty, two turns in a row without a card on the field end the game: points, hand and limit are added up.
place-discard-is = Cards that have attacked or defended. They do not come back.
place-gone-is = Limit cards of both players that became points. They are out of the game.
place-limit-is = A limit: what lies here pays, every turn anew, for attacks and defences in its suit. In danger its unused cards can become points.
place-used = { $used } of { $total } used
place-free = all { $total } free
place-empty = no limit yet
place-saves =
    { $count ->
        [0] saves nothing
       *[other] can save +{ $count }
    }
place-hit =
    { $you ->
        [yes] You −{ $count }
       *[no] { $name } −{ $count }
    }
place-even = no loss
place-defend = a { $suit } here takes off its value; if higher, the rest hits back
place-counter = a higher { $suit } here costs you the difference
place-of = of { $start } points
place-left = { $count } left as it stands
place-held = { $count } left if { $card } defends
place-held-saves = with { $card }, limit cards can then save you (+{ $count })
place-held-short = even with { $card }, limit cards bring only +{ $count }
place-counted = { $points } + { $cards } in cards
place-both-fell = Both ran out of points, and more points win: { $most } to { $least }.
place-so-far = so far
place-back =
    { $far ->
        [short] limits: only +{ $count }
        [full] limits: to { $start }
       *[part] limits: +{ $count }
    }
place-safe = limit pays; its unused cards can be spent to save your last points
place-late =
    { $quiet ->
        [yes] no field card now: the end. So far
       *[no] no deck: 2 turns without field cards end it. So far
    } { $mine } to { $theirs }{ $cards ->
        [0] { "" }
       *[other] {" "}+ hand
    }
place-soon = the deck runs out soon; then points, hand and limit count
place-rescue =
    { $count ->
        [0] no free limit card of an earlier turn can save you
       *[other] { $far ->
            [short] limit cards bring only +{ $count }: that cannot save you
            [full] then free limit cards of earlier turns fill up to { $start } (+{ $count })
           *[part] then free limit cards of earlier turns bring up to +{ $count }
        }
    }
place-order-act =
    { $you ->
        [yes] you act
       *[no] { $name } acts
    }
place-order-answer =
    { $you ->
        [yes] you may answer
       *[no] { $name } may answer
    }
place-order-last =
    { $you ->
        [yes] your last word
       *[no] last word: { $name }
    }
place-order-count = points change
place-order-free = both act until both are ready
place-order-priority = in turn, until both pass

## What is wanted and what is possible

ask-must =
    { $do ->
        [attack] { $back ->
            [yes] A turn must begin with *one card*: into a limit, out of one, or to attack where a limit pays.
           *[no] A turn must begin with *one card*: into a limit, or to attack where a limit pays for it.
        }
        [back] No card of your hand can move: *take one back* from a limit; you cannot play it this turn.
       *[limit] Begin with a card into a *limit*: there it only pays, every turn anew, for cards of its suit.
    }
ask-late =
    { $quiet ->
        [yes] *Without a card on the field this turn the game ends*: points, hand and limit are { $mine }, those of { $name } { $theirs }{ $cards ->
            [0] { "" }
           *[other] {" "}and the hand
        }.
       *[no] No deck: two turns in a row without a card on the field end the game; points, hand and limit count, now { $mine } to { $theirs }{ $cards ->
            [0] { "" }
           *[other] {" "}and the hand of { $name }
        }.
    }
ask-picked =
    { $ways ->
        [one] *{ $card }* fits into the lit *limit*: there it pays every turn, but no longer attacks or defends.
       *[more] Where does *{ $card }* go? In the limit it pays, but no longer attacks or defends.
    }
ask-reply =
    { $do ->
        [attack] *One answer now*: a card into a limit, or an attack. Or wait for your last word.
        [limit] *One answer now*: you may put a card into a limit. Or wait for your last word.
        [back] *One answer now*: you may take a card back from a limit. Or wait for your last word.
       *[none] No card of yours can move: *pass*.
    }
ask-then = Then limit cards can bring *+{ $own }*.
ask-answer = *One answer now.*
ask-reply-threatened = *One answer now*: you stand to lose *{ $loss }*. *Defend* (your limit pays), or wait for your last word.
ask-may =
    { $do ->
        [attack] Go on: *attack, raise a limit*, or end your turn. A higher defender costs you the difference.
        [limit] { $back ->
            [yes] *Raise a limit*, take a card back from one, or end your turn; no card of yours can attack now.
           *[no] *Raise a limit*, or end your turn; no card of yours can attack now.
        }
        [back] Take a card back from a limit (you cannot play it this turn), or *end your turn*.
       *[none] Nothing more can be done: *end your turn*.
    }
ask-may-struck =
    { $do ->
        [attack] Undefended, { $name } loses *{ $struck }*; a higher defender costs you the difference. *Go on*, or end your turn.
        [limit] Undefended, { $name } loses *{ $struck }*; a higher defender costs you the difference. *Raise a limit*, or end your turn.
       *[none] Undefended, { $name } loses *{ $struck }*; a higher defender costs you the difference. *End your turn*.
    }
ask-undefended =
    { $why ->
        [card] You stand to lose *{ $loss }*: to defend you need a { $suit }, and you hold none.
        [rests] You stand to lose *{ $loss }*: { $card } could defend, but not this turn.
        [fixed] You stand to lose *{ $loss }*, and no card can prevent it now.
        [several] You stand to lose *{ $loss }*: to defend you need a { $suit } that the free limit of its suit can pay for.
        [alone] You stand to lose *{ $loss }*: { $card } needs { $need } of your { $suit } limit (free: { $free }), and you have no other { $suit } to lay there.
       *[limit] You stand to lose *{ $loss }*: { $card } could defend, but takes { $need } of your { $suit } limit; free: { $free }.
    }
ask-hopeless =
    { $prompt ->
        [rest] *Last word*:
        [reply] *One answer now*:
       *[may] *Your turn*:
    } you have { $points } and stand to lose *{ $loss }*; { $limit ->
        [none] no limit card can save you.
        [full] limits fill up to { $start } at most: *not enough*.
       *[part] limits bring only +{ $own }: *not enough*.
    } { $why ->
        [open] Only a defence can save you.
        [card] To defend you need a { $suit }, and you hold none.
        [rests] { $card } could defend, but not this turn.
        [fixed] Nothing can save you now.
        [several] To defend you need a { $suit } that its limit pays for.
        [alone] { $card } needs { $need } of your { $suit } limit (free: { $free }), and you have no other { $suit } to lay there.
       *[limit] { $card } could defend, but takes { $need } of your { $suit } limit; free: { $free }.
    }
ask-may-threatened = You stand to lose *{ $loss }*: *defend or attack back* (your limit pays), or end your turn.
ask-rest =
    { $sure ->
        [none] *The last word is yours*: act as much as you like, { $name } cannot answer.
       *[other] *The last word is yours*: nothing can answer. Attacks of *{ $sure }* win against every rescue.
    }
ask-rest-threatened =
    { $sure ->
        [none] *Last word*: you stand to lose *{ $loss }*. *Defend* (your limit pays); nothing can answer.
       *[other] *Last word*: you stand to lose *{ $loss }*. *Defend* (your limit pays), or win with attacks of *{ $sure }* against every rescue.
    }
ask-last = *Last word*: act as you like, { $name } cannot answer.
ask-winning =
    { $saved ->
        [no] *Last word*: { $name } would lose every point, and no limit card can prevent it.
       *[yes] *Last word*: { $name } would lose every point; free limit cards of earlier turns can bring *+{ $gain }*.{ $sure ->
            [none] { "" }
           *[other] { " " }*{ $sure }* more win for sure.
        }
    }
ask-both-struck =
    { $safe ->
        [no] *Last word*: both would lose every point, and *more points win*: { $mine } to { $theirs } so far. Limits bring you just +{ $own }; { $name } up to +{ $gain }.
       *[yes] *Last word*: both would lose every point. Free limit cards of earlier turns can bring you *+{ $own }*, { $name } +{ $gain }.
    }
ask-both = Both of you may act: *attack, defend, raise a limit*, or say that you are ready.
ask-priority = *Act, or pass*: two passes in a row end the turn.
ask-danger =
    { $can ->
        [yes] You lose { $loss } and have { $points }: turn limit cards into points (up to { $start }); still needed: *{ $need }*.
        [short] { $both ->
            [yes] You lose { $loss } and have { $points }; with all your cards *{ $missing } are missing*. If both run out, more points win.
           *[no] You lose { $loss } and have { $points }; *nothing can save your points*: with all your cards { $missing } are missing.
        }
       *[no] You lose { $loss } and have { $points }; *no card of yours can become points* ({ $need } short).
    }

## What a move comes to

effect-limit = Limit
effect-attack = Attack
effect-defend = Defend
effect-back = Take back; not playable this turn
effect-recover = To points
effect-capped = To points, at most { $start }
effect-pass = Pass once
effect-pass-note = ask after each card
effect-wait = Wait for my last word
effect-wait-note = ask only if I can defend
effect-end = End turn
effect-end-note =
    { $struck ->
        [0] first { $name } may attack, unanswered: limits pay { $pays }{ $cards ->
            [0] { "" }
           *[other] {", "}{ $cards } in hand
        }
       *[other] but first { $name } may defend and attack
    }
effect-done = Do no more
effect-ready = Ready
effect-unready = Not yet
effect-lose-sure =
    { $saves ->
        [no] You would lose { $count }, all you have, and no free limit card of an earlier turn can save you. Do nothing more?
        [short] You would lose { $count }, all you have, and limit cards bring only +{ $gain }, which cannot save you. Do nothing more?
       *[yes] You would lose { $count }, all you have; next you may turn free limit cards of earlier turns into up to +{ $gain }. Do nothing more?
    }
effect-count-sure = That ends the game: your points, hand and limit are { $mine }, those of { $name } { $theirs }{ $cards ->
        [0] { "" }
       *[other] {" "}and the hand
    }. Do no more?
effect-back-sure = Take this card back? The limit falls from { $before } to { $after }, and you cannot play the card again this turn.
effect-attack-sure = You stand to lose all you have, and what pays for this attack cannot become points: up to +{ $before } now, +{ $after } after it. Attack all the same?
effect-recover-sure =
    { $enough ->
        [yes] { $card } becomes points for good: +{ $count }. *That saves you* with { $rest } left; then no more can be turned.
        [never] { $card } becomes points for good: +{ $count }. *Nothing can save your points* all the same.
       *[no] { $card } becomes points for good: +{ $count }. *{ $missing }* more are then still needed.
    }
effect-recover-early = { $card } leaves the game for good and brings +{ $count }.

## Moments

moment-lost =
    { $you ->
        [yes] You lose { $amount }
       *[no] { $name } loses { $amount }
    }
moment-lost-note = { $before } → { $after }
moment-gained =
    { $you ->
        [yes] You gain { $amount }
       *[no] { $name } gains { $amount }
    }
moment-danger =
    { $you ->
        [yes] Your last points are at stake: −{ $amount }
       *[no] { $name }: the last points are at stake, −{ $amount }
    }
moment-unsaved =
    { $you ->
        [yes] Your limit cannot save you
       *[no] The limit cannot save { $name }
    }
moment-unsaved-note =
    { $amount ->
        [0] no card of it can bring points now
       *[other] its free cards can bring at most +{ $amount } more
    }
moment-unspent =
    { $you ->
        [yes] You keep your limit cards
       *[no] { $name } keeps the limit cards
    }
moment-unspent-note = +{ $amount } could have saved the points
moment-turn =
    { $you ->
        [yes] Your turn begins
       *[no] { $name } begins a turn
    }
moment-ended-turn =
    { $you ->
        [yes] { $other } has the last word
       *[no]
            { $at ->
                [yes] The last word is yours
               *[no] { $other } has the last word
            }
    }
moment-ended-points = Points have run out
moment-ended-cards = The end: points, hand and limit are counted
moment-won =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }

## What happens
# Only where a person or a number asks for it; the other sentences stand with the events.

event-turn = { $player } begins a turn
event-unsaved =
    { $amount ->
        [0] { $player } has no limit card that could save the points
       *[other] { $player } cannot save the points: limit cards can bring at most { $amount } more
    }
event-lost =
    { $amount ->
        [one] { $player } loses { $amount } point
       *[other] { $player } loses { $amount } points
    }
event-gained =
    { $amount ->
        [one] { $player } gains { $amount } point
       *[other] { $player } gains { $amount } points
    }
event-cleared = Off the field: { $cards }
event-dealt = { $player } gets { $cards }

## The same to whom it concerns

you-first = You begin
you-dealt = You get { $cards }
you-turn = Your turn begins
you-no-move = You have no card to move, only { $cards }
you-reserved = You put { $cards } into the limit
you-attached-s = You extend the limit of ♠ with { $cards }
you-attached-h = You extend the limit of ♥ with { $cards }
you-attached-d = You extend the limit of ♦ with { $cards }
you-taken-back = You take { $cards } back from the limit; it cannot be played again this turn
you-attacked = You attack with { $cards }
you-defended = You defend with { $cards }
you-against = You stand against { $cards }
you-recovered = You turn { $cards } of the limit into points
you-recovered-hand = You turn { $cards } of your hand into points
you-passed = You pass
you-ended-turn = You end the turn; { $other } has the last word
to-you-ended-turn = { $player } ends the turn; the last word is yours
you-done = You do no more
you-unsaved =
    { $amount ->
        [0] You have no limit card that could save your points
       *[other] You cannot save your points: limit cards can bring at most { $amount } more
    }
you-unspent = You keep the limit cards that could have saved your points (+{ $amount })
you-ready = You are ready
you-unready = You are not ready any more
you-danger =
    { $amount ->
        [one] You are about to lose { $amount } point, your last ones
       *[other] You are about to lose { $amount } points, your last ones
    }
you-lost =
    { $amount ->
        [one] You lose { $amount } point
       *[other] You lose { $amount } points
    }
you-gained =
    { $amount ->
        [one] You gain { $amount } point
       *[other] You gain { $amount } points
    }
you-shown = You show { $cards }
you-counted = You have { $amount } with points and cards together

## In short

brief-want = Bring your opponent’s 20 points to zero before yours are gone.
brief-turn = Lay cards into your limit, the row before you: it is your budget, suit by suit, and stays there. Attack with cards that the free part of your limit can pay for. After each of your actions your opponent may answer with one; when you end your turn, they have the last word: they may act as often as they like, and you cannot answer. Whoever does not defend an attack loses its value in points.
brief-end = The game ends when somebody has no points left, or when the cards are used up: then everybody adds points and the values of the cards they have left, and the higher total wins.

## The coach

coach-danger =
    { $points ->
        [one] You are about to lose { $loss } with one point left: a card turned into points counts its value.
       *[other] You are about to lose { $loss } with { $points } points left: a card turned into points counts its value.
    }
coach-defend =
    { $loss ->
        [one] One point is at stake. Your limit pays for a defender: equal stops the attack, any excess hits back.
       *[other] { $loss } points are at stake. Your limit pays for a defender: equal stops the attack, any excess hits back.
    }
coach-attack =
    { $open ->
        [yes] { $gain ->
            [0] Your hand and limits allow attacks of { $count } now; { $points } take every point, if nothing defends.
           *[other] Your hand and limits allow attacks of { $count } now; { $points } take every point, unless limit cards (up to { $gain }) or a defender save them.
        }
       *[no] { $gain ->
            [0] Your hand and limits allow attacks of { $count } now; { $points } take every point.
           *[other] { $sure ->
                [none] Your hand and limits allow attacks of { $count } now; { $points } take every point, but limit cards can bring back up to { $gain }.
               *[other] Your hand and limits allow attacks of { $count } now; { $sure } win, whatever limit cards bring back (up to { $gain }).
            }
        }
    }
coach-wait = An attack now can be answered. You act again before the turn ends, in your last word, and that has no answer.
coach-spare = What pays for an attack now cannot save your last points.
coach-brace =
    { $loss ->
        [one] One point is at stake. Put { $card } into the limit first: then it pays for { $defender } as a defender.
       *[other] { $loss } points are at stake. Put { $card } into the limit first: then it pays for { $defender } as a defender.
    }
coach-bear =
    { $points ->
        [one] No card of yours can stop this. One point stays; make the limits ready for your own attack.
       *[other] No card of yours can stop this. { $points } points stay; make the limits ready for your own attack.
    }
coach-dying =
    { $gain ->
        [0] No card of yours can stop this, and no limit card of an earlier turn can save you.
       *[other] No card of yours can stop this, and it takes every point: leave your older limit cards free, they can bring up to { $gain }.
    }
coach-limit = To attack, a card needs a limit of its suit that pays for it: lay one there first.
coach-struck =
    { $open ->
        [yes] { $gain ->
            [0] Your attacks would take every point, unless a defence comes: the rest can guard your own.
           *[other] Every point is struck, but limit cards (up to { $gain }) or a defender can still save them.
        }
       *[no] { $gain ->
            [0] Your attacks take every point already: the rest can guard your own.
           *[other] { $sure ->
                [none] Your attacks would take every point, but limit cards can bring back up to { $gain }.
                [0] Your attacks take every point, whatever limit cards bring back: the rest can guard your own.
               *[other] Every point is struck, but limit cards can bring back up to { $gain }: { $sure } more make it sure.
            }
        }
    }
coach-strike = Attacks of { $sure } win now: nothing can answer, and no rescue reaches so far. Your hand and limits allow { $count }.
coach-why-defend = { $card } takes the force out of { $against }
coach-why-recover = { $card } becomes points before the loss is counted
coach-why-smaller = the smaller { $card } does the same
coach-why-back = taking { $card } back would cost you what it pays for
coach-why-attack = the limit can pay for { $card } now
coach-why-larger = it threatens { $count } points and not { $less }
coach-why-limit = { $card } in the limit pays again every turn
coach-why-pays = { $card } pays for more than { $other }
coach-why-stays = { $card } stays in your hand to attack or defend
coach-why-fetch = { $card } can be played from the next turn on
coach-why-wait = in your last word you still can, and nothing can answer then

## At a glance

glance-1-head = Goal
glance-1 = Bring your opponent’s points to zero. If both of you fall, more points win: −1 beats −20.
glance-2-head = Limit
glance-2 = Cards you lay before you pay for attacks and defences of their suit, anew every turn: a king (13) for a 9 and a 4.
glance-3-head = Your turn
glance-3 = First move one card: into the limit, to attack, or a free one back out (play it from the next turn on). Then as many as you like.
glance-4-head = Answers
glance-4 =
    { $turn_mode ->
        [free] After the first card both of you may act whenever you like, until nobody wants to.
       *[other] { $responses ->
                [no] Nobody answers in between. After End turn the other makes all their moves, and you cannot answer.
               *[other] After each of your cards the other may answer with one. After End turn they have the last word: any number of cards, and you cannot answer.
            }
    }
glance-5-head = Losses
glance-5 = Counted as the turn ends: an attack costs its value, less that of a defender (the limit pays for it, too). A higher one hits back. Then the field is cleared; limits stay.
glance-6-head = Last points
glance-6 =
    { $recovery_when ->
        [anytime] Limit { $recovery_suits ->
            [hearts] ♥
           *[other] cards
        } of earlier turns that pay for nothing can become points whenever you may act, never above the start. They are gone then.
       *[other] About to lose them, you may turn limit { $recovery_suits ->
            [hearts] ♥
           *[other] cards
        } of earlier turns that pay for nothing into points, never above the start. They are gone then.
    }
glance-7-head = No deck left
glance-7 = Two turns in a row without a card on the field end the game: points, hand and limit are added up, and more wins.
