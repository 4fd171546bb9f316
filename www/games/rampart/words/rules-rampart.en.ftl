# The rules of C’est mon fort ! in English, in our own words. A rule has a name, a short form (-1), and details (-2).

rules-rampart-chapter-begin = Components and set-up
rules-rampart-chapter-turn = A turn
rules-rampart-chapter-end = End of the game
rules-rampart-chapter-points = With points for pictures
rules-rampart-chapter-fight = Cannons, towers and the magician

rules-rampart-cards = Cards
rules-rampart-cards-1 = There are 45 cards numbered 2 to 46 and, for each player, a flag card with the number 1.
rules-rampart-setup = Set-up
rules-rampart-setup-1 = Each player’s rampart begins with a flag card. The 45 cards lie face down on the table, each on its own spot, and never move.
rules-rampart-setup-2 = The youngest player begins, or chance decides; play then goes clockwise.
rules-rampart-memory = Memory
rules-rampart-memory-1 = All players see each card that is turned over and have to remember it: once it is put back, nothing on the page shows what it was.
rules-rampart-memory-2 = Neither the log, the labels nor Undo will tell you. When the game is over, all cards that still lie there are shown, and you can look at earlier positions. A link to a running game, or its file, contains the cards that have been turned over; the page warns you before you make one.
rules-rampart-decoration = Pictures
rules-rampart-decoration-1 = In the simple game the pictures are only decoration.

rules-rampart-turn-over = Turn a card over
rules-rampart-turn-over-1 = Turn any face-down card face up so that all players see it. Then take it or put it back.
rules-rampart-turn-over-2 = You may turn over any face-down card, even one that everyone knows to be too low.
rules-rampart-put-back = Put it back
rules-rampart-put-back-1 = Turn the card face down again on its spot. You never have to take a card.
rules-rampart-take = Take it
rules-rampart-take-1 = Put the card at the right end of your rampart, if its number is higher than that of your last card.
rules-rampart-take-2 = Cards in a rampart stay where they are.
rules-rampart-skip = Skipped
rules-rampart-skip-1 = If you can take none of the cards that are left, your turn is skipped.
rules-rampart-skip-2 = This is checked again before every turn. With points for pictures, an unused magician keeps you in the game as long as any card is left.
rules-rampart-lone-player = Only one player can still build
rules-rampart-lone-player-1 = From then on, the cards that this player turns over stay face up and may be taken on a later turn.
rules-rampart-lone-player-2 = On each turn the player either turns a card over and may take it, or takes a card that lies face up. If a cannon lets a second player build again, cards already face up stay that way, and you may take one of them instead of turning one over. If no card is face down any more, you may pass.
rules-rampart-turn-order = End of a turn
rules-rampart-turn-order-1 = First you take the card, then its cannon fires. Then the game checks for a rampart of ten, for players who can still build, and for the next turn.

rules-rampart-ten = A rampart of ten
rules-rampart-ten-1 = The game ends at once when a rampart has ten cards, including the flag. Its owner wins.
rules-rampart-ten-2 = A tenth card inserted with the magician counts too. With points for pictures, the player with the most points wins instead.
rules-rampart-blocked = Nobody can build
rules-rampart-blocked-1 = If no player can take a card any more, the game ends: the player with the most cards wins; if there is a tie, the highest card decides it.
rules-rampart-blocked-2 = Your highest card is the last one in your rampart. If all players have only their flags, they share the victory.
rules-rampart-stall = Nobody builds
rules-rampart-stall-1 = If nobody takes a card for a very long time, the game ends as if nobody could take one.
rules-rampart-stall-2 = This happens when, since the last card was taken, each player who can build has had two turns for every card left. The count starts again when a lone player leaves a card face up. Once no card is face down, one pass by each player is enough.

rules-rampart-points = What scores points
rules-rampart-points-1 = Each card is worth 1 point, including the flag, and pictures add more. The game ends as usual; the player with the most points wins; if there is a tie, the highest card decides it.
rules-rampart-points-2 = The player who completes a rampart does not always win.
rules-rampart-deck = Which number shows which picture
rules-rampart-deck-1 = The printed sheet does not say, so this is our reconstruction; you can load a file with the real pictures in the set-up.
rules-rampart-deck-2 = • King 38, magician 8
    • Cannons 12, 23, 30, 42
    • Towers 5, 15, 20, 27, 35, 45
    • Princes 6, 26, 36; princesses 11, 21, 41
    • One raven 3, 14, 18, 29, 33, 44; two ravens 9, 24, 39
