### Unit come lo mostra il tavolo.

game-title = Unit
game-line = Un duello con carte comuni: quelle nel tuo limite pagano attacco e difesa; a zero punti hai perso.

## Carte

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
card-xb = jolly nero
card-xr = jolly rosso

## Stampato sulla carta

text-card = Vale { $value }: dalla mano attacca o difende, nel limite paga soltanto, a ogni turno.
text-joker = Porta in campo una carta del suo colore senza limite.

# Di che cosa parla una regola, sulla carta grande.
about-u8 = quanto vale
about-u9 = come paga il limite
about-u19 = metterla nel limite

# Le lettere agli angoli, per chi preferisce le italiane.
rank-a = A
rank-j = F
rank-q = D
rank-k = R

## Posti sul tavolo

zone-hand = mano
zone-limit-s = limite di ♠
zone-limit-h = limite di ♥
zone-limit-d = limite di ♦
zone-limit-c = limite di ♣
zone-field = attacco (dopo, chi difende)
zone-deck = mazzo
zone-discard = scarti
zone-gone = diventate punti

## Notizie

fact-turn = turno: { $player }
fact-turns = turni giocati: { $value }
fact-points =
    { $value ->
        [one] { $player }: 1 punto
       *[other] { $player }: { $value } punti
    }
fact-recovered =
    { $value ->
        [0] { "" }
       *[other] { $player }: { $value } recuperati in questo turno
    }
fact-ready =
    { $value ->
        [yes] può finire il turno: { $player }
       *[no] { "" }
    }
fact-locked = non giocabili fino al prossimo turno: { $cards }
fact-placed = messe in un limite in questo turno: { $cards }

## Domande

prompt-must = Comincia il tuo turno: quale carta sposti?
prompt-reply = L'avversario ha agito: rispondi con un'azione?
prompt-may = Che altro fai?
prompt-rest = L'ultima parola di questo turno è tua: che cosa fai?
prompt-both = Potete agire entrambi: che cosa fai?
prompt-priority = Agisci o passi?
prompt-danger = I tuoi punti stanno per finire: ne recuperi?
turn-rest = ultima parola
turn-danger = salvati
waits-must = { $name } inizia il turno.
waits-reply = { $name } può rispondere con una carta.
waits-may = { $name } continua, o finisce il turno.
waits-rest = { $name } ha l’ultima parola del turno.
waits-priority = { $name } agisce o passa.
waits-danger = { $name } può trasformare carte del limite in punti.

## Mosse

verb-limit =
    { $second ->
        [S] estendi il limite di ♠ con { $first }
        [H] estendi il limite di ♥ con { $first }
        [D] estendi il limite di ♦ con { $first }
       *[own] metti nel limite { $first }
    }
verb-back = riprendi dal limite { $cards }
verb-attack = attacca con { $cards }
verb-defend = difendi con { $first } contro { $third }
verb-joker =
    { $second ->
        [attack] { $first }: attacca con { $third }
       *[defend] { $first }: difendi con { $third } contro { $fifth }
    }
verb-recover = trasforma in punti { $cards }
verb-pass = passa
verb-end = finisci il tuo turno
verb-done = non fare altro
verb-ready = di' che il turno può finire
verb-unready = di' che il turno non può ancora finire

## I posti, a parole

place-in-hand =
    { $count ->
        [0] mano vuota
       *[other] in mano: { $count }
    }
place-deck = Mazzo
place-deal-both = 2 a testa per turno
place-deal-none = niente più carte
place-deal-active = 2 carte per turno
place-rests = non in questo turno
place-new = nuova: salva dal prossimo turno
place-paid = ha già pagato in questo turno: ora non salva
place-discard = Scarti
place-gone = In punti
place-deck-is =
    { $deal ->
        [active] Chi comincia il turno pesca 2 carte.
       *[both] All’inizio di un turno pescano 2 carte entrambi.
    } Quando è finito, due turni di fila senza carte in campo chiudono la partita: si sommano punti, mano e limite.
