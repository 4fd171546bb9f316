# English: the replay of a game.
replay-title = Replay
replay-position = Position
replay-value = After move { $at } of { $of }: { $points }
replay-start = The game begins.
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-round = Jump to a round
replay-round-name = Round { $round }
replay-fork = Continue from here
replay-close = Back to the game
