### La lezione di Unit: per ogni passo il titolo, il testo e le risposte alle mosse.

limit-title = Il limite è il tuo budget
limit-text = Porta a zero i 20 punti di Wren prima che finiscano i tuoi. Gli attacchi li paga il limite: le carte messe lì ci restano e a ogni turno pagano carte del loro seme. Ogni turno comincia spostando una carta. Scegli K♠, che vale 13: va nel limite di ♠.
limit-right = Ora a ogni turno puoi giocare picche per 13. Dopo ogni tua azione Wren può rispondere con una; stavolta passa.
limit-nine = 9♠ darebbe un budget di 9, ma ci resterebbe dentro. Il re paga di più e ti lascia il 9 per attaccare.
limit-four = Un budget di 4 paga solo carte fino a 4. Scegli la carta di picche più alta.
limit-suit = È un budget per un seme di cui non hai una seconda carta. Di picche ne hai tre: fai il limite di picche.

attack-title = Attacca
attack-text = Un attacco occupa tanto limite quanto vale la carta, fino alla fine del turno. Scegli 9♠, poi il campo lì sopra.
attack-right = 9 dei tuoi 13 sono occupati. Se nessuno lo ferma, Wren perde 9 punti.
attack-four = Bene, ma comincia da quella forte: 9♠.
attack-back = Ripreso, il re in questo turno non si gioca più, e resteresti senza budget.
attack-limit = Un limite più grande non guasta, ma adesso puoi attaccare: 13 bastano per il 9.
attack-end = Finiresti il turno senza usare il budget.

more-title = Quante ne paga il budget
more-text = 13 − 9 = 4: tanto del limite di ♠ è ancora libero. Gioca quante carte ti paga.
more-right = 9 + 4 = 13: tutto usato. Al prossimo turno è di nuovo libero.
more-limit = Si può, ma hai ancora 4 da spendere: 4♠ può attaccare.
more-end = Aspetta: 4 del limite sono ancora liberi, e hai 4♠.

end-title = L’ultima parola
end-text = Quando finisci il turno, l’ultima parola è di Wren: agisce quanto vuole, anche per attaccare, e tu non puoi rispondere. Finisci il turno.
end-right = 7♠, pagato da Q♠, ha difeso: del tuo 9 sono passati 2, e il 4♠ intero. Wren: 20 − 2 − 4 = 14. Poi 10♥ in un limite vuoto, e 8♥ ha colpito subito: ne hai 12. Può succedere sempre. Il campo si svuota, i limiti restano, ognuno riceve due carte.
end-limit = Anche questo si può mettere nel limite. Ma ora finisci il turno e guarda che cosa succede.

defend-title = Difendi
defend-text = 8♥ ti attacca. La carta che difende dev’essere dello stesso seme, e la paga il limite libero: il tuo di ♥ è 7. Scegli 6♥, poi la carta che attacca.
defend-right = 8 − 6 = 2: hai perso 2 invece di 8. J♠ non è di cuori: non aiuta.
defend-attack = È un contrattacco: colpiscono tutti e due, e perdi comunque 8. Prima ferma 8♥.
defend-limit = Più budget non ferma 8♥. Difendi con 6♥.
defend-back = Una carta ripresa riposa fino al turno dopo: non ferma niente.
defend-pass = Potresti difendere anche nell’ultima parola, ma 6♥ va bene già adesso: difendi.

counter-title = Più forte dell’attacco
counter-text = 7♣ ti attacca, e l’ultima parola è tua. Una difesa più forte dell’attacco ritorce la differenza contro chi attacca. Puoi pagare entrambe le tue carte di fiori.
counter-right = 9 − 7 = 2: attaccandoti, Wren ha perso 2 punti.
counter-weak = Così perdi 2. Con 9♣ i 2 li perde Wren.
counter-attack = Colpirebbero entrambi gli attacchi. Una difesa forte ti salva e insieme colpisce Wren.
counter-limit = Questo non ferma niente: 7♣ ti costerebbe 7 punti.
counter-back = Una carta ripresa riposa: non ferma niente.
counter-done = Allora 7♣ ti costa 7 punti. Puoi difendere.

