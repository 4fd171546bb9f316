# The rules of Kontor in English, in our own words. A rule has a name, what it comes to in short (-1), and what else there is to know (-2).
# Scenarios and optional rules are named and told in short where a table is chosen.

rules-kontor-chapter-begin = What there is, and how to begin
rules-kontor-chapter-round = A round
rules-kontor-chapter-lay = Laying a card
rules-kontor-chapter-sectors = Sectors and the end
rules-kontor-chapter-advanced = The advanced game
rules-kontor-chapter-teams = Four players in two teams
rules-kontor-chapter-scenarios = Scenarios
rules-kontor-chapter-options = Optional rules
rules-kontor-chapter-expansions = Expansions

rules-kontor-numbers = Cards
rules-kontor-numbers-1 = Numbers 1 to 93, each once: 22 red and 22 black docks, 43 canals, six special cards; and the anchor without a number.
rules-kontor-deck = What the cards show
rules-kontor-deck-1 = Docks show goods, a crane or a tavern; docks and canals may bear a florin or a ship, never both. Both colours have the same but for the numbers.
rules-kontor-deck-2 = Odd docks are red, even ones black.
    • 3, 4 all three goods; 5 to 10 two goods; all with a ship
    • 11 to 28 and 33 to 44 one kind of goods: 11 to 16 with a ship, 17 to 28 and 33 to 38 with a florin, 39 to 44 with neither
    • Cranes 29 to 32 (31 and 32 with a ship), taverns 88 (black) and 89 (red) with a ship
    • Canals 45, 49 … 85 with a florin, 47, 51 … 87 with a ship, even ones with neither
    • Customs houses 1 and 2, bridges 91 and 92, floods 90 and 93
    Much of it is our reconstruction; a file with the real cards can be loaded.
rules-kontor-pieces = Pieces
rules-kontor-pieces-1 = 16 warehouses each of tea, wine and spice, 20 florins, a ship, and keepers to mark who has won a sector.
rules-kontor-setup = Set-up
rules-kontor-setup-1 = The anchor lies in the middle of a cross of eight canals. Each player has two canals and three docks in hand and 4 florins; 12 are in the treasury.
rules-kontor-setup-2 = The rest of the canals, and of each colour’s docks, are piles with the top card face up. In the base game specials and the ship stay in the box. Florins lie open.

rules-kontor-sequence = The order of everything
rules-kontor-sequence-1 = A round: passes are announced, cards chosen and turned up together, taxes paid; then the players act, the higher number first.
rules-kontor-sequence-2 = Before that come, where they are played: the event, the special shop, buying docks out. Secret passes are paid before taxes.
    A turn: move the ship and take a dock; lay the card; the edges are fixed; goods are landed; what the card does by itself; finished sectors are scored, in reading order; a win at once; sunken goods; a full harbour ends the game; a second canal; refill; the florin for a canal.
rules-kontor-choose = Choose a card
rules-kontor-choose-1 = Each player secretly chooses one of the cards in hand.
rules-kontor-choose-2 = Also one that cannot be laid: nobody could tell.
rules-kontor-reveal = Turn up
rules-kontor-reveal-1 = All chosen cards are turned up together.
rules-kontor-pass = Pass
rules-kontor-pass-1 = Before cards are chosen you may pass and take a florin from the treasury. No tax touches you; the others play on, knowing it.
rules-kontor-pass-2 = All announce at the same time, and all may pass. With the option “One answer” nobody announces: you choose a card or pass, unseen. If the treasury has too few florins they go in seating order; an empty one pays nothing. Without a card in hand you have to pass.
rules-kontor-tax = Tax
rules-kontor-tax-1 = A card with a florin makes the opponent pay one florin to the treasury. Who cannot pay takes the card back and is out of the round.
rules-kontor-tax-2 = If both cards bear one and both can pay, both pay. If only one cannot, that card comes back and the other owes nothing. If neither can pay, nobody pays, both receive a florin, and both play. All pay before anybody receives.
rules-kontor-order = Who acts first
rules-kontor-order-1 = The higher number acts first, completely; then the next.
rules-kontor-dry-rounds = Rounds without a card
rules-kontor-dry-rounds-1 = Three rounds running in which no card is laid end the game. Open sectors are then not scored.
rules-kontor-dry-rounds-2 = Whatever the reason: passes, taxes, nothing to lay. Moving the ship does not count as laying. After 200 rounds the game ends likewise.

