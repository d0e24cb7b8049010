### The lesson of Karmaka: for each step its title, what it says, and the answers to moves.

points-title = Four points in one colour
points-text = You climb a ladder, one rung for each life that earns enough: as a Dung Beetle you need 4 points in one colour. Cards laid onto your Deeds are the points of this life. Two of your cards are red: Vengeance gives 3, Crisis 2. Choose Vengeance, then your Deeds.
points-right = Red: 3 of 4. Your rival plays, and each turn begins with a card from your own Deck.
points-two = Red, too, but worth 2. Begin with the 3 of Vengeance.
points-colour = Only your best colour counts at the end of a life. You have more red than anything else: collect red.
points-ability = An ability works now but gives no points, and your rival may keep the card. First the points: Vengeance onto your Deeds.
points-future = On your Future Life it waits for your next life. But in this life you need points.
points-pass = You may pass while your Deck still has a card, but it brings you nothing here.

future-title = A hand for the next life
future-text = A card laid onto your Future Life is face down and becomes part of your hand when you are reborn. Salvage is green: no points for your red. Keep it for the next life: choose it, then Future Life. You cannot pass any more: your Deck is empty.
future-right = It waits there for you; nobody else sees it.
future-soon = Soon: that is the point you are missing. First put Salvage aside while there is time.
future-crisis = That would be enough, but you will see that Crisis can do more.
future-colour = That colour does not add to your red.
future-ability = An ability would use the card up, or give it to your rival. Put Salvage aside for yourself.
future-peek = Possible. But Salvage is worth 2 points next time, Peek only 1.
future-red = You need your red cards in this life. Put aside what is not red.

ability-title = What a card can do
ability-text = The third way to play a card is for its ability, printed on it. Crisis: your rival must ruin one of their Deeds. The price is karma: then your rival may take the card for their own next life.
ability-right = They ruined a Deed, and took Crisis for their next life. So think twice about strong abilities. Then they played Another Day for its ability.
ability-points = You need only one more point, and Dwindle will give it. Crisis can hurt your rival now.
ability-other = That is an ability, too. But here it is Crisis that hurts: your rival has three Deeds.
ability-future = Later. Try an ability first: Crisis.

offer-title = The card is offered to you
offer-text = Whoever uses an ability must offer the card. Now you are asked: do you take Another Day for your Future Life? It costs nothing.
offer-right = It lies on your Future Life. What you refuse goes to the Ruins, the pile of used cards. When the Well is empty, all Ruins but the top three are shuffled and become the new Well.
offer-decline = Refused cards go to the Ruins. This one costs you nothing and will be in your next hand: take it.

reach-title = Enough for this life
reach-text = Red stands at 3 of 4. Dwindle is red and worth 1. Make it four.
reach-right = Red: 4 of 4. More would be lost: points do not go on into the next life.
reach-peek = Peek is blue: best red stays at 3. You need red.
reach-ability = An ability gives no points, and one red point is missing.
reach-future = Your life is nearly over: first the missing point.

death-title = When your cards run out
death-text = One card is left, and your Deck is empty. When Hand and Deck are empty at the start of your turn, your life ends, and your best colour is counted. You have enough. What do you do with the last card?
death-right = Your life ended with red 4 of 4: you climbed to Snake. Future Life became your hand, Deeds went to the Ruins, and the Well filled your Deck: six cards in all. Up to six, a card that you keep takes the place of an unknown one. That was your turn.
death-points = You have your four points, and more are lost. Keep Peek for the next life.
death-ability = You could look, but then your rival may keep the card. Put it aside for yourself.

exposed-title = Only the top Deed is exposed
exposed-text = Some turns later you are a Snake and need 5 points. Your Deeds are blue 4, and the last one laid, Swindle, lies on top: it is exposed. A rival can take, ruin or copy only the exposed Deed (after Crisis you choose yourself); those below are safe. Neither of your two cards is blue. Lay the cheap one, Panic, on top of your Deeds as a shield.
exposed-right = Wren played Vengeance and ruined your exposed Deed: only Panic, while Swindle is still there. Vengeance was offered to you, and you have kept it.
exposed-dear = That protects as well, but Salvage is worth more: keep it for the next life and give Panic.
exposed-ability = Then Swindle stays exposed, and Vengeance of a rival would cost you 3 points.
exposed-future = Then Swindle stays exposed, and Vengeance of a rival would cost you 3 points. First the shield: Panic onto your Deeds.

fail-title = A life that fails
fail-text = Your last card: blue is 4 of 5, and Salvage is green. You cannot reach 5 in this life. Think of the next one: where does Salvage go?
fail-right = 4 of 5 was not enough: you stay a Snake and get a Karmic Ring for it. Your Deeds are in the Ruins all the same, and you are reborn with what you kept.
fail-points = Green would be 2, and only your best colour counts: blue stays 4 of 5. Keep Salvage for the next life.
fail-ability = It would bring back Panic, one red point, and Wren may keep Salvage. That is not enough for 5. Keep it for the next life.

ring-title = Karmic Rings
ring-text = Your next life as a Snake has ended: red 2 + 1, and Embody, with the sign of four squares, is a mosaic card: it counts for every colour. So 4 of 5. But you have the Ring: each Ring can be spent as 1 point at the end of a life.
ring-right = 4 + 1 = 5: you climb to Wolf. The Ring is spent.
ring-none = Then you stay a Snake and get one Ring more. With this one you climb now.

spare-title = Keep what you do not need
spare-text = As a Wolf you need 6: red 3 + 2 and mosaic 1 are 6 of 6. You have two Rings from lives that failed, and seven cards on your Future Life. How many Rings do you spend?
spare-right = None needed, and both Rings are still yours. You climb one rung, never two. All seven cards are your hand now: with six or more kept none is lost, but you get no Deck, so you cannot pass.
spare-spent = You have 6 of 6 already: a Ring would be wasted. Spend none.

top-title = Transcendence
top-text = As a Monkey you need 7 for the last step. Green is 3 + 2, 5 of 7, and you have two Rings. How many do you spend?
top-right = 5 + 2 = 7: you reach Transcendence, and the game is over at once. Nobody finishes the round: the first one up there wins. You can play Karmaka now.
top-one = 5 + 1 = 6: one point short, and the Ring would be gone.
top-none = 5 of 7: you would stay a Monkey. You have the two points.
