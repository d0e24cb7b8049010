### Karma: get rid of your hand and table cards by matching or beating the card on the pile.

## Setup

K1 =
    { $deck ->
        [tiny] {""}
       *[other] { $copies ->
                [2] There are 40 cards:
                [3] There are 60 cards:
               *[all] The mini editions use 40 cards:
            }
            the numbers 1 to 16 and the karma cards Give the Pile, Play a Table Card, Bottoms Up and Five or Below,
            { $copies ->
                [2] two copies of each.
                [3] three copies of each.
               *[all] two copies of each. The full game uses three copies of each, 60 cards in all.
            }
    }
K2 = Each player starts with three face-down table cards. Nobody, not even their owner, may look at one before
    it is played.
K3 = Each player is also dealt six cards and picks exactly three of them to lie face up on the table.
K4 = The three of the six cards that were not put on the table are the starting hand.
K5 = All cards that were not dealt form the draw pile, which lies face down.

## Turn

K6 = The dealer's left neighbour opens with any card, or any identical cards together, from the hand. After
    that the turn passes clockwise.
K7 = A number card must not be lower than the number on top of the pile; an equal one is fine. On an empty
    pile, and on Play a Table Card or Bottoms Up as the top card, any card is allowed.
K8 = Use your cards in this order: hand, then face-up table cards, then face-down table cards. A group opens
    only when the one before it is empty, unless Play a Table Card lets you reach the table early.
    { $copies ->
        [2] {""}
        [3] Table cards also wait until the draw pile is gone; as hands are filled up from it, they always do.
       *[all] In the full game table cards also wait until the draw pile is gone; as hands are filled up from
            it, they always do.
    }
K9 = A face-down card is turned over only at the moment it goes onto the pile, so you play it without knowing
    what it is.
K10 = If the face-down card you turned over is not allowed on the top card, you take it and the whole pile
    into your hand, and your turn is over.
K11 = If you play from your hand or your face-up cards and none of them is allowed, you take the whole pile
    and your turn ends.
    { $voluntary_pickup ->
        [no] You take the pile only then.
        [yes] You may also take it by choice.
       *[all] In the Russian mini edition and in the full game you take the pile only then. In the English mini
            edition you may also take it by choice.
    }
K12 = After somebody has taken the pile, whoever is next opens a fresh one with any card.
K13 = Cards you take from the pile belong to your hand, and all of them must go before you play another table
    card, unless Play a Table Card allows it.
K14 = At the end of your turn you draw until you hold three cards. If the draw pile has fewer cards than you
    need, you take what is left; once it is gone, nobody draws.
K15 = If you still hold three or more cards at the end of your turn, you draw nothing.

## Doubles

K16 = You may play two identical cards at once if both come from your hand or both from your face-up table
    cards.
    { $copies ->
        [2] {""}
        [3] You may also play three this way.
       *[all] In the full game you may play up to three this way.
    }
K17 =
    { $clear ->
        [3] When three identical cards come onto the pile one right after the other, played together or by
            consecutive players, whoever played the third
       *[all] When two identical cards come onto the pile one right after the other, played together or by
            consecutive players, whoever played the second
    }
    takes all of the pile out of the game and has an extra play.
    { $clear ->
        [all] In the full game it takes three identical cards.
       *[other] {""}
    }
K18 = Identical cards from different places are never combined: not hand with table, and not face-up with
    face-down.

## Karma cards

K19 = A karma card may be played on any card and on an empty pile.
K20 = A played karma card joins the pile just as a number card does. Only Give the Pile does not stay there.
K21 = Give the Pile: another player of your choice takes the whole pile into the hand. The Give the Pile card
    itself leaves the game.
K22 = Give the Pile may be aimed at any other player, even one who is already out. Whoever receives cards that
    way is back in the game.
K23 = After Give the Pile the turn goes on to the giver's left as usual, even if that neighbour has just
    received the pile.
K24 = Play a Table Card lets you play a table card right away although you still hold cards in hand. Face-up
    cards come first; you may turn over a face-down card only when you have no face-up ones.
