### Ciò che hanno in comune tutti i giochi e il terminale.

## Posti e carte

seat = Giocatore { $seat }
seat-you = Tu
yourself = te
themself = sé
seat-named = { $name } ({ $seat })
table = Tavolo
no-cards = nessuna
hidden-cards =
    { $count ->
        [one] una carta nascosta
       *[other] { $count } carte nascoste
    }
empty-places = vuoti: { $places }
more-cards = … altre { $count } …

## Elenco dei giochi

options = opzioni
players-range =
    { $low ->
        [2] { $high ->
            [2] per 2 giocatori
           *[other] da 2 a { $high } giocatori
        }
       *[other] da { $low } a { $high } giocatori
    }
players-most = con altre opzioni fino a { $most }
games-hint = `koloda games GIOCO` spiega le opzioni di un gioco, `koloda play GIOCO` lo comincia.
expects-switch = yes oppure no
expects-number = un numero intero da { $low } a { $high }
expects-seat = il numero di un posto oppure random
expects-text = un testo

## Il dialogo

how-to = Scrivi il numero o il testo di una mossa; ? spiega perché una carta non si può giocare; «aiuto» elenca il resto.
prompt = Che cosa fai?
which-number =
    { $count ->
        [one] C'è una sola mossa: scrivi 1, oppure «aiuto».
       *[other] Scrivi un numero da 1 a { $count }, una mossa o «aiuto».
    }
not-a-move = La mossa «{ $text }» non esiste in questo gioco; «aiuto» dice che cosa si può scrivere.
allowed = Questa mossa è permessa.
can-do = mosse possibili: { $moves }
again-later = Prima finisci questa partita; poi «ancora» ne comincia un'altra.
goodbye = Alla prossima!

## Parole del dialogo

word-help = aiuto
word-view = tavolo
word-hint = consiglio
word-rules = regole
word-record = registra
word-again = ancora
word-quit = esci
help-move = 3 oppure { $move }: fai una mossa, con il numero o con il testo
help-why = ? oppure ? { $move }: perché le tue carte, o una mossa, non si possono giocare
help-help = aiuto (help): questo elenco
help-view = tavolo (view): mostra di nuovo il tavolo
help-hint = consiglio: le mosse migliori e quanto spesso vincono
help-rules = regole (rules) oppure regole { $clause }: tutte le regole, o una
help-record = registra FILE (record): conserva la partita in un file nuovo quando finisce o quando esci
help-again = ancora (again): gioca un'altra partita quando questa è finita
help-quit = esci (quit): lascia la partita; una mossa non si può annullare
hint = { $move }: vince il { $percent } % — { $reason }
hint-why = { $move }: vince il { $percent } % — { $reason }: { $why }
hint-forced = { $move }: { $reason }
hint-lost = Quasi perduta. { $move }: vince il { $percent } %
hint-only = la sola mossa
hint-clear = nettamente la migliore
hint-best = la migliore di poco
hint-close = quasi altrettanto buona
hint-worse = più debole

## The full screen

screen-why = perché no
screen-wait = Giocano gli altri…
screen-find = Scrivi per cercare, Esc chiude
screen-log = Che cosa è successo
screen-free = liberi { $free }/{ $total }
screen-rungs = Scarabeo 4, Serpente 5, Lupo 6, Scimmia 7, Trascendenza
screen-keys = Le frecce scelgono una carta, Invio la gioca, Esc torna indietro.
screen-enter = Invio: { $move }
screen-where = Invio: scegli che cosa farne
screen-again = Premi { $key } per giocare ancora.
screen-leave = Premi { $key } per uscire.

## Registrazioni e correttezza

commitment-chosen = Il mazzo discende dal seme che hai scelto; il suo SHA-256 è { $commitment }.
commitment =
    Il mazzo dipende da un numero segreto con SHA-256 { $commitment }; lo vedrai alla fine della partita.
