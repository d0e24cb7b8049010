### La lezione di Karma: per ogni passo il titolo, il testo e le risposte alle mosse.

higher-title = Pari o più alta
higher-text = Liberati di tutte le carte: chi per ultimo ne ha ancora perde. Nel tuo turno metti una carta pari o più alta di quella in cima alla pila. In cima c’è 6. Gioca la meno preziosa tra quelle che bastano.
higher-right = 8 batte 6, e il 12 resta per un momento più difficile. Hai di nuovo tre carte: si pesca così finché c’è il mazzo.
higher-high = Anche 12 va bene. Ma le carte alte ti salvano più tardi, quando la pila è alta: gioca la più bassa che basta.

pair-title = Due uguali eliminano la pila
pair-text = In cima c’è 12 e tu hai l’altro 12. Giocalo: due uguali di fila buttano tutta la pila fuori dal gioco, e giochi ancora.
pair-right = La pila non c’è più, ed è ancora il tuo turno.

again-title = Una pila vuota
again-text = Non c’è niente da battere: si comincia con qualunque carta. È l’occasione per liberarti della peggiore.
again-right = Il 3 è andato: non batteva quasi nulla. Dal mazzo sono arrivate due carte.
again-seven = 7 batte ancora metà delle carte. Comincia col 3, che non batte quasi nulla.

take-title = Quando niente va bene
take-text = In cima c’è 16 e nessuna tua carta ci arriva. Allora prendi in mano tutta la pila e il turno finisce. Premi il pulsante.
take-right = Più carte, ma non è un disastro: il 16 è forte, e adesso è tuo. Chi segue comincia una nuova pila.

five-title = Cinque o meno
five-text = Bruma ha giocato Cinque o meno, una carta karma: ora serve un numero fino a 5, o una tua carta karma. Di nuovo: spendi la più bassa che basta.
five-right = Qui le carte alte non servono: è per questo che si tengono le piccole.
five-five = 5 va bene, ma 3 è peggio: liberati prima di quello.

wild-title = Le carte karma vanno su tutto
wild-text = Le carte karma non hanno numero e si giocano su qualunque carta. A Wren, che gioca dopo di te, restano solo carte alte. Rendile inutili.
wild-right = Wren aveva 10 e 13, niente fino a 5, e ha preso la pila.
wild-number = 14 va bene, ma rende la vita facile a Wren: contro Cinque o meno, 10 e 13 sono inutili.

bottom-title = Dal basso in alto
bottom-text = Dal basso in alto porta in cima la carta in fondo alla pila. Guarda la pila: in fondo c’è un 16.
bottom-right = Ora bisognava battere 16: Wren non poteva e ha preso tutto.
bottom-number = 14 va bene, ma anche Wren ha un 14 e con quello eliminerebbe la pila. Rovescia la pila.

give-title = Dai la pila
give-text = Nella pila ci sono sei carte, e a Bruma non resta quasi niente. Dai la pila la manda tutta a chi vuoi tu. È la carta più forte che ci sia.
give-right = La carta esce dal gioco. Adesso di’ a chi va la pila.
give-number = 14 si può, ma guarda Bruma: due carte sole. È il momento di dare la pila.

whom-title = A chi?
whom-text = Scegli chi è più vicino a restare senza carte. Tocca quel giocatore.
whom-right = Bruma aveva quasi finito e adesso ha sei carte in più.
whom-many = Wren ha già molte carte. È Bruma che sta per scappare.

early-title = Gioca una carta dal tavolo
early-text = Le tre carte scoperte davanti a te si giocano solo a mano vuota. Questa carta karma te ne lascia giocare una prima.
early-right = Ora può seguire una qualunque delle tue scoperte, con qualsiasi numero.
early-number = 14 va bene, ma Gioca una carta dal tavolo ti libera anche di una carta debole.

low-title = Scegli la debole
low-text = Su questa carta va qualunque cosa. Con quale scoperta non vorresti restare?
low-right = Il 3 è andato. 15 e 11 servono per la fine.
low-good = Questa è una delle buone: batterà ancora qualcosa. Il 3 no.
low-finish = Puoi fermarti, ma è l’occasione per liberarti del 3.

open-title = La mano vuota
open-text = La mano è vuota e il mazzo è finito: ora si giocano le scoperte davanti a te, con le stesse regole. In cima c’è 10.
open-right = Bastava appena. Finite le scoperte, toccherà alle coperte sotto di loro.
open-high = Anche 15 va bene, ma 11 basta.

blind-title = Le ultime si giocano alla cieca
blind-text = Nessuno conosce le tue coperte, nemmeno tu. Girane una: se è più bassa della cima, prendi tutto. È la tua ultima carta.
blind-right = Un 12! Non hai più carte: sei fuori e al sicuro. Perde chi alla fine resta con carte. Ora sai giocare a Karma.
