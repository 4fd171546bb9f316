# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/imhotep/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-imhotep-careful-start =
    My cord is straight, my sums are ready. Shall we build?
    Six rounds. I have already divided the stones by six.
    There is no rush. I never hurry a stone.
    I have slept well and counted the boats twice. Now for the stones.
    A temple rests on its first course of stone. So does a game.
    Let me see your hands. Steady? Then we can begin.
    My knees do not ache, so it will stay dry. Good weather for stones.
    I have brought figs. You have brought stones, I hope.
    I shall write down every point, yours included.
    Plan first, load second. You will see.
talk-imhotep-careful-gift =
    You sailed it, I score. I shall put you on my list of helpers.
    Points from your boat? I did not have those in my column.
    Thank you. I would have sailed it myself, only later.
    My stone, your oar. I shall mention you in the inscription.
    Points without any work. At sixty, one is grateful for that.
    You have just paid my ferryman. Too kind.
talk-imhotep-careful-diverted =
    Your stones, and none of mine. I apologise: it was cheaper this way.
    I had no stone on it, so I chose the dock with a ruler.
    Your cargo has arrived. Not where you had drawn it, I suppose.
    I have drawn your stones into my plan. You may see it later.
    That boat was in my line of sight.
    They are good stones. They will look well there, too.
talk-imhotep-careful-robbed =
    My stones, your rudder. I should have sailed a turn earlier.
    You deliver my stones for free. Very kind, and very annoying.
    That was not in my plan. I am rubbing out a whole line.
    I had marked a place for those stones. In chalk, luckily.
    You sail well. I only wish you used your own stones.
    There goes a whole evening of careful thinking.
talk-imhotep-careful-mine =
    More than one of my stones scores. The cord does not lie.
    One voyage, several points. I loaded it for that.
    That is how a boat should be filled.
    One landing, several entries in my column. I need a finer reed.
    That is what I drew this morning. Exactly that.
    Stone by stone, says the rule. I allow myself exceptions.
talk-imhotep-careful-yours =
    Several of your stones score. Well measured.
    You had worked that out. I know a fellow surveyor when I see one.
    The right stones at the right dock. I am taking notes.
    Your stones arrived in good order. Too good for my taste.
    I see it, I note it, and I do not like it. Well done.
    Did you borrow my ruler?
talk-imhotep-careful-card =
    A blue card. I thought you would keep it longer.
    There goes your tool. Used well, I think.
    Cards upset my drawings. I shall have to draw again.
    Ah, the blue one. I had it on my list of dangers.
    A tool is only as good as the hand. Yours is good.
talk-imhotep-careful-last =
    The last round. Now a wrong stone stays wrong.
    Last round. I am going through my sums once more.
    The sun is low. Whatever we plan now has to be built now.
    Five rounds of plans. Now we find out whose were right.
    One more round, then my knees may rest.
    The last round. From now on I do my sums in ink.
talk-imhotep-careful-ahead =
    I am in front, by my count. And I count well.
    My column is the tallest now. I shall try not to stare.
    The lead is mine. It changes nothing about the plan.
    Slowly, slowly, and suddenly in front.
talk-imhotep-careful-behind =
    You are in the lead. I have measured it, I am afraid.
    The lead is yours. But a wall is judged when it is finished.
    You lead now. Good, that gives me something to aim at.
    In front, are you? I have corrected bigger errors.
talk-imhotep-careful-won =
    The sum came out just as I wrote it. Thank you for the game.
    I won with a ruler, not with luck. You should get one.
    Not one gap between the stones. Come and see how I did it.
    Cheer up. I lost for my first twenty years.
    I have checked the result twice. I really did win.
    A patient victory. I like those best.
    It stands, it is level, and it is mine.
    I shall have it carved in stone. A small one, do not worry.
    You build with courage, I build with a cord. Today the cord won.
    Have a fig. They are good against defeats.
talk-imhotep-careful-lost =
    You built better. Tomorrow I shall come and measure it.
    I made a mistake, and you found it. Well done.
    Forty years of stone, and still something to learn. Congratulations.
    The pharaoh would hire you. I would recommend it.
    My column is shorter than yours. I have counted.
    Fairly beaten. My cord needs a new knot.
    I was right about the stones and wrong about you.
    My plan was perfect. Yours was better.
    Leave me your notes. I want to see where it tipped.
    At sixty, one has learnt to lose. I am still practising.
talk-imhotep-careful-shared =
    Equal to the last point. Even my cord could not tell us apart.