add-words = Parole tue per la distribuzione
added = Hai aggiunto { $hash }: lo prende koloda verify FILE --contribution.
seed = Il numero segreto era { $seed }.
record-where = Scrivi «registra» e il nome di un file nuovo.
record-later = La partita sarà conservata in { $file } quando finisce o quando esci.
record-offer = «registra FILE» conserva tutta la partita, «ancora» ne gioca un'altra; Invio per uscire.
again-offer = «ancora» gioca un'altra partita; Invio per uscire.
record-kept = La partita è in { $file }; koloda verify dimostra che nessuno ha toccato il mazzo.
move-number = Mossa { $number }
proof-deal =
    { $result ->
        [yes] ✓ La distribuzione e tutto il caso discendono dal numero segreto; ogni mossa è permessa.
        [missing] – Se il caso discende dal numero segreto: la registrazione non ha il numero o la distribuzione.
       *[other] ✗ Il caso non discende dal numero segreto.
    }
proof-promise =
    { $result ->
        [yes] ✓ Il numero segreto era stato promesso prima della distribuzione.
        [no] ✗ Il numero segreto non era stato promesso prima della distribuzione.
        [missing] – Se il numero segreto era stato promesso prima: la registrazione non lo contiene.
       *[other] – Se il numero segreto era stato promesso prima: indica --commitment come l'hai visto.
    }
proof-contribution =
    { $result ->
        [yes] ✓ Il tuo contributo è nel numero segreto.
        [no] ✗ Il tuo contributo non è nel numero segreto.
       *[other] – Se il tuo contributo è nel numero segreto: indica --contribution.
    }
proof-moves =
    { $result ->
        [yes] ✓ Le mosse sono quelle che hai visto.
        [no] ✗ Le mosse non sono quelle che hai visto.
       *[other] – Se le mosse sono quelle che hai visto: indica --chain.
    }
proof-complete =
    { $result ->
        [yes] ✓ La partita è completa.
       *[other] – La partita non è stata finita.
    }
proof-limits = Nessuna registrazione prova che nessuno abbia letto le carte durante la partita: chi gestisce il server poteva.

## Risultati

unfinished = La partita non è finita.
game-over = Partita finita: { $reason }.
rank = { $rank }° posto: { $player }
you-win = Hai vinto!
you-lose = Hai perso.
you-draw = Pareggio.
ending-cards = hanno deciso le carte
ending-points = hanno deciso i punti
ending-repetition = la stessa posizione si è ripetuta troppe volte
ending-cap = è stato raggiunto il limite di turni
ending-stalemate = nessuno poteva più fare niente
ending-transcendence = qualcuno ha raggiunto la Trascendenza

## Rifiuti di ogni gioco

refusal-over = la partita è finita
refusal-turn =
    { $whose ->
        [chance] ora decide il caso
       *[seat] ora la scelta spetta a un altro posto
    }
refusal-chance = ora il caso non può farlo

doctor-cores =
    { $number ->
        [one] un core
       *[other] { $number } core
    }
doctor-there = installato
doctor-missing = manca: { $names }
doctor-not-found = non trovato
doctor-extra-terminal = schermo intero nel terminale
doctor-extra-server = tavoli nel browser
doctor-extra-postgres = più processi del server su un solo database
doctor-extra-research = ambienti per l'apprendimento
doctor-extra-train = addestramento di reti
doctor-extra-data = insiemi di dati delle partite
doctor-extra-cluster = laboratorio e addestramento su un cluster
doctor-get = Un extra si installa con il suo nome: { $command }
doctor-needs-client = client per il browser, per i tavoli nel browser
doctor-needs-database = partite conservate da koloda serve
doctor-needs-browser = browser, in cui giocare
doctor-needs-compiler = compilatore C con gli header di Python, per compilare il motore
doctor-needs-node = Node, solo per costruire il client

## L’allenatore

coach-after =
    { $percent ->
        [one] Molto meglio «{ $move }» (una vittoria in più su cento): { $reason }.
       *[other] Molto meglio «{ $move }» ({ $percent } vittorie in più su cento): { $reason }.
    }
coach-after-plain =
    { $percent ->
        [one] Molto meglio «{ $move }»: una vittoria in più su cento.
       *[other] Molto meglio «{ $move }»: { $percent } vittorie in più su cento.
    }
coach-uncompiled = Su questo server l’allenatore parla prima delle tue mosse, non dopo.

## The analysis of a finished game

