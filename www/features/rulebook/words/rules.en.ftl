# Around the rules, in English. Every key begins with "rules-".

rules-title = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-full = In full
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
  }
rules-own-words = The rules as this program plays them, in our own words. “Our ruling” marks what the printed rules leave open; “reconstructed” marks values that are printed only on pictures we do not have.
rules-reconstructed = reconstructed
rules-ruling = our ruling
rules-rulings = { $count ->
    [one] Our ruling: { $list }
   *[other] Our rulings: { $list }
  }
