### Unit: un duello con carte comuni in cui il limite paga attacchi e difese.

## Punti e distribuzione

U1 =
    { $start0 ->
        [all] Di norma entrambi cominciano con 20 punti, ma se ne possono scegliere altri. Al più debole si può
            dare un vantaggio, per esempio 30 contro 20.
        [20] { $start1 ->
                [20] Entrambi cominciano con 20 punti.
               *[other] Uno comincia con { $start0 }
                    { $start0 ->
                        [one] punto,
                       *[other] punti,
                    }
                    l'altro con { $start1 }.
            }
       *[other] Uno comincia con { $start0 }
            { $start0 ->
                [one] punto,
               *[other] punti,
            }
            l'altro con { $start1 }.
    }
U2 =
    { $deck ->
        [tiny] {""}
       *[other] All'inizio ognuno riceve 6 carte.
            { $deal_to ->
                [active] Ogni turno seguente si apre con altre 2 carte per chi è ora di turno.
               *[all] Ogni turno seguente si apre con altre 2 carte a testa, e il primo a riceverle è chi è ora di
                    turno.
            }
    }
U3 =
    { $hands ->
        [closed] Le carte in mano sono coperte.
        [open] Le carte in mano sono scoperte per entrambi.
       *[all] Le carte in mano sono coperte oppure scoperte per entrambi, secondo l'accordo.
    }

## Ordine di gioco

U4 = Chi è di turno deve cominciare con un'azione, cioè spostare una carta, quale che sia.
U5 =
    { $turn_mode ->
        [free] {""}
       *[all] { $responses ->
                [no] {""}
               *[all] A quell'azione l'avversario può rispondere con una sua.
            }
    }
U6 =
    { $turn_mode ->
        [free] {""}
       *[all] Quando chi è di turno ha finito, l'avversario agisce quante volte vuole. Poi il turno diventa suo.
    }
U7 =
    { $turn_mode ->
        [alternating] {""}
        [free] Non c'è un ordine fisso: dopo la prima azione di chi è di turno, ciascuno dei due interviene in
            ogni momento sul campo, dove si attacca e si difende, e sul limite, che paga le carte in campo.
       *[all] Se i giocatori agiscono quando vogliono, non c'è un ordine fisso: dopo la prima azione di chi è di
            turno, ciascuno dei due interviene in ogni momento sul campo, dove si attacca e si difende, e sul
            limite, che paga le carte in campo.
    }

## Valori

U8 = L'asso vale 1, le carte dal 2 al 10 il loro numero, il jack 11, la regina 12, il re 13.

## Campo

U9 = Una carta entra in campo, per attaccare o difendere, solo se nel tuo limite ci sono abbastanza carte
    libere del suo seme. Insieme devono valere almeno quanto la carta.
U10 = Per un 9♠ in campo basta un limite con 5♠ e 4♠, oppure con la sola Q♠.
U11 = Il difensore si sottrae all'attaccante, e chi difende perde solo la differenza. Se sul 20:20 un 7♠
    difende contro un 9♠, il punteggio diventa 20:18.
U12 = Invece di difendere puoi attaccare anche tu, e allora colpiscono entrambi gli attacchi. Se sul 20:20
    l'avversario attacca con 9♠ e tu con 7♠, lui scende a 13 e tu a 11.
U13 = Contro un attaccante possono schierarsi due difensori, ma un difensore non ferma mai due attaccanti.
U14 = Se il primo difensore vale quanto l'attaccante o di più, non se ne può aggiungere un secondo.
U15 = Una regina fermata dal tuo 7 e dal tuo 5 è coperta esattamente: nessuno perde punti.
U16 = Se la difesa è più forte dell'attaccante, la differenza la perde il proprietario di quest'ultimo. Se
    attaccano 7 e 5 e una regina (12) sta solo contro il 7, ognuno perde 5 punti.
U17 =
    { $jokers ->
        [no] {""}
        [yes] Un jolly porta in campo una carta del suo colore, nero o rosso, senza bisogno di limite. Il jolly
            in sé non vale nulla.
       *[all] Se nel mazzo ci sono i jolly, un jolly porta in campo una carta del suo colore, nero o rosso,
            senza bisogno di limite. Il jolly in sé non vale nulla.
    }
U18 = Non c'è un massimo di carte per turno: puoi giocare tutta la mano, se il limite basta a pagarla.

## Limite

U19 = Qualsiasi carta con un seme può passare dalla mano al tuo limite, e lì conta da subito.
U20 = Puoi riprendere in mano una carta dal limite, ma per un turno riposa e non la puoi usare. Così puoi
    mettere nel limite un re, togliere un jack e giocare il jack nel turno seguente.
