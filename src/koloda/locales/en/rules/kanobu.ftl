### Kanobu: a game of shedding your hand, built on rock, scissors and paper, for two to six players.

## Cards and aim

N1 = A full deck has 80 cards: 11 each in blue, green, red and yellow, 24 two-colour cards and 12 purple ones.
N2 = The first player left without cards wins.

## Setup

N3 = Every player is dealt 6 cards. All the others lie face down in the middle as the deck.
N4 = After the deal one card of the deck is turned up next to it. It is the first card of the pile that
    everyone plays on.
N5 =
    { $players ->
        [2] All Reverse cards have been removed before the deal.
        [all] With two players, all Reverse cards are removed before the deal.
       *[other] {""}
    }

## The turn

N6 = A turn lets you add one card from your hand to the top of the pile.
N7 = A one-colour card fits if it has the colour of the top card, its symbol, or both. Rock, Scissors and
    Paper have a stricter rule of their own.
N8 = For a two-colour card it does not matter whether the card on top has one colour or two: they must share a
    colour, and its symbol must suit that card.
N9 = A purple card has no colour of its own: it fits whatever lies on top, and any card fits on it. Only a
    colour named with Colour change limits what may follow.
N10 = With no card that fits, you have to draw one from the deck. You may play that card on the spot if it
    fits; if it does not, or if you keep it, the turn is over.
N11 = A blue 3 Cards may follow anything that has blue in it, one-colour or two-colour and whatever its
    symbol, a 3 Cards of another colour such as red, and every purple card.

## Rock, Scissors, Paper and two colours

N12 = Rock, Scissors and Paper must share a colour with the top card and, if it is also one of these three,
    beat it as well: Rock beats Scissors, Scissors beat Paper, Paper beats Rock.
N13 = A red Rock may follow every purple card, Scissors with red among their colours, and every red card that
    is not Rock or Paper.
N14 = If the Rock or Scissors on top has no red in it, a red Rock cannot be played there.
N15 = Colour rules out a two-colour card only when neither of its two colours fits.

## Empty deck

N16 = An empty deck is refilled from the pile: only the two top cards of the pile stay in place, and all the
    rest become the deck again.

## Card effects

N17 = Skip: the next player loses a turn, unless that player answers with Cancel or with another Skip. Another
    Skip passes the loss on to the player after, always as one turn and never more. Whoever answers with
    Cancel as the last card wins.
N18 = 3 Cards: the next player draws 3 cards and loses the turn, or answers with Cancel or with another 3
    Cards. Every further 3 Cards adds 3 and moves the duty on to the next player: 6 cards, then 9, and so on.
N19 =
    { $players ->
        [2] {""}
       *[all] Reverse: from now on play goes round in the opposite direction.
    }
N20 = 1 Card: everyone except the player of the card draws 1 card; nobody loses a turn by it. The next player
    may answer first, with Cancel or with another 1 Card; after the latter everyone except the answering
    player draws 2.
N21 = 2 Cards: everyone except the player of the card draws 2 cards; nobody loses a turn by it. The next
    player may answer first, with Cancel or with another 2 Cards; after the latter everyone except the
    answering player draws 4.
N22 = Chance: the next player lays
    { $chance_mode ->
        [set] one Rock, one Scissors and one Paper of any colours,
       *[all] three Rock, Scissors or Paper cards of any colours,
    }
    or else draws 3 cards and loses the turn. Cancel also answers it, and so does another Chance, which hands
    it on to the next player with the 3 cards unchanged. Chance cannot be played while the next player holds
    fewer than three cards, not even as your last card.
N23 = Star: three cards come face up from the top of the deck and exactly one of them is yours. It goes into
    your hand or, if it fits, straight onto the pile. Purple cards are easier to find this way.
N24 = Cancel wipes out the latest card and whatever it was doing; that card and the Cancel are put under the
    deck. Nobody gets a turn back: play simply continues with the player after you.
N25 = Colour change: name any colour, even the present one. After it only cards with that colour and purple
    cards fit.

## Worked example

N26 = A Cancel on the second of two 3 Cards in a row stops the whole chain of 6 cards. Only that second 3
    Cards and the Cancel go under the deck; the first 3 Cards stays on the pile.

## Rulings

R1 = One shared colour is enough for a two-colour card, whether it is the card being played or the card on
    top.
