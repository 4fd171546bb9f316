# The course of a game of Kontor, and what counts in the scenario that is played.

progress-kontor-cells = { $laid } of { $cells } cells
progress-kontor-canals = { $count ->
    [1] 1 canal left
   *[other] { $count } canals left
  }
progress-kontor-label = Round { $round }. Cells with a card: { $laid } of { $cells }. Canals left: { $canals }.
progress-kontor-sector = Finished sector
progress-kontor-sector-about = The biggest lead in one kind of goods wins it; if tied, the lead in more kinds.
progress-kontor-customs = 1 point more for each one in a sector that counts.
progress-kontor-export = 1 point for exporting the most of a kind.
progress-kontor-golden-days = 1 point for the richer player in that event.
progress-kontor-full = Harbour full
progress-kontor-full-about = The game ends with the card on the last of { $cells } cells. If points are tied, florins decide.

# What counts in each scenario.
progress-kontor-points = Points
progress-kontor-points-base = Each sector you have won is worth 1 point.
progress-kontor-points-advanced = { $players ->
    [4] Only the five largest sectors of two docks or more count, 1 point each.
   *[2] Only the five largest sectors count, 1 point each.
  }
progress-kontor-points-bakchich = { progress-kontor-points-advanced }
progress-kontor-points-canale-grande = { progress-kontor-points-base }
progress-kontor-points-gulliver = { progress-kontor-points-base }
progress-kontor-points-watergames = { progress-kontor-points-base }
progress-kontor-points-david-and-goliath = Only the three smallest sectors count, 1 point each.
progress-kontor-points-ile-grande = Each sector you have won is worth 1 point, the whole island 2.
progress-kontor-points-giant = Only the seven largest sectors count, 1 point each.
progress-kontor-points-ever-smaller = Sectors of one, two or three docks are worth as many points, larger ones none.
progress-kontor-points-tic-tac-toe = Three sectors in a row win the game. Without them, the player with the most sectors wins.
progress-kontor-points-speed = The first sector wins the game.
progress-kontor-points-small-is-beautiful = Only the five smallest sectors count, 1 point each.
progress-kontor-points-embargo = Only the five largest sectors count, 1 point each. The game also ends when both players have run out of warehouses.
progress-kontor-points-euphrates = { progress-kontor-points-advanced }
progress-kontor-points-single-file = { $players ->
    [4] Only sectors of two docks or more in a straight line count, and of these the five largest: 1 point each.
   *[2] Only sectors in a straight line count, and of these the five largest: 1 point each.
  }
progress-kontor-points-spring-tide = Only the five largest sectors of two docks or more count, 1 point each.
progress-kontor-points-freewheel = Each finished sector of two docks or more is worth 1 point.
progress-kontor-points-freewheel-solo = Each finished sector of two docks or more is worth 1 point; allies share.
