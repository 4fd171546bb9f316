# English: what the page around asks for and cannot have. { $value } is what it asks for, as it is written there.
embed-wrong-game = The page around this one asks for a game that there is not: “{ $value }”. Choose one here.
embed-wrong-level = The page around this one asks for computer players of a level that there is not: “{ $value }”. Here is the game as usual.
# { $seats } are the possible numbers, such as “2, 3 or 4”.
embed-wrong-players = The page around this one asks for { $value } players: { $game } is for { $seats }. Here is the game as usual.
embed-wrong-config = The page around this one asks for options that the game does not have. Here is the game as usual.
