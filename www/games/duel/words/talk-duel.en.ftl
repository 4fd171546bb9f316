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
talk-duel-careful-yours =
    A fine haul. I shall write it in large letters.
    You placed your figures well. An old man can admit it.
    I had underestimated that boat. It is noted.
talk-duel-careful-gift =
    You unload, and some of it is mine. Thank you, young friend.
    All I had to do was wait for you.
    A gift. I must look up which column that goes in.
talk-duel-careful-helped =
    You get something out of it. I have weighed it, and it is fair.
    I put this under your name. A scribe has to be correct.
    I unload, you receive. It bothers me less than it seems.
talk-duel-careful-action =
    An action token. I mark it as spent.
    So that is what you were saving it for.
    You are quick. I am still reading what it does.
talk-duel-careful-wasted =
    A token for nobody. I write it off with a sigh.
    That one goes into the river. The Nile has a good collection.
    Nobody signed for that token. Out it goes.
talk-duel-careful-left =
    A boat leaves for good. My list is getting shorter.
    One boat fewer. Now we should both plan for the end.
    The harbour is growing quiet. I like it that way.
talk-duel-careful-won =
    I roll up the scroll. The last line is mine.
    Won, and my lentils are still warm.
    You were quick. I was already there.
    One point after another, in a neat hand. That is all I do.
    The accounts are correct. For your sake, I almost regret it.
    Come again. I am always here. That is the secret of old age.
talk-duel-careful-lost =
    Write your name here. No, bigger. You have earned it.
    I added it up three times. You win every time.
    Beaten by a youngster. At my age, that is everybody.
    My list was complete. You were not on it.
    I waited one turn too long. I should know better by now.
    A clean victory. I shall copy it for the archive.
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
talk-duel-greedy-yours =
    That was the row I dreamt of. Could you at least look sorry?
    All that for you? I need to sit down.
    You shop like my aunt. That is high praise.
talk-duel-greedy-gift =
    You unload, and I collect. Do you do this for everybody?
    For me? And not even wrapped. How charming.
    I knew that spot was worth a figure.
talk-duel-greedy-helped =
    Fine, take your share. But I choose when.
    I give a little now and get more later. That is trade.
    A little something for you. Do tell your friends.
talk-duel-greedy-action =
    Is that all you wanted it for? I would have bought it from you.
    You spend tokens like water. It hurts to watch.
    A clever bargain. I wish I had thought of it.
talk-duel-greedy-wasted =
    Into the water with it? My heart!
    Nobody wants it? I do! Too late.
    Such waste. I would have found a shelf for it.
talk-duel-greedy-left =
    There it goes, and nothing new comes in. Hurry, hurry!
    Closing-down sale! Fewer boats, sharper elbows.
    One boat gone. I still have room in my baskets.
talk-duel-greedy-won =
    Full baskets, full heart. You must visit my stall.
    I won! I’ll name a scent after you. A sad one.
    It adds up, it adds up, la la la.
    You were a lovely customer. Come back with more.
    Time to go home? With baskets like these, gladly.
    A good day’s work, and my feet do not even hurt.
talk-duel-greedy-lost =
    You bargained me down to nothing. Hats off.
    I bought too much of the wrong thing. It happens to the best.
    Lost! Now I have to be nice to you. You’re rich.
    Your baskets were deeper than mine.
    Do not look at me. I am crying into the myrrh.
    A fair price for a good lesson. Again tomorrow?
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
talk-duel-spoiler-yours =
    Not fair. Well, fair. But still.
    I should have stuck my foot in there.
    So many? I’ll tell everyone that you cheated. No, I won’t.
talk-duel-spoiler-gift =
    For me? Did you forget that I was standing there?
    I just stood around and got something. Best job ever.
    Thanks! I’ll carry your bag for that. Part of the way.
talk-duel-spoiler-helped =
    You got something? That was an accident.
    Oops. Well, I didn’t want to wait any longer.
    Take it. You look as if you need it.
talk-duel-spoiler-action =
    Hey, that was going to be my trick.
    An action token? You’re almost as bad as me.
    Phew, now it’s used up. I was scared of it the whole time.
talk-duel-spoiler-wasted =
    Splash! Nobody gets it. I like that.
    Gone! You wanted it, didn’t you?
    If I can’t have it, the crocodiles can.
talk-duel-spoiler-left =
    That boat is gone, and I never touched its rope. Honest.
    Bye-bye, boat! Fewer places for you to hide.
    It’s getting tight. I’m good in tight places.
talk-duel-spoiler-won =
    I won! I won! May I stay up late now?
    You were good. I was in the way.
    That’s one honey cake for me.
    I’m twelve. Just so you know.
    And I did it with a missing tooth.
    See? I can reach every rope.
talk-duel-spoiler-lost =
    You won. I let you. No, I didn’t.
    How do you do that without running?
    Fine. Half of my honey cake is yours. The smaller half.
    I should have untied something.
    Don’t tell old Senbi that I lost.
    Just you wait until I’m thirteen.
talk-duel-spoiler-shared =
    A draw? Then we both have to help with the washing-up.
talk-duel-spoiler-up =
    Twice in a row? Shall I really try now?
talk-duel-spoiler-down =
    I’ve won three times! Shall I shut one eye?
