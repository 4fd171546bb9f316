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
    Close to the ground. My veil gets dusty, but the wall holds.
    From here it can only go up. Slowly.
talk-rampart-careful-high =
    That is high up. I measured before I climbed.
    Not much will fit on top of this one. It was worth it.
    A high card. Now I must hold my breath.
    It is windy up here. My plumb line is swinging.
    A ladder, please. And do not let go.
talk-rampart-careful-yourlow =
    A good, low course. You have built before.
    Sensible. I would have taken that one myself.
    You leave yourself room above. I notice such things.
    A wall is decided at the bottom. You know that, I see.
talk-rampart-careful-back =
    You put it back. I have marked the spot in my plan.
    Not today? I know where it lies now.
    Thank you for showing me.
    Back on its spot. I like a tidy building site.
    Row, column, number. I have it. I think.
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
    No card fits you any more. May I borrow your scaffolding?
    Sit down. I shall tell you how mine turns out.
talk-rampart-careful-mine =
    One more course. It sits.
    I had kept a place for this one in the drawing.
    Knock, knock. It does not ring hollow.
    It fits. Otherwise I would have left it.
    My wall is growing. Slowly, like all that lasts.
    Hand me the trowel, please. No? Then I shall do it myself.
    Another stone that knows where it belongs.
talk-rampart-careful-yours =
    You took it without measuring. I saw that.
    Your wall is growing. I can hear it.
    A decent joint. A little crooked on the left.
    That stone was in my drawing, too.
    You build quickly. I only say: mortar needs time.
    Taken is taken. I cross it off my plan.
    Good. I should not like to be the only one who builds here.
talk-rampart-careful-ahead =
    I am ahead. Do not look up, it makes one dizzy.
    In the lead, and still in plumb.
    I lead. It says so on the drawing, at the very bottom.
    My fort is the best now. I shall breathe out later.
talk-rampart-careful-behind =
    You are ahead. I shall have to build at night.
    You lead. High walls are seen from afar, also when they fall.
    Your fort is better than mine now. I shall not sign that.
    In front already? The mortar is not even dry.
talk-rampart-careful-won =
    It stands, and it is straight. My drawing was right.
    I won course by course. There is no other way up.
    Come up and look. The view is better from here.
    Your rampart is pretty. Mine is better.
    I remembered more than I expected. A fine day.
    Shall I lend you my plumb line?
    Not a crack in it. I have looked.
    A castle takes forty years. This one was quicker.
    The wall stands. You may lean on it.
    I roll up the parchment. It was a good sheet.
talk-rampart-careful-lost =
    Your fort is the better one. I would take off my veil, but it is pinned.
    I planned for everything except you.
    I forgot only one card. It was the one I needed.
    You remember better than I do. I have to draw things.
    Beaten. I shall build the next one on rock.
    May I draw your wall? I should like to study it.
    Your wall is straighter than my plan. How vexing.
    I measured everything except the time.
    A good mason praises a good wall. Well. It is good.
    My drawing was lovely. But one cannot live in it.
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
    That was the starter. Now I’m getting hungry.
    A crumb, but a good one.
talk-rampart-greedy-high =
    What a piece! I couldn’t leave it lying there.
    That was a big one. I may regret it after the meal.
    As high as a soufflé. Nobody slam the door!
    The cherry on top. Did I forget the cake?
    I needed the long ladle for that one.
talk-rampart-greedy-yourlow =
    Is that all you’re having? You’ll stay thin.
    Such a small card. And you look so pleased.
    You start with the vegetables. I know your kind.
    Just a nibble, is it?
talk-rampart-greedy-back =
    You send it back? In my kitchen that is an insult.
    Not to your taste? I saw where you put it.
    I would have eaten that one.
    Lid back on. I had a good look into the pot.
    Sent back, and it was still warm.
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
    The kitchen is closed for you. I’ll have seconds.
    Nothing fits any more? Loosen your belt, that helps.
talk-rampart-greedy-mine =
    Into the pot with it!
    One more layer. Can you smell the butter?
    Seen, taken, and I’m still hungry.
    It lay there all alone. I felt sorry for it.
    Too much? There is no such thing as too much.
    That one melts on the rampart.
    My wall and my belly: both are growing.
talk-rampart-greedy-yours =
    I had my fork in that one already!
    Chew slowly.
    Enjoy your meal. I was hoping for leftovers.
    You take it and don’t even lick your fingers?
    A good choice. The cook recommends it, too.
    That one was on my shopping list.
    Your cake is rising. Don’t you dare open the oven.
