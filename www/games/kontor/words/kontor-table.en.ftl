# Where a table of Kontor is chosen, in English. Every key begins with "kontor-table-".

kontor-table-title = Choose the table
kontor-table-tab-scenarios = Scenarios
kontor-table-tab-options = Options
kontor-table-tab-kept = Kept
kontor-table-done = Done
kontor-table-summary = { $scenario }, { $count } players{ $own ->
    [yes] {", on a harbour of your own"}
   *[no] {""}
  }{ $more ->
    [0] {""}
   *[other] {", "}with { $options }
  }.

## Facts of a scenario
kontor-table-players = { $seats } players
kontor-table-board = { $columns } × { $rows }
kontor-table-rounds = about { $rounds } rounds
kontor-table-ship = ship

## What choosing a scenario changes besides
kontor-table-then-count = Choose it, and { $count } play.
kontor-table-then-without = Choose it, and it is played without { $options }.

## Kept tables
kontor-table-keep-name = Keep the table as it is now, under a name
kontor-table-keep = Keep
kontor-table-kept = { $name } is kept on this device.
kontor-table-not-kept = { $name } cannot be kept: this browser remembers nothing.
kontor-table-too-many = No more than { $most } tables can be kept.
kontor-table-take = Take
kontor-table-taken = This is { $name }.
kontor-table-forget = Forget
kontor-table-forgotten = { $name } is forgotten.

## Drawing a harbour
kontor-table-tab-draw = Draw
kontor-table-harbour-about = Draw how the harbour begins: choose a mark, then tap cells or draw over them. The same mark again wipes it.
kontor-table-harbour-cells = Cells of the harbour
kontor-table-harbour-cell = Column { $column }, row { $row }: { $mark }
kontor-table-harbour-columns = Columns
kontor-table-harbour-rows = Rows
kontor-table-harbour-marks = Mark
kontor-table-mark-canal = Canal
kontor-table-mark-anchor = Anchor
kontor-table-mark-crane-red = Red crane
kontor-table-mark-crane-black = Black crane
kontor-table-mark-tavern-red = Red tavern
kontor-table-mark-tavern-black = Black tavern
kontor-table-mark-empty = Empty
kontor-table-harbour-fine = This harbour can be played.
kontor-table-harbour-use = Play this harbour
kontor-table-harbour-used = It begins with the harbour that you drew.
kontor-table-harbour-link = Copy a link to it
kontor-table-harbour-drop = Back to the printed one
kontor-table-harbour-dropped = It begins as printed.
