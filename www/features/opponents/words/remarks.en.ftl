# English: what computer players with a character say about the game.

remarks-said = { $name }: “{ $remark }”

## careful
remarks-blow-careful-1 = I counted that one twice.
remarks-blow-careful-2 = Slow and steady, and then points all at once.
remarks-helped-careful-1 = That helps you. I allowed for it.
remarks-helped-careful-2 = A few points for you. The sum still works for me.
remarks-good-careful-1 = Well counted. I should have seen it coming.
remarks-good-careful-2 = That was worth more than I thought.
remarks-gift-careful-1 = Thank you. I did not count on that.
remarks-gift-careful-2 = Points from your move? I shall write them down.
remarks-level-careful-1 = The same score. I have checked it twice.
remarks-level-careful-2 = Level. Now every single point counts.
remarks-narrow-careful-1 = So close. I don’t like it at all.
remarks-narrow-careful-2 = A point or two between us. Time to count again.
remarks-ahead-careful-1 = A clear lead. I mean to keep it.
remarks-ahead-careful-2 = I am ahead, and now I take no risks.
remarks-behind-careful-1 = You are well ahead. I must have miscounted.
remarks-behind-careful-2 = The gap is large. I will do the sums again.

## greedy
remarks-blow-greedy-1 = Mine! And now some more.
remarks-blow-greedy-2 = Now that was a proper bite.
remarks-helped-greedy-1 = That earned you something? Don’t get used to it.
remarks-helped-greedy-2 = Take your crumbs, I was in a hurry.
remarks-good-greedy-1 = What a feast, and I wasn’t invited.
remarks-good-greedy-2 = Hey, I wanted those points!
remarks-gift-greedy-1 = For me? How kind of you!
remarks-gift-greedy-2 = You move, I earn. We should do that more often.
remarks-level-greedy-1 = As much as I have? That is too much for you.
remarks-level-greedy-2 = Level? Then the next points are mine.
remarks-narrow-greedy-1 = One good bite can decide it.
remarks-narrow-greedy-2 = A point or two between us? I want more.
remarks-ahead-greedy-1 = Look at my pile! And there is room for more.
remarks-ahead-greedy-2 = I have plenty. I would still like yours.
remarks-behind-greedy-1 = You have far too much. Share!
remarks-behind-greedy-2 = So many points, and so few for me. I am hungry.

## spoiler
remarks-blow-spoiler-1 = You had other plans, I suppose?
remarks-blow-spoiler-2 = I did enjoy that one.
remarks-helped-spoiler-1 = Don’t thank me. It was not meant for you.
remarks-helped-spoiler-2 = Points for you? The wind must have turned.
remarks-good-spoiler-1 = Enjoy it while it lasts.
remarks-good-spoiler-2 = Nicely done. I will remember it.
remarks-gift-spoiler-1 = You are doing my work for me.
remarks-gift-spoiler-2 = Thank you. I had no need to spoil anything.
remarks-level-spoiler-1 = Level. Let’s see who trips first.
remarks-level-spoiler-2 = The same score. One of us won’t like what comes next.
remarks-narrow-spoiler-1 = So close that one nudge will do.
remarks-narrow-spoiler-2 = A point or two. It would be a pity if something happened.
remarks-ahead-spoiler-1 = I am ahead. And I still have ideas.
remarks-ahead-spoiler-2 = What a lead. Shall I let go of the rudder? No.
remarks-behind-spoiler-1 = You lead. That makes you the one to stop.
remarks-behind-spoiler-2 = Ahead, are you? Then I know where to look.
