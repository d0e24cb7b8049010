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
record-seed = registrazione: l'intestazione «{ $header }» non è esadecimale
record-line = registrazione, riga { $line }: { $error }
not-a-move = { $words } non è un posto con la sua azione
no-seed = questa registrazione non ha seme, quindi il suo caso non si può verificare
broken-promise = il seme non è quello promesso: l'impegno è diverso
not-promised = l'impegno di questa registrazione non è quello mostrato prima della distribuzione
not-added = questo contributo non è nel seme
other-moves = le azioni di questa registrazione non sono quelle di questa catena
other-seed = il seme non è fatto del segreto e dei contributi dei giocatori
no-deal = questa partita parte da una posizione, quindi la distribuzione non si può verificare
other-chance = azione { $number }: il seme dà { $expected }, la registrazione ha { $found }
no-zone = { $game }: non c’è un posto { $zone }; ci sono { $there }
zone-of-seats = { $game }: il posto { $zone } ce l’ha ogni giocatore e non il tavolo: zone({ $zone }, seat); ci sono { $there }
no-action = { $game } non ha la mossa { $action }; le mosse cominciano con { $verbs }
no-such-action = { $game } non ha la mossa { $action }; ci sono { $alike }
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
broken-game = il gioco { $game } è installato ma non si può caricare: { $reason }
only-seats = a { $game } si gioca esattamente in { $seats }, non in { $players }
wrong-seats = a { $game } si gioca da { $low } a { $high }, non in { $players }
option-switch = { $game }: l'opzione { $option } è yes oppure no, non { $given }
option-number = { $game }: l'opzione { $option } è un numero intero da { $low } a { $high }, non { $given }
option-seat = { $game }: l'opzione { $option } è il numero di un posto oppure random, non { $given }
seat-option = { $game }: l'opzione { $option } è un posto da 0 a { $last } oppure random
option-choice = { $game }: l'opzione { $option } è una fra { $allowed }, non { $given }
illegal-action = { $refusal }

## Lingue e testi delle regole

no-language = la lingua { $language } non c'è; ci sono { $known }
no-clause = { $game } non ha la regola { $clause }; le sue regole sono { $known }
no-clauses = { $game } non ha testi delle regole, quindi non ha la regola { $clause }

## Giocatori

bot-no-move = { $bot } ha risposto { $answer }: non è né il testo di una mossa né il suo numero
bot-move-number = { $bot } ha indicato la mossa { $move } su { $moves }
bot-neither-bot = { $bot } non è né la funzione di un bot né un Player
bot-no-bot = il bot { $bot } non c'è: { $reason }
bot-no-file = in { $folder } non c’è un file { $file } con dei bot
bot-no-name = { $file } è un file: di' quale suo bot, come { $file }:NOME
bot-not-in-module = il bot { $bot } non c'è: in { $place } c'è { $there }
bot-bot-fails = il bot { $bot } ({ $place }) non funziona: { $reason }
bot-no-player = il giocatore { $player } non c'è; ci sono { $known }, hard@SECONDI e hard#ITERAZIONI, lo stesso per expert, file.py:nome, modulo:nome, net, net:FILE ed exec:COMANDO
bot-budget = { $player }: il limite è un numero maggiore di 0, al massimo { $most }
bot-cannot-start = il bot { $bot } non si può avviare: { $reason }
bot-no-command = il bot { $bot } non si può avviare: non è un comando
bot-not-ready = il bot { $bot } non risponde a `koloda 1` con `ready`
bot-no-answer = { $bot } non risponde da { $seconds } secondi
bot-ended = { $bot } è terminato senza risposta
bot-no-network = { $file } non è una rete di koloda: { $reason }
bot-other-table = la rete in { $file } è fatta per { $made }, non per { $here }
bot-no-own-network = nessuna rete di koloda è fatta per { $here }: gioca { $level }
train-no-checkpoint = { $file } non è un punto di ripristino di koloda train; rimuovilo per ricominciare
train-other-plan = { $file } è il punto di ripristino di un altro addestramento: { $name } è { $there } là e { $here } qui; un altro --out li tiene entrambi
train-other-shape = la rete in { $file } ha un’altra forma nello strato { $layer }; --hidden dev’essere il numero delle sue unità