place-discard-is = Carte che hanno attaccato o difeso. Non tornano più.
place-gone-is = Carte del limite dei due giocatori diventate punti. Sono fuori dal gioco.
place-limit-is = Un limite: quel che sta qui paga, di nuovo a ogni turno, attacchi e difese del suo seme. In pericolo le carte libere possono diventare punti.
place-used = usati { $used } su { $total }
place-free = liberi: { $total }
place-empty = nessun limite
place-saves =
    { $count ->
        [0] non salva
       *[other] può dare +{ $count }
    }
place-hit =
    { $you ->
        [yes] Tu −{ $count }
       *[no] { $name } −{ $count }
    }
place-even = nessuna perdita
place-defend = un { $suit } toglie il suo valore; se più alto, il resto colpisce
place-counter = un { $suit } più alto qui ti costa la differenza
place-of = su { $start } punti
place-left = te ne restano { $count } se resta così
place-held = te ne restano { $count } se difendi con { $card }
place-held-saves = con { $card } poi il limite può salvarti (+{ $count })
place-held-short = anche con { $card } il limite dà solo +{ $count }
place-counted = { $points } + { $cards } in carte
place-both-fell = Sono finiti i punti di entrambi, e vince chi ne ha di più: { $most } a { $least }.
place-so-far = per ora
place-back =
    { $far ->
        [short] limiti: solo +{ $count }
        [full] limiti: a { $start }
       *[part] limiti: +{ $count }
    }
place-safe = il limite paga; spendi le sue carte libere per salvare gli ultimi punti
place-late =
    { $quiet ->
        [yes] senza carte in campo è finita. Finora
       *[no] senza mazzo 2 turni senza campo chiudono. Finora
    } { $mine } a { $theirs }{ $cards ->
        [0] { "" }
       *[other] {" "}+ mano
    }
place-soon = il mazzo sta finendo: presto si sommano punti, mano e limite
place-rescue =
    { $count ->
        [0] nessuna carta libera dei turni passati ti salva
       *[other] { $far ->
            [short] le carte del limite danno solo +{ $count }: non ti salvano
            [full] poi le carte libere dei turni passati portano fino a { $start } (+{ $count })
           *[part] poi le carte libere dei turni passati danno fino a +{ $count }
        }
    }
place-order-act =
    { $you ->
        [yes] agisci tu
       *[no] agisce { $name }
    }
place-order-answer =
    { $you ->
        [yes] puoi rispondere
       *[no] può rispondere { $name }
    }
place-order-last =
    { $you ->
        [yes] ultima parola tua
       *[no] ultima parola: { $name }
    }
place-order-count = cambiano i punti
place-order-free = agite entrambi finché siete pronti
place-order-priority = a turno, fino a due passi

## Che cosa si chiede e che cosa si può fare

ask-must =
    { $do ->
        [attack] { $back ->
            [yes] Un turno comincia con *una carta*: in un limite, fuori da uno, o all’attacco dove il limite la paga.
           *[no] Un turno comincia con *una carta*: in un limite, o all’attacco dove il limite la paga.
        }
        [back] Nessuna carta della mano può muoversi: *riprendine una* da un limite; in questo turno non potrai giocarla.
       *[limit] Comincia con una carta in un *limite*: lì paga soltanto, a ogni turno di nuovo, per il suo seme.
    }
ask-late =
    { $quiet ->
        [yes] *Senza una carta in campo in questo turno la partita finisce*: punti, mano e limite sono { $mine }, quelli di { $name } { $theirs }{ $cards ->
            [0] { "" }
           *[other] {" "}più la mano
        }.
       *[no] Senza mazzo due turni di fila senza carte in campo chiudono la partita; contano punti, mano e limite, ora { $mine } a { $theirs }{ $cards ->
            [0] { "" }
           *[other] {" "}più la mano di { $name }
        }.
    }
ask-picked =
    { $ways ->
        [one] *{ $card }* va nel *limite* acceso: lì paga a ogni turno, ma non attacca né difende più.
       *[more] Dove va *{ $card }*? Nel limite paga, ma non attacca né difende più.
    }
ask-reply =
    { $do ->
        [attack] *Una risposta ora*: una carta in un limite, o un attacco. O aspetta l’ultima parola.
        [limit] *Una risposta ora*: puoi mettere una carta in un limite. O aspetta l’ultima parola.
        [back] *Una risposta ora*: puoi riprendere una carta da un limite. O aspetta l’ultima parola.
       *[none] Nessuna tua carta può muoversi: *passa*.
    }
