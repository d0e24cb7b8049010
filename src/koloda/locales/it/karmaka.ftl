### Karmaka come appare al tavolo.

game-title = Karmaka
game-line = Vivi, muori e rinasci: i punti di ogni vita ti fanno salire di un gradino, e vince chi trascende per primo.

## Carte
# Un Altro Giorno, Semina, Viaggio, Giubileo, Destino e Sogni Rubati sono traduzioni nostre (G24).

card-panic = Panico
card-dwindle = Diminuzione
card-crisis = Crisi
card-roulette = Roulette
card-hells_heart = Cuore dell'Inferno
card-vengeance = Vendetta
card-spite = Disprezzo
card-another_day = Un Altro Giorno
card-recycle = Riciclo
card-salvage = Salvataggio
card-longevity = Longevità
card-sowing = Semina
card-journey = Viaggio
card-jubilee = Giubileo
card-transmigrate = Trasmigrazione
card-peek = Sbirciatina
card-destiny = Destino
card-stolen_dreams = Sogni Rubati
card-denial = Negazione
card-swindle = Inganno
card-thievery = Furto
card-embody = Incarnazione
card-mimic = Mimesi

## Stampato sulla carta

text-panic = Manda in Rovina la cima di un Mazzo. Puoi giocare ancora.
text-dwindle = Un giocatore a tua scelta manda in Rovina una carta della Mano.
text-crisis = Un Rivale manda in Rovina una sua Opera, scelta da lui.
text-roulette = Manda in Rovina fino a due carte, poi pescane altrettante più una dalla Sorgente.
text-hells_heart = Manda in Rovina le prime due carte della Prossima Vita di un Rivale.
text-vengeance = Manda in Rovina l’Opera esposta di un Rivale.
text-spite = Due carte a caso dalla Mano di un Rivale vanno in Rovina.
text-another_day = Pesca una carta dalla Sorgente. Puoi giocare ancora.
text-recycle = Metti una delle prime tre Rovine sulla tua Prossima Vita.
text-salvage = Prendi in Mano una delle prime tre Rovine.
text-longevity = Metti due carte della Sorgente sul Mazzo di chi vuoi.
text-sowing = Pescane due dalla Sorgente, poi mettine due dalla Mano sulla Prossima Vita.
text-journey = Pesca tre carte dalla Sorgente. Puoi giocare ancora.
text-jubilee = Sposta fino a due carte della Mano sulle tue Opere.
text-transmigrate = Prendi in Mano una carta qualsiasi della tua Prossima Vita.
text-peek = Guarda la Mano di un Rivale. Puoi giocare ancora.
text-destiny = Guarda le prime tre della Sorgente; fino a due per la Prossima Vita.
text-stolen_dreams = La cima della Prossima Vita di un Rivale va sulla tua.
text-denial = Manda in Rovina una carta della Mano e usane l’abilità.
text-swindle = Guarda tre carte a caso della Mano di un Rivale; prendine una.
text-thievery = Prendi in Mano l’Opera esposta di un Rivale.
text-embody = Usa l’abilità di una delle tue Opere.
text-mimic = Usa l’abilità dell’Opera esposta di un Rivale.

# Di che cosa parla una regola, sulla carta grande.
about-m2-4 = a chi viene offerta
about-g12 = a Sorgente vuota
place-copies =
    { $count ->
        [one] { $count } copia, in vista: { $seen }
       *[other] { $count } copie, in vista: { $seen }
    }

## Posti sul tavolo

zone-hand = Mano
zone-deck = Mazzo
zone-future = Prossima Vita, la cima per prima
zone-deeds = Opere, l'esposta per prima
zone-well = Sorgente
zone-ruins = Rovine, la cima per prima
zone-inplay = in gioco
zone-shown = sotto gli occhi di chi gioca

## Notizie

# Di chi è il turno lo dice la domanda.
fact-turn = { "" }
fact-turns = turni giocati: { $value }
fact-rung =
    { $player }: { $value ->
        [0] Scarabeo Stercorario, servono 4 punti
        [1] Serpente, servono 5 punti
        [2] Lupo, servono 6 punti
        [3] Scimmia, servono 7 punti
       *[other] Trascendenza
    }
fact-rings =
    { $value ->
        [0] { "" }
        [one] { $player }: un Anello Karmico
       *[other] { $player }: { $value } Anelli Karmici
    }
fact-extra =
    { $value ->
        [0] { "" }
       *[other] giocate in più in questo turno: { $value }
    }
fact-target =
    { $value ->
        [none] { "" }
       *[other] mirata a: { $player }
    }
fact-copied =
    { $value ->
        [none] { "" }
       *[other] si usa l'abilità di { $cards }
    }
fact-taken =
    { $value ->
        [0] { "" }
       *[other] Trasmigrazione ha preso la carta { $value } dalla cima
    }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
       *[other] questa posizione si è presentata { $value } volte
    }

