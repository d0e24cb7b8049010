### Karmaka: un gioco di carte lungo più vite, in cui vince chi sale per primo in cima alla Scala Karmica.

## Zone, turno, Costo Karmico, morte

M2-1 = La Sorgente è il mazzo comune da cui si pesca, le Rovine sono gli scarti; le Opere sono le carte
    giocate per i punti, e la Prossima Vita è la tua Mano dopo la morte. La Sorgente, le Rovine, ogni Mazzo,
    ogni Prossima Vita e le Opere di ciascuno sono pile ordinate: in cima sta l'ultima carta aggiunta, e
    l'Opera in cima è quella esposta. La Mano non ha ordine. Una carta giocata per l'abilità sta scoperta al
    centro del tavolo e non appartiene a nessun'altra zona finché non è stata offerta. Le carte che passano da
    una pila all'altra si muovono a una a una, quindi il loro ordine si capovolge. Solo le Opere di una vita
    conclusa vanno nelle Rovine in blocco, con l'Opera esposta in cima.
M2-2 = Per giocare una carta per l'abilità la metti scoperta al centro del tavolo, risolvi l'abilità e poi
    paghi il Costo Karmico: la carta viene offerta e finisce in una Prossima Vita o nelle Rovine. Un'abilità
    si può giocare in qualunque situazione; ciò che è impossibile si salta. Se l'abilità risolta alla fine
    concede un'altra giocata, dopo l'offerta puoi giocare ancora una carta della Mano in uno dei modi normali:
    { $mode ->
        [free] per i punti, per l'abilità o sulla tua Prossima Vita.
        [teams] per i punti, per l'abilità, sulla tua Prossima Vita o su quella del compagno.
        [wolf] { $wolf_partner_future ->
                [yes] per i punti, per l'abilità, sulla tua Prossima Vita o su quella del compagno.
               *[other] per i punti, per l'abilità o sulla tua Prossima Vita.
            }
       *[all] per i punti, per l'abilità, sulla tua Prossima Vita o, due contro due, su quella del compagno.
    }
    La giocata extra non è mai obbligatoria, nemmeno a Mazzo vuoto, e con la Mano vuota non c'è. Ognuna di
    queste abilità dà esattamente una giocata extra, da usare subito o perdere; le catene sono permesse. Il
    turno finisce quando non restano giocate extra.
M2-3 =
    Dalla Sorgente si pesca, o si guarda, una carta alla volta. Solo quando serve un'altra carta e la Sorgente
    è vuota, tutte le Rovine tranne le prime tre in cima vengono mescolate in una nuova Sorgente; quelle tre
    restano come sono. Se le Rovine hanno tre carte o meno, il resto della pesca non avviene. Una carta
    pescata va nella Mano di chi pesca, che è l'unico a vederla. La carta che si sta giocando non è nelle
    Rovine, perciò il suo stesso effetto non può mai rimescolarla.
M2-4 =
    { $players ->
        [2] Dopo l'abilità la carta giocata viene offerta al Rivale. Chi la prende la mette coperta in cima
            alla sua Prossima Vita; se non viene presa, va scoperta in cima alle Rovine.
       *[all] Dopo l'abilità la carta giocata viene offerta. Un'abilità diretta contro un Rivale ha lui come
            vittima, anche se non ha avuto effetto; una che può scegliere qualunque giocatore ha una vittima
            solo se è stato scelto un Rivale; una che riguarda solo te non ne ha. Una carta che copia ha la
            vittima dell'abilità copiata, o nessuna se non ha copiato nulla; possedere l'Opera copiata da
            Mimesi non rende vittima. In due giocatori si chiede sempre al Rivale. Se c'è una vittima si
            chiede solo a lei; se non c'è, si chiede ai Rivali in ordine di turno dalla tua sinistra, finché
            uno prende la carta. Chi la prende la mette coperta in cima alla sua Prossima Vita; se nessuno
            degli interpellati la vuole, va scoperta in cima alle Rovine.
            { $mode ->
                [free] A te non si chiede mai.
               *[all] A te e al tuo compagno non si chiede mai.
            }
    }
    Si offre solo la carta giocata dalla Mano: le Opere copiate restano al loro posto e la carta mandata in
    Rovina da Negazione non viene offerta.
