# English: the replay of a game.

replay-title = Replay
replay-position = Position
replay-value = After move { $at } of { $of }: { $points }
replay-start = The game begins.
replay-first = To the start
replay-back = One move back
# Verb (button): let the moves run by.
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-round = Jump to a round
replay-round-name = Round { $round }
# Verb (button): play on from this position in a new game.
replay-fork = Continue from here
replay-forked = This is a new game from move { $move } on. The finished one stays on the start page.
replay-close = Back to the game
