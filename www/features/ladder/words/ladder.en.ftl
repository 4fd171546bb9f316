# English: the animal ladder, and numbers as tens and ones.

ladder-about = Beat one animal after the other in C’est mon fort ! Each plays better than the one before.
ladder-top = You have beaten them all. Any of them would like another game.
# Participle: the reader has beaten this animal.
ladder-beaten = ✓ beaten
# State of an animal: the one to beat after the last.
ladder-next = next
ladder-tally = Beaten: { $count } of { $all } ({ $names }).
ladder-name-snail = Snail
ladder-name-hedgehog = Hedgehog
ladder-name-squirrel = Squirrel
ladder-name-fox = Fox
ladder-name-owl = Owl
ladder-name-elephant = Elephant
ladder-about-snail = It soon forgets which card lay where.
ladder-about-hedgehog = It is careful, and likes a safe lead.
ladder-about-squirrel = It takes what it can get.
ladder-about-fox = It takes the cards that you need.
ladder-about-owl = It thinks ahead and remembers a lot.
ladder-about-elephant = It forgets nothing.
ladder-lesson-snail = Look at the tens first: 41 is more than 29.
ladder-lesson-hedgehog = The same number of tens? Then the ones decide: 38 is more than 34.
ladder-lesson-squirrel = Cards in between no longer fit. If you go from 12 to 15, you lose 13 and 14.
ladder-lesson-fox = From 12 to 32 is two tens. That is a long way: you lose nineteen numbers.
ladder-lesson-owl = Your rampart grows best in steps of about five.
ladder-lesson-elephant = Remember cards by their tens: cards with few tens go early in a rampart, cards with many go late.
ladder-play = Play against { $animal ->
    [snail] the snail
    [hedgehog] the hedgehog
    [squirrel] the squirrel
    [fox] the fox
    [owl] the owl
   *[elephant] the elephant
  }
ladder-again = Play against { $animal ->
    [snail] the snail
    [hedgehog] the hedgehog
    [squirrel] the squirrel
    [fox] the fox
    [owl] the owl
   *[elephant] the elephant
  } again
ladder-won = You have beaten { $animal ->
    [snail] the snail. The hedgehog is next.
    [hedgehog] the hedgehog. The squirrel is next.
    [squirrel] the squirrel. The fox is next.
    [fox] the fox. The owl is next.
    [owl] the owl. The elephant is next.
   *[elephant] the elephant. No animal is stronger!
  }
ladder-lost = You have not beaten { $animal ->
    [snail] the snail
    [hedgehog] the hedgehog
    [squirrel] the squirrel
    [fox] the fox
    [owl] the owl
   *[elephant] the elephant
  } yet.
ladder-numbers = Tens and ones
ladder-wall = Your rampart
ladder-card = Card
ladder-tens = { $count ->
    [one] { $count } ten
   *[other] { $count } tens
  }
# The last digit of a number: 41 has 4 tens and 1 one.
ladder-ones = { $count ->
    [one] { $count } one
   *[other] { $count } ones
  }