M2-5 =
    { $mode ->
        [free] È Rivale ogni altro giocatore.
       *[all] È Rivale ogni avversario, mai un compagno.
    }
    { $mode ->
        [free] { $players ->
                [4] Le abilità si possono dirigere solo contro i due vicini e non contro chi siede di fronte;
                    vale anche per Panico, Diminuzione e Longevità. Mimesi può copiare l'Opera esposta di chi
                    siede di fronte, ma l'abilità copiata non può essere diretta contro di lui.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, le abilità si possono dirigere solo contro i due vicini e non contro
            chi siede di fronte; vale anche per Panico, Diminuzione e Longevità. Mimesi può copiare l'Opera
            esposta di chi siede di fronte, ma l'abilità copiata non può essere diretta contro di lui.
       *[other] {""}
    }
    Se c'è un bersaglio lecito bisogna sceglierne uno, anche se non accadrà nulla.
M2-6 =
    Negazione: devi mandare una carta della Mano in cima alle Rovine e usarne l'abilità; con la Mano vuota non
    succede nulla. Incarnazione copia una qualsiasi delle tue Opere, esposta o no; Mimesi copia l'Opera
    esposta di un Rivale che ne abbia; senza un'Opera adatta non succede nulla. Usi la copia come se avessi
    giocato tu quella carta. In una catena Incarnazione e Mimesi funzionano una sola volta ciascuna e la
    seconda non fa nulla, ma una carta mandata in Rovina da Negazione azzera il conto. Quindi Incarnazione può
    portare a Mimesi, Mimesi a Incarnazione e Negazione a Negazione, e tutte le carte tranne la prima
    Negazione finiscono nelle Rovine. Una giocata extra ottenuta con una copia vale come al solito, dopo
    l'offerta della carta che ha copiato.
M2-7 = Se all'inizio del tuo turno la Mano e il Mazzo sono entrambi vuoti, muori, e questo è tutto il tuo
    turno. Altrimenti devi pescare la prima carta del Mazzo, se c'è. Poi giochi una carta della Mano: per i
    punti, scoperta sulle tue Opere; per l'abilità;
    { $mode ->
        [free] oppure coperta sulla tua Prossima Vita.
        [teams] oppure coperta sulla tua Prossima Vita o su quella del compagno.
        [wolf] { $wolf_partner_future ->
                [yes] oppure coperta sulla tua Prossima Vita o su quella del compagno.
               *[other] oppure coperta sulla tua Prossima Vita.
            }
       *[all] oppure coperta sulla tua Prossima Vita (due contro due anche su quella del compagno).
    }
    In alternativa puoi passare, ma solo se dopo la pesca il tuo Mazzo ha ancora una carta.
M2-8 = Alla morte il tuo punteggio è la somma del tuo colore migliore tra rosso, verde e blu; le carte mosaico
    contano per ogni colore, anche da sole. Puoi spendere quanti Anelli Karmici vuoi per 1 punto l'uno. Con 4
    punti da Scarabeo Stercorario, 5 da Serpente, 6 da Lupo o 7 da Scimmia sali di un gradino, mai di più, e i
    punti in eccesso si perdono.
    { $mode ->
        [free] Chi arriva alla Trascendenza vince subito.
       *[all] Chi arriva alla Trascendenza vince subito, insieme alla sua squadra.
    }
    Se i punti non bastano resti dove sei e ricevi un Anello Karmico, spendibile dalla morte seguente. Poi, in
    quest'ordine: le Opere vanno nelle Rovine in blocco, la Prossima Vita diventa la Mano, e carte della
    Sorgente vanno sul Mazzo senza che nessuno le veda finché Mano e Mazzo ne hanno insieme 6; con 6 o più in
    Mano, nessuna. Se per questo serve una nuova Sorgente, vi si mescolano anche le vecchie Opere, tranne
    quelle fra le tre carte in cima alle Rovine.

## Carte rosse

C1 = Panico (rossa, 1 punto, 3 copie): scegli un giocatore qualsiasi,
    { $mode ->
        [free] anche te;
       *[all] anche te o il tuo compagno;
    }
    la prima carta del suo Mazzo va scoperta sulle Rovine senza che prima nessuno la veda, e a Mazzo vuoto non
    succede nulla.
    { $mode ->
        [free] { $players ->
                [4] Non puoi scegliere chi siede di fronte.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, non puoi scegliere chi siede di fronte.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] Dopo, la carta si offre al Rivale.
               *[other] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai
                    scelto te non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
            }
       *[all] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai scelto te
            o il compagno non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
    }
    Poi puoi giocare un'altra carta.
