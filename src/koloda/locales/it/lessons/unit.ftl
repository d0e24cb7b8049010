### La lezione di Unit: per ogni passo il titolo, il testo e le risposte alle mosse.

limit-title = Il limite è il tuo bilancio
limit-text = Tu e l'avversario, Wren, avete 20 punti a testa; chi scende a zero perde. Per attaccare serve un bilancio: carte messe nel limite, ogni seme per sé. Una carta nel limite ci resta, paga di nuovo a ogni turno, e nel bisogno può diventare punti. Il turno deve cominciare con una mossa: una carta nel limite, un attacco, o una carta ripresa. Scegli K♠, che vale 13: per ora può andare solo nel tuo limite di ♠.
limit-right = In questo turno puoi giocare picche fino a 13. Dopo ogni tua azione l'avversario può rispondere con una sua: stavolta passa.
limit-nine = 9♠ darebbe un bilancio di 9, ma ci resterebbe dentro. Il re paga di più e ti lascia il 9 per attaccare.
limit-four = Un bilancio di 4 paga solo carte fino a 4. Scegli la picca più alta.
limit-suit = È un bilancio per un seme di cui non hai una seconda carta. Di picche ne hai tre: fai il limite di picche.

attack-title = Attacca
attack-text = 13 picche sono libere. Un attacco occupa tanto limite quanto vale la carta, fino alla fine del turno. Attacca con 9♠: sceglila, poi il campo lì sopra.
attack-right = 9 dei tuoi 13 sono occupati. Se nessuno ferma il 9, l'avversario perde 9 punti.
attack-four = Bene, ma comincia da quella forte: 9♠.
attack-back = Ripreso, il re riposerebbe fino al turno dopo, e resteresti senza bilancio.
attack-limit = Un limite più grande non guasta, ma adesso puoi attaccare: 13 bastano per il 9.
attack-end = Finiresti il turno senza usare il bilancio.

more-title = Quante ne paga il bilancio
more-text = 13 − 9 = 4: quattro picche sono ancora libere. Non c'è un massimo di carte: usale.
more-right = Il bilancio è finito: 9 + 4 = 13. Al prossimo turno sarà di nuovo libero.
more-limit = Si può, ma hai ancora 4 da spendere: 4♠ può attaccare.
more-end = Aspetta: 4 picche sono ancora libere, e hai 4♠.

end-title = L'ultima parola
end-text = Quando finisci il turno, l'avversario può fare quanto vuole, difendere e perfino attaccare, e tu non puoi più rispondere. Si chiama ultima parola. Non c'è altro da fare: finisci il turno.
end-right = L'avversario ha messo Q♠ nel limite e ha difeso con 7♠: del tuo 9 sono passati solo 2, e nessuno ha fermato 4♠. 20 − 2 − 4 = 14. Le carte del campo se ne vanno, i limiti restano, e ognuno riceve due carte.
end-limit = Anche questo si può mettere nel limite. Ma ora finisci il turno e guarda che cosa succede.

defend-title = Difendi
defend-text = 8♥ ti attacca. Per difendere serve una carta dello stesso seme in mano e abbastanza limite libero di quel seme. Il tuo limite di ♥ è 7: 6♥ si può pagare. Scegli 6♥, poi chi attacca.
defend-right = 8 − 6 = 2: hai perso 2 invece di 8. J♠ non poteva aiutare: non è di cuori.
defend-attack = È un contrattacco: colpiscono tutti e due, e perdi comunque 8. Prima ferma 8♥.
defend-limit = Più bilancio non ferma 8♥. Difendi con 6♥.
defend-back = Una carta ripresa riposa fino al turno dopo: non ferma niente.
defend-pass = Allora 8♥ ti costa 8 punti. Puoi difendere.

counter-title = Più forte dell'attacco
counter-text = Attacca 7♣, e l'ultima parola è tua. Una difesa più forte dell'attacco rivolge la differenza contro chi attacca. Puoi pagare l'una o l'altra delle tue fiori.
counter-right = 9 − 7 = 2: attaccandoti, l'avversario ha perso 2 punti.
counter-weak = Così perdi 2. Con 9♣ i 2 li perde l'avversario.
counter-attack = Colpirebbero entrambi gli attacchi. Una difesa forte ti salva e insieme ferisce.
counter-limit = Questo non ferma niente: 7♣ ti costerebbe 7 punti.
counter-back = Una carta ripresa riposa: non ferma niente.
counter-done = Allora 7♣ ti costa 7 punti. Puoi difendere.

two-title = Due contro una
two-text = Attacca J♠ (11); contro sta la tua 7♠, e 4 passerebbero ancora. Si può aggiungere una seconda difesa finché la prima è più debole dell'attacco. Una carta sola non ne ferma mai due.
two-right = 7 + 5 = 12 contro 11: non è passato niente, e l'avversario ha perso 1.
two-attack = Un contrattacco non salva quei 4 punti. Metti 5♠ accanto alla 7♠.
two-limit = Questo non ferma il resto dell'attacco.
two-back = Una carta ripresa riposa: non ferma niente.
two-done = Passerebbero ancora 4 punti. Aggiungi 5♠.

