### High Card sullo schermo.

game-title = High Card
game-line = La carta più alta vince la presa; vince chi ha più prese.

## Posti sul tavolo

zone-hand = mano
zone-trick = presa
zone-played = giocate prima
zone-deck = mazzo

## Quello che tutti sanno

fact-lead = apre: { $player }
fact-taken = prese di { $player }: { $value }
seat-taken =
    { $value ->
        [one] { $value } presa
       *[other] { $value } prese
    }

## Domande e mosse

prompt-play = Quale carta giochi?
prompt-name = Chi apre la prossima presa?
verb-play = gioca
verb-lead = apre { $player }

## Quello che succede

event-dealt = { $player } riceve { $cards }
event-played = { $player } gioca { $cards }
event-took = { $player } vince la presa
event-named = { $player } sceglie chi apre: { $other }
you-dealt = Ricevi { $cards }
you-played = Giochi { $cards }
you-took = Vinci la presa
you-named = Scegli chi apre: { $other }

## Rifiuti

refusal-not-chance = dare le carte non spetta ai giocatori
refusal-not-held = non hai { $card }
refusal-not-taken = il posto { $seat } non ha appena vinto una presa
refusal-name-first = di' quale posto di questo tavolo apre

## Regole del tavolo e finale

option-hand = carte date a ogni giocatore
ending-played = tutte le carte sono giocate

## At a glance

glance-1-head = Obiettivo
glance-1 = Fai più prese di tutti.
glance-2-head = Il tuo turno
glance-2 = Gioca una carta scoperta: la più alta fa la presa.
glance-3-head = La presa seguente
glance-3 = Chi ha fatto l’ultima dice chi comincia.
glance-4-head = La fine
glance-4 = arriva quando tutte le carte sono giocate.
