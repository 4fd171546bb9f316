# The head of the log: what counts when, in any game.

progress-title = What scores when
# When something scores: a heading without a capital, as are the next ones.
progress-now = at once
progress-round = after each round
progress-end = at the end