ask-then = Poi le carte del limite possono dare *+{ $own }*.
ask-answer = *Una risposta ora.*
ask-reply-threatened = *Una risposta ora*: rischi di perdere *{ $loss }*. *Difendi* (paga il limite), o aspetta l’ultima parola.
ask-may =
    { $do ->
        [attack] Continua: *attacca, alza un limite*, o finisci il turno. Una difesa più alta ti costa la differenza.
        [limit] { $back ->
            [yes] *Alza un limite*, riprendi una carta, o finisci il turno; nessuna tua carta può attaccare ora.
           *[no] *Alza un limite*, o finisci il turno; nessuna tua carta può attaccare ora.
        }
        [back] Riprendi una carta da un limite (in questo turno non potrai giocarla), o *finisci il turno*.
       *[none] Non c’è altro da fare: *finisci il turno*.
    }
ask-may-struck =
    { $do ->
        [attack] Senza difese { $name } perde *{ $struck }*; un difensore più alto ti costa la differenza. *Continua*, o finisci il turno.
        [limit] Senza difese { $name } perde *{ $struck }*; un difensore più alto ti costa la differenza. *Alza un limite*, o finisci il turno.
       *[none] Senza difese { $name } perde *{ $struck }*; un difensore più alto ti costa la differenza. *Finisci il turno*.
    }
ask-undefended =
    { $why ->
        [card] Rischi di perdere *{ $loss }*: per difendere serve una carta di { $suit }, e non ne hai.
        [rests] Rischi di perdere *{ $loss }*: { $card } può difendere, ma non in questo turno.
        [fixed] Rischi di perdere *{ $loss }*, e nessuna carta può più impedirlo.
        [several] Rischi di perdere *{ $loss }*: per difendere serve { $suit }, pagabile dal limite libero del suo seme.
        [alone] Rischi di perdere *{ $loss }*: { $card } prende { $need } dal limite di { $suit } (liberi: { $free }), e non hai altre { $suit } da metterci.
       *[limit] Rischi di perdere *{ $loss }*: { $card } può difendere, ma prende { $need } dal limite di { $suit }; liberi: { $free }.
    }
ask-hopeless =
    { $prompt ->
        [rest] *Ultima parola*:
        [reply] *Una risposta ora*:
       *[may] *Il tuo turno*:
    } hai { $points } e rischi di perdere *{ $loss }*; { $limit ->
        [none] nessuna carta del limite ti salva.
        [full] i limiti arrivano al massimo a { $start }: *non basta*.
       *[part] i limiti danno solo +{ $own }: *non basta*.
    } { $why ->
        [open] Può salvarti solo una difesa.
        [card] Per difendere serve una carta di { $suit }, e non ne hai.
        [rests] { $card } può difendere, ma non in questo turno.
        [fixed] Niente può più salvarti.
        [several] Per difendere serve { $suit }, pagabile dal suo limite.
        [alone] { $card } prende { $need } dal limite di { $suit } (liberi: { $free }), e non hai altre { $suit } da metterci.
       *[limit] { $card } può difendere, ma prende { $need } dal limite di { $suit }; liberi: { $free }.
    }
ask-may-threatened = Rischi di perdere *{ $loss }*: *difendi o contrattacca* (paga il limite), o finisci il turno.
ask-rest =
    { $sure ->
        [none] *L’ultima parola è tua*: agisci quanto vuoi, { $name } non può rispondere.
       *[other] *L’ultima parola è tua*: nessuno può rispondere. Attacchi per *{ $sure }* vincono contro ogni recupero.
    }
ask-rest-threatened =
    { $sure ->
        [none] *Ultima parola*: rischi di perdere *{ $loss }*. *Difendi* (paga il limite); nessuno può rispondere.
       *[other] *Ultima parola*: rischi *{ $loss }*. *Difendi* (paga il limite), o vinci con attacchi per *{ $sure }* contro ogni recupero.
    }