U21 = Una carta del limite impegnata da una tua carta in campo non si può riprendere.

## Recupero

U22 =
    { $recovery_when ->
        [anytime] Ogni volta che puoi agire, puoi trasformare
       *[all] Quando i tuoi punti stanno per scendere a zero o sotto, puoi trasformare
    }
    una carta del limite in punti pari al suo valore. Non deve essere entrata nel limite in questo turno né
    essere impegnata da una carta in campo. I punti oltre quelli iniziali vanno persi.
U23 =
    { $recovery_suits ->
        [any] Diventano punti le carte di ogni seme.
        [hearts] Diventano punti solo i ♥.
       *[all] Diventano punti le carte di ogni seme oppure, se ci si è accordati, solo i ♥. Con ogni seme le
            partite durano circa il triplo.
    }
U24 =
    { $recovery_who ->
        [both] Le carte del limite le possono trasformare in punti entrambi.
        [active] Le carte del limite le può trasformare in punti solo chi è di turno.
       *[all] Le carte del limite le possono trasformare in punti entrambi oppure solo chi è di turno, secondo
            l'accordo.
    }

## Fine della partita

U25 = Si gioca finché uno dei due resta senza punti o finché finiscono tutte le carte.
U26 = Se il mazzo è vuoto e non si può fare alcuna mossa, ognuno somma ai propri punti i valori delle carte
    che gli restano. Vince il totale più alto; a parità è patta.

## Estensioni

U27 =
    { $ext_hearts ->
        [no] {""}
        [yes] I ♥ si possono trasformare in punti anche direttamente dalla mano.
       *[all] Se ci si è accordati, come in Iniziale, Avanzato ed Esperto, i ♥ si possono trasformare in punti
            anche direttamente dalla mano.
    }
U28 =
    { $ext_clubs ->
        [no] {""}
        [yes] I ♣ allargano il limite di qualsiasi seme: vi si aggiungono, ma mai come prima carta, e 3♥ e 7♣
            fanno 10♥. Un ♣ così usato si può riprendere in mano e, nel turno seguente, aggiungere a un altro
            seme o mettere in un limite di ♣.
       *[all] Se ci si è accordati, come in Iniziale, Avanzato ed Esperto, i ♣ allargano il limite di qualsiasi
            seme: vi si aggiungono, ma mai come prima carta, e 3♥ e 7♣ fanno 10♥. Un ♣ così usato si può
            riprendere in mano e, nel turno seguente, aggiungere a un altro seme o mettere in un limite di ♣.
    }
U29 =
    { $ext_diamonds ->
        [no] {""}
        [yes] I ♦ difendono da qualsiasi seme e contano come se fossero di quel seme.
       *[all] Se ci si è accordati, come in Avanzato ed Esperto, i ♦ difendono da qualsiasi seme e contano come
            se fossero di quel seme.
    }
U30 =
    { $ext_spades ->
        [no] {""}
        [yes] Un ♠ schierato contro una carta di un altro seme la annulla e nessuno perde punti, come 3♠ contro
            Q♣. ♠ contro ♠ si conta nel modo solito.
       *[all] Se ci si è accordati, come in Esperto, un ♠ schierato contro una carta di un altro seme la annulla
            e nessuno perde punti, come 3♠ contro Q♣. ♠ contro ♠ si conta nel modo solito.
    }

## Chiarimenti

V1 =
    { $deal_to ->
        [active] {""}
       *[all] In ogni distribuzione dopo la prima entrambi ricevono 2 carte, per primo chi è di turno.
    }
V2 = Prima del primo turno nessuno riceve carte oltre alle 6 iniziali.
V3 = Chi comincia è deciso a caso. La partita seguente la comincia chi ha perso.
V4 =
    { $turn_mode ->
        [free] {""}
       *[all] { $responses ->
                [yes] A ogni azione di chi è di turno l'avversario può rispondere con una sua; se una volta
                    passa, conserva le risposte successive.
                [no] Non ci sono risposte: prima uno fa tutte le sue azioni e poi l'altro tutte le sue.
               *[all] A ogni azione di chi è di turno l'avversario può rispondere con una sua; se una volta
                    passa, conserva le risposte successive. Se ci si è accordati di giocare senza risposte,
                    prima uno fa tutte le sue azioni e poi l'altro tutte le sue.
            }
    }
V5 = Chi non è di turno può fare ogni tipo di azione, compresi nuovi attacchi.
V6 =
    { $turn_mode ->
        [free] {""}
       *[all] Chi è di turno può difendersi da un contrattacco finché non chiude le proprie azioni; dopo non
            più.
    }
