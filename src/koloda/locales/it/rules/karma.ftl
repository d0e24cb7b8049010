### Karma: liberati di tutte le carte giocandone di pari o superiori a quella in cima alla pila.

## Preparazione

K1 =
    { $deck ->
        [tiny] {""}
       *[other] { $copies ->
                [2] Si gioca con 40 carte:
                [3] Si gioca con 60 carte:
               *[all] Nelle edizioni mini si gioca con 40 carte:
            }
            i numeri da 1 a 16 e le carte karma «Dai la pila», «Gioca una carta dal tavolo», «Dal basso in alto» e
            «Cinque o meno»,
            { $copies ->
                [2] due copie ciascuna.
                [3] tre copie ciascuna.
               *[all] due copie ciascuna. Nel gioco intero le copie sono tre, per 60 carte in tutto.
            }
    }
K2 = Ogni giocatore comincia con tre carte coperte sul tavolo. Nessuno, nemmeno il proprietario, può guardarle
    prima che vengano giocate.
K3 = Ogni giocatore riceve inoltre sei carte e ne sceglie esattamente tre da tenere scoperte sul tavolo.
K4 = Le tre carte delle sei che non sono finite sul tavolo formano la mano iniziale.
K5 = Tutte le carte non distribuite formano il mazzo, che resta coperto.

## Turno

K6 = Comincia chi siede alla sinistra del mazziere, con una carta qualsiasi della mano o con più carte
    identiche insieme. Poi si prosegue in senso orario.
K7 = Un numero deve essere pari o superiore a quello in cima alla pila degli scarti. Sulla pila vuota, e
    quando in cima c'è «Gioca una carta dal tavolo» o «Dal basso in alto», va bene qualsiasi carta.
K8 = Le carte si usano in quest'ordine: la mano, poi le carte scoperte sul tavolo, infine quelle coperte. Si
    passa al gruppo seguente solo quando il precedente è finito, a meno che «Gioca una carta dal tavolo» non
    lo permetta prima.
    { $copies ->
        [2] {""}
        [3] Le carte sul tavolo aspettano anche che il mazzo sia esaurito; è sempre così, perché da esso si
            completa la mano.
       *[all] Nel gioco intero le carte sul tavolo aspettano anche che il mazzo sia esaurito; è sempre così,
            perché da esso si completa la mano.
    }
K9 = Una carta coperta si gira solo nel momento in cui va sulla pila degli scarti, quindi la giochi senza
    sapere qual è.
K10 = Se la carta coperta che hai girato non è ammessa sulla carta in cima, prendi in mano quella carta e
    tutta la pila degli scarti, e il tuo turno finisce.
K11 = Se giochi dalla mano o con le carte scoperte e nessuna è ammessa, prendi tutta la pila degli scarti e il
    tuo turno finisce.
    { $voluntary_pickup ->
        [no] La pila si prende solo in questo caso.
        [yes] Puoi prenderla anche per scelta.
       *[all] Nell'edizione mini russa e nel gioco intero la pila si prende solo in questo caso. Nell'edizione
            mini inglese puoi prenderla anche per scelta.
    }
K12 = Dopo che qualcuno ha preso la pila degli scarti, il giocatore seguente ne comincia una nuova con una
    carta qualsiasi.
K13 = Le carte prese dalla pila entrano nella tua mano e vanno giocate tutte prima di altre carte del tavolo,
    salvo quanto permette «Gioca una carta dal tavolo».
K14 = Alla fine del turno peschi fino ad avere tre carte in mano. Se nel mazzo ne restano meno di quante ti
    servono, prendi quelle rimaste; quando il mazzo è esaurito, nessuno pesca più.
K15 = Se alla fine del turno hai ancora in mano tre o più carte, non peschi.

## Doppie

K16 = Puoi giocare insieme due carte identiche se vengono entrambe dalla mano o entrambe dalle tue carte
    scoperte sul tavolo.
    { $copies ->
        [2] {""}
        [3] Puoi giocarne così anche tre.
       *[all] Nel gioco intero puoi giocarne così fino a tre.
    }
