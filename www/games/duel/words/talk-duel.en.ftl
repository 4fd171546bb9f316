# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/duel/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-duel-careful-start =
    My reed is sharpened. Speak slowly: I write everything down.
    I am eighty, so I have time. Do you?
    I was keeping the lists here before there was a harbour.
    A new scroll, a new opponent, the same old ink.
    Two players, and a whole harbour? In my youth we shared a puddle.
    I shall lose my eyesight before I lose count.
    Good morning. Or is it evening? I only write down the year.
    First I look at the whole harbour. Then I look again.
    Do not mind my hand. It shakes. My head does not.
    Three pharaohs have lost to me. Two of them on purpose.
talk-duel-careful-mine =
    That is more than one token for me. They were on my list.
    With patience, a boat almost unloads itself.
    Entered and signed, and the ink is dry. Mine.
    Several lines at once. I shall have to write smaller.
    I have waited for boats like this since before you were born.
talk-duel-careful-yours =
    A fine haul. I shall write it in large letters.
    You placed your figures well. An old man can admit it.
    I had underestimated that boat. It is noted.
    So much in one go. I need a second scroll for you.
    Nicely gathered. I would clap, but I am holding my reed.
talk-duel-careful-gift =
    You unload, and some of it is mine. Thank you, young friend.
    All I had to do was wait for you.
    A gift. I must look up which column that goes in.
    You are kind to old people. Or careless. I write “kind”.
    Delivered without a signature. I shall sign it for you.
talk-duel-careful-helped =
    You get something out of it. I have weighed it, and it is fair.
    I put this under your name. A scribe has to be correct.
    I unload, you receive. It bothers me less than it seems.
    What is yours is yours. I wrote it down with my good hand.
    A little for you. The pharaohs never thanked me either.
talk-duel-careful-action =
    An action token. I mark it as spent.
    So that is what you were saving it for.
    You are quick. I am still reading what it does.
    Tricks, always tricks. In my day we waited our turn.
    Used once, gone for ever. Like my teeth.
talk-duel-careful-wasted =
    A token for nobody. I write it off with a sigh.
    That one goes into the river. The Nile has a good collection.
    Nobody signed for that token. Out it goes.
    I have kept lists for sixty years, and still it hurts.
    Nobody’s. I have a very long list under that name.
talk-duel-careful-left =
    A boat leaves for good. My list is getting shorter.
    One boat fewer. Now we should both plan for the end.
    The harbour is growing quiet. I like it that way.
    Farewell, boat. I shall miss your column.
    I have seen many boats go. I am still sitting here.
talk-duel-careful-ahead =
    I lead? I must check. Yes. I lead.
    The old man is in front. Write that down. No, I shall.
    In front. At my age one walks slowly, but sets off early.
    My column is ahead of yours. It has only taken eighty years.
talk-duel-careful-behind =
    You are ahead. The ink is not dry yet.
    The young run in front. I know a short cut.
    Your column is longer. Mine has better handwriting.
    You lead. I have been behind three pharaohs. It passes.
talk-duel-careful-won =
    I roll up the scroll. The last line is mine.
    Won, and my lentils are still warm.
    You were quick. I was already there.
    One point after another, in a neat hand. That is all I do.
    The accounts are correct. For your sake, I almost regret it.
    Come again. I am always here. That is the secret of old age.
    Won. Would you read me the result? I like the sound of it.
    The reed behind my ear has seen it coming.
    I should say that I was lucky. I was not.
    You lost to a man who needs help to stand up.
talk-duel-careful-lost =
    Write your name here. No, bigger. You have earned it.
    I added it up three times. You win every time.
    Beaten by a youngster. At my age, that is everybody.
    My list was complete. You were not on it.
    I waited one turn too long. I should know better by now.
    A clean victory. I shall copy it for the archive.
    I have found no mistake in your list. I looked for an hour.
    Lost. I shall file it under “weather”.
    Take my chair. No, help me up first.
    You won. I have forgotten how. That is my right.
talk-duel-careful-shared =
    A draw. One column will do for both of us.
talk-duel-careful-up =
    You won twice in a row. Next time I could read every line.
