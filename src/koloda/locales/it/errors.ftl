### Che cosa può andare storto.

## Opzioni, posizioni, mosse e registrazioni

long-position = posizione di { $game }: più lunga di { $most } caratteri
not-a-position = questa non è una posizione di { $game }: { $text }
position-version = questa posizione richiede la versione { $needed } delle regole di { $game }; qui c'è la versione { $version }
not-an-option = { $game }: { $word } non è una coppia opzione=valore
no-players = { $game }: manca players=N
record-names = una registrazione nomina { $players } giocatori, non { $given }
long-record = registrazione: più lunga di { $most } caratteri
record-format = registrazione: in questo formato la prima riga è «Koloda: { $format }»
record-version = questa registrazione richiede la versione { $needed } delle regole di { $game }; qui c'è la versione { $version }
record-position = registrazione: la posizione non è del tavolo di «Setup»
record-actions = registrazione: l'intestazione promette { $promised } azioni, ma ce ne sono { $count }
record-result = registrazione: l'intestazione dà il risultato { $promised }, ma le azioni portano a { $result }
record-header = registrazione, riga { $line }: { $words } non è un nuovo «Nome: valore»
no-header = registrazione: manca l'intestazione { $header }
record-seed = registrazione: l'intestazione «Seed» non è esadecimale
record-line = registrazione, riga { $line }: { $error }
not-a-move = { $words } non è un posto con la sua azione
no-seed = questa registrazione non ha seme, quindi il suo caso non si può verificare
broken-promise = il seme non è quello promesso: l'impegno è diverso
no-deal = questa partita parte da una posizione, quindi la distribuzione non si può verificare
other-chance = azione { $number }: il seme dà { $expected }, la registrazione ha { $found }
no-action = { $game } non ha la mossa { $action }; le mosse cominciano con { $verbs }
not-a-field = posizione di { $game }: { $text } non è «nome: parole»
field-twice = posizione di { $game }: { $field } compare due volte
no-field = posizione di { $game }: manca { $field }
one-number = posizione di { $game }: { $field } vuole un solo numero
field-number = posizione di { $game }: { $field } è un numero intero da { $low } a { $high }, non { $word }
field-choice = posizione di { $game }: { $field } è uno fra { $allowed }, non { $found }
not-a-card = posizione di { $game }: { $word } in { $field } non è una carta
unknown-field = posizione di { $game }: { $field } non si conosce
wrong-count = posizione di { $game }: la carta { $card } c'è { $have } volte, non { $want }
no-option = { $game } non ha l'opzione { $option }; ha { $known }
preset-choice = { $game }: { $preset } è uno fra { $known }, non { $given }
no-game = il gioco { $game } non c'è; ci sono { $known }
only-seats = a { $game } si gioca esattamente in { $seats }, non in { $players }
wrong-seats = a { $game } si gioca da { $low } a { $high }, non in { $players }
option-switch = { $game }: l'opzione { $option } è yes oppure no, non { $given }
option-number = { $game }: l'opzione { $option } è un numero intero da { $low } a { $high }, non { $given }
option-seat = { $game }: l'opzione { $option } è il numero di un posto oppure random, non { $given }
option-choice = { $game }: l'opzione { $option } è una fra { $allowed }, non { $given }
illegal-action = { $refusal }

## Lingue e testi delle regole

no-language = la lingua { $language } non c'è; ci sono { $known }
no-clause = { $game } non ha la regola { $clause }; le sue regole sono { $known }
no-clauses = { $game } non ha testi delle regole, quindi non ha la regola { $clause }

## Giocatori

