# The rules of C’est mon fort ! in English, in our own words. A rule has a name, what it comes to in short (-1), and what else there is to know (-2).

rules-rampart-chapter-begin = What there is, and how to begin
rules-rampart-chapter-turn = A turn
rules-rampart-chapter-end = The end
rules-rampart-chapter-points = With points for pictures
rules-rampart-chapter-fight = Cannons, towers and the magician

rules-rampart-cards = Cards
rules-rampart-cards-1 = 45 cards numbered 2 to 46, and a flag card with the number 1 for each player.
rules-rampart-setup = Set-up
rules-rampart-setup-1 = Each player’s rampart begins with a flag card. The 45 cards lie face down on the table, each on a spot of its own, and never move.
rules-rampart-setup-2 = Who begins is chosen or left to chance; then play goes clockwise.
rules-rampart-memory = Memory
rules-rampart-memory-1 = Everybody sees each card that is turned over, and has to remember it: once it is back, nothing on the page tells what it was.
rules-rampart-memory-2 = Not the log, not the labels, not undo. Earlier positions can be looked at only when the game is over. A link to a running game, or a file of it, contains the cards that have been turned over; the page tells you before you make one.
rules-rampart-decoration = Pictures
rules-rampart-decoration-1 = In the plain game the pictures are decoration.

rules-rampart-turn-over = Turn a card over
rules-rampart-turn-over-1 = Turn any face-down card face up, so that all see it. Then take it or put it back.
rules-rampart-turn-over-2 = Any card may be turned over, also one that all know to be too low. A card that lies face up already cannot be.
rules-rampart-put-back = Put it back
rules-rampart-put-back-1 = Turn the card face down again on its spot. Nobody ever has to take a card.
rules-rampart-take = Take it
rules-rampart-take-1 = Lay the card at the right end of your rampart, if its number is higher than that of your last card.
rules-rampart-take-2 = Cards of a rampart stay where they are.
rules-rampart-skip = Skipped
rules-rampart-skip-1 = Who can take none of the cards left is skipped.
rules-rampart-skip-2 = It is asked anew each turn. With points for pictures an unused magician keeps you in the game as long as a card is left.
rules-rampart-lone-player = Only one can still build
rules-rampart-lone-player-1 = Then the cards that player turns over stay face up and may be taken in a later turn.
rules-rampart-lone-player-2 = A turn is then either to turn a card over, and perhaps take it, or to take one that lies face up. If a cannon lets a second player build again, cards already face up stay so and anybody may take one instead of turning one over. With nothing face down, passing is allowed.
rules-rampart-turn-order = Order at the end of a turn
rules-rampart-turn-order-1 = A card is taken, its cannon shoots, then it is asked: ten cards? Can anybody still build? Who is next?

rules-rampart-ten = A rampart of ten
rules-rampart-ten-1 = The game ends at once when a rampart has ten cards, the flag included. Its owner wins.
rules-rampart-ten-2 = A tenth card that the magician inserts counts as well. With points for pictures the most points win instead.
rules-rampart-blocked = Nobody can build
rules-rampart-blocked-1 = If nobody can take a card any more the game ends: most cards win, then the highest card.
rules-rampart-blocked-2 = The highest card is the last of the rampart. If all still stand on their flags, all share the victory.
rules-rampart-stall = Nobody builds
rules-rampart-stall-1 = If for a very long time nobody takes a card, the game ends as if nobody could.
rules-rampart-stall-2 = That is so when, since the last card was taken, everybody who can build has had two turns for each card left. A lone player’s card that stays face up starts the count again. Once nothing lies face down, one pass of each is enough.

rules-rampart-points = What counts
rules-rampart-points-1 = Every card is worth a point, the flag included, and the pictures more. The game ends as usual; most points win, then the highest card.
rules-rampart-points-2 = Who finished need not be who wins.
rules-rampart-deck = Which number bears which picture
rules-rampart-deck-1 = The printed sheet does not say it, so this is our reconstruction; a file with the real ones can be loaded where the table is set up.
rules-rampart-deck-2 = • King 38, magician 8
    • Cannons 12, 23, 30, 42
    • Towers 5, 15, 20, 27, 35, 45
    • Princes 6, 26, 36; princesses 11, 21, 41
    • One raven 3, 14, 18, 29, 33, 44; two ravens 9, 24, 39
rules-rampart-king = King
rules-rampart-king-1 = 3 points more.
rules-rampart-royals = Princes and princesses
rules-rampart-royals-1 = 1 point more each, and 1 for every pair of a prince and a princess, side by side or not.
rules-rampart-ravens = Ravens
rules-rampart-ravens-1 = 1 point more for each raven, 2 for a card with two; at most 5 points of ravens for a player.

rules-rampart-cannon = Cannon
rules-rampart-cannon-1 = When it is laid, its owner must at once remove a card from another player’s rampart; that card leaves the game.
rules-rampart-cannon-2 = Any card that is not safe, also the last one, also of a player who is skipped. Never one of your own. If there is no such card there is no shot. The cannon itself gives no bonus.
rules-rampart-flag-safe = Flags are safe
rules-rampart-flag-safe-1 = Flag cards cannot be shot.
rules-rampart-towers = Towers
rules-rampart-towers-1 = Towers, and the cards between two towers of one rampart, cannot be shot. They give no bonus.
rules-rampart-safe-span = How far towers protect
rules-rampart-safe-span-1 = Everything from the leftmost to the rightmost tower is safe. One tower protects only itself.
rules-rampart-safe-span-2 = The row counts as it is at the moment of the shot. A tower that is inserted protects at once.
rules-rampart-flag-is-tower = The flag as a tower
rules-rampart-flag-is-tower-1 = The flag is no tower. An option of the table makes it one: then it is simply the leftmost.
rules-rampart-closing-up = Closing up
rules-rampart-closing-up-1 = After a shot the row closes up, and its last card is whatever stands rightmost now.
rules-rampart-closing-up-2 = So a shot may let a player build again.
rules-rampart-tenth-card-shot = A cannon as the tenth card
rules-rampart-tenth-card-shot-1 = It shoots before the game ends.
rules-rampart-inserted-cannon = An inserted cannon
rules-rampart-inserted-cannon-1 = A cannon that the magician inserts shoots, too.
rules-rampart-magician = Magician
rules-rampart-magician-1 = Once, in a later turn, its owner may insert a card where it belongs in the ascending row. It gives no bonus.
rules-rampart-magician-2 = The card turned over, or one that lies face up; also one below the magician’s own number.
rules-rampart-magician-shot = A magician that is shot
rules-rampart-magician-shot-1 = If it had not been used yet, it is lost.
rules-rampart-magician-spares = When the magician is not spent
rules-rampart-magician-spares-1 = A card that fits at the right end is taken without the magician.
