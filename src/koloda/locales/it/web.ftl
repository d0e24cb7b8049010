### Ciò che dice solo il browser; carte, posti, mosse e finali stanno nei file dei giochi.

## Inizio

site-title = Koloda: giochi di carte con amici e bot
home-title = Giochi di carte, un buon tavolo.
home-lead = Gioca subito contro i bot o manda un link agli amici. Regole fedeli, mazzo verificabile, nessuna registrazione.
your-name = Il tuo nome
guest = Ospite
games = Giochi
line-karma = Batti la carta in cima o prendi la pila. Chi resta con le carte perde.
line-kanobu = Segui i colori, fai combattere Sasso, Carta e Forbici, passa il +6.
line-unit = Le carte messe nel limite pagano attacco e difesa. A zero punti hai perso.
line-karmaka = Vivi, muori, rinasci. Sali da scarabeo fino alla trascendenza.
players-short = { $low ->
    [2] { $high ->
        [2] 2 giocatori
       *[other] 2–{ $high } giocatori
    }
   *[other] { $low }–{ $high } giocatori
}
minutes = { $low }–{ $high } min
opponents = avversari
level = livello
bots = { $count } bot
play = Gioca
play-game-now = Gioca subito a { $game }
invite = Invita
my-tables = I tuoi tavoli
running-now = In corso adesso
back-to-table = Torna al tavolo
seats-taken = posti occupati: { $taken } su { $seats }
game-runs = la partita è in corso
finished-games = Le mie partite finite
forget-game = Dimentica questa partita di { $game }
no-open-tables = Nessun tavolo aperto al momento
no-open-tables-help = Aprine uno e mostralo qui: chi passa può sedersi.
join = Siediti
watch = Guarda
home = Inizio
no-page = Questa pagina non esiste
no-page-help = Forse l’indirizzo è sbagliato, o ciò che c’era qui è finito da tempo.
rules-of = Regole di { $game }
new-table-short = Nuovo tavolo
print = Stampa
brief-want-title = Lo scopo
brief-turn-title = Il tuo turno
brief-end-title = Come finisce la partita
glance-title = { $game } in breve
glance-again = Lo ritrovi quando vuoi sotto «Regole».
examples = Esempi
examples-legend = Una carta sollevata si può giocare, una pallida no; una carta con la cornice è appena arrivata.
example-can = { $card }, si può giocare
example-cannot = { $card }, non si può giocare
example-new = { $card }, appena arrivata
example-empty = nessuna carta

## Lezioni

learn = Impara
learn-game = Impara { $game }
lesson-others = Wren, Bruma
lesson-step = Lezione, passo { $at } di { $all }
lesson-steps = Passi della lezione
lesson-show = Mostrami
lesson-next = Avanti
lesson-before = Indietro
lesson-again = Da capo
lesson-no = Non stavolta
lesson-yes = Giusto
lesson-touch = Tocca a te, sul tavolo
lesson-play = Gioca la prima partita
lesson-offer = Non conosci { $game }? Imparalo al tavolo in cinque minuti.
lesson-go-on = Continua la lezione
lesson-new = Una situazione nuova, non quella di prima.
lesson-onward = Il resto del turno è stato giocato per te.
lesson-reads = Che cosa dice l’allenatore

## Impostazioni

settings = Impostazioni
language = Lingua
theme = { $theme ->
    [light] Aspetto: chiaro
    [dark] Aspetto: scuro
   *[auto] Aspetto: come il dispositivo
}
sound = Suono
theme-label = Aspetto
theme-auto = Automatico: scuro al tavolo
theme-light = Chiaro
theme-dark = Scuro
speed = Velocità del tavolo
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Immediata
sound-on = Attivo
sound-off = Spento
letters = Lettere sulle carte
letters-same = A K Q J
letters-own = A R D F
more = Altro
close = Chiudi
cancel = Annulla
keys = Tasti
keys-help = Tab e frecce spostano, Invio gioca. 1–9: i pulsanti della domanda. H consiglio, I le regole della carta, U annulla mossa, L diario, C chat, R regole, Esc chiude.

