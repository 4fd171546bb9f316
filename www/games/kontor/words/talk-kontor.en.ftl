# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/kontor/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-kontor-careful-start =
    The books are open. Let us keep them clean.
    One florin saved is one florin, and I know where it lies.
    Good day. Wipe your feet, this harbour is new.
    I have read your last accounts. We shall see.
    No cards on Sunday. Luckily it is Monday for me every day.
    First the sums, then the ships.
    I take no risk before noon, and few after.
    Tea? It costs nothing. Everything else does.
    A canal is a promise. Think before you dig one.
    My late husband guessed. I count.
talk-kontor-careful-mine =
    This sector goes into my book, in black ink.
    Closed, counted, mine. In that order.
    I had checked that lead before it closed.
talk-kontor-careful-yours =
    That sector is yours. I close the page.
    You had the better goods there. I saw it one card too late.
    Properly won. I shall enter it in red.
talk-kontor-careful-tie =
    A sector for nobody. Untidy.
    All that work, and the line stays empty.
    Neither of us. At least my books balance.
talk-kontor-careful-tax =
    My florin on the card, yours on the way out.
    Taxes are not unkind. They are arithmetic.
    I write you a receipt, if you like.
talk-kontor-careful-poor =
    You cannot pay? I always keep one florin in the stocking.
    An empty purse, a lost turn. I have seen it ruin houses.
    That card goes back. I am sorry, and a little pleased.
talk-kontor-careful-passed =
    You pass. Sensible. I do it often.
    Resting is not idleness. It is saving.
    A pass tells me nothing about your hand. I note the nothing.
talk-kontor-careful-frame =
    Now the harbour has an edge. I like edges.
    It grows no further that way. We must look inwards.
    The measure is fixed. My ruler is relieved.
talk-kontor-careful-won =
    The balance is in my favour. I thank you for your custom.
    No blots, no regrets. Good night.
    You spent. I saved. There is no more to it.
    I won, and I can show you every step of it.
    My ledger closes today with a small smile.
    Dull, was it not? Winning often is.
talk-kontor-careful-lost =
    You won. I have found the error: it was me.
    My books are clean. Yours are fuller.
    I was too careful by one florin.
    You would make a good partner. Please do not become a rival.
    A loss. I carry it forward to next time.
    I should have closed that canal earlier. It will keep me awake.
talk-kontor-careful-shared =
    Balanced to the florin. A bookkeeper’s dream.
talk-kontor-careful-up =
    Two losses in a row in my books. Next time I check everything.
talk-kontor-careful-down =
    Three times in a row. I can round in your favour, if you like.

## greedy
talk-kontor-greedy-start =
    Welcome to my harbour! Which part of it will be yours? None.
    I began with one barrel. Today I want the rest.
    Tea, wine, spices. I am not choosy.
    Have you eaten? I have. I could eat again.
    A big harbour needs a big man. Sit down, little one.
    My hat cost more than your first three docks.
    Let’s trade! You give, I take.
    My warehouses are empty and my heart bleeds.
    I can smell florins. You have some.
    Four warehouses, forty worries. Let’s play.
talk-kontor-greedy-mine =
    That sector is mine! Roll out the barrel!
    Another door with my name on it.
    I like it. I like it all. Wrap it up.
talk-kontor-greedy-yours =
    That one too? You will get fat like me.
    I had already ordered the sign for that sector.
    Enjoy it. It is the small one, I tell myself.
talk-kontor-greedy-tie =
    Nobody gets it? Who makes such rules?
    A whole sector, and not one florin in it. I need a herring.
    Goods for nobody? My stomach turns.
talk-kontor-greedy-tax =
    Pay up, friend! My card has a florin, and now you have one fewer.
    I love the sound of your purse.
    A small tax, a big pleasure.
talk-kontor-greedy-poor =
    No florin left? I would lend you one, but I like mine.
    Broke! It happens to people who eat too little.
    Take your card home, friend. Come back with money.
talk-kontor-greedy-passed =
    You pass? Then I help myself.
    Sitting this one out? More harbour for me.
    I never pass. Well, seldom. I get hungry.
talk-kontor-greedy-frame =
    What, no further? I was only getting started.
    So this side is full. Like me after lunch.
    The harbour stops growing. My wishes do not.
talk-kontor-greedy-won =
    Mine, from the crane to the last crate!
    I won! Let’s eat, I’m paying. With your money.
    One barrel then, one harbour now. Not bad.
    You fought well. Take a herring with you.
    My hat and I thank you.
    The view from my window just got better.
talk-kontor-greedy-lost =
    You have bought me out. I am hungry and humble.
    Take the harbour. I keep the hat.
    I wanted it all and got the rest.
    Back to one barrel. I know how that goes.
    You won, and you are not even fat. Unbelievable.
    Well traded. Come and work for me. Or I for you.
talk-kontor-greedy-shared =
    Half the harbour each? My half is the one with the kitchen.
talk-kontor-greedy-up =
    Twice in a row you took my harbour. Next time I play in earnest.
talk-kontor-greedy-down =
    Three harbours in a row, even I am full. Shall I go easy?

## spoiler
talk-kontor-spoiler-start =
    I see less than you. I miss less, too.
    I used to take ships. Now I take sectors.
    Build something nice. I need something to break.
    My raven says hello. It says nothing else.
    A calm sea, a full hand. Your move, merchant.
    I sign no contracts. Cards will do.
    You count florins. I count your mistakes.
    Canals are lovely. They cut things in two.
    Is that your best dock? Interesting.
    We had a word for harbours like this: unguarded.
talk-kontor-spoiler-mine =
    Boarded. That sector flies my flag.
    You left the door open. I closed it behind me.
    Mine. Your docks in it look good, by the way.
talk-kontor-spoiler-yours =
    You held it. I respect that.
    One sector for you. I was busy with the next.
    Keep it safe. I know where it is.
talk-kontor-spoiler-tie =
    Nobody wins it. For me that is a kind of victory.
    Empty hands on both sides. My favourite cargo.
    You wanted it more than I did. So it is not yours.
talk-kontor-spoiler-tax =
    Call it a toll. We used to call it worse.
    One florin lighter. You will float better.
    I saw your card coming. Your florin too.
talk-kontor-spoiler-poor =
    No money, no mooring. Harbour law.
    Stranded. I know a good bar nearby.
    I aimed for your purse. It was empty. Even better.
talk-kontor-spoiler-passed =
    Hiding? I have one eye on you. I have only one.
    You pass. Then the wind is mine.
    A quiet round for you. It will not be for your docks.
talk-kontor-spoiler-frame =
    A wall in the sea. Now you cannot run.
    Smaller waters, bigger trouble.
    That side is closed. I was hoping for it.
talk-kontor-spoiler-won =
    I take the harbour. You may keep the fog.
    You built well, in the wrong place and too soon.
    No shots fired. I am getting old.
    One eye was enough.
    I won what you did not watch.
    My raven had bet on you. It goes hungry tonight.
talk-kontor-spoiler-lost =
    You out-sailed me. It has been a while.
    I broke much, but not enough.
    Strike my flag. For today.
    You guarded the right door. I knocked on the others.
    Tell no one on the docks. I have a name to lose.
    Well. My raven laughed.
talk-kontor-spoiler-shared =
    Even. Two captains, one prize, no mutiny.
talk-kontor-spoiler-up =
    You beat me twice. Next time I open my eye.
talk-kontor-spoiler-down =
    Three prizes in a row. Shall I lower a sail for you?
