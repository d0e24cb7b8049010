### Karma come appare al tavolo.

game-title = Karma
game-line = Liberati di tutte le carte giocandone di pari o superiori a quella in cima alla pila: perde chi resta con carte.

## Carte

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
card-gp = Dai la pila
card-pt = Gioca una carta dal tavolo
card-bu = Dal basso in alto
card-fb = Cinque o meno

## Stampato sulla carta

text-number = Va su un numero uguale o minore. Due uguali di fila eliminano la pila.
text-gp = Dai tutta la pila a chi vuoi tu.
text-pt = Gioca subito una delle tue carte in tavola, qualunque numero abbia.
text-bu = La carta in fondo alla pila passa in cima.
text-fb = Chi segue: 5 o meno, oppure una carta karma.

# Di che cosa parla una regola, sulla carta grande.
about-k7 = quali numeri vanno bene
about-k17 = come si elimina la pila
about-k22 = a chi può andare la pila
about-k23 = a chi tocca dopo
about-k25 = senza carte in tavola
about-k27 = che cosa ci va sopra
about-k29 = se non sale un numero

## Posti sul tavolo

zone-hand = mano
zone-up = scoperte
zone-down = coperte
zone-pile = pila, la cima per ultima
zone-deck = mazzo
zone-removed = fuori dal gioco

## Notizie

# Di chi è il turno lo dice la domanda.
fact-turn = { "" }
fact-turns = turni giocati: { $value }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
       *[other] questa posizione si è presentata { $value } volte
    }

## Domande

prompt-choose = Quale carta metti scoperta?
prompt-play = Che cosa giochi?
prompt-follow = In cima c'è «Gioca una carta dal tavolo»: che cosa aggiungi?
prompt-give = A chi dai la pila?
waits-play = { $name } gioca una carta o prende la pila.
waits-follow = { $name } può aggiungere una carta in tavola.
waits-give = { $name } sceglie a chi dare la pila.

## Mosse

verb-play = gioca { $cards }
verb-flip = gira la carta coperta { $number }
verb-take = prendi la pila
verb-finish = non aggiungere altro
verb-give = dai la pila a { $player }
verb-table = metti scoperta { $cards }

## I posti, a parole

place-in-hand =
    { $count ->
        [0] mano vuota
       *[other] in mano: { $count }
    }
place-deck = Mazzo
place-removed = Fuori dal gioco
place-table-cards = Le tue carte in tavola
place-locked = si aprono quando la mano è vuota
place-open = ora si giocano queste
place-blind = girale una alla volta

## Che cosa si chiede e che cosa si può fare

ask-choose =
    { $left ->
        [one] Metti scoperta *ancora una carta*: le scoperte si giocano a mano vuota.
       *[other] Metti scoperte *{ $left } carte*: si giocano a mano vuota. Le alte poi sono più facili.
    }
ask-open = Apri la pila con *una carta qualsiasi*.
ask-number =
    { $take ->
        [yes] Gioca *{ $number } o più*, una carta karma, o prendi la pila (carte: { $count }).
       *[no] Gioca *{ $number } o più*, o una carta karma.
    }
ask-five =
    { $take ->
        [yes] Gioca *5 o meno*, una carta karma, o prendi la pila (carte: { $count }).
       *[no] Gioca *5 o meno*, o una carta karma.
    }
ask-any =
    { $take ->
        [yes] Gioca *una carta qualsiasi*, o prendi la pila (carte: { $count }).
       *[no] Gioca *una carta qualsiasi*.
    }
ask-take =
    { $count ->
        [one] Niente di tuo va bene: *prendi la pila* (una carta).
       *[other] Niente di tuo va bene: *prendi la pila* ({ $count } carte).
    }
ask-flip =
    { $take ->
        [yes] *Gira una carta coperta*: se non va bene prendi la pila; o prendila subito (carte: { $count }).
       *[no] *Gira una carta coperta*: se non va bene la prendi insieme alla pila.
    }
ask-follow = Ora aggiungi *una carta in tavola*, qualunque numero abbia, o finisci.
ask-give =
    { $count ->
        [one] *A chi* dai la pila (una carta)?
       *[other] *A chi* dai la pila ({ $count } carte)?
    }

## Che cosa produce una mossa

effect-take = Prendi la pila
effect-play = Gioca
effect-pair = Giocane { $count } insieme
effect-clears = elimina la pila
effect-take-sure = Potresti ancora giocare. Prendi tutta la pila, carte: { $count }?

## Momenti

moment-cleared =
    { $you ->
        [yes] Elimini la pila e giochi ancora
       *[no] { $name } elimina la pila e gioca ancora
    }
