### Kanobu come appare al tavolo.

game-title = Kanobu
game-line = Liberati per primo delle carte: rispondi a colore o simbolo, batti sasso, forbici e carta e colpisci i vicini.

## Carte

card-b-rock = «Sasso» blu
card-g-rock = «Sasso» verde
card-r-rock = «Sasso» rosso
card-y-rock = «Sasso» giallo
card-bg-rock = «Sasso» blu-verde
card-br-rock = «Sasso» blu-rosso
card-by-rock = «Sasso» blu-giallo
card-gr-rock = «Sasso» verde-rosso
card-gy-rock = «Sasso» verde-giallo
card-ry-rock = «Sasso» rosso-giallo
card-b-scissors = «Forbici» blu
card-g-scissors = «Forbici» verdi
card-r-scissors = «Forbici» rosse
card-y-scissors = «Forbici» gialle
card-bg-scissors = «Forbici» blu-verdi
card-br-scissors = «Forbici» blu-rosse
card-by-scissors = «Forbici» blu-gialle
card-gr-scissors = «Forbici» verde-rosse
card-gy-scissors = «Forbici» verde-gialle
card-ry-scissors = «Forbici» rosso-gialle
card-b-paper = «Carta» blu
card-g-paper = «Carta» verde
card-r-paper = «Carta» rossa
card-y-paper = «Carta» gialla
card-bg-paper = «Carta» blu-verde
card-br-paper = «Carta» blu-rossa
card-by-paper = «Carta» blu-gialla
card-gr-paper = «Carta» verde-rossa
card-gy-paper = «Carta» verde-gialla
card-ry-paper = «Carta» rosso-gialla
card-b-skip = «Salta il turno» blu
card-g-skip = «Salta il turno» verde
card-r-skip = «Salta il turno» rosso
card-y-skip = «Salta il turno» giallo
card-b-three = «3 carte» blu
card-g-three = «3 carte» verde
card-r-three = «3 carte» rosso
card-y-three = «3 carte» giallo
card-b-reverse = «Cambio di direzione» blu
card-g-reverse = «Cambio di direzione» verde
card-r-reverse = «Cambio di direzione» rosso
card-y-reverse = «Cambio di direzione» giallo
card-b-one = «1 carta» blu
card-g-one = «1 carta» verde
card-r-one = «1 carta» rosso
card-y-one = «1 carta» giallo
card-b-two = «2 carte» blu
card-g-two = «2 carte» verde
card-r-two = «2 carte» rosso
card-y-two = «2 carte» giallo
card-b-chance = «Occasione» blu
card-g-chance = «Occasione» verde
card-r-chance = «Occasione» rossa
card-y-chance = «Occasione» gialla
card-b-star = «Stella» blu
card-g-star = «Stella» verde
card-r-star = «Stella» rossa
card-y-star = «Stella» gialla
card-p-one = «1 carta» viola
card-p-two = «2 carte» viola
card-p-chance = «Occasione» viola
card-p-star = «Stella» viola
card-p-cancel = «Annulla» viola
card-p-colour = «Cambio colore» viola

## Posti sul tavolo

zone-hand = mano
zone-pile = pila, la cima per ultima
zone-deck = mazzo, la cima per prima
zone-open = scoperte dalla «Stella»

## Notizie

# Di chi è il turno lo dice la domanda.
fact-turn = { "" }
fact-turns = turni giocati: { $value }
fact-direction =
    { $value ->
        [1] si gioca in senso orario
       *[other] si gioca in senso antiorario
    }
fact-pending =
    { $value ->
        [skip] «Salta il turno» aspetta una risposta
        [three] «3 carte» aspetta una risposta
        [one] «1 carta» aspetta una risposta
        [two] «2 carte» aspetta una risposta
        [chance] «Occasione» aspetta una risposta
       *[other] { "" }
    }
fact-amount =
    { $value ->
        [one] in gioco: { $value }
        [many] in gioco: { $value }
        [other] in gioco: { $value }
       *[none] { "" }
    }
fact-source =
    { $value ->
        [one] giocata da { $player }
        [many] giocata da { $player }
        [other] giocata da { $player }
       *[none] { "" }
    }
fact-colour =
    { $value ->
        [B] colore dichiarato: blu
        [G] colore dichiarato: verde
        [R] colore dichiarato: rosso
        [Y] colore dichiarato: giallo
       *[other] { "" }
    }
# Il colore della carta in cima è detto sopra; quelli sotto contano solo dopo un «Annulla».
fact-named = { "" }
fact-idle =
    { $value ->
        [0] { "" }
       *[other] passi di fila: { $value }
    }
fact-out =
    { $value ->
        [none] { "" }
       *[other] posti che hanno finito: { $value }
    }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
       *[other] questa situazione si è presentata { $value } volte
    }

## Domande

prompt-turn = Che cosa giochi?
prompt-drawn = Giochi la carta pescata?
prompt-answer = Come rispondi?
prompt-lay = Quale carta metti giù adesso?
prompt-colour = Quale colore dichiari?
prompt-star = Quale delle carte scoperte è tua?

## Mosse

verb-play = gioca { $cards }
verb-draw = pesca una carta
verb-pass = passa
verb-accept = accetta l'effetto
verb-lay = metti giù { $cards }
verb-colour =
    { $first ->
        [B] dichiara blu
        [G] dichiara verde
        [R] dichiara rosso
       *[Y] dichiara giallo
    }
