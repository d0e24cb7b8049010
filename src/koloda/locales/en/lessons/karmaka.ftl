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
offer-right = It lies on your Future Life. What you refuse goes to the Ruins, the pile of used cards.
offer-decline = Refused cards go to the Ruins. A card for nothing is one more in your next life: take it.

reach-title = Enough for this life
reach-text = Red stands at 3 of 4. Dwindle is red and worth 1. Make it four.
reach-right = Red: 4 of 4. More would be lost: points do not go on into the next life.
reach-peek = Peek is blue: best red stays at 3. You need red.
reach-ability = An ability gives no points, and one red point is missing.
reach-future = Your life is nearly over: first the missing point.

death-title = When your cards run out
death-text = One card is left, and your Deck is empty. When Hand and Deck are empty at the start of your turn, your life ends, and your best colour is counted. You have enough. What do you do with the last card?
death-right = Your life ended with red 4 of 4: you climbed to Snake. Future Life became your hand, Deeds went to the Ruins, and the Well filled your Deck: six cards in all. The first to reach the top of the ladder wins.
death-points = You have your four points, and more are lost. Keep Peek for the next life.
death-ability = You could look, but then your rival may keep the card. Put it aside for yourself.

ring-title = Karmic Rings
ring-text = Another life: only 3 of 4 points in red. A life that fails gives you a Karmic Ring, and each Ring can be spent as 1 point at the end of a later life. You have one.
ring-right = 3 + 1 = 4: you climb. The Ring is spent.
ring-none = Then you stay a Dung Beetle and get one Ring more. With this one you climb now.

spare-title = Keep what you do not need
spare-text = This time your red is 2 + 3, and Embody, a mosaic card, counts for every colour: 6 of 4. You have two Rings. How many do you spend?
spare-right = None needed, and both Rings are still yours. You climb one rung, never two. You can play Karmaka now.
spare-spent = You have 6 of 4 already: a Ring would be wasted. Spend none.