K25 = If you have no table cards when you play Play a Table Card, you may follow it with any card from your
    hand instead.
K26 =
    { $pt_pair ->
        [no] {""}
       *[all] After Play a Table Card you may follow with two
            { $copies ->
                [2] identical cards
                [3] or three identical cards
               *[all] identical cards (in the full game up to three)
            }
            from your face-up cards, or from your hand if you have no table cards.
            { $copies ->
                [all] All editions play it this way.
               *[other] {""}
            }
    }
K27 = Any card may be put on Play a Table Card, whatever lies beneath it. This holds for the player who played
    it and for the next player.
K28 = Bottoms Up: the lowest card of the pile moves on top of Bottoms Up. The next player has to play on that
    moved card.
K29 = If Bottoms Up brings another Bottoms Up or a Play a Table Card to the top, that card counts as zero and
    the next player may play anything.
K30 = Five or Below: only a number from 1 to 5 or a karma card may be played on it by the next player.

## End

K31 = The game stops as soon as a single player still has cards. That player is the loser, and everybody else
    wins.
K32 = With real cards, a player who forgot to draw plays the next turn with the hand as it is and then draws
    up to three. Here drawing is automatic, so this never comes up.

## Editions

D1 =
    { $voluntary_pickup ->
        [no] Only a player without an allowed card takes the pile.
        [yes] A player may take a pile that is not empty instead of playing.
       *[all] In the Russian mini edition and in the full game only a player without an allowed card takes the
            pile. In the English mini edition a player may take a pile that is not empty instead of playing. A
            table may agree on either.
    }
D2 =
    { $draw_timing ->
        [beforeReplay] {""}
       *[all] In all editions you draw once, at the end of the turn, after all extra plays. The one exception:
            if your hand is empty before an extra play, you draw up to three first.
    }
D3 = In all editions a face-down card that fails goes into its owner's hand together with the pile, and the
    turn ends.
D4 = In all editions a face-down card fails whenever it is not allowed on the top card: a number that is too
    low, or a number above 5 on Five or Below.
D5 = In all editions the next player's free start follows a taken pile, not a double. After a double the
    player who cleared the pile plays again, and the next player must answer the card that is then on top.
D6 =
    { $karma_doubles ->
        [no] Identical means the same number. Identical karma cards do not clear the pile.
       *[all] In all editions identical means the same number or the same karma card, and identical karma cards
            clear the pile too.
            { $karma_doubles ->
                [all] A table may agree that they do not.
               *[other] {""}
            }
    }
D7 = In all editions cards played together come either all from the hand or all from the face-up table cards.
D8 = In all editions cards played in consecutive turns count as one right after the other. Players who are out
    are skipped and do not break the row.
D9 =
    { $pt_pair ->
        [no] Play a Table Card is followed by a single card, never by several.
       *[all] In all editions Play a Table Card may be followed by identical cards played together, not only by
            a single card.
            { $pt_pair ->
                [all] A table may agree that it is always a single card.
               *[other] {""}
            }
    }
D10 = In all editions Play a Table Card counts as zero on top of the pile: your own follow-up and the next
    player's card may both be anything.
D11 = In all editions a player who was out and receives a pile of at least one card is back in the game.
D12 = In all editions cards taken from the pile count as hand cards, so they come before table cards.
D13 = In all editions drawing is automatic, so nobody can forget to draw.
D14 = In all editions a player who holds three or more cards does not draw.
D15 = In all editions the very first play may be identical cards from the hand instead of a single card.
    { $clear ->
        [2] Such a pair clears at once, and the player plays again.
        [3] Three of them clear at once, and the player plays again.
       *[all] In the mini editions such a pair clears at once and the player plays again; in the full game three
            do.
    }
D16 = In all editions an equal number is enough; it does not have to be higher.
D17 = A hint for all editions: karma cards and high numbers are the easiest to play later, so they make good
    face-up cards. If time runs out, the choice is made this way.
D18 =
    { $copies ->
        [all] The mini editions are for 2 to 4 players, the full game for 2 to 6.
       *[other] {""}
    }

## Rulings

