### Unit: a duel with ordinary cards in which your limit pays for attack and defence.

## Points and deal

U1 =
    { $start0 ->
        [all] Both players normally begin with 20 points; a table may choose other numbers. A weaker player may
            get a head start, for example 30 against 20.
        [20] { $start1 ->
                [20] Both players begin with 20 points.
               *[other] One player begins with { $start0 } points, the other with { $start1 }.
            }
       *[other] One player begins with { $start0 } points, the other with { $start1 }.
    }
U2 =
    { $deck ->
        [tiny] {""}
       *[other] The opening deal is 6 cards each.
            { $deal_to ->
                [active] Each later turn begins with 2 more for the player whose turn it has become.
               *[all] Each later turn begins with 2 more for each player, and the player whose turn it has become is
                    served first.
            }
    }
U3 =
    { $hands ->
        [closed] Hands are hidden.
        [open] Hands lie open to both.
       *[all] Hands are hidden or lie open to both, as the table agrees.
    }

## Order of play

U4 = The player whose turn it is has to begin with some action, that is, move a card of any kind.
U5 =
    { $turn_mode ->
        [free] {""}
       *[all] { $responses ->
                [no] {""}
               *[all] To that action the opponent may reply with one action.
            }
    }
U6 =
    { $turn_mode ->
        [free] {""}
       *[all] When the player whose turn it is has finished, the opponent may act as often as they like. After
            that it is the opponent's turn.
    }
U7 =
    { $turn_mode ->
        [alternating] {""}
        [free] There is no fixed order: after the first action of the player whose turn it is, either player may
            act at any time on the field, where cards attack and defend, and on the limit, which pays for
            them.
       *[all] If the players act whenever they like, there is no fixed order: after the first action of the
            player whose turn it is, either player may act at any time on the field, where cards attack and
            defend, and on the limit, which pays for them.
    }

## Values

U8 = An ace is worth 1, a card from 2 to 10 its number, a jack 11, a queen 12 and a king 13.

## Field

U9 = A card may come onto the field, as attacker or as defender, only if your limit holds enough unoccupied
    cards of its suit. Their values together must be at least the value of the card.
U10 = A 9♠ on the field can be paid with 5♠ and 4♠ in the limit, or with Q♠ alone.
U11 = A defender takes its value off the attacker, and the defending player loses only the difference. If 7♠
    defends against 9♠ at 20:20, the score becomes 20:18.
U12 = Instead of defending, you may attack as well, and then both attacks strike. If your opponent's 9♠ and
    your 7♠ both attack at 20:20, your opponent falls to 13 and you fall to 11.
U13 = One attacker may face two defenders, but one defender never stops two attackers.
U14 = If the first defender is worth as much as the attacker or more, no second one may be added.
U15 = A queen that meets your 7 and your 5 is stopped exactly, and nobody loses points.
U16 = A defence stronger than its attacker costs the attacker's owner the difference. If 7 and 5 attack and a
    queen (12) stands against the 7 alone, each player loses 5.
U17 =
    { $jokers ->
        [no] {""}
        [yes] A joker brings one card of its own colour, black or red, onto the field with no limit needed. The
            joker itself has no value.
       *[all] If the deck has jokers, a joker brings one card of its own colour, black or red, onto the field
            with no limit needed. The joker itself has no value.
    }
U18 = There is no maximum of cards per turn: you may play your whole hand if your limit can pay for it.

## Limit

U19 = Any card of a suit may go from your hand into your limit, and it counts there from that moment.
U20 = You may take a card back from your limit into your hand, but it rests for one turn before you can use
    it. So you can lay a king into the limit, take a jack out and play the jack on the next turn.
U21 = A limit card that is occupied by one of your cards on the field cannot be taken back.

## Recovery

U22 =
    { $recovery_when ->
        [anytime] Whenever you may act, you may turn
       *[all] When your points are about to fall to zero or below, you may turn
    }
    a card of your limit into as many points as its value. The card must not have been put there this turn and
    must not be occupied by a card on the field. Points above your starting points are lost.
U23 =
    { $recovery_suits ->
        [any] Cards of any suit can be turned into points.
        [hearts] Only ♥ can be turned into points.
       *[all] Cards of any suit can be turned into points or, if the table agrees, only ♥. With any suit, games
            are about three times as long.
    }
U24 =
    { $recovery_who ->
        [both] Both players may turn limit cards into points.
        [active] Only the player whose turn it is may turn limit cards into points.
       *[all] Both players may turn limit cards into points, or only the one whose turn it is, as the table
            agrees.
    }

