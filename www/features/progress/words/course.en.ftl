# The head of the log: what counts when, in any game.

course-title = What scores when
# When something scores: a heading without a capital, as are the next ones.
course-now = at once
course-round = after each round
course-end = at the end
