# The rules of Kontor in English, in our own words. A rule has a name, a short form (-1), and details (-2).
# The words of the set-up have the names and short forms of scenarios and optional rules.

rules-kontor-chapter-begin = Components and set-up
rules-kontor-chapter-round = A round
rules-kontor-chapter-lay = Laying a card
rules-kontor-chapter-sectors = Sectors and the end of the game
rules-kontor-chapter-advanced = The advanced game
rules-kontor-chapter-teams = Four players in two teams
rules-kontor-chapter-scenarios = Scenarios
rules-kontor-chapter-options = Optional rules
rules-kontor-chapter-expansions = Expansions

rules-kontor-numbers = Cards
rules-kontor-numbers-1 = The cards are numbered 1 to 93, each number once: 22 red and 22 black docks, 43 canals and six special cards. The anchor has no number.
rules-kontor-numbers-2 = It is our reconstruction that 45 to 87 are the canals, and that odd docks are red and even ones black; you can load a file with the real numbers.
rules-kontor-deck = What the cards show
rules-kontor-deck-1 = Docks show goods, a crane or a tavern; docks and canals may also show a florin or a ship, never both. Apart from the numbers, both colours have the same docks.
rules-kontor-deck-2 = Odd docks are red, even ones black.
    • 3, 4 all three goods; 5 to 10 two goods; all with a ship
    • 11 to 28 and 33 to 44 one kind of goods: 11 to 16 with a ship, 17 to 28 and 33 to 38 with a florin, 39 to 44 with neither
    • Cranes 29 to 32 (31 and 32 with a ship), taverns 88 (black) and 89 (red) with a ship
    • Canals 45, 49 … 85 with a florin, 47, 51 … 87 with a ship, even ones with neither
    • Customs houses 1 and 2, bridges 91 and 92, floods 90 and 93
    Much of this is our reconstruction; you can load a file with the real cards.
rules-kontor-pieces = Pieces
rules-kontor-pieces-1 = 16 warehouses each of tea, wine and spice, 20 florins, a ship, and keepers that show who has won a sector.
rules-kontor-setup = Set-up
rules-kontor-setup-1 = The anchor lies in the middle of a cross of eight canals. Each player has two canals and three docks in hand and 4 florins; 12 florins are in the treasury.
rules-kontor-setup-2 = The remaining canals and each colour’s remaining docks form piles with the top card face up. In the base game, the special cards and the ship stay in the box. All players may see how many florins you have.

rules-kontor-sequence = Order of play
rules-kontor-sequence-1 = In a round, players announce passes, choose cards, reveal them together and pay taxes; then they take their turns, the higher number first.
rules-kontor-sequence-2 = Before all that, if they are in play: the event, the special shop, buying out docks. Secret passes are paid before taxes.
    A turn: move the ship and remove a dock; lay the card; edges are fixed; unload goods; effects of the card itself; finished sectors are scored, in reading order; an immediate win; sunken goods; a full harbour ends the game; a second canal; draw; the florin for a canal.
rules-kontor-choose = Choose a card
rules-kontor-choose-1 = Each player secretly chooses a card from hand.
rules-kontor-choose-2 = You may choose a card that you cannot lay: nobody could check it.
rules-kontor-reveal = Reveal
rules-kontor-reveal-1 = All chosen cards are revealed together.
rules-kontor-pass = Pass
rules-kontor-pass-1 = Before cards are chosen, you may pass and take a florin from the treasury. No tax can affect you; the others play the round knowing that you have passed.
rules-kontor-pass-2 = All players announce at the same time, and all may pass. With the option “One answer” nobody announces: you secretly choose a card or pass. If the treasury has too few florins, they are paid in seating order; an empty treasury pays nothing. With no cards in hand you have to pass.
rules-kontor-tax = Tax
rules-kontor-tax-1 = A card with a florin makes the opponent pay a florin to the treasury. A player who cannot pay takes the card back and sits out the round.
rules-kontor-tax-2 = If both cards show a florin and both players can pay, both pay. If only one cannot pay, that player takes the card back, and the other owes nothing. If neither can pay, nobody pays, both get a florin, and both play. All payments are made before any player gets a florin.
rules-kontor-order = Who acts first
rules-kontor-order-1 = The player with the higher number takes a complete turn first; then the next.
rules-kontor-dry-rounds = Rounds without a card
rules-kontor-dry-rounds-1 = The game ends after three rounds in a row in which no card is laid. Open sectors are then not scored.
rules-kontor-dry-rounds-2 = The reason does not matter: passes, taxes, or no card that can be laid. Moving the ship does not count as laying. The game also ends after 200 rounds.