## End of the game

U25 = Play goes on until one player has no points left or all the cards are gone.
U26 = If the deck is empty and no move can be made, each player adds the values of the cards they have left to
    their points. The higher total wins; equal totals are a draw.

## Extensions

U27 =
    { $ext_hearts ->
        [no] {""}
        [yes] ♥ can also be turned into points straight from the hand.
       *[all] If the table agrees, as in Initial, Advanced and Expert, ♥ can also be turned into points straight
            from the hand.
    }
U28 =
    { $ext_clubs ->
        [no] {""}
        [yes] ♣ widen the limit of any suit: they may be added to it, but never as its first card, so 3♥ and 7♣
            make 10♥. Such a ♣ may be taken back into the hand and on the next turn go to another suit or into
            a limit of ♣.
       *[all] If the table agrees, as in Initial, Advanced and Expert, ♣ widen the limit of any suit: they may
            be added to it, but never as its first card, so 3♥ and 7♣ make 10♥. Such a ♣ may be taken back
            into the hand and on the next turn go to another suit or into a limit of ♣.
    }
U29 =
    { $ext_diamonds ->
        [no] {""}
        [yes] ♦ may defend against any suit and is counted as if it had that suit.
       *[all] If the table agrees, as in Advanced and Expert, ♦ may defend against any suit and is counted as if
            it had that suit.
    }
U30 =
    { $ext_spades ->
        [no] {""}
        [yes] ♠ set against a card of another suit cancels it out and nobody loses points, as with 3♠ against
            Q♣. ♠ against ♠ is counted in the usual way.
       *[all] If the table agrees, as in Expert, ♠ set against a card of another suit cancels it out and nobody
            loses points, as with 3♠ against Q♣. ♠ against ♠ is counted in the usual way.
    }

## Rulings

V1 =
    { $deal_to ->
        [active] {""}
       *[all] On every deal after the first, both players get 2 cards, the player whose turn it is first.
    }
V2 = Before the first turn nobody gets cards beyond the opening 6.
V3 = Who begins is random. The loser begins the next game.
V4 =
    { $turn_mode ->
        [free] {""}
       *[all] { $responses ->
                [yes] The opponent may answer each action of the player whose turn it is with one action;
                    passing once does not give up later answers.
                [no] There are no answers: one player makes all their actions first and then the other makes
                    all of theirs.
               *[all] The opponent may answer each action of the player whose turn it is with one action;
                    passing once does not give up later answers. If the table plays without answers, one
                    player makes all their actions first and then the other makes all of theirs.
            }
    }
V5 = The player whose turn it is not may make every kind of action, new attacks included.
V6 =
    { $turn_mode ->
        [free] {""}
       *[all] The player whose turn it is may defend against a counter-attack until they end their actions, and
            no longer after that.
    }
V7 = The limit cards of a suit count as one sum, and what is left over can pay for more: Q♠ carries 9♠ and 3♠.
    A limit card is occupied if without it the sum would be smaller than the values of your field cards
    { $jokers ->
        [no] of that suit.
       *[all] of that suit that came without a joker.
    }
V8 = The limit is not used up. Its cards stay where they are and are only occupied until the end of the turn.
V9 = After the losses are booked, all cards on the field go to the discard pile and never come back.
V10 = Losses are booked once per turn, for both players at the same time, after both have finished acting.
V11 =
    { $ext_diamonds ->
        [no] { $ext_spades ->
                [no] A defender must have the same suit as the attacker.
               *[other] A defender must have the same suit as the attacker, except ♠, which cancel cards of other
                    suits.
            }
        [yes] { $ext_spades ->
                [no] A defender must have the same suit as the attacker, except ♦, which defend against any
                    suit.
               *[other] A defender must have the same suit as the attacker, except ♦, which defend against any
                    suit, and ♠, which cancel cards of other suits.
            }
       *[all] A defender must have the same suit as the attacker, except ♦ where they defend against any suit
            and ♠ where they cancel cards of other suits.
    }
V12 = Two defenders that together exceed the attacker cost its owner the difference: 7 and K against Q take 8
    points.
V13 = Whether a second defender is allowed is decided when it is added, which may be in a later action of the
    same turn. No attacker ever faces more than two.
V14 = A card on the field cannot change its role, cannot be attacked as a defender and cannot be taken back.
V15 = You may put a card into the limit and take it back in the same turn. It is then locked in your hand
    until the next turn.
V16 = A card taken back from the limit stays locked until the current turn is over, no matter whose turn it
    is.