V7 = Le carte del limite di un seme formano un'unica somma, e ciò che avanza paga altre carte: Q♠ regge 9♠ e
    3♠. Una carta del limite è impegnata se senza di essa la somma sarebbe inferiore ai valori delle tue carte
    { $jokers ->
        [no] di quel seme in campo.
       *[all] di quel seme in campo entrate senza jolly.
    }
V8 = Il limite non si consuma. Le sue carte restano dove sono e sono solo impegnate fino alla fine del turno.
V9 = Tolte le perdite, tutte le carte in campo vanno negli scarti e non tornano più.
V10 = Le perdite si tolgono una volta per turno, a entrambi nello stesso momento, quando tutti e due hanno
    finito di agire.
V11 =
    { $ext_diamonds ->
        [no] { $ext_spades ->
                [no] Un difensore deve avere lo stesso seme dell'attaccante.
               *[other] Un difensore deve avere lo stesso seme dell'attaccante, tranne i ♠, che annullano le carte
                    di altri semi.
            }
        [yes] { $ext_spades ->
                [no] Un difensore deve avere lo stesso seme dell'attaccante, tranne i ♦, che difendono da
                    qualsiasi seme.
               *[other] Un difensore deve avere lo stesso seme dell'attaccante, tranne i ♦, che difendono da
                    qualsiasi seme, e i ♠, che annullano le carte di altri semi.
            }
       *[all] Un difensore deve avere lo stesso seme dell'attaccante, tranne i ♦ se difendono da qualsiasi seme
            e i ♠ se annullano le carte di altri semi.
    }
V12 = Se due difensori insieme superano l'attaccante, la differenza la perde il suo proprietario: 7 e K contro
    Q tolgono 8 punti.
V13 = Se un secondo difensore è ammesso si decide quando lo si aggiunge, anche in un'azione successiva dello
    stesso turno. Contro un attaccante non ce ne sono mai più di due.
V14 = Una carta in campo non cambia ruolo, un difensore non si può attaccare e dal campo non si riprende
    nulla.
V15 = Puoi mettere una carta nel limite e riprenderla nello stesso turno. Resta allora bloccata in mano fino
    al turno seguente.
V16 = Una carta ripresa dal limite resta bloccata fino alla fine del turno in corso, di chiunque sia il turno.
V17 =
    { $recovery_when ->
        [emergency] Si recuperano punti solo a fine turno, quando i punti meno le perdite in arrivo darebbero zero o
            meno.
        [anytime] Le carte diventano punti in ogni momento in cui puoi agire.
       *[all] Di norma si recuperano punti solo a fine turno, quando i punti meno le perdite in arrivo darebbero
            zero o meno. Se le carte diventano punti in ogni momento, lo puoi fare ogni volta che puoi agire.
    }
V18 =
    { $recovery_order ->
        [before] I punti recuperati si aggiungono prima delle perdite e si fermano ai punti iniziali: con 20 su 20
            non si sopravvive a una perdita di 20.
        [net] I punti recuperati contano insieme alle perdite: guadagni e perdite si sommano in una volta, e
            solo il risultato è limitato ai punti iniziali.
       *[all] Di norma i punti recuperati si aggiungono prima delle perdite e si fermano ai punti iniziali: con
            20 su 20 non si sopravvive a una perdita di 20. Se contano insieme alle perdite, guadagni e
            perdite si sommano in una volta, e solo il risultato è limitato ai punti iniziali.
    }
V19 = Finché sei in pericolo puoi continuare a recuperare con qualsiasi carta adatta, anche più grande del
    necessario. Puoi anche fermarti e perdere.
V20 = Recuperando non puoi mai lasciare il limite sotto quanto richiedono le tue carte in campo. Le perdite
    del turno non cambiano.
V21 = Con partenze diverse, ognuno recupera al massimo fino ai propri punti iniziali.
V22 = Una carta trasformata in punti esce dal gioco e non conta nel totale finale.
V23 = Se entrambi finiscono a zero o sotto, vince chi ha più punti; a parità è patta.
V24 =
    { $turn_mode ->
        [free] {""}
       *[all] Se chi è di turno non ha alcuna azione possibile e il mazzo ha ancora carte, l'avversario passa
            subito ad agire liberamente.
    }
V25 = Quando il mazzo è vuoto, due turni di fila senza una carta messa in campo chiudono la partita, e si
    sommano punti e carte.