C2 = Diminuzione (rossa, 1 punto, 3 copie): scegli un giocatore qualsiasi,
    { $mode ->
        [free] anche te;
       *[all] anche te o il tuo compagno;
    }
    se ha carte in Mano, deve mandarne in Rovina una scelta da lui. La Diminuzione che si sta giocando non è
    nella Mano.
    { $mode ->
        [free] { $players ->
                [4] Non puoi scegliere chi siede di fronte.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, non puoi scegliere chi siede di fronte.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] Dopo, la carta si offre al Rivale.
               *[other] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai
                    scelto te non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
            }
       *[all] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai scelto te
            o il compagno non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
    }
C3 = Crisi (rossa, 2 punti, 3 copie): scegli un Rivale, che deve mandare in Rovina una delle sue Opere, a
    qualunque profondità e a sua scelta, se ne ha; le altre mantengono l'ordine.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
C4 = Roulette (rossa, 2 punti, 3 copie): manda in Rovina 0, 1 o 2 carte della tua Mano a tua scelta, a una a
    una nell'ordine che vuoi. Poi puoi pescare dalla Sorgente, una alla volta, fino a una carta in più di
    quelle mandate in Rovina; vedi ogni carta prima di continuare e puoi fermarti quando vuoi, anche prima
    della prima.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C5 = Cuore dell'Inferno (rossa, 2 punti, 3 copie): scegli un Rivale; la prima carta della sua Prossima Vita va
    sulle Rovine, poi la seguente sopra di essa, o quante ce ne sono.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
C6 = Vendetta (rossa, 3 punti, 2 copie): scegli un Rivale e manda in Rovina la sua Opera esposta; se non ha
    Opere non succede nulla.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
C7 = Disprezzo (rossa, 3 punti, 2 copie): scegli un Rivale; una carta a caso della sua Mano va nelle Rovine,
    poi una seconda a caso, o quante ce ne sono.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }

## Carte verdi

C8 = Un Altro Giorno (verde, 1 punto, 3 copie): pesca 1 carta dalla Sorgente.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
    Poi puoi giocare un'altra carta.
C9 = Riciclo (verde, 1 punto, 3 copie): metti una delle tre carte in cima alle Rovine (o di tutte, se sono
    meno), a tua scelta, in cima alla tua Prossima Vita; la carta è nota a tutti, farlo è obbligatorio se le
    Rovine non sono vuote, e le altre mantengono l'ordine. Può recuperare sé stessa solo se usata con
    Negazione.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C10 = Salvataggio (verde, 2 punti, 3 copie): prendi nella tua Mano una delle tre carte in cima alle Rovine (o
    di tutte, se sono meno), a tua scelta; la carta è nota a tutti, farlo è obbligatorio se le Rovine non sono
    vuote, e le altre mantengono l'ordine. Può recuperare sé stessa solo se usata con Negazione.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C11 = Longevità (verde, 2 punti, 3 copie): scegli un giocatore qualsiasi,
    { $mode ->
        [free] anche te;
       *[all] anche te o il tuo compagno;
    }
    due carte della Sorgente vanno a una a una, coperte e senza che nessuno le veda, in cima al suo Mazzo. Un
    Rivale con Mano e Mazzo vuoti resta così in vita.
    { $mode ->
        [free] { $players ->
                [4] Non puoi scegliere chi siede di fronte.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, non puoi scegliere chi siede di fronte.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] Dopo, la carta si offre al Rivale.
               *[other] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai
                    scelto te non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
            }
       *[all] Se hai scelto un Rivale, è lui la vittima karmica e la carta si offre solo a lui; se hai scelto te
            o il compagno non c'è vittima e la carta si offre a ogni Rivale in ordine di turno.
    }