## Un nuovo tavolo

new-table = Nuovo tavolo: { $game }
seats = Posti
seats-help = scegli chi siede dove
seat-add = Aggiungi un posto
seat-remove = Togli il posto { $seat }
seats-need = { $game } in { $counts } richiede altre regole: { $preset }.
take-preset = Scegli { $preset }
seats-exactly = { $preset } si gioca esattamente in { $count }.
seats-most = { $most ->
    [2] { $game } è un duello.
   *[other] { $game } si gioca al massimo in { $most }.
}
seats-try = Il regolamento prevede al massimo { $most } giocatori. Sette e otto sono un esperimento: permettili in «Regole nei dettagli».
you-host = tu, hai aperto il tavolo
you = tu
friend = Un amico
friend-help = viene con il tuo link
bot-of = Bot: { $level }
bot = Bot
level-random = a caso
level-greedy = semplice
level-easy = facile
level-normal = normale
level-hard = forte
level-expert = esperto
bot-network = rete neurale { $name }
bot-unrated = forza non misurata
presets = Regole
finer-rules = Regole nei dettagli
finer-rules-state = { $changed ->
    [0] { $count } opzioni, tutte come al solito
    [one] { $count } opzioni, 1 cambiata
   *[other] { $count } opzioni, { $changed } cambiate
}
help-in-play = Aiuto durante la partita
hints-between = Chi gioca contro altre persone può chiedere consigli; tutti lo vedono nel diario
who-may-come = Chi può venire
option-text = come nelle regole
yes = sì
no = no
seat-random = a sorte
options-clash = Queste opzioni non stanno insieme: { $reason }
clock = Orologio
clock-none = Senza orologio
clock-move = { $time } a mossa
clock-game = { $increment ->
    [0] { $time } a partita
   *[other] { $time } a partita, +{ $increment } s a mossa
}
clock-day = Un giorno a mossa
clock-own = A scelta
clock-for = Tempo per
clock-each-move = ogni mossa
clock-whole-game = tutta la partita
minutes-long = { $count } min
seconds-long = { $seconds } s
clock-over = { $kind ->
    [move] Allo scadere del tempo viene fatta una mossa semplice e la partita va avanti.
    [game] Quando il tempo di qualcuno è finito, al suo posto continua un bot.
   *[none] Nessuno ha fretta. Se qualcuno manca a lungo, gli altri possono far giocare un bot.
}
seconds = Secondi
increment = Secondi aggiunti dopo ogni mossa
watchers = Altri possono guardare
watchers-yes = altri possono guardare
watchers-no = senza spettatori
listed = Mostralo nella prima pagina, così chiunque può sedersi
table-of = { $count ->
    [2] { $game } in due
    [3] { $game } in tre
    [4] { $game } in quattro
   *[other] { $game }, { $count } posti
}
table-starts = { $friends ->
    [0] La partita comincia subito.
    [one] Comincia quando arriva il tuo amico, o quando dai il posto a un bot.
   *[other] Comincia quando arrivano tutti e { $friends } gli amici, o quando dai i posti ai bot.
}
open-table = Apri il tavolo
start-game = Comincia la partita
fill-with-bots = Metti dei bot e comincia

## In attesa

waiting-title = Il tavolo aspetta
invited = { $name } ti invita a { $game }
waiting-missing = { $count ->
    [0] Ci siete tutti.
    [one] Manca ancora una persona. La partita comincia appena arriva.
   *[other] Mancano ancora { $count } persone. La partita comincia appena ci sono tutte.
}
waiting-help = Manda questo link o fai inquadrare il codice.
waiting-full = Tutti i posti sono occupati. Potrai guardare appena la partita comincia.
sit-here = Siediti qui
sit-down = Siediti e gioca
seat-free = libero
seat-bot = Dallo a un bot
seat-host = ha aperto il tavolo
share-link = Manda il link
share = Condividi
invite-link = Link d’invito
qr = Codice QR del link d’invito
only-this-device = Questo indirizzo funziona solo su questo computer. Per altri dispositivi avvia il server con
copy = Copia
copied = Copiato
no-table = Tavolo non trovato

