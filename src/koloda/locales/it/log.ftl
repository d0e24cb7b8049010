### Il registro come si rivolge a chi legge: la riga continua il nome che le sta sopra o davanti.
### Una riga con ~ sta da sola; `-you` si dice a chi ha agito, `-at-you` a chi è toccato.


## Karma

karma-chose = sceglie { $cards }: starà scoperta
karma-chose-you = scegli { $cards }: starà scoperta
karma-shown = scopre { $cards }
karma-shown-you = scopri { $cards }
karma-first = comincia
karma-first-you = cominci
karma-dealer = dà le carte
karma-dealer-you = dai le carte
karma-played = gioca { $cards }
karma-played-you = giochi { $cards }
karma-played-up = gioca { $cards } dal tavolo
karma-played-up-you = giochi { $cards } dal tavolo
karma-flipped = scopre alla cieca { $cards }
karma-flipped-you = scopri alla cieca { $cards }
karma-failed = ~{ $cards } non va bene
karma-cleared = elimina la pila e gioca ancora
karma-cleared-you = elimini la pila e giochi ancora
karma-took = prende la pila: { $cards }
karma-took-you = prendi la pila: { $cards }
karma-gave = dà la pila a { $other }: { $cards }
karma-gave-you = dai la pila a { $other }: { $cards }
karma-gave-at-you = dà a te la pila: { $cards }
karma-left-game = ~{ $cards } esce dal gioco
karma-moved-up = ~{ $cards } passa dal fondo in cima
karma-drew = pesca { $cards }
karma-drew-you = peschi { $cards }
karma-finished = non aggiunge carte
karma-finished-you = non aggiungi carte
karma-out = non ha più carte ed è in salvo
karma-out-you = non hai più carte: sei in salvo

## Kanobu

kanobu-first = comincia
kanobu-first-you = cominci
kanobu-turned-up = ~{ $cards } apre la pila
kanobu-played = gioca { $cards }
kanobu-played-you = giochi { $cards }
kanobu-drew = pesca { $cards }
kanobu-drew-you = peschi { $cards }
kanobu-ended-turn = non gioca carte
kanobu-ended-turn-you = non giochi carte
kanobu-passed = non può né giocare né pescare
kanobu-passed-you = non puoi né giocare né pescare
kanobu-owed-skip = ~{ $other } deve rispondere o saltare il turno
kanobu-owed-skip-at-you = ~Devi rispondere o salti il turno
kanobu-owed-cards = ~Su { $other } { $amount ->
    [one] arriva { $amount } carta
   *[other] arrivano { $amount } carte
} e un turno perso
kanobu-owed-cards-at-you = ~Su di te { $amount ->
    [one] arriva { $amount } carta
   *[other] arrivano { $amount } carte
} e un turno perso
kanobu-owed-all = ~{ $other } deve rispondere, o gli altri pescano { $amount }
kanobu-owed-all-at-you = ~Devi rispondere, o gli altri pescano { $amount }
kanobu-owed-chance = ~{ $other } deve rispondere, posare tre carte o pescare { $amount }
kanobu-owed-chance-at-you = ~Devi rispondere, posare tre carte o pescare { $amount }
kanobu-accepted = non risponde
kanobu-accepted-you = non rispondi
kanobu-skipped = salta il turno
kanobu-skipped-you = salti il turno
kanobu-laid = posa { $cards }
kanobu-laid-you = posi { $cards }
kanobu-turned = ~Il giro cambia verso
kanobu-named-blue = dichiara il blu
kanobu-named-blue-you = dichiari il blu
kanobu-named-green = dichiara il verde
kanobu-named-green-you = dichiari il verde
kanobu-named-red = dichiara il rosso
kanobu-named-red-you = dichiari il rosso
kanobu-named-yellow = dichiara il giallo
kanobu-named-yellow-you = dichiari il giallo
kanobu-opened = scopre { $cards }
kanobu-opened-you = scopri { $cards }
kanobu-used = gioca { $cards } dalla Stella
kanobu-used-you = giochi { $cards } dalla Stella
kanobu-kept = tiene { $cards } dalla Stella
kanobu-kept-you = tieni { $cards } dalla Stella
kanobu-left-open = ~{ $cards } sotto il mazzo
kanobu-cancelled = ~{ $cards } sotto il mazzo
kanobu-out = non ha più carte: posto { $amount }
kanobu-out-you = non hai più carte: posto { $amount }
kanobu-ended = non ha più carte e vince
kanobu-ended-you = non hai più carte: hai vinto

## Unit

