### Karmaka: a card game over several lives, in which the first to climb the Karmic Ladder wins.

## Zones, turn, karmic cost, death

M2-1 = The Well is the draw pile that all share, and the Ruins are the discard pile; your Deeds are the cards
    you played for points, and your Future Life is your Hand after death. The Well, the Ruins, each Deck, each
    Future Life and each player's Deeds are ordered piles; the card added last is on top, and the top Deed is
    the exposed one. A Hand has no order. A card being played for its ability lies face up in the middle of
    the table and is in no other zone until it has been offered. Cards going from pile to pile move one by
    one, so their order is turned round. Only the Deeds of an ended life reach the Ruins as a single block,
    with the exposed Deed uppermost.
M2-2 = To play a card for its ability, lay it face up in the middle of the table, resolve the ability, then
    pay the karmic cost: the card is offered and ends in a Future Life or in the Ruins. An ability may be
    played in any situation; whatever is impossible is skipped. If the ability that finally resolved grants
    another play, you may then, after the offer, play one more card from your Hand in any normal way:
    { $mode ->
        [free] for points, for its ability, or onto your Future Life.
        [teams] for points, for its ability, onto your Future Life or onto your partner's.
        [wolf] { $wolf_partner_future ->
                [yes] for points, for its ability, onto your Future Life or onto your partner's.
               *[other] for points, for its ability, or onto your Future Life.
            }
       *[all] for points, for its ability, onto your Future Life or, when two play against two, onto your
            partner's.
    }
    An extra play is never compulsory, even with an empty Deck, and there is none with an empty Hand. Each
    such ability grants exactly one extra play, which is used or lost at once; chains are allowed. The turn
    ends when no extra play is left.
M2-3 =
    Cards are drawn or looked at from the Well one at a time. Only when one more card is needed and the Well
    is empty, all Ruins except the top three are shuffled into a new Well; those three stay as they lie. If
    the Ruins hold three cards or fewer, the rest of the draw does not happen. A drawn card goes to the Hand
    of the player who draws, and only that player sees it. The card being played lies outside the Ruins and
    thus cannot be shuffled in by its own effect.
M2-4 =
    { $players ->
        [2] After its ability the played card is offered to the rival. Whoever takes it lays it face down on
            top of their Future Life; if it is not taken, it goes face up on top of the Ruins.
       *[all] After its ability the played card is offered. An ability aimed at a rival has that rival as its
            victim, even if it did nothing; one that may choose any player has a victim only if a rival was
            chosen; one that serves only you has none. A copying card has the victim of the ability it copied,
            or none if nothing was copied; owning a Deed copied by Mimic does not make a victim. With two
            players the rival is always asked. A victim is the only one asked; without a victim the rivals are
            asked in turn order from your left until one takes the card. The taker lays it face down on top of
            their Future Life; if nobody asked takes it, it goes face up on top of the Ruins.
            { $mode ->
                [free] You are never asked.
               *[all] You and your partner are never asked.
            }
    }
    Only the card played from the Hand is offered: copied Deeds stay where they are, and a card ruined by
    Denial is not offered.
M2-5 =
    { $mode ->
        [free] A rival is any opponent.
       *[all] A rival is any opponent, never a partner.
    }
    { $mode ->
        [free] { $players ->
                [4] Abilities may be aimed only at your two neighbours and not at the player opposite, and
                    this also goes for Panic, Dwindle and Longevity. Mimic may copy the exposed Deed of the
                    player opposite, but the copied ability may not be aimed at that player.
               *[other] {""}
            }
        [all] With four players, each alone, abilities may be aimed only at your two neighbours and not at the
            player opposite, and this also goes for Panic, Dwindle and Longevity. Mimic may copy the exposed
            Deed of the player opposite, but the copied ability may not be aimed at that player.
       *[other] {""}
    }
    If there is a legal target, one must be chosen, even if nothing will happen.
