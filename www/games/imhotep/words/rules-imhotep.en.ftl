# The rules of Imhotep in English, in our own words. A rule has a name, what it comes to in short (-1), and what else there is to know (-2).

rules-imhotep-chapter-begin = What there is, and how to begin
rules-imhotep-chapter-turn = A turn
rules-imhotep-chapter-side-a = The sites, side A
rules-imhotep-chapter-side-b = The sites, side B
rules-imhotep-chapter-end = Rounds and the end

rules-imhotep-stones = Stones
rules-imhotep-stones-1 = Each player has 29 stones of one colour. They wait in the quarry; up to five lie on the sled, ready to be loaded.
rules-imhotep-boats = Boats
rules-imhotep-boats-1 = Boats belong to nobody: anybody may load any of them, and sail any that carries enough.
rules-imhotep-boats-2 = There are eight: two for 4 stones, three for 3, two for 2 and one for a single stone.
    To sail, a boat of 4 needs at least 3 stones, a boat of 3 needs 2, the smaller ones need 1.
    Places are numbered from the bow.
rules-imhotep-round-cards = Round cards
rules-imhotep-round-cards-1 = A card tells which four boats a round has. Of seven cards for your number of players one is left out unseen; the others come in random order.
rules-imhotep-round-cards-2 = • 2 players: 4331, 4322, 4321, 4221, 3322, 3321, 3221
    • 3 players: 4421, 4332, 4322, 4321, 4221, 3332, 3322
    • 4 players: 4432, 4422, 4421, 4333, 4332, 4322, 3332
rules-imhotep-setup = Set-up
rules-imhotep-setup-1 = Every site shows its side A or its side B, in any mixture. The first player starts with 2 stones on the sled, the next ones with 3, 4 and 5.
rules-imhotep-setup-2 = Who begins is chosen or left to chance; then play goes clockwise. The starting stones go by the order of turns, not by colour.
rules-imhotep-round-start = A round begins
rules-imhotep-round-start-1 = The next round card is turned up and its four boats are laid out; four market cards are dealt (with side B three face up and a pair face down).
rules-imhotep-round-start-2 = The market is not refilled during a round. If the deck runs out, the discards are shuffled; if even that is too little, what there is is dealt.
rules-imhotep-market-deck = Market cards
rules-imhotep-market-deck-1 = 34 cards: red ones act at once, green ones and statues score at the end, blue ones are kept and played as an action.
rules-imhotep-market-deck-2 = • Red, two of each: Entrance, Sarcophagus and Paved path bring one of your stones from the quarry to the pyramids, the burial chamber or the obelisks.
    • Green, two for each building site: 1 point for every 3 stones of all players there, rounded down. Covered, loose and built stones count; each card is rounded by itself.
    • Ten statues: 1, 3, 6, 10, 15 points for one to five, then 2 for each further one.
    • Blue: Lever ×2, Hammer ×2, Sail ×3, Chisel ×3. Each that is left over is worth 1 point.