C12 = Semina (verde, 2 punti, 3 copie): pesca 2 carte dalla Sorgente, poi devi mettere esattamente 2 carte
    della tua Mano a tua scelta (tutte, se sono meno) coperte in cima alla tua Prossima Vita, a una a una
    nell'ordine che vuoi; valgono anche quelle appena pescate.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C13 = Viaggio (verde, 3 punti, 2 copie): pesca 3 carte dalla Sorgente.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
    Poi puoi giocare un'altra carta.
C14 = Giubileo (verde, 3 punti, 2 copie): sposta 0, 1 o 2 carte della tua Mano a tua scelta sulle tue Opere, a
    una a una nell'ordine che vuoi; l'ultima è quella esposta. Valgono come Opere per i punti; le loro abilità
    non si usano e non hanno Costo Karmico.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }

## Carte blu

C15 = Trasmigrazione (blu, 1 punto, 3 copie): prendi nella tua Mano una carta a tua scelta da qualunque punto
    della tua Prossima Vita; è obbligatorio se non è vuota, e le altre mantengono l'ordine. Tutti sanno in che
    posizione era la carta, non quale sia.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C16 = Sbirciatina (blu, 1 punto, 3 copie): scegli un Rivale e guarda tutta la sua Mano; la vedi solo tu.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
    Poi puoi giocare un'altra carta.
C17 = Destino (blu, 2 punti, 3 copie): guarda solo tu le prime tre carte della Sorgente, rinnovandola se si
    esaurisce (meno di tre, se non ce ne sono altre). Mettine 0, 1 o 2 coperte in cima alla tua Prossima Vita
    e rimetti le altre in cima alla Sorgente, entrambe nell'ordine che vuoi; quante ne hai tenute è noto a
    tutti.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Non c'è vittima karmica: la carta si offre a ogni Rivale in ordine di turno.
    }
C18 = Sogni Rubati (blu, 2 punti, 3 copie): scegli un Rivale; la prima carta della sua Prossima Vita va
    coperta in cima alla tua, dove puoi guardarla. Se la sua è vuota non succede nulla.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
C19 = Negazione (blu, 2 punti, 3 copie): devi mandare in Rovina una carta della tua Mano e usarne l'abilità
    mentre è nelle Rovine; con la Mano vuota non succede nulla. Quella carta non può essere la Negazione
    stessa.
    { $players ->
        [2] Dopo, Negazione si offre al Rivale.
       *[all] La vittima karmica è quella dell'abilità usata; si offre solo Negazione, alla vittima o, se non
            c'è, a ogni Rivale in ordine di turno.
    }
C20 = Inganno (blu, 3 punti, 2 copie): scegli un Rivale; guardi solo tu tre carte a caso della sua Mano
    (tutte, se sono meno), devi prenderne esattamente una nella tua Mano e ridare le altre. Se la sua Mano è
    vuota non succede nulla.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }
C21 = Furto (blu, 3 punti, 2 copie): scegli un Rivale e prendi nella tua Mano, sotto gli occhi di tutti, la
    sua Opera esposta; se non ha Opere non succede nulla.
    { $players ->
        [2] Dopo, la carta si offre al Rivale.
       *[all] Quel Rivale è la vittima karmica e la carta si offre solo a lui.
    }

## Carte mosaico

C22 = Incarnazione (mosaico, 1 punto di qualunque colore, 5 copie): usa una copia dell'abilità di una
    qualsiasi delle tue Opere, anche sepolta; quell'Opera resta al suo posto.
    { $players ->
        [2] Dopo, Incarnazione si offre al Rivale.
       *[all] La vittima karmica è quella dell'abilità copiata; se non c'è, Incarnazione si offre a ogni Rivale
            in ordine di turno.
    }