A1 = After Play a Table Card the card that follows it decides what the next player must answer. If Play a
    Table Card itself is on top, because nothing followed or Bottoms Up brought it there, it counts as zero
    and any card may be played.
A2 =
    { $pt_follow_up ->
        [may] The follow-up to Play a Table Card is optional, and you may finish your turn instead.
        [must] After Play a Table Card you have to play another card whenever you have one for it.
       *[all] The follow-up to Play a Table Card is optional, and you may finish your turn instead. At a table
            where a card must follow, you have to play one whenever you have a card for it.
    }
A3 = Bottoms Up may be played on an empty pile. It then lies there alone and counts as zero, so the next
    player may play anything.
A4 = Give the Pile may be played on an empty pile. Nobody is chosen and nobody receives anything, so a player
    who is out stays out; the card leaves the game and the next player starts a pile.
A5 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] Three identical karma cards in a row count like three numbers, whether played one on the
                    other or at once:
               *[all] Identical karma cards count as a double, whether one is played on the other or both at
                    once:
            }
            the pile is cleared without any karma effect, and the player plays again. Give the Pile never lies
            in the pile, but
            { $clear ->
                [3] three
               *[all] two
            }
            played at once clear it instead of giving it away.
            { $clear ->
                [all] In the full game it takes three. A table may agree that karma cards do not clear the pile.
               *[other] {""}
            }
    }
A6 = You may follow Play a Table Card with a second Play a Table Card from a different place, such as hand and
    then table. This does not clear the pile, and the second one gives you another follow-up.
A7 = The move made by Bottoms Up never clears the pile, not even Bottoms Up onto Bottoms Up.
    { $moved_card_can_be_doubled ->
        [no] {""}
       *[all] But a card then played that is identical to the moved card on top does count with it:
            { $clear ->
                [2] it clears the pile.
                [3] it clears the pile if that makes three.
               *[all] it clears in the mini editions, and in the full game if that makes three. A table may
                    agree that the moved card cannot be doubled.
            }
    }
A8 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] When Bottoms Up, Five or Below or Play a Table Card is answered with the same card, the
                    second takes effect as usual. The third clears the pile before any effect happens.
               *[all] If the next player answers Bottoms Up with Bottoms Up, Five or Below with Five or Below,
                    or Play a Table Card with Play a Table Card, the pile is cleared before any effect
                    happens.
                    { $clear ->
                        [all] In the full game the third one clears, and the second takes effect as usual.
                       *[other] {""}
                    }
            }
    }
A9 = A karma card may be played on Five or Below, which then no longer binds: after Bottoms Up the moved card
    counts (Five or Below again, if that is the one), and after Play a Table Card anything may follow, even
    above 5. Give the Pile passes it on with the pile, and the next player is free.
    { $karma_doubles ->
        [no] Another Five or Below binds again.
        [yes] { $clear ->
                [3] The third Five or Below in a row clears the pile.
               *[other] Another Five or Below clears the pile.
            }
       *[all] Another Five or Below clears the pile, in the full game only the third.
    }
A10 = Once a number from 1 to 5 lies on Five or Below, play is normal again: the next number must be equal or
    higher.
A11 = A karma card turned over from the face-down cards never fails and works as usual. For Give the Pile you
    choose who receives it, and after Play a Table Card you may go on to the next table card.
A12 =
    { $draw_timing ->
        [endOfTurn] If your hand is empty before an extra play and the draw pile still has cards, you first draw up to
            three. In all other cases you draw only at the end of your turn.
        [beforeReplay] You draw up to three before each extra play and at the end of your turn.
       *[all] If your hand is empty before an extra play and the draw pile still has cards, you first draw up to
            three. In all other cases you draw only at the end of your turn, unless the table also draws
            before each extra play.
    }
A13 = An empty pile is never taken. Any card is allowed on it, so you must play.
A14 =
    { $voluntary_pickup ->
        [no] If you have only face-down cards left, you must turn one over.
        [yes] If you have only face-down cards left, you may take the pile instead of turning one over.
       *[all] If you have only face-down cards left, you may take the pile instead of turning one over in the
            English mini edition. In the Russian mini edition and in the full game you must turn one over.
    }
