# Around the rules, in English. Every key begins with "rules-".

rules-title = Rules: { $game }
rules-contents = Contents
# The names of optional rules that this table plays with.
rules-in-play = Rules in play
rules-search = Search the rules
# Button that stays pressed: show every rule with all its text.
rules-full = In full
rules-found = { $count ->
    [0] Nothing found.
    [1] One paragraph found.
   *[other] { $count } paragraphs found.
  }
rules-own-words = The rules as this program plays them, in our own words. “Our ruling” marks what the printed rules leave open; “reconstructed” marks values that are printed only on pictures we do not have.
# Adjective, label: we do not have the printed value.
rules-reconstructed = reconstructed
rules-ruling = our ruling
rules-rulings = { $count ->
    [one] Our ruling: { $list }
   *[other] Our rulings: { $list }
  }
# The sheet about a part of the table: the button to its rule; what a tap does now.
rules-open = Rule: { $name }
rules-now-choose = Now: { $text }
# What a card or a token is worth to each player: “Black +2, White +1”.
rules-worth = If the game ended now, this would be worth: { $points }.
rules-worth-one = { $name } { $points }
# Words that say nothing in a question about the rules.
rules-empty =
    a an the i we you he she it they me my your his her their
    is are was be been do does did can could may might should will would have has had
    what when where who whose which why how if then than and or not no any all
    to of in on at by for from with into up out there this that these those one
# Words that mean the same, one group a line: a search for one finds the others.
rules-synonyms =
    tie tied equal ties equally
    money coin florin florins gold
    win winner wins victory
    tax taxes toll
    card cards
    boat boats ship
    stone stones block
    tavern taverns pub drunk
    warehouse warehouses goods
    majority leads lead
    remove away recalled taken
    pass skip
    end finish
    undo back

# Before a worked example; the button that shows the ids of rules and rulings.
rules-example = Example.
rules-ids = Rule numbers