K17 =
    { $clear ->
        [3] Quando tre carte identiche finiscono sulla pila una subito dopo l'altra, insieme o in turni
            consecutivi, chi ha giocato la terza
       *[all] Quando due carte identiche finiscono sulla pila una subito dopo l'altra, insieme o in turni
            consecutivi, chi ha giocato la seconda
    }
    elimina dal gioco tutta la pila e ha una giocata extra, cioè gioca di nuovo.
    { $clear ->
        [all] Nel gioco intero servono tre carte identiche.
       *[other] {""}
    }
K18 = Carte identiche che stanno in posti diversi non si combinano mai: né mano con tavolo, né scoperte con
    coperte.

## Carte karma

K19 = Una carta karma si può giocare su qualsiasi carta e sulla pila vuota.
K20 = Una carta karma giocata va sulla pila degli scarti come i numeri. Solo «Dai la pila» non vi rimane.
K21 = «Dai la pila»: un altro giocatore a tua scelta prende in mano tutta la pila degli scarti. La carta «Dai
    la pila» esce dal gioco.
K22 = «Dai la pila» può colpire qualunque altro giocatore, anche chi ha già finito le carte. Chi riceve carte
    in questo modo rientra in gioco.
K23 = Dopo «Dai la pila» il turno prosegue come sempre verso sinistra, anche se proprio quel vicino ha appena
    ricevuto la pila.
K24 = «Gioca una carta dal tavolo» ti fa giocare subito una carta del tavolo anche se hai ancora carte in
    mano. Prima vengono le scoperte; puoi girare una coperta solo se non hai più scoperte.
K25 = Se quando giochi «Gioca una carta dal tavolo» non hai carte sul tavolo, puoi farla seguire da una carta
    qualsiasi della mano.
K26 =
    { $pt_pair ->
        [no] {""}
       *[all] Dopo «Gioca una carta dal tavolo» puoi giocare insieme
            { $copies ->
                [2] due carte identiche
                [3] due o tre carte identiche
               *[all] due carte identiche (nel gioco intero fino a tre)
            }
            tra le scoperte, o dalla mano se non hai carte sul tavolo.
            { $copies ->
                [all] È così in tutte le edizioni.
               *[other] {""}
            }
    }
K27 = Su «Gioca una carta dal tavolo» va bene qualsiasi carta, qualunque cosa ci sia sotto. Vale per chi l'ha
    giocata e per il giocatore seguente.
K28 = «Dal basso in alto»: la carta in fondo alla pila degli scarti passa sopra «Dal basso in alto». Il
    giocatore seguente deve rispondere alla carta spostata.
K29 = Se in cima arriva così un'altra «Dal basso in alto» o una «Gioca una carta dal tavolo», quella carta
    vale zero e il giocatore seguente può giocare ciò che vuole.
K30 = «Cinque o meno»: il giocatore seguente può metterci sopra solo un numero da 1 a 5 o una carta karma.

## Fine

K31 = La partita si ferma appena un solo giocatore ha ancora carte. Quel giocatore perde e tutti gli altri
    vincono.
K32 = Con le carte vere, chi si è scordato di pescare gioca il turno seguente con la mano che ha e poi pesca
    fino a tre. Qui si pesca in automatico, quindi non succede mai.

## Edizioni

D1 =
    { $voluntary_pickup ->
        [no] Prende la pila solo chi non ha una carta ammessa.
        [yes] Si può prendere una pila non vuota anche invece di giocare.
       *[all] Nell'edizione mini russa e nel gioco intero prende la pila solo chi non ha una carta ammessa.
            Nell'edizione mini inglese si può prendere una pila non vuota anche invece di giocare. Prima della
            partita ci si può accordare in un modo o nell'altro.
    }
D2 =
    { $draw_timing ->
        [beforeReplay] {""}
       *[all] In tutte le edizioni si pesca una volta sola, alla fine del turno, dopo tutte le giocate extra.
            Unica eccezione: se prima di una giocata extra la mano è vuota, si pesca subito fino a tre.
    }