## Gare e laboratorio

arena-no-ray = Ray non è installato; lo installa pip install 'koloda[cluster]'
arena-no-cluster = a { $address } non c'è un cluster Ray: { $reason }
arena-ray-address = --ray è HOST:PORT oppure auto, non { $address }
arena-cluster-silent = a { $address } non c'è un cluster Ray: nessuno risponde
arena-cluster-failed = il cluster { $address } si è interrotto: { $reason }
arena-set-and-varied = { $game }: l'opzione { $option } è insieme fissata e variata
arena-varied-value-twice = { $game }: { $option } ha due volte lo stesso valore
arena-varied-twice = { $game }: un'opzione è variata due volte
arena-variants = { $count } varianti sono troppe da confrontare; al massimo { $most }
arena-other-koloda = una macchina del cluster { $address } ha un'altra koloda
arena-not-empty = { $folder } non è vuota; --resume continua il lavoro già fatto lì
arena-no-folder = la cartella { $folder } non esiste: creala prima
arena-cannot-write-to = non si può scrivere in { $folder }: { $reason }
arena-process-ended = un processo che divideva il lavoro è terminato; --workers 1 fa tutto in questo

## Soluzioni esatte

exact-two-seats = la sfruttabilità vale per due giocatori, non per { $players }
exact-too-large = l'albero di { $game } con queste opzioni ha più di { $most } nodi: troppo grande per una soluzione esatta
exact-no-player = { $reason }, e qui anche uniform e cfr:ITERATIONS
exact-iterations = { $player }: dopo cfr: sta un numero di iterazioni da 1 a { $most }

## Ambienti per l'apprendimento

env-seat = seat è un numero da { $low } a { $high }, non { $seat }
env-opponents = servono { $needed } avversari, non { $given }
env-render-mode = render_mode è uno tra { $known }, non { $mode }
env-no-render-mode = senza render_mode non si disegna nulla: uno tra { $known }
env-illegal = illegal è uno tra { $known }, non { $given }
env-actions = { $games } partite vogliono un'azione ciascuna, non { $given }
env-not-legal = partita { $game }: l'azione { $action } non è permessa
env-too-few = { $name } è almeno { $least }, non { $given }
env-not-ended = la partita { $game } non è appena finita né è stata interrotta
env-observer = gli osservatori di koloda non hanno parametri come { $given }
env-recall = questa partita di { $game } occupa già { $rows } righe di memoria, più delle { $most } del tensore: caricala con un recall maggiore
env-unlisted = { $game } non elenca il suo evento { $event }, perciò non c'è un tensore del passato

## La porta d'ingresso

api-not-a-bot = un bot è il nome di un livello, una funzione o un Player, non { $given }
api-small-contest = una gara vuole almeno due bot, non { $given }
api-small-lab = un esperimento vuole almeno una distribuzione
api-bots-and-seats = { $bots } bot per { $seats } posti
api-bots-by-name = più processi vogliono i bot per nome, come 'hard' o 'modulo:nome'
only-a-game = si controlla un Game, non il suo nome o { $given }
not-a-game = { $argument } è un gioco o il suo nome, non { $given }
api-not-whole = { $argument } è un numero intero, non { $given }
api-seed-bytes = un seme è un numero intero o { $most } byte, non { $given } byte
api-no-values = { $option }: serve almeno un valore da confrontare
api-not-counts = { $argument } è un numero di posti o un elenco di numeri, non { $given }
api-not-text = { $argument } è un testo, non { $given }
api-not-seconds = { $argument } è un numero di secondi, non { $given }
api-too-small = { $argument } è almeno { $least }, non { $given }
api-not-names = { $argument } è un elenco di nomi senza a capo e senza «;», non { $given }
api-not-a-list = { $argument } è un elenco di bot, non { $given }
api-not-varied = { $argument } è un dizionario di opzioni con elenchi di valori, non { $given }
api-lab-bots = { $argument } è il nome di un bot o un elenco di nomi, non { $given }
api-no-measure = non c’è una misura { $given }; ci sono { $there }
api-no-variant = non c’è una variante { $given }; ci sono { $there }
api-takes-others = un bot è una funzione di una vista e di un generatore; { $given } vuole altri argomenti
api-no-outcome = la partita non è finita, quindi non c'è ancora un esito
api-seats-or-watcher = ci sono i posti da 0 a { $last }, e -1 per uno spettatore, non { $seat }
api-seats = ci sono i posti da 0 a { $last }, non { $seat }
api-nobody-owes = la partita è finita, nessuno deve muovere
api-moves-of-record = questa registrazione ha { $count } mosse, non { $asked }
api-after-moves = questa registrazione ha i momenti dopo 0…{ $count } mosse, non dopo { $asked }
api-cannot-read = { $file } non si può leggere: { $reason }
api-no-text = { $file } non si può leggere: non è un testo