V17 =
    { $recovery_when ->
        [emergency] You recover points only at the end of a turn, when your points minus the coming losses would be
            zero or less.
        [anytime] You may turn cards into points whenever you may act.
       *[all] Normally you recover points only at the end of a turn, when your points minus the coming losses
            would be zero or less. Where cards can be turned into points at any time, you may do it whenever
            you may act.
    }
V18 =
    { $recovery_order ->
        [before] Points won back are added before the losses and stop at your starting points, so nobody at 20 of
            20 survives a loss of 20.
        [net] Points won back count together with the losses: gains and losses are booked at once and only the
            result is held to the starting points.
       *[all] Normally points won back are added before the losses and stop at your starting points, so nobody
            at 20 of 20 survives a loss of 20. Where they count together with the losses, gains and losses are
            booked at once and only the result is held to the starting points.
    }
V19 = As long as you are still in danger, you may go on recovering with any suitable cards, even larger than
    needed. You may also stop and lose.
V20 = Recovering may never leave your limit smaller than your field cards require. The losses of the turn stay
    as they are.
V21 = With unequal starts, each player can recover up to their own starting points.
V22 = A card turned into points leaves the game and does not count in the final total.
V23 = If both players end at zero or below, the one with more points wins; equal points are a draw.
V24 =
    { $turn_mode ->
        [free] {""}
       *[all] If the player whose turn it is has no legal action while the deck still has cards, the opponent
            goes straight on to act freely.
    }
V25 = Once the deck is empty, two turns in a row without a card put on the field end the game, and cards and
    points are added up.
V26 = In the final total, the cards in your hand and in your limit count.
V27 =
    { $jokers ->
        [no] {""}
       *[all] A joker may bring in an attacker or a defender, one card per joker.
            { $ext_diamonds ->
                [no] {""}
               *[all] A ♦ or ♠ that may defend against other suits may do so with a joker too.
            }
            A joker cannot go into the limit or be played alone, and is worth 0. With jokers the deck has 54
            cards, one black and one red joker among them.
    }
V28 =
    { $ext_hearts ->
        [no] {""}
        [yes] ♥ that become points straight from the hand have the same upper bound.
            { $recovery_when ->
                [anytime] They do so at any time, as an ordinary action.
               *[other] { $hand_hearts ->
                        [anytime] They do so at any time, as an ordinary action.
                       *[other] They do so only in danger.
                    }
            }
            { $recovery_who ->
                [active] Although only the player whose turn it is may turn limit cards into points, ♥ of the hand
                    are open to both.
               *[other] {""}
            }
       *[all] ♥ that become points straight from the hand have the same upper bound. They do so only in danger
            or, if the table agrees, at any time as an ordinary action; where limit cards become points at any
            time, ♥ of the hand always do too. Even where only the player whose turn it is may turn limit
            cards into points, ♥ of the hand are open to both.
    }
V29 =
    { $ext_clubs ->
        [no] {""}
        [yes] The last card of a limit pile's own suit can be neither taken back nor turned into points while ♣
            are attached to it.
            { $recovery_suits ->
                [hearts] Attached ♣ still count as ♣, so they cannot become points.
               *[other] {""}
            }
       *[all] Where ♣ widen the limit of any suit, the last card of a limit pile's own suit can be neither taken
            back nor turned into points while ♣ are attached to it. Attached ♣ still count as ♣, so they
            cannot become points where only ♥ can.
    }
V30 = In the limit of ♣, ♣ are cards of its own suit. A ♣ on the field is always paid from the limit of ♣.
V31 =
    { $ext_diamonds ->
        [no] {""}
        [yes] A defending ♦ is paid from the limit of ♦. Only for the comparison does it have the attacker's
            suit.
       *[all] Where ♦ defend against any suit, a defending ♦ is paid from the limit of ♦. Only for the
            comparison does it have the attacker's suit.
    }
V32 =
    { $ext_spades ->
        [no] {""}
        [yes] One ♠ among the defenders makes the exchange 0:0 if the attacker has another suit, and no defender
            may be added after it. It is paid from the limit of ♠ and works only in defence.
       *[all] Where ♠ cancel cards of other suits, one ♠ among the defenders makes the exchange 0:0 if the
            attacker has another suit, and no defender may be added after it. It is paid from the limit of ♠
            and works only in defence.
    }
V33 =
    { $ext_diamonds ->
        [no] {""}
       *[all] { $ext_spades ->
                [no] {""}
                [yes] ♦ against ♠ is counted by values, while ♠ against ♦ cancels it out at 0:0.
               *[all] Where ♦ defend against any suit and ♠ cancel cards of other suits, ♦ against ♠ is counted
                    by values, while ♠ against ♦ cancels it out at 0:0.
            }
    }