D3 = In tutte le edizioni una carta coperta non ammessa va in mano al proprietario insieme alla pila, e il
    turno finisce.
D4 = In tutte le edizioni una carta coperta fallisce quando non è ammessa sulla carta in cima: un numero
    troppo basso, oppure un numero oltre 5 su «Cinque o meno».
D5 = In tutte le edizioni il giocatore seguente è libero di cominciare con qualsiasi carta quando la pila è
    stata presa, non dopo una doppia. Dopo una doppia gioca di nuovo chi ha eliminato la pila, e il seguente
    risponde alla carta che si trova allora in cima.
D6 =
    { $karma_doubles ->
        [no] Identiche vuol dire con lo stesso numero. Le carte karma uguali non eliminano la pila.
       *[all] In tutte le edizioni identiche vuol dire con lo stesso numero o la stessa carta karma, e anche le
            carte karma uguali eliminano la pila.
            { $karma_doubles ->
                [all] Ci si può accordare che non lo facciano.
               *[other] {""}
            }
    }
D7 = In tutte le edizioni le carte giocate insieme vengono o tutte dalla mano o tutte dalle carte scoperte sul
    tavolo.
D8 = In tutte le edizioni le carte giocate in turni consecutivi contano come una subito dopo l'altra. Chi ha
    finito le carte viene saltato e non interrompe la serie.
D9 =
    { $pt_pair ->
        [no] «Gioca una carta dal tavolo» è seguita da una carta sola, mai da più carte insieme.
       *[all] In tutte le edizioni «Gioca una carta dal tavolo» può essere seguita da carte identiche giocate
            insieme, non solo da una.
            { $pt_pair ->
                [all] Ci si può accordare che sia sempre una sola.
               *[other] {""}
            }
    }
D10 = In tutte le edizioni «Gioca una carta dal tavolo» in cima alla pila vale zero: sia la carta che le fai
    seguire sia quella del giocatore dopo possono essere qualsiasi.
D11 = In tutte le edizioni chi aveva finito le carte e riceve una pila di almeno una carta rientra in gioco.
D12 = In tutte le edizioni le carte prese dalla pila fanno parte della mano e vengono prima di quelle del
    tavolo.
D13 = In tutte le edizioni si pesca in automatico, quindi nessuno può dimenticarsene.
D14 = In tutte le edizioni chi ha in mano tre o più carte non pesca.
D15 = In tutte le edizioni la primissima giocata può essere di più carte identiche della mano invece che di
    una sola.
    { $clear ->
        [2] Una coppia elimina subito la pila e il giocatore gioca di nuovo.
        [3] Tre carte eliminano subito la pila e il giocatore gioca di nuovo.
       *[all] Nelle edizioni mini una coppia elimina subito la pila e il giocatore gioca di nuovo; nel gioco
            intero ne servono tre.
    }
D16 = In tutte le edizioni basta un numero pari a quello in cima, non serve che sia più alto.
D17 = Un consiglio per tutte le edizioni: carte karma e numeri alti sono i più facili da giocare più tardi,
    quindi conviene tenerli scoperti. Se il tempo scade, la scelta viene fatta così.
D18 =
    { $copies ->
        [all] Le edizioni mini sono per 2-4 giocatori, il gioco intero per 2-6.
       *[other] {""}
    }

## Chiarimenti

A1 = Dopo «Gioca una carta dal tavolo» il giocatore seguente risponde alla carta aggiunta. Se in cima c'è
    proprio «Gioca una carta dal tavolo», perché non è stato aggiunto nulla o l'ha portata su «Dal basso in
    alto», vale zero e va bene qualsiasi carta.
