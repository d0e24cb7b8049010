"""What can go wrong with options and positions of Kanobu."""

from typing import Final

from koloda.engine.values.errors import Fault

BAG_IN_SHUFFLE: Final = Fault(
    "kanobu-bag-in-shuffle", "kanobu position: the bag holds cards during a shuffle and only then"
)
OPENED_WITHOUT_STAR: Final = Fault(
    "kanobu-opened-without-star", "kanobu position: only a Star opens cards"
)
OUT_IS_EMPTY_HANDS: Final = Fault(
    "kanobu-out-is-empty-hands", "kanobu position: 'out' names the seats without cards, each once"
)
NOBODY_OUT: Final = Fault("kanobu-nobody-out", "kanobu position: nobody is out before the end")
TWO_HAVE_CARDS: Final = Fault(
    "kanobu-two-have-cards", "kanobu position: a game goes on while two players have cards"
)
MARKED_APART: Final = Fault(
    "kanobu-marked-apart",
    "kanobu position: cards are marked + only in a position with 'apart: yes'",
)
TWO_LEFT_ON_PILE: Final = Fault(
    "kanobu-two-left-on-pile", "kanobu position: a renewed deck leaves two cards on the pile"
)
RENEWED_APART: Final = Fault(
    "kanobu-renewed-apart", "kanobu position: a renewed deck can be told apart from all hands"
)
RENEWED_WHEN_NEEDED: Final = Fault(
    "kanobu-renewed-when-needed", "kanobu position: a deck is renewed only when a card is needed"
)
DRAWN_IN_HAND: Final = Fault(
    "kanobu-drawn-in-hand", "kanobu position: the drawn card is in the hand of the seat to move"
)
LAID_ON_CHANCE: Final = Fault(
    "kanobu-laid-on-chance", "kanobu position: cards are laid on a Chance"
)
ONLY_SIGNS_LAID: Final = Fault(
    "kanobu-only-signs-laid", "kanobu position: only Rock, Scissors and Paper are laid"
)
ONE_OF_EACH_LAID: Final = Fault(
    "kanobu-one-of-each-laid", "kanobu position: one Rock, one Scissors and one Paper are laid"
)
REST_IN_HAND: Final = Fault(
    "kanobu-rest-in-hand", "kanobu position: the rest of the three cards is in the hand"
)
ALL_IN_BAG_AND_DECK: Final = Fault(
    "kanobu-all-in-bag-and-deck",
    "kanobu position: in stage {stage} before the deal all cards are in the bag and the deck",
)
BAG_HOLDS_CARDS: Final = Fault(
    "kanobu-bag-holds-cards", "kanobu position: in stage {stage} the bag holds cards"
)
NO_DECK_YET: Final = Fault("kanobu-no-deck-yet", "kanobu position: in stage first there is no deck")
SOMEBODY_FINISHED: Final = Fault(
    "kanobu-somebody-finished", "kanobu position: somebody has finished the game"
)
MOVER_HAS_NO_CARDS: Final = Fault(
    "kanobu-mover-has-no-cards", "kanobu position: the seat to move has no cards"
)
TURN_LIMIT: Final = Fault("kanobu-turn-limit", "kanobu position: the turn limit is reached")
IDLE_ROUND: Final = Fault("kanobu-idle-round", "kanobu position: a whole round was idle")
PENDING_STAGE: Final = Fault(
    "kanobu-pending-stage", "kanobu position: an effect is pending in stage answer only"
)
EFFECT_OF_PLAYER: Final = Fault(
    "kanobu-effect-of-player", "kanobu position: the effect is from a player of the game"
)
EFFECT_OF_ANOTHER: Final = Fault(
    "kanobu-effect-of-another",
    "kanobu position: the effect is from another player than the one to answer",
)
EFFECT_ON_PILE: Final = Fault(
    "kanobu-effect-on-pile", "kanobu position: the card of the effect lies on the pile"
)
OWED_BY_EVERYBODY: Final = Fault(
    "kanobu-owed-by-everybody", "kanobu position: no more is owed than everybody draws"
)
PLAYER_DRAWS_NOTHING: Final = Fault(
    "kanobu-player-draws-nothing", "kanobu position: who has played it draws nothing"
)
DRAWER_HAS_NO_CARDS: Final = Fault(
    "kanobu-drawer-has-no-cards", "kanobu position: the seat that draws has no cards"
)
MOVER_DRAWS: Final = Fault("kanobu-mover-draws", "kanobu position: the seat to move draws")
OPENED_UNDER_STAR: Final = Fault(
    "kanobu-opened-under-star", "kanobu position: cards are opened while a Star lies on top"
)
STAR_OPENS_THREE: Final = Fault(
    "kanobu-star-opens-three", "kanobu position: a Star opens three cards"
)
ONE_DRAWN: Final = Fault(
    "kanobu-one-drawn", "kanobu position: one card is drawn on an ordinary turn"
)
NOTHING_OWED: Final = Fault("kanobu-nothing-owed", "kanobu position: nothing is owed by everybody")
COLOUR_CHANGE_ON_TOP: Final = Fault(
    "kanobu-colour-change-on-top", "kanobu position: in stage colour a Colour change lies on top"
)
COLOUR_NAMED: Final = Fault("kanobu-colour-named", "kanobu position: the colour is named already")
STAR_ON_TOP: Final = Fault(
    "kanobu-star-on-top", "kanobu position: in stage star a Star lies on top of the pile"
)
STAR_OPENS_SOME: Final = Fault(
    "kanobu-star-opens-some", "kanobu position: a Star opens one to three cards"
)
LONG_DECK_FILE: Final = Fault("kanobu-long-deck-file", "kanobu: {name} is too long for a deck file")
CARD_AND_COPIES: Final = Fault(
    "kanobu-card-and-copies", "kanobu: {where}: give a card and its copies, like B-rock 2"
)
CARD_TWICE: Final = Fault("kanobu-card-twice", "kanobu: {where}: {token} stands there twice")
COPIES: Final = Fault(
    "kanobu-copies",
    "kanobu: {where}: the copies of {token} are a whole number from 1 to {most}, not {digits}",
)
NO_COLOUR: Final = Fault(
    "kanobu-no-colour",
    "kanobu: {where}: {letters} is no colour; there are B, G, R, Y, two of them, or P for purple",
)
NO_SYMBOL: Final = Fault(
    "kanobu-no-symbol", "kanobu: {where}: {symbol} is no symbol; there are {known}"
)
SIGNS_NOT_PURPLE: Final = Fault(
    "kanobu-signs-not-purple", "kanobu: {where}: Rock, Scissors and Paper cannot be purple (R40)"
)
PURPLE_ONLY: Final = Fault(
    "kanobu-purple-only", "kanobu: {where}: Cancel and Colour change must be purple (R40)"
)
EMPTY_DECK: Final = Fault("kanobu-empty-deck", "kanobu: {where}: there are no cards in it")
LARGE_DECK: Final = Fault(
    "kanobu-large-deck", "kanobu: {where}: a deck has at most {most} cards, this one {cards}"
)
DECK_FILE: Final = Fault(
    "kanobu-deck-file",
    "kanobu: option deck is {known} or a deck file; {name} cannot be read: {reason}",
)
DECK_NO_TEXT: Final = Fault(
    "kanobu-deck-no-text",
    "kanobu: option deck is {known} or a deck file; {name} cannot be read: it is no text",
)
DECK_CARDS: Final = Fault(
    "kanobu-deck-cards",
    "kanobu: option deck is {known} or cards like B-rock:2,P-cancel:3, not {deck}",
)
MET_NUMBERS: Final = Fault(
    "kanobu-met-numbers", "kanobu position: 'met' holds numbers of fifteen hexadecimal digits"
)
KNOWN_AT_BOTTOM: Final = Fault(
    "kanobu-known-at-bottom", "kanobu position: the known cards of the deck are at its bottom"
)
PENDING_WORDS: Final = Fault(
    "kanobu-pending-words",
    "kanobu position: 'pending' is one of {known}, its amount and the seat that has played it",
)
TASK_WORDS: Final = Fault(
    "kanobu-task-words",
    "kanobu position: 'task' is one of {known}, the seat that draws, cards owed, cards "
    "for everybody, and who has played the card",
)
EXPERIMENTAL: Final = Fault(
    "kanobu-experimental",
    "kanobu is played by 2 to {most} players, not {players}; "
    "{first} or {last} need option experimental=yes",
)
FEW_CARDS: Final = Fault(
    "kanobu-few-cards", "kanobu: {players} players need {need} cards, the deck has {have} (R40)"
)
DEAD_DECK: Final = Fault(
    "kanobu-dead-deck", "kanobu: no card of this deck can ever be played on another one"
)
FEW_CARDS_FOR_TWO: Final = Fault(
    "kanobu-few-cards-for-two",
    "kanobu: two players need {need} cards, the deck has {have} without Reverse (R40)",
)
