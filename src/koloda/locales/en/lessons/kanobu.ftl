### The lesson of Kanobu: for each step its title, what it says, and the answers to moves.

colour-title = Same colour
colour-text = Whoever gets rid of all cards first wins. On your turn you play one card on the pile. The simplest way: the same colour. Blue lies on top.
colour-right = Blue on blue. Cards with a sign act as well: 2 Cards makes everybody else draw two.
colour-draw = You may draw instead, but you hold a blue card that fits.

fight-title = Rock, Scissors, Paper fight
fight-text = Rock, Scissors and Paper need two things to lie on each other: a colour in common, and they must beat the card below. Red Scissors lie there. What beats Scissors, in red?
fight-right = Red Rock beats red Scissors. Then red-yellow Paper wrapped your Rock, and green-red Scissors cut the Paper: so it goes round.
fight-draw = No need to draw: one of your red cards beats Scissors.

both-title = Two colours
both-text = A two-colour card counts as both: on green-red Scissors you may play green or red. You need a Rock.
both-right = Green is enough; red would have been, too. Signs such as Skip need only the colour, or the same sign: they do not fight.
both-draw = No need to draw: one of your Rocks shares a colour.

draw-title = Nothing fits
draw-text = On blue Rock you would need blue Paper, another blue sign or a purple card. You have none. Then you draw a card.
draw-right = A blue 3 Cards. You have drawn once; that is all for this turn.

drawn-title = The card just drawn
drawn-text = The card you drew may be played at once if it fits, but only this one. It does: it is blue.
drawn-right = Wren had no answer: drew three and lost the turn.
drawn-pass = You may end your turn and keep it, but it fits and it hurts: play it.

purple-title = Purple goes on anything
purple-text = Purple cards may be played on any card. Colour change lets you name the colour that must follow.
purple-right = Now name a colour.
purple-draw = No need to draw: a purple card always fits.

name-title = Which colour?
name-text = Name the colour that suits your own hand best.
name-right = You hold two red cards: next time you can follow, and the others may not be able to.
name-other = Look at your hand: both other cards are red. Name red.

three-title = Pass it on
three-text = Bruma played 3 Cards at you: you would draw three and lose your turn. The same sign passes it on, and the numbers add up.
three-right = 3 + 3: Wren had to draw six.
three-accept = That costs three cards and your turn. You hold a 3 Cards: pass it on instead.

cancel-title = Cancel
cancel-text = Six cards are coming, and you have no 3 Cards. But you have Cancel: it undoes the last card with everything it was doing.
cancel-right = The six are gone. Both cards went under the deck, and the card below is on top again. Keep a Cancel for such moments.
cancel-accept = Six cards? Cancel saves you from all of them.

all-title = Everybody draws
all-text = Bruma played 1 Card: everybody but Bruma draws one. You have no 1 Card to answer with, so accept. It does not cost your turn.
all-right = You drew one, Wren drew one, and it is still your turn.

star-title = Star
star-text = You have played a Star: three cards are open and one of them is yours. Play it at once or take it. Which would you like to have in need?
star-right = A Cancel in hand is the best protection there is.
star-use = Played now, Cancel would only cancel your own Star. In your hand it is worth much more.
star-play = That works, too. But Cancel is the rarest and safest card here: take it into your hand.
star-other = You may take it, but Cancel is the one that saves you from six cards.

last-title = The last card
last-text = One card left, and it fits: the colour is right. Play it.
last-right = You have won! What the last card would do does not matter any more. You can play Kanobu now.
last-draw = Draw? You can win at once.