M2-6 =
    Denial: you must send one card from your Hand to the top of the Ruins and use its ability; with an empty
    Hand nothing happens. Embody copies any one of your own Deeds, exposed or not; Mimic copies the exposed
    Deed of a rival who has one; without such a Deed nothing happens. You use a copy as if you had played that
    card yourself. In one chain Embody and Mimic work only once each and a second one does nothing, but a card
    ruined by Denial starts the count anew. So Embody may lead to Mimic, Mimic to Embody, and Denial to
    Denial, where every card but the first Denial ends in the Ruins. An extra play reached through a copy
    works as usual, after the copying card has been offered.
M2-7 = If your Hand and your Deck are both empty when your turn starts, you die, and that is your whole turn.
    Otherwise you must draw the top card of your Deck, if there is one. Then you play one card from your Hand:
    for points face up onto your Deeds, for its ability,
    { $mode ->
        [free] or face down onto your Future Life.
        [teams] or face down onto your Future Life or your partner's.
        [wolf] { $wolf_partner_future ->
                [yes] or face down onto your Future Life or your partner's.
               *[other] or face down onto your Future Life.
            }
       *[all] or face down onto your Future Life (when two play against two also onto your partner's).
    }
    You may pass instead only if your Deck still has a card after the draw.
M2-8 = At death your score is the sum of your best colour among red, green and blue; mosaic cards count for
    every colour, even alone. You may spend any number of Karmic Rings for 1 point each. With 4 points as Dung
    Beetle, 5 as Snake, 6 as Wolf or 7 as Monkey you climb one rung, never more, and surplus points are lost.
    { $mode ->
        [free] Whoever reaches Transcendence wins at once.
       *[all] Whoever reaches Transcendence wins at once, together with their team.
    }
    With too few points you stay and get one Karmic Ring, usable from your next death on. Then, in this order,
    your Deeds go to the Ruins as one block, your Future Life becomes your Hand, and cards from the Well go
    unseen onto your Deck until Hand and Deck together hold 6; with 6 or more in Hand none do. If this needs a
    new Well, the old Deeds are shuffled in too, except those among the top three Ruins.

## Red cards

C1 = Panic (red, 1 point, 3 copies): choose any player,
    { $mode ->
        [free] yourself included;
       *[all] yourself and your partner included;
    }
    the top card of their Deck goes face up onto the Ruins, seen by nobody before, or nothing happens if the
    Deck is empty.
    { $mode ->
        [free] { $players ->
                [4] The player opposite may not be chosen.
               *[other] {""}
            }
        [all] With four players, each alone, the player opposite may not be chosen.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] After that the rival is offered the card.
               *[other] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself,
                    there is none and each rival is offered it in turn order.
            }
       *[all] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself or your
            partner, there is none and each rival is offered it in turn order.
    }
    Then you may play another card.
C2 = Dwindle (red, 1 point, 3 copies): choose any player,
    { $mode ->
        [free] yourself included;
       *[all] yourself and your partner included;
    }
    that player must pick a card from their Hand and ruin it, if they have any. The Dwindle being played is
    not in the Hand.
    { $mode ->
        [free] { $players ->
                [4] The player opposite may not be chosen.
               *[other] {""}
            }
        [all] With four players, each alone, the player opposite may not be chosen.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] After that the rival is offered the card.
               *[other] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself,
                    there is none and each rival is offered it in turn order.
            }
       *[all] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself or your
            partner, there is none and each rival is offered it in turn order.
    }
C3 = Crisis (red, 2 points, 3 copies): choose a rival, who must ruin one of their Deeds, at any depth and of
    their own choice, if they have any; the others keep their order.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
C4 = Roulette (red, 2 points, 3 copies): ruin 0, 1 or 2 cards of your choice from your Hand, one by one in the
    order you like. Then you may draw from the Well, one at a time, up to one card more than you ruined; you
    see each card before going on and may stop at any moment, even before the first.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C5 = Hell's Heart (red, 2 points, 3 copies): choose a rival; the top card of their Future Life goes onto the
    Ruins, then the next one on top of it, or as many as there are.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
C6 = Vengeance (red, 3 points, 2 copies): choose a rival and ruin their exposed Deed; nothing happens if they
    have no Deeds.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
C7 = Spite (red, 3 points, 2 copies): choose a rival; one random card of their Hand goes to the Ruins, then a
    second random one, or as many as there are.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }

## Green cards