ask-last = *Ultima parola*: agisci quanto vuoi, { $name } non può rispondere.
ask-winning =
    { $saved ->
        [no] *Ultima parola*: { $name } perde tutti i punti, e nessuna carta del limite lo evita.
       *[yes] *Ultima parola*: { $name } perde tutti i punti; le carte libere dei turni passati ne ridanno *+{ $gain }*.{ $sure ->
            [none] { "" }
           *[other] { " " }Altri *{ $sure }* e la vittoria è certa.
        }
    }
ask-both-struck =
    { $safe ->
        [no] *Ultima parola*: perdete tutti i punti entrambi e *vince chi ne ha di più*: per ora { $mine } a { $theirs }. I limiti ti danno solo +{ $own }; { $name } fino a +{ $gain }.
       *[yes] *Ultima parola*: perdete tutti i punti entrambi. Le carte libere dei turni passati ne ridanno *+{ $own }* a te e +{ $gain } a { $name }.
    }
ask-both = Potete agire entrambi: *attacca, difendi, alza un limite*, o di’ che hai finito.
ask-priority = *Agisci, o passa*: due passi di fila chiudono il turno.
ask-danger =
    { $can ->
        [yes] Perdi { $loss } e hai { $points }: trasforma carte del limite in punti (fino a { $start }), *ne servono ancora { $need }*.
        [short] { $both ->
            [yes] Perdi { $loss } e hai { $points }; con tutte le carte *ne mancano { $missing }*. Se finite i punti entrambi, vince chi ne ha di più.
           *[no] Perdi { $loss } e hai { $points }; *niente salva i tuoi punti*: con tutte le carte ne mancano { $missing }.
        }
       *[no] Perdi { $loss } e hai { $points }; *nessuna tua carta può diventare punti* (ne mancano { $need }).
    }

## Che cosa produce una mossa

effect-limit = Limite
effect-attack = Attacca
effect-defend = Difendi
effect-back = Riprendi: non si gioca in questo turno
effect-recover = In punti
effect-capped = In punti, al massimo { $start }
effect-pass = Passa per ora
effect-pass-note = chiedimi a ogni carta
effect-wait = Aspetto l’ultima parola
effect-wait-note = chiedi solo se posso difendere
effect-end = Fine turno
effect-end-note =
    { $struck ->
        [0] prima { $name } può attaccarti, senza risposta: i limiti pagano { $pays }{ $cards ->
            [0] { "" }
           *[other] {", "}in mano { $cards }
        }
       *[other] ma prima { $name } può difendersi e attaccare
    }
effect-done = Basta così
effect-ready = Ho finito
effect-unready = Non ancora
effect-lose-sure =
    { $saves ->
        [no] Perderesti { $count }, cioè tutto, e nessuna carta libera del limite dei turni passati ti salva. Non fai altro?
        [short] Perderesti { $count }, cioè tutto, e le carte del limite danno solo +{ $gain }: non ti salvano. Non fai altro?
       *[yes] Perderesti { $count }, cioè tutto; poi le carte libere del limite dei turni passati possono diventare punti: fino a +{ $gain }. Non fai altro?
    }
effect-count-sure = Così la partita finisce: punti, mano e limite sono { $mine }, quelli di { $name } { $theirs }{ $cards ->
        [0] { "" }
       *[other] {" "}più la mano
    }. Non fai altro?
effect-back-sure = Riprendere questa carta? Il limite scende da { $before } a { $after } e in questo turno non potrai più giocarla.
effect-attack-sure = Rischi di perdere tutto, e ciò che paga questo attacco non può diventare punti: ora fino a +{ $before }, dopo +{ $after }. Attacchi lo stesso?
effect-recover-sure =
    { $enough ->
        [yes] { $card } diventa punti per sempre: +{ $count }. *Ti salva*: te ne restano { $rest }, poi non se ne trasformano altre.
        [never] { $card } diventa punti per sempre: +{ $count }. Ma *niente salva i tuoi punti*.
       *[no] { $card } diventa punti per sempre: +{ $count }. Poi ne servono *ancora { $missing }*.
    }
effect-recover-early = { $card } esce dal gioco per sempre e dà +{ $count }.

## Momenti

moment-lost =
    { $you ->
        [yes] Perdi { $amount }
       *[no] { $name } perde { $amount }
    }
