### La lezione di Karmaka: per ogni passo il titolo, il testo e le risposte alle mosse.

points-title = Quattro punti in un colore
points-text = Sali una scala, un gradino per ogni vita con abbastanza punti in un colore; a uno Scarabeo Stercorario ne servono 4. Le carte sulle tue Opere sono i punti di questa vita. Vendetta è rossa e dà 3: sceglila, poi le tue Opere.
points-right = Rosso: 3 su 4. Tocca al Rivale; ogni tuo turno comincia con una carta del tuo Mazzo.
points-two = Rossa anche questa, ma vale 2. Comincia dal 3 di Vendetta.
points-colour = Alla fine di una vita conta solo il colore migliore. Hai soprattutto rosso: raccogli rosso.
points-ability = Un’abilità agisce subito ma non dà punti, e il Rivale può tenersi la carta. Prima i punti: Vendetta sulle Opere.
points-future = Sulla Prossima Vita aspetta la vita che viene. Ma i punti servono in questa.
points-pass = Puoi passare finché nel tuo Mazzo c’è una carta, ma qui non ti porta niente.

future-title = Una mano per la prossima vita
future-text = Una carta messa sulla Prossima Vita, che gli altri non vedono, sarà nella tua mano quando rinasci. Salvataggio è verde, al tuo rosso non aggiunge punti: tienilo. Sceglilo, poi Prossima Vita. (Passare terrebbe tutte le carte, e il turno dopo ne porterebbe un’altra; ma serve un Mazzo, e il tuo è vuoto.)
future-right = Ti aspetta lì; nessun altro la vede.
future-soon = Tra poco: è il punto che ti manca. Prima metti da parte Salvataggio, finché c’è tempo.
future-crisis = Basterebbe, ma vedrai che Crisi sa fare di più.
future-colour = Quel colore non si somma al tuo rosso.
future-ability = Un’abilità consumerebbe la carta, o la darebbe al Rivale. Metti da parte Salvataggio per te.
future-peek = Si può. Ma Salvataggio la prossima volta vale 2 punti, Sbirciatina solo 1.
future-red = Le rosse servono in questa vita. Metti da parte ciò che non è rosso.

ability-title = Che cosa sa fare una carta
ability-text = Il terzo modo di giocare una carta è per la sua abilità. Crisi: il Rivale deve mandare in Rovina una sua Opera. Il prezzo è il karma: poi il Rivale può prendersi la carta per la sua prossima vita. Gioca Crisi per la sua abilità.
ability-right = Il Rivale ha mandato in Rovina un’Opera e si è preso Crisi: con le abilità forti, pensaci due volte. Poi ha giocato Un Altro Giorno per la sua abilità.
ability-points = Ti manca un solo punto, e te lo darà Diminuzione. Crisi invece può ferire il Rivale adesso.
ability-other = Anche questa è un’abilità. Ma qui fa male Crisi: il Rivale ha tre Opere.
ability-future = Più tardi. Prima prova un’abilità: Crisi.

offer-title = La carta viene offerta a te
offer-text = Ora una carta viene offerta a te: il Rivale ne ha usato l’abilità. Prendi Un Altro Giorno per la tua Prossima Vita? Non costa turni. (Tra più Rivali si chiede solo a quello contro cui è giocata; se non ce n’è, a uno dopo l’altro.)
offer-right = È sulla tua Prossima Vita. Ciò che si rifiuta va nelle Rovine, tra le carte usate. Quando la Sorgente, la riserva comune per le nuove vite, è vuota, le Rovine tranne le prime tre si mescolano e diventano la nuova Sorgente.
offer-decline = Le carte rifiutate vanno in Rovina. Questa non ti costa niente e sarà nella tua prossima mano: prendila.

reach-title = Basta per questa vita
reach-text = Il rosso è a 3 su 4. Diminuzione è rossa e vale 1. Arriva a quattro.
reach-right = Rosso: 4 su 4. Di più andrebbe perso: i punti non passano alla vita seguente.
reach-peek = Sbirciatina è blu: il rosso resta a 3. Serve rosso.
reach-ability = Un’abilità non dà punti, e manca un punto rosso.
reach-future = La vita è quasi finita: prima il punto che manca.