moment-took =
    { $you ->
        [yes] Prendi la pila: { $count }
       *[no] { $name } prende la pila: { $count }
    }
moment-gave =
    { $you ->
        [yes] Dai la pila ({ $count }) a { $other }
       *[no]
            { $at ->
                [yes] { $name } ti dà la pila: { $count }
               *[no] { $name } dà la pila ({ $count }) a { $other }
            }
    }
moment-failed = { $card } non va bene
moment-out =
    { $you ->
        [yes] Sei senza carte
       *[no] { $name } è senza carte
    }
moment-back =
    { $at ->
        [yes] Torni in gioco
       *[no] { $other } torna in gioco
    }
moment-last =
    { $you ->
        [yes] La tua ultima carta
       *[no] { $name }: ultima carta
    }
moment-ended =
    { $you ->
        [yes] Le carte restano a te
       *[no] Le carte restano a { $name }
    }

## Avvenimenti

event-dealer = dà le carte { $player }
event-dealt = ognuno riceve carte coperte e carte in mano
event-chose = { $player } sceglie una carta scoperta: { $cards }
event-shown = { $player } scopre { $cards }
event-first = comincia { $player }
event-played = { $player } gioca dalla mano { $cards }
event-played-up = { $player } gioca dal tavolo { $cards }
event-flipped = { $player } gira una carta coperta: { $cards }
event-failed = { $cards } non è ammessa
event-cleared = { $player } elimina la pila e gioca di nuovo
event-took = { $player } prende la pila: { $cards }
event-gave = { $player } dà la pila a { $other }: { $cards }
event-left-game = esce dal gioco: { $cards }
event-moved-up = dal fondo passa in cima: { $cards }
event-drew = { $player } pesca { $cards }
event-finished = { $player } non aggiunge altro
event-out = { $player } ha finito le carte
event-back = { $other } rientra in gioco
event-repeated =
    { $amount ->
        [one] questa posizione si è presentata { $amount } volta; ancora una e la partita finisce
       *[other] questa posizione si è presentata { $amount } volte; ancora una e la partita finisce
    }
event-ended = un solo giocatore ha ancora carte: perde { $player }
event-ended-loop = di nuovo la stessa posizione: la partita finisce
event-ended-cap = finito il turno { $amount }, che è il limite: la partita finisce

## Lo stesso, detto a chi riguarda

you-dealer = Dai tu le carte
you-chose = Scegli come carta scoperta: { $cards }
you-shown = Scopri: { $cards }
you-first = Cominci tu
you-played = Giochi dalla mano: { $cards }
you-played-up = Giochi dal tavolo: { $cards }
you-flipped = Giri una carta coperta: { $cards }
you-cleared = Elimini la pila e giochi ancora
you-took = Prendi la pila: { $cards }
you-gave = Dai la pila a { $other }: { $cards }
to-you-gave = { $player } ti dà la pila: { $cards }
you-drew = Peschi: { $cards }
you-finished = Non giochi altro
you-out = Sei senza carte
to-you-back = Torni in gioco
you-ended = Solo tu hai ancora carte: perdi

## Rifiuti

refusal-choose-first = prima scegli tre carte da tenere scoperte
refusal-not-held = in mano non hai { $card }
refusal-must-give = indica un altro giocatore che prenda la pila
refusal-no-such-seat = la pila va a un altro giocatore di questo tavolo
refusal-not-giving = la pila si dà solo con «Dai la pila»
refusal-chosen = le carte scoperte sono già scelte
refusal-not-following = solo dopo «Gioca una carta dal tavolo» si può aggiungere o rinunciare
refusal-must-follow = qui dopo «Gioca una carta dal tavolo» bisogna aggiungere una carta
refusal-take-follow = dopo «Gioca una carta dal tavolo» aggiungi una carta o chiudi il turno
refusal-empty-pile = la pila è vuota, non c'è niente da prendere: gioca una carta qualsiasi
refusal-can-play = hai una carta da giocare, quindi non puoi prendere la pila
refusal-must-flip = prima gira una carta coperta
refusal-flip-later =
    { $zone ->
        [hand] le carte coperte aspettano: prima quelle in mano
       *[face-up] le carte coperte aspettano: prima quelle scoperte
    }
refusal-no-slot = al posto { $slot } non c'è nessuna carta coperta
refusal-flip-now = restano solo carte coperte: scegli quale girare
refusal-absent =
    { $zone ->
        [hand] in mano non hai { $card }
       *[face-up] tra le tue carte scoperte non c'è { $card }
    }
refusal-too-few =
    { $zone ->
        [hand] in mano non hai abbastanza carte { $card }
       *[face-up] tra le tue scoperte non ci sono abbastanza carte { $card }
    }
