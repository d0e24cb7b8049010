### The lesson of Karmaka: for each step its title, what it says, and the answers to moves.

points-title = Four points in one colour
points-text = You climb a ladder, one rung for each life with enough points of one colour; a Dung Beetle needs 4. Cards laid onto your Deeds are the points of this life. Vengeance is red and gives 3: choose it, then your Deeds.
points-right = Red: 3 of 4. Your rival plays, and each turn begins with a card from your own Deck.
points-two = Red, too, but worth 2. Begin with the 3 of Vengeance.
points-colour = Only your best colour counts at the end of a life. You have more red than anything else: collect red.
points-ability = An ability works now but gives no points, and your rival may keep the card. First the points: Vengeance onto your Deeds.
points-future = On your Future Life it waits for your next life. But in this life you need points.
points-pass = You may pass while your Deck still has a card, but it brings you nothing here.

future-title = A hand for the next life
future-text = A card laid onto your Future Life, hidden from others, is in your hand when you are reborn. Salvage is green, no points for your red: keep it. Choose it, then Future Life. (Passing keeps every card, and your next turn brings another; but it needs a Deck, and yours is empty.)
future-right = It waits there for you; nobody else sees it.
future-soon = Soon: that is the point you are missing. First put Salvage aside while there is time.
future-crisis = That would be enough, but you will see that Crisis can do more.
future-colour = That colour does not add to your red.
future-ability = An ability would use the card up, or give it to your rival. Put Salvage aside for yourself.
future-peek = Possible. But Salvage is worth 2 points next time, Peek only 1.
future-red = You need your red cards in this life. Put aside what is not red.

ability-title = What a card can do
ability-text = The third way to play a card is for its ability. Crisis: your rival must ruin one of their Deeds. The price is karma: your rival may then take the card for their next life. Play Crisis for its ability.
ability-right = They ruined a Deed and took Crisis: think twice about strong abilities. Then they played Another Day for its ability.
ability-points = You need only one more point, and Dwindle will give it. Crisis can hurt your rival now.
ability-other = That is an ability, too. But here it is Crisis that hurts: your rival has three Deeds.
ability-future = Later. Try an ability first: Crisis.

offer-title = The card is offered to you
offer-text = Now a card is offered to you, because your rival has used its ability. Do you take Another Day for your Future Life? It costs no turn. (Of several rivals only the one it was played against is asked; without such, one after the other.)
offer-right = It lies on your Future Life. What is refused goes to the Ruins, the used cards. When the Well, the common pile for new lives, is empty, all Ruins but the top three are shuffled into a new Well.
offer-decline = Refused cards go to the Ruins. This one costs you nothing and will be in your next hand: take it.

reach-title = Enough for this life
reach-text = Red stands at 3 of 4. Dwindle is red and worth 1. Make it four.
reach-right = Red: 4 of 4. More would be lost: points do not go on into the next life.
reach-peek = Peek is blue: best red stays at 3. You need red.
reach-ability = An ability gives no points, and one red point is missing.
reach-future = Your life is nearly over: first the missing point.

death-title = When your cards run out
death-text = One card is left, and your Deck is empty. With Hand and Deck empty at the start of your turn your life ends, and your best colour counts. You have enough. Where does the last card go?
death-right = Red 4 of 4: you climbed to Snake. Future Life became your hand, Deeds went to the Ruins, and the Well added a Deck: six cards in all. Up to six, a card that you keep takes the place of an unknown one. That was your turn.
death-points = You have your four points, and more are lost. Keep Peek for the next life.
death-ability = You could look, but then your rival may keep the card. Put it aside for yourself.

exposed-title = Only the top Deed is exposed
exposed-text = Now you are a Snake and need 5 points. You have blue 4, and Swindle, laid last, is exposed: rivals can take, ruin or copy only the top Deed (after Crisis you choose yourself). Neither of your cards is blue. Lay the cheap one, Panic, on top as a shield.
exposed-right = Wren’s Vengeance ruined the exposed Deed: only Panic, and Swindle is still there. Vengeance was offered to you, and you have kept it.
exposed-dear = That protects as well, but Salvage is worth more: keep it for the next life and give Panic.
exposed-ability = Then Swindle stays exposed, and Vengeance of a rival would cost you 3 points.
exposed-future = Then Swindle stays exposed, and Vengeance of a rival would cost you 3 points. First the shield: Panic onto your Deeds.

fail-title = A life that fails
fail-text = Your last card: blue is 4 of 5, and Salvage is green. This life cannot reach 5. Where does Salvage go?
fail-right = Not enough: you stay a Snake and get a Karmic Ring for it. Your Deeds go to the Ruins all the same, and you are reborn with what you kept.
fail-points = Green would be 2, and only your best colour counts: blue stays 4 of 5. Keep Salvage for the next life.
fail-ability = It would bring back Panic, one red point, and Wren may keep Salvage. That is not enough for 5. Keep it for the next life.

ring-title = Karmic Rings
ring-text = Another life as a Snake has ended: red 2 + 1, and Embody, with four squares, is a mosaic card: it counts for every colour. So 4 of 5. But each Ring can be spent as 1 point at the end of a life.
ring-right = 4 + 1 = 5: you climb to Wolf. The Ring is spent.
ring-none = Then you stay a Snake and get one Ring more. With this one you climb now.

spare-title = Keep what you do not need
spare-text = A Wolf needs 6, and you have them: red 3 + 2, mosaic 1. You also have two Rings, and seven cards on your Future Life. How many Rings do you spend?
spare-right = None was needed, and both Rings are still yours. You climb one rung, never two. All seven cards are your hand; with six or more there is no Deck, so you cannot pass, and every card is one more turn before you climb.
spare-spent = You have 6 of 6 already: a Ring would be wasted. Spend none.

top-title = Transcendence
top-text = As a Monkey you need 7 for the last step. Green is 3 + 2, 5 of 7, and you have two Rings. How many do you spend?
top-right = 5 + 2 = 7: you reach Transcendence, and the game is over at once. Nobody finishes the round: the first one up there wins. You can play Karmaka now.
top-one = 5 + 1 = 6: one point short, and the Ring would be gone.
top-none = 5 of 7: you would stay a Monkey. You have the two points.