A2 =
    { $pt_follow_up ->
        [may] Aggiungere una carta dopo «Gioca una carta dal tavolo» è facoltativo e puoi invece chiudere il
            turno.
        [must] Dopo «Gioca una carta dal tavolo» devi aggiungere una carta ogni volta che ne hai una.
       *[all] Aggiungere una carta dopo «Gioca una carta dal tavolo» è facoltativo e puoi invece chiudere il
            turno. Se ci si è accordati che si deve, aggiungi una carta ogni volta che ne hai una.
    }
A3 = «Dal basso in alto» si può giocare sulla pila vuota. Resta lì da sola e vale zero, quindi il giocatore
    seguente può giocare ciò che vuole.
A4 = «Dai la pila» si può giocare sulla pila vuota. Non si sceglie nessuno e nessuno riceve nulla, quindi chi
    ha finito le carte non rientra; la carta esce dal gioco e il giocatore seguente comincia una pila.
A5 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] Tre carte karma identiche di fila contano come tre numeri, sia una sull'altra sia giocate
                    insieme:
               *[all] Carte karma identiche formano una doppia, sia una sull'altra sia giocate insieme:
            }
            la pila viene eliminata, nessun effetto karma si applica e il giocatore gioca di nuovo. «Dai la
            pila» non resta mai nella pila, ma
            { $clear ->
                [3] tre
               *[all] due
            }
            giocate insieme la eliminano invece di darla.
            { $clear ->
                [all] Nel gioco intero ne servono tre. Ci si può accordare che le carte karma non eliminino la
                    pila.
               *[other] {""}
            }
    }
A6 = Puoi far seguire «Gioca una carta dal tavolo» da una seconda uguale presa da un altro posto, per esempio
    prima dalla mano e poi dal tavolo. La pila non viene eliminata e la seconda ti permette di aggiungere
    un'altra carta.
A7 = Lo spostamento fatto da «Dal basso in alto» non elimina mai la pila, nemmeno «Dal basso in alto» su «Dal
    basso in alto».
    { $moved_card_can_be_doubled ->
        [no] {""}
       *[all] Ma una carta giocata poi e identica a quella spostata in cima conta insieme a essa:
            { $clear ->
                [2] elimina la pila.
                [3] elimina la pila se così sono tre.
               *[all] elimina la pila nelle edizioni mini, e nel gioco intero se così sono tre. Ci si può
                    accordare che la carta spostata non si possa raddoppiare.
            }
    }
A8 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] Se a «Dal basso in alto», «Cinque o meno» o «Gioca una carta dal tavolo» si risponde con
                    la stessa carta, la seconda ha il suo effetto normale. La terza elimina la pila prima di
                    ogni effetto.
               *[all] Se il giocatore seguente risponde a «Dal basso in alto», «Cinque o meno» o «Gioca una
                    carta dal tavolo» con la stessa carta, la pila viene eliminata prima di ogni effetto.
                    { $clear ->
                        [all] Nel gioco intero la elimina la terza, mentre la seconda ha il suo effetto normale.
                       *[other] {""}
                    }
            }
    }
A9 = Su «Cinque o meno» si può giocare una carta karma, e il limite cade: dopo «Dal basso in alto» conta la
    carta spostata (che può essere di nuovo «Cinque o meno»), dopo «Gioca una carta dal tavolo» va bene tutto,
    anche oltre 5. «Dai la pila» la porta via con la pila e il giocatore seguente è libero.
    { $karma_doubles ->
        [no] Un'altra «Cinque o meno» impone di nuovo il limite.
        [yes] { $clear ->
                [3] La terza «Cinque o meno» di fila elimina la pila.
               *[other] Un'altra «Cinque o meno» elimina la pila.
            }
       *[all] Un'altra «Cinque o meno» elimina la pila, nel gioco intero solo la terza.
    }
A10 = Quando su «Cinque o meno» c'è un numero da 1 a 5, si torna alla regola normale: il numero seguente deve
    essere pari o superiore.
A11 = Una carta karma girata tra le coperte è sempre ammessa e ha il suo effetto normale. Per «Dai la pila»
    scegli chi la riceve, e dopo «Gioca una carta dal tavolo» puoi passare alla carta seguente del tavolo.