## Il tavolo

status-connecting = Connessione…
status-lost = Connessione persa, riprovo…
no-line = Nessuna connessione
no-answer = Il server non risponde. Sei in linea?
status-closed = Nessuna connessione
watching = Stai guardando
watcher = Spettatore
you-are = Tu
turn-yours = tocca a te
turn-answer = rispondi tu
turn-order = Chi può fare che cosa in questo turno
turn-theirs = di turno
seat-next = poi
turn-answers = deve rispondere
turn-title = Tocca a te
against = con { $names }
against-bots = con { $count } bot ({ $level })
try-now = Riprova ora
place-picked = Dove va *{ $card }*? Tocca un posto acceso, o trascinala lì.
lost-clock = Il tuo orologio continua sul server; la mossa inviata non va persa.
lost-calm = Niente è perduto: si continua appena torna la linea.
hint-thinking = Cerco la tua mossa migliore…
banner-skip = tocca per saltare
confirm-yes = Conferma
popover-card = la carta
popover-price = Prezzo
popover-now = Adesso
popover-hold = I, pressione lunga o clic destro: la regola per intero. Esc chiude.
moment-past = Il tavolo com’era allora.
moment-now = Torna al presente
put-back = Rimetti
place-open = guarda tutte le carte
place-secret = È coperta, ma tu la conosci
place-dark = Questa carta è coperta
your-turn = Tocca a te decidere
waiting-for = In attesa di { $names }.
chosen-of = scelto: { $done } su { $all }
you-next = Poi tocca a te.
chance-acts = Si distribuiscono le carte.
game-is-over = La partita è finita.
thinking = decide
away = assente
away-for = assente, un bot può aiutare tra { $time }
away-bot = Lascia giocare un bot
bot-plays = gioca un bot
bot-plays-you = Un bot gioca per te.
bot-plays-resigned = Partita abbandonata: un bot continua al tuo posto.
bot-plays-flagged = Tempo esaurito: un bot continua al tuo posto.
take-over = Gioca tu
drawn = parità
place = { $rank }º posto
team-with = con { $name }
team-yours = il tuo compagno
team-alone = { $game ->
    [karmaka] il Lupo Cattivo
   *[other] gioca per sé
}
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
cards-in-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
hand-empty = La mano è vuota
card-playable = { $card }, si può giocare
moves = Che cosa puoi fare
all-moves = Tutte le mosse ({ $count })
fewer-moves = Meno
rule = Regola { $clause }
undo = Annulla mossa
undo-not = Si annulla solo la tua ultima mossa, prima che qualcuno agisca o peschi e se non ha mostrato nulla di nuovo
hint = Consiglio
hint-best = { $move }, { $percent } % di probabilità di vincere
hint-best-why = { $move }, { $percent } % di probabilità di vincere: { $why }
hint-lost = Quasi perduta. { $move }: { $percent } % di probabilità di vincere
hint-flag = vinci al { $percent } %
log = Diario
log-turn = Turno { $number }
chat = Chat
chat-write = Scrivi al tavolo
chat-heard = { $name } scrive: { $text }
unread = { $count ->
    [one] 1 messaggio nuovo
   *[other] { $count } messaggi nuovi
}
send = Invia
mute = Silenzia gli altri
reactions = Reazioni
rules = Regole
rules-search = Parola o numero della regola
rules-none = Nessun risultato.
coach = Allenatore
coach-help = Prima della mossa dice che cosa conta, e dopo se c’era qualcosa di molto meglio. Solo dove tutti gli altri sono bot.
bot-help = Bot di riserva
bot-start = Un bot gioca per { $name }
bot-stop = { $name } gioca senza bot
ending = Finire la partita
resign = Abbandona
resign-sure = Abbandonare? Vince { $name }.
resign-sure-bot = Abbandonare? Un bot gioca al tuo posto fino alla fine; non potrai tornare.
end-offer = Proponi di finirla insieme
end-now = Finisci senza vincitore
end-sure = La partita finisce senza vincitore appena tutti sono d’accordo. Proporlo?
end-sure-alone = La partita finisce adesso, senza vincitore.
end-offered = Hai proposto di finire la partita senza vincitore.
end-asks = { $name } propone di finire la partita senza vincitore.
end-agree = D’accordo
end-decline = Si continua
end-withdraw = Ritira
leave = Lascia il tavolo
leave-help = Al tuo posto continua un bot. Quando torni dalla prima pagina, il posto è di nuovo tuo.
other-device = Un altro dispositivo
other-device-help = Crea un link privato che sposta il tuo posto; qui smette di funzionare.
other-device-make = Crea il link
other-device-ready = Apri questo link sull’altro dispositivo. Chi ha il link ha il tuo posto.

