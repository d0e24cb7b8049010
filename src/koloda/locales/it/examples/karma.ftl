### Esempi per le regole di Karma: il titolo e ciò che mostrano le figure.

higher-title = Pari alla cima, o più alta
higher-text = In cima c'è un 9. Il tuo 11 è più alto e si può giocare, il 4 no. Cinque o meno è una carta karma: non ha numero e va su tutto. Giochi l'11.
pair-title = Due uguali
pair-text = In cima c'è un 12 e tu giochi l'altro. Due uguali di fila tolgono dal gioco tutta la pila, e giochi di nuovo, sul vuoto.
take-title = Niente va bene
take-text = Su un 15 non vanno né il 3 né l'8. Prendi in mano tutta la pila, e chi segue ne comincia una nuova con la carta che vuole.
five-title = Cinque o meno
five-text = Su questa carta karma vanno solo i numeri fino a 5 o un'altra carta karma. Il 3 va benissimo; 9 e 14 qui non servono.
give-title = Dai la pila
give-text = Giochi Dai la pila e scegli Bruma, che aveva in mano una carta sola. Bruma prende tutta la pila, e la carta Dai la pila esce dal gioco.
order-title = Prima la mano, poi le scoperte, poi le coperte
order-text = La mano è vuota e non c'è da pescare: ora si giocano le scoperte davanti a te. 15 batte il 10, il tuo 9 no. Quando le scoperte sono finite tocca alle coperte, che si girano senza conoscerle.