moment-lost-note = { $before } → { $after }
moment-gained =
    { $you ->
        [yes] Guadagni { $amount }
       *[no] { $name } guadagna { $amount }
    }
moment-danger =
    { $you ->
        [yes] In gioco i tuoi ultimi punti: −{ $amount }
       *[no] { $name }: in gioco gli ultimi punti, −{ $amount }
    }
moment-unsaved =
    { $you ->
        [yes] Il limite non può salvarti
       *[no] Il limite non può salvare { $name }
    }
moment-unsaved-note =
    { $amount ->
        [0] nessuna sua carta dà punti ora
       *[other] le carte libere danno al massimo altri +{ $amount }
    }
moment-unspent =
    { $you ->
        [yes] Non usi le carte del limite
       *[no] { $name } non usa le carte del limite
    }
moment-unspent-note = +{ $amount } avrebbero salvato i punti
moment-turn =
    { $you ->
        [yes] Comincia il tuo turno
       *[no] Comincia il turno di { $name }
    }
moment-ended-turn =
    { $you ->
        [yes] L’ultima parola è di { $other }
       *[no]
            { $at ->
                [yes] L’ultima parola è tua
               *[no] L’ultima parola è di { $other }
            }
    }
moment-ended-points = I punti sono finiti
moment-ended-cards = Fine: si contano punti, mano e limite
moment-won =
    { $you ->
        [yes] Vinci
       *[no] { $name } vince
    }

## Avvenimenti

event-first = comincia { $player }
event-dealt = { $player } riceve { $cards }
event-turn = { $player } comincia un turno
event-no-move = { $player } non ha carte da spostare, solo { $cards }
event-reserved = { $player } mette nel limite { $cards }
event-attached-s = { $player } estende il limite di ♠ con { $cards }
event-attached-h = { $player } estende il limite di ♥ con { $cards }
event-attached-d = { $player } estende il limite di ♦ con { $cards }
event-taken-back = { $player } riprende dal limite { $cards }
event-attacked = { $player } attacca con { $cards }
event-defended = { $player } difende con { $cards }
event-against = { $player } si oppone a { $cards }
event-recovered = { $player } trasforma in punti { $cards } del limite
event-recovered-hand = { $player } trasforma in punti { $cards } della mano
event-passed = { $player } passa
event-ended-turn = { $player } finisce il turno; l'ultima parola è di { $other }
event-done = { $player } non fa altro
event-unsaved =
    { $amount ->
        [0] { $player } non ha carte del limite che salvino i punti
       *[other] { $player } non può salvare i punti: le carte del limite ne danno al massimo altri { $amount }
    }
event-unspent = { $player } non usa le carte del limite che salverebbero i punti (+{ $amount })
event-ready = per { $player } il turno può finire
event-unready = per { $player } il turno non può ancora finire
event-danger =
    { $amount ->
        [one] { $player } sta per perdere { $amount } punto, l'ultimo
       *[other] { $player } sta per perdere { $amount } punti, gli ultimi
    }
event-lost =
    { $amount ->
        [one] { $player } perde { $amount } punto
       *[other] { $player } perde { $amount } punti
    }
event-gained =
    { $amount ->
        [one] { $player } guadagna { $amount } punto
       *[other] { $player } guadagna { $amount } punti
    }
event-cleared = Dal campo: { $cards }
event-shown = { $player } mostra { $cards }
event-counted = { $player } arriva a { $amount } con punti e carte insieme
event-ended-points = i punti sono finiti: la partita è finita
event-ended-cards = non resta nulla da giocare: contano carte e punti

## Lo stesso, detto a chi riguarda