## Dopo la partita

result = Risultato
standing = Classifica
key-moments = Momenti decisivi
wins = { $winners ->
    [one] Vince { $first }
   *[other] Vincono { $first }
}
won-transcendence = Hai trasceso!
how-resigned = { $role ->
    [last] Hai abbandonato.
   *[other] { $last } ha abbandonato.
}
how-agreed = Tutti erano d’accordo di finirla qui.
how-abandoned = Nessuno ha continuato questa partita.
how-karma-cards = { $role ->
    [last] Le carte sono rimaste a te.
   *[other] Le carte restano a { $last }.
}
how-kanobu-cards = { $role ->
    [first] Hai giocato la tua ultima carta.
   *[other] { $first } ha giocato l’ultima carta.
}
how-unit-points = { $role ->
    [last] Non hai più punti, e il limite non li ha salvati.
   *[other] { $last } non ha più punti, e il limite non li ha salvati.
}
how-unit-cards = Si sono sommati i punti e le carte in mano e nel limite.
how-karmaka-transcendence = { $role ->
    [first] Hai superato la Scimmia, fuori dal cerchio delle vite.
   *[other] { $first } ha superato la Scimmia, fuori dal cerchio delle vite.
}
rematch = Gioca ancora
ask-rematch = Chiedi la rivincita
asks-rematch = { $name } ti chiede di giocare ancora.
wants-rematch = gioca ancora
rematch-declined = Niente rivincita con { $names }: il posto può andare a un bot.
declines-rematch = non gioca più
decline-rematch = Non adesso
asked-rematch = in attesa di risposta
waiting-rematch = Invito a giocare ancora: { $names }.
share-picture = Immagine
no-picture = Questo browser non è riuscito a disegnare l’immagine.
played-at = giocata su
see-board = Guarda il tavolo
replay = Rivedi
replay-coming = Preparo la partita da rivedere…
replay-step = Passo
replay-eyes = Visto da
replay-all = Tutte le carte
replay-hands = Le mani di tutti
replay-back = Un passo indietro
replay-on = Un passo avanti
play-pause = Avvia o ferma
record = Registrazione
share-film = Film
share-film-means = le mosse intorno a questo momento, in una figura che si anima da sola
share-strip = Striscia di figure
share-strip-means = la partita in sei figure
fairness = Mazzo verificabile
fairness-before = Prima di distribuire, il server ha promesso la mescolata con questo SHA-256:
fairness-means = Questo prova che nessuno ha scelto la distribuzione, nemmeno il server. Non prova che chi gestisce il server non abbia guardato le carte durante la partita.
fairness-left-out = Il contributo di questo browser è rimasto fuori: non è stato rivelato in tempo.
fairness-verify = Il resto lo dimostra la registrazione scaricata, con ciò che questo browser ha conservato:
fair-both = Mazzo verificato: il numero segreto è quello promesso, e il tuo browser vi ha contribuito
fair-late = Il numero segreto si accorda con la promessa, che questo browser ha visto solo dopo la fine
fair-yes = Mazzo verificato: il numero segreto è quello promesso
fair-no = Il numero segreto non è quello promesso
seed-word = Numero segreto

