# English: playing by words.
say-about = Say the name of a button, what you want to do, or “help”.
say-do = Send
say-unknown = I did not understand that. Try “moves” for what you can do, or “help” for all commands.
say-no-moves = There is nothing to do here now.
say-which = { $count ->
    [1] One move: say its number.
   *[other] { $count } moves: say the number of one.
  }
say-board = { $area }: { $places }
say-one = { $number }: { $move }.
say-nothing-yet = Nothing has happened yet.
say-ahead = { $you ->
    [yes] You are
   *[no] { $count ->
        [one] { $name } is
       *[other] { $name } are
      }
  } ahead by { $lead }.
say-level = All players are level.
say-why-what = Say “why” and a place on the table.
say-help = Say a move{ $some ->
    [yes] , such as “{ $example }”
   *[no] {""}
  }; the beginning of each word is enough. Commands: { $commands }.
say-command-help = help
say-command-moves = moves, legal, g
say-command-board = board, b
say-command-last = last, l
say-command-score = score, scores, s
say-command-why = why, w
say-command-status = status, turn
say-command-undo = undo, take back, u
say-command-repeat = repeat, r
say-you = You: { $text }
say-field = Your move
say-mean = Did you mean this?
say-gone = This is no longer possible.
say-nothing-chosen = Nothing is selected yet: say a move, or choose it on the table.
say-cleared = Nothing is selected now.
say-command-confirm = confirm, yes, ok
say-command-cancel = cancel, no

## Whole sayings for the commands, with commas between them
say-phrase-help = how does this work, what can i say, which commands are there
say-phrase-moves = what can i do, what may i do, what can i play, what are my moves, my options, list moves, show moves, possible moves, legal moves, what now
say-phrase-board = what is on the table, show board, describe board, describe table, how does the table look, what lies where
say-phrase-last = what happened, what was last, last move, what did they do, what was played
say-phrase-score = who is winning, who wins, who is ahead, who leads, how many points, what is the score, score
say-phrase-status = whose turn is it, who is on, who is next, is it my turn, what is asked, where are we
say-phrase-undo = take it back, take that back, go back, undo that
say-phrase-repeat = say that again, say again, once more, pardon
say-phrase-confirm = do it, yes please, go ahead, i confirm, that is right
say-phrase-cancel = forget it, never mind, not that

## Words that mean the same, a group in each line
say-synonyms =
    put place lay load set add drop lade
    sail move ship send depart go drive bring
    take get grab draw fetch collect
    stone stones block blocks cube
    boat boats ship vessel
    figure figures piece pawn man meeple
    pyramid pyramids
    temple church
    chamber tomb grave burial
    obelisk obelisks
    market shop bazaar
    quarry sled supply
    unload empty discharge clear
    swap exchange switch
    turn flip reveal uncover open
    shoot fire cannon
    pass skip
    remove delete
    card cards
    choose pick select
say-fillers = a an the to on onto at in into of off for from my your please i we want would like will wish could let us me with and then it its this that is are be now just there here do can what by one some
# What a boat is named by: “the 2-stone boat”.
say-units = stone stones
say-numbers =
    one
    two
    three
    four
    five
    six
    seven
    eight
    nine
say-ordinals =
    first
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
    ninth

## Where an action begins: a sort of places as the engine calls it, then its verbs
say-verbs-imhotep =
    quarry take get fetch collect
    boat load put place lay add
    lane sail ship send move depart
    held play use
say-verbs-duel =
    cell place put set
    quay unload empty discharge sail
    action play use swap
say-verbs-kontor =
    cell lay put place sail move remove
    hand choose pick play
say-verbs-rampart =
    card turn flip reveal take insert
    wall shoot fire
