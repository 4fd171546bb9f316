# The lessons of the Duel. `lessons-duel-ID` explains, `…-do` says what to choose, `…-why` says why no other move is possible now.

lessons-duel-welcome = You are Lea, with the black figures; Tom, the computer player, has the white ones. Six boats lie in the harbour, one at the end of each row and column. The player who builds the best monuments from their cargo wins. A turn is one action.
lessons-duel-place = First you place a figure: it helps to unload the boat of its row and the boat of its column.
lessons-duel-place-do = Place a figure in the bottom left corner, next to the boat.
lessons-duel-place-why = Any free cell would be allowed. But we want the boat of the left column: it carries 2 and 3 for the Burial Chamber.
lessons-duel-line = A boat can be unloaded once two figures stand in its line, no matter whose; both may be yours. A figure still in the harbour at the end counts 1 point.
lessons-duel-line-do = Place a second figure above the first.
lessons-duel-unload = Now two figures stand in the left column. The one nearest the boat takes the token farthest out, the second takes the next one. Tokens that nobody takes are lost.
lessons-duel-unload-do = Unload the boat of the left column.
lessons-duel-shared = 2 and 3 stand side by side in your Burial Chamber: runs score 1, 4, 9, 16, 25. Your figures are back, and the boat has been refilled. Now share a boat with Tom: he stands in the bottom row.
lessons-duel-shared-do = Place a figure in the middle of the bottom row.
lessons-duel-wish = Tom has unloaded that boat, and you got a temple token. The boat of the right column has a red action token for the nearest figure.
lessons-duel-wish-do = Place a figure in the bottom right corner.
lessons-duel-fetch = Tom has joined you. You are nearer to the boat: you get the action token, he gets the 7 for his Burial Chamber.
lessons-duel-fetch-do = Unload the boat of the right column.
lessons-duel-fetch-why = You could do that too. But Tom might not leave you the action token for long.
lessons-duel-token = You play an action token instead of another action. Yours takes one token from any boat. The 4 that your Burial Chamber needs is in the top row.
lessons-duel-token-do = Choose your action token, then the 4.
lessons-duel-sites = 2, 3, 4: 9 points instead of 4. Each further token makes a pyramid more valuable. Having more obelisks gives 6 extra points. Temple tokens lie face down: one point for each sun.
lessons-duel-last = Some time later: a boat that cannot be refilled leaves, and when only one is left, the game ends. Now there are two, and it is up to you.
lessons-duel-last-do = Unload the boat of the middle row.
lessons-duel-last-why = You could wait. But you are ahead: end the game before Tom catches up.
lessons-duel-end = You won, 46 to 38! Your Burial Chamber from 1 to 5 scored 25 points. Choose a player at the top to see the rest. When you set up a game, you can give each monument its side B, with other rules.