rules-imhotep-turn = One action
rules-imhotep-turn-1 = In your turn you do exactly one thing: take stones, load a stone, sail a boat, or play a blue card.
rules-imhotep-turn-2 = A decision that a site or a card asks for belongs to the owner of the stone, whoever’s turn it is. Then the turn goes on from the player who sailed.
rules-imhotep-take-stones = Take stones
rules-imhotep-take-stones-1 = Take 3 stones from your quarry to your sled.
rules-imhotep-take-stones-2 = The sled holds 5. You always take as many as fit and are left, never fewer by choice. With a full sled or an empty quarry this action is not possible.
rules-imhotep-load = Load a stone
rules-imhotep-load-1 = Put one stone from your sled on any free place of a boat that has not sailed.
rules-imhotep-load-2 = The place matters: boats are unloaded from the bow.
rules-imhotep-sail = Sail a boat
rules-imhotep-sail-1 = Sail a boat that carries enough stones to a site whose dock is free. It is unloaded at once, from the bow backwards.
rules-imhotep-sail-2 = You need no stone of your own on it. Each stone gives its owner what the site gives; everything that a stone sets off is carried out before the next one is unloaded. The boat stays at the dock until the round ends.
rules-imhotep-blue-card = Play a blue card
rules-imhotep-blue-card-1 = Instead of another action, play one blue card from an earlier turn and discard it.
rules-imhotep-blue-card-2 = One a turn. A card that you got in somebody else’s turn can be used in your next one. The boat’s conditions hold for cards as well.
rules-imhotep-lever = Lever
rules-imhotep-lever-1 = Sail a boat and choose the order in which its stones are unloaded.
rules-imhotep-lever-2 = The whole order is named when the boat sails. The stones stay their owners’: at the market each still picks, at the pyramids of side B each still chooses.
rules-imhotep-hammer = Hammer
rules-imhotep-hammer-1 = Take up to 3 stones, then load one.
rules-imhotep-hammer-2 = First the taking, which may yield nothing when the sled is full or the quarry empty; then the loading, which must be possible.
rules-imhotep-sail-card = Sail
rules-imhotep-sail-card-1 = Load a stone on a boat, then sail that boat.
rules-imhotep-sail-card-2 = The new stone counts towards what the boat needs. A full boat or an empty sled rules the card out.
rules-imhotep-chisel = Chisel
rules-imhotep-chisel-1 = Load two stones, on one boat or on two.
rules-imhotep-chisel-2 = It needs two stones on the sled and two free places.
rules-imhotep-pass = Passing
rules-imhotep-pass-1 = Nobody passes by choice. Only who can do nothing at all passes, and must.
rules-imhotep-pass-2 = That is so exactly when sled and quarry are empty and no boat left carries enough.
rules-imhotep-all-stuck = Nobody can do anything
rules-imhotep-all-stuck-1 = When all players have had to pass one after the other, the round ends.
rules-imhotep-all-stuck-2 = Stones on boats that have not sailed go back to their quarries. Then everything happens as at the end of any round. The next round is begun by whoever sits to the left of the last one who sailed in this round; if nobody did, to the left of the first player.

rules-imhotep-market-a = Market A
rules-imhotep-market-a-1 = For each stone its owner takes one of the face-up cards; then the stone goes back to the quarry.
rules-imhotep-market-a-2 = A card must be taken while there is one. The stone goes back when its own card, with everything that follows from it, has been carried out.
rules-imhotep-red-card = Red cards
rules-imhotep-red-card-1 = A red card brings a stone from your quarry to its site at once and is discarded.
rules-imhotep-red-card-2 = All rules of the site hold: its points, choices and bonuses. No dock is needed and none is taken. With an empty quarry the card is taken all the same and does nothing; the sled never helps out.
rules-imhotep-pyramid-a = Pyramid A
rules-imhotep-pyramid-a-1 = Stones fill the places in order, column by column from the top left, then the levels above; each place gives its points at once.
rules-imhotep-pyramid-a-2 = Ground level: 2 1 3, 2 4 3, 2 1 3. Second level: 2 3, 1 3. Top: 4. Every further stone lies beside the pyramid for 1 point.
rules-imhotep-temple-a = Temple A
rules-imhotep-temple-a-1 = Stones are laid in a row of five (four with two players), then on top of it from the left again. After every round each stone that is seen from above gives 1 point.
rules-imhotep-chamber-a = Burial chamber A
rules-imhotep-chamber-a-1 = Three rows are filled column by column. At the end stones of one colour that touch side by side count together: 1, 3, 6, 10, 15 points for one to five, 2 more for each further one.
rules-imhotep-chamber-a-2 = Every group of every player counts.
rules-imhotep-obelisks-a = Obelisks A
rules-imhotep-obelisks-a-1 = Your stones pile up. At the end the highest obelisks score: with four players 15, 10, 5, 1; with three 12, 6, 1; with two 10, 1.
rules-imhotep-obelisks-a-2 = You need at least one stone. Equal heights add the points of the ranks they share, divide them, and round down.

