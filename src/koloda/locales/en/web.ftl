### What only the browser says; cards, places, moves and endings are in the games' own files.

## Home

site-title = Koloda: card games with friends and bots
home-title = Card games, one good table.
home-lead = Play bots at once or send friends a link. Every rule by the book, every deal provably fair. No account.
your-name = Your name
guest = Guest
games = Games
line-karma = Beat the top card or take the pile. The last one with cards loses.
line-kanobu = Match colours, let Rock, Scissors and Paper fight, pass on the +6.
line-unit = Cards you put into your limit pay for attack and defence. Down to zero, you lose.
line-karmaka = Live, die, be reborn. Climb from beetle to transcendence.
players-short = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
minutes = { $low }–{ $high } min
opponents = opponents
level = level
bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
play = Play
play-game-now = Play { $game } now
invite = Invite
my-tables = Your tables
running-now = Going on now
back-to-table = Back to the table
seats-taken = { $taken } of { $seats } seats taken
game-runs = the game is on
finished-games = My finished games
forget-game = Forget this game of { $game }
no-open-tables = No open tables just now
no-open-tables-help = Open one and let it be shown here: whoever comes by may sit down.
join = Join
watch = Watch
home = Home
no-page = There is no such page
no-page-help = The address may be mistyped, or what was here is long over.
rules-of = Rules of { $game }
new-table-short = New table
print = Print
brief-want-title = What you want
brief-turn-title = What you do in a turn
brief-end-title = How it ends
glance-title = { $game } in short
glance-again = Under “Rules” you find this again at any time.
examples = Examples
examples-legend = A card that is lifted may be played, a pale one may not; a framed card has just come to its place.
example-can = { $card }, may be played
example-cannot = { $card }, may not be played
example-new = { $card }, has come there
example-empty = no cards

## Lessons

learn = Learn
learn-game = Learn { $game }
lesson-others = Wren, Bruma
lesson-step = Lesson, step { $at } of { $all }
lesson-steps = Steps of the lesson
lesson-show = Show me
lesson-next = Next
lesson-before = Back
lesson-again = From the beginning
lesson-no = Not this time
lesson-yes = Right
lesson-touch = Your move at the table
lesson-play = Play a first game
lesson-offer = New to { $game }? Learn it at the table in five minutes.
lesson-go-on = Go on learning
lesson-new = A new situation, not the one before.
lesson-onward = The rest of the turn was played for you.
lesson-reads = What the coach says

## Settings

settings = Settings
language = Language
theme = { $theme ->
    [light] Looks: light
    [dark] Looks: dark
   *[auto] Looks: as the device
}
sound = Sound
theme-label = Looks
theme-auto = Automatic: dark at the table
theme-light = Light
theme-dark = Dark
speed = Speed of the table
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
sound-on = On
sound-off = Off
letters = Letters on the cards
letters-same = A K Q J
letters-own = A K Q J
more = More
close = Close
cancel = Cancel
keys = Keys
keys-help = Tab and arrows move, Enter plays. 1–9: the buttons of the question. H hint, I the card's rules, U undo, L log, C chat, R rules, Esc closes.

## A new table