talk-rampart-greedy-ahead =
    I’m in front! Just follow the smell of the sausages.
    Mine is the biggest cake on the table!
    In the lead, and I only came in for the salt.
    The cook leads. Tell the knights.
talk-rampart-greedy-behind =
    You lead? Then I’ll turn up the fire.
    Your plate is fuller than mine. That has never happened before.
    Go ahead. The best part comes last, and that’s dessert.
    In front, are you? Who stirs the soup while I catch up?
talk-rampart-greedy-won =
    Dinner is served, and I get the first plate!
    My fort! I’ll hang the hams in it.
    I won? I WON! Sausages for everyone!
    It’s not how high you build. It’s how much you eat.
    Don’t cry into the soup. It has enough salt.
    So that’s why my moustache was twitching. It was luck.
    Lay the table on the rampart!
    I won, and I didn’t spill a drop. Well, one.
    My fort, my law: everybody eats.
    It was the pepper in the mortar. My secret.
talk-rampart-greedy-lost =
    Burnt! I left it in too long.
    I took too much too soon. As always, says my wife.
    Your fort! Then you can peel the onions.
    You won with such small portions. I must think about that.
    Where were all the good cards? I must have been tasting.
    Well cooked. I mean, well built.
    Lost. I’ll drown it in gravy.
    Your fort, then. But the kitchen stays mine.
    My cake has collapsed. Who slammed the door?
    You won on an empty stomach? Sit down, I’ll feed you.
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
    Small, but it bites.
    Down here nobody sees me coming.
talk-rampart-spoiler-high =
    All the way up! I like it where it wobbles.
    High card, quick fort. Catch me if you can.
    From up here I can see your whole wall.
    Wheee! Don’t tell my uncle.
    Heights? I’m scared of nothing. Almost nothing.
talk-rampart-spoiler-yourlow =
    Hey, I needed a low one as well.
    Nice card. I know a cannon that would like it.
    Slow and steady, are you? I can wait, too. For a bit.
    A foundation? I can dig tunnels, you know.
talk-rampart-spoiler-back =
    Back it goes. I was watching your eyes.
    Cold feet? Try sleeping in armour.
    Now I know where it is, too. Bad luck.
    Too hot for you?
    Thanks. I’ve got that one under my helmet now.
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
    No more cards for you? Then hold my lance.
    You built a wall and forgot the door. Classic.
talk-rampart-spoiler-mine =
    Mine now. Cry if you like.
    Another block for my cannon to stand on.
    I only took it so that you can’t.
    Clang! That was my helmet. The card is fine.
    You wanted that one. I can tell.
    Quick hands. It comes from catching hens.
    Up it goes. Try and stop me.
talk-rampart-spoiler-yours =
    Take it. It was dusty.
    I let you have that one. That should worry you.
    Hey! I had that card in my sights!
    Your wall gets bigger, and so does my target.
    Pretty. I give it a week.
    Snatched from under my visor!
    Stack them, stack them. I’m counting.
talk-rampart-spoiler-ahead =
    I’m in front! Blow the horn! Fine, I’ll do it. Toot.
    In the lead. And this helmet weighs a ton.
    First! My uncle never got this far.
    I lead. You may carry my shield.
talk-rampart-spoiler-behind =
    You’re in front? Hold still a moment.
    You lead. My cannon heard that.
    Fine. Heroes always come from behind.
    Enjoy the view. I’m already climbing.
talk-rampart-spoiler-won =
    C’est mon fort! Hands off!
    I won! You’re mucking out the stables.
    Fourteen years old and undefeated. Today.
    You built. I arrived.
    I won, and I haven’t even got a horse.
    Nice wall, by the way. I’ll hang my helmet on it.
    I won! And now I want a horse!
    Kneel! No? A small bow, then?
    They won’t let me joust. Nobody told me not to win.
    Too easy. Not true, but that’s how I’ll tell it.
talk-rampart-spoiler-lost =
    Next time I’ll bring a bigger cannon.
    Fine. I’ll muck out the stables.
    I couldn’t see a thing in this helmet!
    Your fort. For now.
    That was really good. I never said that.
    My uncle lost a war once. He got over it.
    I tripped over my plaits.
    Revenge! Tomorrow! After the stables!
    You won. Let’s say it was the helmet that lost.
    Teach me that. Please. I never say please.
talk-rampart-spoiler-shared =
    A shared fort? Then it’s a truce. Until tomorrow.
talk-rampart-spoiler-up =
    Twice in a row? Next time the helmet comes off. Ready?
talk-rampart-spoiler-down =
    Three in a row! Want me to close the visor?
