# The tutorials: what all games share. The lessons are in the games’ folders, `lessons-GAME`.

tutorial-title = Lesson { $at } of { $of }
# Before the text of a lesson that begins at another position.
tutorial-jumps = New position.
# Button: the next step of the lesson.
tutorial-on = Next
tutorial-skip = Do it for me
tutorial-back = Back
tutorial-over = Start over
tutorial-close = Close the tutorial
# Verb (button) after the last lesson.
tutorial-end = Play a game
tutorial-how-confirm = Then choose it again, or choose “Confirm”.
tutorial-how-instant = The last choice makes the move at once.
tutorial-read = Read this, then choose “Next”.
tutorial-read-first = You can play once you have read this.
tutorial-plays = { $name } plays.
tutorial-why = You could do that in a real game. This lesson shows something else. { $act }
