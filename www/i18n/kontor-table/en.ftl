# Where a table of Kontor is chosen, in English. Every key begins with "kontor-table-".

kontor-table-title = Choose the table
kontor-table-tab-scenarios = Scenarios
kontor-table-tab-options = Options
kontor-table-tab-kept = Kept tables
kontor-table-done = Done
kontor-table-summary = { $scenario }, { $count } players{ $more ->
    [0] {""}
   *[other] {", "}with { $options }
  }.

## Facts of a scenario
kontor-table-players = { $seats } players
kontor-table-board = { $columns } × { $rows }
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