C8 = Another Day (green, 1 point, 3 copies): draw 1 card from the Well.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
    Then you may play another card.
C9 = Recycle (green, 1 point, 3 copies): put one of the top three Ruins (or of all, if fewer), your choice, on
    top of your Future Life; this is public and compulsory unless the Ruins are empty, and the other Ruins
    keep their order. It can fetch itself only when used through Denial.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C10 = Salvage (green, 2 points, 3 copies): take one of the top three Ruins (or of all, if fewer), your choice,
    into your Hand; this is public and compulsory unless the Ruins are empty, and the other Ruins keep their
    order. It can fetch itself only when used through Denial.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C11 = Longevity (green, 2 points, 3 copies): choose any player,
    { $mode ->
        [free] yourself included;
       *[all] yourself and your partner included;
    }
    two cards from the Well go one by one, face down and unseen by anyone, on top of their Deck. On a rival
    with empty Hand and Deck it keeps that rival alive.
    { $mode ->
        [free] { $players ->
                [4] The player opposite may not be chosen.
               *[other] {""}
            }
        [all] With four players, each alone, the player opposite may not be chosen.
       *[other] {""}
    }
    { $mode ->
        [free] { $players ->
                [2] After that the rival is offered the card.
               *[other] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself,
                    there is none and each rival is offered it in turn order.
            }
       *[all] A chosen rival is the karmic victim and alone is offered the card; if you chose yourself or your
            partner, there is none and each rival is offered it in turn order.
    }
C12 = Sowing (green, 2 points, 3 copies): draw 2 cards from the Well, then you must lay exactly 2 cards of
    your choice from your Hand (all, if fewer) face down on top of your Future Life, one by one in the order
    you like; the drawn ones are allowed.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C13 = Journey (green, 3 points, 2 copies): draw 3 cards from the Well.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
    Then you may play another card.
C14 = Jubilee (green, 3 points, 2 copies): move 0, 1 or 2 cards of your choice from your Hand onto your Deeds,
    one by one in the order you like; the last is the exposed one. They count as Deeds for points; their
    abilities are not used and they have no karmic cost.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }

## Blue cards

C15 = Transmigrate (blue, 1 point, 3 copies): take one card of your choice from anywhere in your Future Life
    into your Hand; this is compulsory unless it is empty, and the rest keep their order. All learn the
    position of the card, not which card it is.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C16 = Peek (blue, 1 point, 3 copies): choose a rival and look at their whole Hand; only you see it.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
    Then you may play another card.
C17 = Destiny (blue, 2 points, 3 copies): look alone at the top three cards of the Well, with a reshuffle if
    it runs out (fewer, if no more can be had). Put 0, 1 or 2 of them face down on top of your Future Life and
    the others back on top of the Well, both in the order you like; how many you kept is public.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] There is no karmic victim: each rival is offered the card in turn order.
    }
C18 = Stolen Dreams (blue, 2 points, 3 copies): choose a rival; the top card of their Future Life goes face
    down on top of yours, where you may look at it. Nothing happens if theirs is empty.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
C19 = Denial (blue, 2 points, 3 copies): you must ruin one card from your Hand and use its ability while it
    lies in the Ruins; with an empty Hand nothing happens. Denial itself cannot be that card.
    { $players ->
        [2] After that the rival is offered Denial.
       *[all] The karmic victim is that of the ability used; only Denial is offered, to the victim or, if there
            is none, to each rival in turn order.
    }
C20 = Swindle (blue, 3 points, 2 copies): choose a rival; you alone look at three random cards of their Hand
    (all, if fewer), must take exactly one of them into your Hand and give the rest back. Nothing happens if
    their Hand is empty.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }
C21 = Thievery (blue, 3 points, 2 copies): choose a rival and take their exposed Deed into your Hand for all
    to see; nothing happens if they have no Deeds.
    { $players ->
        [2] After that the rival is offered the card.
       *[all] That rival is the karmic victim and alone is offered the card.
    }

## Mosaic cards

C22 = Embody (mosaic, 1 point of any colour, 5 copies): use a copy of the ability of any one of your Deeds,
    however deep; that Deed stays in place.
    { $players ->
        [2] After that the rival is offered Embody.
       *[all] The karmic victim is that of the copied ability; without one, each rival in turn order is offered
            Embody.
    }