you-first = Cominci tu
you-dealt = Ricevi { $cards }
you-turn = Comincia il tuo turno
you-no-move = Non hai carte da muovere, solo { $cards }
you-reserved = Metti nel limite { $cards }
you-attached-s = Estendi il limite di ♠ con { $cards }
you-attached-h = Estendi il limite di ♥ con { $cards }
you-attached-d = Estendi il limite di ♦ con { $cards }
you-taken-back = Riprendi dal limite { $cards }: in questo turno non si gioca più
you-attacked = Attacchi con { $cards }
you-defended = Difendi con { $cards }
you-against = Ti opponi a { $cards }
you-recovered = Trasformi in punti, dal limite, { $cards }
you-recovered-hand = Trasformi in punti, dalla mano, { $cards }
you-passed = Passi
you-ended-turn = Finisci il turno; l’ultima parola è di { $other }
to-you-ended-turn = { $player } finisce il turno; l’ultima parola è tua
you-done = Non fai altro
you-unsaved =
    { $amount ->
        [0] Non hai carte del limite che salvino i punti
       *[other] Non puoi salvare i punti: le carte del limite ne danno al massimo altri { $amount }
    }
you-unspent = Non usi le carte del limite che salverebbero i punti (+{ $amount })
you-ready = Hai finito
you-unready = Non hai più finito
you-danger =
    { $amount ->
        [one] Stai per perdere { $amount } punto, gli ultimi
       *[other] Stai per perdere { $amount } punti, gli ultimi
    }
you-lost =
    { $amount ->
        [one] Perdi { $amount } punto
       *[other] Perdi { $amount } punti
    }
you-gained =
    { $amount ->
        [one] Guadagni { $amount } punto
       *[other] Guadagni { $amount } punti
    }
you-shown = Mostri { $cards }
you-counted = Hai { $amount } tra punti e carte

## Rifiuti

refusal-not-chance = dare le carte non è una scelta dei giocatori
refusal-must-move = il tuo turno comincia spostando una carta
refusal-no-pass = si passa solo dove si può rispondere con un'azione
refusal-no-end = può finire il turno solo il giocatore di turno
refusal-no-done = adesso l'ultima parola non è tua
refusal-no-free-order = dirsi pronti vale solo nell'ordine libero
refusal-is-ready = hai già detto che il turno può finire
refusal-is-not-ready = non hai ancora detto che il turno può finire
refusal-only-recovery = adesso puoi solo recuperare punti o rinunciare
refusal-no-danger = si recuperano punti solo quando stanno per finire
refusal-not-your-turn = qui solo il giocatore di turno trasforma in punti le carte del limite
refusal-hearts-only = qui solo i ♥ possono diventare punti
refusal-not-from-hand = { $card } è nella tua mano, e da lì non può diventare punti
refusal-nothing-to-recover = { $card } non è nel tuo limite
refusal-placed-now = { $card } è stata messa nel limite in questo turno
refusal-needed = una carta in campo ha bisogno di { $card } nel limite
refusal-not-in-hand = non hai { $card } in mano
refusal-locked = { $card } è stata ripresa in questo turno e riposa fino al prossimo
refusal-no-attaching = qui i ♣ vanno solo nel limite di ♣
refusal-no-base =
    { $suit ->
        [S] i ♣ non possono essere i primi: nel tuo limite non c'è nessuna carta di ♠
        [H] i ♣ non possono essere i primi: nel tuo limite non c'è nessuna carta di ♥
       *[D] i ♣ non possono essere i primi: nel tuo limite non c'è nessuna carta di ♦
    }
refusal-not-in-limit = non hai { $card } nel tuo limite
refusal-occupied = { $card } è impegnata da una carta in campo
refusal-holds-clubs = { $card } è l'ultima carta del suo seme sotto i ♣ che la estendono
refusal-too-little = per { $card } serve { $need } nel limite del suo seme, e di libero c'è { $free }
refusal-no-joker = non hai la carta «{ $card }»
refusal-no-attack = { $card } non ti sta attaccando
refusal-other-suit = { $card } non ha il seme di { $attacker }
refusal-two-already = contro { $attacker } difendono già due carte
refusal-stopped = { $card } sta già contro { $attacker } e non è più piccola
refusal-cancelled = una carta di ♠ ha già annullato { $attacker }

## Opzioni