## Domande

prompt-play = Che cosa giochi?
prompt-play-again = Puoi giocare un'altra carta: quale?
prompt-choose-rival = Contro quale Rivale la giochi?
prompt-choose-any-player = Su chi la giochi?
prompt-may-ruin = Roulette: mandi in Rovina una carta della Mano per pescarne una in più?
prompt-may-draw = Roulette: peschi una carta dalla Sorgente?
prompt-fetch-to-future = Quale delle carte in cima alle Rovine va sulla tua Prossima Vita?
prompt-fetch-to-hand = Quale delle carte in cima alle Rovine prendi in Mano?
prompt-sow = Quale carta metti sulla tua Prossima Vita?
prompt-may-score = Giubileo: quale carta sposti sulle tue Opere?
prompt-take-from-future = Quale carta della tua Prossima Vita prendi in Mano?
prompt-may-place = Destino: quale carta metti sulla tua Prossima Vita?
prompt-return-the-rest = Destino: quale carta torna ora sulla Sorgente? L’ultima resta in cima.
prompt-steal-one = Inganno: quale carta prendi?
prompt-ruin-and-copy = Negazione: quale carta mandi in Rovina per usarne l'abilità?
prompt-copy-own-deed = Incarnazione: quale delle tue Opere copi?
prompt-copy-rivals-deed = Mimesi: di chi copi l'Opera esposta?
prompt-spend-rings = La tua vita è finita: quanti Anelli Karmici spendi?
prompt-they-ruin-a-card = Diminuzione: quale carta della Mano mandi in Rovina?
prompt-they-ruin-a-deed = Crisi: quale delle tue Opere mandi in Rovina?
prompt-offer = Ti offrono { $inplay }: la prendi nella Prossima Vita?
waits-play = { $name } gioca una carta, o passa.
waits-play-again = { $name } può giocare un’altra carta.
waits-offer = { $name } può prendere la carta nella sua Prossima Vita.
waits-spend-rings = { $name } può spendere Anelli per salire.

## Mosse

verb-points = { $cards } sulle tue Opere
verb-ability = { $cards } per la sua abilità
verb-future = { $cards } sulla tua Prossima Vita
verb-partner = { $cards } sulla Prossima Vita del compagno
verb-pass = passa
verb-skip = non giocare altro
verb-accept = prendila
verb-decline = rifiutala
verb-draw = pesca una carta
verb-done = basta così
verb-target = { $player }
verb-copy = l'Opera esposta di { $player }
verb-fetch = la carta { $number } dalla cima delle Rovine
verb-ruin = manda in Rovina { $cards }
verb-sow = { $cards } sulla tua Prossima Vita
verb-score = { $cards } sulle tue Opere
verb-place = { $cards } sulla tua Prossima Vita
verb-return = { $cards } di nuovo sulla Sorgente
verb-steal = prendi { $cards }
verb-take = la carta { $number } dalla cima
verb-deed = l'Opera { $number } dalla cima
verb-rings =
    { $number ->
        [0] non spendere Anelli
        [one] spendi { $number } Anello
       *[other] spendi { $number } Anelli
    }

## I posti, a parole

place-well = Sorgente
place-ruins = Rovine
place-deeds = Opere
place-future = Prossima
place-deck = Mazzo
place-your-deeds = Le tue Opere
place-deeds-are = punti di questa vita
place-exposed = esposta
place-exposed-is = Esposta: si può prendere o copiare solo l’Opera in cima, e una carta da poco sopra protegge le altre; con Crisi scegli tu quale perdere
place-future-life = Prossima Vita
place-future-is = la mano della prossima vita
place-future-told = la Mano della prossima vita, nascosta agli altri; certe carte rubano o rovinano quella in cima
place-well-is = la riserva comune: da qui si completano le nuove vite
place-ruins-is = carte usate o perse; alcune carte riprendono una delle prime tre
place-deck-is = ne peschi una a turno
place-life = Carte in questa vita: { $left }
place-life-is =
    { $left ->
        [0] il tuo prossimo turno è la rinascita
       *[other] { $players ->
            [2] a zero: un turno del Rivale, poi rinasci
           *[other] a zero: un turno per Rivale, poi rinasci
        }
    }
place-life-over = Questa vita è finita
place-life-over-is = le Opere vanno nelle Rovine
place-next = Prossima: Mano { $hand } + Mazzo { $deck }
place-next-is =
    { $deck ->
        [6] niente di tenuto: sei dalla Sorgente
        [0] tutto ciò che hai tenuto, senza Mazzo
       *[other] le tenute, il resto dalla Sorgente
    }
place-ability = Abilità
place-ability-is = l’effetto subito; poi un Rivale può prendere la carta nella sua Prossima Vita, altrimenti va nelle Rovine
place-price =
    { $players ->
        [2] Poi il Rivale può prenderla nella sua Prossima Vita.
       *[other] Chi è colpito può prenderla nella sua Prossima Vita; se non colpisce nessuno, si chiede a ogni Rivale a turno.
    }
