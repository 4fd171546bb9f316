# The course of a game of C’est mon fort !, and what counts.

progress-rampart-left = { $count ->
    [1] 1 card left
   *[other] { $count } cards left
  }
progress-rampart-longest = longest rampart: { $count }/10
progress-rampart-label = Cards left: { $cards }. Longest rampart: { $count } of 10.
progress-rampart-build = Build
progress-rampart-build-about = Each card must be higher than the last one in your rampart.
progress-rampart-cannon = Cannon
progress-rampart-cannon-about = It shoots a card out of another rampart. Towers protect the cards between them.
progress-rampart-ten = Ten cards
progress-rampart-ten-about = The first player with ten cards, flag included, wins.
progress-rampart-most-about = They end the game. The player with the most points wins; if tied, the highest last card.
progress-rampart-blocked = Nobody can build
progress-rampart-blocked-about = Then the player with the most cards wins; if tied, the highest last card.
progress-rampart-cards = 1 point each, the flag too.
progress-rampart-king = 3 points more.
progress-rampart-royals = 1 point more each, and 1 for each pair of a prince and a princess.
progress-rampart-ravens = 1 point more for each raven, at most 5.
