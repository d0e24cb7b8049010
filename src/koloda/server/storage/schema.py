"""The tables of the database; the migrations make them, this says what is in them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

rooms: Final = Table(
    "rooms",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("increment", Float, nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("maker", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("state", String(8), nullable=False),
    Column("rematch", String(22)),
    Column("made_at", Float, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("ending", String(80), nullable=False, server_default=""),
    # 1: `seed` is the seed of the deal; 2: it is the server's part of it.
    Column("scheme", Integer, nullable=False, server_default="1"),
    # The position text that the game goes on from; empty when it is dealt anew.
    Column("position", Text, nullable=False, server_default=""),
    # What people compare on these cards, `daily 2026-11-17` or `duplicate ID`; empty for a table
    # of its own.
    Column("deal", String(40), nullable=False, server_default=""),
    Index("rooms_by_seed", "seed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("flagged", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("contribution", String(64), nullable=False, server_default=""),
    Column("revealed", String(64), nullable=False, server_default=""),
)

# A second server that has taken over the match, or this one after a mistake, cannot write the same
# number again: the append fails instead of forking the game.
actions: Final = Table(
    "actions",
    metadata,
    Column("match", String(22), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("by", String(8), nullable=False),
    Column("id", String(64)),
    Column("spent", Float, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "seat", "id", name="one_answer_per_id"),
    sqlite_with_rowid=False,
)

records: Final = Table(
    "records",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("text", Text, nullable=False),
    # The table as it was at the end, as JSON.
    Column("about", LargeBinary, nullable=False),
)

replays: Final = Table(
    "replays",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("language", String(8), primary_key=True),
    # JSON, compressed by gzip: it is sent as it is stored.
    Column("content", LargeBinary, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("room", String(22), primary_key=True),
    # Which run writes here; whoever finds another one, or none, stops.
    Column("run", String(22), nullable=False),
    Column("state", String(8), nullable=False),
    Column("share", Float, nullable=False),
    # The last sign of life of a run.
    Column("at", Float, nullable=False),
    # The reports by language, JSON compressed by gzip; empty until it is done.
    Column("content", LargeBinary, nullable=False),
)

# The server's own secrets, drawn once: the key that the cards of every day follow from.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A deal of the day from the moment its commitment was published, and what the expert reached on it.
deals: Final = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("published", Float, nullable=False),
    Column("expert_points", Integer),
    Column("expert_moves", Integer),
)

# One table for each person and deal; without points it is still being played.
tries: Final = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    # The hash of a word that a browser has drawn.
    Column("person", String(64), primary_key=True),
    Column("room", String(22), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("late", Boolean, nullable=False),
    Column("points", Integer),
    Column("moves", Integer),
)

# The tables of a duplicate match: they share `rooms.seed`, and each has its number.
duplicates: Final = Table(
    "duplicates",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("duplicate", String(22), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    # Every seat's points, in order; empty until the game is over.
    Column("points", String(200), nullable=False, server_default=""),
)

# Who has sat down in a duplicate match: nobody sees the same cards twice.
entrants: Final = Table(
    "entrants",
    metadata,
    Column("duplicate", String(22), primary_key=True),
    # The hash of a word that a browser has drawn.
    Column("person", String(64), primary_key=True),
    Column("room", String(22), nullable=False, index=True),
)

# The first try of every person at a puzzle.
puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    # The hash of a word that a browser has drawn.
    Column("person", String(64), primary_key=True),
    Column("action", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", String(60), primary_key=True),
    Column("until", Float, nullable=False),
)

# With SQLite, where one process has the whole file, the next two stay empty.
members: Final = Table(
    "members",
    metadata,
    Column("member", String(22), primary_key=True),
    # Where other members reach it, and what they have to show there.
    Column("host", String(100), nullable=False),
    Column("port", Integer, nullable=False),
    Column("secret", String(44), nullable=False),
    # By the database's clock: who is not renewed until then is replaced.
    Column("until", DateTime(timezone=True), nullable=False),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("member", String(22), nullable=False, index=True),
    # The fencing number: it grows with every change of owner, and every write must name it.
    Column("fence", BigInteger, nullable=False),
    # What an owner that left in good order tells the next one, as JSON.
    Column("handover", LargeBinary, nullable=False),
)