place-no-effect = nessun effetto
place-again = un’altra carta
place-shown = Le vedi solo tu
place-choose-future = La tua Prossima Vita, la prima è in cima: prendine una
place-choose-ruins = Le prime tre Rovine, la prima è in cima: scegline una
place-goal = la meta
place-goal-is = Vince chi arriva qui per primo
place-rung-is = A fine vita { $asked } punti di un colore ti fanno salire da qui; con meno resti e ricevi un Anello Karmico
place-to-climb = per salire
place-of = { $points } su { $asked }
place-rings =
    { $count ->
        [one] { $count } Anello Karmico: un punto a fine vita
       *[other] { $count } Anelli Karmici: un punto ciascuno a fine vita
    }
place-ring-count =
    { $count ->
        [one] { $count } Anello
       *[other] { $count } Anelli
    }
place-own-rings =
    { $count ->
        [0] nessun Anello
        [one] { $count } Anello
       *[other] { $count } Anelli
    }
place-ring-is = Un Anello vale un punto per il tuo colore migliore alla fine di una vita. A ogni fine vita ti si chiede quanti ne spendi; poi non ci sono più.
place-rings-short =
    { $enough ->
        [yes] Punti sufficienti: a fine vita { $last ->
                [yes] vinci
               *[no] sali
            }.
       *[no] { $count ->
            [0] Pochi punti: un Anello, +1 in una vita a scelta.
           *[other] Un Anello: +1 al colore migliore; si chiede a fine vita.
        }
    }
place-ring-life =
    { $enough ->
        [yes] Punti sufficienti: { $last ->
                [yes] vinci
               *[no] sali
            }
       *[no] { $count ->
            [0] Pochi punti: resti, con un Anello
            [one] Anello: +1 al colore migliore
           *[other] Anelli: +1 l’uno, colore migliore
        }
    }
place-ring-when =
    { $enough ->
        [yes] { $count ->
            [0] se li hai ancora a fine vita
           *[other] nessun Anello serve: tienilo
        }
       *[no] { $count ->
            [0] +1 una volta, a fine vita: scegli tu quale
           *[other] a fine vita scegli: spenderlo o tenerlo
        }
    }

## Che cosa si chiede e che cosa si può fare

ask-offer = { $name } deve offrire *{ $card }*: la prendi nella Prossima Vita? «{ $text }»
ask-now =
    { $rings ->
        [0] Punti: { $points } su { $asked }
        [one] Punti: { $points } su { $asked } ({ $sum } con l’Anello)
       *[other] Punti: { $points } su { $asked } ({ $sum } con gli Anelli)
    }
ask-play =
    { $pass ->
        [yes] *Gioca una carta*: Opere, Abilità o Prossima Vita; o passa. { $now }, carte rimaste: { $left }.
        [last] *La tua ultima carta*: senza un’altra la vita finisce all’inizio del tuo prossimo turno e perdi le Opere. { $enough ->
                [no] Finora { $now }; sotto { $asked } resti e ricevi un Anello.
               *[yes] { $now }, bastano per { $last ->
                [yes] vincere
               *[no] salire
            }.
            }
       *[no] *Gioca una carta*: Opere, Abilità, Prossima Vita. Mazzo vuoto: ogni turno consuma una carta, non si passa. { $now }, carte rimaste: { $left }.
    }
ask-play-again = Puoi giocare *un’altra carta*: Opere, Abilità o Prossima Vita. O fermarti.
ask-peril = *{ $name } sta per vincere*: ha i punti per la Trascendenza e nessuna carta in questa vita. È l’ultima occasione per toglierne.
ask-may-draw = { prompt-may-draw } Ancora da pescare: { $draws }.
ask-part = { $text } ({ $number } di { $total })
ask-as = { $card } come { $copied }
ask-choose-rival = *{ $card }*: quale Rivale colpisce? Poi potrà prendere la carta nella sua Prossima Vita.
ask-choose-any-player = *{ $card }*: scegli un giocatore, anche te. { $text }
ask-spend-rings =
    { $enough ->
        [none] La tua vita finisce, il colore migliore ha { $points } su { $asked }: { $last ->
                [yes] vinci
               *[no] sali
            }, *non serve nessun Anello* (ne hai { $rings }).
        [yes] La tua vita finisce, il colore migliore ha { $points } su { $asked }; un Anello aggiunge 1. Anelli da spendere: *{ $need }* (ne hai { $rings }), poi { $last ->
                [yes] vinci
               *[no] sali
            }.
       *[no] La tua vita finisce, il colore migliore ha { $points } su { $asked }: ne mancano { $need }, { $rings ->
                [one] il tuo Anello non basta. *Tienilo.*
               *[other] i tuoi { $rings } Anelli non bastano. *Tienili.*
            }
    }

