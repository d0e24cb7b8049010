### Kanobu al tavolo.

game-title = Kanobu
game-line = Abbina i colori, fai vincere Sasso, Forbici e Carta e resta per primo senza carte.

## Carte

card-b-rock = Sasso (blu)
card-g-rock = Sasso (verde)
card-r-rock = Sasso (rosso)
card-y-rock = Sasso (giallo)
card-bg-rock = Sasso (blu-verde)
card-br-rock = Sasso (blu-rosso)
card-by-rock = Sasso (blu-giallo)
card-gr-rock = Sasso (verde-rosso)
card-gy-rock = Sasso (verde-giallo)
card-ry-rock = Sasso (rosso-giallo)
card-b-scissors = Forbici (blu)
card-g-scissors = Forbici (verde)
card-r-scissors = Forbici (rosso)
card-y-scissors = Forbici (giallo)
card-bg-scissors = Forbici (blu-verde)
card-br-scissors = Forbici (blu-rosso)
card-by-scissors = Forbici (blu-giallo)
card-gr-scissors = Forbici (verde-rosso)
card-gy-scissors = Forbici (verde-giallo)
card-ry-scissors = Forbici (rosso-giallo)
card-b-paper = Carta (blu)
card-g-paper = Carta (verde)
card-r-paper = Carta (rosso)
card-y-paper = Carta (giallo)
card-bg-paper = Carta (blu-verde)
card-br-paper = Carta (blu-rosso)
card-by-paper = Carta (blu-giallo)
card-gr-paper = Carta (verde-rosso)
card-gy-paper = Carta (verde-giallo)
card-ry-paper = Carta (rosso-giallo)
card-b-skip = Salta il turno (blu)
card-g-skip = Salta il turno (verde)
card-r-skip = Salta il turno (rosso)
card-y-skip = Salta il turno (giallo)
card-b-three = 3 carte (blu)
card-g-three = 3 carte (verde)
card-r-three = 3 carte (rosso)
card-y-three = 3 carte (giallo)
card-b-one = 1 carta (blu)
card-g-one = 1 carta (verde)
card-r-one = 1 carta (rosso)
card-y-one = 1 carta (giallo)
card-b-two = 2 carte (blu)
card-g-two = 2 carte (verde)
card-r-two = 2 carte (rosso)
card-y-two = 2 carte (giallo)
card-p-chance = Occasione (viola)
card-b-reverse = Cambio di direzione (blu)
card-g-reverse = Cambio di direzione (verde)
card-r-reverse = Cambio di direzione (rosso)
card-y-reverse = Cambio di direzione (giallo)
card-p-star = Stella (viola)
card-p-cancel = Annulla (viola)
card-p-colour = Cambio colore (viola)
card-p-one = 1 carta (viola)
card-p-two = 2 carte (viola)
card-b-chance = Occasione (blu)
card-g-chance = Occasione (verde)
card-r-chance = Occasione (rosso)
card-y-chance = Occasione (giallo)
card-b-star = Stella (blu)
card-g-star = Stella (verde)
card-r-star = Stella (rosso)
card-y-star = Stella (giallo)

## Stampato sulla carta

sign-rock = Sasso
sign-scissors = Forbici
sign-paper = Carta
sign-skip = Salta
sign-three = 3 Carte
sign-one = 1 Carta
sign-two = 2 Carte
sign-chance = Occasione
sign-reverse = Direzione
sign-star = Stella
sign-cancel = Annulla
sign-colour = Cambio colore

text-rock = Serve il suo colore. Dei tre segni copre solo le Forbici.
text-scissors = Serve il loro colore. Dei tre segni coprono solo la Carta.
text-paper = Serve il suo colore. Dei tre segni copre solo il Sasso.
text-skip = Chi segue perde il turno, o risponde con Salta o Annulla.
text-three = Chi segue pesca 3 e salta, o ne passa altre 3.
text-one = Tutti gli altri pescano 1, se chi segue non aggiunge o annulla.
text-two = Tutti gli altri pescano 2, se chi segue non aggiunge o annulla.
text-chance = Chi segue posa tre tra Sasso, Forbici e Carta, o pesca 3 e salta.
text-reverse = Da ora il turno gira nell’altro senso.
text-star = Scopri tre carte del mazzo; una la giochi subito o la tieni.
text-cancel = Annulla l’ultima carta e il suo effetto; lasciano la pila entrambe.
text-colour = Nomina un colore: dopo serve quello, o una carta viola.