rules-kontor-place = Lay a card
rules-kontor-place-1 = The card must touch another card along one side. No card is moved or covered.
rules-kontor-place-2 = If a card can be laid, you must lay it. If not, it goes back to your hand: you draw no card and get no florin, and a tax that was paid stays paid.
rules-kontor-board = How large the harbour grows
rules-kontor-board-1 = In the base game it grows to 6 × 6 cells; with Misery, or with Bridge and flood, to 7 × 7. Once the cards reach that width or height, it is fixed, and no card may go beyond.
rules-kontor-board-2 = It stays fixed even if the card that fixed it is removed; until then the harbour may shrink again.
rules-kontor-edges = Edges
rules-kontor-edges-1 = Once width and height are both fixed, the edges close sectors just as water does.
rules-kontor-edges-2 = Until then a sector at a fixed edge stays open. The card that fixes the second direction may finish sectors far away. With an option in the set-up, each direction closes sectors by itself.
rules-kontor-crane = Cranes
rules-kontor-crane-1 = On empty cells next to a crane, its owner’s opponents may lay canals, but no docks.
rules-kontor-crane-2 = Cards that already lie there stay. Cranes and taverns are docks too. A crane under a flood has no power.
rules-kontor-isolated = Isolated cards
rules-kontor-isolated-1 = When a dock is removed, some cards may no longer touch any other. They stay where they are, and new cards may touch any of them.
rules-kontor-land-goods = Unload goods
rules-kontor-land-goods-1 = A dock with goods gives its owner a warehouse of each kind shown, in the dock’s sector.
rules-kontor-land-goods-2 = The stock of a sector is all goods on its docks, so it is joined and split with them. If the supply has run out of a kind, you get none of it. A warehouse added by another rule leaves with the dock it stands on.
rules-kontor-refill = Draw
rules-kontor-refill-1 = After laying a card, draw one of the same type: a dock from your own pile or a canal from the common pile.
rules-kontor-refill-2 = If the pile is empty, you draw nothing. The card that fills the harbour is not replaced.
rules-kontor-subsidy = A florin for a canal
rules-kontor-subsidy-1 = If you lay a canal, you get a florin, as long as the treasury has one.

rules-kontor-sector = Sectors
rules-kontor-sector-1 = Docks that touch along one side form a sector, no matter who owns them.
rules-kontor-finished = A finished sector
rules-kontor-finished-1 = A sector is finished when every cell next to it is a canal or lies beyond a closing edge. It is scored at once; its warehouses go back to the supply, and the winner places a keeper.
rules-kontor-finished-2 = Goods are unloaded first. It does not matter whose card finished the sector. If several are finished, they are scored in reading order.
rules-kontor-majority = Who wins a sector
rules-kontor-majority-1 = The player with the biggest lead in one kind of goods. If that is tied, the player who leads in more kinds. If that is tied too, wine beats spice, spice beats tea, and tea beats wine.
rules-kontor-majority-2 = Your lead in a kind is how many more warehouses of it you have. If both stocks are equal, or there are no warehouses, nobody wins.
rules-kontor-end = End of the game
rules-kontor-end-1 = The game ends at once when the harbour is full; the last sectors are scored.
rules-kontor-end-2 = You draw no card and get no florin for the last card. Once every answer to a question would end the game with the same result, it is not asked.
rules-kontor-winner = The winner
rules-kontor-winner-1 = The player with the most points wins. If there is a tie, the player with the most florins wins; if that is tied too, the victory is shared.
rules-kontor-winner-2 = A team adds up its partners’ florins.
rules-kontor-points = Points
rules-kontor-points-1 = Each sector that you have won and that counts is worth 1 point, unless the scenario says otherwise.
rules-kontor-points-2 = Customs houses, exports and golden days add points. Keepers on sectors that do not count are worth nothing.

rules-kontor-five-largest = The five largest
rules-kontor-five-largest-1 = Only the five largest finished sectors count, by their number of docks of any colour.
rules-kontor-five-largest-2 = If sectors of the same size compete for the last places, the one nearer to the anchor counts as larger; if they are still tied, none of them counts, and smaller ones move up. A sector that nobody won still takes a place. Sectors that are too small or cannot count for other reasons are left out first.
rules-kontor-ship = The ship
rules-kontor-ship-1 = If your card shows a ship, you may move the ship to any other canal before you lay the card, and then remove a dock that shows a ship and touches it.
rules-kontor-ship-2 = The dock may be of either colour, but not in a finished sector. It goes under its owner’s pile, and its warehouses go back to the supply; you may lay your card on the free cell. If you do not move the ship, you may not remove a dock. You may move it even if you cannot lay your card.
rules-kontor-untouchable = Untouchable
rules-kontor-untouchable-1 = Nothing ever changes in a finished sector. Canals, and docks without a ship, are never removed.