## Che cosa produce una mossa

effect-points = Opere
effect-ability = Abilità
effect-ability-note = subito; poi un Rivale può prenderla nella sua Prossima Vita, se no Rovine
effect-ability-none = ora senza effetto
effect-ability-panic = niente da rovinare; solo una carta in più
effect-ability-peek = niente da vedere; solo una carta in più
effect-future = Prossima Vita
effect-future-note = nella nuova Mano
effect-partner = Per il compagno
effect-partner-note = nella sua Prossima Vita
effect-sow = Prossima Vita
effect-score = Opere
effect-ruin = In Rovina
effect-place = Prossima Vita
effect-return = Di nuovo sulla Sorgente
effect-steal = Prendi
effect-take = Prendi
effect-accept = Prendila
effect-accept-note = nella Prossima Vita
effect-decline = Lasciala
effect-decline-note = alle Rovine
effect-pass = Passa
effect-pass-note = tieni tutte le carte; perdi solo tempo
effect-skip = Fermati
effect-draw = Pesca
effect-done = Fermati
effect-done-may-ruin = Basta Rovine
effect-done-may-draw = Non pescare più
effect-rings =
    { $count ->
        [0] Non spenderne
        [one] Spendi { $count } Anello
       *[other] Spendi { $count } Anelli
    }
effect-rings-enough =
    { $last ->
        [yes] { $points } su { $asked }: vinci
       *[no] { $points } su { $asked }: sali
    }
effect-rings-wasted = { $points } su { $asked }: più del necessario
effect-rings-short = { $points } su { $asked }: non sali
effect-climbs =
    { $last ->
        [yes] si vince
       *[no] si sale
    }
effect-climbs-rings =
    { $count ->
        [one] + 1 Anello: { $last ->
                [yes] si vince
               *[no] si sale
            }
       *[other] + { $count } Anelli: { $last ->
                [yes] si vince
               *[no] si sale
            }
    }
effect-best = il migliore
effect-mosaic = +{ $points } a ogni colore,
effect-where-deeds = Opere
effect-where-ability = Abilità
effect-where-future = Prossima

## Momenti

moment-died =
    { $you ->
        [yes] La tua vita finisce
       *[no] Finisce una vita di { $name }
    }
moment-died-note =
    { $you ->
        [yes] Mano e Mazzo erano vuoti; punti nel tuo colore migliore: { $amount }
       *[no] punti nel colore migliore: { $amount }
    }
moment-spent =
    { $you ->
        [yes] { $amount ->
            [one] Spendi un Anello: 1 punto in più
           *[other] Spendi { $amount } Anelli: { $amount } punti in più
        }
       *[no] { $amount ->
            [one] { $name } spende un Anello: 1 punto in più
           *[other] { $name } spende { $amount } Anelli: { $amount } punti in più
        }
    }
moment-climbed =
    { $you ->
        [yes] Sali: { $rung }
       *[no] { $name } sale: { $rung }
    }
moment-climbed-note =
    { $you ->
        [yes]
            { $asked ->
                [0] { "" }
               *[other] { $last ->
                [yes] L’ultimo gradino: { $asked } punti in un colore e vinci
               *[no] Il prossimo gradino ne chiede { $asked }
            }
            }
       *[no] { "" }
    }
moment-stayed =
    { $you ->
        [yes] Pochi punti: resti, con un Anello
       *[no] Pochi punti: { $name } resta, con un Anello
    }
moment-stayed-note =
    { $you ->
        [yes] Un punto per il colore migliore, una volta: a ogni fine vita ti si chiede se spenderlo. Ne hai { $amount }
       *[no] Un punto, una volta, alla fine di una vita a scelta di chi lo ha
    }
moment-reborn =
    { $you ->
        [yes] { $rung }: comincia la tua nuova vita
       *[no] { $rung }: comincia una nuova vita di { $name }
    }
moment-reborn-note =
    { $you ->
        [yes] Le Opere vanno alle Rovine, la Prossima Vita è la tua Mano. La rinascita è tutto il tuo turno
       *[no] { "" }
    }
moment-transcended =
    { $you ->
        [yes] Trascendi!
       *[no] { $name } trascende!
    }
moment-copied =
    { $you ->
        [yes] Usi { $card }
       *[no] { $name } usa { $card }
    }
moment-stole-deed =
    { $you ->
        [yes] Prendi { $card } a { $other }
       *[no] { $name } prende { $card } a { $other }
    }
moment-ruined-deed =
    { $you ->
        [yes] La tua { $card } va in Rovina
       *[no] { $card } di { $name } va in Rovina
    }
moment-ruined-random =
    { $you ->
        [yes] Perdi { $card } dalla Mano
       *[no] { $name } perde { $card }
    }

## Avvenimenti