rules-kontor-place = Lay a card
rules-kontor-place-1 = The card must touch another one side by side. Nothing is moved or covered.
rules-kontor-place-2 = A card that can be laid must be. One that cannot goes back to the hand: no refill, no florin, and a tax that was paid stays paid.
rules-kontor-board = How large the harbour grows
rules-kontor-board-1 = In the base game to 6 × 6; with Misery, or with Bridge and flood, to 7 × 7. When the cards reach that width or height, it is fixed and no card may go beyond.
rules-kontor-board-2 = What is fixed stays fixed, even if the card that fixed it is taken away; until then the harbour may shrink again.
rules-kontor-edges = Edges
rules-kontor-edges-1 = When width and height are both fixed, the edges close sectors as water does.
rules-kontor-edges-2 = Until then a sector at a fixed edge stays open. The card that fixes the last direction may finish sectors far away. An option of the table lets each direction close by itself.
rules-kontor-crane = Cranes
rules-kontor-crane-1 = On the empty cells beside a crane its opponents may lay canals, but no docks.
rules-kontor-crane-2 = Cards that lie there already stay. Cranes and taverns are docks as well. A crane under a flood has no power.
rules-kontor-isolated = Cards that hang alone
rules-kontor-isolated-1 = When a dock is taken away, cards may be left that touch no others. They stay, and new cards may touch any of them.
rules-kontor-land-goods = Land goods
rules-kontor-land-goods-1 = A dock with goods brings its owner a warehouse of each kind shown, in its sector.
rules-kontor-land-goods-2 = The stock of a sector is what lies on its docks, so it is joined and parted with them. If the supply lacks a kind, nothing is placed. A warehouse that some rule has added goes back with the dock it stands on.
rules-kontor-refill = Refill
rules-kontor-refill-1 = After laying, draw a card of the same sort: a dock from your own pile, a canal from the common one.
rules-kontor-refill-2 = From an empty pile nothing is drawn. The card that fills the harbour is not replaced.
rules-kontor-subsidy = A florin for a canal
rules-kontor-subsidy-1 = Who lays a canal gets a florin, while the treasury has one.

rules-kontor-sector = Sectors
rules-kontor-sector-1 = Docks that touch side by side, whoever’s they are, make a sector.
rules-kontor-finished = A finished sector
rules-kontor-finished-1 = A sector is finished when all cells beside it are canals or lie beyond a closing edge. It is scored at once; its warehouses go back, and the winner sets a keeper.
rules-kontor-finished-2 = Goods are landed first. It does not matter whose card finished it. Several are scored in reading order.
rules-kontor-majority = Who wins a sector
rules-kontor-majority-1 = Whoever has the largest lead in one kind of goods. If that is equal: who leads in more kinds. If that is equal too: wine beats spice, spice beats tea, tea beats wine.
rules-kontor-majority-2 = The lead is the difference of the warehouses of a kind. With equal stocks, or without any warehouse, nobody wins.
rules-kontor-end = The end
rules-kontor-end-1 = The game ends at once when the harbour is full; the last sectors are scored.
rules-kontor-end-2 = The last card is neither replaced nor paid for.
rules-kontor-winner = Who wins
rules-kontor-winner-1 = Most points win, then most florins; then the victory is shared.
rules-kontor-winner-2 = A team counts both purses together.
rules-kontor-points = Points
rules-kontor-points-1 = A sector that you have won and that counts is worth 1, unless the scenario says otherwise.
rules-kontor-points-2 = Customs houses, exports and golden days add to it. Keepers on sectors that do not count are worth nothing.

rules-kontor-five-largest = The five largest
rules-kontor-five-largest-1 = Only the five largest finished sectors count, by their docks of any colour.
rules-kontor-five-largest-2 = If several of one size compete for the last places, the one nearer to the anchor is larger; if that is equal too, none of them counts and smaller ones move up. A sector that nobody won takes a place all the same. Too small ones and others that cannot count are left out before.
rules-kontor-ship = The ship
rules-kontor-ship-1 = If your card bears a ship you may move the ship to any other canal before laying, and then take away a dock that bears a ship and touches it.
rules-kontor-ship-2 = Of either colour, but not from a finished sector. The dock goes under its owner’s pile, its warehouses go back; your card may fill the cell. Without moving there is no taking. You may also move it when your card cannot be laid.
rules-kontor-untouchable = Untouchable
rules-kontor-untouchable-1 = In a finished sector nothing ever changes. Canals, and docks without a ship, are never taken away.

