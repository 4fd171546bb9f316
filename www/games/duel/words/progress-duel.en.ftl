# The course of a game of the Duel, and what counts on the side of each site that is played.

progress-duel-tokens = { $count ->
    [1] 1 token left
   *[other] { $count } tokens left
  }
progress-duel-boats = { $count ->
    [1] 1 boat
   *[other] { $count } boats
  }
progress-duel-obelisk-a = 1 point a token, and 6 extra for the player with the most.
progress-duel-obelisk-b = The first player with five tokens scores 12 points, or 18 with ten. The other scores 6 with five.
progress-duel-temple-a = 1 point for every sun.
progress-duel-temple-b = Sets of 1, 2, 3 or 4 different values: 1, 4, 9 or 16 points.
progress-duel-pyramids-a = Each pyramid: 1, 3, 6, 10, 15, 21 points for 1 to 6 tokens.
progress-duel-pyramids-b = Only the smaller pyramid: −6 for none, then 0, 4, 10, 18, 30, 45 points.
progress-duel-tomb-a = Each run of numbers: 1, 4, 9, 16, 25 points for 1 to 5 or more.
progress-duel-tomb-b = Each run of numbers, however long: 4 points.
progress-duel-left = Left over
progress-duel-left-about = 1 point for each unused action token and for each of your figures in the harbour.
