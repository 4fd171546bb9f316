# English: playing by words.
say-about = Say what a button is called, what you want to do, or “help”.
say-do = Say it
say-unknown = Nothing is called so now. “moves” lists what you can do, “help” all commands.
say-no-moves = Nothing can be done here now.
say-which = { $count } moves; say the number of one.
say-nothing-yet = Nothing has happened yet.
say-why-what = Say “why” and a place of the table.
say-help = Say a move, as “sail pyramids” or “place A1”; part of each word is enough. Commands: { $commands }.
say-command-help = help
say-command-moves = moves, legal, g
say-command-board = board, b
say-command-last = last, l
say-command-score = score, scores, s
say-command-why = why, w
say-command-status = status, turn
say-command-undo = undo, take back, u
say-command-repeat = repeat, r