rules-kontor-teams = Teams
rules-kontor-teams-1 = Two against two on 8 × 8 cells. Each player has three docks, two canals, a hidden special card and 4 florins of their own. Keepers and stocks belong to the team; only the five largest sectors count, and only if they have two docks or more.
rules-kontor-teams-2 = All four choose a card, and the numbers give the order. Each team’s docks are split into two piles. The player who removes a dock with the ship chooses which of them it goes under. Partners may talk only after the cards are revealed.
rules-kontor-seats = Seats
rules-kontor-seats-1 = Partners sit side by side: player 1 sits opposite player 4, and 2 opposite 3. Only players who sit opposite each other tax each other.
rules-kontor-special-cards = Special cards
rules-kontor-special-cards-1 = You play them like any other card, but do not replace them. They are never laid on or in a finished sector, and they show neither a florin nor a ship.
rules-kontor-flood = Flood
rules-kontor-flood-1 = A flood covers a bridge, or a dock with at most one kind of goods, and counts as a canal.
rules-kontor-flood-2 = You get no florin for it. It may split or finish sectors; the covered dock’s warehouses go back to the supply, and a crane or tavern loses its power. A customs house cannot be flooded.
rules-kontor-bridge = Bridge
rules-kontor-bridge-1 = A bridge covers a canal or a flood and counts as a dock with no owner and no goods. It may join unfinished sectors.
rules-kontor-bridge-2 = You may not lay it on the anchor, under the ship, next to a finished sector or over sunken goods. Cranes do not prevent it. Between four canals it is a finished sector that nobody wins.
rules-kontor-customs = Customs house
rules-kontor-customs-1 = You lay it like a dock, but it may not finish a sector. Its sector is worth one more.
rules-kontor-customs-2 = It is land with no owner and counts towards the size. A sector with both customs houses is worth three. Cranes do not prevent it. It may not finish a distant sector by fixing an edge, either.
rules-kontor-specials-left = Special cards left over
rules-kontor-specials-left-1 = A special card still in hand at the end has no effect. One that could not be laid comes back to the hand and is then known to all.

rules-kontor-bakchich-2 = Ten canals are set aside unseen. The player with fewer keepers may buy first, or Red if both have as many; the other one sees it. The price is the number of goods on the dock, which goes under its owner’s pile. The five largest sectors count.
rules-kontor-canale-grande-2 = Both edges are fixed from the start, even in a harbour that you draw yourself. The course of the canal is our reconstruction.
rules-kontor-david-and-goliath-2 = If sectors are tied, the one nearer to the anchor takes the place.
rules-kontor-ile-grande-2 = Cranes 29 and 30 are out; with four players there are no special cards. The island is the nine cells inside the ring: as one finished sector it is worth 2. If no card at all can be laid on one of its cells, it stays unfinished. All sectors count, with four players even those of one dock. The position of the ring is our reconstruction.
rules-kontor-giant-2 = Otherwise the rules of the advanced game apply.
rules-kontor-gulliver-2 = Without cranes 29 and 30, and without taverns.
rules-kontor-ever-smaller-2 = A sector of four or more docks scores nothing.
rules-kontor-tic-tac-toe-2 = The edges are fixed from the start, and there are no cranes. What is left of an area, including empty cells, must stay connected. If nobody has a line, the player with the most sectors wins.
rules-kontor-watergames-2 = The anchor and floods count as canals. A dock that cannot touch one goes back to the hand. The starting position is our reconstruction.
rules-kontor-speed-2 = If one card finishes sectors for both players, the one who wins more of them wins the game. If there is a tie, or if nobody wins any, play continues.
rules-kontor-small-is-beautiful-2 = If they are still tied, none of them counts.
rules-kontor-embargo-2 = The loser gets the warehouses back; if nobody wins, both players do. Warehouses on a dock that the ship removes come back too. Without a matching warehouse you place nothing. Sectors still open at the end are not scored.
rules-kontor-euphrates-2 = You put it on one of your docks in an open sector that already has a warehouse; if there is none, it goes to the supply. Sectors that this card finishes are scored first. A fixed edge counts as a laid card. If the supply has run out of a warehouse, it is taken from the canals.
rules-kontor-single-file-2 = Bridges and customs houses count as cards of the line; a single card is a line. Sectors with a bend take none of the five places.
rules-kontor-spring-tide-2 = You pay for it right after the first canal has been scored; it brings no florin, no tax and no ship. Then you draw a card for each of the two.
rules-kontor-freewheel-2 = Each player has as many florins as there are players. When you lay a card with a florin, every opponent pays one; a player who cannot pay misses the next turn. You refill your hand of two docks and two canals from either pile, but always keep at least one of each.
    A crane may only be laid where it touches cards at a corner and none along a side. A tavern gets another dock of its sector drunk: that dock counts for nothing, neither goods nor size. It may be one that the other tavern has already got drunk. The owner of the tavern may choose another dock at the start of a turn.
    Bridges and floods may touch finished sectors, since nothing is scored before the end. Instead of playing a card, you may pass and take a florin.
