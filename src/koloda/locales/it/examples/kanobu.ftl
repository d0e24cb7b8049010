### Esempi per le regole di Kanobu: il titolo e ciò che mostrano le figure.

fits-title = Che cosa va su un Salta blu
fits-text = Va tutto ciò che è blu, come 2 Carte; un altro Salta di qualunque colore; e sempre una carta viola come la Stella. La Carta rossa non ha in comune né il colore né il segno.
fight-title = Sasso, Forbici, Carta
fight-text = Sulle Forbici rosse serve qualcosa di rosso che le batta: un Sasso che abbia del rosso. La Carta rossa perde contro le Forbici; il Sasso blu le batterebbe, ma non è rosso.
three-title = Rispondere a 3 Carte
three-text = Bruma ti ha giocato contro 3 Carte. Un altro 3 Carte lo passa avanti e ne aggiunge 3: Wren non ha risposta, ne pesca sei e perde il turno. Annulla lo avrebbe fermato; nient'altro serve.
colour-title = Dire un colore
colour-text = Cambio colore è viola e va su tutto. Dici rosso: ora vanno solo le carte che hanno del rosso e le viola, e le tue due sono rosse.
last-title = L'ultima carta
last-text = Verde su verde e la mano è vuota: hai vinto subito. L'effetto della carta non conta più.