# Di che cosa parla una regola, sulla carta grande.
about-n12 = che cosa batte cosa
about-n13 = esempio: un Sasso rosso
about-n14 = dove non va bene
about-n26 = dopo due 3 Carte
about-r11 = giocare la carta scelta
about-r12 = come rispondere a Occasione
about-r16 = rispondere con la stessa
about-r17 = il turno di chi segue
about-r24 = a colore nominato

## Tavolo

zone-hand = mano
zone-pile = pila, in cima l’ultima
zone-deck = mazzo
zone-open = scoperte dalla Stella
fact-turn = turno: { $player }
fact-turns = turni giocati: { $value }
fact-direction =
    { $value ->
        [1] direzione: oraria
       *[other] direzione: antioraria
    }
fact-pending =
    { $first ->
        [none] { "" }
        [skip] in sospeso: Salta il turno
        [chance] in sospeso: Occasione
        [three] in sospeso: pescare { $second } carte e saltare il turno
       *[other] in sospeso: tutti tranne chi l’ha giocata pescano { $second }
    }
fact-named =
    { $last ->
        [none] { "" }
        [B] l’ultimo Cambio colore è blu
        [G] l’ultimo Cambio colore è verde
        [R] l’ultimo Cambio colore è rosso
       *[Y] l’ultimo Cambio colore è giallo
    }
fact-idle = { "" }
fact-out =
    { $first ->
        [none] { "" }
       *[other] hanno finito: { $players }
    }
fact-met =
    { $value ->
        [1] { "" }
       *[other] questa situazione si è presentata { $value } volte
    }

## Domande e mosse

prompt-turn = Che cosa giochi?
prompt-drawn = Giochi la carta pescata?
prompt-answer = Come rispondi?
prompt-lay = Quale carta deponi adesso?
prompt-colour = Quale colore dichiari?
prompt-star = Quale delle carte scoperte?
waits-turn = { $name } gioca una carta o ne pesca una.
waits-drawn = { $name } può giocare la carta appena pescata.
waits-answer = { $name } risponde, o subisce la carta.
waits-lay = { $name } mette la prossima di tre carte.
waits-colour = { $name } sceglie un colore.
waits-star = { $name } sceglie una delle carte scoperte.
verb-accept = subire l’effetto
verb-colour =
    { $first ->
        [B] dichiarare il blu
        [G] dichiarare il verde
        [R] dichiarare il rosso
       *[Y] dichiarare il giallo
    }
verb-draw = pescare una carta
verb-keep = prendere in mano: { $cards }
verb-lay = deporre: { $cards }
verb-pass = finire il turno
verb-play = giocare: { $cards }
verb-use = giocare dalla Stella: { $cards }

## Eventi

event-first = Comincia { $player }
event-dealt = Sei carte a testa
event-turned-up = La pila comincia con: { $cards }
event-played = { $player } gioca: { $cards }
event-drew = { $player } pesca: { $cards }
event-ended-turn = { $player } non gioca carte
event-passed = { $player } non può né giocare né pescare
event-owed-skip = { $other } risponde o salta il turno
event-owed-cards = { $other } risponde, oppure pesca { $amount } carte e salta il turno
event-owed-all = { $other } risponde, oppure tutti tranne { $player } pescano: { $amount } a testa
event-owed-chance = { $other } risponde, depone tre carte, oppure ne pesca { $amount } e salta il turno
event-accepted = { $player } non risponde
event-skipped = { $player } salta il turno
event-laid = { $player } depone: { $cards }
event-turned = La direzione di gioco cambia
event-named-blue = { $player } dichiara il blu
event-named-green = { $player } dichiara il verde
event-named-red = { $player } dichiara il rosso
event-named-yellow = { $player } dichiara il giallo
event-opened = { $player } scopre: { $cards }
event-nothing-opened = Non c’è nessuna carta da scoprire
event-used = { $player } gioca dalla Stella: { $cards }
event-kept = { $player } prende dalla Stella: { $cards }
event-left-open = Vanno sotto il mazzo: { $cards }
event-cancelled = Sotto il mazzo: { $cards }
event-renewed = La pila, tranne le due carte in cima, è rimescolata in un nuovo mazzo
event-out = { $player } resta senza carte, posto: { $amount }
event-repeated = Questa situazione si è già presentata { $amount } volte; ancora una e la partita finisce
event-ended = { $player } resta senza carte e vince
event-ended-places = Solo { $player } ha ancora carte: la partita finisce
event-ended-idle = Nessuno può giocare né pescare: la partita finisce
event-ended-loop = Di nuovo la stessa situazione: la partita finisce
event-ended-cap = Il turno { $amount } è finito: la partita termina