## La riga di comando

cli-missing-extra = manca { $package }: lo porta pip install 'koloda[{ $extra }]'
cli-small-arena = un'arena vuole almeno due giocatori, come in --players hard,normal
cli-option-pair = --option è NOME=VALORE, non { $pair }
cli-no-parquet = pyarrow non è installato; lo porta pip install 'koloda[data]'
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
cli-daily-hints = la mano del giorno si gioca senza consigli
cli-not-a-day = { $option } è un giorno come 2026-11-17, non { $given }
cli-daily-future = la mano del { $day } non c'è ancora: un giorno comincia a mezzanotte UTC
cli-no-shelf = non c'è una cartella { $folder }
cli-large-shelf = { $folder } ha più di { $most } file
cli-whose-result = --result { $result } vuole --player: di chi è il risultato
cli-not-on-shelf = non c'è una registrazione { $number }: { $count } corrispondono alla ricerca
cli-not-a-hash = { $option } è un hash di 64 cifre esadecimali, per --chain dopo un numero e due punti, non { $given }
cli-vary-pair = --vary è OPZIONE=A,B,…, non { $word }
cli-moves = la partita registrata ha { $count } mosse: --from { $first } --to { $last } non rientra
cli-no-move = --before è una mossa della partita registrata, da 1 a { $count }, non { $move }
cli-vary-range = { $word } non è un intervallo: si scrive DA..A oppure DA..A/PASSO, al massimo 24 passi
cli-seat-numbers = --seats è un numero di posti come 3, non { $seats }
cli-seats-twice = un numero di posti è dato due volte: { $seats }
cli-one-table = questo comando gioca a un solo tavolo: un numero di posti, non { $seats }
cli-names-or-number = --players è un numero di posti come 3 o nomi come hard,normal, non { $players }
cli-numbers-twice = accanto a --seats, --players sono nomi come hard,normal, non { $players }
cli-you-twice = `you` sta una volta sola in --players, e allora --seat non si dà
cli-no-rule-texts = { $game } non ha testi delle regole
cli-names-and-seats = { $names } nomi per { $seats } posti
kit-no-name = { $name } non è un nome per un gioco: lettere minuscole e cifre, una lettera per prima, parole unite da _, al massimo { $longest } caratteri
kit-name-of-python = { $name } in Python significa altro: scegli un altro nome
kit-name-of-game = { $name } è già un gioco di koloda: scegli un altro nome
kit-no-folder = la cartella { $folder } non esiste: creala prima
kit-there-already = { $place } c'è già: non è stato scritto niente
kit-cannot-write = non si può scrivere { $place }: { $reason }

## Server

