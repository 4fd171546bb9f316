# The chooser of a table of Kontor in English. Every key begins with "kontor-table-".

kontor-table-title = Choose a game
kontor-table-tab-scenarios = Scenarios
kontor-table-tab-options = Options
# Participle: settings that were saved.
kontor-table-tab-presets = Saved
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
kontor-table-level = { $level ->
    [1] easy
    [2] medium
   *[other] hard
  }
kontor-table-ship = ship

## What choosing a scenario changes besides
kontor-table-other-counts = Not for { $count } players
kontor-table-then-count = This needs { $count } players.
kontor-table-then-without = If you choose this, you play without { $options }.
kontor-table-named = “{ $name }”

## Kept tables
kontor-table-keep-name = Save these settings as
kontor-table-keep = Save
kontor-table-kept = { $name } is saved on this device.
kontor-table-not-kept = { $name } cannot be saved: this browser does not save anything.
kontor-table-too-many = You can save at most { $most } games.
# Verb (button): use these settings.
kontor-table-take = Load
kontor-table-taken = { $name } is loaded.
kontor-table-forget = Delete
kontor-table-forgotten = { $name } is deleted.

## Drawing a harbour
# Verb: draw a harbour with a pen. Elsewhere “draw” is to take a card.
kontor-table-tab-draw = Draw
kontor-table-harbour-about = Draw the starting harbour: choose a piece, then choose cells or drag across them. “Empty” erases.
kontor-table-harbour-cells = Cells of the harbour
kontor-table-harbour-cell = Column { $column }, row { $row }: { $mark }
kontor-table-harbour-cell-faulty = Column { $column }, row { $row }: { $mark }, does not fit
kontor-table-harbour-columns = Columns
kontor-table-harbour-rows = Rows
kontor-table-harbour-marks = Piece
kontor-table-mark-canal = Canal
kontor-table-mark-ship = Canal with ship
kontor-table-mark-anchor = Anchor
kontor-table-mark-crane-red = Red crane
kontor-table-mark-crane-black = Black crane
kontor-table-mark-tavern-red = Red tavern
kontor-table-mark-tavern-black = Black tavern
# Adjective: a cell with nothing on it.
kontor-table-mark-empty = Empty
# Heading of the buttons that change the drawing as a whole.
kontor-table-harbour-changes = Whole drawing
kontor-table-harbour-undo = Undo
kontor-table-harbour-clear = Clear
kontor-table-harbour-mirror-left = Mirror left half
kontor-table-harbour-mirror-top = Mirror top half
kontor-table-harbour-fine = You can play in this harbour.
kontor-table-harbour-use = Use this harbour
kontor-table-harbour-used = The game starts with the harbour you drew.
kontor-table-harbour-link = Copy link
kontor-table-harbour-drop = Use the printed one
kontor-table-harbour-dropped = The game starts with the printed harbour.