event-first = comincia { $player }
event-dealt = { $player } riceve in Mano: { $cards }
event-renewed = carte delle Rovine diventano la nuova Sorgente: { $amount }
event-drew-own = { $player } pesca dal Mazzo: { $cards }
event-points = { $player } mette tra le Opere: { $cards }
event-ability = { $player } gioca per l'abilità: { $cards }
event-future = { $player } mette sulla sua Prossima Vita: { $cards }
event-partner = { $player } mette sulla Prossima Vita di { $other }: { $cards }
event-passed = { $player } passa
event-skipped = { $player } non gioca altro
event-aimed = { $player } sceglie { $other }
event-ruined = { $player } manda in Rovina dalla Mano: { $cards }
event-ruined-deed = va in Rovina un'Opera di { $player }: { $cards }
event-ruined-deck = va in Rovina una carta del Mazzo di { $player }: { $cards }
event-ruined-future = va in Rovina una carta della Prossima Vita di { $player }: { $cards }
event-ruined-random = il caso manda in Rovina dalla Mano di { $player }: { $cards }
event-drew = { $player } pesca dalla Sorgente: { $cards }
event-deck-grew = una carta della Sorgente va sul Mazzo di { $player }
event-fetched = { $player } prende dalle Rovine: { $cards }
event-recycled = { $player } mette dalle Rovine sulla sua Prossima Vita: { $cards }
event-scored = { $player } sposta sulle Opere: { $cards }
event-took-back = { $player } prende la carta { $amount } della sua Prossima Vita: { $cards }
event-peeked = { $player } guarda la Mano di { $other }: { $cards }
event-looked = { $player } guarda dalla Sorgente: { $cards }
event-placed = { $player } mette sulla sua Prossima Vita: { $cards }
event-returned = { $player } rimette sulla Sorgente: { $cards }
event-stole-future = { $player } sposta sulla propria Prossima Vita una carta di { $other }: { $cards }
event-shown = { $player } vede nella Mano di { $other }: { $cards }
event-stole = { $player } prende dalla Mano di { $other }: { $cards }
event-stole-deed = { $player } prende dalle Opere di { $other }: { $cards }
event-copied = { $player } usa l'abilità di { $cards }
event-accepted = { $player } prende sulla sua Prossima Vita: { $cards }
event-declined = { $player } non vuole { $cards }
event-unwanted = va nelle Rovine: { $cards }
event-died = { $player } muore, punti: { $amount }
event-spent =
    { $amount ->
        [one] { $player } spende { $amount } Anello
       *[other] { $player } spende { $amount } Anelli
    }
event-climbed =
    { $amount ->
        [1] { $player } sale: Serpente
        [2] { $player } sale: Lupo
        [3] { $player } sale: Scimmia
       *[other] { $player } sale: Trascendenza
    }
event-stayed = { $player } resta dov'è e riceve un Anello, ora ne ha { $amount }
event-buried = le Opere di { $player } vanno nelle Rovine: { $cards }
event-reborn = { $player } rinasce con { $cards }
event-new-deck =
    { $amount ->
        [0] { $player } ha già le carte per la nuova vita: niente Mazzo
       *[other] { $player } completa la nuova vita con un Mazzo, carte: { $amount }
    }
event-transcended = { $player } trascende e vince
event-repeated =
    { $amount ->
        [one] questa posizione si è presentata { $amount } volta; ancora una e la partita finisce
       *[other] questa posizione si è presentata { $amount } volte; ancora una e la partita finisce
    }
event-ended-loop = di nuovo la stessa posizione: la partita finisce
event-ended-cap = giocato il turno { $amount }, è il limite: la partita finisce

## Lo stesso, detto a chi riguarda