option-start0 = punti iniziali del posto 0
option-start1 = punti iniziali del posto 1
option-jokers = 54 carte con un jolly nero e uno rosso
option-deck = il mazzo intero o poche carte
option-hands = se le mani si vedono
option-turn-mode = se si agisce in un ordine fisso o come capita
option-priority = nell'ordine libero si agisce a turno
option-responses = l'avversario può rispondere a ogni azione con una sua
option-deal-to = chi riceve due carte all'inizio di un turno
option-recovery-suits = quali semi possono diventare punti
option-recovery-who = se solo il giocatore di turno trasforma in punti le carte del limite
option-recovery-when = se si recuperano punti solo quando stanno per finire
option-recovery-order = se i punti recuperati si contano prima delle perdite o insieme a loro
option-hand-hearts = quando i cuori della mano diventano punti, con ext_hearts
option-ext-hearts = i ♥ diventano punti direttamente dalla mano
option-ext-clubs = i ♣ estendono il limite di qualsiasi seme
option-ext-diamonds = i ♦ difendono contro qualsiasi seme
option-ext-spades = i ♠ annullano qualsiasi carta di un altro seme
option-first = chi comincia

preset-basic = nessuna estensione
preset-initial = i ♥ si recuperano dalla mano, i ♣ estendono ogni limite
preset-advanced = iniziale, e i ♦ difendono contro qualsiasi seme
preset-expert = avanzato, e i ♠ annullano qualsiasi carta di un altro seme
preset-tiny = quattro carte e un turno, che si possono calcolare fino in fondo

## In breve

brief-want = Porta a zero i 20 punti dell’avversario prima che finiscano i tuoi.
brief-turn = Metti carte nel limite, la fila davanti a te: è il tuo budget, seme per seme, e resta lì. Attacca con carte che la parte libera del limite può pagare. Dopo ogni tua azione l’avversario può rispondere con una sua; quando finisci il turno, l’ultima parola è sua: agisce quanto vuole e tu non puoi rispondere. Chi non para un attacco ne perde il valore in punti.
brief-end = La partita finisce quando qualcuno non ha più punti, o quando le carte sono finite: allora ognuno somma i punti e i valori delle carte rimaste, e vince il totale più alto.

## L’allenatore

coach-danger =
    { $points ->
        [one] Stai per perdere { $loss } e ti resta un punto: una carta trasformata in punti dà il suo valore.
       *[other] Stai per perdere { $loss } e ti restano { $points } punti: una carta trasformata in punti dà il suo valore.
    }
coach-defend =
    { $loss ->
        [one] È in gioco un punto. La difesa la paga il limite: una carta pari ferma l’attacco, l’eccesso colpisce.
       *[other] Sono in gioco { $loss } punti. La difesa la paga il limite: una carta pari ferma l’attacco, l’eccesso colpisce.
    }
coach-attack =
    { $open ->
        [yes] { $gain ->
            [0] Ora mano e limiti permettono attacchi per { $count }; senza difese ne bastano { $points } per tutti i punti.
           *[other] Ora mano e limiti permettono attacchi per { $count }; { $points } tolgono tutti i punti, se il limite (fino a { $gain }) o una difesa non li salva.
        }
       *[no] { $gain ->
            [0] Ora mano e limiti permettono attacchi per { $count }; per togliere tutti i punti ne servono { $points }.
           *[other] { $sure ->
                [none] Ora mano e limiti permettono attacchi per { $count }; ne servono { $points } per tutti i punti, ma il limite può ridarne fino a { $gain }.
               *[other] Ora mano e limiti permettono attacchi per { $count }; { $sure } vincono, qualunque cosa ridia il limite (fino a { $gain }).
            }
        }
    }
coach-wait = A un attacco ora si può rispondere. Prima che il turno finisca agisci ancora, nell’ultima parola, e lì no.
coach-spare = Ciò che ora paga un attacco non salva più gli ultimi punti.
coach-brace =
    { $loss ->
        [one] È in gioco un punto. Prima metti { $card } nel limite: poi può pagare { $defender } in difesa.
       *[other] Sono in gioco { $loss } punti. Prima metti { $card } nel limite: poi può pagare { $defender } in difesa.
    }
coach-bear =
    { $points ->
        [one] Nessuna tua carta può fermarlo. Ti resta un punto: prepara i limiti per il tuo attacco.
       *[other] Nessuna tua carta può fermarlo. Ti restano { $points } punti: prepara i limiti per il tuo attacco.
    }
