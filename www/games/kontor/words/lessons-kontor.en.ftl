# The lessons of Kontor. `lessons-kontor-ID` explains, `…-do` says what to choose, `…-why` says why no other move is possible now.

lessons-kontor-welcome = You are Lea, with the red docks; Tom has the black ones. You lay docks and canals in a harbour of six by six cells. When canals and edges enclose a group of docks, that sector is a point for the player with more goods there.
lessons-kontor-stay = Before each round you may pass: you sit it out and get a florin. You both decide in secret, at the same time.
lessons-kontor-stay-do = Choose “Play a card”.
lessons-kontor-stay-why = Passing gives you a florin, but no dock. Here we want to lay a card.
lessons-kontor-choose = Now you both choose a card in secret, a dock or a canal. The higher number is laid first. A florin on it makes the other player pay one.
lessons-kontor-choose-do = Choose the dock 23: it has wine and a florin.
lessons-kontor-choose-why = You may choose any of your cards. The 23 shows best what the numbers and florins do.
lessons-kontor-lay = 23 against 8: you go first, and Tom has paid a florin to the treasury. Your card must touch another card along one side.
lessons-kontor-lay-do = Lay it on the ringed cell.
lessons-kontor-lay-why = That would be allowed too. But here we need it on the ringed cell.
lessons-kontor-goods = Your dock has unloaded its goods: a barrel of wine. Then you drew a new dock. Tom has laid his 8, which gives him wine and spice. Barrels hold wine, crates tea, and sacks spice.
lessons-kontor-canal = The next round: again nobody passes. Canals carry no goods, but they divide the harbour into sectors. The anchor is a canal, too.
lessons-kontor-canal-do = Choose the canal 77.
lessons-kontor-canal-why = A dock would be good too. But now we want to lay a canal.
lessons-kontor-digs = 77 is higher than 71: you go first again. For laying a canal you get a florin from the treasury.
lessons-kontor-digs-do = Lay it on the ringed cell.
lessons-kontor-signs = A few rounds later. The piles lie face up, so you have seen some of the cards that Tom drew. One is a crane: next to it, you may lay only canals. Ships and taverns do nothing in the base game.
lessons-kontor-edges = The harbour has its six rows and six columns, so its edges enclose sectors too. Tom leads by one wine. Lay your tea and spice next to it, and you lead by one in two kinds.
lessons-kontor-edges-do = Lay your dock next to Tom’s wine.
lessons-kontor-edges-why = You may do that. But next to Tom’s wine your dock wins a sector at once.
lessons-kontor-keeper = The sector is finished, and your keeper stands in it. The biggest lead counts first: here it was one each. Then the player who leads in more kinds wins: you, with tea and spice.
lessons-kontor-last = The last free cell. On the left Tom leads by one spice and you by one wine: the same lead, one kind each. Then wine beats spice, spice beats tea, and tea beats wine.
lessons-kontor-last-do = Lay your canal and finish both sectors.
lessons-kontor-end = Two more keepers, and the harbour is full: you won, five to one! In the set-up you will find nineteen harbours and many options for later. Good trading!