talk-imhotep-careful-up =
    Twice in a row you were better. Shall I think longer next time?
talk-imhotep-careful-down =
    Three defeats in a row teach nothing. Shall I think a little less?

## greedy
talk-imhotep-greedy-start =
    Bread, beer, and all the points I can carry. Let’s go!
    I brought an empty sack. Guess what for.
    Ah, a guest! There is room for one more loser at my table.
    I had three breakfasts. I am ready.
    Everything on this table has a price. I mean to collect.
    You build for eternity? I build for tonight.
    Look at those boats. Like baskets waiting to be filled.
    My rule is simple: if it shines, I take it.
    A small wager? No? Points will do, then.
    Sit down, sit down. The first bite is mine.
talk-imhotep-greedy-gift =
    You row, I eat. What a good arrangement!
    Delivered to my door! What do I owe you? Nothing? Lovely.
    Points for me, and I did not even stand up.
    A delivery, and I never ordered it! I’ll keep it.
    You sail, I get fat. We should do this more often.
    Points! From you! Shall I put them on your bill?
talk-imhotep-greedy-diverted =
    Your stones, my choice. No charge for the freight.
    I had nothing aboard. So at least I get to choose.
    Off they go, your lovely stones. One mouth fewer at my dock.
    A free river cruise for your stones. I am generous today.
    I’m only clearing the table. Your plate was in the way.
    Wrong address? I only deliver, I can’t read.
talk-imhotep-greedy-robbed =
    Hey! Those were my stones on that boat!
    You carry off my lunch, before my eyes. That is cruel.
    I wanted those somewhere else. Somewhere with more gold.
    My stones! They were still warm!
    You steal from a hungry man’s plate?
    Fine. I’ll remember that when you want beer.
talk-imhotep-greedy-mine =
    More than one stone pays. Bring me a bigger sack!
    One boat and so many points. I could kiss the helmsman.
    That one is mine. And that one. I do love counting.
    Clink, clink! That is my favourite song.
    At least two bites from one boat. Delicious.
    My necklace has just grown by a link.
talk-imhotep-greedy-yours =
    So much at once? Leave me the crumbs, at least.
    A whole feast off one boat. My stomach is growling.
    Those points smelled wonderful. A pity that they are yours.
    All that? Who taught you to load a plate?
    I’m not looking. I’m not looking. I looked.
    I smell gold, and it is walking right past me.
talk-imhotep-greedy-card =
    A card! I never keep mine long enough to look that clever.
    What did that cost you? One card? Cheap.
    Blue suits you. Gold suits me.
    Saved up and well spent. I could never do that.
    You had that in the larder all this time?
talk-imhotep-greedy-last =
    Last round! Everything must go.
    The final helping. I am still hungry.
    The last round. Let me count what is left on the plate.
    Last round! Eat up, the kitchen is closing.
    One more round. I still have an empty pocket.
    Now comes the sweet part. I always leave room for it.
talk-imhotep-greedy-ahead =
    I’m in front! Would somebody polish my necklace?
    Look who is in the lead: the man with the bread.
    First at the buffet. That is my natural place.
    The biggest heap is mine now. Hands off.
talk-imhotep-greedy-behind =
    You are in front? Then I’ll eat faster.
    Your heap is bigger than mine. It hurts. Right here.
    Enjoy the lead. I’ll just finish chewing.
    In the lead, are you? So you were hungry, too.
talk-imhotep-greedy-won =
    All mine! You played well, though. Have a fig.
    I won! Tonight we eat duck. You may watch.
    My sack is full and my heart is light. Again?
    A win is a meal. A good loser is dessert.
    The first bite was mine. So was the last.
    Gold, glory and a good chair. What more does a man need?
    I won! Beer for everybody. Yours costs double.
    Licked clean, down to the last point.
    You should eat more before you play.
    That was delicious. What is on the menu tomorrow?
talk-imhotep-greedy-lost =
    You have more than I have? I did not know that was allowed.
    Picked to the bone! And I thought I was the hungry one.
    Take it, take it all. But the bread is mine.
    I counted on more. You counted better.
    Well played. I’ll sulk until supper, and then I’ll be back.
    An empty sack weighs nothing. Still, I like it better full.
    You have eaten my lunch, my supper and my pride.
    I lost? I haven’t even finished my bread.
    Take the gold. But tomorrow the price of bread goes up.
    I had an appetite. You had a plan.
talk-imhotep-greedy-shared =
    Equal? Then we cut the cake exactly in half.