new-table = New table: { $game }
seats = Seats
seats-help = choose who sits where
seat-add = Add a seat
seat-remove = Take seat { $seat } away
seats-need = { $game } with { $counts } needs other rules: { $preset }.
take-preset = Take { $preset }
seats-exactly = { $preset } is for exactly { $count } players.
seats-most = { $most ->
    [2] { $game } is a duel.
   *[other] { $game } is for { $most } at most.
}
seats-try = The rule book seats { $most } at most. Seven and eight are an experiment: allow them under “Finer rules”.
you-host = you, the host
you = you
friend = A friend
friend-help = comes by your link
bot-of = Bot: { $level }
bot = Bot
level-random = any move
level-greedy = simple
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bot-network = network { $name }
bot-unrated = strength not measured
presets = Rules
finer-rules = Finer rules
finer-rules-state = { $changed ->
    [0] { $count } options, all as usual
    [one] { $count } options, 1 changed
   *[other] { $count } options, { $changed } changed
}
help-in-play = Help during the game
hints-between = People who play each other may ask for hints; everybody sees it in the log
who-may-come = Who may come
option-text = as in the rules
yes = yes
no = no
seat-random = by lot
options-clash = These options do not go together: { $reason }
clock = Clock
clock-none = No clock
clock-move = { $time } a move
clock-game = { $increment ->
    [0] { $time } a game
   *[other] { $time } a game, +{ $increment } s a move
}
clock-day = One day a move
clock-own = My own
clock-for = Time for
clock-each-move = each move
clock-whole-game = the whole game
minutes-long = { $count } min
seconds-long = { $seconds } s
clock-over = { $kind ->
    [move] When somebody’s time is over, a simple move is made for them and the game goes on.
    [game] When somebody’s time is used up, a bot plays on in their place.
   *[none] Everybody takes their time. If somebody is gone for long, the others may let a bot play on.
}
seconds = Seconds
increment = Seconds added after each move
watchers = Others may watch
watchers-yes = others may watch
watchers-no = no watchers
listed = Show it on the first page, so that anybody may join
table-of = { $count ->
    [2] { $game } for two
    [3] { $game } for three
    [4] { $game } for four
   *[other] { $game }, { $count } seats
}
table-starts = { $friends ->
    [0] The game starts at once.
    [one] It starts when your friend has come, or when you give the seat to a bot.
   *[other] It starts when all { $friends } friends have come, or when you give their seats to bots.
}
open-table = Open the table
start-game = Start the game
fill-with-bots = Fill with bots and start

## Waiting

waiting-title = The table is waiting
invited = { $name } invites you to { $game }
waiting-missing = { $count ->
    [0] Everybody is here.
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $count } seats are still free. The game starts as soon as all are taken.
}
waiting-help = Send this link, or let somebody point a camera at the code.
waiting-full = All seats are taken. You can watch as soon as the game begins.
sit-here = Sit here
sit-down = Sit down and play
seat-free = free
seat-bot = Give it to a bot
seat-host = host
share-link = Send the link
share = Share
invite-link = Invitation link
qr = QR code of the invitation link
only-this-device = This address works only on this computer. For other devices start the server with
copy = Copy
copied = Copied
no-table = This table is not here

## The table

