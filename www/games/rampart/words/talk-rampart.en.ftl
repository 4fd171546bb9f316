# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/rampart/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-rampart-careful-start =
    One course upon another. That is how a rampart rises.
    I have drawn it already. Now I only need the cards.
    Low first, then higher. Say it with me.
    I shall remember where things lie. Try to do the same.
    My veil is pinned, and my plumb line hangs straight. We may begin.
    No castles in the air, please. Only on the ground.
    Good masons turn a stone over before they lay it.
    The mortar is wet, so let us not dawdle.
    My first wall fell down. I have kept the stones.
    Take your time. A castle takes forty years.
talk-rampart-careful-low =
    A low card, just as a foundation should be.
    This one sits deep. I am content.
    A small number for a tall wall.
talk-rampart-careful-high =
    That is high up. I measured before I climbed.
    Not much will fit on top of this one. It was worth it.
    A high card. Now I must hold my breath.
talk-rampart-careful-yourlow =
    A good, low course. You have built before.
    Sensible. I would have taken that one myself.
    You leave yourself room above. I notice such things.
talk-rampart-careful-back =
    You put it back. I have marked the spot in my plan.
    Not today? I know where it lies now.
    Thank you for showing me.
talk-rampart-careful-hit =
    My lovely wall! There was a card there.
    A hole. I shall draw it again, and I shall not cry.
    A cannon! In my drawings nobody ever fires.
talk-rampart-careful-shot =
    I do not enjoy this. I did aim carefully, though.
    One card fewer for you. Forgive an old mason.
    The cannon came with the card. I had to fire it.
talk-rampart-careful-out =
    Nothing higher is left for you. Your wall is what it is.
    You have built into the clouds. No card is left up there.
    There is a lesson in that: leave room at the top.
talk-rampart-careful-won =
    It stands, and it is straight. My drawing was right.
    I won course by course. There is no other way up.
    Come up and look. The view is better from here.
    Your rampart is pretty. Mine is better.
    I remembered more than I expected. A fine day.
    Shall I lend you my plumb line?
talk-rampart-careful-lost =
    Your fort is the better one. I would take off my veil, but it is pinned.
    I planned for everything except you.
    I forgot only one card. It was the one I needed.
    You remember better than I do. I have to draw things.
    Beaten. I shall build the next one on rock.
    May I draw your wall? I should like to study it.
talk-rampart-careful-shared =
    The same height for both of us. The king will need two keys.
talk-rampart-careful-up =
    You built better twice in a row. Shall I try to remember more?
talk-rampart-careful-down =
    Three of your walls in a row fell short. Shall I forget a little more?

## greedy
talk-rampart-greedy-start =
    The soup is on. I have time for one castle.
    A rampart is like a cake: layers!
    I take what’s on the table. I always have.
    Hands washed? Good. Mine are sticky.
    Which card smells best? That one, I think.
    My moustache is twitching. That means luck, or pepper.
    I cook for eighty knights. You do not frighten me.
    One for the pot, one for me. Shall we?
    Big cards, big portions. That is how I build.
    I’ve lost my ladle again. And now I have to remember cards?
talk-rampart-greedy-low =
    Just a small bite. I’m being sensible, for once.
    A little one! They are the tastiest.
    Low, but mine.
talk-rampart-greedy-high =
    What a piece! I couldn’t leave it lying there.
    That was a big one. I may regret it after the meal.
    As high as a soufflé. Nobody slam the door!
talk-rampart-greedy-yourlow =
    Is that all you’re having? You’ll stay thin.
    Such a small card. And you look so pleased.
    You start with the vegetables. I know your kind.
talk-rampart-greedy-back =
    You send it back? In my kitchen that is an insult.
    Not to your taste? I saw where you put it.
    I would have eaten that one.
talk-rampart-greedy-hit =
    My beautiful cake! Who shoots at cake?
    Ow! That was the best layer.
    A hole in my wall! Now the kitchen is draughty.
talk-rampart-greedy-shot =
    Boom! One crumb fewer on your plate.
    I only wanted to give it a stir, and it went off.
    Sorry! My fingers were slippery. It’s the butter.
talk-rampart-greedy-out =
    Are you full? I’ll clear your plate away.
    No higher card left for you. It’s the cook’s turn.
    You piled your plate too high. I know the feeling.
talk-rampart-greedy-won =
    Dinner is served, and I get the first plate!
    My fort! I’ll hang the hams in it.
    I won? I WON! Sausages for everyone!
    It’s not how high you build. It’s how much you eat.
    Don’t cry into the soup. It has enough salt.
    So that’s why my moustache was twitching. It was luck.
talk-rampart-greedy-lost =
    Burnt! I left it in too long.
    I took too much too soon. As always, says my wife.
    Your fort! Then you can peel the onions.
    You won with such small portions. I must think about that.
    Where were all the good cards? I must have been tasting.
    Well cooked. I mean, well built.
talk-rampart-greedy-shared =
    We both won? Then we need two spoons.
talk-rampart-greedy-up =
    Twice you took my dessert. Next time I’ll watch my plate. Agreed?
talk-rampart-greedy-down =
    Three helpings in a row for me. Shall I leave you more?

## spoiler
talk-rampart-spoiler-start =
    My uncle’s helmet, my rules. Ready?
    I can hit a turnip at fifty paces. Just saying.
    Build it nice and high. Then it falls better.
    I can’t see much in this helmet. Enough, though.
    The loser mucks out the stables.
    They won’t let me joust. So you’ll have to do.
    I remember everything. Mostly what you want to hide.
    My plaits are tight, and my cannon is clean.
    A castle isn’t finished until I’ve attacked it.
    You build the wall. I’ll find the gap.
talk-rampart-spoiler-low =
    Low and boring. My uncle would be proud.
    A low one. You wanted it, didn’t you?
    Got it before you did.
talk-rampart-spoiler-high =
    All the way up! I like it where it wobbles.
    High card, quick fort. Catch me if you can.
    From up here I can see your whole wall.
talk-rampart-spoiler-yourlow =
    Hey, I needed a low one as well.
    Nice card. I know a cannon that would like it.
    Slow and steady, are you? I can wait, too. For a bit.
talk-rampart-spoiler-back =
    Back it goes. I was watching your eyes.
    Cold feet? Try sleeping in armour.
    Now I know where it is, too. Bad luck.
talk-rampart-spoiler-hit =
    You shot ME? I do the shooting around here!
    Ha! You only hit my helmet. And a card.
    Right. This means war.
talk-rampart-spoiler-shot =
    Bang! Right in the turnip.
    That’s exactly the one I was aiming at.
    Your wall has a window now.
talk-rampart-spoiler-out =
    Stuck up there? Wave to me.
    That’s as high as you go. What a shame.
    Just sit on your wall and watch.
talk-rampart-spoiler-won =
    C’est mon fort! Hands off!
    I won! You’re mucking out the stables.
    Fourteen years old and undefeated. Today.
    You built. I arrived.
    I won, and I haven’t even got a horse.
    Nice wall, by the way. I’ll hang my helmet on it.
talk-rampart-spoiler-lost =
    Next time I’ll bring a bigger cannon.
    Fine. I’ll muck out the stables.
    I couldn’t see a thing in this helmet!
    Your fort. For now.
    That was really good. I never said that.
    My uncle lost a war once. He got over it.
talk-rampart-spoiler-shared =
    A shared fort? Then it’s a truce. Until tomorrow.
talk-rampart-spoiler-up =
    Twice in a row? Next time the helmet comes off. Ready?
talk-rampart-spoiler-down =
    Three in a row! Want me to close the visor?