back-title = Riprendere una carta
back-text = Vuoi attaccare con J♠, ma sta nel limite. Il nuovo K♠ la può pagare. Riprendi il fante: toccalo nel limite. È una mossa come le altre: anche un turno può cominciare così.
back-right = Il fante è di nuovo in mano.
back-king = Lascia lì il re: al prossimo turno paga il fante.
back-other = È J♠ che vuoi in mano.
back-limit = Più tardi. Prima togli il fante dal limite.
back-end = Non ancora: prima riprendi il fante, così al prossimo turno è pronto.

rests-title = Riposa un turno
rests-text = Una carta ripresa riposa fino al turno dopo: J♠ adesso non può attaccare. Toccala, e il tavolo te lo dice. Pensa un turno avanti, e non riprendere mai quello che ti serve subito. Finisci il turno.
rests-right = Al prossimo turno il fante è riposato, e 13 picche libere lo pagano.
rests-back = Anche quella riposerebbe. Finisci il turno.
rests-limit = Si può, ma non è questo il punto. Finisci il turno.

recover-title = Il limite è la tua vita di riserva
recover-text = Q♥ passa e toglie 12, e hai solo 6 punti. Quando i punti stanno per finire, puoi trasformare carte del limite in punti, una alla volta, tanti quanto valgono. Appena sei in salvo non se ne trasformano altre. Vuoi che ti restino più punti possibile: quale carta dai per prima?
recover-right = Prima la piccola: 6 + 5 non bastava ancora, e così è potuta seguire 9♠. Restano 20 − 12 = 8; con la sola 9♠ erano 3. Le due carte se ne sono andate, e con loro il bilancio. Non valgono le carte messe in questo stesso turno né quelle occupate da una carta in campo.
recover-nine = La sola 9♠ ti salva, ma con 3 punti, e poi non se ne trasformano altre. Se dai prima 5♥, puoi darle tutte e due.
recover-done = Allora perdi la partita. Il limite può salvarti.

cap-title = Mai sopra 20
cap-text = Stai per perdere 15 e hai 14 punti. I punti non salgono mai sopra i 20 iniziali: da 14 ne guadagni al massimo 6, qualunque sia la carta. Quale dai?
cap-right = Tutte e due davano 6. Hai dato la più piccola e tieni 10♣ come bilancio e per il prossimo bisogno.
cap-ten = 10♣ darebbe solo 6, perché 20 è il massimo. Anche 7♠ dà 6: dai la più piccola.
cap-done = Allora perdi la partita con due carte che ti salvavano.

late-title = Quando il mazzo è vuoto
late-text = Mazzo e mano sono vuoti, ma il turno deve cominciare con una mossa: riprendi K♠, conta anche questa. La partita finisce dopo due turni di fila senza carte in campo, o quando chi comincia non può muovere nessuna carta. Il turno prima era già così. Allora ognuno somma i punti, le carte in mano e le carte nel limite. Non conta altro.
late-right = Il secondo turno senza carte in campo: la partita è finita. Tu hai 9 punti e K♠, 9 + 13 = 22. L'avversario ha 11 punti, 3♥ in mano e 4♣ nel limite: 18. Vinci tu: meno punti, ma le carte che ti restano valgono di più.

word-title = Attaccare nell'ultima parola
word-text = Wren ha finito il turno e niente ti attacca: l'ultima parola è tua. Puoi anche attaccare, quanto pagano i tuoi limiti, e nessuno può rispondere. Poi comincia il tuo turno. Attacca con 9♠.
word-right = 17 − 9 = 8, e l'avversario non poteva difendere. Per questo conviene tenere una carta per l'ultima parola.
word-limit = Lì pagherebbe di più, ma a un attacco adesso nessuno può rispondere: attacca con 9♠.
word-back = Una carta ripresa riposa, e avresti meno per pagare.
word-done = Regaleresti un attacco a cui nessuno può rispondere.

win-title = Chiudi la partita
win-text = Comincia subito il tuo turno: due attacchi di fila. Wren potrebbe fare lo stesso con te. Ognuno ha ricevuto due carte, e tu hai 8♦. L'avversario ha 8 punti, niente per difendere e nessun limite da trasformare in punti. Attacca; poi il tuo turno finisce e i punti cambiano.
win-right = 8 − 8 = 0: l'avversario non ha più punti, e hai vinto. Ora sai giocare a Unit.
win-limit = Il bilancio basta già: il tuo limite di ♦ è 12. Attacca!
win-back = Il limite ti serve, e 8♦ può vincere adesso. Attacca!