A15 = Cards played together must be allowed on the top card just as a single card must. Face-down cards can
    never be played together.
A16 =
    { $copies ->
        [2] There are only two copies of a card, so three identical cards never meet.
        [3] There are only three copies of a card, so four identical cards never meet.
       *[all] In the mini editions there are only two copies of a card, so three identical cards never meet. In
            the full game there are three, so four never do.
    }
A17 = If you clear the pile with your last cards and the draw pile is empty, you are out and your extra play
    lapses. The next player who has cards starts a new pile.
A18 = Your last card may be a karma card. Its effect happens first, and only then is it checked whether you
    are out.
A19 = Give the Pile may be your last card, and it may go to any other player, even one who is out; with two
    players it goes to the opponent. You are then out, the receiver is in, and the game goes on if at least
    two players have cards.
A20 = Even when only two players still have cards, Give the Pile may go to any other player, whether still in
    the game or out.
A21 = Players without cards are skipped. A player who has come back plays when the turn reaches that seat,
    which is at once for the left neighbour.
A22 = Whether the game is over is checked after the turn's effects and the draw. If only one player then has
    cards, it ends at once.
A23 = A player who is brought back loses the win already earned, but wins after all by going out once more.
    The order in which players go out is shown, but does not change the result.
A24 = All players choose their face-up cards at the same time and in secret, and the cards are shown when
    everyone has confirmed. If a player's time runs out, karma cards are taken first, then the highest
    numbers.
A25 = It does not matter which face-up card lies on which face-down card, because all face-up cards go first.
A26 = When you have to turn over a face-down card, you choose which of your own it is.
A27 = If none of your face-up cards is allowed, you take only the pile. Your face-up cards stay where they
    are.
A28 = The first dealer is drawn at random unless the table names a seat. In later games the loser of the last
    one deals.
A29 = Everyone may see the face-up cards, the whole pile from top to bottom, and how many cards are in each
    hand, face-down row and the draw pile. A hand is seen by its owner only, and face-down cards by nobody,
    not even their owner. A card that all have seen go into a hand stays known for as long as it must be there.
A30 =
    { $repeat ->
        [0] {""}
       *[all] If the same position comes up for the
            { $repeat ->
                [2] second
                [4] fourth
                [5] fifth
               *[all] third
            }
            time, the game ends and all players who still have cards share the loss.
    }
    The game also ends after
    { $cap ->
        [all] 250 turns per player, in the full game 600:
        [one] { $cap } turn per player:
       *[other] { $cap } turns per player:
    }
    whoever has the most cards loses, and players who tie for most share the loss.
A31 =
    { $karma_doubles ->
        [no] {""}
       *[all] { $clear ->
                [3] Following your own Play a Table Card with two more
               *[all] Following your own Play a Table Card with another
            }
            from the same place (all face-up, all face-down, or all from the hand when you have no table
            cards)
            { $clear ->
                [3] clears the pile as three identical cards do:
               *[all] is an ordinary double: the pile is cleared,
            }
            there is no
            { $clear ->
                [3] further
               *[all] second
            }
            follow-up and you play again.
            { $clear ->
                [all] In the full game it takes three.
               *[other] {""}
            }
    }
A32 = If you have no card to follow Play a Table Card, there is no follow-up, even if the draw pile still has
    cards. You do not draw in between; your turn ends and then you draw.
A33 =
    { $repeat ->
        [0] {""}
       *[all] Two positions are the same if the hands and face-up cards match in any order, the face-down cards
            match slot by slot, the draw pile and the pile match in order, and the same player is to move.
            Positions are compared at the start of every turn, the first one
            { $repeat ->
                [all] included; where a repeated position never ends the game, they are not compared at all.
               *[other] included.
            }
    }
A34 = The turn limit is exact: that many turns are played, and it is checked at the end of a turn after the
    checks for one player left and for repetition. For the most cards, hand, face-up and face-down cards all
    count.
A35 =
    { $draw_timing ->
        [endOfTurn] {""}
        [beforeReplay] You draw back up to three also before each extra play.
       *[all] A table may agree that you draw back up to three also before each extra play. If you draw at the
            end of the turn, as in all editions, you draw before an extra play only if your hand is empty.
    }