coach-dying =
    { $gain ->
        [0] Nessuna tua carta può fermarlo, e nessuna carta messa nel limite prima di questo turno può salvarti.
       *[other] Nessuna tua carta può fermarlo e perdi tutto: lascia libere le carte già nel limite, possono ridarti fino a { $gain }.
    }
coach-limit = Per attaccare, una carta vuole un limite del suo seme che la paghi: prima mettine una lì.
coach-struck =
    { $open ->
        [yes] { $gain ->
            [0] I tuoi attacchi tolgono tutti i punti, se non arriva una difesa: il resto può difenderti.
           *[other] I tuoi attacchi tolgono tutti i punti, se il limite (fino a { $gain }) o una difesa non li salva.
        }
       *[no] { $gain ->
            [0] I tuoi attacchi tolgono già tutti i punti: il resto può difenderti.
           *[other] { $sure ->
                [none] I tuoi attacchi tolgono tutti i punti, ma il limite può ridarne fino a { $gain }.
                [0] I tuoi attacchi tolgono tutti i punti, qualunque cosa ridia il limite: il resto può difenderti.
               *[other] I tuoi attacchi tolgono tutti i punti, ma il limite può ridarne fino a { $gain }: altri { $sure } e la vittoria è certa.
            }
        }
    }
coach-strike = Attacchi per { $sure } vincono ora: nessuno può rispondere e nessun limite basta a salvarsi. Il tuo limite ne paga { $count }.
coach-why-defend = { $card } toglie forza a { $against }
coach-why-recover = { $card } diventa punti prima che si conti la perdita
coach-why-smaller = basta anche { $card }, più piccola
coach-why-back = riprendendo { $card } perderesti quel che paga
coach-why-attack = il limite può già pagare { $card }
coach-why-larger = minaccia { $count } punti e non { $less }
coach-why-limit = nel limite { $card } paga di nuovo a ogni turno
coach-why-pays = { $card } paga più di { $other }
coach-why-stays = { $card } ti resta in mano per attaccare o difendere
coach-why-fetch = { $card } si può giocare dal prossimo turno
coach-why-wait = puoi farlo ancora nell’ultima parola, quando nessuno risponde più

## At a glance

glance-1-head = Obiettivo
glance-1 = Porta a zero i punti dell’avversario. Se cadete entrambi vince chi ne ha di più: −1 batte −20.
glance-2-head = Limite
glance-2 = Le carte davanti a te pagano attacchi e difese del loro seme, di nuovo a ogni turno: un re (13) paga un 9 e un 4.
glance-3-head = Il tuo turno
glance-3 = Prima muovi una carta: nel limite, in attacco, o riprendine una libera dal limite (si gioca dal turno dopo). Poi quante ne vuoi.
glance-4-head = Risposte
glance-4 =
    { $turn_mode ->
        [free] Dopo la prima carta potete agire entrambi quando volete, finché nessuno vuole più.
       *[other] { $responses ->
                [no] Nel mezzo nessuno risponde. Finito il tuo turno, l’altro fa tutte le sue mosse e tu non puoi rispondere.
               *[other] A ogni tua carta l’altro può rispondere con una. Finito il tuo turno ha l’ultima parola: quante carte vuole, e tu non puoi rispondere.
            }
    }
glance-5-head = Perdite
glance-5 = Si contano a fine turno: un attacco toglie il suo valore, meno quello di un difensore (anche lui pagato dal limite). Uno più alto colpisce a sua volta. Poi il campo si svuota, i limiti restano.
glance-6-head = Ultimi punti
glance-6 =
    { $recovery_when ->
        [anytime] { $recovery_suits ->
            [hearts] I ♥
           *[other] Le carte
        } del limite di turni passati che non pagano nulla possono diventare punti quando tocca a te, mai oltre quelli iniziali. Poi sono perse.
       *[other] Se stai per perderli, { $recovery_suits ->
            [hearts] i ♥
           *[other] le carte
        } del limite di turni passati che non pagano nulla possono diventare punti, mai oltre quelli iniziali. Poi sono perse.
    }
glance-7-head = Mazzo finito
glance-7 = Due turni di fila senza carte in campo e la partita finisce: si sommano punti, mano e limite, e vince chi ne ha di più.