## Kanobu

clockwise = Si gioca in senso orario
anticlockwise = Si gioca in senso antiorario
colour-b = blu
colour-g = verde
colour-r = rosso
colour-y = giallo
colour-p = viola
colour-mosaic = tutti e tre i colori

## Unit

field = Campo
loss-coming = Perdita in arrivo
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Karmaka

ladder = La scala karmica
rung-beetle = Scarabeo
rung-snake = Serpente
rung-wolf = Lupo
rung-monkey = Scimmia
rung-transcendence = Trascendenza
on-rung = { $rings ->
    [0] { $name }
    [one] { $name }, 1 Anello
   *[other] { $name }, { $rings } Anelli
}
karmaka-red = rosso
karmaka-green = verde
karmaka-blue = blu
trail = Come si è arrivati a questa domanda

## Nomi delle regole e dei valori delle opzioni

preset-karma-ru = Karma mini russa
preset-karma-en = Edizione inglese
preset-karma-full = Gioco intero
preset-karma-tiny = Minuscola
preset-kanobu-listed = Da regolamento
preset-kanobu-drawpurple = Viola «1 carta» e «2 carte»
preset-unit-basic = Base
preset-unit-initial = Iniziale
preset-unit-advanced = Avanzato
preset-unit-expert = Esperto
preset-unit-tiny = Minuscolo
preset-karmaka-free = Ognuno per sé
preset-karmaka-teams = Due contro due
preset-karmaka-wolf = Il Lupo Cattivo
preset-about-karma-ru = 40 carte. La pila si prende solo quando non si può giocare.
preset-about-karma-en = 40 carte. La pila si può prendere anche per scelta.
preset-about-karma-full = 60 carte, fino a sei giocatori. Tre carte uguali eliminano la pila.
preset-about-karma-tiny = Per studio: sette carte in due, così poche che si può calcolare tutta la partita.
preset-about-kanobu-listed = Occasione e Stella sono viola, come nel regolamento.
preset-about-kanobu-drawpurple = Viola sono invece «1 carta» e «2 carte».
preset-about-unit-basic = Il duello puro: tutti i semi valgono uguale. Ideale per cominciare.
preset-about-unit-initial = I ♥ diventano punti dalla mano, i ♣ allargano ogni limite.
preset-about-unit-advanced = Lo stesso, e i ♦ difendono da qualsiasi seme.
preset-about-unit-expert = Lo stesso, e i ♠ annullano qualsiasi carta di un altro seme.
preset-about-unit-tiny = Per studio: quattro carte e un turno, così poco che si può calcolare tutta la partita.
preset-about-karmaka-free = Da due a quattro giocatori, ognuno sale da solo.
preset-about-karmaka-teams = In quattro; i compagni siedono uno di fronte all’altro.
preset-about-karmaka-wolf = In tre: due Scarabei contro chi comincia da Lupo.
option-karma-copies = Copie di ogni carta nel mazzo
option-karma-deck = Il mazzo
option-karma-clear = Carte uguali di fila che eliminano la pila
option-karma-voluntary-pickup = Puoi prendere la pila anche quando potresti giocare
option-karma-pt-follow-up = Dopo «Gioca una carta dal tavolo» una tua carta
option-karma-pt-pair = Dopo «Gioca una carta dal tavolo» puoi aggiungere più carte uguali
option-karma-karma-doubles = Anche le carte karma uguali eliminano la pila
option-karma-moved-card-can-be-doubled = La carta spostata da «Dal basso in alto» si può raddoppiare ed eliminare la pila
option-karma-draw-timing = Si pesca fino a tre carte
option-karma-repeat = La partita finisce quando la stessa posizione si presenta
option-karma-cap = Turni per giocatore prima che la partita si fermi
option-karma-dealer = Chi dà le carte; comincia chi siede a sinistra
option-unit-start0 = Punti del giocatore 1 all’inizio
option-unit-start1 = Punti del giocatore 2 all’inizio
option-unit-jokers = Due jolly nel mazzo, 54 carte
option-unit-deck = Il mazzo
option-unit-hands = Le carte in mano sono
option-unit-turn-mode = I giocatori agiscono
option-unit-priority = Quando possono agire entrambi, parlano a turno
option-unit-responses = L’avversario può rispondere a ogni azione con una sua
option-unit-deal-to = Le due carte nuove a inizio turno vanno a
option-unit-recovery-suits = Carte che possono diventare punti
option-unit-recovery-who = Chi può trasformare carte in punti
option-unit-recovery-when = Le carte diventano punti
option-unit-recovery-order = I punti recuperati contano
option-unit-ext-hearts = I ♥ diventano punti direttamente dalla mano
option-unit-hand-hearts = Quando i ♥ della mano diventano punti, se è permesso
option-unit-ext-clubs = I ♣ allargano il limite di qualsiasi seme
option-unit-ext-diamonds = I ♦ difendono da qualsiasi seme
option-unit-ext-spades = I ♠ annullano qualsiasi carta di un altro seme
option-unit-first = Chi comincia
option-karmaka-mode = Chi gioca contro chi
option-karmaka-first = Chi comincia
option-karmaka-wolf-seat = Dove siede il Lupo Cattivo
option-karmaka-wolf-partner-future = Gli avversari del Lupo possono giocare sulla Prossima Vita l’uno dell’altro
option-karmaka-counts = Un altro numero di singole carte, come panic:4,mimic:0
option-karmaka-extra-plays = Giocate in più in un turno, al massimo
option-karmaka-repeat = La partita finisce quando la stessa posizione si presenta
option-karmaka-cap = Turni per giocatore prima che la partita si fermi
value-repeat-0 = mai: si continua
value-repeat-2 = una seconda volta
value-repeat-3 = una terza volta
value-repeat-4 = una quarta volta
value-repeat-5 = una quinta volta
option-kanobu-deck = Un mazzo tuo, carta per carta
option-kanobu-chance-mode = All’Occasione si risponde con
option-kanobu-voluntary-draw = Puoi pescare anche quando potresti giocare
option-kanobu-star-last = Una Stella come ultima carta
option-kanobu-play-for-places = Continuare dopo il primo vincitore, per gli altri posti
option-kanobu-first = Chi comincia
option-kanobu-repeat = La partita finisce quando la stessa posizione si presenta
option-kanobu-cap = Turni per giocatore prima che la partita si fermi
option-kanobu-experimental = Permettere sette e otto giocatori, oltre il regolamento
value-pt-follow-up-may = si può aggiungere
value-pt-follow-up-must = si deve aggiungere
value-draw-timing-endOfTurn = alla fine del turno
value-draw-timing-beforeReplay = anche prima di ogni giocata extra
value-chance-mode-any3 = tre qualsiasi fra Sasso, Forbici e Carta
value-chance-mode-set = un Sasso, un paio di Forbici e una Carta
value-star-last-win = vince subito
value-star-last-resolve = prima ha effetto
value-deck-whole = intero
value-deck-tiny = poche carte
value-hands-closed = coperte
value-hands-open = scoperte per entrambi
value-turn-mode-alternating = uno dopo l’altro
value-turn-mode-free = quando vogliono
value-deal-to-both = entrambi
value-deal-to-active = solo chi è di turno
value-recovery-suits-any = di ogni seme
value-recovery-suits-hearts = solo i ♥
value-recovery-who-both = entrambi
value-recovery-who-active = solo chi è di turno
value-recovery-when-emergency = solo quando i punti stanno per finire
value-recovery-when-anytime = in ogni momento
value-recovery-order-before = prima delle perdite
value-recovery-order-net = insieme alle perdite
value-hand-hearts-emergency = solo in pericolo
value-hand-hearts-anytime = in ogni momento
value-mode-free = ognuno per sé
value-mode-teams = due contro due
value-mode-wolf = due contro il Lupo

