# The rules of Imhotep in English, in our own words. A rule has a name, a short form (-1), and details (-2).

rules-imhotep-chapter-begin = Components and set-up
rules-imhotep-chapter-turn = A turn
rules-imhotep-chapter-side-a = The sites, side A
rules-imhotep-chapter-side-b = The sites, side B
rules-imhotep-chapter-end = End of the round and of the game

rules-imhotep-stones = Stones
rules-imhotep-stones-1 = Each player has 29 stones of one colour. They lie in the player’s quarry; up to five lie on the sled, ready to be loaded.
rules-imhotep-boats = Boats
rules-imhotep-boats-1 = Boats are shared: any player may load any of them, and sail any that carries enough stones.
rules-imhotep-boats-2 = There are eight boats: two hold 4 stones, three hold 3, two hold 2 and one holds a single stone.
    To sail, a 4-stone boat needs at least 3 stones, a 3-stone boat needs 2, the smaller ones need 1.
    The places are numbered from the bow.
rules-imhotep-round-cards = Round cards
rules-imhotep-round-cards-1 = A round card shows the four boats of the round. There are seven cards for your number of players: one is removed unseen, the other six come up in random order.
rules-imhotep-round-cards-2 = • 2 players: 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 players: 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 players: 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Set-up
rules-imhotep-setup-1 = For each site choose side A or side B; any mixture is allowed. The first player starts with 2 stones on the sled, the next players with 3, 4 and 5.
rules-imhotep-setup-2 = The first player is chosen or drawn at random; play then goes clockwise. The starting stones depend on turn order, not on colour.
rules-imhotep-round-start = Start of a round
rules-imhotep-round-start-1 = The next round card is turned up and its four boats are laid out. Four Market cards are dealt face up; with side B three face up and a pair face down.
rules-imhotep-round-start-2 = The Market is not refilled during a round. If the deck runs out, the discards are shuffled; if there are still too few cards, only those are dealt.
rules-imhotep-market-deck = Market cards
rules-imhotep-market-deck-1 = 34 cards: red ones take effect at once, green ones and statues score at the end of the game, blue ones are kept and played as an action.
rules-imhotep-market-deck-2 = • Red, two of each: Entrance, Sarcophagus and Paved Path bring one of your stones from the quarry to the Pyramids, the Burial Chamber or the Obelisks.
    • Green, two for each building site: 1 point for every 3 stones there, no matter who owns them, rounded down. Covered, loose and built stones count; each card is rounded separately.
    • Ten statues: 1, 3, 6, 10, 15 points for one to five, then 2 for each further one.
    • Blue: Lever ×2, Hammer ×2, Sail ×3, Chisel ×3. Each one that you have not used is worth 1 point at the end.

