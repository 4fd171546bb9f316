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
    A sector for me. I allow myself half a biscuit.
    I enter it with a ruler, so that it stays straight.
    It adds up. Things do, if one lets them.
talk-kontor-careful-yours =
    That sector is yours. I turn the page.
    You had the better goods there. I saw it one card too late.
    Properly won. I shall enter it in red ink.
    I begrudge you nothing. I only note it twice.
    A good sector. Insure it, and not with me.
    Yours, without a doubt. I looked for a doubt.
talk-kontor-careful-tie =
    A sector for nobody. Untidy.
    All that work, and the line stays empty.
    Neither of us. At least my books balance.
talk-kontor-careful-tax =
    A florin on my card, and one of yours for the treasury.
    Taxes are not unkind. They are arithmetic.
    I can write you a receipt, if you like.
    The treasury thanks you. I do too, more quietly.
    I pay mine with a smile, too. A thin one.
    One florin. Small amounts are the ones that hurt.
talk-kontor-careful-poor =
    You cannot pay? I always keep one florin in my stocking.
    An empty purse, a lost turn. I have seen it ruin houses.
    That card goes back. I am sorry, and a little pleased.
talk-kontor-careful-passed =
    You pass. Sensible. I do it often.
    Resting is not idleness. It is saving.
    A pass tells me nothing about your hand. I write that down, too.
    Very wise. Shall I pour some tea meanwhile?
    You wait. I like that in a person. In an opponent I fear it.
    No card, no blot.
talk-kontor-careful-frame =
    Now the harbour has an edge. I like edges.
    It will grow no further that way. We must look inwards.
    At last, a limit. I sleep better with limits.
    That line I draw twice, and in ink.
    The harbour knows its size now. If only my nephew did.
    Now I can count the cells that are left. I already have.
talk-kontor-careful-took =
    One dock fewer. I shall have to use the eraser. I hate it.
    You remove, I cross out. A busy afternoon.
    It was there a moment ago. I have it in writing.
    A ship that carries off docks. My late husband would have laughed.
    I do not mind change. I mind the paperwork.
talk-kontor-careful-taken =
    I have only tidied up a little.
    Cleared, swept and entered. The cell is free again.
    That dock was not in the plan. Not in mine.
    I did it with clean gloves.
    A correction. They are part of good bookkeeping.
talk-kontor-careful-won =
    The balance is in my favour. I thank you for your custom.
    No blots, no regrets. Good night.
    I never hurried, and I never guessed. That is all there is to it.
    I won, and I can show you every step of it.
    My ledger closes today with a small smile.
    Dull, was it not? Winning often is.
    Won, and without touching the reserve.
    I could have told you at the start. But it is rude to guess.
    One column for you, one for me, and mine is longer.
    I shall celebrate. With the second biscuit.
talk-kontor-careful-lost =
    You won. I have found the error: it was me.
    My books are clean. Yours are fuller.
    I was one florin too careful. It is always just one.
    You would make a good partner. I do not need such a rival.
    A loss. I shall carry it forward.
    I shall go over every entry tonight. Sleep can wait.
    You took risks, and they paid. I must lie down.
    I close the book. Gently, it is not its fault.
    My sums were right. They were only smaller than yours.
    Beaten, with every receipt in order.
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
    Another sector! I’ll need a bigger window.
    Don’t wrap it, I’ll eat it here.
    That one went down well. Is there more?
talk-kontor-greedy-yours =
    You’re taking that one? You’ll get as fat as me.
    I had already ordered the sign for that sector.
    Enjoy it. It was only a small one, I tell myself.
    A whole sector, and you don’t even offer me a bite.
    Fine, that one was a bit salty anyway.
    I was standing right there with my fork!
talk-kontor-greedy-tie =
    Nobody gets it? Who makes these rules?
    A whole sector, and nothing in it for me. I need a herring.
    A whole sector going to waste? It turns my stomach.
talk-kontor-greedy-tax =
    Pay up, friend! My card has a florin, and now you have one fewer.
    I love the sound of your purse.
    Such a small tax, and such a big pleasure.
    Clink! Nobody sings as nicely as a florin leaving you.
    A florin! That is almost half a herring.
    Don’t pull that face. It’s only money. It’s only yours.
talk-kontor-greedy-poor =
    No florin left? I would lend you one, but I like mine.
    Broke! That happens to people who eat too little.
    Take your card home, friend. Come back with money.
talk-kontor-greedy-passed =
    You pass? A man could starve, waiting like that.
    Sitting this one out? I hope you brought something to eat.
    I never pass. Well, seldom. I get hungry.
    You pass? Wonderful. More elbow room for me.
    Doing nothing, and on purpose? I’m in the wrong trade.
    Are you on a diet?
talk-kontor-greedy-frame =
    What, no further? I was only just getting started.
    So this side is full. Like me after lunch.
    So they put an edge there. Nobody asked me.
    No more room over there. My tailor says the same.
    A wall? In my harbour? Who signed that?
    Then we’ll stack it higher.