status-connecting = Connecting…
status-lost = Connection lost, trying again…
no-line = No connection
no-answer = The server does not answer. Are you online?
status-closed = Not connected
watching = You are watching
watcher = Watcher
you-are = You
turn-yours = your turn
turn-answer = your answer
turn-order = Who may do what in this turn
turn-theirs = to move
seat-next = next
turn-answers = to answer
turn-title = Your turn
against = with { $names }
against-bots = with { $count } bots ({ $level })
try-now = Try now
place-picked = Where does *{ $card }* go? Tap a lit place, or drag it there.
lost-clock = Your clock runs on at the server; the move you sent is not lost.
lost-calm = Nothing is lost; the table goes on as soon as the line is back.
hint-thinking = Thinking about your best move…
banner-skip = tap to skip
confirm-yes = Do it
popover-card = the card
popover-price = Price
popover-now = Now
popover-hold = I, a long press or a right click: the rule itself. Esc closes.
moment-past = The table as it was then.
moment-now = Back to now
put-back = Put back
place-open = look at all cards
place-secret = It lies face down, but you know this card
place-dark = This card lies face down
your-turn = It is your decision
waiting-for = Waiting for { $names }.
chosen-of = chosen: { $done } of { $all }
you-next = You are next.
chance-acts = The cards are being dealt.
game-is-over = The game is over.
thinking = decides
away = away
away-for = away, a bot may help in { $time }
away-bot = Let a bot play
bot-plays = a bot plays
bot-plays-you = A bot plays for you.
bot-plays-resigned = You gave up: a bot plays on in your place.
bot-plays-flagged = Your time is used up: a bot plays on in your place.
take-over = Play yourself
drawn = draw
place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
team-with = with { $name }
team-yours = your partner
team-alone = { $game ->
    [karmaka] the Big Bad Wolf
   *[other] plays alone
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-empty = Your hand is empty
card-playable = { $card }, can be played
moves = What you can do
all-moves = All moves ({ $count })
fewer-moves = Fewer
rule = Rule { $clause }
undo = Undo
undo-not = Undo takes back only your own last move, before anybody acts or draws and if it showed nothing new
hint = Hint
hint-best = { $move }, { $percent } % to win
hint-best-why = { $move }, { $percent } % to win: { $why }
hint-lost = All but lost. { $move }: { $percent } % to win
hint-flag = { $percent } % to win
log = Log
log-turn = Turn { $number }
chat = Chat
chat-write = Write to the table
chat-heard = { $name } writes: { $text }
unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
send = Send
mute = Mute the others
reactions = Reactions
rules = Rules
rules-search = Word or number of a rule
rules-none = Nothing found.
coach = Coach
coach-help = Says what matters before your move, and tells you after it if something was clearly better. Only where all others are bots.
bot-help = Bots that help out
bot-start = A bot plays for { $name }
bot-stop = { $name } plays again, no bot
ending = End the game
resign = Give up
resign-sure = Give up? { $name } wins.
resign-sure-bot = Give up? A bot plays your seat to the end; you cannot come back.
end-offer = Offer to end it together
end-now = End it without a winner
end-sure = The game ends without a winner as soon as everybody agrees. Offer it?
end-sure-alone = The game ends now, without a winner.
end-offered = You have offered to end the game without a winner.
end-asks = { $name } offers to end the game without a winner.
end-agree = Agree
end-decline = Play on
end-withdraw = Take it back
leave = Leave the table
leave-help = A bot plays on in your place. Come back by the first page whenever you like, and the seat is yours again.
other-device = Another device
other-device-help = Makes a private link that moves your seat; it stops working here.
other-device-make = Make the link
other-device-ready = Open this link on the other device. Whoever has it has your seat.

## After the game

result = Result
standing = Standing
key-moments = Key moments
wins = { $winners ->
    [one] { $first } wins
   *[other] { $first } win
}
won-transcendence = You transcend!
how-resigned = { $role ->
    [last] You have given up.
   *[other] { $last } has given up.
}
how-agreed = Everybody agreed to end it here.
how-abandoned = Nobody went on with this game.
how-karma-cards = { $role ->
    [last] You are left with the cards.
   *[other] { $last } is left with the cards.
}
how-kanobu-cards = { $role ->
    [first] You have played your last card.
   *[other] { $first } has played the last card.
}
how-unit-points = { $role ->
    [last] You have no points left, and your limit did not save them.
   *[other] { $last } has no points left, and the limit did not save them.
}
how-unit-cards = Points and the cards in hand and limit were added up.
how-karmaka-transcendence = { $role ->
    [first] You have climbed past the Monkey, out of the circle of lives.
   *[other] { $first } has climbed past the Monkey, out of the circle of lives.
}
rematch = Play again
ask-rematch = Ask for a rematch
asks-rematch = { $name } asks you to play again.
wants-rematch = plays again
rematch-declined = No rematch with { $names }: a bot can take the seat.
declines-rematch = does not play again
decline-rematch = Not this time
asked-rematch = has been asked
waiting-rematch = Asked to play again: { $names }.
share-picture = Picture
no-picture = This browser could not draw the picture.
played-at = played at
see-board = See the board
replay = Replay
replay-coming = The replay is being made…
replay-step = Step
replay-eyes = Seen by
replay-all = All cards
replay-hands = Everybody's hands
replay-back = One step back
replay-on = One step on
play-pause = Play or pause
record = Record
share-film = Film
share-film-means = the moves around this moment, as a picture that plays by itself
share-strip = Picture strip
share-strip-means = the game in six pictures
fairness = Fair cards
fairness-before = Before the deal the server has promised the shuffle with this SHA-256:
fairness-means = This proves that nobody chose the deal, the server included. It does not prove that whoever runs the server did not look at the cards during the game.
fairness-left-out = What this browser added was left out: it was not revealed in time.
fairness-verify = The rest is proved offline by the record, once downloaded, with what this browser has kept:
fair-both = Fair: the seed is the promised one, and your browser added to it
fair-late = The seed fits the promise, which this browser first saw after the end
fair-yes = Fair: the seed is the promised one
fair-no = The seed is not the promised one
seed-word = Seed

## Kanobu

clockwise = Play goes clockwise
anticlockwise = Play goes anticlockwise
colour-b = blue
colour-g = green
colour-r = red
colour-y = yellow
colour-p = purple
colour-mosaic = all three colours

## Unit

field = Field
loss-coming = About to be lost
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Karmaka

ladder = The karmic ladder
rung-beetle = Dung Beetle
rung-snake = Snake
rung-wolf = Wolf
rung-monkey = Monkey
rung-transcendence = Transcendence
on-rung = { $rings ->
    [0] { $name }
    [one] { $name }, 1 Ring
   *[other] { $name }, { $rings } Rings
}
karmaka-red = red
karmaka-green = green
karmaka-blue = blue
trail = How it came to this question

## Names of rule sets and of options' values

preset-karma-ru = Russian Karma mini
preset-karma-en = English Mini Round
preset-karma-full = Full game
preset-karma-tiny = Tiny
preset-kanobu-listed = By the book
preset-kanobu-drawpurple = Purple draw cards
preset-unit-basic = Basic
preset-unit-initial = Initial
preset-unit-advanced = Advanced
preset-unit-expert = Expert
preset-unit-tiny = Tiny
preset-karmaka-free = Each for themselves
preset-karmaka-teams = Two against two
preset-karmaka-wolf = The Big Bad Wolf
preset-about-karma-ru = 40 cards. You take the pile only when you must.
preset-about-karma-en = 40 cards. You may take the pile by choice.
preset-about-karma-full = 60 cards, up to six players. Three of a kind clear the pile.
preset-about-karma-tiny = For study: seven cards for two, few enough to work the game out to its end.
preset-about-kanobu-listed = Chance and Star are purple, as the rule book lists them.
preset-about-kanobu-drawpurple = 1 Card and 2 Cards are purple instead.
preset-about-unit-basic = The plain duel: all suits work alike. Best to begin with.
preset-about-unit-initial = Hearts become points from the hand, clubs widen any limit.
preset-about-unit-advanced = The same, and diamonds defend against any suit.
preset-about-unit-expert = The same, and spades cancel any card of another suit.
preset-about-unit-tiny = For study: four cards and one turn, few enough to work the game out to its end.
preset-about-karmaka-free = Two to four players, everybody climbs alone.
preset-about-karmaka-teams = Four players; partners sit opposite each other.
preset-about-karmaka-wolf = Three players: two Dung Beetles against one who starts as Wolf.
option-karma-copies = Copies of each card in the deck
option-karma-deck = The deck
option-karma-clear = Identical cards in a row that clear the pile
option-karma-voluntary-pickup = You may take the pile even when you could play
option-karma-pt-follow-up = After Play a Table Card, a card of yours
option-karma-pt-pair = Several identical cards may follow Play a Table Card
option-karma-karma-doubles = Identical karma cards clear the pile too
option-karma-moved-card-can-be-doubled = A card moved by Bottoms Up can be doubled and so clear the pile
option-karma-draw-timing = You draw back up to three
option-karma-repeat = The game ends when the same position comes up
option-karma-cap = Turns per player before the game is stopped
option-karma-dealer = Who deals; the seat to the left begins
option-unit-start0 = Points of player 1 at the start
option-unit-start1 = Points of player 2 at the start
option-unit-jokers = Two jokers in the deck, 54 cards
option-unit-deck = The deck
option-unit-hands = Hands are
option-unit-turn-mode = The players act
option-unit-priority = When everybody may act, they take turns to say so
option-unit-responses = The opponent may answer each action with one of theirs
option-unit-deal-to = Two new cards at the start of a turn are for
option-unit-recovery-suits = Cards that can be turned into points
option-unit-recovery-who = Who may turn cards into points
option-unit-recovery-when = Cards can be turned into points
option-unit-recovery-order = Points won back count
option-unit-ext-hearts = Hearts become points straight from the hand
option-unit-hand-hearts = Hearts of the hand become points, where they may
option-unit-ext-clubs = Clubs widen the limit of any suit
option-unit-ext-diamonds = Diamonds defend against any suit
option-unit-ext-spades = Spades cancel any card of another suit
option-unit-first = Who begins
option-karmaka-mode = Who plays against whom
option-karmaka-first = Who begins
option-karmaka-wolf-seat = Where the Big Bad Wolf sits
option-karmaka-wolf-partner-future = The Wolf’s opponents may play onto each other’s Future Life
option-karmaka-counts = Other numbers of single cards, like panic:4,mimic:0
option-karmaka-extra-plays = Extra plays in one turn, at most
option-karmaka-repeat = The game ends when the same position comes up
option-karmaka-cap = Turns per player before the game is stopped
value-repeat-0 = never: it goes on
value-repeat-2 = a second time
value-repeat-3 = a third time
value-repeat-4 = a fourth time
value-repeat-5 = a fifth time
option-kanobu-deck = A deck of your own, card by card
option-kanobu-chance-mode = Chance is answered with
option-kanobu-voluntary-draw = You may draw even when you could play
option-kanobu-star-last = A Star as your last card
option-kanobu-play-for-places = Play on after the first winner, for the other places
option-kanobu-first = Who begins
option-kanobu-repeat = The game ends when the same position comes up
option-kanobu-cap = Turns per player before the game is stopped
option-kanobu-experimental = Allow seven and eight players, beyond the rule book
value-pt-follow-up-may = may follow
value-pt-follow-up-must = must follow
value-draw-timing-endOfTurn = at the end of the turn
value-draw-timing-beforeReplay = also before each extra play
value-chance-mode-any3 = any three of Rock, Scissors, Paper
value-chance-mode-set = one Rock, one Scissors, one Paper
value-star-last-win = wins at once
value-star-last-resolve = takes effect first
value-deck-whole = whole
value-deck-tiny = a handful of cards
value-hands-closed = hidden
value-hands-open = open to both
value-turn-mode-alternating = one after the other
value-turn-mode-free = whenever they like
value-deal-to-both = both players
value-deal-to-active = the one whose turn it is
value-recovery-suits-any = of any suit
value-recovery-suits-hearts = only hearts
value-recovery-who-both = both players
value-recovery-who-active = only the one whose turn it is
value-recovery-when-emergency = only when points would run out
value-recovery-when-anytime = at any time
value-recovery-order-before = before the losses
value-recovery-order-net = together with the losses
value-hand-hearts-emergency = only in danger
value-hand-hearts-anytime = at any time
value-mode-free = each for themselves
value-mode-teams = two against two
value-mode-wolf = two against the Wolf

## The analysis of a finished game

analyse = Analyse
analyse-why = How much was luck, how much skill?
analysis = Luck and skill
analysing = The game is being analysed when no bot has to move. You may close this and come back.
analysis-failed = This game could not be analysed.
analysis-cancelled = The analysis was cancelled.
analysis-whose = Whose game
costliest = Moves that cost most
luckiest = Luckiest moment
unluckiest = Unluckiest moment
no-stroke = None stands out from its uncertainty.
luck-and-play = Luck against skill, in points of winning chance
part-luck = Luck of the cards
part-play = Own play against others' play
part-hidden = How hidden cards fell
whole-account = The whole account of { $name }
mark-lucky = lucky card
mark-unlucky = unlucky card
mark-mistake = costly move
analysis-chance = Chance to win: { $name }
analysis-at = { $move ->
    [0] After the deal: { $chance } %
   *[other] After move { $move }: { $chance } %
}
analysis-cursor = Move of the chart
analysis-look = Show on the table
try-here = Try from here
grade-accuracy = Accuracy
grade-accuracy-means = of 100: how much of the winning chance a choice kept on average
grade-rating = Rating of this play
grade-rating-means = Elo, where the normal bot has 0. For a single game the interval is wider than the distance from the easy bot to the expert
try-it = Try it
try-means = A new table goes on after move { $step }, against bots.
try-seat = Your place
try-cards = Cards that this place could not see
try-known = Drawn anew
try-all = As they were
try-begin = Play from here

## The deal of the day

daily = Deal of the day
daily-lead = The same cards and the same bots for everybody. How far do you get?
daily-rules = Everybody plays the same cards against the same bots, and the same moves get the same answers. You have one try at each game, without hints or undo. The cards are shown when the day is over. A win counts 100 points; of two wins the quicker one is better, of two defeats the longer one.
daily-ends = The day ends in { $hours } h { $minutes } min, at midnight UTC.
daily-today = To the deal of today
daily-players = { $players ->
    [0] No results of its day yet
    [one] 1 person has played it
   *[other] { $players } people have played it
}
daily-place = Place { $place } of { $players }.
daily-late = Played after the day, so without a place.
daily-late-means = This day is over: you can play its cards, but the result has no place among the others.
daily-best = Best results
daily-archive = Earlier days
daily-hash = Published before the cards were dealt: the hash of the seed
daily-tomorrow = The hash of tomorrow's seed
daily-copy = Copy the result
daily-compare = Compare with the others
daily-closed = The cards of this deal are shown when the day is over and nobody plays it any more.
daily-manners = At a table of the deal of the day nobody plays for you. It waits for you until a day after it began.

## A duplicate match

duplicate = Duplicate match
duplicate-of = Duplicate match: { $game }
duplicate-lead = The same cards at several tables. Who makes more of them?
duplicate-rules = Every table plays the same cards. Each result is compared with that of the same seat at the other tables, so the luck of the deal does not count. There are no hints and no undo, and nobody sits down twice. Cards and results are shown when all tables are over.
duplicate-sides = Players of one side sit in a different seat at each table, and their results count together.
duplicate-tables = Tables with the same cards
duplicate-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
duplicate-help = Friends play the same cards at several tables, each table for itself, and in the end everybody is compared with those who had the same hand. No watchers, no hints.
duplicate-open = Open the match
duplicate-table = Table { $number }
duplicate-side = Side { $side }
duplicate-state = { $state ->
    [open] waiting for players
    [running] the game is on
   *[over] over
}
duplicate-without = Go on without this table
duplicate-invite = Send this link to everybody who shall play, or let them point a camera at the code. Each of them picks a seat at any table.
duplicate-waits = { $over } of { $tables } tables are over. The ranking comes when all are.
duplicate-alone = Only one table was played, so there is nothing to compare.
duplicate-standing = Sides
duplicate-results = Ranking
duplicate-player = Player
duplicate-points = Points
duplicate-others = Other tables
duplicate-gain = Gain
duplicate-gain-means = A win counts 100 points. The gain is how far a result lies above the average of the same seat at the other tables.
duplicate-luck = Luck
duplicate-rest = Without luck
duplicate-rest-means = A win counts 100 points. Luck is what the cards gave, the deal and those seen later. Without luck is what remains of a result, less the same of the same seat at the other tables; ± is the interval of 95 %.
duplicate-take-luck = Rank without luck
duplicate-promise = Promised before any card was dealt: the hash of the secret that all tables share, and what it is bound to
duplicate-secret = The secret
duplicate-to = To the match
duplicate-closed = The cards are shown when all tables of this match are over.
duplicate-manners = Other tables play the same cards, so nobody plays for you while you are here. A bot may stand in for who has left.

## Puzzles

puzzles = Puzzles
puzzles-lead = One move is clearly best, and bots miss it. Do you see it?
puzzles-rules = Moments of played games, as one seat saw them. One move wins clearly more often than all others; your first try counts. The more dots a puzzle has, the more often bots miss it.
puzzles-done = { $solved } of { $all } solved
puzzle-at = Puzzle { $at } of { $all }
puzzle-question = Which move wins most often?
puzzle-what = It is your turn, and you know what your seat could know. One move is clearly better than all others.
puzzle-bots = Bots missed it in { $missed } of { $attempts } attempts.
puzzle-people = { $tried ->
    [0] Nobody here has tried it yet.
    [one] One person here has tried it; missed: { $failed }.
   *[other] { $tried } people here have tried it; missed: { $failed }.
}
puzzle-chances = Wins in a hundred games
puzzle-yours = your move
puzzle-of-levels = Missed by bots
puzzle-of-level = { $level }: { $missed } of { $attempts }
puzzle-next = Next puzzle
puzzle-again = Look once more
puzzle-all = All puzzles
puzzle-open = Puzzle { $at }
puzzle-solved = solved
puzzle-missed = missed
puzzles-none-here = There are no puzzles here.