rules-imhotep-turn = One action
rules-imhotep-turn-1 = On your turn you do exactly one thing: take stones, load a stone, sail a boat or play a blue card.
rules-imhotep-turn-2 = If a site or a card calls for a decision, the owner of the stone makes it, no matter whose turn it is. Then play continues to the left of the player whose turn it was.
rules-imhotep-take-stones = Take stones
rules-imhotep-take-stones-1 = Take 3 stones from your quarry to your sled.
rules-imhotep-take-stones-2 = The sled holds 5. You must take as many as you can, up to 3. You cannot take stones if your sled is full or your quarry is empty.
rules-imhotep-load = Load a stone
rules-imhotep-load-1 = Put one stone from your sled onto any free place of a boat that has not sailed yet.
rules-imhotep-load-2 = The place matters: boats are unloaded from the bow backwards.
rules-imhotep-sail = Sail a boat
rules-imhotep-sail-1 = Sail a boat that carries enough stones to a site with a free dock. It is unloaded at once, from the bow backwards.
rules-imhotep-sail-2 = You need no stone of your own on it. Each stone gives its owner what the site offers; everything a stone triggers is resolved before the next one is unloaded. The boat stays at the dock until the round ends.
rules-imhotep-blue-card = Play a blue card
rules-imhotep-blue-card-1 = Instead of another action, play one blue card from an earlier turn and discard it.
rules-imhotep-blue-card-2 = Only one per turn. A card that you got during another player’s turn can be played on your next turn. A boat that sails by a card needs enough stones and a free dock as usual.
rules-imhotep-lever = Lever
rules-imhotep-lever-1 = Sail a boat and choose the order in which its stones are unloaded.
rules-imhotep-lever-2 = You set the whole order when the boat sails. The stones still belong to their owners: at the Market each owner picks a card, at the Pyramids of side B each chooses a pyramid.
rules-imhotep-hammer = Hammer
rules-imhotep-hammer-1 = Take up to 3 stones, then load one.
rules-imhotep-hammer-2 = You may play it even if your sled is full or your quarry is empty and you can take nothing. But you must then load a stone.
rules-imhotep-sail-card = Sail
rules-imhotep-sail-card-1 = Load a stone onto a boat, then sail that boat.
rules-imhotep-sail-card-2 = The new stone counts towards what the boat needs. You cannot choose a full boat, and you cannot play the card with an empty sled.
rules-imhotep-chisel = Chisel
rules-imhotep-chisel-1 = Load two stones onto the same boat or onto two boats.
rules-imhotep-chisel-2 = You need two stones on your sled and two free places.
rules-imhotep-pass = Passing
rules-imhotep-pass-1 = You may not pass by choice. If you can do nothing at all, you must pass.
rules-imhotep-pass-2 = This only happens when your sled and quarry are empty and no boat left has enough stones.
rules-imhotep-all-stuck = Nobody can act
rules-imhotep-all-stuck-1 = When all players have had to pass one after the other, the round ends.
rules-imhotep-all-stuck-2 = Stones on boats that have not sailed go back to their owners’ quarries. Everything else is as at the end of any round. The next round begins with the player to the left of the one who sailed last in this round; if nobody sailed, with the player to the left of this round’s first player.

rules-imhotep-market-a = Market A
rules-imhotep-market-a-1 = For each stone its owner takes one of the face-up cards; then the stone goes back to the quarry.
rules-imhotep-market-a-2 = You must take a card as long as there is one. The stone goes back once its card, with everything it triggers, has been resolved.
rules-imhotep-red-card = Red cards
rules-imhotep-red-card-1 = A red card brings a stone from your quarry to its site at once; then it is discarded.
rules-imhotep-red-card-2 = All rules of the site apply: points, choices and bonuses. The card needs no dock and takes up none. If your quarry is empty, you still take the card, but it has no effect; you may not use a stone from your sled instead.
rules-imhotep-pyramid-a = Pyramid A
rules-imhotep-pyramid-a-1 = Stones fill the base column by column from the top left, then the levels above; each place gives its points at once.
rules-imhotep-pyramid-a-2 = Base: 2 1 3, 2 4 3, 2 1 3. Second level: 2 3, 1 3. Top: 4. Every further stone is put beside the pyramid for 1 point.
rules-imhotep-temple-a = Temple A
rules-imhotep-temple-a-1 = Stones fill a row of five from the left (four with two players), then a new layer on top, again from the left. At the end of each round every stone visible from above gives 1 point.
rules-imhotep-chamber-a = Burial Chamber A
rules-imhotep-chamber-a-1 = Stones fill three rows column by column. At the end of the game, stones of one colour that are linked side by side form a group: 1, 3, 6, 10, 15 points for one to five stones, 2 more for each further one.
rules-imhotep-chamber-a-2 = Each player scores all of their groups.
rules-imhotep-obelisks-a = Obelisks A
rules-imhotep-obelisks-a-1 = Your stones are stacked. At the end of the game the tallest obelisks score: with four players 15, 10, 5, 1; with three 12, 6, 1; with two 10, 1.
rules-imhotep-obelisks-a-2 = You need at least one stone. Tied players add up the points of the ranks they share and divide them, rounded down.