C23 = Mimic (mosaic, 1 point of any colour, 2 copies): use a copy of the ability of
    { $mode ->
        [free] { $players ->
                [2] the rival's exposed Deed; that Deed stays in place,
                [3] any rival's exposed Deed; that Deed stays in place,
               *[other] any rival's exposed Deed, also that of the player opposite; that Deed stays in place,
            }
        [teams] any rival's exposed Deed; that Deed stays in place,
        [wolf] any rival's exposed Deed; that Deed stays in place,
       *[all] any rival's exposed Deed, with four players, each alone, also that of the player opposite; that
            Deed stays in place,
    }
    but the copy may hit its owner and even ruin or take that Deed.
    { $players ->
        [2] After that the rival is offered Mimic.
       *[all] The karmic victim is that of the copied ability, not the owner as such; without a victim, each
            rival in turn order is offered Mimic.
    }

## Rulings

G1 =
    A card played for its ability is neither in the Hand nor in the Ruins until it has been offered. So it
    cannot be picked for Roulette, Sowing, Jubilee, Denial, a Dwindle on yourself, Salvage or Recycle, and it
    is never shuffled into the Well.
G2 =
    { $players ->
        [2] {""}
       *[all] The rival chosen for an ability is its victim even if nothing happened. Peek is played against the
            rival whose Hand is seen, and Longevity on a rival against that rival although it helps. Without a
            chosen rival there is no victim.
    }
G3 =
    { $players ->
        [2] {""}
       *[all] With three or four players a card refused by its victim goes straight to the Ruins; nobody else is
            asked.
    }
G4 =
    { $mode ->
        [free] { $players ->
                [4] A card without a victim is offered to the player opposite too, in turn order. The opposite
                    seat only matters for aiming abilities.
               *[other] {""}
            }
        [all] With four players, each alone, a card without a victim is offered to the player opposite too, in
            turn order. The opposite seat only matters for aiming abilities.
       *[other] {""}
    }
G5 =
    { $mode ->
        [free] {""}
       *[all] Longevity, Panic or Dwindle used on your partner has no victim: it is offered to the rivals in
            turn order from your left, never to the partner.
    }
G6 =
    Embody and Mimic work at most once each in a chain of copies; a second one does nothing, even if there are
    other Deeds to copy. When Denial ruins a fresh card, both may work again.
G7 =
    { $players ->
        [2] Mimic copying a rival's Mimic does nothing.
       *[all] Mimic copying a rival's Mimic does nothing, and with three or more players it does not lead on to
            a third player's Deed.
    }
G8 =
    If any rival has Deeds, Mimic must choose a rival who has. If none has, nothing is copied and there is no
    victim.
G9 = Denial may be played as the last card of your Hand.
    { $players ->
        [2] It then does nothing and is offered to the rival.
       *[all] It then does nothing and is offered to each rival in turn order.
    }
G10 =
    Ruins of three cards or fewer never refill the Well; every effect does as much as it can, and a reborn
    player may have fewer than 6 cards. A player left with no cards at all dies again on the next turn with no
    points but Rings and gets a Ring for each failure, so climbing by Rings alone is possible.
G11 = Karmic Rings are unlimited, although the box holds 12. Spent Rings go back to the supply.
G12 =
    If the Well runs out while you look at three cards for Destiny, lay the cards seen so far aside, make the
    new Well without them and look on. All cards you do not keep go on top of the new Well. The Well is never
    renewed before it is really empty.
G13 =
    An extra play is never compulsory, not even with an empty Deck: the first card already met the duty to
    play.
G14 =
    An ability copied by Embody, Mimic or Denial grants its extra play as usual. The card played from the Hand
    is offered first.
G15 =
    You are free only in these: 0 to 2 cards for Destiny, for Jubilee and for ruining with Roulette, how many
    of the allowed cards Roulette draws, and every extra play. All else must be done as far as possible:
    Transmigrate, Salvage and Recycle take a card, Swindle takes exactly one, Sowing lays down exactly two,
    Denial ruins one.
