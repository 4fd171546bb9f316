# The rules of the Duel in English, in our own words. A rule has a name, what it comes to in short (-1), and what else there is to know (-2).

rules-duel-chapter-begin = What there is, and how to begin
rules-duel-chapter-turn = A turn
rules-duel-chapter-actions = Action tokens
rules-duel-chapter-sites = The four sites
rules-duel-chapter-end = The end

rules-duel-harbour = The harbour
rules-duel-harbour-1 = Nine cells in three rows and three columns. A boat lies at the end of every row and of every column: six boats, with three places each.
rules-duel-harbour-2 = Place 1 touches the quay, place 3 is the farthest. Nearest to a row’s boat is the cell in column C, nearest to a column’s boat the cell in row 3.
rules-duel-tokens = Tokens
rules-duel-tokens-1 = 60 tokens: 12 obelisks, 6 light and 6 dark pyramids, 12 temples with values 1 to 4, 12 tomb tokens numbered 1 to 12, and 12 action tokens.
rules-duel-tokens-2 = Of each temple value and of each of the four actions there are three. A pyramid never needs more than its six places.
rules-duel-setup = Set-up
rules-duel-setup-1 = The boats are filled face up; three tokens go face down to the warehouse, 39 make the supply. Each player has four figures and the four site boards.
rules-duel-setup-2 = For each site both use the same side; the four may be mixed. Who begins is chosen or left to chance.
rules-duel-dealing = How tokens are dealt
rules-duel-dealing-1 = First place 1 of all boats, rows before columns, then places 2 and 3. A refilled boat is filled from place 1 to 3.
rules-duel-dealing-2 = The first of the three warehouse tokens lies on top. Chance is the same in any order; this one makes the same seed give the same game.
rules-duel-hidden = What is hidden
rules-duel-hidden-1 = Nobody knows the order of the supply and of the warehouse. With temple side A the piles of temple tokens lie face down, for their owners too.
rules-duel-hidden-2 = Both saw the tokens when they were taken; the running score leaves them out. The memory aid, an option of the table, shows them.

rules-duel-place = Place a figure
rules-duel-place-1 = Put a figure from your reserve on an empty cell.
rules-duel-place-2 = Any empty cell will do, even one whose two boats have left.
rules-duel-unload = Unload a boat
rules-duel-unload-1 = Choose a boat with at least two figures in its line, whoever’s they are. Starting next to the boat, the first figure takes the token of place 3, the next that of place 2, the next that of place 1.
rules-duel-unload-2 = Empty cells are skipped. Each figure goes back to its owner’s reserve. Tokens that nobody takes leave the game. Then the boat is refilled from the supply; if that is empty the boat leaves. Every game has exactly 18 unloadings.
rules-duel-take-tokens = Taken tokens
rules-duel-take-tokens-1 = They go to your sites at once. Action tokens lie before you, face up, for a later turn.
rules-duel-pass = Passing
rules-duel-pass-1 = Only who can do nothing at all passes, and must.
rules-duel-pass-2 = A token that can be played has to be played rather than passed. It is rare: all four figures must be out, and boats gone from both sides.

rules-duel-action-token = Playing an action token
rules-duel-action-token-1 = Instead of placing or unloading, play one action token you hold. It then leaves the game.
rules-duel-action-token-2 = One a turn. A token taken in this turn waits for the next one; a token that you get in your opponent’s turn can be used in yours.
rules-duel-take-one = Take one
rules-duel-take-one-1 = Take any token that is not an action token from any boat to your site. The top token of the warehouse fills its place.
rules-duel-take-one-2 = No figure is needed. If only action tokens lie on the boats it cannot be played. The warehouse always suffices.
rules-duel-place-several = Place several
rules-duel-place-several-1 = Place two or three figures on empty cells.
rules-duel-place-several-2 = You need two in reserve.
rules-duel-place-and-unload = Place and unload
rules-duel-place-and-unload-1 = Place a figure, then unload one boat, then a second one if you like and can.
rules-duel-place-and-unload-2 = Each unloading goes by the harbour as it then is, and the placed figure need not stand in either line. It needs a figure in reserve and a boat that can be unloaded afterwards.
rules-duel-second-unloading = The second boat
rules-duel-second-unloading-1 = Whether and which boat is unloaded second you decide when the first has been refilled.
rules-duel-second-unloading-2 = If the first unloading ends the game there is no second. If it removes a boat and two are left, the second may end the game.
rules-duel-swap-and-unload = Swap and unload
rules-duel-swap-and-unload-1 = Swap two tokens of one boat, then unload a boat, the same or another.
rules-duel-swap-and-unload-2 = Action tokens may be swapped, and equal tokens too. The boat of the swap need not be fit for unloading, but some boat must be.

rules-duel-obelisk = Obelisk
rules-duel-obelisk-1 = A: { duel-value-obelisk-a-about } B: { duel-value-obelisk-b-about }
rules-duel-obelisk-2 = Side A: with equal numbers nobody gets the 6. Side B: tokens themselves give nothing; 18 replaces the 12.
rules-duel-first-to-five = First to five
rules-duel-first-to-five-1 = Tokens of one unloading are taken one after the other, so the figure nearer to the boat may be first. However the fifth obelisk came, it counts.
rules-duel-temple = Temple
rules-duel-temple-1 = A: { duel-value-temple-a-about } B: { duel-value-temple-b-about }
rules-duel-temple-2 = On side B the tokens lie face up by value, and the best way of parting them into sets counts.
rules-duel-pyramids = Pyramids
rules-duel-pyramids-1 = A: { duel-value-pyramids-a-about } B: { duel-value-pyramids-b-about }
rules-duel-pyramids-2 = On side B, of two equal ones, one counts. A total may be below zero.
rules-duel-tomb = Tomb
rules-duel-tomb-1 = A: { duel-value-tomb-a-about } B: { duel-value-tomb-b-about }
rules-duel-tomb-2 = 12 and 1 are not neighbours. A single number is a run of one.

rules-duel-end = The game ends
rules-duel-end-1 = As soon as only one boat is left. Its tokens and the warehouse count for nobody.
rules-duel-leftovers = What is left over
rules-duel-leftovers-1 = 1 point for each unused action token, and 1 for each of your figures still on the harbour.
rules-duel-winner = Who wins
rules-duel-winner-1 = Most points win; on a tie, the player who did not begin.