talk-duel-careful-down =
    I have won three times in a row. Shall I write with my left hand?

## greedy
talk-duel-greedy-start =
    Come closer, dear. I smell a bargain.
    My baskets are empty. That will not do.
    Lotus, cedar, myrrh, and in a moment all your tokens.
    I have the rent for a stall to pay. No hard feelings?
    What a pretty harbour! I would like all of it.
    Good day! Do you buy, sell, or just lose?
    A drop of scent for luck. Mine, not yours.
    My mother said: never leave a boat half empty.
    Today I’m only looking. I’m joking, of course.
    I sing while I count. You will hear a lot of singing.
talk-duel-greedy-mine =
    Look, a whole handful! Feel how heavy the basket is.
    Oh, these go beautifully with the ones at home.
    No need to wrap them. I’ll take them as they are.
    One for the stall, one for the shelf, and I smell lovely.
    Don’t mind me, I’m only filling the basket.
talk-duel-greedy-yours =
    That was the row I dreamt of. Could you at least look sorry?
    All that for you? I need to sit down.
    You shop like my aunt. That is high praise.
    Leave something on the boat! The planks, for example.
    You didn’t even ask the price!
talk-duel-greedy-gift =
    You unload, and I collect. Do you do this for everybody?
    For me? And not even wrapped. How charming.
    I knew that spot was worth a figure.
    Home delivery! I’ll recommend you to my aunt.
    I’d have paid for that. Don’t tell anyone.
talk-duel-greedy-helped =
    Fine, take your share. But I choose when.
    I give a little now and get more later. That is trade.
    A little something for you. Do tell your friends.
    A free sample. Next time it costs something.
    You get yours, I get room in the harbour. Fair?
talk-duel-greedy-action =
    Is that all you wanted it for? I would have bought it from you.
    You spend tokens like water. It hurts to watch.
    A clever bargain. I wish I had thought of it.
    Such a pretty token, and already spent!
    Quick fingers! You could pick pockets at my stall. Don’t.
talk-duel-greedy-wasted =
    Into the water with it? My heart!
    Nobody wants it? I do! Too late.
    Such waste. I would have found a shelf for it.
    Gone! I could have sold that twice.
    Somewhere a crocodile is wearing my token.
talk-duel-greedy-left =
    There it goes, and nothing new comes in. Hurry, hurry!
    Closing-down sale! Fewer boats, sharper elbows.
    One boat gone. I still have room in my baskets.
    Goodbye, darling. You were always so full.
    The harbour is getting small. My baskets are not.
talk-duel-greedy-ahead =
    I’m in front! Does anybody want to touch my basket for luck?
    My heap is bigger than yours. I’m only saying.
    In the lead, la la la. Somebody has to sing about it.
    I lead. Prices have just gone up.
talk-duel-greedy-behind =
    You lead? Would you sell the lead? I pay in myrrh.
    You have more than I do. I find that very untidy.
    In front, are you? I’m only taking a run-up.
    Enjoy it, dear. Evening prices are different.
talk-duel-greedy-won =
    Full baskets, full heart. You must visit my stall.
    I won! I’ll name a scent after you. A sad one.
    It adds up, it adds up, la la la.
    You were a lovely customer. Come back with more.
    Time to go home? With baskets like these, gladly.
    A good day’s work, and my feet do not even hurt.
    Sold out, and everything sold to me!
    I won! Smell that? Victory. A new scent.
    I’d give you a basket to cry into, but they are all full.
    Tell my aunt! No, I’ll tell her. Everybody!
talk-duel-greedy-lost =
    You bargained me down to nothing. Hats off.
    I bought too much of the wrong thing. It happens to the best.
    Lost! Now I have to be nice to you. You’re rich.
    Your baskets were deeper than mine.
    Do not look at me. I am crying into the myrrh.
    A fair price for a good lesson. Again tomorrow?
    You got everything I wanted, and for nothing!
    I’m closing the stall for today. Tomorrow is another market.
    I’ll give you my baskets. No, I won’t. But I thought about it.
    Beaten at my own trade. What do you sell?
talk-duel-greedy-shared =
    Half for you, half for me? My aunt must never hear of this.
