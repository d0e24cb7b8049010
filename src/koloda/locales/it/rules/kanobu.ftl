### Kanobu: liberati per primo delle tue carte a colpi di sasso, carta e forbici, da due a sei giocatori.

## Carte e scopo

N1 = Il mazzo completo ha 80 carte: 11 blu, 11 verdi, 11 rosse, 11 gialle, 24 bicolori e 12 viola.
N2 = Vince chi per primo resta senza carte.

## Preparazione

N3 = Ogni giocatore riceve 6 carte. Tutte le altre restano coperte al centro e formano il mazzo.
N4 = Dopo la distribuzione si scopre una carta del mazzo e la si mette accanto. È la prima carta della pila su
    cui giocano tutti.
N5 =
    { $players ->
        [2] Tutte le carte «Cambio di direzione» sono state tolte prima di distribuire.
        [all] In due giocatori si tolgono tutte le carte «Cambio di direzione» prima di distribuire.
       *[other] {""}
    }

## Il turno

N6 = Un turno ti permette di aggiungere alla cima della pila una carta della tua mano.
N7 = Una carta di un solo colore va bene se ha il colore della carta in cima, il suo simbolo o entrambi. Per
    «Sasso», «Forbici» e «Carta» vale una regola più severa.
N8 = Per una carta bicolore non importa se la carta in cima ha uno o due colori: serve un colore in comune, e
    il suo simbolo deve essere adatto a quella carta.
N9 = Una carta viola non ha un colore proprio: va bene su tutto ciò che sta in cima, e su di essa va bene
    tutto. Solo un colore dichiarato con «Cambio colore» limita la carta successiva.
N10 = Se non hai carte adatte, devi pescarne una dal mazzo. Se va bene puoi giocarla all'istante; se non va
    bene, o se la tieni, il turno è finito.
N11 = Un «3 carte» blu può seguire tutto ciò che contiene il blu, a uno o due colori e con qualsiasi simbolo,
    un «3 carte» di un altro colore, per esempio rosso, e ogni carta viola.

## Sasso, forbici, carta e due colori

N12 = «Sasso», «Forbici» e «Carta» devono avere un colore in comune con la carta in cima e, se anche questa è
    una delle tre, devono pure batterla: il sasso batte le forbici, le forbici battono la carta, la carta
    batte il sasso.
N13 = Un «Sasso» rosso può seguire ogni carta viola, «Forbici» che hanno il rosso tra i loro colori e ogni
    carta rossa che non sia «Sasso» o «Carta».
N14 = Se il «Sasso» o le «Forbici» in cima non contengono il rosso, un «Sasso» rosso non vi si può giocare.
N15 = Il colore esclude una carta bicolore solo quando nessuno dei suoi due colori va bene.

## Mazzo esaurito

N16 = Un mazzo vuoto si riforma dalla pila: restano al loro posto solo le due carte in cima alla pila, tutte
    le altre tornano a essere il mazzo.

## Effetti delle carte

N17 = «Salta il turno»: il giocatore successivo perde il turno, a meno che risponda con «Annulla» o con un
    altro «Salta il turno». Il secondo passa la perdita a chi segue, e si tratta sempre di un turno solo. Chi
    risponde con «Annulla» come ultima carta vince.
N18 = «3 carte»: il giocatore successivo pesca 3 carte e perde il turno, oppure risponde con «Annulla» o con
    un altro «3 carte». Ogni ulteriore «3 carte» aggiunge 3 e passa il conto a chi segue: 6 carte, poi 9 e
    così via.
N19 =
    { $players ->
        [2] {""}
       *[all] «Cambio di direzione»: da ora in poi si gioca nel senso opposto.
    }
N20 = «1 carta»: tutti tranne chi l'ha giocata pescano 1 carta; nessuno perde il turno per questo. Il
    giocatore successivo può prima rispondere con «Annulla» o con un altro «1 carta»; nel secondo caso tutti
    tranne chi ha risposto pescano 2 carte.
N21 = «2 carte»: tutti tranne chi l'ha giocata pescano 2 carte; nessuno perde il turno per questo. Il
    giocatore successivo può prima rispondere con «Annulla» o con un altro «2 carte»; nel secondo caso tutti
    tranne chi ha risposto pescano 4 carte.