two-title = Due contro una
two-text = J♠ (11) ti attacca, contro c’è il tuo 7♠: passano ancora 4. Finché la prima difesa è più debole, puoi aggiungerne una seconda, mai una terza. Una carta non ne ferma mai due.
two-right = 7 + 5 = 12 contro 11: non è passato niente, e Wren ha perso 1.
two-attack = Un contrattacco non salva quei 4 punti. Metti 5♠ accanto al 7♠.
two-limit = Questo non ferma il resto dell’attacco.
two-back = Una carta ripresa riposa: non ferma niente.
two-done = Passerebbero ancora 4 punti. Aggiungi 5♠.

back-title = Riprendere una carta
back-text = Vuoi attaccare con J♠, ma sta nel limite. K♠ lo può pagare. Tocca il fante per riprenderlo.
back-right = Il fante è di nuovo in mano.
back-king = Lascia lì il re: al prossimo turno paga il fante.
back-other = È J♠ che vuoi in mano.
back-limit = Più tardi. Prima togli il fante dal limite.
back-end = Non ancora: prima riprendi il fante, così al prossimo turno è pronto.

rests-title = Riposa un turno
rests-text = Una carta ripresa riposa: non si gioca prima del prossimo turno. Finisci il turno.
rests-right = Ora il fante può attaccare, e K♠ lo paga.
rests-back = Anche quella riposerebbe. Finisci il turno.
rests-limit = Si può, ma non è questo il punto. Finisci il turno.

recover-title = Il limite è la tua vita di riserva
recover-text = Q♥ toglie 12 punti, e ne hai 6. In un pericolo così le carte del limite possono diventare punti, una alla volta, per quanto valgono, finché sei in salvo. Per tenere più punti: quale dai per prima?
recover-right = 6 + 5 non bastava, così è potuto seguire 9♠. Restano 20 − 12 = 8; con il solo 9♠, 3. Le due carte non ci sono più. Le carte di questo turno non salvano, né quelle senza cui il limite non paga più le tue carte in campo.
recover-nine = 9♠ da solo ti salva, ma con 3 punti, e poi non se ne trasformano altre. Se dai prima 5♥, puoi darle tutte e due.
recover-done = Allora perdi la partita. Il limite può salvarti.

cap-title = Mai sopra 20
cap-text = Stai per perdere 15 e hai 14 punti. I punti non superano mai i 20 iniziali: con 14, ogni carta ne dà al massimo 6. Quale dai?
cap-right = Tutte e due davano 6. Tieni 10♣ per dopo.
cap-ten = 10♣ darebbe solo 6, perché 20 è il massimo. Anche 7♠ dà 6: dai la più piccola.
cap-done = Allora perdi la partita con due carte che ti salvavano.

late-title = Quando il mazzo è vuoto
late-text = Mazzo e mano sono vuoti, ma il turno comincia spostando una carta: riprendi K♠. È il secondo turno di fila senza carte in campo: chiude la partita, come non avere carte da spostare. Poi si sommano punti, mano e limite.
late-right = Tu: 9 punti e K♠, 22. Wren: 11 punti, 3♥ e 4♣, 18. Vince chi ha di più; pari è patta. Se entrambi perdono gli ultimi punti, contano solo i punti: −1 batte −5.

word-title = Attaccare nell’ultima parola
word-text = Wren ha finito il turno: l’ultima parola è tua. A un attacco ora nessuno può rispondere; poi comincia il tuo turno. Attacca con 9♠.
word-right = 17 − 9 = 8, e Wren non poteva difendere. Tieni una carta per l’ultima parola.
word-limit = Lì pagherebbe di più, ma a un attacco adesso nessuno può rispondere: attacca con 9♠.
word-back = Una carta ripresa riposa, e avresti meno per pagare.
word-done = Regaleresti un attacco a cui nessuno può rispondere.

win-title = Chiudi la partita
win-text = Comincia subito il tuo turno: due attacchi di fila, come Wren potrebbe fare con te. Wren ha 8 punti e nessun limite: niente può ancora pagare una difesa. Attacca con 8♦; poi il turno finisce e i punti cambiano.
win-right = 8 − 8 = 0: hai vinto. In breve: limiti in più semi fin da subito, attacchi nell’ultima parola, limite libero come riserva. Ora sai giocare a Unit.
win-limit = Il budget basta già: il tuo limite di ♦ è 12. Attacca!
win-back = Il limite ti serve, e 8♦ può vincere adesso. Attacca!