rules-kontor-teams = Teams
rules-kontor-teams-1 = Two against two on 8 × 8. Everybody has three docks, two canals, a hidden special card and 4 florins of their own. Keepers and stocks belong to the team; only sectors of two docks or more count, the five largest.
rules-kontor-teams-2 = All four choose, and the numbers give the order. Each team’s docks are cut into two piles. A dock taken by the ship goes under the pile that the taker chooses. Partners talk only after the cards are turned up.
rules-kontor-seats = Seats
rules-kontor-seats-1 = Partners sit side by side: 1 faces 4, and 2 faces 3. Only those who face each other tax each other.
rules-kontor-special-cards = Special cards
rules-kontor-special-cards-1 = They are played like any other card and not replaced. They never lie on or in a finished sector, and have neither florin nor ship.
rules-kontor-flood = Flood
rules-kontor-flood-1 = It covers a bridge, or a dock with one kind of goods at most, and counts as a canal.
rules-kontor-flood-2 = No florin is paid for it. It may part or finish sectors; the covered dock’s warehouses go back, a crane or tavern loses its power. A customs house cannot be flooded.
rules-kontor-bridge = Bridge
rules-kontor-bridge-1 = It covers a canal or a flood and counts as a dock without owner and goods. It may join unfinished sectors.
rules-kontor-bridge-2 = Not on the anchor, not under the ship, not beside a finished sector, not over sunken goods. Cranes do not bar it. Amid four canals it is a finished sector that nobody wins.
rules-kontor-customs = Customs house
rules-kontor-customs-1 = It is laid like a dock, may not finish a sector, and makes its sector worth one more.
rules-kontor-customs-2 = Land without owner, it counts for the size. With both in one sector it is worth three. Cranes do not bar it. It may not even finish a far sector by fixing an edge.
rules-kontor-specials-left = Specials left over
rules-kontor-specials-left-1 = A special card left in hand at the end has no effect. One that could not be laid comes back and is then known to all.

rules-kontor-bakchich-2 = Ten canals are set aside unseen. Who has fewer keepers may buy first, then red; the second sees it. The price is what the dock shows; it goes under its owner’s pile. The five largest sectors count.
rules-kontor-canale-grande-2 = Both edges are fixed from the start, on a harbour of your own too, whatever it leaves empty. The course of the canal is our reconstruction.
rules-kontor-david-and-goliath-2 = Of equal sectors the nearer to the anchor takes the place.
rules-kontor-ile-grande-2 = Cranes 29 and 30 are out; with four players there are no special cards. The island is the nine cells inside the ring: it is worth 2 as one finished sector. A cell that takes no card at all leaves it unfinished. All sectors count; with four players single docks, too. The ring’s place is our reconstruction.
rules-kontor-giant-2 = Otherwise the rules of the advanced game.
rules-kontor-gulliver-2 = Without cranes 29 and 30, and without taverns.
rules-kontor-ever-smaller-2 = Of four docks or more a sector gives nothing.
rules-kontor-tic-tac-toe-2 = The edges are fixed from the start, and there are no cranes. What is left of a field, empty cells included, must stay joined. Without a line most sectors win.
rules-kontor-watergames-2 = The anchor and floods count as canals. A dock that can touch none goes back to the hand. The start is our reconstruction.
rules-kontor-speed-2 = If one card finishes sectors of both, who wins more of them wins; equal, or won by nobody: play on.
rules-kontor-small-is-beautiful-2 = If that is equal too, none of them counts.
rules-kontor-embargo-2 = The loser’s warehouses come back, after a draw both do, and so does what the ship takes away. Without a matching warehouse nothing is placed. Sectors still open at the end are not scored.
rules-kontor-euphrates-2 = It goes to a dock of one’s own that has a warehouse already, in an open sector; without one it returns to the supply. Sectors that this card finishes are scored before. Fixed edges count as laid. A warehouse that the supply lacks is taken from the canals.
rules-kontor-single-file-2 = Bridges and customs houses count as cards of the line; one card alone is a line. Crooked sectors take no place among the five.
rules-kontor-spring-tide-2 = It is paid from the purse, directly after the first has been scored; it brings no florin, no tax and no ship. Then both are replaced.
rules-kontor-freewheel-2 = Each has as many florins as there are players. A florin card makes every opponent pay when it is laid; who cannot loses the next turn. Hands of two docks and two canals are refilled from either pile, keeping one of each.
    A crane may be laid only where it touches cards by a corner and none by a side. A tavern makes another dock of its sector drunk: it counts for nothing, neither goods nor size. The dock may be one that the other tavern has made drunk already. Its owner may choose another at the start of a turn.
    Bridges and floods may touch finished sectors, for nothing is scored before the end. Instead of playing one may pass for a florin.