talk-kontor-greedy-took =
    Hey! You don’t clear the table while I’m eating.
    A dock gone! And it was such a handy size.
    You carry off docks? With what strength? What did you eat?
    Put it back! No? It was worth a try.
    There was a dock there. I was going to buy it one day.
talk-kontor-greedy-taken =
    Out of the way! It was blocking my view.
    I’m making room. A big man needs room.
    One dock, to take away.
    Watch your toes! Dock coming through.
    I’ll find a better spot for that. A better one for me.
talk-kontor-greedy-won =
    Mine, from the crane to the last crate!
    I won! Let’s eat, I’m paying. With your money.
    One barrel back then, a whole harbour now. Not bad.
    You put up a good fight. Take a herring with you.
    My hat and I thank you.
    The view from my window has just got better.
    All mine, and there’s still room for pudding!
    I won! Ring the bell! Is there a bell? I’ll buy one.
    Never take on a man who owns two hats.
    A fine harbour. I’ll have it framed.
talk-kontor-greedy-lost =
    You have bought me out. I am hungry and humble.
    Take the harbour. I’m keeping the hat.
    I wanted it all and got the rest.
    Back to one barrel. I know the way up from there.
    You won, and you’re not even fat. Unbelievable.
    Well traded. Come and work for me. Or shall I work for you?
    Lost! Bring me a herring. Bring me two.
    I overate, and you waited until I couldn’t move.
    My warehouses are weeping. Listen.
    You won? Then you pay for lunch.
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
    Mine. The raven circles over it already.
    Taken without a scratch. I must be out of practice.
    Hoist the flag. Let everybody see whose it is.
talk-kontor-spoiler-yours =
    You held it. I respect that.
    One sector for you. I was busy with the next.
    Keep it safe. I know where it is.
    A fine prize. I would have gilded it.
    You got there first. That used to cost people their ship.
    Enjoy it. I was blinking. I only have the one.
talk-kontor-spoiler-tie =
    Nobody wins it. For me that is a kind of victory.
    Empty hands on both sides. My favourite cargo.
    You wanted it more than I did, so I am content.
talk-kontor-spoiler-tax =
    Call it a toll. We used to call it worse.
    One florin lighter. You will float better.
    I saw you coming. Your florin, too.
    No cannon, no smoke, and still your money is gone.
    The law takes your florin. I only whistle.
    Pay the guard at the gate. Yes, we look alike.
talk-kontor-spoiler-poor =
    No money, no mooring. Harbour law.
    Stranded. I know a good bar nearby.
    Your purse was empty when it mattered. I like that.
talk-kontor-spoiler-passed =
    Hiding? I have my eye on you. It is the only one I have.
    You pass. Even a ship at rest can be boarded.
    Rest while you can. Your docks will need you.
    Lying low? I know every hiding place. I built some.
    You pass. My raven is yawning.
    No card from you. Either empty hands or a full plan.
talk-kontor-spoiler-frame =
    The sea ends there. You cannot run that way.
    Smaller waters, bigger trouble.
    No way out over there. I was hoping for that.
    An edge. Now there is something to push you against.
    The map ends there. And I am waiting just before it.
    I have blockaded larger harbours. Never a neater one.
talk-kontor-spoiler-took =
    You carry off docks? We should have sailed together.
    A clean raid. I give it nine out of ten.
    And they call me a pirate.
    You leave a gap. I like gaps.
    Even my raven looked up for that one.
talk-kontor-spoiler-taken =
    Was there a dock? I see only water. With one eye, mind you.
    Old habits. I saw a dock, and I took it.
    Towed away. No parking in my harbour.
    One pull on the rope. It is all in the wrist.
    I leave no trace. Well, a hole.
talk-kontor-spoiler-won =
    I take the harbour. You may keep the fog.
    You built well, in the wrong place and too soon.
    No shots fired. I am getting old.
    One eye was enough.
    I won where you were not looking.
    My raven had bet on you. He goes hungry tonight.
    I won. Now I am respectable, and it feels awful.
    You had two eyes and looked at the wrong dock with both.
    No prisoners. You may walk home.
    The harbour is mine. The raven gets the crane.
talk-kontor-spoiler-lost =
    You outsailed me. It has been a while since anyone did.
    I broke a great deal, but not enough.
    I strike my flag. For today.
    You guarded the right door. I knocked on the others.
    I have lost ships before, but never to a nicer pirate.
    Well. My raven laughed.
    Sunk with all hands. And with the raven.
    You won. Sleep with the shutters closed.
    I looked where you pointed. The oldest trick there is.
    Take the prize. I know where you will moor it.
talk-kontor-spoiler-shared =
    Even. Two captains, one prize, no mutiny.
talk-kontor-spoiler-up =
    You beat me twice. Shall I open my eye next time?
talk-kontor-spoiler-down =
    Three prizes in a row. Shall I take in a sail for you?