rules-imhotep-market-b = Market B
rules-imhotep-market-b-1 = Three cards lie face up and two face down. For a stone, you may take the face-down pair instead of a face-up card: keep one of the two and discard the other.
rules-imhotep-market-b-2 = If only the pair is left, you must take it. Both cards are shown to all. You discard the one you do not keep before a red one you keep takes effect. A pair that nobody took is turned up when it is discarded.
rules-imhotep-pyramids-b = Pyramids B
rules-imhotep-pyramids-b-1 = Three pyramids, each with four places and a top. The owner of each stone chooses the pyramid; the place gives its points at once, and some places a bonus.
rules-imhotep-pyramids-b-2 = Each is filled column by column from the top left; the top is worth 4. How many places there are and what they give is our reconstruction.
    • Left: 2; 1 and a card; 3; 1 and three stones
    • Middle: 1 and three stones; 3; 1 and a stone on a boat; 2
    • Right: 3; 1 and a stone on a boat; 2; 1 and a card
    As long as a pyramid has room, every stone must go onto a pyramid. Once all three are full, each further stone gives 1 point. The values of the places are our reconstruction.
rules-imhotep-bonus-card = Bonus: a card
rules-imhotep-bonus-card-1 = You may take the top card of the Market deck; a red one takes effect at once.
rules-imhotep-bonus-card-2 = The publisher’s booklet says “may”, and an option in the set-up says “must”. At Temple B you must take the card.
rules-imhotep-bonus-stones = Bonus: three stones
rules-imhotep-bonus-stones-1 = You may take 3 stones from your quarry, or as many as you can.
rules-imhotep-bonus-stones-2 = You take all of them or none. With the option in the set-up you must take them.
rules-imhotep-bonus-boat = Bonus: a stone on a boat
rules-imhotep-bonus-boat-1 = You may load a stone from your sled onto any free place of a boat that has not sailed yet.
rules-imhotep-bonus-boat-2 = The boat being unloaded has already sailed. If you have no stone or no place is free, the bonus is skipped.
rules-imhotep-temple-b = Temple B
rules-imhotep-temple-b-1 = Built like side A. At the end of each round every stone visible from above gives what its column shows: a choice, 2 points, a choice, a card, a choice.
rules-imhotep-temple-b-2 = Choice: take 1 point, or 2 stones from your quarry to your sled, or just one stone if you can take no more. If you can take none, you get the point. You must take the card. Columns are resolved one by one from the left. Their order is our reconstruction.
rules-imhotep-chamber-b = Burial Chamber B
rules-imhotep-chamber-b-1 = Filled like side A. At the end of the game each row is scored separately: 8 points for the most stones, 4 for second place, 2 for third.
rules-imhotep-chamber-b-2 = Fourth place gets nothing. You need at least one stone in the row. Tied players add up the points of the ranks they share and divide them, rounded down.
rules-imhotep-obelisks-b = Obelisks B
rules-imhotep-obelisks-b-1 = Your stones wait in the place of your colour. The third completes an obelisk, which takes the highest free value at once: 10, 9, 8 … down to 1, and 1 for each later one.
rules-imhotep-obelisks-b-2 = Loose stones are worth 1 point each at the end of the game. The values below 9 are our reconstruction.

rules-imhotep-round-end = End of a round
rules-imhotep-round-end-1 = When the fourth boat has sailed and been unloaded, the Temple is scored and the remaining Market cards are discarded. The next round begins with the player to the left of the one who sailed that boat.
rules-imhotep-reshuffle = Empty deck
rules-imhotep-reshuffle-1 = When a card is needed and the deck is empty, the discards are shuffled into a new deck.
rules-imhotep-reshuffle-2 = Only then, not before: if it runs out while cards are dealt, the last cards are dealt first. Cards that are being resolved, cards lying at the Market, and a Lever or Sail whose boat is still being unloaded are not shuffled in. If there is nothing to shuffle, no card is drawn.
rules-imhotep-game-end = End of the game
rules-imhotep-game-end-1 = The game ends after six rounds. Burial Chamber, obelisks, ornaments and statues are scored, and each unused blue card gives 1 point.
rules-imhotep-game-end-2 = A question about a card, a pyramid or a reward is not asked if every answer would end the game with the same result.
rules-imhotep-wrath = Wrath of the Pharaoh
rules-imhotep-wrath-1 = An option in the set-up: a player without a stone on one or more of the four building sites loses 5 points, once.
rules-imhotep-wrath-2 = Stones placed by red cards count, and so do covered, loose and built ones. A score may fall below zero.
rules-imhotep-winner = The winner
rules-imhotep-winner-1 = The player with the most points wins. If there is a tie, the player with the most stones on the sled wins; if that is tied too, the victory is shared.

