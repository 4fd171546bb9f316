# The course of a game of Kontor, and what counts in the scenario that is played.

course-kontor-cells = { $laid } of { $cells } cells
course-kontor-canals = { $count ->
    [1] 1 canal left
   *[other] { $count } canals left
  }
course-kontor-label = Round { $round }. Cells with a card: { $laid } of { $cells }. Canals left: { $canals }.
course-kontor-sector = Finished sector
course-kontor-sector-about = The biggest lead in one kind of goods wins it; if tied, the lead in more kinds.
course-kontor-customs = 1 point more for each one in a sector that counts.
course-kontor-export = 1 point for exporting the most of a kind.
course-kontor-golden-days = 1 point for the richer player in that event.
course-kontor-full = Harbour full
course-kontor-full-about = The game ends with the card on the last of { $cells } cells. If points are tied, florins decide.

# What counts in each scenario.
course-kontor-points = Points
course-kontor-points-base = Each sector you have won is worth 1 point.
course-kontor-points-advanced = { $players ->
    [4] Only the five largest sectors of two docks or more count, 1 point each.
   *[2] Only the five largest sectors count, 1 point each.
  }
course-kontor-points-bakchich = { course-kontor-points-advanced }
course-kontor-points-canale-grande = { course-kontor-points-base }
course-kontor-points-gulliver = { course-kontor-points-base }
course-kontor-points-watergames = { course-kontor-points-base }
course-kontor-points-david-and-goliath = Only the three smallest sectors count, 1 point each.
course-kontor-points-ile-grande = Each sector you have won is worth 1 point, the whole island 2.
course-kontor-points-giant = Only the seven largest sectors count, 1 point each.
course-kontor-points-ever-smaller = Sectors of one, two or three docks are worth as many points, larger ones none.
course-kontor-points-tic-tac-toe = Three sectors in a row win the game. Without them, the player with the most sectors wins.
course-kontor-points-speed = The first sector wins the game.
course-kontor-points-small-is-beautiful = Only the five smallest sectors count, 1 point each.
course-kontor-points-embargo = Only the five largest sectors count, 1 point each. The game also ends when both players have run out of warehouses.
course-kontor-points-euphrates = { course-kontor-points-advanced }
course-kontor-points-single-file = { $players ->
    [4] Only sectors of two docks or more in a straight line count, and of these the five largest: 1 point each.
   *[2] Only sectors in a straight line count, and of these the five largest: 1 point each.
  }
course-kontor-points-spring-tide = Only the five largest sectors of two docks or more count, 1 point each.
course-kontor-points-freewheel = Each finished sector of two docks or more is worth 1 point.
course-kontor-points-freewheel-solo = Each finished sector of two docks or more is worth 1 point; allies share.
