### Esempi per le regole di Karmaka: il titolo e ciò che mostrano le figure.

points-title = Una carta come punti: le Opere
points-text = Le Opere sono le carte che contano in questa vita. C'è già Crisi, rossa, 2 punti; aggiungi Vendetta, rossa, 3 punti. Fanno 5 rossi, e alla fine della vita conta solo il colore migliore.
ability-title = Una carta per la sua abilità
ability-text = Giochi Crisi per quello che c'è stampato: Wren deve mandare un'Opera in Rovina, cioè sulla pila delle carte usate. Poi c'è il prezzo del karma: Wren può prendersi Crisi per la prossima vita, e lo fa.
future-title = Una carta per dopo: la Prossima Vita
future-text = Salvataggio è verde e al tuo rosso non aggiunge niente. Lo metti coperto sulla Prossima Vita: sarà nella tua mano quando rinasci.
life-title = Una vita finisce
life-text = Metti l'ultima carta, Sbirciatina, sulla Prossima Vita. Quando torna il tuo turno Mano e Mazzo sono vuoti e la vita finisce: il rosso è 1 + 3 = 4, a uno Scarabeo Stercorario basta, e sali un gradino. La Prossima Vita diventa la mano, le Opere se ne vanno, e la Sorgente riempie il Mazzo fino a sei carte in tutto.
ring-title = Un Anello Karmico
ring-text = Crisi dà 2 rossi, e Incarnazione, una carta mosaico, vale 1 in ogni colore: 3 dei 4 che servono. Un Anello di una vita fallita vale un punto. Lo spendi e sali.

fact-rung =
    { $value ->
        [0] Scarabeo Stercorario
       *[1] Serpente
    }
fact-rings = Anelli Karmici: { $value }
zone-future = Prossima Vita
zone-deeds = Opere
zone-ruins = Rovine
