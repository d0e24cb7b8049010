### Unit as the table shows it.

game-title = Unit
game-line = A duel with ordinary cards: what lies in your limit pays for attack and defence.

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
zone-field = attacks with, then its defenders
zone-deck = deck
zone-discard = discard pile
zone-gone = turned into points

## Facts

fact-turn = turn of { $player }
fact-turns = turns played: { $value }
fact-points = points of { $player }: { $value }
fact-recovered =
    { $value ->
        [0] { "" }
       *[other] { $player } has recovered { $value } this turn
    }
fact-ready =
    { $value ->
        [yes] { $player } is ready
       *[no] { "" }
    }
fact-locked = resting until the next turn: { $cards }
fact-placed = put into a limit this turn: { $cards }

## Questions

prompt-must = Your turn begins: which card do you move?
prompt-reply = Your opponent has acted: do you answer with one action?
prompt-may = What else do you do?
prompt-rest = You have the last word of this turn: what do you do?
prompt-both = Both of you may act: what do you do?
prompt-priority = Act or pass?
prompt-danger = Your points are about to run out: do you recover?

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