V26 = Nel totale finale contano le carte della tua mano e del tuo limite.
V27 =
    { $jokers ->
        [no] {""}
       *[all] Un jolly può portare un attaccante o un difensore, una carta per jolly.
            { $ext_diamonds ->
                [no] {""}
               *[all] Un ♦ o un ♠ che può difendere da altri semi lo può fare anche con un jolly.
            }
            Un jolly non può andare nel limite né essere giocato da solo, e vale 0. Con i jolly il mazzo ha 54
            carte, tra cui un jolly nero e uno rosso.
    }
V28 =
    { $ext_hearts ->
        [no] {""}
        [yes] Per i ♥ che diventano punti direttamente dalla mano il tetto è lo stesso.
            { $recovery_when ->
                [anytime] Lo fanno in ogni momento, come normale azione.
               *[other] { $hand_hearts ->
                        [anytime] Lo fanno in ogni momento, come normale azione.
                       *[other] Lo fanno solo in pericolo.
                    }
            }
            { $recovery_who ->
                [active] Benché solo chi è di turno possa trasformare in punti le carte del limite, i ♥ della mano
                    restano aperti a entrambi.
               *[other] {""}
            }
       *[all] Per i ♥ che diventano punti direttamente dalla mano il tetto è lo stesso. Lo fanno solo in
            pericolo oppure, se ci si è accordati, in ogni momento come normale azione; se in ogni momento
            diventano punti le carte del limite, allora sempre anche i ♥ della mano. Anche quando solo chi è
            di turno può trasformare in punti le carte del limite, i ♥ della mano restano aperti a entrambi.
    }
V29 =
    { $ext_clubs ->
        [no] {""}
        [yes] L'ultima carta del seme proprio di un limite non si può né riprendere né trasformare in punti
            finché vi sono aggiunti dei ♣.
            { $recovery_suits ->
                [hearts] I ♣ aggiunti restano ♣ e non possono diventare punti.
               *[other] {""}
            }
       *[all] Se i ♣ allargano il limite di qualsiasi seme, l'ultima carta del seme proprio di un limite non si
            può né riprendere né trasformare in punti finché vi sono aggiunti dei ♣. I ♣ aggiunti restano ♣:
            se solo i ♥ diventano punti, loro non possono.
    }
V30 = Nel limite di ♣ i ♣ sono carte del seme proprio. Un ♣ in campo si paga sempre con il limite di ♣.
V31 =
    { $ext_diamonds ->
        [no] {""}
        [yes] Un ♦ in difesa si paga con il limite di ♦. Prende il seme dell'attaccante solo nel confronto.
       *[all] Se i ♦ difendono da qualsiasi seme, un ♦ in difesa si paga con il limite di ♦. Prende il seme
            dell'attaccante solo nel confronto.
    }
V32 =
    { $ext_spades ->
        [no] {""}
        [yes] Basta un ♠ tra i difensori perché lo scambio sia 0:0, quando l'attaccante è di un altro seme, e
            dopo di esso non si aggiungono difensori. Si paga con il limite di ♠ e funziona solo in difesa.
       *[all] Se i ♠ annullano le carte di altri semi, basta un ♠ tra i difensori perché lo scambio sia 0:0,
            quando l'attaccante è di un altro seme, e dopo di esso non si aggiungono difensori. Si paga con il
            limite di ♠ e funziona solo in difesa.
    }
V33 =
    { $ext_diamonds ->
        [no] {""}
       *[all] { $ext_spades ->
                [no] {""}
                [yes] ♦ contro ♠ si conta secondo i valori, mentre ♠ contro ♦ lo annulla, 0:0.
               *[all] Se i ♦ difendono da qualsiasi seme e i ♠ annullano le carte di altri semi, ♦ contro ♠ si
                    conta secondo i valori, mentre ♠ contro ♦ lo annulla, 0:0.
            }
    }
V34 =
    { $ext_hearts ->
        [all] Base non ha estensioni. In Iniziale i ♥ diventano punti direttamente dalla mano e i ♣ allargano il
            limite di qualsiasi seme; in Avanzato anche i ♦ difendono da qualsiasi seme; in Esperto anche i ♠
            annullano le carte di altri semi.
       *[other] {""}
    }
V35 = Limiti, campo, scarti, punti e numero di carte sono visibili a entrambi, il mazzo è nascosto.
    { $hands ->
        [closed] Le carte in mano sono coperte.
        [open] Le carte in mano sono scoperte per entrambi.
       *[all] Le carte in mano sono coperte o scoperte per entrambi, secondo l'accordo.
    }
V36 = Le carte già nel limite contano in ogni nuovo turno; non serve aggiungerne di nuove per ogni carta
    giocata.