server-backup-url = un database con URL si copia con i suoi strumenti, come pg_dump
server-no-database = il database { $file } non c'è
server-copy-exists = { $file } c'è già; --force lo sostituisce
server-copy-is-database = { $file } è il database stesso; la copia vuole un altro nome
server-copy-in-use = un server usa { $file }; la copia vuole un altro nome
server-certificate-and-key = --tls-cert e --tls-key vanno insieme
server-certificate = il certificato non si può usare: { $reason }
server-cannot-listen = non si può ascoltare su { $host }, porta { $port }: { $reason }
server-one-process = { $workers } processi richiedono PostgreSQL (--database postgresql+psycopg://…); SQLite è per un solo processo
server-cannot-replay = le azioni conservate non seguono dal seme
server-misfit = l'azione conservata { $place } non va bene
server-sign = una reazione è una fra { $known }
server-seats-listed = un tavolo per { $players } elenca { $players } posti, non { $given }
server-bot-level = il livello di un bot è uno fra { $known }
server-clock-seconds = un orologio ha da { $low } a { $high } secondi
server-table-version = questo tavolo richiede la versione { $version } delle regole di { $game }, e il server ha la versione { $here }
server-origin-address = --origin è un indirizzo come https://cards.example, non { $origin }
server-database-url = --database è un file o un URL come postgresql://…
server-database-file = --database vuole il nome di un file: le partite stanno sul disco
server-database = il database non si può usare: { $reason }
server-no-folder = la cartella { $folder } non esiste: creala prima
server-cannot-use = { $file } non si può usare: { $reason }
server-other-server = un altro server usa { $file }
server-newer-database = questo database è di una koloda più nuova (schema { $found }, qui { $here })
server-no-bot-now = adesso lì non si può mettere un bot
server-chat-length = un messaggio ha da 1 a { $most } caratteri
server-chat-letters = un messaggio non ha caratteri di controllo o invisibili
server-name-length = un nome ha da 1 a { $most } caratteri
server-name-letters = un nome non ha caratteri di controllo o invisibili
server-watcher = uno spettatore guarda soltanto
server-no-hint = nessun consiglio trovato
server-no-lesson = non c'è una lezione per { $game }
server-late = nessuno ha salutato
server-slow-hints = per favore, chiedi consigli più lentamente
server-seat-again = il tuo posto al prossimo tavolo è già occupato
server-slow-chat = per favore, scrivi più lentamente
server-method = qui non si può fare
server-method-here = questo indirizzo risponde a { $allowed }, non a { $method }
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
server-try-early = si può riprovare quando la partita è finita
server-no-step = da questo passo non c'è più nulla da giocare
server-analysis-early = si può analizzare quando la partita è finita
server-deal-in-play = a un altro tavolo si gioca ancora con le stesse carte
server-day-not-over = le carte della mano del giorno si mostrano quando il giorno è finito
server-deal-manners = dove altri giocano le stesse carte nessuno riceve aiuto, e si giocano una volta sola
server-sits-already = siedi già a un altro tavolo con le stesse carte
server-no-person = a questo tavolo ci si siede dalla pagina del suo incontro duplicato
server-table-used = si può togliere solo un tavolo a cui non siede nessuno
server-no-deal = qui non c'è una mano del giorno { $day }
server-deal-played = hai già giocato questa mano
server-resigned = questo posto ha abbandonato la partita
server-no-hints-here = a questo tavolo non ci sono consigli
server-no-coach-here = l’allenatore c’è solo dove tutti gli altri sono bot
server-no-reveal = ora non c'è niente da rivelare
server-other-contribution = questo non è il contributo promesso
server-stale = nel frattempo il tavolo è cambiato
server-failed = qualcosa è andato storto; è stato annotato
server-flagged = il tempo di questo posto è finito
server-no-seat = quel posto non c'è
server-room = questo tavolo non c'è o non è aperto a te
server-nothing = non c'è niente da decidere
server-letters = questi caratteri non li leggono tutti
server-no-undo = questa mossa non si può annullare
server-bad = questo messaggio non si capisce
server-body-json = dopo il byte { $byte } il corpo della richiesta non è JSON; è ammesso un oggetto con questi campi: { $fields }
server-body-object = il corpo della richiesta è JSON, ma non un oggetto; è ammesso un oggetto con questi campi: { $fields }
server-body-missing = nella richiesta manca: { $field }
server-body-field = questa parte della richiesta non va bene: { $field }
server-no-page = a questo indirizzo non c'è nulla
server-origin = questa pagina non può farlo
server-not-away = questo giocatore non è assente da abbastanza tempo
server-elsewhere = questo posto è aperto in troppe finestre
server-moved = questo posto è stato spostato su un altro dispositivo
server-version = il server parla la versione { $version }; ricarica la pagina
server-full = il server è pieno al momento; riprova più tardi
server-banned = questo server per ora non ti lascia entrare
server-no-order = non esiste l'ordine { $order }
server-no-address = { $who } non è un indirizzo né il suo hash nei log
server-no-server = nessun server usa { $file } qui: { $reason }
server-no-process = nessun processo del server di { $file } risponde
server-no-socket = Windows non ha un socket per gli ordini a un server
server-stopping = il server si sta fermando; riprova
server-busy = questo tavolo viene messo via; riprova
server-rate-tables = troppi tavoli nuovi
server-quota = dal tuo indirizzo è stato salvato troppo; riprova più tardi
server-rate-guesses = troppi tavoli o chiavi sbagliati
server-rate = troppo in una volta; riprova più tardi

## Giochi

karma-follow-needs-pt = posizione di karma: nella fase follow un PT sta in cima alla pila
karma-give-needs-others = posizione di karma: nella fase give la pila va a uno fra più altri
karma-one-has-cards = posizione di karma: la partita è finita, quindi un solo giocatore ha carte
karma-bag-before-deal = posizione di karma: le carte stanno nel sacchetto prima della distribuzione e solo allora
karma-deck-and-stage = posizione di karma: il mazzo non va con la fase { $stage }
karma-two-have-cards = posizione di karma: una partita continua finché due giocatori hanno carte
karma-no-cards-to-play = posizione di karma: il posto di turno non ha carte
karma-nothing-shown-yet = posizione di karma: prima del primo turno nessuno ha mostrato carte della mano
karma-six-to-choose-from = posizione di karma: nella fase choose ognuno ha { $cards } carte fra cui scegliere
karma-three-places = posizione di karma: il posto { $seat } ha tre posizioni sul tavolo
karma-many-copies = posizione di karma: il posto { $seat } ha più copie di una carta di quante ce ne siano
karma-played-from = posizione di karma: 'from' è hand, up o down e un numero
karma-few-cards = karma: a { $players } giocatori servono { $need } carte, il mazzo ne ha { $have }; con copies={ $copies } si gioca al massimo in { $most }
karma-clear = karma: tre carte di fila (clear=3) eliminano la pila solo con tre copie di ciascuna (copies=3), altrimenti non succede mai
karma-tiny-copies = karma: deck=tiny ha sette carte sue, quindi copies resta 2
kanobu-bag-in-shuffle = posizione di kanobu: il sacchetto contiene carte durante il mescolamento e solo allora
kanobu-opened-without-star = posizione di kanobu: solo una Stella apre carte
kanobu-out-is-empty-hands = posizione di kanobu: 'out' nomina i posti senza carte, ognuno una volta
kanobu-nobody-out = posizione di kanobu: prima della fine nessuno è fuori
kanobu-two-have-cards = posizione di kanobu: una partita continua finché due giocatori hanno carte
kanobu-marked-apart = posizione di kanobu: le carte sono segnate con + solo in una posizione con 'apart: yes'
kanobu-two-left-on-pile = posizione di kanobu: un mazzo rinnovato lascia due carte sulla pila
kanobu-renewed-apart = posizione di kanobu: un mazzo rinnovato si distingue da tutte le mani
kanobu-renewed-when-needed = posizione di kanobu: un mazzo si rinnova solo quando serve una carta
kanobu-drawn-in-hand = posizione di kanobu: la carta pescata è nella mano di chi è di turno
kanobu-laid-on-chance = posizione di kanobu: le carte si posano su una Occasione
kanobu-only-signs-laid = posizione di kanobu: si posano solo Sasso, Forbici e Carta
kanobu-one-of-each-laid = posizione di kanobu: si posano un Sasso, un Forbici e una Carta
kanobu-rest-in-hand = posizione di kanobu: il resto delle tre carte è nella mano
kanobu-all-in-bag-and-deck = posizione di kanobu: nella fase { $stage } prima della distribuzione tutte le carte sono nel sacchetto e nel mazzo
kanobu-bag-holds-cards = posizione di kanobu: nella fase { $stage } il sacchetto contiene carte
kanobu-no-deck-yet = posizione di kanobu: nella fase first non c'è mazzo
kanobu-somebody-finished = posizione di kanobu: qualcuno ha finito la partita
kanobu-mover-has-no-cards = posizione di kanobu: il posto di turno non ha carte
kanobu-turn-limit = posizione di kanobu: il limite di turni è raggiunto
kanobu-idle-round = posizione di kanobu: un intero giro è passato a vuoto
kanobu-pending-stage = posizione di kanobu: un effetto è in attesa solo nella fase answer
kanobu-effect-of-player = posizione di kanobu: l'effetto viene da un giocatore ancora in partita
kanobu-effect-of-another = posizione di kanobu: l'effetto viene da un giocatore diverso da chi risponde
kanobu-effect-on-pile = posizione di kanobu: la carta dell'effetto sta sulla pila
kanobu-owed-by-everybody = posizione di kanobu: non si deve più di quanto pescano tutti
kanobu-player-draws-nothing = posizione di kanobu: chi l'ha giocata non pesca nulla
kanobu-drawer-has-no-cards = posizione di kanobu: il posto che pesca non ha carte
kanobu-mover-draws = posizione di kanobu: pesca chi è di turno
kanobu-opened-under-star = posizione di kanobu: le carte si aprono mentre in cima c'è una Stella
kanobu-star-opens-three = posizione di kanobu: una Stella apre tre carte
kanobu-one-drawn = posizione di kanobu: in un turno normale si pesca una carta
kanobu-nothing-owed = posizione di kanobu: tutti insieme non devono nulla
kanobu-colour-change-on-top = posizione di kanobu: nella fase colour in cima c'è un Cambio colore
kanobu-colour-named = posizione di kanobu: il colore è già stato detto
kanobu-star-on-top = posizione di kanobu: nella fase star in cima alla pila c'è una Stella
kanobu-star-opens-some = posizione di kanobu: una Stella apre da una a tre carte
kanobu-long-deck-file = kanobu: { $name } è troppo lungo per il file di un mazzo
kanobu-card-and-copies = kanobu: { $where }: serve una carta e quante copie, come B-rock 2
kanobu-card-twice = kanobu: { $where }: { $token } compare due volte
kanobu-copies = kanobu: { $where }: le copie di { $token } sono un numero intero da 1 a { $most }, non { $digits }
kanobu-no-colour = kanobu: { $where }: { $letters } non è un colore; ci sono B, G, R, Y, due di loro, o P per il viola
kanobu-no-symbol = kanobu: { $where }: { $symbol } non è un simbolo; ci sono { $known }
kanobu-signs-not-purple = kanobu: { $where }: Sasso, Forbici e Carta non possono essere viola (R40)
kanobu-purple-only = kanobu: { $where }: Annulla e Cambio colore devono essere viola (R40)
kanobu-empty-deck = kanobu: { $where }: non contiene carte
kanobu-large-deck = kanobu: { $where }: un mazzo ha al massimo { $most } carte, questo { $cards }
kanobu-deck-file = kanobu: l'opzione deck è { $known } oppure il file di un mazzo; { $name } non si può leggere: { $reason }
kanobu-deck-no-text = kanobu: l'opzione deck è { $known } oppure il file di un mazzo; { $name } non si può leggere: non è un testo
kanobu-deck-cards = kanobu: l'opzione deck è { $known } oppure carte come B-rock:2,P-cancel:3, non { $deck }
kanobu-met-numbers = posizione di kanobu: 'met' contiene numeri di quindici cifre esadecimali
kanobu-known-at-bottom = posizione di kanobu: le carte note del mazzo stanno in fondo
kanobu-pending-words = posizione di kanobu: 'pending' è uno fra { $known }, la quantità e il posto che l'ha giocato
kanobu-task-words = posizione di kanobu: 'task' è uno fra { $known }, il posto che pesca, le carte dovute, le carte per tutti e chi ha giocato la carta
kanobu-experimental = a kanobu si gioca da 2 a { $most }, non in { $players }; in { $first } o { $last } serve l'opzione experimental=yes
kanobu-few-cards = kanobu: a { $players } giocatori servono { $need } carte, il mazzo ne ha { $have } (R40)
kanobu-dead-deck = kanobu: nessuna carta di questo mazzo si può giocare su un'altra
kanobu-few-cards-for-two = kanobu: a due giocatori servono { $need } carte, il mazzo senza Inversione ne ha { $have } (R40)
unit-no-such-stage = posizione di unit: con queste opzioni non c'è la fase { $stage }
unit-bag-before-deal = posizione di unit: le carte stanno nel sacchetto prima della distribuzione e solo allora
unit-no-cards-before-deal = posizione di unit: prima della distribuzione nessuno ha carte
unit-both-ready = posizione di unit: quando entrambi sono pronti il turno è finito
unit-not-in-danger = posizione di unit: il posto a cui si chiede di recuperare non è in pericolo
unit-over-without-end = posizione di unit: la partita è finita quando sono finiti i punti o le carte
unit-must-begins = posizione di unit: nella fase must il turno comincia e il giocatore ha una carta da muovere
unit-joker-back = posizione di unit: un jolly non torna dal limite
unit-clubs-extend = posizione di unit: i fiori non possono estendere il limite { $suit } del posto { $seat }
unit-two-numbers = posizione di unit: 'points' e 'recovered' sono due numeri, uno per posto
unit-not-on-field = posizione di unit: { $text } non può stare sul campo
unit-many-defenders = posizione di unit: { $word } ha più di due difensori
unit-cannot-pay = posizione di unit: il limite del posto { $seat } non può pagare { $text }
unit-cannot-lie = posizione di unit: { $word } non può stare in { $name }
unit-cannot-defend = posizione di unit: { $text } non può difendere in { $word }
unit-priority = unit: l'ordine a turno (priority) esiste solo quando si agisce liberamente (turn_mode=free)
karmaka-rung-four = posizione di karmaka: la partita finisce quando qualcuno arriva al gradino 4, e solo allora
karmaka-loose-in-shuffle = posizione di karmaka: le carte sono sciolte mentre si mescolano, e solo allora
karmaka-nothing-to-ask = posizione di karmaka: non c'è niente da chiedere per { $step }
karmaka-until-the-offer = posizione di karmaka: le carte sono in gioco, sollevate o mostrate solo fino all'offerta
karmaka-offered-in-play = posizione di karmaka: la carta da offrire è in gioco
karmaka-after-the-offer = posizione di karmaka: dopo l'offerta viene solo una giocata in più
karmaka-steps-of-no-card = posizione di karmaka: questi passi non sono di nessuna carta
karmaka-offered-next = posizione di karmaka: la carta si offre a qualcuno quando l'offerta è il passo successivo
karmaka-lifted-for-destiny = posizione di karmaka: le carte si sollevano solo per Destino
karmaka-not-a-target = posizione di karmaka: il posto { $target } qui non è un bersaglio
karmaka-plays-with-a-hand = posizione di karmaka: chi gioca ha una carta in Mano
karmaka-shuffle-for-well = posizione di karmaka: si mescola prima che serva una carta del Pozzo
karmaka-offered-to = posizione di karmaka: la carta si offre alla vittima, o senza vittima ai rivali
karmaka-rings-to-spend = posizione di karmaka: chi spende Anelli ne ha, e non ha carte in Mano e nel Mazzo
karmaka-shown-for-swindle = posizione di karmaka: le carte si mostrano solo dalla Mano da cui Inganno ne prende una
karmaka-only-the-well = posizione di karmaka: prima della distribuzione ci sono solo le carte del Pozzo
karmaka-steps-in-order = posizione di karmaka: questi passi non si susseguono
karmaka-not-a-step = posizione di karmaka: { $step } non è un passo
karmaka-many-steps = posizione di karmaka: non ci sono mai più di { $most } passi
karmaka-one-in-play = posizione di karmaka: una sola carta è in gioco
karmaka-used-words = posizione di karmaka: 'used' è uno fra { $known }
karmaka-number-each = posizione di karmaka: 'rungs' e 'rings' vogliono un numero per ogni posto
karmaka-no-knowers = posizione di karmaka: { $word } in { $name } non dice quali posti conoscono la carta
karmaka-many-copies = posizione di karmaka: { $name } ha più di { $most } copie di { $card }
karmaka-counts-copies = karmaka: l'opzione counts permette al massimo { $most } copie di una carta
karmaka-counts-deck = karmaka: con l'opzione counts il mazzo ha { $copies } carte; se ne ammettono da 1 a { $most }
karmaka-counts-words = karmaka: l'opzione counts è come panic:4,mimic:0, non { $word }
karmaka-counts-twice = karmaka: l'opzione counts nomina { $name } due volte
karmaka-mode-exact-seats = karmaka: il modo { $mode } vuole esattamente { $low } giocatori (G31)

## Puzzles

puzzles-no-book = { $game } non porta problemi
puzzles-no-puzzle = { $game } non ha il problema { $puzzle }
puzzles-no-move = { $action } non è una delle mosse di questo problema