death-title = Quando le carte finiscono
death-text = Resta una carta, e il Mazzo è vuoto. Se all’inizio del tuo turno Mano e Mazzo sono vuoti, la vita finisce e conta il tuo colore migliore. Hai abbastanza. Dove va l’ultima carta?
death-right = Rosso 4 su 4: sali e diventi Serpente. La Prossima Vita è la tua mano, le Opere sono in Rovina, e la Sorgente ha aggiunto un Mazzo: sei carte in tutto. Fino a sei, una carta che tieni prende il posto di una sconosciuta. Questo è stato il tuo turno.
death-points = I quattro punti li hai, e quelli in più si perdono. Tieni Sbirciatina per la prossima vita.
death-ability = Potresti guardare, ma poi il Rivale può tenersi la carta. Mettila da parte per te.

exposed-title = Solo l’Opera in cima è esposta
exposed-text = Ora sei un Serpente e ti servono 5 punti. Hai blu 4, e Inganno, messo per ultimo, è esposto: un Rivale può prendere, mandare in Rovina o copiare solo l’Opera in cima (con Crisi scegli tu). Nessuna delle tue carte è blu. Metti la meno cara, Panico, in cima come scudo.
exposed-right = La Vendetta di Wren ha mandato in Rovina l’Opera esposta: solo Panico, e Inganno è ancora lì. Vendetta è stata offerta a te, e l’hai tenuta.
exposed-dear = Protegge anche questa, ma Salvataggio vale di più: tienilo per la prossima vita e dai Panico.
exposed-ability = Così Inganno resta esposto, e la Vendetta di un Rivale ti costerebbe 3 punti.
exposed-future = Così Inganno resta esposto, e la Vendetta di un Rivale ti costerebbe 3 punti. Prima lo scudo: Panico sulle Opere.

fail-title = Una vita che fallisce
fail-text = L’ultima carta: il blu è a 4 su 5, e Salvataggio è verde. A 5 questa vita non arriva. Dove va Salvataggio?
fail-right = Non bastava: resti Serpente e ricevi per questo un Anello Karmico. Le Opere vanno comunque in Rovina, e rinasci con ciò che hai tenuto.
fail-points = Il verde farebbe 2, e conta solo il colore migliore: il blu resta a 4 su 5. Tieni Salvataggio per la prossima vita.
fail-ability = Riporterebbe Panico, un punto rosso, e il Rivale può tenersi Salvataggio. A 5 non arrivi. Tienilo per la prossima vita.

ring-title = Anelli Karmici
ring-text = Un’altra vita da Serpente è finita: rosso 2 + 1, e Incarnazione, con i quattro quadrati, è una carta mosaico e vale per ogni colore. Quindi 4 su 5. Ma ogni Anello si può spendere come 1 punto alla fine di una vita.
ring-right = 4 + 1 = 5: sali e diventi Lupo. L’Anello è speso.
ring-none = Così resti Serpente e ricevi un altro Anello. Con questo sali adesso.

spare-title = Tieni quello che non serve
spare-text = A un Lupo servono 6 punti, e li hai: rosso 3 + 2, mosaico 1. Hai anche due Anelli e sette carte sulla Prossima Vita. Quanti Anelli spendi?
spare-right = Non ne serviva nessuno, e gli Anelli restano tuoi. Si sale di un gradino, mai di due. Le sette carte sono la tua mano; con sei o più non c’è Mazzo, quindi non puoi passare, e ogni carta è un turno in più prima di salire.
spare-spent = Hai già 6 su 6: un Anello andrebbe sprecato. Non spenderne.

top-title = Trascendenza
top-text = Da Scimmia servono 7 punti per l’ultimo passo. Il verde è 3 + 2, cioè 5 su 7, e hai due Anelli. Quanti ne spendi?
top-right = 5 + 2 = 7: raggiungi la Trascendenza, e la partita finisce subito. Nessuno finisce il giro: vince chi arriva lassù per primo. Ora sai giocare a Karmaka.
top-one = 5 + 1 = 6: manca un punto, e l’Anello sarebbe perso.
top-none = 5 su 7: resteresti Scimmia. I due punti li hai.