bot-move-number = { $bot } ha indicato la mossa { $move } su { $moves }
bot-neither-bot = { $bot } non è né la funzione di un bot né un Player
bot-no-bot = il bot { $bot } non c'è: { $reason }
bot-bot-fails = il bot { $bot } ({ $place }) non funziona: { $reason }
bot-no-player = il giocatore { $player } non c'è; ci sono { $known }, hard@SECONDI e hard#ITERAZIONI, lo stesso per expert, modulo:nome ed exec:COMANDO
bot-budget = { $player }: il limite è un numero maggiore di 0, al massimo { $most }
bot-cannot-start = il bot { $bot } non si può avviare: { $reason }
bot-not-ready = il bot { $bot } non risponde a `koloda 1` con `ready`
bot-no-answer = { $bot } non risponde da { $seconds } secondi
bot-ended = { $bot } è terminato senza risposta

## Gare e laboratorio

arena-no-ray = Ray non è installato; lo installa pip install 'koloda[cluster]'
arena-no-cluster = a { $address } non c'è un cluster Ray: { $reason }
arena-ray-address = --ray è HOST:PORT oppure auto, non { $address }
arena-cluster-silent = a { $address } non c'è un cluster Ray: nessuno risponde
arena-cluster-failed = il cluster { $address } si è interrotto: { $reason }
arena-set-and-varied = { $game }: l'opzione { $option } è insieme fissata e variata
arena-varied-value-twice = { $game }: --vary { $option } dà due volte lo stesso valore
arena-varied-twice = { $game }: un'opzione è variata due volte
arena-variants = { $count } varianti sono troppe da confrontare; al massimo { $most }
arena-other-koloda = una macchina del cluster { $address } ha un'altra koloda
arena-not-empty = { $folder } non è vuota; --resume continua il lavoro già fatto lì
arena-cannot-write-to = non si può scrivere in { $folder }: { $reason }
arena-process-ended = un processo che divideva il lavoro è terminato; --workers 1 fa tutto in questo

## La porta d'ingresso

api-not-a-bot = un bot è il nome di un livello, una funzione o un Player, non { $given }
api-small-contest = una gara vuole almeno due bot e una distribuzione
api-bots-and-seats = { $bots } bot per { $seats } posti
api-bots-by-name = più processi vogliono i bot per nome, come 'hard' o 'modulo:nome'
api-no-outcome = la partita non è finita, quindi non c'è ancora un esito
api-seats-or-watcher = ci sono i posti da 0 a { $last }, e -1 per uno spettatore, non { $seat }
api-nobody-owes = la partita è finita, nessuno deve muovere
api-say-which-seat = i posti { $seats } devono muovere insieme: di' quale, per esempio seat=0
api-moves-of-record = questa registrazione ha { $count } mosse, non { $asked }
api-cannot-read = { $file } non si può leggere: { $reason }

## La riga di comando

cli-small-arena = un'arena vuole almeno due giocatori, come in --players hard,normal
cli-option-pair = --option è NOME=VALORE, non { $pair }
cli-no-presets = { $game } non ha { $preset } da scegliere
cli-option-twice = { $game }: l'opzione { $option } è data due volte
cli-seats-of-table = { $game } in { $players } ha i posti da 0 a { $last }, non { $seat }
cli-large-record = { $file } è troppo grande per una registrazione
cli-not-utf8 = { $file } non è una registrazione: non è testo UTF-8
cli-not-text = { $file } non è una registrazione: non è testo
cli-record-file = registrazione: { $error }
cli-not-replaceable = { $file } non è un file che una registrazione possa sostituire
cli-exists = { $file } c'è già; --force lo sostituisce
cli-cannot-write = non si può scrivere { $file }: { $reason }
cli-vary-pair = --vary è OPZIONE=A,B,…, non { $word }
cli-seat-numbers = --players accanto a --bots è un elenco di numeri di posti come 2,3, non { $seats }
cli-seats-twice = --players dà due volte lo stesso numero di posti: { $seats }
cli-no-rule-texts = { $game } non ha testi delle regole
cli-names-and-seats = { $names } nomi per { $seats } posti
cli-names-and-opponents = { $names } nomi per { $seats } avversari

## Server