A12 =
    { $draw_timing ->
        [endOfTurn] Se prima di una giocata extra la tua mano è vuota e il mazzo ha ancora carte, peschi subito fino a
            tre. In tutti gli altri casi peschi solo alla fine del turno.
        [beforeReplay] Peschi fino a tre carte prima di ogni giocata extra e alla fine del turno.
       *[all] Se prima di una giocata extra la tua mano è vuota e il mazzo ha ancora carte, peschi subito fino a
            tre. In tutti gli altri casi peschi solo alla fine del turno, a meno che ci si sia accordati di
            pescare anche prima di ogni giocata extra.
    }
A13 = La pila vuota non si prende mai. Su di essa va bene qualsiasi carta, quindi devi giocare.
A14 =
    { $voluntary_pickup ->
        [no] Se ti restano solo carte coperte, devi girarne una.
        [yes] Se ti restano solo carte coperte, puoi prendere la pila invece di girarne una.
       *[all] Se ti restano solo carte coperte, nell'edizione mini inglese puoi prendere la pila invece di
            girarne una. Nell'edizione mini russa e nel gioco intero devi girarne una.
    }
A15 = Le carte giocate insieme devono essere ammesse sulla carta in cima proprio come una sola. Le carte
    coperte non si possono mai giocare insieme.
A16 =
    { $copies ->
        [2] Ci sono solo due copie di ogni carta, quindi tre identiche non si incontrano mai.
        [3] Ci sono solo tre copie di ogni carta, quindi quattro identiche non si incontrano mai.
       *[all] Nelle edizioni mini ci sono solo due copie di ogni carta, quindi tre identiche non si incontrano
            mai. Nel gioco intero le copie sono tre, quindi quattro non si incontrano mai.
    }
A17 = Se elimini la pila con le tue ultime carte e il mazzo è esaurito, hai finito e la giocata extra decade.
    Il prossimo giocatore che ha carte comincia una nuova pila.
A18 = La tua ultima carta può essere una carta karma. Prima si applica il suo effetto, e solo dopo si
    controlla se hai finito.
A19 = «Dai la pila» può essere la tua ultima carta e può andare a qualunque altro giocatore, anche a chi ha
    finito; in due va all'avversario. Tu hai finito, chi riceve è in gioco, e la partita continua se almeno
    due giocatori hanno carte.
A20 = Anche quando solo due giocatori hanno ancora carte, «Dai la pila» può andare a qualunque altro
    giocatore, in gioco o no.
A21 = Chi non ha carte viene saltato. Chi è rientrato gioca quando il turno arriva al suo posto, cioè subito
    se è il vicino di sinistra.
A22 = La fine della partita si controlla dopo gli effetti del turno e la pesca. Se allora un solo giocatore ha
    carte, la partita finisce subito.
A23 = Chi rientra perde la vittoria già ottenuta, ma può ancora vincere finendo di nuovo le carte. L'ordine di
    uscita viene mostrato, ma non cambia il risultato.
A24 = Tutti scelgono le carte scoperte nello stesso momento e in segreto, e le carte si mostrano quando tutti
    hanno confermato. A chi esaurisce il tempo si assegnano prima le carte karma, poi i numeri più alti.
A25 = Non importa quale carta scoperta stia su quale coperta, perché tutte le scoperte vengono prima.
A26 = Quando devi girare una carta coperta, scegli tu quale delle tue.
A27 = Se nessuna delle tue carte scoperte è ammessa, prendi solo la pila. Le carte scoperte restano sul
    tavolo.
A28 = Il primo mazziere è estratto a sorte, a meno che si sia scelto un posto. Nelle partite successive dà le
    carte chi ha perso l'ultima.
A29 = Tutti vedono le carte scoperte, l'intera pila dall'alto in basso e quante carte ci sono in ogni mano, in
    ogni fila coperta e nel mazzo. La mano la vede solo il proprietario, le carte coperte nessuno, nemmeno il
    proprietario. Una carta che tutti hanno visto finire in una mano resta nota finché deve trovarsi lì.
