### The lesson of Unit: for each step its title, what it says, and the answers to moves.

limit-title = The limit is your budget
limit-text = You and your opponent, Wren, have 20 points each; whoever falls to zero loses. To attack you need a budget: cards laid into your limit, each suit by itself. A card in the limit stays there, pays again every turn, and can become points when you are in need. Your turn must begin with a move: a card into a limit, an attack, or a card taken back. Choose K♠, worth 13: it can only go into your limit of ♠.
limit-right = You may now play spades up to 13 this turn. After each action your opponent may answer with one: this time they passed.
limit-nine = 9♠ would make a budget of 9, and your 9♠ would be in it. The king pays for more and leaves you the 9 to attack with.
limit-four = A budget of 4 pays only for cards up to 4. Choose your highest spade.
limit-suit = That is a budget for a suit of which you have no second card. You have three spades: build the limit of spades.

attack-title = Attack
attack-text = 13 spades are free. An attack takes up as much of the limit as the card is worth, until the turn ends. Attack with 9♠: choose it, then the field above.
attack-right = 9 of your 13 are occupied. If nobody stops the 9, your opponent loses 9 points.
attack-four = Good, but begin with the strong one: 9♠.
attack-back = Taken back, the king would rest until the next turn, and you would have no budget.
attack-limit = A larger limit is never wrong, but now you can attack: 13 is enough for the 9.
attack-end = You would end your turn without using your budget.

more-title = As many as the budget pays for
more-text = 13 − 9 = 4 spades are still free. There is no maximum of cards: use them.
more-right = Now the budget is used up: 9 + 4 = 13. It will be free again next turn.
more-limit = Possible, but you still have 4 to spend: 4♠ can attack.
more-end = Wait: 4 spades are still free, and you hold 4♠.

end-title = The last word
end-text = When you end your turn, your opponent may do as much as they like, defend and even attack, and you cannot answer any more. That is called the last word. Nothing else is worth doing now: end your turn.
end-right = They laid Q♠ into their limit and defended with 7♠: of your 9 only 2 came through, and 4♠ was not stopped. 20 − 2 − 4 = 14. Field cards are gone, limits stay, and everybody gets two new cards.
end-limit = You may lay it into your limit, too. But end the turn now and see what happens.

defend-title = Defend
defend-text = 8♥ attacks you. To defend you need a card of the same suit in your hand and enough free limit of that suit. Your ♥ limit is 7, so you can pay for 6♥. Choose 6♥, then the attacker.
defend-right = 8 − 6 = 2: you lost 2 instead of 8. J♠ could not help: it is no heart.
defend-attack = That is a counter-attack: both attacks strike, and you still lose 8. First stop the 8♥.
defend-limit = More budget does not stop 8♥. Defend with 6♥.
defend-back = A card taken back rests until the next turn: it stops nothing.
defend-pass = Then 8♥ costs you 8 points. You can defend.

counter-title = Stronger than the attack
counter-text = 7♣ attacks, and you have the last word. A defence stronger than the attacker turns the difference against its owner. You can pay for either of your clubs.
counter-right = 9 − 7 = 2: your opponent lost 2 points by attacking you.
counter-weak = Then you lose 2. With 9♣ it is your opponent who loses 2.
counter-attack = Both attacks would strike. A strong defence saves you and hurts your opponent at once.
counter-limit = That stops nothing: 7♣ would cost you 7 points.
counter-back = A card taken back rests: it stops nothing.
counter-done = Then 7♣ costs you 7 points. You can defend.

two-title = Two against one
two-text = J♠ (11) attacks; your 7♠ stands against it, so 4 would still come through. A second defender may be added while the first is weaker than the attacker. One card never stops two.
two-right = 7 + 5 = 12 against 11: nothing came through, and your opponent lost 1.
two-attack = A counter-attack does not save the 4 points. Put 5♠ beside your 7♠.
two-limit = That does not stop the rest of the attack.
two-back = A card taken back rests: it stops nothing.
two-done = 4 points would still come through. Add 5♠.

back-title = Taking a card back
back-text = You want to attack with J♠, but it lies in your limit. Your new K♠ can carry it. Take the jack back: touch it in your limit. That is a move like any other, and could be the one with which a turn begins.
back-right = The jack is in your hand again.
back-king = Keep the king there: it is to pay for the jack, next turn.
back-other = You want J♠ in your hand.
back-limit = Later. First take the jack out of the limit.
back-end = Not yet: take the jack back first, so that it is ready next turn.

rests-title = It rests for one turn
rests-text = A card taken back rests until the next turn: J♠ cannot attack now. Touch it, and the table tells you. Plan one turn ahead, and never take back what you need at once. End your turn.
rests-right = In the next turn the jack is rested, and 13 free spades pay for it.
rests-back = That card would rest as well. End the turn.
rests-limit = Possible, but not the point here. End the turn.

recover-title = The limit is your spare life
recover-text = Q♥ gets through, 12 points, and you have only 6. When your points are about to run out, you may turn limit cards into points, one by one, as many as they are worth. As soon as you are safe no more can be turned. You want to have as many points as possible: which card goes first?
recover-right = The small one first: 6 + 5 was not enough yet, so 9♠ could follow. 20 − 12 = 8 left; with 9♠ alone only 3. Both cards are gone for good, and so is their budget. Cards laid down in this very turn or occupied by a card on the field cannot be used.
recover-nine = 9♠ alone saves you, with 3 points left, and then no more can be turned. With 5♥ first you may turn both.
recover-done = Then you lose the game. Your limit can save you.

cap-title = Never above 20
cap-text = 15 points are coming and you have 14. Points never rise above the 20 you began with: from 14 you can gain 6 at most, whatever the card is worth. Which one do you give?
cap-right = Both cards would have gained 6. You gave the smaller and keep 10♣ as a budget and for the next need.
cap-ten = 10♣ would gain only 6, because 20 is the most. 7♠ gains 6, too: give the smaller one.
cap-done = Then you lose the game, with two cards that could save you.

late-title = When the deck is empty
late-text = Deck and hand are empty, but your turn must begin with a move: take K♠ back, that counts as one. The game ends after two turns in a row without a card on the field, or when whoever begins cannot move any card. The turn before was such a turn. Then each adds up: points, cards in hand and cards in the limit. Nothing else counts.
late-right = The second turn without a card on the field: the game is over. You have 9 points and K♠, 9 + 13 = 22. Wren has 11 points, 3♥ in hand and 4♣ in the limit: 18. You win: fewer points, but the cards you have left are worth more.

word-title = Attack in your last word
word-text = Wren has ended the turn, and nothing attacks you: the last word is yours. You may attack in it, too, as much as your limits pay for, and nobody can answer. After it your own turn begins. Attack with 9♠.
word-right = 17 − 9 = 8, and Wren could not defend. That is why it is good to keep a card for the last word.
word-limit = It pays for more there, but an attack now cannot be answered: attack with 9♠.
word-back = A card taken back rests, and you would have less to pay with.
word-done = You would give away an attack that nobody can answer.

win-title = Finish it
win-text = Your own turn begins at once: two attacks in a row. Wren could do the same to you. Everybody has got two new cards, and you have 8♦. Wren has 8 points, nothing to defend with and no limit to turn into points. Attack; your turn ends after it, and then the points change.
win-right = 8 − 8 = 0: Wren has no points left, and you have won. You can play Unit now.
win-limit = You have budget enough: your ♦ limit is 12. Attack!
win-back = You need your limit, and 8♦ can win now. Attack!
