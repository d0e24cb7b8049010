### Worked examples of Kanobu: for each its title and what the pictures show.

fits-title = What fits on a blue Skip
fits-text = Anything blue fits, like 2 Cards; another Skip fits whatever its colour; and a purple card such as Star fits always. Red Paper shares neither colour nor sign.
fight-title = Rock, Scissors, Paper
fight-text = On red Scissors you need something red that beats Scissors: a Rock with red in it. Red Paper is red but loses to Scissors; blue Rock would win but is not red.
three-title = Answering 3 Cards
three-text = Bruma has played 3 Cards at you. Another 3 Cards passes it on, with 3 more: Wren, who has no answer, draws six and loses the turn. Cancel would have stopped it; anything else does not help.
colour-title = Naming a colour
colour-text = Colour change is purple, so it goes on anything. You name red: now only cards with red in them and purple cards fit, and your own two are red.
last-title = The last card
last-text = Green on green, and your hand is empty: you have won at once. What the card would do no longer matters.
