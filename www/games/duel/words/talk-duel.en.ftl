# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/duel/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-duel-careful-start =
    My reed is sharpened. Speak slowly, I write everything down.
    At eighty one has time. Do you?
    I have kept the lists of this harbour since before it had one.
    A new scroll, a new opponent. The ink is the same.
    Two players, one harbour. In my youth we needed less.
    I shall lose my glasses before I lose count.
    Good morning. Or is it evening? The figures will know.
    First I look at the whole harbour. Then I look again.
    Do not mind my hand. It shakes, the head does not.
    Three pharaohs have lost to me. Two of them on purpose.
talk-duel-careful-mine =
    Two tokens or more for me. I had them on my list.
    Patience unloads the boat by itself.
    Entered, signed, and dry already. All of it mine.
talk-duel-careful-yours =
    A fine haul. I write it in red, so that I remember.
    You placed your figures well. An old man can admit it.
    That boat I had underestimated. It is noted.
talk-duel-careful-gift =
    You unload, and some of it is mine. Thank you, young friend.
    I only had to wait for your hand.
    A gift. I must look up under which heading that goes.
talk-duel-careful-helped =
    You get something, too. I have weighed it, and it is fair.
    Part of it is yours. A scribe has to be correct.
    I could not unload without you. It bothers me less than it seems.
talk-duel-careful-action =
    An action token. I mark it as spent.
    So that is what you were saving it for.
    Quick hands. I am still reading what it does.
talk-duel-careful-wasted =
    A token for nobody. I write it off with a sigh.
    That one goes into the river. The Nile has a good collection.
    Nobody signed for that token. It leaves.
talk-duel-careful-left =
    A boat leaves for good. My list is getting short.
    One boat fewer. Now we should both plan the end.
    The harbour grows quiet. I like it that way.
talk-duel-careful-won =
    I close the scroll. The last line is mine.
    Won, and my tea is still warm.
    You were quick. I was there already.
    One point after another, in a neat hand. That is all I do.
    The accounts are right. I regret it a little, for your sake.
    Come again. I am always here, that is the secret of old age.
talk-duel-careful-lost =
    Write your name here. No, bigger. You have earned it.
    I added it up three times. You win every time.
    Beaten by somebody without one grey hair. The shame is bearable.
    My list was complete. You were not on it.
    I waited one turn too long. At my age that is a habit.
    A clean victory. I shall copy it for the archive.
talk-duel-careful-shared =
    A draw. I need only one column for both of us.
talk-duel-careful-up =
    You won twice in a row. Next time I read every line.
talk-duel-careful-down =
    I have won three times in a row. Shall I write with my left hand?

## greedy
talk-duel-greedy-start =
    Come closer, dear. I smell a bargain.
    My baskets are empty. That will not do.
    Lotus, cedar, myrrh, and in a moment all your tokens.
    I have a stall to pay for. No hard feelings?
    What a pretty harbour! I would like all of it.
    Good day! Do you buy, sell, or just lose?
    A drop of scent for luck. Mine, not yours.
    My mother said: never leave a boat half empty.
    Today I only look. I am joking, of course.
    I sing while I count. You will hear a lot of singing.
talk-duel-greedy-mine =
    Two at least, in one go! Feel how heavy the basket is.
    Oh, these go beautifully with the ones at home.
    Wrap them up, I take them all.
talk-duel-greedy-yours =
    That was the row I dreamt of. Could you at least look sorry?
    All that for you? I need to sit down.
    You shop like my aunt. That is high praise.
talk-duel-greedy-gift =
    You unload and I collect. Do you do this for everybody?
    For me? And not even wrapped. How charming.
    I knew that place on the boat was worth a figure.
talk-duel-greedy-helped =
    Fine, take your part. But I choose the moment.
    I give a little to get a little more. That is trade.
    Something for you as well. Do tell your friends.
talk-duel-greedy-action =
    Was that all it was for? I would have paid you for it.
    You spend tokens like water. I only ever collect.
    A clever purchase. What did you pay?
talk-duel-greedy-wasted =
    Into the water with it? My heart!
    Nobody wants it? I do! Too late.
    Such waste. I would have found a shelf for it.
talk-duel-greedy-left =
    There it goes, and nothing new comes in. Hurry, hurry!
    Closing sale! Fewer boats, sharper elbows.
    One boat gone. I still have room in my baskets.
talk-duel-greedy-won =
    Full baskets, full heart. You must visit my stall.
    I won! I will name a scent after you. A sad one.
    It adds up, it adds up, la la la.
    You were a lovely customer. Come back with more.
    Home already? With such baskets, gladly.
    A good day’s work, and my feet do not even hurt.
talk-duel-greedy-lost =
    You bargained me down to nothing. Hats off.
    I bought too much of the wrong thing. It happens to the best.
    Lost! Now I have to be nice to you, you are rich.
    Your baskets were deeper than mine.
    Do not look at me. I am crying into the myrrh.
    A fair price for a good lesson. Again tomorrow?
talk-duel-greedy-shared =
    Half for you, half for me? My aunt must never hear of this.
talk-duel-greedy-up =
    Twice you outbid me. Next time I pay attention.
talk-duel-greedy-down =
    Three in a row for me! Shall I give you a discount?

## spoiler
talk-duel-spoiler-start =
    Hi! I untied nothing. Yet.
    They pay me to run errands. Nobody pays me to be good.
    I am small, but I can reach every rope.
    You go ahead and plan. I will be over there, whistling.
    Bet you a honey cake that I get in your way.
    My mother thinks I am at school. Quick!
    I know which boat you want. You keep looking at it.
    Figures on the harbour, fingers off my honey.
    I have a tooth missing and a plan ready.
    Old Senbi says I am a pest. He is right.
talk-duel-spoiler-mine =
    Two or more for me! Did you see? Did you?
    I carry parcels all day. These I keep.
    Ha! And I did not even have to run.
talk-duel-spoiler-yours =
    Not fair. Well, fair. But still.
    I should have put my foot in there.
    So many? I will tell everyone that you cheated. No, I won’t.
talk-duel-spoiler-gift =
    For me? Did you forget that I was standing there?
    I just stood around and got something. Best job ever.
    Thanks! I will carry your bag for that. A short way.
talk-duel-spoiler-helped =
    You got something too? That was an accident.
    Oops. Well, I did not want to wait any longer.
    Take it. You look as if you needed it.
talk-duel-spoiler-action =
    Hey, I wanted to play that trick.
    An action token? You are almost as bad as me.
    Now it is used up. I was afraid of it the whole time.
talk-duel-spoiler-wasted =
    Splash! Nobody gets it. I like that.
    Gone! You wanted it, didn’t you?
    If I can’t have it, the crocodiles may.
talk-duel-spoiler-left =
    A boat leaves, and it was not even my fault.
    Bye-bye, boat! Fewer places for you to hide.
    It gets tight now. I am good in tight places.
talk-duel-spoiler-won =
    I won! I won! May I stay up late now?
    You were good. I was in the way.
    That’s one honey cake for me.
    I am twelve. Just so you know.
    And I did it with a missing tooth.
    Told you I can reach every rope.
talk-duel-spoiler-lost =
    You won. I let you. No, I didn’t.
    How do you do that without running?
    Fine. Half of my honey cake is yours. The smaller half.
    I should have untied something.
    Don’t tell Senbi that I lost.
    When I am thirteen I will beat you.
talk-duel-spoiler-shared =
    A draw? Then we both have to help with the washing-up.
talk-duel-spoiler-up =
    Twice in a row? Now I really try.
talk-duel-spoiler-down =
    I won three times! Shall I shut one eye?