rules-kontor-freewheel-solo-2 = An alliance is agreed upon before a card is laid; both need a dock there, and each may have one ally in a sector. It counts as one player. Likewise an ally may leave, wherever the alliance counts, even where one of the two has no dock left. When sectors join and somebody has two allies there, those alliances fall. An odd point goes to who has more warehouses there, else to nobody.
    What a harbour of your own begins with belongs to nobody: its cranes bar everybody’s docks, and its taverns make nobody drunk.
    A lead is what one has more than the best of the others.

rules-kontor-old-grudges-2 = Asked when the sector is finished. If it does not count, nobody sets a keeper and it takes no place.
rules-kontor-misery-2 = Tested after every complete step, such as all taxes together. With the base game the board is 7 × 7; scenarios keep their own.
rules-kontor-justice-2 = Both choose at the same time, unseen. The four that leave are chance’s choice.
rules-kontor-dead-drunk-2 = The pass takes a florin and comes back to the hand. Nothing is announced. With four players one pile of each team has a dock less.
rules-kontor-free-draw-2 = If one pile is empty the other is free. Special cards are neither dock nor canal.
rules-kontor-one-good-2 = The choice is made when it is landed, or when a smuggled dock is turned up. What the supply lacks lands nothing.
rules-kontor-blockade-2 = Floods and bridges are barred, too.
rules-kontor-first-pick-2 = The order of the rest stays. The top card costs nothing. The other does not see what was taken.
rules-kontor-flood-choice-2 = At least one; each is scored by itself, without florin, tax or ship. Then as many canals are drawn. The flood leaves the game.
rules-kontor-corruption-1-2 = An own dock, whatever stands there already: it may hold any number of warehouses of a kind. It is optional. If the supply lacks the kind, it is not offered.
rules-kontor-corruption-2-2 = Own docks; it may also be one only.
rules-kontor-last-point-2 = Of several finished by the last card, the last in reading order. If nobody won it, or it does not count, nobody gets the point.
rules-kontor-final-sprint-2 = It is so when after a refill the own dock pile is empty and the canals are not. A customs house laid in that round adds no point. Sunken goods stay sunk.
rules-kontor-smuggling-2 = It is laid last, or in Freewheel in one’s turn, without tax, ship or florin, and must be legal for what it is. It is neither land nor water until it is turned up; then it lands its goods, and everything open is scored.
rules-kontor-protection-2 = A tavern under a flood protects no more. Nothing protects from fire or from being bought out.
rules-kontor-special-shop-2 = Each says secretly how many. If both want more than there are, the higher card shown from hand buys first.
rules-kontor-bridge-and-flood-2 = Red: flood 90 and bridge 92; black: bridge 91 and flood 93. They are held beside the other cards and not replaced. With the base game the board is 7 × 7; scenarios keep their own.
rules-kontor-great-flood-2 = Red: 90, black: 93. Cells are filled in reading order, as far as a canal may lie there and the pile lasts; no florin is paid. One scoring follows.

rules-kontor-export-2 = The choice comes before landing. A dock that the ship takes gives up a warehouse of its sector first, and of the export only if there is none.
rules-kontor-events-2 = One a round, turned over before cards are chosen, by who laid last. What is impossible is skipped, and each of the ten occurs once.
    • Hurricane: everybody keeps one florin
    • Conspiracy: the richer player sits out this round
    • Disorder: docks in hand go under the pile, three new ones come
    • Flood damage: each may exchange a warehouse, not both in one sector
    • Wedding: each may take a dock of choice and puts one under the pile
    • Strike: a florin for who has a tavern in the harbour
    • Fire: cranes outside finished sectors go back under the piles
    • Golden days: a point for the richer player, where points are counted
    • Struggle: hands are shown
    • Blockade at sea: from now on spice beats wine, wine beats tea, tea beats spice (reconstructed)
