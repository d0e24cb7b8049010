### What only the browser says; cards, places, moves and endings are in the games' own files.

## Home

site-title = Koloda: card games with friends and bots
home-lead = Four card games, to the letter of their rules. Play bots at once or send friends a link; no account needed.
your-name = Your name
guest = Guest
games = Games
players-short = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
minutes = { $low }–{ $high } min
play-now = Play now
invite = Invite friends
continue = Continue
forget-game = Forget this game of { $game }
open-tables = Open tables
no-open-tables = No open tables just now. Make one and tick “show it here”.
join = Join
watch = Watch
home = Home

## Settings

language = Language
theme = { $theme ->
    [light] Looks: light
    [dark] Looks: dark
   *[auto] Looks: as the device
}
sound = Sound
more = More
close = Close
cancel = Cancel
keys = Keys
keys-help = Tab and arrows move, Enter plays. 1–9: the buttons of the question. H hint, U undo, L log, C chat, R rules, Esc closes.

## A new table

new-table = New table: { $game }
seats = Seats
seat-add = Seat
seat-remove = Seat
you = you
friend = A friend, by link
bot = Bot
level-random = any move
level-greedy = simple
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
presets = Rules
all-options = All options
option-text = as in the rules
clock = Clock
clock-none = No clock
clock-move = Time for each move
clock-game = Time for the whole game
seconds = Seconds
increment = Seconds added after each move
watchers = Others may watch
listed = Show it on the first page to everybody
make-table = Make the table

## Waiting

waiting-title = The table is waiting
waiting-help = Send this link, or let somebody point a camera at the code. The game starts when all seats are taken.
sit-here = Sit here
seat-free = free
share = Share
invite-link = Invitation link
qr = QR code of the invitation link
copy = Copy
copied = Copied
no-table = This table is not here

## The table

status-connecting = Connecting…
status-lost = Connection lost, trying again…
status-closed = Not connected
status-live = Connected
watching = You are watching
watcher = Watcher
your-turn = It is your decision
waiting-for = Waiting for { $names }
chance-acts = The cards are being dealt
game-is-over = The game is over
thinking = decides
away = away
away-for = away, a bot may help in { $time }
away-bot = Let a bot play
bot-plays = a bot plays
bot-plays-you = A bot plays for you.
take-over = Play yourself
place = place { $rank }
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
card-playable = { $card }, can be played
moves = What you can do
all-moves = All moves ({ $count })
fewer-moves = Fewer
rule = Rule { $clause }
undo = Undo
hint = Hint
hint-line = Hint: { $move }
hint-win = { $percent } % to win
log = Log
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
rules-search = Search the rules, by word or number
rules-none = Nothing found.
bot-help = Bots that help out
bot-start = A bot plays for { $name }
bot-stop = { $name } plays again, no bot
other-device = Another device
other-device-help = Makes a private link that moves your seat; it stops working here.
other-device-make = Make the link
other-device-ready = Open this link on the other device. Whoever has it has your seat.

## After the game

result = Result
rematch = Play again
replay = Replay
replay-step = Step
replay-eyes = Seen by
play-pause = Play or pause
record = Record
fairness = Fair cards
fairness-before = Before the deal the server has promised the shuffle with this SHA-256:
fairness-after = The promise from before the deal is the SHA-256 of the seed, computed again by this page.
fair-yes = Fair: the seed is the promised one
fair-no = The seed is not the promised one
commitment-word = Promise
seed-word = Seed

## Kanobu

clockwise = Play goes clockwise
anticlockwise = Play goes anticlockwise
live-colours = Colours to follow
colour-b = blue
colour-g = green
colour-r = red
colour-y = yellow
colour-p = purple
pending = { $symbol ->
    [skip] Answer or lose a turn
    [chance] Answer Chance, or draw { $count }
   *[other] { $count ->
        [one] Answer or draw 1 card
       *[other] Answer or draw { $count } cards
    }
}
pending-by = played by { $name }

## Unit

limit-free = { $free } of { $total } free
field = Field
field-empty = No attack yet
loses = { $name } −{ $count }
loss-coming = About to be lost
even = even
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Karmaka

ladder = The karmic ladder
rung-beetle = Dung Beetle
rung-snake = Snake
rung-wolf = Wolf
rung-monkey = Monkey
rung-transcendence = Transcen{"\u00AD"}dence
on-rung = { $rings ->
    [0] { $name }
    [one] { $name }, 1 Ring
   *[other] { $name }, { $rings } Rings
}
deeds-points = Points of the Deeds by colour
karmaka-red = red
karmaka-green = green
karmaka-blue = blue
trail = How it came to this question
card-does = What the card does
