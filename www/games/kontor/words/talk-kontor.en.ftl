# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/kontor/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-kontor-careful-start =
    The books are open. Let us keep them clean.
    A florin saved is a florin, and I know where each of mine is.
    Good day. Wipe your feet, this harbour is new.
    I have read your last accounts. We shall see.
    No cards on a Sunday. Luckily, for me every day is a Monday.
    First the sums, then the ships.
    I take no risks before noon, and few after it.
    Tea? It costs nothing. Everything else does.
    A canal is a promise. Think before you dig one.
    My late husband guessed. I count.
talk-kontor-careful-mine =
    This sector goes into my book, in black ink.
    Closed, counted, mine. In that order.
    I had checked my lead before it closed.
talk-kontor-careful-yours =
    That sector is yours. I turn the page.
    You had the better goods there. I saw it one card too late.
    Properly won. I shall enter it in red ink.
talk-kontor-careful-tie =
    A sector for nobody. Untidy.
    All that work, and the line stays empty.
    Neither of us. At least my books balance.
talk-kontor-careful-tax =
    A florin on my card, and one of yours for the treasury.
    Taxes are not unkind. They are arithmetic.
    I can write you a receipt, if you like.
talk-kontor-careful-poor =
    You cannot pay? I always keep one florin in my stocking.
    An empty purse, a lost turn. I have seen it ruin houses.
    That card goes back. I am sorry, and a little pleased.
talk-kontor-careful-passed =
    You pass. Sensible. I do it often.
    Resting is not idleness. It is saving.
    A pass tells me nothing about your hand. I write that down, too.
talk-kontor-careful-frame =
    Now the harbour has an edge. I like edges.
    It will grow no further that way. We must look inwards.
    At last, a limit. I sleep better with limits.
talk-kontor-careful-won =
    The balance is in my favour. I thank you for your custom.
    No blots, no regrets. Good night.
    I never hurried, and I never guessed. That is all there is to it.
    I won, and I can show you every step of it.
    My ledger closes today with a small smile.
    Dull, was it not? Winning often is.
talk-kontor-careful-lost =
    You won. I have found the error: it was me.
    My books are clean. Yours are fuller.
    I was one florin too careful. It is always just one.
    You would make a good partner. I do not need such a rival.
    A loss. I shall carry it forward.
    I shall go over every entry tonight. Sleep can wait.
talk-kontor-careful-shared =
    Balanced to the florin. A bookkeeper’s dream.
talk-kontor-careful-up =
    Two losses in a row in my books. May I check everything twice?
talk-kontor-careful-down =
    Three times in a row. I can round in your favour, if you like.

## greedy
talk-kontor-greedy-start =
    Welcome to my harbour! Which part of it will be yours? None.
    I began with one barrel. Today I want the rest.
    Tea, wine, spices. I am not choosy.
    Have you eaten? I have. I could eat again.
    A big harbour needs a big man. Do sit down, little one.
    My hat cost more than your first three docks.
    Let’s trade! You give, I take.
    My warehouses are empty and my heart bleeds.
    I can smell florins. You have some.
    One man, four warehouses, forty worries. Let’s play.
talk-kontor-greedy-mine =
    That sector is mine! Roll out the barrel!
    Another door with my name on it.
    Lovely. I’ll have that one, and then the one next to it.
talk-kontor-greedy-yours =
    You’re taking that one? You’ll get as fat as me.
    I had already ordered the sign for that sector.
    Enjoy it. It was only a small one, I tell myself.
talk-kontor-greedy-tie =
    Nobody gets it? Who makes these rules?
    A whole sector, and nothing in it for me. I need a herring.
    A whole sector going to waste? It turns my stomach.
talk-kontor-greedy-tax =
    Pay up, friend! My card has a florin, and now you have one fewer.
    I love the sound of your purse.
    Such a small tax, and such a big pleasure.