A30 =
    { $repeat ->
        [0] {""}
       *[all] Se la stessa posizione si presenta per la
            { $repeat ->
                [2] seconda
                [4] quarta
                [5] quinta
               *[all] terza
            }
            volta, la partita finisce e tutti quelli che hanno ancora carte condividono la sconfitta.
    }
    La partita finisce anche dopo
    { $cap ->
        [all] 250 turni per giocatore, 600 nel gioco intero:
        [one] { $cap } turno per giocatore:
       *[other] { $cap } turni per giocatore:
    }
    perde chi ha più carte, e in caso di parità perdono insieme.
A31 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] Altre due «Gioca una carta dal tavolo» aggiunte alla tua prima dallo stesso posto (tutte
                    scoperte, tutte coperte, o tutte dalla mano quando non hai carte sul tavolo) valgono come
                    tre carte identiche qualsiasi:
               *[all] Una seconda «Gioca una carta dal tavolo» aggiunta alla tua prima dallo stesso posto
                    (entrambe scoperte, entrambe coperte, o entrambe dalla mano quando non hai carte sul
                    tavolo) è una doppia normale:
            }
            la pila viene eliminata, non puoi aggiungere altro e giochi di nuovo.
            { $clear ->
                [all] Nel gioco intero ne servono tre.
               *[other] {""}
            }
    }
A32 = Se non hai carte da aggiungere a «Gioca una carta dal tavolo», non si aggiunge nulla, anche se il mazzo
    ha ancora carte. Non si pesca nel mezzo: il turno finisce e poi peschi.
A33 =
    { $repeat ->
        [0] {""}
       *[all] Due posizioni sono uguali se mani e carte scoperte coincidono in qualunque ordine, le carte
            coperte posto per posto, il mazzo e la pila nell'ordine, e tocca allo stesso giocatore. Il
            confronto si fa all'inizio di ogni turno, compreso il
            { $repeat ->
                [all] primo; se una posizione ripetuta non chiude mai la partita, non si fa affatto.
               *[other] primo.
            }
    }
A34 = Il limite di turni è esatto: si giocano proprio tanti turni, e si controlla alla fine di un turno,
    dopo i controlli su un solo giocatore rimasto e sulle ripetizioni. Per stabilire chi ha più carte
    contano mano, scoperte e coperte.
A35 =
    { $draw_timing ->
        [endOfTurn] {""}
        [beforeReplay] Si pesca fino a tre carte anche prima di ogni giocata extra.
       *[all] Ci si può accordare di pescare fino a tre carte anche prima di ogni giocata extra. Se si pesca
            alla fine del turno, come in tutte le edizioni, prima di una giocata extra peschi solo se la mano
            è vuota.
    }
A36 =
    { $karma_doubles ->
        [yes] {""}
        [no] Nessuna carta karma elimina mai la pila, e le carte karma si giocano solo una alla volta. Ognuna
            ha il suo effetto normale.
       *[all] Se le carte karma uguali non eliminano la pila, nessuna carta karma la elimina mai, e si giocano
            solo una alla volta. Ognuna ha il suo effetto normale.
    }
A37 =
    { $moved_card_can_be_doubled ->
        [yes] {""}
        [no] La carta spostata da «Dal basso in alto» e tutte quelle sotto non contano mai per eliminare la
            pila.
       *[all] Se la carta spostata da «Dal basso in alto» non si può raddoppiare, né quella né tutte quelle
            sotto contano mai per eliminare la pila.
    }
A38 =
    { $clear ->
        [2] {""}
       *[all] { $clear ->
                [3] Puoi
               *[all] Nel gioco intero puoi
            }
            giocare una, due o tre carte identiche dallo stesso posto, e la pila viene eliminata se insieme a
            quelle identiche già in cima sono almeno tre. Due carte karma giocate insieme senza eliminare la
            pila hanno effetto una volta sola: la pila data una volta, una carta spostata o una sola aggiunta.
            Se sono «Dai la pila», escono dal gioco entrambe.
    }