refusal-other-zone =
    { $zone ->
        [hand] { $card } è altrove: prima si giocano le carte in mano
       *[face-up] { $card } è altrove: prima si giocano le carte scoperte
    }
refusal-no-karma-pair = qui le carte karma si giocano una alla volta
refusal-no-pt-pair = qui dopo «Gioca una carta dal tavolo» si aggiunge una sola carta
refusal-too-low = { $card } è più basso del { $top } in cima alla pila
refusal-over-five = { $card } supera 5 e in cima c'è «{ $top }»: serve un numero fino a 5 o una carta karma
refusal-not-chance = la distribuzione delle carte non spetta ai giocatori

## Opzioni

option-copies = copie di ogni carta nel mazzo
option-deck = il mazzo intero o poche carte
option-clear = carte identiche di fila che eliminano la pila
option-voluntary-pickup = si può prendere la pila anche avendo una carta da giocare
option-pt-follow-up = se dopo «Gioca una carta dal tavolo» bisogna aggiungere una carta
option-pt-pair = dopo «Gioca una carta dal tavolo» si possono aggiungere più carte identiche
option-karma-doubles = carte karma identiche eliminano la pila
option-moved-card-can-be-doubled = la carta spostata da «Dal basso in alto» conta per eliminare la pila
option-draw-timing = se si pesca anche prima di ogni giocata extra
option-repeat = quante volte può presentarsi la stessa posizione prima che la partita finisca; 0 = senza limite
option-cap = limite di turni per giocatore
option-dealer = chi dà le carte; comincia chi gli siede a sinistra

preset-ru = la Karma mini russa: la pila si prende solo quando non si può giocare
preset-en = l'edizione inglese: la pila si può prendere anche per scelta
preset-full = il gioco intero da 60 carte, per 2-6: tre copie, tre di fila eliminano la pila
preset-tiny = sette carte per due, che si possono calcolare fino in fondo

## In breve

brief-want = Liberati di tutte le carte. Perde chi per ultimo ne ha ancora; gli altri vincono tutti.
brief-turn = Metti sulla pila una carta, o due uguali: pari o più alta di quella in cima. Le carte karma vanno su tutto. Se non puoi giocare, prendi in mano tutta la pila. A fine turno pesca fino ad avere tre carte, finché c’è il mazzo. Si gioca prima dalla mano, poi con le carte scoperte in tavola, poi con le coperte.
brief-end = La partita finisce quando un solo giocatore ha ancora carte.

## L’allenatore

coach-choose = Scopri i numeri alti e le carte karma: si giocano per ultimi, quando la pila è difficile da superare.
coach-follow = Ora va bene qualsiasi carta del tavolo: è il momento di una che si gioca di rado.
coach-give = { $player } è più vicino a finire: lì la pila pesa di più.
coach-flip = Queste carte non le conosce nessuno: un tentativo vale l’altro.
coach-clears = Il tuo { $card } spazza via la pila ({ $count }), e giochi di nuovo.
coach-only-karma =
    { $count ->
        [one] Solo una carta karma ti evita di prendere la pila (una carta).
       *[other] Solo una carta karma ti evita di prendere la pila ({ $count } carte).
    }
coach-lowest =
    { $count ->
        [one] Va bene solo il { $card }, se non vuoi spendere una carta karma.
       *[other] Vanno bene { $count } dei tuoi numeri; il { $card } sarà il più difficile da giocare poi.
    }
coach-why-take =
    { $count ->
        [one] prendere la pila ti mette in mano un’altra carta
       *[other] prendere la pila ti mette in mano altre { $count } carte
    }
coach-why-give = { $player } è più vicino a finire
coach-why-clears = spazza via la pila e giochi di nuovo
coach-why-several = ti liberi di { $count } carte in un colpo
coach-why-save = { $card } serve di più quando non va bene altro
coach-why-lower = { $card } va bene anche quando la pila è alta
coach-why-choose = alla fine { $card } si gioca con facilità

## At a glance

glance-1-head = Obiettivo
glance-1 = Liberati di tutte le carte. Perde chi per ultimo ne ha ancora; gli altri vincono tutti.
glance-2-head = Il tuo turno
glance-2 = Metti sulla pila una carta, o due uguali: pari o più alta di quella in cima. Le carte karma vanno su tutto.
glance-3-head = Niente va bene?
glance-3 = Prendi in mano tutta la pila.
glance-4-head = Pescare
glance-4 = A fine turno pesca fino ad avere tre carte, finché c’è il mazzo.
glance-5-head = E poi
glance-5 = Finita la mano giochi le carte scoperte, e alla fine quelle coperte, alla cieca.