N22 = «Occasione»: il giocatore successivo mette giù
    { $chance_mode ->
        [set] una carta «Sasso», una «Forbici» e una «Carta» di qualsiasi colore,
       *[all] tre carte «Sasso», «Forbici» o «Carta» di qualsiasi colore,
    }
    altrimenti pesca 3 carte e perde il turno. Può anche rispondere con «Annulla» o con un'altra «Occasione»,
    che passa a chi segue sempre con 3 carte. «Occasione» non si può giocare se il giocatore successivo ha
    meno di tre carte, neppure come ultima carta.
N23 = «Stella»: dalla cima del mazzo si scoprono tre carte, e una sola è tua. Va nella tua mano o, se va bene,
    direttamente sulla pila. Così è più facile trovare carte viola.
N24 = «Annulla» cancella l'ultima carta e tutto ciò che stava facendo; quella carta e «Annulla» finiscono
    sotto il mazzo. Nessuno recupera un turno: si prosegue semplicemente con chi viene dopo di te.
N25 = «Cambio colore»: dichiara un colore qualsiasi, anche quello attuale. Dopo vanno bene solo le carte con
    quel colore e le viola.

## Esempio svolto

N26 = Un «Annulla» sul secondo di due «3 carte» consecutivi ferma tutta la catena da 6 carte. Sotto il mazzo
    vanno solo quel secondo «3 carte» e l'«Annulla»; il primo «3 carte» resta sulla pila.

## Chiarimenti

R1 = A una carta bicolore basta un colore in comune, sia quando la si gioca sia quando è in cima alla pila.
R2 = Su «Sasso», «Forbici» o «Carta» un'altra di queste tre deve avere un colore in comune e anche battere
    quella in cima; lo stesso simbolo non va mai bene, e battere senza un colore in comune non basta. Su ogni
    altra carta colorata è sufficiente un colore in comune.
R3 = Una carta azione colorata va su «Sasso», «Forbici» o «Carta» in base al solo colore; non conta chi batte
    chi.
R4 = Se in cima c'è una carta bicolore, per la carta successiva valgono entrambi i suoi colori.
R5 = La prima carta della pila non ha effetto. Se è viola, anche «Cambio colore», può seguirla qualsiasi
    carta. Se è una carta azione contano solo colore e simbolo, e lo stesso simbolo giocato sopra comincia un
    conto nuovo.
R6 = Il primo giocatore è scelto a caso o cambia di partita in partita, e si comincia in senso orario.
R7 =
    { $voluntary_draw ->
        [yes] Non sei obbligato a giocare una carta che va bene: puoi pescare, e allora puoi giocare solo la
            carta pescata.
        [no] Puoi pescare solo quando non puoi giocare nessuna delle tue carte.
       *[all] Non sei obbligato a giocare una carta che va bene: puoi pescare, e allora puoi giocare solo la
            carta pescata. Se ci si è accordati di no, puoi pescare solo quando non puoi giocare nessuna delle
            tue carte.
    }
R8 = «Annulla» si gioca solo nel proprio turno: per rispondere a un effetto che attende la tua risposta,
    oppure come normale carta viola che toglie la carta in cima alla pila.
R9 =
    { $players ->
        [2] «Annulla» cancella l'effetto in attesa con tutta la catena accumulata, oppure un colore
            dichiarato.
       *[all] «Annulla» cancella l'effetto in attesa con tutta la catena accumulata, un colore dichiarato o
            l'inversione del «Cambio di direzione» annullato; in quest'ultimo caso il giocatore successivo si
            stabilisce dopo aver ripristinato il senso.
    }
    Le carte già pescate e quella presa con una «Stella» non tornano indietro. La carta annullata non torna
    mai in mano.
R10 = Dopo «Annulla» torna in cima la carta sottostante con colore, simbolo ed eventuale colore dichiarato, ma
    il suo effetto non si ripete. Se la pila è vuota, si può giocare qualsiasi carta. Delle due carte messe
    sotto il mazzo, «Annulla» sta più in basso.
R11 = «Stella» mostra tre carte a tutti; quella scelta si gioca con il suo effetto normale se va bene sulla
    «Stella»,
    { $deck ->
        [listed] oppure si prende in mano. La «Stella» è viola, quindi va bene ogni colore.
        [drawpurple] oppure si prende in mano. La carta scelta deve combinarsi con la «Stella» o essere viola.
       *[all] oppure si prende in mano (nel mazzo come nell'elenco la «Stella» è viola e va bene ogni colore;
            nel mazzo con «1 carta» e «2 carte» viola la carta scelta deve combinarsi con la «Stella» o essere
            viola).
    }
    Le altre due vanno sotto il mazzo nell'ordine mostrato. Se anche dopo aver rinnovato il mazzo le carte
    sono meno di tre, si mostrano quelle; se non ce n'è nessuna, non succede nulla.