G16 =
    Two cards going to a pile go one after the other. You choose the order with Roulette, Sowing, Jubilee and
    Destiny; Hell's Heart starts with the top card; Spite's order is random.
G17 = Longevity puts its cards on top of the Deck.
G18 =
    The numbers of cards in the Well, Decks, Hands and Future Lives are public, and so are all Deeds and all
    Ruins, which anyone may look through. The card taken by Swindle is known only to the two players
    concerned. A card accepted as karmic cost is seen by all at that moment.
G19 = The first player is chosen at random, unless the table names a seat.
G20 =
    { $mode ->
        [wolf] { $wolf_partner_future ->
                [no] The two partners may not play cards onto each other's Future Life. They may still choose
                    each other for abilities that may choose any player.
               *[other] The two partners may play cards onto each other's Future Life, and choose each other for
                    abilities that may choose any player.
            }
        [all] Against the Wolf the two partners may not play cards onto each other's Future Life, unless the
            table agrees that they may. They may still choose each other for abilities that may choose any
            player.
       *[other] {""}
    }
G21 = You may pass only if your Deck still has a card after this turn's draw.
G22 =
    { $mode ->
        [free] { $players ->
                [4] Longevity may not be used on the player opposite.
               *[other] {""}
            }
        [all] With four players, each alone, Longevity may not be used on the player opposite.
       *[other] {""}
    }
G23 =
    { $counts ->
        [all] The game has 5 copies of Embody and 2 of Mimic. A table may choose another number of copies of any
            card.
       *[other] {""}
    }
G24 =
    The Italian names of Another Day, Sowing, Journey, Jubilee, Destiny and Stolen Dreams are our own
    translations.

## Further rulings

G25 =
    At death you may spend any number of your Rings from none to all, even more than needed or too few to
    climb. Spent Rings are gone even if you miss the rung. Without Rings you are not asked.
G26 =
    { $mode ->
        [teams] A card of an extra play may also go onto your partner's Future Life.
        [all] When two play against two, a card of an extra play may also go onto your partner's Future Life.
       *[other] {""}
    }
G27 =
    The Well is also renewed for cards that go from the Well to a Deck, at rebirth or by Longevity: only when
    it is empty, from all Ruins except the top three.
G28 =
    A question with only one answer is not asked if everybody can tell that answer: it is given automatically,
    and nobody learns anything. Everybody can tell who sits where, all Deeds, all Ruins, how many cards
    there are and which cards were shown to all. So nobody has to name the only rival in reach, the only card
    of a Hand or of a Future Life, the only Deed or Ruin, or the only rival with Deeds, to put the last of
    Destiny's cards back, or to stop when no card is left. Nor is anybody asked about Rings without having
    any, about Roulette's draw when no card can be drawn, or about an extra play with an empty Hand. A Hand
    of several equal cards that not everybody knows is asked about as usual.
G29 = The player hit by Swindle learns which card was taken, but not which three were shown.
G30 = In one turn
    { $extra_plays ->
        [all] at most 40 extra plays are offered.
       *[other] at most { $extra_plays } extra plays are offered.
    }
    { $repeat ->
        [0] The game ends after { $cap } turns times the number of players.
        [all] The game ends when a turn begins with the same full state for the third time, or after 1000 turns
            times the number of players.
       *[other] The game ends when a turn begins with the same full state
            { $repeat ->
                [2] for the second time,
                [4] for the fourth time,
                [5] for the fifth time,
               *[other] for the third time,
            }
            or after { $cap } turns times the number of players.
    }
    Then the highest rung wins, next the most Rings, next the best colour of the Deeds on the table; those
    still level share the win.
    { $cap ->
        [all] A table may choose other limits than these.
       *[other] {""}
    }
G31 =
    { $mode ->
        [all] Two against two needs exactly 4 players, two against the Wolf exactly 3 and everybody for
            themselves 2 to 4; any other number is refused.
       *[other] {""}
    }
G32 =
    { $players ->
        [2] {""}
       *[all] A copy that does nothing (Mimic on Mimic, Embody on Embody, or nothing to copy) has no victim:
            each rival is offered the card in turn order.
    }
