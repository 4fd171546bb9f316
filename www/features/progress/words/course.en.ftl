# The head of the log: what counts when, in any game.

course-title = What scores when
course-now = at once
course-round = after each round
course-end = at the end