R12 =
    { $chance_mode ->
        [any3] A «Occasione» si risponde con tre carte qualsiasi tra «Sasso», «Forbici» e «Carta».
        [set] A «Occasione» si risponde con una carta «Sasso», una «Forbici» e una «Carta».
       *[all] Di norma a «Occasione» si risponde con tre carte qualsiasi tra «Sasso», «Forbici» e «Carta». Ci si
            può accordare che ne serva una per simbolo.
    }
R13 = Davanti a «Occasione» puoi pescare 3 carte e perdere il turno anche se hai tre carte adatte.
R14 = Le tre carte messe giù per «Occasione» non devono combinarsi né con essa né tra loro. L'ordine lo scegli
    tu, l'ultima diventa la carta in cima, e nessuna ha effetto. Se così svuoti la mano, vinci.
R15 = «Occasione» si può giocare solo se chi segue nel senso attuale ha in quel momento almeno tre carte. Vale
    anche quando la si passa oltre, la si sceglie con «Stella» o la si è appena pescata.
R16 = Solo lo stesso simbolo aumenta un effetto, ogni volta del proprio numero: «3 carte» su «3 carte», «2
    carte» su «2 carte», «1 carta» su «1 carta», mai mescolati. Il colore della risposta non conta.
R17 = «1 carta» e «2 carte» non tolgono il turno al giocatore successivo: pesca con gli altri e poi gioca un
    turno normale. Rispondere con «Annulla» o con la stessa carta consuma il turno.
R18 = A «1 carta» e «2 carte» può rispondere solo il giocatore successivo. Se lui aumenta l'effetto, può
    rispondere solo chi viene dopo di lui.
R19 = Finché un effetto attende la tua risposta, non puoi prima pescare per cercarne una.
R20 = L'ultima carta non va annunciata e non si contano punti. Qualsiasi carta può essere l'ultima,
    «Occasione» solo se il giocatore successivo ha almeno tre carte. L'effetto di una carta vincente non si
    esegue e per essa non si dichiara alcun colore.
R21 =
    { $star_last ->
        [win] Una «Stella» giocata come ultima carta vince subito senza scoprire nulla.
        [resolve] Una «Stella» giocata come ultima carta prima ha effetto: la si esegue, e solo dopo si vede se è
            vittoria.
       *[all] Una «Stella» giocata come ultima carta vince subito senza scoprire nulla. Ci si può accordare che
            prima abbia effetto: allora la si esegue, e solo dopo si vede se è vittoria.
    }
R22 =
    { $play_for_places ->
        [no] La partita finisce con il primo vincitore.
        [yes] Dopo il primo vincitore si continua per gli altri posti.
       *[all] La partita finisce con il primo vincitore, a meno che ci si sia accordati di continuare per gli
            altri posti.
    }
R23 =
    { $players ->
        [2] Un «Salta il turno» senza risposta ti dà un altro turno, mentre «1 carta» e «2 carte» colpiscono
            l'unico avversario.
        [all] In due si gioca senza le carte «Cambio di direzione», quindi con 76 carte. Un «Salta il turno»
            senza risposta ti dà un altro turno, mentre «1 carta» e «2 carte» colpiscono l'unico avversario.
       *[other] {""}
    }
R24 = Dopo «Cambio colore» una carta bicolore va bene se uno dei suoi colori è quello dichiarato, e «Sasso»,
    «Forbici» e «Carta» vanno bene per il solo colore. Il colore dichiarato resta valido, anche dopo pescate e
    turni persi, finché non vi si gioca sopra una carta.
R25 = Il mazzo si rinnova solo quando serve una sua carta. Le due carte in cima alla pila mantengono ordine ed
    eventuale colore dichiarato, tutte le altre si mescolano, e una pescata interrotta prosegue.
R26 = Se il mazzo è vuoto e la pila ha al massimo due carte, si pesca quel che c'è e il resto dell'obbligo
    decade. Chi non può né giocare né pescare passa.
R27 = Se per un giro intero nessuno gioca o pesca una carta, la partita finisce. Vince chi ha meno carte; a
    parità la vittoria è condivisa.