G33 =
    A failed attempt costs the Rings spent on it, yet it brings the usual one Ring for failing. Whoever has
    the points must climb.
G34 = Each seat in turn is dealt 4 cards for the Hand, then each Deck 2 cards, one card at a time.
    { $mode ->
        [teams] Partners sit opposite each other.
        [all] When two play against two, partners sit opposite each other.
       *[other] {""}
    }
    { $mode ->
        [wolf] The lone player starts on the Wolf rung, the others as Dung Beetle.
        [all] Against the Wolf the table chooses the seat of the lone player, who starts on the Wolf rung;
            everybody else always starts as Dung Beetle.
       *[other] Everybody starts as Dung Beetle.
    }
G35 =
    Chance decides the cards for Spite and Swindle whenever the Hand hit is not empty. For Spite chance also
    decides the order, even if the Hand has just two cards.
G36 =
    What you saw through Peek, Swindle, Destiny or an accepted offer stays known to you, and is shown to you,
    until you can no longer tell that card from others.

## Questions and answers: general

F1 =
    If an ability lets you play another card, your rivals first decide whether to take the card just played.
    Only then do you play the next one, in any usual way. Several such cards may follow one another in a turn.
F2 =
    If a card must be drawn or looked at and the Well is empty, all Ruins but the top three are shuffled into
    a new Well, and the draw goes on.
F3 =
    How many cards the Well and every player's Deck, Hand and Future Life hold is open information at all
    times.
F4 =
    Cards moving between piles go one at a time and so end in reverse order, as with Hell's Heart, Longevity
    or dealing from the Well to a Deck. The Deeds of an ended life are the exception: they go to the Ruins as
    one packet in unchanged order.
F5 =
    Any card may be played for its ability even if it can do nothing, like Transmigrate with an empty Future
    Life or Dwindle against a rival with an empty Hand. Nothing happens then, and the card is offered as
    always and goes to the Ruins if refused.

## Questions and answers: cards

F6 = Crisis: the rival hit decides which of their Deeds is ruined.
F7 =
    { $players ->
        [2] {""}
       *[all] Denial: with three or more players, if the ability used through Denial hits a rival, as Thievery
            does, that rival is the one who is offered Denial.
    }
F8 =
    Denial: the ruined card already lies in the Ruins when its ability works, so a Salvage or Recycle used
    this way can fetch itself.
F9 =
    Denial: one Denial may ruin another to use its ability, and so on, down to some other card. Every card
    used this way goes to the Ruins; only the first Denial is offered.
F10 =
    Dwindle: you may choose yourself and then decide which of your cards is ruined. A rival hit by Dwindle
    decides on their own card.
F11 =
    Embody: it may be played for its ability even if you have no Deeds or none but another Embody. It then
    does nothing.
F12 = Embody: if it copies a Mimic among your Deeds, that Mimic goes on to copy a rival's exposed Deed.
F13 =
    Mimic: if it copies an Embody that is a rival's exposed Deed, you go on to use any one of your own Deeds.
F14 =
    { $players ->
        [2] {""}
       *[all] Mimic: with three or more players, if you copy one rival's Deed, such as Spite, and hit another
            rival with it, the rival who was hit is offered Mimic.
    }
F15 =
    { $mode ->
        [free] { $players ->
                [4] Mimic: you may copy the exposed Deed of the player opposite, but you may not aim its
                    ability at that player.
               *[other] {""}
            }
        [all] Mimic: with four players you may copy the exposed Deed of the player opposite, but you may not aim
            its ability at that player.
       *[other] {""}
    }
F16 = Mimic: you may choose a rival's exposed Mimic, but then nothing happens.
F17 =
    Roulette: you may draw up to 1 card after ruining none, 2 after one and 3 after two. You may take fewer,
    and you see each drawn card before you decide on the next.
F18 =
    Spite: the rival's Hand is shuffled and hidden from you. You pick one card blindly for the Ruins, then
    another.
F19 =
    Swindle: the rival's Hand is shuffled and hidden from you. You pick three cards blindly, look at them,
    keep one and give the others back.
F20 =
    Transmigrate: your Future Life stays in its order when you take a card from it. Rivals may know from which
    position you took it.