analysis-head = { $game }, { $moves } mosse. I punti sono probabilità di vincere su cento; ± è l'intervallo del 95 %.
analysis-start = inizio alla pari
account-deal = la distribuzione
account-own-cards = carte viste nelle proprie mosse
account-others-cards = carte viste nelle mosse altrui
account-own-play = il proprio gioco, con quel che si vedeva
account-others-play = il gioco altrui, con quel che vedevano
account-hidden = come sono cadute le carte nascoste
analysis-result = risultato
analysis-even = quasi pari
analysis-luck = Fortuna: { $luck }. Il resto è gioco e come sono cadute le carte nascoste.
analysis-accuracy = Precisione: { $points } su 100, cioè quanto una scelta ha conservato della probabilità di vincere.
analysis-rating = Valutazione di questo gioco: { $rating } Elo, dove il bot normale ha 0. L'incertezza di una sola partita è più larga della distanza tra il bot facile e l'esperto.
analysis-stroke-deal = La distribuzione: { $points }.
analysis-stroke = Mossa { $number } di { $player }, { $move }: le carte viste allora valevano { $points }.
analysis-mistake = Mossa { $number }, { $move }. { $verdict }
analysis-no-mistake = Nessuna mossa era chiaramente peggiore di un'altra, con quel che si vedeva.
analysis-slow = Questa copia non è compilata: l'analisi dura minuti. --seconds 0.5 ne dà una meno precisa, ma prima.
analysis-judge = È il giudizio di Koloda: il metro è un giocatore rapido e sensato, e ogni giudice preferisce il proprio stile.
analysis-chart = Probabilità di vincere, mossa per mossa
analysis-written = Scritto in { $file }.

## The deal of the day

daily-head = La mano del { $day }
daily-promise = Chi la gioca ha le stesse carte e incontra gli stessi bot. Hash del suo seme: { $commitment }
daily-again = Questa mano è già stata giocata, e vale la prima volta: { $result }.
daily-won =
    { $moves ->
        [one] vittoria in una mossa
       *[other] vittoria in { $moves } mosse
    }
daily-lost =
    { $moves ->
        [one] sconfitta in una mossa
       *[other] sconfitta in { $moves } mosse
    }
daily-between =
    { $moves ->
        [one] { $points } punti su 100 in una mossa
       *[other] { $points } punti su 100 in { $moves } mosse
    }
daily-you = Tu: { $result }.
# What is sent to others.
daily-mine = Il mio risultato: { $result }.
daily-expert-plays = L'esperto gioca la stessa mano …
daily-expert = L'esperto: { $result }.
daily-share = Koloda, la mano del { $day }: { $game }
daily-kept = Salvata in { $file }.
daily-none = Qui non c'è ancora nessuna mano di { $game }.

## A folder of records

library-empty = In questa cartella non c'è nessuna registrazione.
library-head =
    { $count ->
        [0] Nessuna registrazione su { $all } corrisponde.
        [one] Una registrazione su { $all }; --open 1 la mostra mossa per mossa.
       *[other] { $count } registrazioni su { $all }; --open N ne mostra una mossa per mossa.
    }
library-others =
    { $count ->
        [one] Un altro file non è una registrazione.
       *[other] Altri { $count } file non sono registrazioni.
    }
library-winners = vince { $names }
library-drawn = pareggio
library-unfinished = non finita

## Puzzles

puzzles-none = In queste partite non ci sono problemi; altre partite, o più --iterations, possono darne.
puzzle-head = Problema { $number }: { $game }, sceglie { $player }. I bot hanno sbagliato in { $missed } tentativi su { $attempts }.
puzzle-answer = La risposta: { $move }. Vince almeno { $percent } partite in più su cento di ogni altra mossa plausibile.
puzzle-from = Dalla mossa { $number } di { $file }
puzzles-written =
    { $count ->
        [one] Un problema è in { $file }.
       *[other] { $count } problemi sono in { $file }.
    }
puzzle-ask = Problema { $number }: { $game }. Che cosa vince più spesso? I bot hanno sbagliato in { $missed } tentativi su { $attempts }.
puzzle-not-a-move = «{ $text }» non è tra queste mosse. Scrivi un numero, o niente per uscire.
puzzle-right =
    { $percent ->
        [one] Giusto. Vince una partita in più su cento di «{ $move }», la migliore delle altre.
       *[other] Giusto. Vince { $percent } partite in più su cento di «{ $move }», la migliore delle altre.
    }
puzzle-because = Il motivo: { $reason }.
puzzles-solved = Risolti: { $right } su { $count }.