V34 =
    { $ext_hearts ->
        [all] Basic has no extension. In Initial ♥ become points straight from the hand and ♣ widen the limit of
            any suit; in Advanced ♦ also defend against any suit; in Expert ♠ also cancel cards of other
            suits.
       *[other] {""}
    }
V35 = Limits, field, discard pile, points and numbers of cards are open to both, and the deck is hidden.
    { $hands ->
        [closed] Hands are hidden.
        [open] Hands lie open to both.
       *[all] Hands are hidden or open to both, as the table agrees.
    }
V36 = Cards already in your limit count for every new turn; you need not add new ones each time you play a
    card.

## Further rulings

V37 =
    { $recovery_when ->
        [emergency] {""}
        [anytime] Turning a card into points counts as the action with which the player must begin the turn.
       *[all] Where cards can be turned into points at any time, doing so counts as the action with which the
            player must begin the turn.
    }
V38 = At the end of a turn every player in danger is asked about recovery, even without a suitable card, and
    can then only decline.
    { $recovery_who ->
        [both] {""}
       *[all] Only a player who may turn no cards at all into points, because it is not their turn, is not
            asked.
    }
V39 = You may recover even at your starting points. You gain nothing, and the card is gone.
V40 =
    { $recovery_order ->
        [before] {""}
        [net] The values of the cards turned into points are collected and booked with the losses: points plus
            recovered values minus losses, but at most your starting points.
       *[all] Where points won back count together with the losses, the values of the cards are collected and
            booked with them: points plus recovered values minus losses, but at most your starting points.
    }
V41 =
    { $recovery_when ->
        [emergency] {""}
        [anytime] Players in danger, and only they, are still asked about recovery at the end of the turn.
       *[all] Where cards can be turned into points at any time, players in danger, and only they, are still
            asked about recovery at the end of the turn.
    }
V42 = Two turns without a field card end the game only if the deck is empty when the second one is settled.
    The first counts even if the deck still had cards then.
V43 =
    { $turn_mode ->
        [alternating] {""}
        [free] If the player whose turn it is has no legal action while the deck is not empty, both players may
            act right away.
       *[all] If the players act whenever they like, and the player whose turn it is has no legal action while
            the deck is not empty, both players may act right away.
    }
V44 =
    { $priority ->
        [no] {""}
        [yes] The players act or pass in turn: after the first action of the player whose turn it is, the
            opponent comes next. Two passes in a row end it.
       *[all] The players may act whenever they like and yet take turns to say so. Then they act or pass in
            turn: after the first action of the player whose turn it is, the opponent comes next. Two passes
            in a row end it.
    }
V45 = A card taken back from the limit stays known to both players while it is in the hand. After an ending by
    cards the hands are shown; after an ending by points they stay closed.
V46 =
    { $ext_clubs ->
        [no] {""}
        [yes] A limit pile with several cards of its own suit binds only the last of them: from 3♥, 7♣ and 5♥
            the 3♥ may leave.
       *[all] Where ♣ widen the limit of any suit, a limit pile with several cards of its own suit binds only
            the last of them: from 3♥, 7♣ and 5♥ the 3♥ may leave.
    }
V47 = You may recover with several cards, one after another.
V48 =
    { $deal_to ->
        [both] {""}
        [active] On every deal after the first, only the player whose turn it has become gets 2 cards.
       *[all] A table may agree that only the player whose turn it has become gets 2 cards.
    }
V49 =
    { $priority ->
        [no] {""}
        [yes] If the player whose turn it is has nothing but jokers while the deck is not empty, the opponent
            has the first word. The player whose turn it is could only pass.
       *[all] Where players who act whenever they like take turns to say so, and the player whose turn it is has
            nothing but jokers while the deck is not empty, the opponent has the first word. The player whose
            turn it is could only pass.
    }
V50 = In a rematch the loser of the last game begins. After a draw it is the player who did not begin the last
    game.
V51 =
    { $deck ->
        [whole] {""}
        [tiny] The tiny deck has the ace, the 2, the 3 and the 4 of spades. Each player gets two cards, and after one
            turn the game is over: points and cards count.
       *[all] A table may play with a tiny deck, small enough to be solved by computation: the ace, the 2, the 3 and
            the 4 of spades. Each player then gets two cards, and after one turn the game is over: points and
            cards count.
    }