rules-kontor-freewheel-solo-2 = You form an alliance before you lay a card; both of you need a dock in the sector, and each may have one ally there. Allies count as one player. At the same point you may leave an alliance wherever it counts, even if one of you has no dock there any more. When sectors join and a player has two allies there, those alliances end. An odd point goes to the ally with more warehouses there; if they are tied, nobody gets it.
    Cards that a drawn harbour starts with belong to nobody: their cranes bar all players’ docks, and their taverns get nobody drunk.
    Your lead is how many more warehouses you have than the best of the others.

rules-kontor-old-grudges-2 = The owner decides when the sector is finished. If it does not count, nobody places a keeper, and it takes no place.
rules-kontor-misery-2 = This is checked after each complete step, such as all taxes together. In the base game and the advanced game, for two players or four, the harbour is 7 × 7; scenarios keep their own size.
rules-kontor-justice-2 = Both choose at the same time, in secret. The four docks that leave are drawn at random.
rules-kontor-dead-drunk-2 = A secret pass earns a florin, and the pass token comes back to the hand. Nothing is announced. With Old grudges, Protection or Corruption the token is a special card, and the taverns stay in play; without these rules, with four players, one of each team’s piles has one dock fewer.
rules-kontor-free-draw-2 = If one pile is empty, you may draw freely from the other. Special cards are neither docks nor canals.
rules-kontor-one-good-2 = You choose when you unload, or when a smuggled dock is revealed. If the supply has run out of that kind, you get nothing.
rules-kontor-blockade-2 = This includes floods and bridges. The chosen cards do not decide the end: as long as any card in any hand could be laid, even after its ship has moved, the game continues.
rules-kontor-first-pick-2 = The order of the other docks does not change. The top card costs nothing. Your opponent does not see which one you take.
rules-kontor-flood-choice-2 = You lay at least one of them; each is scored by itself, without florin, tax or ship. Then you draw as many canals. The flood leaves the game.
rules-kontor-corruption-1-2 = It must be one of your own docks, even if goods already stand there: a dock may hold any number of warehouses of a kind. You may decline. If the supply has run out of the kind, it is not offered.
rules-kontor-corruption-2-2 = They must be your own docks; you may choose just one.
rules-kontor-last-point-2 = If the last card finishes several sectors, it is the last one in reading order. If nobody has won it, or if it does not count, nobody gets the point.
rules-kontor-final-sprint-2 = This happens if, after drawing, your dock pile is empty and the canal pile is not. A customs house laid in that round adds no point. Sunken goods stay sunk.
rules-kontor-smuggling-2 = You lay it last, or on your turn in Freewheel, without tax, ship or florin, and it must be legal as the card it is. Until it is revealed it is neither land nor water; then it unloads its goods, and everything open is scored.
rules-kontor-protection-2 = A tavern under a flood no longer protects. Nothing protects from fire or from being bought out.
rules-kontor-special-shop-2 = Each player says in secret how many to buy. If together they want more than there are, each secretly chooses a card from hand to show, and the higher one buys first.
rules-kontor-bridge-and-flood-2 = Red has flood 90 and bridge 92; Black has bridge 91 and flood 93. They are held in addition to the other cards and not replaced. With the base game the harbour is 7 × 7; scenarios keep their own size.
rules-kontor-great-flood-2 = Red has flood 90, Black has flood 93. Cells are filled in reading order, wherever a canal may lie and as long as the pile lasts; you get no florin. Then everything is scored once.