## Lo stesso, detto a chi riguarda

you-first = Cominci tu
you-played = Giochi: { $cards }
you-drew = Peschi: { $cards }
you-ended-turn = Non giochi nessuna carta
you-passed = Non puoi né giocare né pescare
to-you-owed-skip = Devi rispondere o saltare il turno
to-you-owed-cards = Devi rispondere o pescare { $amount } carte e saltare il turno
you-owed-all = { $other } deve rispondere, o tutti tranne te pescano: { $amount }
to-you-owed-all = Devi rispondere, o tutti tranne { $player } pescano: { $amount }
to-you-owed-chance = Devi rispondere, posare tre carte, o pescarne { $amount } e saltare il turno
you-accepted = Non rispondi
you-skipped = Salti il turno
you-laid = Posi: { $cards }
you-named-blue = Nomini il blu
you-named-green = Nomini il verde
you-named-red = Nomini il rosso
you-named-yellow = Nomini il giallo
you-opened = Scopri: { $cards }
you-used = Giochi dalla Stella: { $cards }
you-kept = Prendi dalla Stella: { $cards }
you-out = Sei senza carte, { $amount }º posto
you-ended = Sei senza carte: vinci
you-ended-places = Solo tu hai ancora carte: la partita finisce

## Rifiuti

refusal-not-chance = la distribuzione non è una scelta dei giocatori
refusal-not-held = non hai { $card } in mano
refusal-no-match = { $card } non ha né il colore né il simbolo di { $top }
refusal-no-colour = { $card } non ha colori in comune con { $top }
refusal-no-two-colour = nessun colore di { $card } si abbina a { $top }
refusal-not-beating = { $card } non batte { $top }
refusal-not-named =
    { $colour ->
        [blue] { $card } non ha il colore dichiarato, il blu
        [green] { $card } non ha il colore dichiarato, il verde
        [red] { $card } non ha il colore dichiarato, il rosso
       *[yellow] { $card } non ha il colore dichiarato, il giallo
    }
refusal-chance-short = il prossimo giocatore ha meno di tre carte: niente Occasione adesso
refusal-chance-open = il prossimo giocatore ha meno di tre carte: prendi l’Occasione in mano o scegli un’altra carta
refusal-must-play = hai una carta giocabile, quindi non puoi pescare
refusal-no-cards = non ci sono carte da pescare
refusal-no-pass = gioca una carta o pescane una; solo dopo puoi passare
refusal-one-draw = si pesca una sola carta: giocala o passa
refusal-only-drawn = dopo aver pescato si può giocare solo la carta pescata
refusal-no-effect = nessun effetto attende la tua risposta
refusal-no-draw-first = rispondi all’effetto o subiscilo; non puoi pescare prima
refusal-no-pass-first = rispondi all’effetto o subiscilo
refusal-other-symbol = { $card } non risponde a { $top }
refusal-no-chance-to-lay = si depongono carte solo per rispondere all’Occasione
refusal-too-few-to-lay = non hai tre carte Sasso, Forbici o Carta da deporre
refusal-no-set = qui servono un Sasso, un Forbici e una Carta
refusal-lay-on = deponi le altre delle tre carte per l’Occasione
refusal-name-one = prima dichiara un colore
refusal-no-change = si dichiara un colore solo dopo il Cambio colore
refusal-choose-one = prima scegli una delle carte scoperte
refusal-not-open = { $card } non è fra le carte scoperte
refusal-no-star = solo una Stella scopre carte fra cui scegliere

## Opzioni

option-deck = mazzo: listed, drawpurple o uno tuo
option-chance-mode = se all’Occasione rispondono tre carte qualsiasi fra Sasso, Forbici e Carta o una per tipo
option-voluntary-draw = pescare anche se si può giocare una carta
option-star-last = se una Stella come ultima carta vince subito o prima si risolve
option-play-for-places = continuare dopo il primo vincitore
option-first = chi comincia
option-repeat = quante volte può presentarsi la stessa situazione prima che la partita finisca; 0 = senza limite
option-cap = turni per giocatore prima della fine della partita
option-experimental = permettere sette e otto giocatori
preset-listed = Occasione e Stella sono viola, come nell’elenco delle carte del regolamento
preset-drawpurple = sono viola «1 carta» e «2 carte»

## I posti, a parole

place-deck = Mazzo
place-in-hand =
    { $count ->
        [0] mano vuota
       *[other] in mano: { $count }
    }