## Altri chiarimenti

V37 =
    { $recovery_when ->
        [emergency] {""}
        [anytime] Trasformare una carta in punti vale come azione con cui chi è di turno deve cominciare.
       *[all] Se le carte diventano punti in ogni momento, trasformarne una vale come azione con cui chi è di
            turno deve cominciare.
    }
V38 = A fine turno il recupero si offre a ogni giocatore in pericolo, anche senza una carta adatta: allora può
    solo rinunciare.
    { $recovery_who ->
        [both] {""}
       *[all] Non si offre soltanto a chi, non essendo di turno, non può trasformare in punti nessuna carta.
    }
V39 = Puoi recuperare anche quando hai già i punti iniziali. Non guadagni nulla e la carta è persa.
V40 =
    { $recovery_order ->
        [before] {""}
        [net] I valori delle carte trasformate in punti si accumulano e si contano con le perdite: punti più
            recuperi meno perdite, ma al massimo i punti iniziali.
       *[all] Se i punti recuperati contano insieme alle perdite, i valori delle carte si accumulano e si
            contano con esse: punti più recuperi meno perdite, ma al massimo i punti iniziali.
    }
V41 =
    { $recovery_when ->
        [emergency] {""}
        [anytime] Il recupero a fine turno si offre comunque, ma solo a chi è in pericolo.
       *[all] Se le carte diventano punti in ogni momento, il recupero a fine turno si offre comunque, ma solo a
            chi è in pericolo.
    }
V42 = Due turni senza una carta in campo chiudono la partita solo se il mazzo è vuoto quando si conteggia il
    secondo. Il primo vale anche se allora il mazzo aveva ancora carte.
V43 =
    { $turn_mode ->
        [alternating] {""}
        [free] Se chi è di turno non ha azioni possibili mentre il mazzo non è vuoto, entrambi possono agire
            subito.
       *[all] Se i giocatori agiscono quando vogliono e chi è di turno non ha azioni possibili mentre il mazzo
            non è vuoto, entrambi possono agire subito.
    }
V44 =
    { $priority ->
        [no] {""}
        [yes] Si agisce o si passa uno dopo l'altro: dopo la prima azione di chi è di turno tocca
            all'avversario. Due passi di fila chiudono la fase.
       *[all] Si può agire quando si vuole e però parlare a turno. Allora si agisce o si passa uno dopo l'altro:
            dopo la prima azione di chi è di turno tocca all'avversario. Due passi di fila chiudono la fase.
    }
V45 = Una carta ripresa dal limite resta nota a entrambi finché è in mano. Se la partita finisce per le carte
    le mani si mostrano; se finisce per i punti restano coperte.
V46 =
    { $ext_clubs ->
        [no] {""}
        [yes] Se un limite ha più carte del seme proprio, è vincolata solo l'ultima: da 3♥, 7♣ e 5♥ il 3♥ può
            uscire.
       *[all] Se i ♣ allargano il limite di qualsiasi seme e un limite ha più carte del seme proprio, è
            vincolata solo l'ultima: da 3♥, 7♣ e 5♥ il 3♥ può uscire.
    }
V47 = Puoi recuperare con più carte, una dopo l'altra.
V48 =
    { $deal_to ->
        [both] {""}
        [active] In ogni distribuzione dopo la prima riceve 2 carte solo chi è diventato di turno.
       *[all] Ci si può accordare che riceva 2 carte solo chi è diventato di turno.
    }
V49 =
    { $priority ->
        [no] {""}
        [yes] Se chi è di turno ha soltanto jolly mentre il mazzo non è vuoto, la prima parola spetta
            all'avversario: chi è di turno potrebbe solo passare.
       *[all] Se si agisce quando si vuole ma si parla a turno, e chi è di turno ha soltanto jolly mentre il
            mazzo non è vuoto, la prima parola spetta all'avversario: chi è di turno potrebbe solo passare.
    }
V50 = Se si gioca ancora, comincia chi ha perso la partita precedente; dopo un pareggio comincia chi non aveva
    cominciato quella.
V51 =
    { $deck ->
        [whole] {""}
        [tiny] Il mazzo minuscolo ha l'asso, il 2, il 3 e il 4 di picche. Ognuno riceve due carte, e dopo un solo turno
            la partita è finita: contano punti e carte.
       *[all] Si può giocare con un mazzo minuscolo, che si può calcolare fino in fondo: l'asso, il 2, il 3 e il 4 di
            picche. Ognuno riceve allora due carte, e dopo un solo turno la partita è finita: contano punti e
            carte.
    }