unit-first = comincia
unit-first-you = cominci
unit-dealt = riceve { $cards }
unit-dealt-you = ricevi { $cards }
unit-turn = è di turno
unit-turn-you = sei di turno
unit-no-move = non ha carte da muovere
unit-no-move-you = non hai carte da muovere
unit-reserved = mette { $cards } nel limite
unit-reserved-you = metti { $cards } nel limite
unit-attached-s = estende il limite di ♠ con { $cards }
unit-attached-s-you = estendi il limite di ♠ con { $cards }
unit-attached-h = estende il limite di ♥ con { $cards }
unit-attached-h-you = estendi il limite di ♥ con { $cards }
unit-attached-d = estende il limite di ♦ con { $cards }
unit-attached-d-you = estendi il limite di ♦ con { $cards }
unit-taken-back = riprende { $cards }: riposa fino a fine turno
unit-taken-back-you = riprendi { $cards }: riposa fino a fine turno
unit-attacked = attacca con { $cards }
unit-attacked-you = attacchi con { $cards }
unit-defended = difende con { $cards }
unit-defended-you = difendi con { $cards }
unit-against = contro { $cards }
unit-against-you = contro { $cards }
unit-recovered = trasforma { $cards } del limite in punti
unit-recovered-you = trasformi { $cards } del limite in punti
unit-recovered-hand = trasforma { $cards } della mano in punti
unit-recovered-hand-you = trasformi { $cards } della mano in punti
unit-passed = per ora non risponde
unit-passed-you = per ora non rispondi
unit-ended-turn = finisce il turno; l’ultima parola a { $other }
unit-ended-turn-you = finisci il turno; l’ultima parola a { $other }
unit-ended-turn-at-you = finisce il turno; l’ultima parola è tua
unit-done = non fa altro
unit-done-you = non fai altro
unit-unsaved =
    { $amount ->
        [0] non ha carte del limite che salvino i punti
       *[other] non può salvare i punti: le carte del limite ne danno solo { $amount }
    }
unit-unsaved-you =
    { $amount ->
        [0] non hai carte del limite che salvino i punti
       *[other] non puoi salvare i punti: le carte del limite ne danno solo { $amount }
    }