R2 = On a Rock, Scissors or Paper, another of these three must both share a colour and beat it; the same
    symbol never fits, and beating it without a shared colour is not enough. On any other coloured card a
    shared colour is enough for them.
R3 = A coloured action card goes on a Rock, Scissors or Paper by colour alone; what beats what does not
    matter.
R4 = When a two-colour card is on top, both of its colours count for the next card.
R5 = The first card of the pile has no effect. If it is purple, even a Colour change, any card may follow. If
    it is an action card only its colour and symbol count, and the same symbol played on it starts a new
    count.
R6 = The first player is chosen at random or changes from game to game, and play begins clockwise.
R7 =
    { $voluntary_draw ->
        [yes] You do not have to play a card that fits: you may draw instead, and then only the drawn card may
            be played.
        [no] You may draw only when none of your cards can be played.
       *[all] You do not have to play a card that fits: you may draw instead, and then only the drawn card may
            be played. If the table does not allow this, you may draw only when none of your cards can be
            played.
    }
R8 = Cancel is played only on your own turn, either to answer an effect that awaits your answer, or as an
    ordinary purple card that removes the top card of the pile.
R9 =
    { $players ->
        [2] Cancel undoes the waiting effect with its whole chain, or a named colour.
       *[all] Cancel undoes the waiting effect with its whole chain, a named colour, or the change of direction
            of the Reverse it cancels, in which case the next player is found after turning back.
    }
    Cards already drawn, or taken with a Star, are not returned. The cancelled card never goes back to a hand.
R10 = After a Cancel the card below is on top again with its colour, symbol and any named colour, but its
    effect does not happen again. If the pile is now empty, any card may be played. Of the two cards put under
    the deck, Cancel lies lowest.
R11 = A Star shows three cards to everyone; the chosen one is played with its normal effect if it fits on the
    Star,
    { $deck ->
        [listed] or is taken. As the Star is purple, any colour fits.
        [drawpurple] or is taken. The chosen card must match the Star or be purple.
       *[all] or is taken (in the deck as listed the Star is purple and any colour fits; in the deck with purple
            draw cards the chosen card must match the Star or be purple).
    }
    The other two go under the deck in the order shown. If fewer than three can be had even after renewing the
    deck, only those are shown; if none, nothing happens.
R12 =
    { $chance_mode ->
        [any3] Any three Rock, Scissors or Paper cards answer Chance.
        [set] It takes one Rock, one Scissors and one Paper to answer Chance.
       *[all] Normally any three Rock, Scissors or Paper cards answer Chance. A table may agree that it takes
            one Rock, one Scissors and one Paper.
    }
R13 = You may draw 3 cards and lose your turn to Chance even if you hold three cards that would answer it.
R14 = The three cards laid for Chance need not fit the Chance or each other. You choose their order, the last
    one is the new top card, and they have no effects. If this empties your hand, you win.
R15 = Chance may be played only if the player who is next in the current direction holds at least three cards
    at that moment. This also holds when Chance is handed on, chosen from a Star or just drawn.
R16 = Only the same symbol raises an effect, each time by its own number: 3 Cards on 3 Cards, 2 Cards on 2
    Cards, 1 Card on 1 Card, and never a mixture of them. The colour of the answer does not matter.
R17 = 1 Card and 2 Cards do not cost the next player the turn: that player draws with the others and then
    takes a normal turn. Answering with Cancel or with the same card uses the turn up.
R18 = Only the next player may answer 1 Card or 2 Cards. If that player raises it, only the player after may
    answer.
R19 = While an effect awaits your answer, you may not draw first to look for an answer.
R20 = A last card need not be announced, and no points are counted. Any card may be your last, Chance only if
    the next player holds at least three cards. The effect of a winning card is not carried out and no colour
    is named for it.
R21 =
    { $star_last ->
        [win] A Star played as the last card wins at once and turns nothing up.
        [resolve] A Star played as the last card takes effect first; it is carried out before the win is decided.
       *[all] A Star played as the last card wins at once and turns nothing up. A table may agree that it takes
            effect first; then it is carried out before the win is decided.
    }
R22 =
    { $play_for_places ->
        [no] The game ends with the first winner.
        [yes] After the first winner play goes on for the other places.
       *[all] The game ends with the first winner, unless the table has agreed to play on for the other places.
    }