talk-duel-greedy-up =
    Twice you have outbid me. Next time I’ll pay attention. Deal?
talk-duel-greedy-down =
    Three in a row for me! Shall I give you a discount?

## spoiler
talk-duel-spoiler-start =
    Hi! I untied nothing. Yet.
    They pay me to run errands. Nobody pays me to be good.
    I’m small, but I can reach every rope.
    You just plan. I’ll be over there, whistling.
    I bet you a honey cake that I’ll get in your way.
    My mother thinks I’m at school. Quick!
    I know which boat you want. You keep looking at it.
    Figures in the harbour, fingers off my honey.
    I have a tooth missing and a plan ready.
    Old Senbi says I’m a pest. He’s right.
talk-duel-spoiler-mine =
    All those for me! Did you see? Did you?
    I carry parcels all day long. These ones I’m keeping.
    Ha! And I didn’t even have to run.
    More than one! I need bigger pockets.
    Snatched! You were looking at the ducks, right?
talk-duel-spoiler-yours =
    Not fair. Well, fair. But still.
    I should have stuck my foot in there.
    So many? I’ll tell everyone that you cheated. No, I won’t.
    Wow. I mean: pah.
    I was just about to untie that one. Honest.
talk-duel-spoiler-gift =
    For me? Did you forget that I was standing there?
    I just stood around and got something. Best job ever.
    Thanks! I’ll carry your bag for that. Part of the way.
    You did the work, I get the stuff. Just like with my sister.
    Is it my birthday? No? Thanks anyway.
talk-duel-spoiler-helped =
    You got something? That was an accident.
    Oops. Well, I didn’t want to wait any longer.
    Take it. You look as if you need it.
    I was in a hurry. Don’t get used to it.
    You can keep that. I didn’t want it. Much.
talk-duel-spoiler-action =
    Hey, that was going to be my trick.
    An action token? You’re almost as bad as me.
    Phew, now it’s used up. I was scared of it the whole time.
    I saw that! I just couldn’t stop it.
    Can you show me that one again? Slowly?
talk-duel-spoiler-wasted =
    Splash! Nobody gets it. I like that.
    Gone! You wanted it, didn’t you?
    If I can’t have it, the crocodiles can.
    I could dive for it. Later. There are crocodiles.
    Plop. That was the best part so far.
talk-duel-spoiler-left =
    That boat is gone, and I never touched its rope. Honest.
    Bye-bye, boat! Fewer places for you to hide.
    It’s getting tight. I’m good in tight places.
    One rope fewer to untie. What a pity.
    Can I go with it? No? Fine, then I’ll stay and win.
talk-duel-spoiler-ahead =
    I’m in front! Me! Look!
    Catch me! You can’t, I run errands for a living.
    I lead, and I’m not even standing on my toes.
    First! The last one buys the honey cake.
talk-duel-spoiler-behind =
    You’re in front. Look, a hippo! Behind you!
    I’m just letting you have a go at leading.
    In front, eh? Then I can see what you’re up to.
    You’re ahead. For now. Do you like honey?
talk-duel-spoiler-won =
    I won! I won! May I stay up late now?
    You were good. I was in the way.
    That’s one honey cake for me.
    I’m twelve. Just so you know.
    And I did it with a missing tooth.
    See? I can reach every rope.
    I won! I’ll run and tell the whole harbour!
    You can have a go at my job. It’s easier.
    I didn’t cheat. I checked.
    Lost against a kid! I won’t tell. I’ll only whistle it.
talk-duel-spoiler-lost =
    You won. I let you. No, I didn’t.
    How do you do that without running?
    Fine. Half of my honey cake is yours. The smaller half.
    I should have untied something.
    Don’t tell old Senbi that I lost.
    Just you wait until I’m thirteen.
    You only won because I had to go home soon.
    Again! Again! Right now!
    My tooth hurts. The missing one.
    I let go of the rope too soon. It wasn’t even mine.
talk-duel-spoiler-shared =
    A draw? Then we both have to help with the washing-up.
talk-duel-spoiler-up =
    Twice in a row? Shall I really try now?
talk-duel-spoiler-down =
    I’ve won three times! Shall I shut one eye?