rules-kontor-export-2 = You choose before unloading. When the ship removes a dock, its owner gives back a warehouse from its sector, and one from the export only if there is none.
rules-kontor-events-2 = One event per round, revealed before cards are chosen; the player who laid last acts first. What is impossible is skipped, and each of the ten events happens once.
    • Hurricane: each player keeps just one florin
    • Conspiracy: the richer player sits out this round
    • Disorder: docks in hand go under the pile; draw three new ones
    • Flood damage: each player may exchange a warehouse, but not both in the same sector
    • Wedding: each player may take any dock from the pile and then puts one under it
    • Strike: a florin for each player with a tavern in the harbour
    • Fire: cranes outside finished sectors go back under the piles
    • Golden days: a point for the richer player, if points are counted
    • Struggle: players show their hands
    • Blockade at sea: from now on spice beats wine, wine beats tea, tea beats spice (reconstructed)

# Worked examples: the points are the engine’s, by the colour of the player.
rules-kontor-example-majority-1 = Step 1, the biggest lead. Red leads by 1 in tea and by 1 in wine, Black by 2 in spice. Black’s lead is the biggest: Black wins.
rules-kontor-example-majority-2 = Step 2, more kinds. Red leads by 1 in tea, Black by 1 in wine and by 1 in spice. The biggest leads are equal, but Black leads in 2 kinds and Red in 1: Black wins.
rules-kontor-example-majority-3 = Step 3, the order of goods. Red leads by 1 in wine, Black by 1 in spice: equal leads, and 1 kind each. Wine beats spice: Red wins.
rules-kontor-example-majority-4 = No winner: Red and Black each have 1 tea and 1 wine. Nobody leads in anything, so nobody wins the sector.
rules-kontor-example-points = The harbour is full. Red has won 4 sectors, { $red } points; Black has won 2, { $black } points. Nobody won the seventh.
rules-kontor-example-five-largest = The five largest have 7, 6, 4, 2 and 2 docks. Two sectors of 1 dock are left out. Of the five Red has won 2 and Black 3: { $red } points to { $black }.
rules-kontor-example-customs = Black’s two sectors that count contain a customs house each, so each is worth 2: { $black } points. Red’s is worth 1: { $red } point.
rules-kontor-example-export = Wine: Red 3, Black 2. Spice: Red 2, Black 0. Red leads in both: { $red } points. Tea: Red 1, Black 2, so Black gets { $black } point.
rules-kontor-example-ile-grande = Black has won 6 sectors, and the whole island is one of them and worth 2: { $black } points. Red has won 3: { $red } points.
rules-kontor-example-ever-smaller = Red has won sectors of 3, 3, 1 and 1 docks: 3 + 3 + 1 + 1 = { $red } points. The one of 5 docks gives nothing. Black has won 3, 1, 1 and 1: 3 + 1 + 1 + 1 = { $black }.
rules-kontor-example-last-point = Red’s sector of 1 dock was finished last and is worth 2, the other is worth 1: 2 + 1 = { $red } points. Black’s is worth 1: { $black } point.

# The use of the ship and the tavern on a card in this game.
rules-kontor-about-tavern-none = A tavern has no effect in this game: it is a dock without goods.
rules-kontor-about-tavern-drunk = A tavern gets another dock in its sector drunk: that dock then counts for nothing.
rules-kontor-about-tavern-strike = In a strike, the owner of a tavern in the harbour gets a florin.
rules-kontor-about-florin = Because of the florin on it, the opponent pays a florin in tax when this card is played.
rules-kontor-about-florin-all = Because of the florin on it, every opponent pays a florin in tax when this card is played.
rules-kontor-about-ship-none = The ship on the card has no effect in this game.
rules-kontor-about-ship-card = Because of the ship on it, its player may move the ship before laying this card.
rules-kontor-about-ship-dock = Because of the ship on it, its player may move the ship before laying this card; later, the ship can remove this dock.

# What people ask, one rule a line: the search finds the rule by it. Never shown.
rules-kontor-asked =
    pass = what do I get for passing, can I pass
    sector = what is a sector, a sector is what
    refill = when do I draw a card
    isolated = what happens to cards that touch nothing
    majority = who wins a sector
    points = what is a sector worth, how many points
    five-largest = which sectors count at the end
    order = who goes first in a round, who begins, who lays first
    dry-rounds = what if nobody lays a card, all players pass
    untouchable = can a finished sector change
    bridge = what does a bridge do, where can I lay a bridge
    setup = how many cards are in my hand at the start, how do we begin
    place = can I lay a card without touching another
    winner = how do I win, who wins a tie