# Worked examples: the points are the engine’s, by the colour of the player.
rules-imhotep-example-pyramid-a = White’s stones cover 2, 3 and 2: { $white } points. Black’s cover 1 and 4: { $black }. Brown’s cover 3, 2 and 1: { $brown }.
rules-imhotep-example-temple-a = Brown’s stone on the second level covers the first place. So 5 stones are seen from above: the round brings Black { $black } points, White { $white } and Brown { $brown }.
rules-imhotep-example-chamber-a = Black has a group of 3 and a single stone: 6 + 1 = { $black } points. White has a pair: { $white }. Brown has a pair and a single stone: 3 + 1 = { $brown }.
rules-imhotep-example-obelisks-a-2 = Two players: White’s 6 stones stand higher than Black’s 4. White gets { $white } points, Black { $black }.
rules-imhotep-example-obelisks-a-3 = Three players: Black has 4 stones, Brown 3, White 1. They get { $black }, { $brown } and { $white } points.
rules-imhotep-example-obelisks-a-4 = Four players: Black has 5 stones and gets { $black } points. Brown and Grey have 3 each, so they share the second and the third rank: 10 + 5 = 15, halved and rounded down: { $brown } for Brown and { $grey } for Grey. White has 2 and gets { $white }.
rules-imhotep-example-pyramids-b = Black’s stones cover 2, 3 and 2: { $black } points. White’s covers 1: { $white }. Brown’s cover 1 and 1: { $brown }, and two bonuses on top.
rules-imhotep-example-temple-b = Brown’s stone lies on a choice; Brown took the point: { $brown }. White’s two stones lie on two points and on a choice, and White took the point as well: 2 + 1 = { $white }. Black has no stone here: { $black }.
rules-imhotep-example-chamber-b = Top row: White has the most and gets 8; Black and Brown share 4 + 2, 3 each. Middle row: Black and Brown share 8 + 4, 6 each. Bottom row: Black gets 8; White and Brown get 3 each. In all: Black { $black }, White { $white }, Brown { $brown }.
rules-imhotep-example-obelisks-b = Black’s obelisk was the first: { $black } points. Brown’s was the second: { $brown }. White’s 2 loose stones give { $white }.
rules-imhotep-example-statues = Black’s 2 statues are worth { $black } points, White’s 4 are worth { $white }.
rules-imhotep-example-ornaments = 11 stones of all players lie at the Pyramids. Black’s ornament counts the full threes: { $black } points.
rules-imhotep-example-blue-cards = At the end Black has 1 blue card left: { $black } point. White has 2: { $white } points.
rules-imhotep-example-wrath = All 5 stones of the Temple are Black’s. White has none there and loses 5 points.

# What people ask, one rule a line: the search finds the rule by it. Never shown.
rules-imhotep-asked =
    game-end = how many rounds are there, when does it end
    turn = what can I do on my turn, what are my actions, how many actions
    load = can I load any boat, does the place on the boat matter, order of stones on a boat
    sail = when may a boat sail, can I sail a boat without my own stones, where can a boat sail
    sail-card = what does the sail card do
    market-a = how does the market score, which card can I take at the market
    blue-card = how do blue cards work, how many blue cards
    pyramid-a = how does the pyramid score, points of the pyramid
    temple-a = how does the temple score, points of the temple
    chamber-a = how does the burial chamber score, points of the burial chamber
    obelisks-a = how do obelisks score, points of obelisks
    round-cards = which boats are in a round, how many boats in a round
    winner = how do I win, who wins a tie
    round-end = when does a round end
    stones = how many stones does a player have
