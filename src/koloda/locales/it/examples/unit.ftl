### Esempi per le regole di Unit: il titolo e ciò che mostrano le figure.

limit-title = Paga il limite, seme per seme
limit-text = Il limite sono le carte che stanno davanti a te e pagano quello che giochi. Il re di ♠ paga fino a 13 per le ♠: il 9♠ può attaccare, e per questo turno ne restano 4. Il 9♦ no: nel limite c'è solo il 5♦. Per le ♥ non c'è niente.
defend-title = Una difesa più debole
defend-text = Wren attacca con 9♠. Gli sta contro il tuo 7♠, pagato dal tuo limite di ♠: perdi 9 − 7 = 2 punti invece di 9. Una carta di un altro seme non può difendere.
counter-title = Una difesa più forte colpisce
counter-text = Il 7♣ di Wren trova la tua donna, che vale 12. Ora la differenza la perde Wren: 12 − 7 = 5 punti.
last-title = L'ultima parola
last-text = Attacchi con 4♥ e finisci il turno. Ora l'ultima parola è di Wren: può agire finché il limite paga, e tu non puoi più rispondere. Wren non difende ma attacca con 10♦: Wren perde 4, tu perdi 10.
recover-title = Il limite ti salva
recover-text = Hai 4 punti e stai per perderne 9. In questo pericolo, e solo allora, una carta libera del limite può diventare punti: 4 + 7 − 9 = 2. Il 7♠ non c'è più, il 10♣ resta. Non si hanno mai più punti che all'inizio.

fact-points = { $player }: { $value } punti
zone-field = attacco e difesa
