# English: a components file, in the set-up of any game that can load one.

deck-load = Load a components file
deck-loaded = Loaded: { $name }
deck-remove = Remove file
deck-removed = The file has been removed: our own values are used again.
deck-refused = { $name } was not loaded:
deck-too-large = The file is larger than 64 kB, so it is not a components file.
deck-unreadable = The file cannot be read.
deck-no-json = The file is not valid JSON.
deck-more = { $count ->
    [1] And one more problem like this.
   *[other] And { $count } more problems like this.
  }