rules-imhotep-market-b = Market B
rules-imhotep-market-b-1 = Three cards lie face up and two face down. Instead of a face-up card a stone may take the pair: its owner keeps one and discards the other.
rules-imhotep-market-b-2 = If only the pair is left it must be taken. Both cards are turned up for all. The one that is not kept is discarded before a kept red card acts. A pair that nobody took is turned up when it is discarded.
rules-imhotep-pyramids-b = Pyramids B
rules-imhotep-pyramids-b-1 = Three pyramids of four places and a top. The owner of each stone chooses the pyramid; the place gives its points at once, and perhaps a bonus.
rules-imhotep-pyramids-b-2 = Each is filled column by column from the top left; the top is worth 4.
    • Left: 2; 1 and a card; 3; 1 and three stones
    • Middle: 1 and three stones; 3; 1 and a stone on a boat; 2
    • Right: 3; 1 and a stone on a boat; 2; 1 and a card
    While one of them has room a stone goes there. When all are full, each further stone gives 1 point. The values of the places are our reconstruction.
rules-imhotep-bonus-card = Bonus: a card
rules-imhotep-bonus-card-1 = Take the top card of the market deck; a red one acts at once.
rules-imhotep-bonus-card-2 = The bonus is compulsory. An option of the table lets you decline it, as one of the printed texts can be read.
rules-imhotep-bonus-stones = Bonus: three stones
rules-imhotep-bonus-stones-1 = Take 3 stones from your quarry, as many as fit and are left.
rules-imhotep-bonus-stones-2 = Compulsory as well, unless the table lets you decline.
rules-imhotep-bonus-boat = Bonus: a stone on a boat
rules-imhotep-bonus-boat-1 = You may load a stone from your sled on any free place of a boat that has not sailed.
rules-imhotep-bonus-boat-2 = The boat that is being unloaded has sailed. Without a stone or a free place nothing is asked.
rules-imhotep-temple-b = Temple B
rules-imhotep-temple-b-1 = Built like side A. After every round each stone seen from above gives what its column shows: a choice, two points, a choice, a card, a choice.
rules-imhotep-temple-b-2 = A choice is 1 point or 2 stones from the quarry to the sled; fewer stones if only fewer can be had, and simply the point if none can. The card must be taken. Columns are settled one after the other from the left. Their order is our reconstruction.
rules-imhotep-chamber-b = Burial chamber B
rules-imhotep-chamber-b-1 = Filled like side A. At the end each row is scored by itself: 8 points for most stones, 4 for the second, 2 for the third.
rules-imhotep-chamber-b-2 = A fourth gets nothing. At least one stone is needed. Equal players add the points of their ranks, divide, and round down.
rules-imhotep-obelisks-b = Obelisks B
rules-imhotep-obelisks-b-1 = Stones wait in their colour. The third makes an obelisk, which takes the highest free value at once: 10, 9, 8 … down to 1, and 1 for each later one.
rules-imhotep-obelisks-b-2 = Loose stones are worth 1 point each at the end. The values below 9 are our reconstruction.

rules-imhotep-round-end = A round ends
rules-imhotep-round-end-1 = When the fourth boat has sailed and is unloaded, the temple is scored and the rest of the market is discarded. The next round is begun by the player to the left of who sailed that boat.
rules-imhotep-reshuffle = An empty deck
rules-imhotep-reshuffle-1 = When a card is wanted and the deck is empty, the discards are shuffled into a new deck.
rules-imhotep-reshuffle-2 = Only then, not before. In the middle of a deal the last cards are dealt first. What is still being carried out, the cards lying at the market, and a Lever or Sail whose boat is still being unloaded are not shuffled in. Should there be nothing to shuffle, a draw yields nothing.
rules-imhotep-game-end = The game ends
rules-imhotep-game-end-1 = After six rounds: burial chamber, obelisks, ornaments and statues are scored, and 1 point for each unused blue card.
rules-imhotep-wrath = Wrath of the Pharaoh
rules-imhotep-wrath-1 = An option of the table: whoever lacks a stone on one or more of the four building sites loses 5 points, once.
rules-imhotep-wrath-2 = Stones placed by red cards count, and so do covered, loose and built ones. A score may fall below zero.
rules-imhotep-winner = Who wins
rules-imhotep-winner-1 = Most points win; then most stones on the sled; then the victory is shared.