rules-rampart-king = King
rules-rampart-king-1 = Adds 3 points.
rules-rampart-royals = Princes and princesses
rules-rampart-royals-1 = Each adds 1 point, and each pair of a prince and a princess adds 1 more, whether side by side or not.
rules-rampart-ravens = Ravens
rules-rampart-ravens-1 = Each raven adds 1 point, so a card with two adds 2; a player scores at most 5 points for ravens.

rules-rampart-cannon = Cannon
rules-rampart-cannon-1 = When you put a cannon in your rampart, you must at once remove a card from another player’s rampart; that card leaves the game.
rules-rampart-cannon-2 = You may shoot any card that is not safe, even the last one, even one of a player whose turn is skipped, but never your own. If there is no such card, there is no shot. The cannon itself adds no points.
rules-rampart-flag-safe = Flags are safe
rules-rampart-flag-safe-1 = Flag cards cannot be shot.
rules-rampart-towers = Towers
rules-rampart-towers-1 = Towers, and the cards between two towers in the same rampart, cannot be shot. They add no points.
rules-rampart-safe-span = How far towers protect
rules-rampart-safe-span-1 = Everything from the leftmost to the rightmost tower is safe. A single tower protects only itself.
rules-rampart-safe-span-2 = What counts is the rampart at the moment of the shot. A tower that is inserted protects at once.
rules-rampart-flag-is-tower = The flag as a tower
rules-rampart-flag-is-tower-1 = The flag is not a tower. An option in the set-up makes it one: then it is the leftmost tower of its rampart.
rules-rampart-closing-up = Closing up
rules-rampart-closing-up-1 = After a shot the rampart closes up, and the card that is now rightmost is its last card.
rules-rampart-closing-up-2 = A shot may therefore let a player build again.
rules-rampart-tenth-card-shot = A cannon as the tenth card
rules-rampart-tenth-card-shot-1 = It fires before the game ends.
rules-rampart-inserted-cannon = An inserted cannon
rules-rampart-inserted-cannon-1 = A cannon inserted with the magician fires too.
rules-rampart-magician = Magician
rules-rampart-magician-1 = Once, on a later turn, you may insert a card at its place in the ascending row. The magician adds no points.
rules-rampart-magician-2 = You may insert the card you have turned over, or one that lies face up, even if it is lower than the magician’s own number.
rules-rampart-magician-shot = A magician that is shot
rules-rampart-magician-shot-1 = If you had not used it yet, it is lost.
rules-rampart-magician-spares = When the magician is not used up
rules-rampart-magician-spares-1 = If a card fits at the right end, you take it without the magician.

# Worked examples: the points are the engine’s, by the colour of the player.
rules-rampart-example-ten = Black’s rampart has 10 cards with the flag: the game ends, and { $black } beat White’s { $white }.
rules-rampart-example-blocked = Nobody can build on 45 or on 46 any more. Black has { $black } cards, White { $white }: Black wins, although White’s last card is higher.
rules-rampart-example-points = Black: 10 for cards, 3 for the king, 6 for princes and princesses, 5 for ravens, { $black } points in all. White: 9 for cards, 1 for a princess, 1 for a raven, { $white } points.
rules-rampart-example-king = Black has 4 cards with the flag, 4 points; the king adds 3: { $black } points.
rules-rampart-example-royals = Black has two princes and a princess: 3 points, and 1 for the one pair: { $black } more. White has one of each: 2 + 1 = { $white } more.
rules-rampart-example-ravens = Black’s cards show 1 + 2 + 2 + 2 ravens, which is 7, but at most 5 count: { $black } more. White’s show 1 + 1: { $white } more.

# What people ask, one rule a line: the search finds the rule by it. Never shown.
rules-rampart-asked =
    ten = how do I win, when does the game end
    blocked = what if nobody can build, who wins a tie
    put-back = must I take the card, must I take it, can I put the card back
    take = which cards can I take, do cards in my rampart move
    memory = do I have to remember the cards, can I look at a card again
    cards = how many cards are there
    turn-over = what is a turn, can I turn over the same card again