A36 =
    { $karma_doubles ->
        [yes] {""}
        [no] No karma card ever clears the pile, and karma cards may only be played one at a time. Each takes
            effect as usual.
       *[all] Where identical karma cards do not clear the pile, no karma card ever does, and karma cards may
            only be played one at a time. Each takes effect as usual.
    }
A37 =
    { $moved_card_can_be_doubled ->
        [yes] {""}
        [no] The card moved by Bottoms Up and all cards below it never count towards clearing the pile.
       *[all] Where a card moved by Bottoms Up cannot be doubled, that card and all cards below it never count
            towards clearing the pile.
    }
A38 =
    { $clear ->
        [2] {""}
       *[all] { $clear ->
                [3] You
               *[all] In the full game you
            }
            may play one, two or three identical cards from one place, and the pile is cleared if they and the
            identical cards already on top make at least three. Two karma cards played at once without
            clearing take effect once: one giving of the pile, one moved card or one follow-up. If they are
            Give the Pile, both leave the game.
    }
A39 =
    { $voluntary_pickup ->
        [all] In the full game, taking the pile by choice is not allowed unless the table agrees that it is.
       *[other] {""}
    }
A40 = If Give the Pile is played on a pile with cards and only one player can receive it, that player must
    still be named. The program may do this for the giver.
A41 = Number cards alone can also go in circles, for example when two players hand a low card and the highest
    card to each other by taking the pile in turn. This is allowed; the limits on repeated positions and on
    turns end such a game.
A42 =
    { $repeat ->
        [3] When a position comes up for the second time, all players are told that once more ends the game;
            the third time ends it.
       *[all] { $repeat ->
                [all] When a position comes up for the second time, all players are told that once more ends the
                    game; the third time ends it. The full game is stopped after 600 turns per player. The
                    deck has two or three copies of each card, two or three identical cards clear the pile,
                    and the dealer is a chosen seat or drawn at random. Two copies are enough for 2 to 4
                    players, three for 2 to 6.
               *[other] {""}
            }
    }
A43 = If time runs out in the face-up choice and a player has more than three karma cards, three are taken in
    this order: Give the Pile, Play a Table Card, Bottoms Up, Five or Below.
A44 = If Give the Pile is a player's last card, the pile is given first, and only then is it checked whether
    the game is over.
A45 = Cards that one player plays from different places in one turn never count together towards clearing the
    pile,
    { $clear ->
        [2] however many they are.
        [3] however many they are: three Play a Table Card of which one came from the hand and two from the
            face-down cards do not clear it, and another card may follow.
       *[all] however many they are: in the full game, three Play a Table Card of which one came from the hand
            and two from the face-down cards do not clear it, and another card may follow.
    }
    The next player's card counts with everything identical on top, wherever that came from.
A46 =
    { $copies ->
        [2] {""}
       *[all] { $clear ->
                [2] Three identical cards from one place may be played at once, and they clear the pile.
                [3] {""}
               *[all] A table may play with three copies of each card and still clear the pile with two, which
                    is no printed edition. Three identical cards from one place may then be played at once,
                    and they clear the pile.
            }
    }
A47 = When the same players play once more, in the browser or in the terminal, the loser of the last game
    deals, so the seat to the loser's left begins. After a game that ended by a repeated position or by the
    turn limit it is whoever loses it; if several share the loss, the first of them whose turn would have
    come.
A48 =
    { $deck ->
        [whole] {""}
        [tiny] The tiny deck has seven cards: 2, 5 and 9 twice and Five or Below once. Everybody starts with one
            face-down card, chooses one of two cards to lie face up and keeps the other as the hand, and draws
            up to one card. Where other rules say three, they mean one.
       *[all] A table for two may play with a tiny deck of seven cards, few enough to be solved by computation: 2,
            5 and 9 twice and Five or Below once. Everybody then starts with one face-down card, chooses one
            of two cards to lie face up and keeps the other as the hand, and draws up to one card.
    }