C23 = Mimesi (mosaico, 1 punto di qualunque colore, 2 copie): usa una copia dell'abilità
    { $mode ->
        [free] { $players ->
                [2] dell'Opera esposta del Rivale; quell'Opera resta al suo posto,
                [3] dell'Opera esposta di un Rivale qualsiasi; quell'Opera resta al suo posto,
               *[other] dell'Opera esposta di un Rivale qualsiasi, anche di chi siede di fronte; quell'Opera resta
                    al suo posto,
            }
        [teams] dell'Opera esposta di un Rivale qualsiasi; quell'Opera resta al suo posto,
        [wolf] dell'Opera esposta di un Rivale qualsiasi; quell'Opera resta al suo posto,
       *[all] dell'Opera esposta di un Rivale qualsiasi, in quattro, ognuno per sé, anche di chi siede di
            fronte; quell'Opera resta al suo posto,
    }
    ma la copia può colpire il suo proprietario e perfino mandare in Rovina o prendere quell'Opera.
    { $players ->
        [2] Dopo, Mimesi si offre al Rivale.
       *[all] La vittima karmica è quella dell'abilità copiata, non il proprietario in quanto tale; se non c'è,
            Mimesi si offre a ogni Rivale in ordine di turno.
    }

## Chiarimenti

G1 =
    Una carta giocata per l'abilità non è né nella Mano né nelle Rovine finché non è stata offerta. Quindi non
    può essere scelta per Roulette, Semina, Giubileo, Negazione, una Diminuzione su di sé, Salvataggio o
    Riciclo, e non viene mai rimescolata nella Sorgente.
G2 =
    { $players ->
        [2] {""}
       *[all] Il Rivale scelto per un'abilità ne è la vittima anche se non è successo nulla. Sbirciatina è
            giocata contro il Rivale di cui si vede la Mano, e Longevità su un Rivale è giocata contro di lui
            benché lo aiuti. Senza un Rivale scelto non c'è vittima.
    }
G3 =
    { $players ->
        [2] {""}
       *[all] In tre o quattro giocatori la carta rifiutata dalla vittima va dritta nelle Rovine; non si chiede
            a nessun altro.
    }