R28 =
    { $cap ->
        [all] Dopo 200 turni per giocatore (se ne può scegliere un altro numero) la partita finisce
       *[other] { $cap ->
                [one] Dopo { $cap } turno per giocatore la partita finisce
               *[other] Dopo { $cap } turni per giocatore la partita finisce
            }
    }
    e vince chi ha meno carte. I giocatori gestiti dal computer conservano «Annulla» per rispondere a un
    effetto o come ultima carta.
R29 = Mani e mazzo sono nascosti. La pila, il numero di carte in ogni mano e le carte scoperte da «Stella»
    sono visibili a tutti.

## Altri chiarimenti

R30 = Una carta pescata entra subito nella tua mano. Poi giochi proprio quella, se va bene, oppure finisci il
    turno.
R31 = In un turno normale puoi passare solo se non puoi giocare nessuna carta e non c'è nulla da pescare.
R32 = Il giro a vuoto che chiude la partita si conta sui passi nei turni normali. Un turno perso per «Salta il
    turno», «3 carte» o «Occasione» non aumenta né azzera il conto; ogni carta giocata o pescata lo azzera.
R33 =
    { $players ->
        [2] {""}
       *[all] Annullare un «Cambio di direzione» ripristina il senso solo se quella carta l'aveva cambiato. Se
            era la prima carta della pila, non l'aveva cambiato.
    }
R34 = Un «Annulla» giocato su una pila vuota va sotto il mazzo da solo.
R35 = Le carte non scelte con «Stella» vanno sotto il mazzo prima che agisca quella scelta, nell'ordine in cui
    sono state scoperte: l'ultima sta più in basso. Un «Annulla» scelto con «Stella» annulla quella «Stella»;
    una «Stella» scelta così scopre altre tre carte.
R36 = Una carta che svuota la tua mano resta sulla pila, e non succede altro.
R37 =
    { $play_for_places ->
        [no] {""}
        [yes] Una carta che svuota la mano non ha effetto, e l'effetto a cui rispondeva sparisce. Chi ha finito
            viene escluso da lì in poi; la partita finisce quando resta un solo giocatore.
       *[all] Se ci si è accordati di continuare per gli altri posti, una carta che svuota la mano non ha
            effetto, e l'effetto a cui rispondeva sparisce. Chi ha finito viene escluso da lì in poi; la
            partita finisce quando resta un solo giocatore.
    }
R38 = Il limite di turni chiude la partita quando il turno con quel numero è completo. Vince chi ha meno
    carte; a parità la vittoria è condivisa.
R39 =
    { $star_last ->
        [win] {""}
        [resolve] Una «Stella» come ultima carta si esegue a mano vuota. Giocare la carta scelta fa vincere, e così
            non avere nulla da scoprire; prendere una carta no.
       *[all] Se una «Stella» come ultima carta prima ha effetto, la si esegue a mano vuota. Giocare la carta
            scelta fa vincere, e così non avere nulla da scoprire; prendere una carta no.
    }
R40 =
    { $deck ->
        [listed] {""}
        [drawpurple] {""}
       *[all] Anche da un mazzo tuo, dato come file, in due si tolgono i «Cambio di direzione», e devono restare
            almeno 6 carte per giocatore più 1. In esso «Annulla» e «Cambio colore» devono essere viola,
            mentre «Sasso», «Forbici» e «Carta» non devono esserlo.
    }
R41 = Quando per «1 carta» o «2 carte» pescano tutti, comincia il giocatore successivo e gli altri seguono in
    ordine di turno. Ognuno prende tutte le sue carte prima che peschi chi viene dopo.
R42 = Mettere giù tre carte per «Occasione» è tutto il tuo turno.
R43 =
    { $repeat ->
        [0] {""}
       *[all] Se all'inizio di un turno si ripresenta
            { $repeat ->
                [2] per la seconda volta
                [4] per la quarta volta
                [5] per la quinta volta
               *[all] per la terza volta
            }
            esattamente la stessa situazione, la partita finisce e vince chi ha meno carte, con vittoria
            condivisa a parità. Devono coincidere mani, ordine del mazzo, pila con i colori dichiarati, senso
            di gioco, effetto in attesa e giocatore di turno. Il limite di turni resta comunque valido.
    }
R44 = Anche se la carta pescata non si può giocare, sei tu a chiudere il turno.
R45 = Un'«Occasione» scelta con «Stella», anche viola, si può giocare solo se il giocatore successivo ha
    almeno tre carte.
R46 = La prima carta della pila non ha mai effetto e le carte avanzate da «Stella» vanno sempre sotto il
    mazzo: non ci si può accordare altrimenti. Chi comincia si sceglie prima o si estrae a sorte.
