# The course of a game of C’est mon fort !, and what counts.

course-rampart-left = { $count ->
    [1] 1 card left
   *[other] { $count } cards left
  }
course-rampart-longest = longest rampart: { $count }/10
course-rampart-label = Cards left: { $cards }. Longest rampart: { $count } of 10.
course-rampart-build = Build
course-rampart-build-about = Each card must be higher than the last one in your rampart.
course-rampart-cannon = Cannon
course-rampart-cannon-about = It shoots a card out of another rampart. Towers protect the cards between them.
course-rampart-ten = Ten cards
course-rampart-ten-about = The first player with ten cards, flag included, wins.
course-rampart-most-about = They end the game. The player with the most points wins; if tied, the highest last card.
course-rampart-blocked = Nobody can build
course-rampart-blocked-about = Then the player with the most cards wins; if tied, the highest last card.
course-rampart-cards = 1 point each, the flag too.
course-rampart-king = 3 points more.
course-rampart-royals = 1 point more each, and 1 for each pair of a prince and a princess.
course-rampart-ravens = 1 point more for each raven, at most 5.