talk-imhotep-greedy-up =
    Beaten twice in a row! Next time I’ll come hungry, if you dare.
talk-imhotep-greedy-down =
    Three wins in a row! My belt is tight. Shall I take smaller bites?

## spoiler
talk-imhotep-spoiler-start =
    Choose your dock. I would like to know which one to avoid.
    The current is strong today. I cannot promise anything.
    Load as you please. I steer.
    I have a good memory for boats and a bad one for promises.
    You look like somebody with a plan. I like plans.
    The wind is from the north, and I am in a good mood. Beware.
    Let’s see who ends up where they meant to go.
    Ropes, boats and you. This will be amusing.
    I never sink a boat. I only send it elsewhere.
    Is this seat free? And that mooring? Thank you.
talk-imhotep-spoiler-gift =
    You sailed it for me? I am almost touched.
    Points for me, from your own hand. I could not have been meaner.
    I had a trick ready. You saved me the trouble.
    Points, from you? I am almost ashamed. Almost.
    You pulled the rope for me. So it works in that direction, too.
    I could not have steered it better for myself.
talk-imhotep-spoiler-diverted =
    Your stones are sightseeing.
    Not a single stone of mine aboard. That was the fun of it.
    Did you want to go elsewhere? You should have said so. Or not.
    I only loosened a knot. The river did the rest.
    Your stones wanted to see the world.
    I took the scenic route. I recommend it.
talk-imhotep-spoiler-robbed =
    My own trick! Where did you learn that?
    You took my stones for a ride. I will return the favour.
    So that is what it feels like.
    Hijacked, on my own river!
    Careful. All that this river knows, it has learnt from me.
    Very funny. I am laughing on the inside. Deep inside.
talk-imhotep-spoiler-mine =
    Several stones, several points, and you did not stop it.
    You were watching the wrong boat, weren’t you?
    Sometimes I even play for myself.
    You watched my hands. My stones were already ashore.
    Straight in, no detours. I hardly know myself.
    That was honest work. Don’t tell anyone.
talk-imhotep-spoiler-yours =
    You slipped past me. It will not happen twice.
    So many at once? I looked away for one moment.
    Pretty. Now I know which site to spoil.
    I was tying a knot and missed it. Enjoy it.
    That boat should have run aground. I am getting soft.
    Well landed. I shall move the bank for your next one.
talk-imhotep-spoiler-card =
    You had that up your sleeve. I approve.
    A card? We are becoming friends.
    Card tricks are all very well. I prefer rope tricks.
    So that is what you had behind your back.
    Sneaky. I like you better already.
talk-imhotep-spoiler-last =
    Last round. My last chance to annoy you.
    Now nobody can wait any longer. My favourite hour.
    The last boats. Watch my hands.
    Last round. I have saved my worst ideas for it.
    The river gets narrow at the end. Mind the ropes.
    One round left. Hold on to something.
talk-imhotep-spoiler-ahead =
    I am in front. From here I can block both banks.
    In the lead, and nobody saw me row.
    You may follow in my wake now.
    Leading is dull. There is nobody in front to annoy.
talk-imhotep-spoiler-behind =
    You lead? Lovely. Now I know whom to aim at.
    From up there you cannot see my hands. A pity.
    In front already? Check your mooring.
    You have the lead. I have the rope.
talk-imhotep-spoiler-won =
    You were on course. I moved the shore.
    Won, and you never saw the rope.
    It was nothing personal. Well, yes, it was.
    My compliments on your plan. It only went to the wrong dock.
    You set a fine course. Mine was shorter.
    A good captain loses with style. You have style.
    A good knot holds to the end.
    I won, and your stones know the Nile now.
    Don’t look so wet. It was only a river.
    I owe it to the current. And to my hands. Mostly to my hands.
talk-imhotep-spoiler-lost =
    You spoiled it all for me. I never knew how rude that feels.
    You sailed around every rock I put in your way.
    Well steered. I am angry, but only a little.
    Next time I’ll tie a second knot.
    I was so busy with your plans that I forgot mine.
    Your win. I will find out how you did it.
    I set a trap and sailed into it myself.
    So you don’t need my help to arrive. Noted.
    Tell nobody. I have a bad name to lose.
    You won. The river and I need to talk.
talk-imhotep-spoiler-shared =
    Even? Then we have spoiled it for each other.
talk-imhotep-spoiler-up =
    Twice in a row! Next time I’ll hide my tricks better. Are you in?
talk-imhotep-spoiler-down =
    Three in a row is no fun. Shall I look away now and then?