A39 =
    { $voluntary_pickup ->
        [all] Nel gioco intero non si può prendere la pila per scelta, a meno che ci si sia accordati così.
       *[other] {""}
    }
A40 = Se «Dai la pila» è giocata su una pila non vuota e un solo giocatore può riceverla, va comunque
    indicato. Il programma può farlo al posto di chi dà.
A41 = Anche con i soli numeri si può girare in tondo, per esempio quando due giocatori, prendendo la pila a
    turno, si passano una carta bassa e la più alta. È permesso; i limiti sulle posizioni ripetute e sui turni
    chiudono una partita simile.
A42 =
    { $repeat ->
        [3] Quando una posizione si presenta per la seconda volta, tutti vengono avvisati che un'altra volta
            chiude la partita; la terza la chiude.
       *[all] { $repeat ->
                [all] Quando una posizione si presenta per la seconda volta, tutti vengono avvisati che un'altra
                    volta chiude la partita; la terza la chiude. Il gioco intero si ferma dopo 600 turni per
                    giocatore. Nel mazzo ci sono due o tre copie di ogni carta, la pila si elimina con due o
                    tre carte uguali di fila, e chi dà le carte è un posto scelto o estratto a sorte. Due
                    copie bastano per 2-4 giocatori, tre per 2-6.
               *[other] {""}
            }
    }
A43 = Se il tempo per scegliere le carte scoperte scade e un giocatore ha più di tre carte karma, se ne
    prendono tre in quest'ordine: «Dai la pila», «Gioca una carta dal tavolo», «Dal basso in alto», «Cinque o
    meno».
A44 = Se «Dai la pila» è l'ultima carta di un giocatore, prima si dà la pila, e solo dopo si controlla se la
    partita è finita.
A45 = Le carte che un giocatore gioca in un solo turno da posti diversi non contano mai insieme per eliminare
    la pila,
    { $clear ->
        [2] per quante siano.
        [3] per quante siano: tre «Gioca una carta dal tavolo», una dalla mano e due coperte, non la
            eliminano, e si può aggiungere un'altra carta.
       *[all] per quante siano: nel gioco intero tre «Gioca una carta dal tavolo», una dalla mano e due coperte,
            non la eliminano, e si può aggiungere un'altra carta.
    }
    La carta del giocatore successivo conta con tutte quelle identiche in cima, da qualunque posto vengano.
A46 =
    { $copies ->
        [2] {""}
       *[all] { $clear ->
                [2] Si possono giocare insieme tre carte identiche dallo stesso posto, e queste eliminano la
                    pila.
                [3] {""}
               *[all] Si può giocare con tre copie di ogni carta ed eliminare la pila con due uguali, cosa che
                    nessuna edizione stampata prevede. Allora si possono giocare insieme tre carte identiche
                    dallo stesso posto, e queste eliminano la pila.
            }
    }
A47 = Quando gli stessi giocatori giocano ancora, nel browser o nel terminale, dà le carte chi ha perso l'ultima
    partita, perciò comincia chi siede alla sua sinistra. Dopo una partita finita per posizione ripetuta o per
    limite di turni è chi la perde; se la sconfitta è condivisa, il primo di loro a cui sarebbe toccato il
    turno.
A48 =
    { $deck ->
        [whole] {""}
        [tiny] Il mazzo minuscolo ha sette carte: 2, 5 e 9 doppi e un solo «Cinque o meno». Ognuno comincia con una
            carta coperta, di due carte ne sceglie una da tenere scoperta, l'altra è la sua mano, e si pesca fino
            ad avere una carta. Dove le altre regole dicono tre, qui è una.
       *[all] In due si può giocare con un mazzo minuscolo di sette carte, che si può calcolare fino in fondo: 2, 5
            e 9 doppi e un solo «Cinque o meno». Ognuno comincia allora con una carta coperta, di due carte ne
            sceglie una da tenere scoperta, l'altra è la sua mano, e si pesca fino ad avere una carta.
    }