## L’analisi di una partita finita

analyse = Analizza
analyse-why = Quanta fortuna e quanta abilità?
analysis = Fortuna e abilità
analysing = La partita viene analizzata quando nessun bot deve muovere. Puoi chiudere e tornare più tardi.
analysis-failed = Non è stato possibile analizzare questa partita.
analysis-cancelled = L’analisi è stata annullata.
analysis-whose = Il gioco di
costliest = Le mosse più costose
luckiest = Momento più fortunato
unluckiest = Momento più sfortunato
no-stroke = Nessuno che vada oltre l’incertezza.
luck-and-play = Fortuna e abilità, in punti di probabilità di vincere
part-luck = Fortuna delle carte
part-play = Gioco proprio contro quello altrui
part-hidden = Come sono cadute le carte nascoste
whole-account = Tutto il conto di { $name }
mark-lucky = carta fortunata
mark-unlucky = carta sfortunata
mark-mistake = mossa costosa
analysis-chance = Probabilità di vincere: { $name }
analysis-at = { $move ->
    [0] Dopo la distribuzione: { $chance } %
   *[other] Dopo la mossa { $move }: { $chance } %
}
analysis-cursor = Mossa sul grafico
analysis-look = Mostra sul tavolo
try-here = Prova da qui
grade-accuracy = Precisione
grade-accuracy-means = su 100: quanto una scelta ha conservato della probabilità di vincere
grade-rating = Rating di questa partita
grade-rating-means = Elo, dove il bot normale ha 0. L’incertezza di una sola partita è più larga della distanza tra il bot facile e l’esperto
try-it = Prova
try-means = Un nuovo tavolo continua dopo la mossa { $step }, contro i bot.
try-seat = Il tuo posto
try-cards = Carte che da questo posto non si vedevano
try-known = Ridistribuite
try-all = Come erano
try-begin = Gioca da qui