you-first = Cominci tu
you-dealt = Ricevi in Mano: { $cards }
you-drew-own = Peschi dal tuo Mazzo: { $cards }
you-points = Metti tra le Opere: { $cards }
you-ability = Giochi per l’abilità: { $cards }
you-future = Metti sulla tua Prossima Vita: { $cards }
you-partner = Metti sulla Prossima Vita di { $other }: { $cards }
to-you-partner = { $player } mette sulla tua Prossima Vita: { $cards }
you-passed = Passi
you-skipped = Non giochi altro
you-aimed = Scegli { $other }
to-you-aimed = { $player } sceglie te
you-ruined = Mandi in Rovina dalla Mano: { $cards }
you-ruined-deed = Va in Rovina una tua Opera: { $cards }
you-ruined-deck = Va in Rovina una carta del tuo Mazzo: { $cards }
you-ruined-future = Va in Rovina una carta della tua Prossima Vita: { $cards }
you-ruined-random = Il caso manda in Rovina dalla tua Mano: { $cards }
you-drew = Peschi dalla Sorgente: { $cards }
you-deck-grew = Una carta della Sorgente va sul tuo Mazzo
you-fetched = Prendi dalle Rovine: { $cards }
you-recycled = Metti dalle Rovine sulla tua Prossima Vita: { $cards }
you-scored = Sposti sulle Opere: { $cards }
you-took-back = Prendi la carta { $amount } della tua Prossima Vita: { $cards }
you-peeked = Guardi la Mano di { $other }: { $cards }
to-you-peeked = { $player } guarda la tua Mano
you-looked = Guardi dalla Sorgente: { $cards }
you-placed = Metti sulla tua Prossima Vita: { $cards }
you-returned = Rimetti sulla Sorgente: { $cards }
you-stole-future = Sposti sulla tua Prossima Vita una carta di { $other }: { $cards }
to-you-stole-future = { $player } ti prende una carta della Prossima Vita: { $cards }
you-shown = Vedi nella Mano di { $other }: { $cards }
to-you-shown = { $player } vede nella tua Mano: { $cards }
you-stole = Prendi dalla Mano di { $other }: { $cards }
to-you-stole = { $player } prende dalla tua Mano: { $cards }
you-stole-deed = Prendi dalle Opere di { $other }: { $cards }
to-you-stole-deed = { $player } prende dalle tue Opere: { $cards }
you-copied = Usi l’abilità di { $cards }
you-accepted = Prendi sulla tua Prossima Vita: { $cards }
you-declined = Non vuoi { $cards }
you-died =
    { $amount ->
        [one] La tua vita finisce con { $amount } punto
       *[other] La tua vita finisce con { $amount } punti
    }
you-spent =
    { $amount ->
        [one] Spendi { $amount } Anello
       *[other] Spendi { $amount } Anelli
    }
you-climbed =
    { $amount ->
        [1] Sali: Serpente
        [2] Sali: Lupo
        [3] Sali: Scimmia
       *[other] Sali: Trascendenza
    }
you-stayed =
    { $amount ->
        [one] Resti sul tuo gradino e ricevi un Anello Karmico: 1 punto, una volta, nella vita che scegli
       *[other] Resti sul tuo gradino e ricevi un Anello Karmico, ora ne hai { $amount }: 1 punto ciascuno, una volta, nelle vite che scegli
    }
you-buried = Le tue Opere vanno nelle Rovine: { $cards }
you-reborn = Rinasci; la tua Mano: { $cards }
you-new-deck =
    { $amount ->
        [0] Hai già le carte per la nuova vita: niente Mazzo
       *[other] La Sorgente completa la tua nuova vita con un Mazzo, carte: { $amount }
    }
you-transcended = Trascendi e vinci

## Rifiuti

refusal-not-chance = mescolare e pescare alla cieca spetta al caso
refusal-not-held = non hai { $card } in Mano
refusal-not-lifted = { $card } non è tra le carte che guardi
refusal-not-shown = { $card } non è tra le carte che ti sono mostrate
refusal-no-partner = giochi senza compagno
refusal-wolf-future = qui i compagni non giocano sulla Prossima Vita l'uno dell'altro
refusal-must-play = il tuo Mazzo è vuoto, devi giocare una carta
refusal-no-skip = è la tua giocata normale: gioca una carta o passa
refusal-no-pass = a una giocata in più si rinuncia con skip
refusal-no-such-seat = al posto { $seat } non siede nessuno
refusal-opposite = chi siede di fronte è fuori portata
refusal-no-rival = chi siede al posto { $seat } non è tuo Rivale
refusal-no-deed = chi siede al posto { $seat } non ha Opere da copiare
refusal-too-deep = al posto { $place } non c'è nessuna carta
refusal-too-many-rings = hai soltanto { $rings } Anelli
refusal-play-now = ora gioca una carta della Mano, o passa
refusal-play-again-now = ora gioca un'altra carta, o rinuncia
refusal-choose-rival-now = ora scegli il Rivale da colpire
refusal-choose-player-now = ora scegli un giocatore
refusal-may-ruin-now = ora manda in Rovina una carta della Mano, o fermati
refusal-may-draw-now = ora pesca una carta, o fermati
refusal-recycle-now = ora scegli una delle tre carte in cima alle Rovine per la Prossima Vita
refusal-salvage-now = ora scegli una delle tre carte in cima alle Rovine per la Mano
refusal-sow-now = ora scegli una carta della Mano per la tua Prossima Vita
refusal-may-score-now = ora sposta una carta sulle Opere, o fermati
refusal-take-now = ora indica per posizione una carta della tua Prossima Vita
refusal-may-place-now = ora metti una carta guardata sulla tua Prossima Vita, o fermati
refusal-return-now = ora rimetti le carte guardate, una alla volta
refusal-steal-now = ora prendi una delle carte mostrate
refusal-deny-now = ora manda in Rovina la carta di cui usi l'abilità
refusal-embody-now = ora scegli una delle tue Opere da copiare
refusal-mimic-now = ora scegli il Rivale di cui copi l'Opera esposta
refusal-rings-now = ora di' quanti Anelli spendi
refusal-ruin-now = ora manda in Rovina una carta della Mano
refusal-ruin-deed-now = ora manda in Rovina una delle tue Opere
refusal-offer-now = ora accetta o rifiuta la carta offerta