place-live = Colore in gioco
place-follow = Va bene uno di questi, il viola sempre
place-answer = Per rispondere serve lo stesso segno, di ogni colore
place-open = Scoperte dalla Stella
place-owed-skip =
    { $you ->
        [yes] Salti il turno
       *[no] salta il turno
    }
place-owed-three =
    { $you ->
        [yes] a te, e salti il turno
       *[no] e salta il turno
    }
place-owed-one =
    { $you ->
        [yes] a tutti gli altri, prima a te
       *[no] a tutti gli altri
    }
place-owed-two =
    { $you ->
        [yes] a tutti gli altri, prima a te
       *[no] a tutti gli altri
    }
place-owed-chance =
    { $you ->
        [yes] e salti, o posi tre segni
       *[no] o tre segni
    }

## Che cosa si chiede e che cosa si può fare

ask-turn-any =
    { $draw ->
        [yes] Gioca *una carta qualsiasi*, o pesca.
       *[no] Gioca *una carta qualsiasi*.
    }
ask-turn-named =
    { $draw ->
        [yes] Gioca *{ $colours }* o viola, o pesca.
       *[no] Gioca *{ $colours }* o viola.
    }
ask-turn-sign =
    { $draw ->
        [yes] Gioca *{ $colours }*: { $beater } batte { $sign }, ogni azione va bene; o viola, o pesca.
       *[no] Gioca *{ $colours }*: { $beater } batte { $sign }, ogni azione va bene; o viola.
    }
ask-turn-action =
    { $draw ->
        [yes] Gioca *{ $colours }*, un’altra *{ $sign }*, o viola; o pesca.
       *[no] Gioca *{ $colours }*, un’altra *{ $sign }*, o viola.
    }
ask-draw = Niente di tuo va bene: *pesca una carta*.
ask-pass = Niente va bene e non c’è da pescare: *finisci il turno*.
ask-drawn = La carta pescata va bene: *giocala*, o tienila.
ask-unfit = La carta pescata non va bene: *finisci il turno*.
ask-answer-three =
    { $can ->
        [both] *Arriva +{ $count }.* Passalo con 3 Carte, annulla, o pesca e salta.
        [same] *Arriva +{ $count }.* Passalo con 3 Carte, o pesca e salta.
        [cancel] *Arriva +{ $count }.* Annulla, o pesca e salta.
       *[none] *Arriva +{ $count }* e non hai risposta: pesca e salta.
    }
ask-answer-one =
    { $can ->
        [both] *Gli altri pescano { $count }.* Aggiungi 1 Carta, annulla, o pesca e gioca.
        [same] *Gli altri pescano { $count }.* Aggiungi 1 Carta, o pesca e gioca.
        [cancel] *Gli altri pescano { $count }.* Annulla, o pesca e gioca.
       *[none] *Gli altri pescano { $count }*, anche tu; poi giochi.
    }
ask-answer-two =
    { $can ->
        [both] *Gli altri pescano { $count }.* Aggiungi 2 Carte, annulla, o pesca e gioca.
        [same] *Gli altri pescano { $count }.* Aggiungi 2 Carte, o pesca e gioca.
        [cancel] *Gli altri pescano { $count }.* Annulla, o pesca e gioca.
       *[none] *Gli altri pescano { $count }*, anche tu; poi giochi.
    }
ask-answer-skip =
    { $can ->
        [both] *Devi saltare il turno.* Passalo con Salta, annulla, o salta.
        [same] *Devi saltare il turno.* Passalo con Salta, o salta.
        [cancel] *Devi saltare il turno.* Annulla, o salta.
       *[none] *Salti il turno*: non hai risposta.
    }
ask-answer-chance =
    { $lay ->
        [yes] *Occasione:* posa tre segni, rispondi con Occasione o Annulla se ce l’hai, o pesca { $count } e salta.
       *[no] *Occasione:* { $can ->
            [none] non hai risposta: pesca { $count } e salta.
           *[both] rispondi con Occasione o Annulla, o pesca { $count } e salta.
        }
    }
ask-lay = Posa *la prossima delle tre*: Sasso, Forbici o Carta, di ogni colore.
ask-colour = Nomina *un colore*: la prossima carta deve averlo o essere viola.
ask-star = Scegline una: *sulla pila* per giocarla, in mano per tenerla.

## Che cosa produce una mossa

effect-play = Gioca
effect-use = Gioca
effect-keep = Tieni
effect-lay = Posa
effect-draw = Pesca
effect-pass = Fine turno
effect-accept-draw = Pesca { $count }
effect-accept-skip = Salta
effect-wins = vince
effect-cancels =
    { $count ->
        [0] annulla il salto
       *[other] annulla +{ $count }
    }