## La mano del giorno

daily = Mano del giorno
daily-lead = Le stesse carte e gli stessi bot per tutti. Fin dove arrivi tu?
daily-rules = Tutti giocano le stesse carte contro gli stessi bot, che alle stesse mosse rispondono allo stesso modo. Hai un solo tentativo per gioco, senza consigli e senza annullare mosse. Le carte si mostrano quando il giorno è finito. Una vittoria vale 100 punti; fra due vittorie è migliore la più rapida, fra due sconfitte la più lunga.
daily-ends = Il giorno finisce fra { $hours } h { $minutes } min, a mezzanotte UTC.
daily-today = Alla mano di oggi
daily-players = { $players ->
    [0] Ancora nessun risultato del giorno
    [one] L’ha giocata 1 persona
   *[other] L’hanno giocata { $players } persone
}
daily-place = Posto { $place } su { $players }.
daily-late = Giocata dopo il suo giorno, quindi senza posto.
daily-late-means = Questo giorno è finito: puoi giocarne le carte, ma il risultato non ha un posto fra gli altri.
daily-best = Risultati migliori
daily-archive = Giorni passati
daily-hash = Pubblicato prima di dare le carte: l’hash del seme
daily-tomorrow = L’hash del seme di domani
daily-copy = Copia il risultato
daily-compare = Confronta con gli altri
daily-closed = Le carte di questa mano si mostrano quando il giorno è finito e nessuno la gioca più.
daily-manners = Al tavolo della mano del giorno nessuno gioca per te. Ti aspetta fino a un giorno dopo l’inizio.

## Un incontro duplicato