unit-unspent = non usa le carte del limite che salverebbero i punti (+{ $amount })
unit-unspent-you = non usi le carte del limite che salverebbero i punti (+{ $amount })
unit-ready = aspetta la fine del turno
unit-ready-you = aspetti la fine del turno
unit-unready = ci ripensa
unit-unready-you = ci ripensi
unit-danger = perderebbe { $amount }: tutti i punti
unit-danger-you = perderesti { $amount }: tutti i tuoi punti
unit-lost = perde { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
unit-lost-you = perdi { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
unit-lost-by = per { $cards }
unit-gained = guadagna { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
unit-gained-you = guadagni { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
unit-cleared = ~Dal campo: { $cards }
unit-shown = mostra { $cards }
unit-shown-you = mostri { $cards }
unit-counted = ha { $amount } tra punti e carte
unit-counted-you = hai { $amount } tra punti e carte

## Karmaka

karmaka-first = comincia
karmaka-first-you = cominci
karmaka-dealt = riceve { $cards }
karmaka-dealt-you = ricevi { $cards }
karmaka-renewed = ~{ $amount } Rovine formano la nuova Sorgente
karmaka-drew-own = pesca { $cards }
karmaka-drew-own-you = peschi { $cards }
karmaka-points = mette { $cards } tra le Opere
karmaka-points-you = metti { $cards } tra le Opere
karmaka-ability = usa { $cards }
karmaka-ability-you = usi { $cards }
karmaka-future = mette { $cards } nella Prossima Vita
karmaka-future-you = metti { $cards } nella Prossima Vita
karmaka-partner = mette { $cards } nella Prossima Vita di { $other }
karmaka-partner-you = metti { $cards } nella Prossima Vita di { $other }
karmaka-partner-at-you = mette { $cards } nella tua Prossima Vita
karmaka-passed = passa
karmaka-passed-you = passi
karmaka-skipped = non gioca altre carte
karmaka-skipped-you = non giochi altre carte
karmaka-aimed = la gioca su { $other }
karmaka-aimed-you = la giochi su { $other }
karmaka-aimed-at-you = la gioca su di te
karmaka-aimed-self = la giochi su di te
karmaka-aimed-own = la gioca su di sé
karmaka-unasked = (nessun’altra scelta)
karmaka-ruined = manda { $cards } dalla Mano alle Rovine
karmaka-ruined-you = mandi { $cards } dalla Mano alle Rovine
karmaka-ruined-deed = perde l’Opera { $cards }
karmaka-ruined-deed-you = perdi l’Opera { $cards }
karmaka-ruined-deck = perde { $cards } dal Mazzo
karmaka-ruined-deck-you = perdi { $cards } dal Mazzo
karmaka-ruined-future = perde { $cards } dalla Prossima Vita
karmaka-ruined-future-you = perdi { $cards } dalla Prossima Vita
karmaka-ruined-random = perde per caso { $cards } dalla Mano
karmaka-ruined-random-you = perdi per caso { $cards } dalla Mano
karmaka-drew = pesca { $cards } dalla Sorgente
karmaka-drew-you = peschi { $cards } dalla Sorgente
karmaka-deck-grew = riceve una carta della Sorgente sul Mazzo
karmaka-deck-grew-you = ricevi una carta della Sorgente sul Mazzo
karmaka-fetched = prende { $cards } dalle Rovine
karmaka-fetched-you = prendi { $cards } dalle Rovine
karmaka-recycled = mette { $cards } dalle Rovine nella Prossima Vita
karmaka-recycled-you = metti { $cards } dalle Rovine nella Prossima Vita
karmaka-scored = sposta { $cards } tra le Opere
karmaka-scored-you = sposti { $cards } tra le Opere
karmaka-took-back = prende { $cards } dalla Prossima Vita
karmaka-took-back-you = prendi { $cards } dalla Prossima Vita
karmaka-peeked = guarda la Mano di { $other }: { $cards }
karmaka-peeked-you = vedi la Mano di { $other }: { $cards }
karmaka-peeked-at-you = guarda la tua Mano
karmaka-looked = guarda { $cards } della Sorgente
karmaka-looked-you = vedi { $cards } della Sorgente
karmaka-placed = mette { $cards } nella Prossima Vita
karmaka-placed-you = metti { $cards } nella Prossima Vita
karmaka-returned = rimette { $cards } sulla Sorgente
karmaka-returned-you = rimetti { $cards } sulla Sorgente
karmaka-stole-future = prende { $cards } dalla Prossima Vita di { $other }
karmaka-stole-future-you = prendi { $cards } dalla Prossima Vita di { $other }
karmaka-stole-future-at-you = prende { $cards } dalla tua Prossima Vita
karmaka-shown = vede { $cards } nella Mano di { $other }
karmaka-shown-you = vedi { $cards } nella Mano di { $other }
karmaka-shown-at-you = vede { $cards } nella tua Mano
karmaka-stole = prende { $cards } dalla Mano di { $other }
karmaka-stole-you = prendi { $cards } dalla Mano di { $other }
karmaka-stole-at-you = prende { $cards } dalla tua Mano
karmaka-stole-deed = prende l’Opera { $cards } di { $other }
karmaka-stole-deed-you = prendi l’Opera { $cards } di { $other }
karmaka-stole-deed-at-you = prende la tua Opera { $cards }
karmaka-copied = copia { $cards }
karmaka-copied-you = copi { $cards }
karmaka-accepted = prende { $cards } nella Prossima Vita
karmaka-accepted-you = prendi { $cards } nella Prossima Vita
karmaka-declined = non vuole { $cards }
karmaka-declined-you = non vuoi { $cards }
karmaka-unwanted = ~{ $cards } va alle Rovine
karmaka-died = muore con { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
karmaka-died-you = muori con { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
karmaka-spent = spende { $amount ->
    [one] { $amount } Anello
   *[other] { $amount } Anelli
}
karmaka-spent-you = spendi { $amount ->
    [one] { $amount } Anello
   *[other] { $amount } Anelli
}
karmaka-stayed = resta e riceve un Anello: ora ne ha { $amount }
karmaka-stayed-you = resti e ricevi un Anello: ora ne hai { $amount }
karmaka-buried = lascia le Opere alle Rovine: { $cards }
karmaka-buried-you = lasci le Opere alle Rovine: { $cards }
karmaka-reborn =
    { $amount ->
        [0] rinasce senza carte
       *[other] rinasce con { $cards }
    }
karmaka-reborn-you =
    { $amount ->
        [0] rinasci senza carte
       *[other] rinasci con { $cards }
    }
karmaka-new-deck =
    { $amount ->
        [0] non riceve un Mazzo: le carte bastano
       *[other] completa la nuova vita con un Mazzo, carte: { $amount }
    }
karmaka-new-deck-you =
    { $amount ->
        [0] non ricevi un Mazzo: le carte bastano
       *[other] completi la nuova vita con un Mazzo, carte: { $amount }
    }
karmaka-transcended = trascende e vince
karmaka-transcended-you = trascendi: hai vinto
karmaka-climbed =
    sale: { $amount ->
        [1] Serpente
        [2] Lupo
        [3] Scimmia
       *[other] Trascendenza
    }
karmaka-climbed-you =
    sali: { $amount ->
        [1] Serpente
        [2] Lupo
        [3] Scimmia
       *[other] Trascendenza
    }

## A ogni tavolo

note-clock = ha finito il tempo: si fa una mossa semplice
note-clock-you = hai finito il tempo: si fa una mossa semplice per te
note-flag = ha esaurito il tempo: continua un bot
note-flag-you = hai esaurito il tempo: continua un bot
note-hint = chiede un consiglio
note-hint-you = chiedi un consiglio
note-rule = ha pensato troppo: la mossa è di una regola semplice
note-rule-you = hai pensato troppo: la mossa è di una regola semplice
note-resigned = abbandona
note-resigned-you = abbandoni
note-offers = propone di finire senza vincitore
note-offers-you = proponi di finire senza vincitore
note-agrees = accetta di finire la partita
note-agrees-you = accetti di finire la partita
note-goes-on = vuole continuare
note-goes-on-you = vuoi continuare
note-ended = accetta: la partita finisce senza vincitore
note-ended-you = accetti: la partita finisce senza vincitore
