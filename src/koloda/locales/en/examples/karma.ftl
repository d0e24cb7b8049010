### Worked examples of Karma: for each its title and what the pictures show.

higher-title = As high as the top, or higher
higher-text = A 9 lies on top. Your 11 is higher and may go on it; the 4 may not. Five or Below is a karma card: it has no number and goes on anything. You play the 11.
pair-title = Two of a kind
pair-text = A 12 lies on top and you play the other 12. Two alike in a row take the whole pile out of the game, and you play again, on an empty pile.
take-title = Nothing fits
take-text = On a 15 neither your 3 nor your 8 may go. You take the whole pile into your hand, and the next player begins a new one with any card.
five-title = Five or Below
five-text = On this karma card only numbers up to 5 may go, or another karma card. Your 3 is just right; 9 and 14 are no use here.
give-title = Give the Pile
give-text = You play Give the Pile and choose Bruma, who had one card left in hand. Bruma takes the whole pile, and the card Give the Pile leaves the game.
order-title = Hand first, then open, then hidden cards
order-text = Your hand is empty and there is nothing to draw, so your open cards are in play now: 15 beats the 10, your 9 does not. The hidden cards below follow when no open one is left; you turn them over without knowing them.