duplicate = Incontro duplicato
duplicate-of = Incontro duplicato: { $game }
duplicate-lead = Le stesse carte a più tavoli. Chi ne ricava di più?
duplicate-rules = A tutti i tavoli si giocano le stesse carte. Ogni risultato si confronta con quello dello stesso posto agli altri tavoli, così la fortuna della distribuzione non conta. Niente consigli, non si torna indietro e nessuno si siede due volte. Carte e risultati si mostrano quando tutti i tavoli hanno finito.
duplicate-sides = Chi è della stessa parte siede a ogni tavolo in un posto diverso, e i risultati si contano insieme.
duplicate-tables = Tavoli con le stesse carte
duplicate-count = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
duplicate-help = A più tavoli gli amici giocano le stesse carte, ogni tavolo per conto suo, e alla fine ognuno si confronta con chi aveva la stessa mano. Niente spettatori né consigli.
duplicate-open = Apri l’incontro
duplicate-table = Tavolo { $number }
duplicate-side = Parte { $side }
duplicate-state = { $state ->
    [open] aspetta i giocatori
    [running] si gioca
   *[over] finito
}
duplicate-without = Continua senza questo tavolo
duplicate-invite = Manda questo link a tutti quelli che giocano, o fai inquadrare il codice. Ognuno sceglie un posto a un tavolo qualsiasi.
duplicate-waits = Tavoli finiti: { $over } su { $tables }. La classifica arriva quando lo sono tutti.
duplicate-alone = Si è giocato a un solo tavolo, quindi non c’è niente da confrontare.
duplicate-standing = Parti
duplicate-results = Classifica
duplicate-player = Giocatore
duplicate-points = Punti
duplicate-others = Altri tavoli
duplicate-gain = Vantaggio
duplicate-gain-means = Una vittoria vale 100 punti. Il vantaggio è quanto un risultato supera la media dello stesso posto agli altri tavoli.
duplicate-luck = Fortuna
duplicate-rest = Senza fortuna
duplicate-rest-means = Una vittoria vale 100 punti. Fortuna è quanto hanno dato le carte: la distribuzione e quelle viste dopo. Senza fortuna è quanto resta di un risultato, meno lo stesso del medesimo posto agli altri tavoli; ± è l’intervallo del 95 %.
duplicate-take-luck = Classifica senza fortuna
duplicate-promise = Promesso prima di dare le carte: l’hash del segreto comune a tutti i tavoli, e ciò a cui è legato
duplicate-secret = Il segreto
duplicate-to = All’incontro
duplicate-closed = Le carte si mostrano quando tutti i tavoli di questo incontro hanno finito.
duplicate-manners = Altri tavoli giocano le stesse carte, quindi finché sei qui nessuno gioca per te. Un bot può sostituire chi se n’è andato.

## Puzzles

puzzles = Problemi
puzzles-lead = Una mossa è chiaramente la migliore, e i bot non la vedono. Tu la vedi?
puzzles-rules = Momenti di partite giocate, visti da un solo posto. Una mossa vince chiaramente più spesso di tutte le altre; conta il primo tentativo. Più punti ha un problema, più spesso i bot lo sbagliano.
puzzles-done = Risolti: { $solved } su { $all }
puzzle-at = Problema { $at } di { $all }
puzzle-question = Quale mossa vince più spesso?
puzzle-what = Tocca a te, e sai solo ciò che si vedeva da questo posto. Una mossa è chiaramente migliore di tutte le altre.
puzzle-bots = I bot hanno sbagliato in { $missed } tentativi su { $attempts }.
puzzle-people = { $tried ->
    [0] Qui non ci ha ancora provato nessuno.
    [one] Qui ci ha provato una persona; errori: { $failed }.
   *[other] Qui ci hanno provato { $tried } persone; errori: { $failed }.
}
puzzle-chances = Vittorie su cento partite
puzzle-yours = la tua mossa
puzzle-of-levels = Errori dei bot
puzzle-of-level = { $level }: { $missed } su { $attempts }
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-all = Tutti i problemi
puzzle-open = Problema { $at }
puzzle-solved = risolto
puzzle-missed = sbagliato
puzzles-none-here = Qui non ci sono problemi.
