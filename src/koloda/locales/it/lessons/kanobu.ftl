### La lezione di Kanobu: per ogni passo il titolo, il testo e le risposte alle mosse.

colour-title = Lo stesso colore
colour-text = Vince chi per primo resta senza carte. Nel tuo turno metti una carta sulla pila. Il modo più semplice: lo stesso colore. In cima c’è il blu.
colour-right = Blu su blu. Le carte con un segno fanno anche qualcosa: 2 carte fa pescare due carte a tutti gli altri.
colour-draw = Puoi pescare, ma hai una carta blu che va bene.

fight-title = Sasso, Forbici e Carta combattono
fight-text = Sasso, Forbici e Carta hanno bisogno di due cose: un colore in comune, e battere la carta sotto. In cima ci sono Forbici rosse. Che cosa batte le Forbici, in rosso?
fight-right = Il Sasso rosso batte le Forbici rosse. Poi la Carta rosso-gialla ha avvolto il tuo Sasso, e le Forbici verde-rosse hanno tagliato la Carta: si va in tondo.
fight-draw = Non serve pescare: una delle tue rosse batte le Forbici.

both-title = Due colori
both-text = Una carta di due colori vale per entrambi: su Forbici verde-rosse puoi giocare verde o rosso. Ti serve un Sasso.
both-right = Il verde basta; anche il rosso andava bene. A segni come Salta il turno bastano il colore o lo stesso segno: loro non combattono.
both-draw = Non serve pescare: uno dei tuoi Sassi ha un colore in comune.

draw-title = Niente va bene
draw-text = Su Sasso blu servirebbe Carta blu, un altro segno blu o una carta viola. Non ne hai. Allora pesca.
draw-right = Una 3 carte blu. Si pesca una volta sola per turno.

drawn-title = La carta appena pescata
drawn-text = La carta pescata si può giocare subito, se va bene, ma solo quella. È blu: va bene.
drawn-right = Wren non ha risposta: pesca tre carte e perde il turno.
drawn-pass = Puoi finire il turno e tenerla, ma va bene e fa male: giocala.

purple-title = Il viola va su tutto
purple-text = Le carte viola si giocano su qualunque carta. Cambio colore ti fa dichiarare il colore che deve seguire.
purple-right = Adesso dichiara un colore.
purple-draw = Non serve pescare: una viola va sempre bene.

name-title = Quale colore?
name-text = Dichiara il colore che conviene di più alla tua mano.
name-right = Hai due rosse: la prossima volta potrai continuare, e gli altri forse no.
name-other = Guarda la mano: le altre due carte sono rosse. Dichiara rosso.

three-title = Passala avanti
three-text = Bruma ti ha giocato 3 carte: ne pescheresti tre e perderesti il turno. Lo stesso segno passa tutto avanti, e i numeri si sommano.
three-right = 3 + 3: Wren ne pesca sei.
three-accept = Ti costa tre carte e il turno. Hai una 3 carte: passala avanti.

cancel-title = Annulla
cancel-text = Arrivano sei carte e non hai una 3 carte. Ma hai Annulla: cancella l’ultima carta con tutto quello che faceva.
cancel-right = Le sei carte sono sparite. Le due carte sono finite sotto il mazzo, e in cima c’è di nuovo quella di prima. Tieni Annulla per momenti così.
cancel-accept = Sei carte? Annulla ti salva da tutte.

all-title = Pescano tutti
all-text = Bruma ha giocato 1 carta: tutti tranne Bruma ne pescano una. Non hai una 1 carta per rispondere: accetta. Il turno non lo perdi.
all-right = Una a te, una a Wren, ed è ancora il tuo turno.

star-title = Stella
star-text = Hai giocato una Stella: tre carte sono scoperte e una è tua. Giocala subito o prendila. Quale vorresti avere nel bisogno?
star-right = Un Annulla in mano è la miglior difesa.
star-use = Giocata adesso, Annulla cancellerebbe solo la tua Stella. In mano vale molto di più.
star-play = Si può. Ma qui Annulla è la carta più rara e sicura: prendila in mano.
star-other = Puoi prenderla, ma è Annulla che ti salva da sei carte.

last-title = L’ultima carta
last-text = Resta una carta, e il colore è giusto. Giocala.
last-right = Hai vinto! Che cosa farebbe l’ultima carta non conta più. Ora sai giocare a Kanobu.
last-draw = Pescare? Puoi vincere subito.