R23 =
    { $players ->
        [2] An unanswered Skip gives you another turn, and 1 Card and 2 Cards strike your only opponent.
        [all] With two players the Reverse cards are out, which leaves 76 cards. An unanswered Skip gives you
            another turn, and 1 Card and 2 Cards strike your only opponent.
       *[other] {""}
    }
R24 = After Colour change a two-colour card fits if one of its colours is the named one, and Rock, Scissors
    and Paper fit by that colour alone. The named colour stays in force through draws and lost turns until a
    card is played on it.
R25 = The deck is renewed only when a card is needed from it. The two top cards of the pile keep their order
    and any named colour, all the others are shuffled, and an interrupted draw goes on.
R26 = If the deck is empty and the pile has no more than two cards, you draw what there is and the rest of the
    duty lapses. If you can neither play nor draw, you pass.
R27 = If nobody plays or draws a card for a full round, the game ends. The fewest cards win, and players with
    equally few share the win.
R28 =
    { $cap ->
        [all] After 200 turns per player (a table may choose another number) the game ends
       *[other] { $cap ->
                [one] After { $cap } turn per player the game ends
               *[other] After { $cap } turns per player the game ends
            }
    }
    and the fewest cards win. Computer players keep Cancel to answer effects or as their last card.
R29 = Hands and deck are hidden. The pile, the number of cards in each hand and the cards turned up by a Star
    are open to all.

## Further rulings

R30 = A drawn card belongs to your hand at once. You then play exactly that card, if it fits, or end your
    turn.
R31 = On an ordinary turn you may pass only if none of your cards can be played and there is no card to draw.
R32 = The idle round that ends the game is counted in passes on ordinary turns. A turn lost to Skip, 3 Cards
    or Chance neither adds to the count nor clears it; any card played or drawn clears it.
R33 =
    { $players ->
        [2] {""}
       *[all] Cancelling a Reverse turns the direction back only if that Reverse had changed it. A Reverse that
            was the first card of the pile had not.
    }
R34 = A Cancel played on an empty pile goes under the deck alone.
R35 = Cards not chosen from a Star go under the deck before the chosen card acts, in the order they were
    turned up, so that the last one lies lowest. A Cancel chosen from a Star cancels that Star; another Star
    chosen from it turns up three more cards.
R36 = A card that empties your hand stays on the pile, and nothing else happens.
R37 =
    { $play_for_places ->
        [no] {""}
        [yes] A card that empties a hand has no effect, and an effect that it answered is gone. That player is
            left out from then on, and the game ends when one player remains.
       *[all] Where the table plays on for the other places, a card that empties a hand has no effect, and an
            effect that it answered is gone. That player is left out from then on, and the game ends when one
            player remains.
    }
R38 = The turn limit ends the game when the turn with that number is complete. The fewest cards win, and
    players with equally few share the win.
R39 =
    { $star_last ->
        [win] {""}
        [resolve] A Star as the last card is carried out with an empty hand. Playing the chosen card wins, and so
            does having nothing to turn up; taking a card does not win.
       *[all] Where a Star as the last card takes effect first, it is carried out with an empty hand. Playing
            the chosen card wins, and so does having nothing to turn up; taking a card does not win.
    }
R40 =
    { $deck ->
        [listed] {""}
        [drawpurple] {""}
       *[all] With a deck file of your own, Reverse cards are also removed for two players, and at least 6 cards
            per player plus 1 must remain. In it Cancel and Colour change must be purple, and Rock, Scissors
            and Paper must not be.
    }
R41 = When 1 Card or 2 Cards makes everyone draw, the next player begins and the others follow in turn order.
    Each takes all of their cards before the following player takes any.
R42 = Laying three cards for Chance is your whole turn.
R43 =
    { $repeat ->
        [0] {""}
       *[all] If exactly the same situation stands at the start of a turn
            { $repeat ->
                [2] for the second time,
                [4] for the fourth time,
                [5] for the fifth time,
               *[all] for the third time,
            }
            the game ends and the fewest cards win, ties being shared. Hands, order of the deck, pile with
            named colours, direction, waiting effect and player to move must all be the same. The turn limit
            stays in force besides.
    }
R44 = Even if the card you have drawn cannot be played, you end your turn yourself.
R45 = A Chance chosen from a Star, even from a purple one, may be played only if the next player holds at
    least three cards.
R46 = The first card of the pile never has an effect and the cards left from a Star always go under the deck;
    no table can choose otherwise. Who begins is a chosen seat or drawn at random.
