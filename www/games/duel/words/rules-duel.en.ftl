# The rules of the Duel in English, in our own words. A rule has a name, a short form (-1), and details (-2).

rules-duel-chapter-begin = Components and set-up
rules-duel-chapter-turn = A turn
rules-duel-chapter-actions = Action tokens
rules-duel-chapter-sites = The four sites
rules-duel-chapter-end = End of the game

rules-duel-harbour = The harbour
rules-duel-harbour-1 = The harbour has nine cells in three rows and three columns. A boat lies at the end of each row and of each column: six boats with three places each.
rules-duel-harbour-2 = Place 1 touches the quay, place 3 is farthest out. The cell nearest to a row’s boat is in column C, the cell nearest to a column’s boat is in row 3.
rules-duel-tokens = Tokens
rules-duel-tokens-1 = 60 tokens: 12 obelisks, 6 light and 6 dark pyramids, 12 temples with values 1 to 4, 12 burial chamber tokens numbered 1 to 12, and 12 action tokens.
rules-duel-tokens-2 = There are three of each temple value and three of each of the four actions. A pyramid never needs more than its six places.
rules-duel-setup = Set-up
rules-duel-setup-1 = The boats are filled face up; three tokens go face down to the warehouse, the other 39 are the supply. Each player has four figures and the four site boards.
rules-duel-setup-2 = For each site both players use the same side; sides A and B may be mixed. The younger player begins, or chance decides.
rules-duel-dealing = How tokens are dealt
rules-duel-dealing-1 = First place 1 of all boats, rows before columns, then places 2 and 3. A boat is refilled from place 1 to place 3.
rules-duel-dealing-2 = The first of the three warehouse tokens lies on top. Any order would be just as random; with this one the same seed always gives the same game.
rules-duel-hidden = What is hidden
rules-duel-hidden-1 = Nobody knows the order of the supply or of the warehouse. With side A of the temple, the piles of temple tokens lie face down, for their owners too.
rules-duel-hidden-2 = Both players saw the tokens when they were taken, but the running score does not count them. The memory aid, an option in the set-up, shows them.

rules-duel-place = Place a figure
rules-duel-place-1 = Place a figure from your reserve on a free cell.
rules-duel-place-2 = You may choose any free cell, even if both of its boats have left.
rules-duel-unload = Unload a boat
rules-duel-unload-1 = Choose a boat with at least two figures in its line, no matter whose. Counting from the boat, the first figure takes the token on place 3, the next one the token on place 2, the next one the token on place 1.
rules-duel-unload-2 = Empty cells are skipped. Each figure goes back to its owner’s reserve. Tokens that nobody takes leave the game. Then the boat is refilled from the supply; if the supply is empty, the boat leaves the game. Every game has exactly 18 unloadings.
rules-duel-take-tokens = Tokens you take
rules-duel-take-tokens-1 = They go to your sites at once. Action tokens lie face up in front of you until a later turn.
rules-duel-pass = Passing
rules-duel-pass-1 = You may not pass by choice. If you can do nothing at all, you must pass.
rules-duel-pass-2 = If you can play an action token, you must play it rather than pass. Passing is rare: all your figures must be in the harbour, and boats of both rows and columns must have left.

rules-duel-action-token = Playing an action token
rules-duel-action-token-1 = Instead of placing or unloading, play one of your action tokens. It then leaves the game.
rules-duel-action-token-2 = Only one per turn. You cannot play a token in the turn in which you took it; a token that you got on your opponent’s turn can be played on your next turn.
rules-duel-take-one = Take one
rules-duel-take-one-1 = Take a token from any boat to your site, but not an action token. The top token of the warehouse is put in its place.
rules-duel-take-one-2 = You need no figure for this. You cannot play it if there are only action tokens on the boats. The warehouse never runs short.
rules-duel-place-several = Place several
rules-duel-place-several-1 = Place two or three figures on free cells.
rules-duel-place-several-2 = You need at least two in your reserve.
rules-duel-place-and-unload = Place and unload
rules-duel-place-and-unload-1 = Place a figure and unload a boat; then you may unload a second one if you can.
rules-duel-place-and-unload-2 = For each unloading, the harbour counts as it is at that moment; the figure you placed need not be in either line. You need a figure in your reserve and a boat that can be unloaded once you have placed it.
rules-duel-second-unloading = The second boat
rules-duel-second-unloading-1 = Once the first boat has been refilled, you decide whether to unload a second one, and which.
rules-duel-second-unloading-2 = If the first unloading ends the game, there is no second one. If a boat leaves and two remain, your second unloading may end the game.
rules-duel-swap-and-unload = Swap and unload
rules-duel-swap-and-unload-1 = Swap two tokens on one boat, then unload that boat or another.
rules-duel-swap-and-unload-2 = You may swap action tokens too, and even two identical tokens. The boat of the swap need not be one that can be unloaded, but you must be able to unload some boat.

