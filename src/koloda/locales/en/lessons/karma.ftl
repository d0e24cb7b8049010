### The lesson of Karma: for each step its title, what it says, and the answers to moves.

higher-title = As high or higher
higher-text = Get rid of all your cards: the last player who still has some loses. On your turn you lay a card that is as high as the top of the pile, or higher. The pile shows 6. Play the cheapest card that will do.
higher-right = 8 beats 6, and your 12 is saved for a harder moment. You drew back up to three cards: so it goes while the deck lasts.
higher-high = 12 would do, too. But high cards save you later, when the pile is high: play the lowest one that fits.

pair-title = Two of a kind clear the pile
pair-text = The pile shows 12 and you hold the other 12. Play it: two alike in a row throw the whole pile out of the game, and you play again.
pair-right = The pile is gone for good, and it is still your turn.

again-title = An empty pile
again-text = With no pile to beat, any card may begin. Take the chance to get rid of your worst card.
again-right = The 3 is gone: it would hardly ever have beaten anything. Two new cards came from the deck.
again-seven = 7 still beats half of the cards. Begin with 3, which hardly beats anything.

take-title = When nothing fits
take-text = Bruma played 16 and none of your cards reaches it. Then you take the whole pile into your hand, and your turn is over. Press the button.
take-right = More cards, but no disaster: 16 is a strong card, and now it is yours. The next player begins a new pile.

five-title = Five or Below
five-text = Bruma played Five or Below, a karma card: now you need a number up to 5, or a karma card of your own. Again, spend the lowest that will do.
five-right = High cards are no use against it; that is what your small ones are for.
five-five = 5 fits, but 3 is the worse card: get rid of that one first.

wild-title = Karma cards go on anything
wild-text = Karma cards have no number and may be played on any card. Wren, next after you, has only high cards left. Make those useless.
wild-right = Wren had 10 and 13, nothing up to 5, and took the pile.
wild-number = 14 fits, but leaves Wren an easier life: with Five or Below, 10 and 13 are useless.

bottom-title = Bottoms Up
bottom-text = Bottoms Up brings the lowest card of the pile to the top. Look at the pile: a 16 lies at the bottom.
bottom-right = Now 16 was to be beaten: Wren could not and took everything.
bottom-number = 14 fits, but Wren holds a 14 as well and would clear the pile with it. Turn the pile round.

give-title = Give the Pile
give-text = Six cards lie on the pile, and Bruma has hardly any left. Give the Pile sends all of it to a player you choose. It is the strongest card there is.
give-right = The card itself leaves the game. Now you say who gets the pile.
give-number = 14 is possible, but look at Bruma: two cards left. This is the moment for Give the Pile.

whom-title = Who gets it?
whom-text = Choose whoever is nearest to getting rid of all cards. Touch that player.
whom-right = Bruma was nearly out and now holds six cards more.
whom-many = Wren has plenty of cards already. Bruma is the one about to escape.

early-title = Play a Table Card
early-text = The three open cards before you are played only when your hand is empty. This karma card lets you play one of them early.
early-right = Now any of your open cards may follow, whatever its number.
early-number = 14 fits, but Play a Table Card rids you of a weak card at the same time.

low-title = Choose the weak one
low-text = Anything may lie on this card. Which open card would you hate to be left with?
low-right = The 3 is gone. 15 and 11 are worth keeping for the end.
low-good = That is one of your good ones: it can beat something later. The 3 cannot.
low-finish = You may stop here, but this is your chance to lose the 3.

open-title = An empty hand
open-text = Your hand is empty and the deck is gone: now the open cards before you are played by the same rules. The pile shows 10.
open-right = Just enough. When all open cards are gone, the hidden ones below them follow.
open-high = 15 does it, too, but 11 is enough.

blind-title = The last cards are played blind
blind-text = Nobody knows your hidden cards, not even you. Turn one over: if it is lower than the pile, you take everything. This is your last card.
blind-right = A 12! You have no cards left, so you are out and safe. Whoever is left with cards at the end loses. You can play Karma now.