G4 =
    { $mode ->
        [free] { $players ->
                [4] Una carta senza vittima si offre anche a chi siede di fronte, in ordine di turno. Il posto
                    di fronte conta solo per dirigere le abilità.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, una carta senza vittima si offre anche a chi siede di fronte, in ordine
            di turno. Il posto di fronte conta solo per dirigere le abilità.
       *[other] {""}
    }
G5 =
    { $mode ->
        [free] {""}
       *[all] Longevità, Panico o Diminuzione usate sul compagno non hanno vittima: la carta si offre ai Rivali
            in ordine di turno dalla tua sinistra, mai al compagno.
    }
G6 =
    Incarnazione e Mimesi funzionano al massimo una volta ciascuna in una catena di copie; la seconda non fa
    nulla, anche se ci sono altre Opere da copiare. Quando Negazione manda in Rovina una nuova carta, entrambe
    possono funzionare di nuovo.
G7 =
    { $players ->
        [2] Mimesi che copia la Mimesi di un Rivale non fa nulla.
       *[all] Mimesi che copia la Mimesi di un Rivale non fa nulla, e in tre o più giocatori non porta all'Opera
            di un terzo giocatore.
    }
G8 =
    Se almeno un Rivale ha Opere, Mimesi deve scegliere un Rivale che ne ha. Se nessuno ne ha, non si copia
    nulla e non c'è vittima.
G9 = Negazione si può giocare come ultima carta della Mano.
    { $players ->
        [2] In tal caso non fa nulla e si offre al Rivale.
       *[all] In tal caso non fa nulla e si offre a ogni Rivale in ordine di turno.
    }
G10 =
    Rovine di tre carte o meno non rinnovano mai la Sorgente; ogni effetto fa quanto è possibile e chi rinasce
    può avere meno di 6 carte. Chi resta del tutto senza carte muore di nuovo al turno seguente, con i soli
    Anelli come punti, e riceve un Anello per ogni fallimento: si può quindi salire anche di soli Anelli.
G11 =
    Gli Anelli Karmici sono illimitati, anche se nella scatola ce ne sono 12. Quelli spesi tornano nella
    riserva.
G12 =
    Se la Sorgente si esaurisce mentre guardi tre carte per Destino, metti da parte quelle già viste, forma la
    nuova Sorgente senza di esse e continua a guardare. Tutte le carte che non tieni vanno in cima alla nuova
    Sorgente. La Sorgente non si rinnova mai prima che sia davvero vuota.
G13 =
    Una giocata extra non è mai obbligatoria, nemmeno a Mazzo vuoto: l'obbligo di giocare è già assolto con la
    prima carta.
G14 =
    Un'abilità copiata da Incarnazione, Mimesi o Negazione concede la sua giocata extra come al solito. Prima
    si offre la carta giocata dalla Mano.
G15 =
    Sei libero solo in questo: da 0 a 2 carte per Destino, per Giubileo e da mandare in Rovina con Roulette,
    quante delle carte concesse pescare con Roulette, e ogni giocata extra. Tutto il resto va fatto per quanto
    possibile: Trasmigrazione, Salvataggio e Riciclo prendono una carta, Inganno ne prende esattamente una,
    Semina ne mette esattamente due, Negazione ne manda in Rovina una.
G16 =
    Due carte destinate a una pila vanno una dopo l'altra. L'ordine lo scegli tu con Roulette, Semina,
    Giubileo e Destino; Cuore dell'Inferno comincia dalla carta in cima; con Disprezzo l'ordine è casuale.
G17 = Longevità mette le sue carte in cima al Mazzo.
G18 =
    Il numero di carte nella Sorgente, nei Mazzi, nelle Mani e nelle Prossime Vite è pubblico, come lo sono
    tutte le Opere e tutte le Rovine, che chiunque può sfogliare. La carta presa con Inganno è nota solo ai
    due giocatori coinvolti. Una carta accettata come Costo Karmico in quel momento è vista da tutti.
G19 = Il primo giocatore si sorteggia, a meno che si sia scelto un posto.
G20 =
    { $mode ->
        [wolf] { $wolf_partner_future ->
                [no] I due compagni non possono giocare carte sulla Prossima Vita l'uno dell'altro. Possono
                    comunque scegliersi per le abilità che ammettono qualunque giocatore.
               *[other] I due compagni possono giocare carte sulla Prossima Vita l'uno dell'altro e scegliersi per
                    le abilità che ammettono qualunque giocatore.
            }
        [all] Contro il Lupo Cattivo i due compagni non possono giocare carte sulla Prossima Vita l'uno
            dell'altro, a meno che ci si sia accordati così. Possono comunque scegliersi per le abilità che
            ammettono qualunque giocatore.
       *[other] {""}
    }
G21 = Puoi passare solo se dopo la pesca di questo turno il tuo Mazzo ha ancora una carta.
G22 =
    { $mode ->
        [free] { $players ->
                [4] Longevità non si può usare su chi siede di fronte.
               *[other] {""}
            }
        [all] In quattro, ognuno per sé, Longevità non si può usare su chi siede di fronte.
       *[other] {""}
    }
G23 =
    { $counts ->
        [all] Il gioco ha 5 copie di Incarnazione e 2 di Mimesi. Di qualunque carta si può scegliere un altro
            numero di copie.
       *[other] {""}
    }
G24 =
    I nomi italiani Un Altro Giorno, Semina, Viaggio, Giubileo, Destino e Sogni Rubati sono nostre traduzioni.

## Altri chiarimenti

G25 =
    Alla morte puoi spendere da nessuno a tutti i tuoi Anelli, anche più del necessario o troppo pochi per
    salire. Gli Anelli spesi sono persi anche se non sali. A chi non ha Anelli non si chiede nulla.
G26 =
    { $mode ->
        [teams] Anche la carta di una giocata extra può andare sulla Prossima Vita del compagno.
        [all] Due contro due anche la carta di una giocata extra può andare sulla Prossima Vita del compagno.
       *[other] {""}
    }
G27 =
    La Sorgente si rinnova anche per le carte che vanno dalla Sorgente a un Mazzo, alla rinascita o con
    Longevità: solo quando è vuota, con tutte le Rovine tranne le tre carte in cima.
G28 =
    Una domanda con una sola risposta non si pone se tutti possono dire quale sia: la risposta viene data in
    automatico e nessuno viene a sapere nulla. Tutti vedono chi siede dove, tutte le Opere, tutte le Rovine,
    quante carte ci sono e le carte mostrate a tutti. Perciò non serve nominare l'unico Rivale a portata,
    l'unica carta di una Mano o di una Prossima Vita, l'unica Opera, l'unica carta delle Rovine o l'unico
    Rivale con Opere, rimettere l'ultima carta di Destino, né fermarsi quando non restano carte. Non si chiede
    nulla nemmeno sugli Anelli se non ne hai, sulla pesca di Roulette se non si può pescare nessuna carta e
    sulla giocata extra a Mano vuota. Su una Mano di più carte uguali che non tutti conoscono si chiede come
    sempre.
G29 = Chi subisce Inganno viene a sapere quale carta gli è stata presa, ma non quali tre sono state viste.
G30 = In un turno si concedono
    { $extra_plays ->
        [all] al massimo 40 giocate extra.
       *[other] al massimo { $extra_plays } giocate extra.
    }
    { $repeat ->
        [0] La partita finisce dopo { $cap } turni per il numero dei giocatori.
        [all] La partita finisce quando lo stesso stato completo si presenta per la terza volta all'inizio di un
            turno, oppure dopo 1000 turni per il numero dei giocatori.
       *[other] La partita finisce quando lo stesso stato completo si presenta
            { $repeat ->
                [2] per la seconda volta all'inizio di un turno,
                [4] per la quarta volta all'inizio di un turno,
                [5] per la quinta volta all'inizio di un turno,
               *[other] per la terza volta all'inizio di un turno,
            }
            oppure dopo { $cap } turni per il numero dei giocatori.
    }
    Allora vince il gradino più alto, poi chi ha più Anelli, poi il colore migliore delle Opere sul tavolo;
    chi è ancora pari condivide la vittoria.
    { $cap ->
        [all] Tutti questi limiti si possono scegliere diversi.
       *[other] {""}
    }
G31 =
    { $mode ->
        [all] Due contro due si gioca esattamente in 4, contro il Lupo in 3, ognuno per sé da 2 a 4; ogni altro
            numero viene rifiutato.
       *[other] {""}
    }
G32 =
    { $players ->
        [2] {""}
       *[all] Una copia che non fa nulla (Mimesi su Mimesi, Incarnazione su Incarnazione o niente da copiare)
            non ha vittima: la carta si offre a ogni Rivale in ordine di turno.
    }
G33 =
    Gli Anelli spesi invano sono persi, e il giocatore ne riceve comunque uno per il fallimento. Se i punti
    bastano, salire è obbligatorio.
G34 = A ogni posto, a turno, si danno 4 carte per la Mano, poi 2 a ogni Mazzo, una carta alla volta.
    { $mode ->
        [teams] I compagni siedono uno di fronte all'altro.
        [all] Due contro due i compagni siedono uno di fronte all'altro.
       *[other] {""}
    }
    { $mode ->
        [wolf] Il giocatore solo parte dal gradino del Lupo, gli altri due da Scarabeo Stercorario.
        [all] Contro il Lupo Cattivo si sceglie prima il posto del giocatore solo, che parte dal gradino del
            Lupo; tutti gli altri partono sempre da Scarabeo Stercorario.
       *[other] Tutti partono da Scarabeo Stercorario.
    }
G35 =
    Le carte per Disprezzo e Inganno le decide il caso ogni volta che la Mano colpita non è vuota. Con
    Disprezzo il caso decide anche l'ordine, perfino se la Mano ha solo due carte.
G36 =
    Ciò che hai visto con Sbirciatina, Inganno, Destino o in un'offerta accettata ti resta noto, e ti viene
    mostrato, finché non puoi più distinguere quella carta dalle altre.

## Domande e risposte: in generale

F1 =
    Se un'abilità ti fa giocare un'altra carta, prima i Rivali decidono se prendere quella appena giocata.
    Solo dopo giochi la seguente, in uno qualsiasi dei modi normali. In un turno puoi mettere in fila più
    carte così.
F2 =
    Se bisogna pescare o guardare una carta e la Sorgente è vuota, tutte le Rovine tranne le tre carte in cima
    diventano, mescolate, la nuova Sorgente, e la pesca continua.
F3 =
    Quante carte ci siano nella Sorgente e nel Mazzo, nella Mano e nella Prossima Vita di ognuno è in ogni
    momento un'informazione pubblica.
F4 =
    Le carte che cambiano pila si muovono a una a una e finiscono quindi in ordine capovolto, come con Cuore
    dell'Inferno, Longevità o dando carte dalla Sorgente a un Mazzo. Fanno eccezione le Opere di una vita
    conclusa: vanno nelle Rovine in un unico pacchetto, senza cambiare ordine.
F5 =
    Ogni carta si può giocare per l'abilità anche quando non può fare nulla, come Trasmigrazione a Prossima
    Vita vuota o Diminuzione contro un Rivale senza carte in Mano. Allora non succede nulla, e la carta si
    offre come sempre e va nelle Rovine se rifiutata.

## Domande e risposte: carte

F6 = Crisi: è chi la subisce a decidere quale delle proprie Opere perde.
F7 =
    { $players ->
        [2] {""}
       *[all] Negazione: in tre o più giocatori, se l'abilità usata con Negazione colpisce un Rivale, come fa
            Furto, è a lui che si offre Negazione.
    }
F8 =
    Negazione: la carta scartata si trova già nelle Rovine mentre la sua abilità agisce; Salvataggio e Riciclo
    usati così possono quindi riprendere sé stessi.
F9 =
    Negazione: una Negazione può mandarne in Rovina un'altra per usarne l'abilità, e così via fino a una carta
    diversa. Ogni carta usata in questo modo finisce nelle Rovine; si offre solo la prima Negazione.
F10 =
    Diminuzione: puoi scegliere te stesso e allora decidi tu quale tua carta va in Rovina. Un Rivale colpito
    decide da sé per la propria.
F11 =
    Incarnazione: si può giocare per l'abilità anche senza alcuna Opera o avendo come Opera soltanto un'altra
    Incarnazione. In tal caso non fa nulla.
F12 =
    Incarnazione: se copia una Mimesi fra le tue Opere, quella Mimesi copia a sua volta l'Opera esposta di un
    Rivale.
F13 =
    Mimesi: se copia un'Incarnazione che è l'Opera esposta di un Rivale, prosegui usando una qualsiasi delle
    tue Opere.
F14 =
    { $players ->
        [2] {""}
       *[all] Mimesi: in tre o più giocatori, se copi l'Opera di un Rivale, come Disprezzo, e con essa ne
            colpisci un altro, Mimesi si offre a quello colpito.
    }
F15 =
    { $mode ->
        [free] { $players ->
                [4] Mimesi: puoi copiare l'Opera esposta di chi ti siede di fronte, ma non dirigerne l'abilità
                    contro di lui.
               *[other] {""}
            }
        [all] Mimesi: in quattro giocatori puoi copiare l'Opera esposta di chi ti siede di fronte, ma non
            dirigerne l'abilità contro di lui.
       *[other] {""}
    }
F16 = Mimesi: puoi scegliere la Mimesi esposta di un Rivale, ma allora non succede nulla.
F17 =
    Roulette: puoi pescare fino a 1 carta se non ne mandi in Rovina nessuna, 2 se ne mandi una, 3 se ne mandi
    due. Ti è lecito prenderne meno, e vedi ogni carta pescata prima di decidere sulla successiva.
F18 =
    Disprezzo: la Mano del Rivale viene mescolata e resta nascosta. Scegli alla cieca una carta per le Rovine,
    poi un'altra.
F19 =
    Inganno: la Mano del Rivale viene mescolata e resta nascosta. Scegli alla cieca tre carte, le guardi, ne
    tieni una e ridai le altre.
F20 =
    Trasmigrazione: quando prendi una carta, la tua Prossima Vita resta nel suo ordine. I Rivali hanno diritto
    di sapere da quale posizione l'hai presa.