rules-duel-obelisk = Obelisk
rules-duel-obelisk-1 = A: { duel-value-obelisk-a-about } B: { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Side A: if both have the same number, nobody gets the 6. Side B: the tokens themselves give no points; the 18 points replace the 12.
rules-duel-first-to-five = First to five
rules-duel-first-to-five-1 = The tokens of an unloading are taken one after another, so the owner of the figure nearer to the boat may be first. A fifth obelisk counts no matter how you got it.
rules-duel-temple = Temple
rules-duel-temple-1 = A: { duel-value-temple-a-about } B: { duel-value-temple-b-about }
rules-duel-temple-2 = On side B the tokens lie face up, sorted by value, and the best way to split them into sets counts.
rules-duel-pyramids = Pyramids
rules-duel-pyramids-1 = A: { duel-value-pyramids-a-about } B: { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = On side B, if both are the same size, one of them counts. A total may be below zero.
rules-duel-tomb = Burial Chamber
rules-duel-tomb-1 = A: { duel-value-tomb-a-about } B: { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 and 1 are not consecutive. A single number is a run of one.

rules-duel-end = End of the game
rules-duel-end-1 = The game ends as soon as only one boat is left. Nobody scores its tokens or those in the warehouse.
rules-duel-leftovers = What is left over
rules-duel-leftovers-1 = 1 point for each unused action token and 1 for each of your figures still in the harbour.
rules-duel-winner = The winner
rules-duel-winner-1 = The player with more points wins. If there is a tie, the player who did not go first wins.

# Worked examples: the points are the engine’s, by the colour of the player.
rules-duel-example-obelisk-a = Side A: Black has 3 tokens, more than White: 3 + 6 = { $black } points. White’s 2 tokens give { $white }.
rules-duel-example-temple-a = Side A: Black’s tokens show 2 + 2 + 4 + 4 suns: { $black } points. White’s show 1 + 1 + 1 + 3 + 3 + 4: { $white }.
rules-duel-example-pyramids-a = Side A: Black has 1 light and 2 dark tokens: 1 + 3 = { $black } points. White has 2 and 4: 3 + 10 = { $white }.
rules-duel-example-tomb-a = Side A: Black’s 2 stands alone, 1 point; 5 to 9 is a run of five, 25 points. Together { $black }. White’s 4 alone gives { $white }.
rules-duel-example-obelisk-b = Side B: both have 5 tokens, but Black was first to the fifth: { $black } points. White gets { $white }.
rules-duel-example-temple-b = Side B: Black has a set of 1, 2, 3 and another 2: 9 + 1 = { $black } points. White’s set of 1, 2, 3, 4 gives { $white }.
rules-duel-example-pyramids-b = Side B: Black’s smaller pyramid has 1 token: { $black } points. White has 2 light ones but no dark one: 6 points are lost.
rules-duel-example-tomb-b = Side B: Black’s runs are 1, 3 to 5, 8 and 11. Each gives 4: { $black } points. White’s are 6, 9 to 10 and 12: { $white }.
rules-duel-example-leftovers = Black still has 2 figures in the harbour and 2 unused action tokens: { $black } points. White has 2 figures and 1 token: { $white }.

# What people ask, one rule a line: the search finds the rule by it. Never shown.
rules-duel-asked =
    tokens = how many tokens are there
    place-several = figures placed at once
    place = where can I place a figure
    unload = can I unload the other player’s figures
    setup = how many figures do I have, figures for each player, who begins
    temple = how does the temple score, points of the temple
    leftovers = what are leftover tokens worth, what are unused action tokens worth
    winner = how do I win, who wins a tie
