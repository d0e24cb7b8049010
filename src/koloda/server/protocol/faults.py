"""What can go wrong on a server, said to people at tables and to whoever runs it."""

from typing import Final

from koloda.engine.values.errors import Fault

BACKUP_URL: Final = Fault(
    "server-backup-url", "a database with a URL is backed up with its own tools, like pg_dump"
)
NO_DATABASE: Final = Fault("server-no-database", "there is no database {file}")
COPY_EXISTS: Final = Fault("server-copy-exists", "{file} exists already; --force would replace it")
COPY_IS_DATABASE: Final = Fault(
    "server-copy-is-database", "{file} is the database itself; a copy needs another name"
)
COPY_IN_USE: Final = Fault("server-copy-in-use", "a server uses {file}; a copy needs another name")
RATE_GUESSES: Final = Fault("server-rate-guesses", "too many wrong tables or keys")
QUOTA: Final = Fault(
    "server-quota", "too much has been stored from your address; please try again later"
)
RATE_TABLES: Final = Fault("server-rate-tables", "too many new tables")
MAKER: Final = Fault("server-maker", "the maker sits on a person's seat")
RECORD_EARLY: Final = Fault("server-record-early", "the record is there when the game is over")
REPLAY_EARLY: Final = Fault("server-replay-early", "the replay is there when the game is over")
ANALYSIS_EARLY: Final = Fault("server-analysis-early", "a game can be analysed when it is over")
DEAL_IN_PLAY: Final = Fault(
    "server-deal-in-play", "the same cards are still being played at another table"
)
DAY_NOT_OVER: Final = Fault(
    "server-day-not-over", "the cards of the deal of the day are shown when the day is over"
)
DEAL_MANNERS: Final = Fault(
    "server-deal-manners",
    "where others play the same cards nobody is helped, and they are played once",
)
SITS_ALREADY: Final = Fault(
    "server-sits-already", "you sit at another table with the same cards already"
)
NO_PERSON: Final = Fault(
    "server-no-person", "at this table one sits down from the page of its duplicate match"
)
TABLE_USED: Final = Fault("server-table-used", "only a table at which nobody sits can be taken out")
NO_DEAL: Final = Fault("server-no-deal", "there is no deal of {day} here")
DEAL_PLAYED: Final = Fault("server-deal-played", "you have played this deal already")
TRY_EARLY: Final = Fault("server-try-early", "a game can be tried again when it is over")
NO_STEP: Final = Fault("server-no-step", "there is nothing left to play at this step")
LONG_ADDRESS: Final = Fault(
    "server-long-address", "the address of this server is too long for a QR code"
)
CERTIFICATE_AND_KEY: Final = Fault(
    "server-certificate-and-key", "--tls-cert and --tls-key belong together"
)
CERTIFICATE: Final = Fault("server-certificate", "cannot use the certificate: {reason}")
ONE_PROCESS: Final = Fault(
    "server-one-process",
    "{workers} workers need PostgreSQL (--database postgresql+psycopg://…); SQLite is for one"
    " process",
)
CANNOT_LISTEN: Final = Fault(
    "server-cannot-listen", "cannot listen on {host} port {port}: {reason}"
)
NOT_RUNNING: Final = Fault("server-not-running", "the game is not running")
SLOW_CHAT: Final = Fault("server-slow-chat", "please write more slowly")
NOTHING: Final = Fault("server-nothing", "there is nothing to decide")
SLOW_HINTS: Final = Fault("server-slow-hints", "please ask for hints more slowly")
SEAT_TAKEN: Final = Fault("server-seat-taken", "that seat is not free")
SEAT_AGAIN: Final = Fault("server-seat-again", "your seat at the next table is taken already")
NOT_OVER: Final = Fault("server-not-over", "the game is not over")
NO_SEAT: Final = Fault("server-no-seat", "there is no such seat")
NO_BOT_NOW: Final = Fault("server-no-bot-now", "a bot cannot be put there now")
NOT_AWAY: Final = Fault("server-not-away", "this player is not away long enough")
CANNOT_REPLAY: Final = Fault(
    "server-cannot-replay", "the stored actions do not follow from the seed"
)
MISFIT: Final = Fault("server-misfit", "stored action {place} does not fit")
NAME_LENGTH: Final = Fault("server-name-length", "a name has 1 to {most} characters")
NAME_LETTERS: Final = Fault("server-name-letters", "a name has no control or invisible characters")
CHAT_LENGTH: Final = Fault("server-chat-length", "a message has 1 to {most} characters")
CHAT_LETTERS: Final = Fault(
    "server-chat-letters", "a message has no control or invisible characters"
)
SIGN: Final = Fault("server-sign", "a reaction is one of {known}")
LETTERS: Final = Fault("server-letters", "these characters cannot be read by everybody")
SEATS_LISTED: Final = Fault(
    "server-seats-listed", "a table for {players} lists {players} seats, not {given}"
)
BOT_LEVEL: Final = Fault("server-bot-level", "a bot's level is one of {known}")
CLOCK_SECONDS: Final = Fault("server-clock-seconds", "a clock has {low} to {high} seconds")
TABLE_VERSION: Final = Fault(
    "server-table-version",
    "this table needs {game} rules version {version}, and this server has version {here}",
)
DATABASE_URL: Final = Fault(
    "server-database-url", "--database is a file or a URL such as postgresql://…"
)
DATABASE_FILE: Final = Fault(
    "server-database-file", "--database needs the name of a file: games are kept on the disk"
)
DATABASE: Final = Fault("server-database", "cannot use the database: {reason}")
NO_FOLDER: Final = Fault("server-no-folder", "there is no folder {folder}: make it first")
ORIGIN_ADDRESS: Final = Fault(
    "server-origin-address", "--origin is an address like https://cards.example, not {origin}"
)
CANNOT_USE: Final = Fault("server-cannot-use", "cannot use {file}: {reason}")
OTHER_SERVER: Final = Fault("server-other-server", "another server uses {file}")
NEWER_DATABASE: Final = Fault(
    "server-newer-database",
    "this database was written by a newer koloda (schema {found}, here {here})",
)
WATCHER: Final = Fault("server-watcher", "a watcher only looks on")
OVER: Final = Fault("server-over", "the game is over")
NOT_BEGUN: Final = Fault("server-not-begun", "the game has not begun")
FLAGGED: Final = Fault("server-flagged", "the time of this seat is used up")
RESIGNED: Final = Fault("server-resigned", "this seat has given the game up")
NO_HINTS_HERE: Final = Fault("server-no-hints-here", "at this table there are no hints")
NO_COACH_HERE: Final = Fault(
    "server-no-coach-here", "the coach is there only where all others are bots"
)
NO_REVEAL: Final = Fault("server-no-reveal", "nothing is to be revealed now")
OTHER_CONTRIBUTION: Final = Fault(
    "server-other-contribution", "this is not the contribution that was promised"
)
STALE: Final = Fault("server-stale", "the table has changed in the meantime")
NO_UNDO: Final = Fault("server-no-undo", "this cannot be taken back")
NO_HINT: Final = Fault("server-no-hint", "no hint could be found")
NO_LESSON: Final = Fault("server-no-lesson", "there is no lesson for {game}")
MOVED: Final = Fault("server-moved", "this seat was moved to another device")
ELSEWHERE: Final = Fault("server-elsewhere", "this seat is open in too many windows")
LATE: Final = Fault("server-late", "nobody said hello")
HELLO: Final = Fault("server-hello", "the first message is hello")
VERSION: Final = Fault(
    "server-version", "this server speaks version {version}; please reload the page"
)
ROOM: Final = Fault("server-room", "there is no such table, or it is not open to you")
RATE: Final = Fault("server-rate", "too much at once; please try again later")
BAD: Final = Fault("server-bad", "this message is not understood")
BODY_JSON: Final = Fault(
    "server-body-json",
    "the body is no JSON beyond byte {byte}; allowed is an object with these fields: {fields}",
)
BODY_OBJECT: Final = Fault(
    "server-body-object",
    "the body is JSON, but no object; allowed is an object with these fields: {fields}",
)
BODY_FIELD: Final = Fault("server-body-field", "this part of the request does not fit: {field}")
BODY_MISSING: Final = Fault("server-body-missing", "the request lacks {field}")
NO_PAGE: Final = Fault("server-no-page", "there is nothing at this address")
SIZE: Final = Fault("server-size", "that is too large")
METHOD: Final = Fault("server-method", "that cannot be done here")
METHOD_HERE: Final = Fault(
    "server-method-here", "this address answers to {allowed}, not to {method}"
)
ORIGIN: Final = Fault("server-origin", "this page may not do that")
FAILED: Final = Fault("server-failed", "something went wrong here; it was noted")
FULL: Final = Fault("server-full", "this server is full just now; please try again later")
BANNED: Final = Fault("server-banned", "this server does not let you in for now")
NO_ORDER: Final = Fault("server-no-order", "there is no order {order}")
NO_ADDRESS: Final = Fault(
    "server-no-address", "{who} is no address, and no hash of one in the logs"
)
NO_SERVER: Final = Fault("server-no-server", "no server uses {file} here: {reason}")
NO_PROCESS: Final = Fault("server-no-process", "no process of the server of {file} answers")
NO_SOCKET: Final = Fault("server-no-socket", "Windows has no socket for orders to a server")
STOPPING: Final = Fault("server-stopping", "the server is stopping; please try again")
BUSY: Final = Fault("server-busy", "this table is being put away; please try again")