verb-use = gioca dalla «Stella» { $cards }
verb-keep = prendi dalla «Stella» { $cards }

## Avvenimenti

event-first = comincia { $player }
event-dealt = ognuno riceve sei carte
event-turned-up = la pila comincia con { $cards }
event-played = { $player } gioca { $cards }
event-drew = { $player } pesca { $cards }
event-ended-turn = { $player } non gioca carte
event-passed = { $player } non può né giocare né pescare
event-owed-skip = { $other } deve rispondere o perde il turno
event-owed-cards = { $other } deve rispondere o perde il turno e pesca: { $amount }
event-owed-all = { $other } deve rispondere, altrimenti tutti tranne { $player } pescano: { $amount }
event-owed-chance = { $other } deve rispondere, mettere giù tre carte o perdere il turno e pescare: { $amount }
event-accepted = { $player } non risponde
event-skipped = { $player } perde il turno
event-laid = { $player } mette giù { $cards }
event-turned = cambia il senso del gioco
event-named-blue = { $player } dichiara blu
event-named-green = { $player } dichiara verde
event-named-red = { $player } dichiara rosso
event-named-yellow = { $player } dichiara giallo
event-opened = { $player } scopre { $cards }
event-nothing-opened = non c'è nessuna carta da scoprire
event-used = { $player } gioca dalla «Stella» { $cards }
event-kept = { $player } prende dalla «Stella» { $cards }
event-left-open = finisce sotto il mazzo: { $cards }
event-cancelled = finisce sotto il mazzo: { $cards }
event-renewed = la pila, tranne le due carte in cima, viene mescolata nel nuovo mazzo
event-out = { $player } ha finito le carte e prende il posto { $amount }
event-repeated =
    { $amount ->
        [one] questa situazione si è presentata { $amount } volta
       *[other] questa situazione si è presentata { $amount } volte
    }
event-ended = non ha più carte: vince { $player }
event-ended-places = solo { $player } ha ancora carte: la partita finisce
event-ended-idle = nessuno può giocare o pescare: la partita finisce
event-ended-loop = di nuovo la stessa situazione: la partita finisce
event-ended-cap = finito il turno { $amount }: la partita finisce

## Rifiuti

refusal-not-chance = la distribuzione delle carte non spetta ai giocatori
refusal-not-held = in mano non hai { $card }
refusal-no-match = { $card } non ha né il colore né il simbolo di { $top }
refusal-no-colour = { $card } non ha colori in comune con { $top }
refusal-no-two-colour = nessun colore di { $card } va bene su { $top }
refusal-not-beating = { $card } non batte { $top }
refusal-not-named =
    { $colour ->
        [blue] { $card } non ha il blu, il colore dichiarato
        [green] { $card } non ha il verde, il colore dichiarato
        [red] { $card } non ha il rosso, il colore dichiarato
       *[yellow] { $card } non ha il giallo, il colore dichiarato
    }
refusal-chance-short = il giocatore successivo ha meno di tre carte: niente «Occasione» adesso
refusal-chance-open = il giocatore successivo ha meno di tre carte: prendi l'«Occasione» o scegli un'altra carta
refusal-must-play = hai una carta da giocare, quindi non puoi pescare
refusal-no-cards = non ci sono carte da pescare
refusal-no-pass = gioca una carta o pescane una; solo dopo puoi passare
refusal-one-draw = si pesca una carta sola: giocala o passa
refusal-only-drawn = dopo aver pescato si può giocare solo la carta pescata
refusal-no-effect = nessun effetto aspetta la tua risposta
refusal-no-draw-first = rispondi all'effetto o accettalo; non puoi prima pescare
refusal-no-pass-first = rispondi all'effetto o accettalo
refusal-other-symbol = { $card } non risponde a { $top }
refusal-no-chance-to-lay = si mettono giù carte solo per rispondere a «Occasione»
refusal-too-few-to-lay = non hai tre carte «Sasso», «Forbici» o «Carta» da mettere giù
refusal-no-set = qui servono un «Sasso», un «Forbici» e un «Carta»
refusal-lay-on = metti giù il resto delle tre carte per «Occasione»
refusal-name-one = prima dichiara un colore
refusal-no-change = si dichiara un colore solo dopo «Cambio colore»
refusal-choose-one = prima scegli una delle carte scoperte
refusal-not-open = { $card } non è tra le carte scoperte
refusal-no-star = solo una «Stella» scopre carte tra cui scegliere

## Opzioni

option-deck = listed, drawpurple o un mazzo tuo
option-chance-mode = se a «Occasione» rispondono tre qualsiasi tra «Sasso», «Forbici» e «Carta», o una per tipo
option-voluntary-draw = si può pescare anche avendo una carta da giocare
option-star-last = se una «Stella» come ultima carta vince subito o prima si esegue
option-play-for-places = dopo il primo vincitore si gioca per gli altri posti
option-first = chi comincia
option-repeat = quante volte può presentarsi la stessa situazione prima che la partita finisca; 0 = senza limite
option-cap = limite di turni per giocatore
option-experimental = permette di giocare in sette e in otto

preset-listed = «Occasione» e «Stella» sono viola, come nell'elenco delle regole
preset-drawpurple = «1 carta» e «2 carte» sono viola