effect-of-three = +{ $count } a { $name }
effect-of-one = +{ $count } a tutti gli altri
effect-of-two = +{ $count } a tutti gli altri
effect-of-skip = { $name } salta
effect-of-chance = { $name } alla prova
effect-of-reverse = nell’altro senso

## Momenti

moment-owed-cards =
    { $you ->
        [yes] +{ $amount } per te!
       *[no] +{ $amount } per { $other }!
    }
moment-owed-all = +{ $amount } a tutti gli altri
moment-owed-chance =
    { $you ->
        [yes] Occasione: tre segni, o peschi
       *[no] Occasione per { $other }
    }
moment-drew-many =
    { $you ->
        [yes] Peschi { $count }
       *[no] { $name } pesca { $count }
    }
moment-turned = Nell’altro senso
moment-named-blue = Blu!
moment-named-green = Verde!
moment-named-red = Rosso!
moment-named-yellow = Giallo!
moment-last =
    { $you ->
        [yes] La tua ultima carta!
       *[no] { $name }: ultima carta!
    }
moment-out =
    { $you ->
        [yes] Sei senza carte: { $amount }º posto
       *[no] { $name } è senza carte: { $amount }º posto
    }
moment-ended =
    { $you ->
        [yes] Vinci
       *[no] { $name } vince
    }

## In breve

brief-want = Resta per primo senza carte.
brief-turn = Gioca una carta che va bene sulla cima: stesso colore o stesso segno, oppure una viola. Tra loro, Sasso, Forbici e Carta devono avere un colore in comune e anche vincere. Se niente va bene, pesca. Se una carta è stata giocata contro di te, prima rispondi: passala con lo stesso segno, annullala o accetta.
brief-end = Chi gioca l’ultima carta vince subito.

## L’allenatore

coach-star = Giocata subito, la carta scoperta non ti resta in mano; se la tieni, è una in più da scartare.
coach-lay = Ogni segno che cali lascia la mano, di qualunque colore sia.
coach-drawn = Giocata ora, la carta pescata non ti costa nulla; se la tieni, la mano si allunga.
coach-answer = Se rispondi, l’effetto passa oltre; se accetti, finisce su di te.
coach-colour =
    { $colour ->
        [B] Hai soprattutto carte blu ({ $count }).
        [G] Hai soprattutto carte verdi ({ $count }).
        [R] Hai soprattutto carte rosse ({ $count }).
       *[Y] Hai soprattutto carte gialle ({ $count }).
    }
coach-short =
    { $count ->
        [one] A chi gioca dopo resta una carta: fallo pescare o saltare.
       *[other] A chi gioca dopo restano solo { $count } carte: fallo pescare o saltare.
    }
coach-cancel = Annulla può fermare un attacco contro di te: tienila finché va bene altro.
coach-purple = Una viola va bene sempre: finché puoi, gioca una carta colorata.
coach-fits = Vanno bene { $count } carte diverse: quale colore aiuta il resto della mano?
coach-why-colour = di quel colore hai { $count } carte
coach-why-draw = la mano si accorcia invece di allungarsi
coach-why-pass = la carta pescata sarebbe già andata via
coach-why-accept = l’effetto passa oltre invece di finire su di te
coach-why-use = giocata subito, la carta non ti resta in mano
coach-why-short =
    { $count ->
        [one] a chi gioca dopo resta una carta: va rallentato
       *[other] a chi gioca dopo restano solo { $count } carte: va rallentato
    }
coach-why-cancel = Annulla vale di più quando ti attaccano
coach-why-purple = una viola va bene sempre e può aspettare
coach-why-two = una carta di due colori va bene più spesso e può aspettare
coach-why-follow =
    { $count ->
        [one] di quel colore hai un’altra carta
       *[other] di quel colore hai altre { $count } carte
    }

## At a glance

glance-1-head = Obiettivo
glance-1 = Resta per primo senza carte: chi gioca l’ultima vince subito.
glance-2-head = Il tuo turno
glance-2 = Gioca una carta con il colore o il segno di quella in cima, oppure una viola.
glance-3-head = Chi batte chi
glance-3 = Sasso, Forbici e Carta tra loro devono avere un colore in comune e anche vincere.
glance-4-head = Niente va bene?
glance-4 = Pesca una carta.
glance-5-head = Contro di te?
glance-5 = Prima rispondi: passala con lo stesso segno, annullala o accetta.