talk-kontor-greedy-poor =
    No florin left? I would lend you one, but I like mine.
    Broke! That happens to people who eat too little.
    Take your card home, friend. Come back with money.
talk-kontor-greedy-passed =
    You pass? A man could starve, waiting like that.
    Sitting this one out? I hope you brought something to eat.
    I never pass. Well, seldom. I get hungry.
talk-kontor-greedy-frame =
    What, no further? I was only just getting started.
    So this side is full. Like me after lunch.
    So they put an edge there. Nobody asked me.
talk-kontor-greedy-won =
    Mine, from the crane to the last crate!
    I won! Let’s eat, I’m paying. With your money.
    One barrel back then, a whole harbour now. Not bad.
    You put up a good fight. Take a herring with you.
    My hat and I thank you.
    The view from my window has just got better.
talk-kontor-greedy-lost =
    You have bought me out. I am hungry and humble.
    Take the harbour. I’m keeping the hat.
    I wanted it all and got the rest.
    Back to one barrel. I know the way up from there.
    You won, and you’re not even fat. Unbelievable.
    Well traded. Come and work for me. Or shall I work for you?
talk-kontor-greedy-shared =
    Half the harbour each? My half is the one with the kitchen.
talk-kontor-greedy-up =
    Twice you took my harbour. Next time I’ll play in earnest. Shake on it?
talk-kontor-greedy-down =
    Three harbours in a row! Where do I put them? Shall I go easy on you?

## spoiler
talk-kontor-spoiler-start =
    I see less than you. I miss less, too.
    I used to take ships. Now I take sectors.
    Build something nice. I need something to break.
    My raven says hello. He never says anything else.
    A calm sea and a full hand. Look sharp, merchant.
    I sign no contracts. Cards will do.
    You count florins. I count your mistakes.
    Canals are lovely. They cut things in two.
    Show me your best dock. No? I can wait.
    My old crew had a word for harbours like this: unguarded.
talk-kontor-spoiler-mine =
    Boarded. That sector flies my flag.
    You left the door open. I closed it behind me.
    Mine. And such a fine view of your docks from there.
talk-kontor-spoiler-yours =
    You held it. I respect that.
    One sector for you. I was busy with the next.
    Keep it safe. I know where it is.
talk-kontor-spoiler-tie =
    Nobody wins it. For me that is a kind of victory.
    Empty hands on both sides. My favourite cargo.
    You wanted it more than I did, so I am content.
talk-kontor-spoiler-tax =
    Call it a toll. We used to call it worse.
    One florin lighter. You will float better.
    I saw you coming. Your florin, too.
talk-kontor-spoiler-poor =
    No money, no mooring. Harbour law.
    Stranded. I know a good bar nearby.
    Your purse was empty when it mattered. I like that.
talk-kontor-spoiler-passed =
    Hiding? I have my eye on you. It is the only one I have.
    You pass. Even a ship at rest can be boarded.
    Rest while you can. Your docks will need you.
talk-kontor-spoiler-frame =
    The sea ends there. You cannot run that way.
    Smaller waters, bigger trouble.
    No way out over there. I was hoping for that.
talk-kontor-spoiler-won =
    I take the harbour. You may keep the fog.
    You built well, in the wrong place and too soon.
    No shots fired. I am getting old.
    One eye was enough.
    I won where you were not looking.
    My raven had bet on you. He goes hungry tonight.
talk-kontor-spoiler-lost =
    You outsailed me. It has been a while since anyone did.
    I broke a great deal, but not enough.
    I strike my flag. For today.
    You guarded the right door. I knocked on the others.
    I have lost ships before, but never to a nicer pirate.
    Well. My raven laughed.
talk-kontor-spoiler-shared =
    Even. Two captains, one prize, no mutiny.
talk-kontor-spoiler-up =
    You beat me twice. Shall I open my eye next time?
talk-kontor-spoiler-down =
    Three prizes in a row. Shall I take in a sail for you?