server-backup-url = un database con URL si copia con i suoi strumenti, come pg_dump
server-no-database = il database { $file } non c'è
server-copy-exists = { $file } c'è già; --force lo sostituisce
server-copy-is-database = { $file } è il database stesso; la copia vuole un altro nome
server-copy-in-use = un server usa { $file }; la copia vuole un altro nome
server-certificate-and-key = --tls-cert e --tls-key vanno insieme
server-certificate = il certificato non si può usare: { $reason }
server-cannot-listen = non si può ascoltare su { $host }, porta { $port }: { $reason }
server-cannot-replay = le azioni conservate non seguono dal seme
server-misfit = l'azione conservata { $place } non va bene
server-sign = una reazione è una fra { $known }
server-seats-listed = un tavolo per { $players } elenca { $players } posti, non { $given }
server-person-or-bot = un posto è per una persona o per un bot
server-bot-level = il livello di un bot è uno fra { $known }
server-clock = un orologio è none, move o game
server-clock-seconds = un orologio ha da { $low } a { $high } secondi
server-table-version = questo tavolo richiede la versione { $version } delle regole di { $game }
server-not-installed = manca { $package }: installa koloda[server]
server-database-url = --database è un file o un URL come postgresql://…
server-database-file = --database vuole il nome di un file: le partite stanno sul disco
server-database = il database non si può usare: { $reason }
server-cannot-use = { $file } non si può usare: { $reason }
server-other-server = un altro server usa { $file }
server-newer-database = questo database è di una koloda più nuova (schema { $found }, qui { $here })
server-no-bot-now = adesso lì non si può mettere un bot
server-increment = l'incremento dell'orologio va da 0 a 600 secondi
server-chat-length = un messaggio ha da 1 a { $most } caratteri
server-chat-letters = un messaggio non ha caratteri di controllo o invisibili
server-name-length = un nome ha da 1 a { $most } caratteri
server-name-letters = un nome non ha caratteri di controllo o invisibili
server-watcher = uno spettatore guarda soltanto
server-no-hint = nessun consiglio trovato
server-late = nessuno ha salutato
server-slow-hints = per favore, chiedi consigli più lentamente
server-slow-chat = per favore, scrivi più lentamente
server-method = qui non si può fare
server-size = è troppo grande
server-seat-taken = quel posto non è libero
server-long-address = l’indirizzo di questo server è troppo lungo per un codice QR
server-hello = il primo messaggio è il saluto
server-not-begun = la partita non è cominciata
server-not-over = la partita non è finita
server-not-running = la partita non è in corso
server-over = la partita è finita
server-maker = chi crea il tavolo siede al posto di una persona
server-record-early = la registrazione c'è quando la partita è finita
server-replay-early = si può rivedere quando la partita è finita
server-stale = nel frattempo il tavolo è cambiato
server-failed = qualcosa è andato storto; è stato annotato
server-flagged = il tempo di questo posto è finito
server-no-seat = quel posto non c'è
server-room = questo tavolo non c'è o non è aperto a te
server-nothing = non c'è niente da decidere
server-letters = questi caratteri non li leggono tutti
server-no-undo = questa mossa non si può annullare
server-bad = questo messaggio non si capisce
server-origin = questa pagina non può farlo
server-not-away = questo giocatore non è assente da abbastanza tempo
server-elsewhere = questo posto è aperto in troppe finestre
server-moved = questo posto è stato spostato su un altro dispositivo
server-version = il server parla la versione { $version }; ricarica la pagina
server-busy = questo tavolo viene messo via; riprova
server-rate-tables = troppi tavoli nuovi
server-rate-guesses = troppi tavoli o chiavi sbagliati
server-rate = troppo in una volta; riprova più tardi

## Giochi

kanobu-deck = nessuna carta di questo mazzo si può giocare su un'altra
karma-clear = tre carte di fila eliminano la pila solo con tre copie di ciascuna, altrimenti non succede mai
unit-priority = l'ordine a turno esiste solo quando si agisce liberamente
