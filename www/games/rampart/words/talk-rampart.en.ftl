# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/rampart/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-rampart-careful-start =
    One course after another. That is how a rampart stands.
    I have drawn it already. Now I only need the cards.
    Low first, then higher. Say it with me.
    I shall remember where things lie. You try it, too.
    My veil is pinned, my plumb line hangs. We may begin.
    No towers in the air, please.
    Good masons turn a stone over before they lay it.
    The mortar is wet. Let us not waste the morning.
    My first wall fell down. I have kept the stones.
    Take your time. A castle takes forty years.
talk-rampart-careful-low =
    A low card. So a foundation should be.
    This one lies deep. I am content.
    A small number for a tall wall.
talk-rampart-careful-high =
    That is high up. I measured before I climbed.
    Little can lie on top of this one. It was worth it.
    A high card. Now I hold my breath.
talk-rampart-careful-yourlow =
    A good low course. You have built before.
    Sensible. I would have taken that one myself.
    You leave yourself room above. I notice such things.
talk-rampart-careful-back =
    You put it back. I have marked the spot in my plan.
    Not today? I know where it lies now.
    Thank you for showing me.
talk-rampart-careful-hit =
    My lovely wall! There was a card there.
    A hole. I shall draw it again without crying.
    Cannons. In my plan nobody fires.
talk-rampart-careful-shot =
    I do not enjoy this. I aimed carefully, though.
    One card fewer for you. Forgive an old mason.
    The cannon came with the card. I had to fire it.
talk-rampart-careful-out =
    Nothing higher is left for you. Your wall is what it is.
    You stand too high to build. Let me finish mine.
    There is a lesson in that: leave room.
talk-rampart-careful-won =
    It stands, and it is straight. My drawing was right.
    I won course by course. No magic in it.
    Come up and look. The view is better from here.
    Your rampart is pretty. Mine is better.
    I remembered more than I thought. A fine day.
    Shall I lend you my plumb line?
talk-rampart-careful-lost =
    Your fort is the better one. I take off my hat, carefully.
    I planned for everything except you.
    I forgot a single card. It was that one.
    You remembered more. I draw, you see.
    Beaten. I shall build the next one on rock.
    May I copy your wall? For study.
talk-rampart-careful-shared =
    Two forts, one height. The king will need two keys.
talk-rampart-careful-up =
    You built better twice in a row. Next time I remember more.
talk-rampart-careful-down =
    Three walls in a row fell short. Shall I forget a little more?

## greedy
talk-rampart-greedy-start =
    Soup is on. I have time for one castle.
    A rampart is like a cake: layers!
    I take what is on the table. Always have.
    Hands washed? Good. Mine are sticky.
    Which card smells best? That one, I think.
    My moustache twitches. That means luck, or pepper.
    I cook for eighty knights. You do not frighten me.
    One for the pot, one for me. Shall we?
    Big cards, big portions. That is how I build.
    I forgot where I put the ladle. The cards will be worse.
talk-rampart-greedy-low =
    A small bite to start with. Sensible, for once.
    A little one! They are the tastiest.
    Low, but mine.
talk-rampart-greedy-high =
    What a piece! I could not leave it there.
    That one was big. I may regret it after the meal.
    High as a soufflé. Nobody slam the door.
talk-rampart-greedy-yourlow =
    Is that all you take? You will stay thin.
    Such a small card. And you look so pleased.
    You start with the vegetables. I know your kind.
talk-rampart-greedy-back =
    You send it back? In my kitchen that is an insult.
    Not to your taste? I saw where you put it.
    I would have eaten that one.
talk-rampart-greedy-hit =
    My tower of cake! Who shoots at cake?
    Ow! That was the best layer.
    A hole in my wall. And it is draughty near the stove.
talk-rampart-greedy-shot =
    Boom! One crumb fewer on your plate.
    I only wanted to stir. It went off.
    Sorry! No, I am not. It was fun.
talk-rampart-greedy-out =
    You are full? Then I shall clear the table alone.
    No higher card for you. More for the cook.
    You piled it up too quickly. I know the feeling.
talk-rampart-greedy-won =
    Dinner is served, and I get the first plate!
    My fort! I will keep the hams in it.
    I won? I WON! Sausages for everyone!
    It is not how high you build. It is how much you eat.
    Do not cry into the soup, it has enough salt.
    My moustache was right. It was luck.
talk-rampart-greedy-lost =
    Burnt! I left it in too long.
    I took too much too soon. As always, says my wife.
    Your fort! Then you may peel the onions.
    You won with such small portions. I must think about that.
    Where did the good cards lie? I was tasting.
    Well cooked. I mean, well built.
talk-rampart-greedy-shared =
    Both? Then we need two spoons.
talk-rampart-greedy-up =
    Twice you took my dessert. Next time I keep my eyes open.
talk-rampart-greedy-down =
    Three helpings in a row for me. Shall I leave you more?

## spoiler
talk-rampart-spoiler-start =
    My uncle’s helmet, my rules. Ready?
    I can hit a turnip at fifty paces. Just saying.
    Build it nice and high. It falls better.
    I can’t see much in this helmet. Enough, though.
    Last one up cleans the horses.
    They won’t let me joust. So you will have to do.
    I remember everything. Mostly what you want to hide.
    My plaits are tight and my cannon is clean.
    A castle is only as good as the attack on it.
    You go first, I go through.
talk-rampart-spoiler-low =
    Low and boring. My uncle would be proud.
    A low one. You wanted it, right?
    Got it before you did.
talk-rampart-spoiler-high =
    All the way up! I like it where it wobbles.
    High card, quick fort. Catch me.
    From up here I can see your whole wall.
talk-rampart-spoiler-yourlow =
    Hey, I needed a low one as well.
    Nice stone. Would be a pity if a cannon came by.
    So you do it slowly. I can wait, too. For a bit.
talk-rampart-spoiler-back =
    Back it goes. I was watching your eyes.
    Scared of it? I’m not.
    Now we both know. Bad luck.
talk-rampart-spoiler-hit =
    You shot ME? With MY kind of trick?
    Ha! Only the helmet. And a card.
    Right. This means war.
talk-rampart-spoiler-shot =
    Bang! Turnip hit.
    I aimed at exactly that one.
    Your wall has a window now.
talk-rampart-spoiler-out =
    Stuck up there? Wave to me.
    You can’t go higher. I can.
    Sit on your wall and watch.
talk-rampart-spoiler-won =
    C’est mon fort! Hands off!
    Won! You do the horses.
    Fourteen years old and undefeated. Today.
    You built. I arrived.
    I win, and I haven’t even got a horse.
    Good wall, by the way. While it lasted.
talk-rampart-spoiler-lost =
    Next time I bring a bigger cannon.
    Fine. I’ll do the horses.
    I couldn’t see anything in this helmet!
    Your fort. For now.
    That was really good. Don’t tell anyone I said so.
    My uncle lost a war once. He lived.
talk-rampart-spoiler-shared =
    Both won? Then it’s a truce. Until tomorrow.
talk-rampart-spoiler-up =
    Twice in a row? Next time I take the helmet off.
talk-rampart-spoiler-down =
    Three in a row! Want me to close the visor?