## Opzioni

option-mode = ognuno per sé, due contro due, o due contro il Lupo Cattivo
option-first = chi comincia
option-wolf-seat = il posto del Lupo Cattivo
option-wolf-partner-future = gli avversari del Lupo possono giocare sulla Prossima Vita l'uno dell'altro
option-counts = copie di singole carte, per esempio panic:4,mimic:0
option-extra-plays = giocate in più concesse al massimo in un turno
option-repeat = a quale ripetizione della stessa posizione la partita finisce; 0 = mai
option-cap = turni per giocatore prima della fine

preset-free = ognuno per sé, da 2 a 4 giocatori
preset-teams = due contro due, i compagni siedono di fronte
preset-wolf = due Scarabei Stercorari contro uno che comincia da Lupo

## In breve

brief-want = Arriva in cima alla scala prima degli altri: un gradino per ogni vita con abbastanza punti in un colore, 4, 5, 6 e poi 7.
brief-turn = Pesca dal tuo Mazzo e gioca una carta della Mano: sulle Opere, punti di questa vita; per l’abilità, effetto subito (poi il Rivale può tenersi la carta); o sulla Prossima Vita, una carta per dopo. Puoi passare solo finché il Mazzo ha carte.
brief-end = Una vita finisce quando Mano e Mazzo sono vuoti: si conta il colore migliore, ogni Anello Karmico (si riceve per una vita fallita) può aggiungere un punto, e si rinasce. Chi raggiunge la Trascendenza vince.

## L’allenatore

coach-threat = { $player } ha { $card } in Mano: può costarti un’Opera. Una da poco in cima prenderebbe il colpo.
coach-rings =
    { $count ->
        [0] Le tue Opere bastano per { $last ->
                [yes] trascendere
               *[no] il prossimo gradino
            } anche senza Anelli.
        [one] Alle tue Opere manca un punto; ogni Anello ne vale uno.
       *[other] Alle tue Opere mancano { $count } punti; ogni Anello ne vale uno.
    }
coach-offer =
    { $kept ->
        [many] Presa, allunga di un turno la prossima vita; con tante carte tenute non c’è Mazzo, e non si può passare.
       *[few] Presa, sarà nella prossima Mano, al posto di una carta ignota del nuovo Mazzo.
    }
coach-offer-last = Hai i punti per trascendere: { $card } servirebbe solo se ne perdessi e vivessi ancora.
coach-enough =
    { $covered ->
        [yes] Per il gradino basta, il resto va perso: pensa alla prossima vita.
       *[no] Per il gradino basta, il resto va perso: pensa alla prossima vita, o copri l’Opera in cima con una carta da poco.
    }
coach-enough-last =
    { $covered ->
        [yes] Per trascendere basta, il resto va perso: finisci le carte, e lascia in cima l’Opera da poco.
       *[no] Per trascendere basta, il resto va perso: finisci le carte, con una da poco in cima alle Opere.
    }
coach-enough-end =
    { $rivals ->
        [one] Per { $last ->
                [yes] vincere
               *[no] il gradino
            } basta, ma il Rivale ha ancora un turno prima del conto{ $covered ->
                [yes] .
               *[no] : una carta da poco in cima protegge le Opere.
            }
       *[other] Per { $last ->
                [yes] vincere
               *[no] il gradino
            } basta, ma ogni Rivale ha ancora un turno prima del conto{ $covered ->
                [yes] .
               *[no] : una carta da poco in cima protegge le Opere.
            }
    }
coach-enough-safe =
    { $last ->
        [yes] Per vincere basta, e { $rivals ->
                [one] il Rivale non ha
               *[other] i Rivali non hanno
            } più carte per impedirlo.
       *[no] Per il gradino basta, e { $rivals ->
                [one] il Rivale non ha
               *[other] i Rivali non hanno
            } più carte per togliertelo: tieni l’ultima carta per la prossima vita.
    }
coach-last-step =
    { $end ->
        [safe] { $card } tra le Opere basta per { $last ->
                [yes] vincere
               *[no] il gradino
            }, e nessuna carta può più impedirlo.
        [yes] { $card } tra le Opere basta per { $last ->
                [yes] vincere
               *[no] il gradino
            }, se non te la prendono: resta esposta per un altro turno dei Rivali.
       *[no] { $card } tra le Opere basta per { $last ->
                [yes] vincere
               *[no] il gradino
            }; si può prendere solo quella in cima, e una carta da poco sopra la protegge.
    }
