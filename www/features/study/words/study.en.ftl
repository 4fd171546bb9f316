# English: notes about the positions of a game.

study-title = Notes
study-by = by { $author }
study-none = There is no note on this position.
# Noun: a position that has a note.
study-stop = Note { $number } of { $of }
study-previous = Previous
study-next = Next
study-list = All notes
study-at = { $at ->
    [0] Before the first move
   *[other] After move { $at }
  }
study-only-drawn = Drawn on the table
study-drawn-arrow = Arrow from: { $from } To: { $to }
study-drawn-mark = Marked: { $place }
study-words = Note on this position
study-words-hint = What should a reader see here?
study-arrow = Draw an arrow
# Verb (button).
study-mark = Mark a place
study-remove = Remove note
# Button: ends the editing.
study-done = Done
study-tap-from = Choose the place where the arrow begins. Draw it again to remove it.
study-tap-to = Now choose the place where the arrow ends.
study-tap-mark = Choose places to mark them; choose one again to remove its mark. To stop, choose “Mark a place” again.
study-arrow-added = The arrow is drawn. For another one, choose “Draw an arrow” again.
study-arrow-removed = The arrow has been removed.
study-no-tool = To draw, first choose an arrow or a mark.
study-full = A note has room for { $arrows } arrows and { $marks } marks.
study-most = A game has room for { $most } notes.
study-about-title = Title
study-about-author = Your name, if readers should know it
study-link = Copy a link
study-link-copied = Link copied. It opens this game with its notes.
study-link-here = Copy this link. It opens this game with its notes.
study-file = Save to a file
study-too-long = These notes are too long for a link. Save them to a file, and pass that on.
study-damaged = The notes about this game are damaged. Here is the game without them.
study-unkept = These notes are not saved on this device. Copy a link or save them to a file.
