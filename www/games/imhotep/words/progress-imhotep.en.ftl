# The course of a game of Imhotep, and what counts on the side of each site that is played.

progress-imhotep-morning = morning
progress-imhotep-evening = evening
progress-imhotep-label = From morning to evening: round { $round } of 6.
progress-imhotep-market-a = Each stone takes one of the face-up cards.
progress-imhotep-market-b = Each stone takes a face-up card, or one of the face-down pair.
progress-imhotep-pyramid-a = Each stone gets the points of its place.
progress-imhotep-pyramid-b = Choose one of three pyramids; some places add a bonus to the points.
progress-imhotep-temple-a = 1 point for each of your stones seen from above.
progress-imhotep-temple-b = Each of your stones seen from above gives points, stones or a card.
progress-imhotep-chamber-a = Linked stones of one colour: 1, 3, 6, 10, 15 points, then 2 more each.
progress-imhotep-chamber-b = Each of the three rows: 8, 4 and 2 points for the most stones.
progress-imhotep-obelisks-a = { $players ->
    [2] The tallest obelisk scores 10 points, the other one 1.
    [3] The tallest obelisk scores 12 points, the next ones 6 and 1.
   *[4] The tallest obelisk scores 15 points, the next ones 10, 5 and 1.
  }
progress-imhotep-obelisks-b = Your third stone completes an obelisk: the first scores 10 points, the next ones 9, 8 and so on. A loose stone is worth 1 at the end.
progress-imhotep-cards = Cards
progress-imhotep-cards-about = Ornaments, statues, and 1 point for each unused blue card.
progress-imhotep-wrath = 5 points less if you have no stone on one of the four building sites.