coach-ring-step =
    { $last ->
        [yes] { $count ->
            [one] Con un Anello questa vita basta per vincere, se non perdi un’Opera: una carta da poco in cima prende il colpo.
           *[other] Con { $count } Anelli questa vita basta per vincere, se non perdi un’Opera: una carta da poco in cima prende il colpo.
        }
       *[no] { $count ->
            [one] Con un Anello questa vita basta per il gradino; un altro punto del colore migliore te lo risparmia.
           *[other] Con { $count } Anelli questa vita basta per il gradino; ogni altro punto del colore migliore te ne risparmia uno.
        }
    }
coach-card-and-rings =
    { $count ->
        [one] { $card } tra le Opere e un Anello bastano per { $last ->
                [yes] vincere
               *[no] il gradino
            }.
       *[other] { $card } tra le Opere e { $count } Anelli bastano per { $last ->
                [yes] vincere
               *[no] il gradino
            }.
    }
coach-short =
    { $rings ->
        [0] { $count ->
            [one] Ti manca un punto di un colore per { $last ->
                [yes] trascendere
               *[no] il prossimo gradino
            }.
           *[other] Ti mancano { $count } punti di un colore per { $last ->
                [yes] trascendere
               *[no] il prossimo gradino
            }.
        }
       *[other] { $count ->
            [one] Anche con gli Anelli ti manca un punto di un colore per { $last ->
                [yes] trascendere
               *[no] il prossimo gradino
            }.
           *[other] Anche con gli Anelli ti mancano { $count } punti di un colore per { $last ->
                [yes] trascendere
               *[no] il prossimo gradino
            }.
        }
    }
coach-hopeless =
    { $rings ->
        [0] Tutte le tue carte tra le Opere fanno { $most } su { $asked }: solo un’abilità può dare di più. Quel che metti nella Prossima Vita sarà nella prossima Mano.
       *[other] Tutte le tue carte tra le Opere e gli Anelli fanno { $most } su { $asked }: solo un’abilità può dare di più. Quel che metti nella Prossima Vita sarà nella prossima Mano.
    }
coach-why-fewer-rings = un Anello che ora non serve vale in un’altra vita
coach-why-more-rings = con gli Anelli i punti bastano per il gradino
coach-why-accept = sarà nella tua prossima Mano, e la conosci
coach-why-decline = la prossima vita sta meglio senza
coach-why-rung = { $card } porta i punti che mancano
coach-why-points =
    { $need ->
        [one] avvicina il punto che ti manca
       *[other] avvicina i { $need } punti che ti mancano
    }
coach-why-future = questa vita ha i suoi punti, e alla prossima servono carte
coach-why-offered = usata per l’abilità, { $card } può finire nella Prossima Vita di un Rivale
coach-why-worth = { $card } vale più punti
coach-why-loses-less = così il colore migliore perde meno
coach-why-yourself = le carte vanno sul tuo Mazzo
coach-why-ahead = { $player } è il Rivale più in alto
coach-why-costs = colpisce { $player } e non te
coach-why-hits-future = toglie carte dalla Prossima Vita di un Rivale
coach-why-hits-deeds = toglie un’Opera a un Rivale
coach-why-hits-hand = toglie carte dalla Mano di un Rivale
coach-why-copies = usa l’abilità di un’altra carta
coach-why-jubilee = può spostare due carte insieme tra le Opere
coach-why-brings = ti porta carte
coach-why-again = nello stesso turno puoi giocare un’altra carta
coach-why-later = { $card } sarà nella tua prossima Mano
coach-why-spares = { $card } resta in Mano per dopo
coach-why-covers = si può prendere solo l’Opera in cima: così { $card } è protetta
coach-why-keeps = le tue carte restano per dopo
coach-why-partner = sarà nella prossima Mano del tuo compagno
coach-why-draws = porta una carta in più

## L'analisi di una partita finita

rating-limits = È misurata su bot da facile a esperto e non riconosce un gioco più debole di quello del bot facile.

## At a glance

glance-1-head = Obiettivo
glance-1 = Sali la scala, un gradino per vita: servono 4 punti in un colore, poi 5, 6 e 7. Chi supera la Scimmia vince subito.
glance-2-head = Il tuo turno
glance-2 = Pesca dal tuo Mazzo e gioca una carta. Oppure passa, finché il Mazzo ha carte: al turno dopo hai più scelta.
glance-3-head = Una carta, tre usi
glance-3 = Opere: punti di questa vita (le carte mosaico in ogni colore). Abilità: effetto subito, poi il Rivale può prendersi la carta. Prossima Vita: una carta della prossima Mano.
glance-4-head = Una vita finisce
glance-4 = quando il tuo turno comincia senza Mano e Mazzo. Le Opere si contano e se ne vanno; la Prossima Vita diventa la Mano, la Sorgente aggiunge fino a sei.
glance-5-head = Anelli
glance-5 = Pochi punti: resti e ricevi un Anello. Alla fine di un’altra vita scegli: ogni Anello speso aggiunge 1 al colore migliore, una volta.
