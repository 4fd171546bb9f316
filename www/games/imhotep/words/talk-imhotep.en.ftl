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
talk-imhotep-careful-diverted =
    Your stones, and none of mine. I apologise: it was cheaper this way.
    I had no stone on it, so I chose the dock with a ruler.
    Your cargo has arrived. Not where you had drawn it, I suppose.
talk-imhotep-careful-robbed =
    My stones, your rudder. I should have sailed a turn earlier.
    You deliver my stones for free. Very kind, and very annoying.
    That was not in my plan. I am rubbing out a whole line.
talk-imhotep-careful-mine =
    More than one of my stones scores. The cord does not lie.
    One voyage, several points. I loaded it for that.
    That is how a boat should be filled.
talk-imhotep-careful-yours =
    Several of your stones score. Well measured.
    You had worked that out. I know a fellow surveyor when I see one.
    The right stones at the right dock. I am taking notes.
talk-imhotep-careful-card =
    A blue card. I thought you would keep it longer.
    There goes your tool. Used well, I think.
    Cards upset my drawings. I shall have to draw again.
talk-imhotep-careful-last =
    The last round. Now a wrong stone stays wrong.
    Last round. I am going through my sums once more.
    The sun is low. Whatever we plan now has to be built now.
talk-imhotep-careful-won =
    The sum came out just as I wrote it. Thank you for the game.
    I won with a ruler, not with luck. You should get one.
    Not one gap between the stones. Come and see how I did it.
    Cheer up. I lost for my first twenty years.
    I have checked the result twice. I really did win.
    A patient victory. I like those best.
talk-imhotep-careful-lost =
    You built better. Tomorrow I shall come and measure it.
    I made a mistake, and you found it. Well done.
    Forty years of stone, and still something to learn. Congratulations.
    The pharaoh would hire you. I would recommend it.
    My column is shorter than yours. I have counted.
    Fairly beaten. My cord needs a new knot.
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
talk-imhotep-greedy-diverted =
    Your stones, my choice. No charge for the freight.
    I had nothing aboard. So at least I get to choose.
    Off they go, your lovely stones. One mouth fewer at my dock.
talk-imhotep-greedy-robbed =
    Hey! Those were my stones on that boat!
    You carry off my lunch, before my eyes. That is cruel.
    I wanted those somewhere else. Somewhere with more gold.
talk-imhotep-greedy-mine =
    More than one stone pays. Bring me a bigger sack!
    One boat and so many points. I could kiss the helmsman.
    That one is mine. And that one. I do love counting.
talk-imhotep-greedy-yours =
    So much at once? Leave me the crumbs, at least.
    A whole feast off one boat. My stomach is growling.
    Those points smelled wonderful. A pity that they are yours.
talk-imhotep-greedy-card =
    A card! I never keep mine long enough to look that clever.
    What did that cost you? One card? Cheap.
    Blue suits you. Gold suits me.
talk-imhotep-greedy-last =
    Last round! Everything must go.
    The final helping. I am still hungry.
    The last round. Let me count what is left on the plate.
talk-imhotep-greedy-won =
    All mine! You played well, though. Have a fig.
    I won! Tonight we eat duck. You may watch.
    My sack is full and my heart is light. Again?
    A win is a meal. A good loser is dessert.
    The first bite was mine. So was the last.
    Gold, glory and a good chair. What more does a man need?
talk-imhotep-greedy-lost =
    You have more than I have? I did not know that was allowed.
    Picked to the bone! And I thought I was the hungry one.
    Take it, take it all. But the bread is mine.
    I counted on more. You counted better.
    Well played. I’ll sulk until supper, and then I’ll be back.
    An empty sack weighs nothing. Still, I like it better full.
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
talk-imhotep-spoiler-diverted =
    Your stones are sightseeing.
    Not a single stone of mine aboard. That was the fun of it.
    Did you want to go elsewhere? You should have said so. Or not.
talk-imhotep-spoiler-robbed =
    My own trick! Where did you learn that?
    You took my stones for a ride. I will return the favour.
    So that is what it feels like.
talk-imhotep-spoiler-mine =
    Several stones, several points, and you did not stop it.
    You were watching the wrong boat, weren’t you?
    Sometimes I even play for myself.
talk-imhotep-spoiler-yours =
    You slipped past me. It will not happen twice.
    So many at once? I looked away for one moment.
    Pretty. Now I know which site to spoil.
talk-imhotep-spoiler-card =
    You had that up your sleeve. I approve.
    A card? We are becoming friends.
    Card tricks are all very well. I prefer rope tricks.
talk-imhotep-spoiler-last =
    Last round. My last chance to annoy you.
    Now nobody can wait any longer. My favourite hour.
    The last boats. Watch my hands.
talk-imhotep-spoiler-won =
    You were on course. I moved the shore.
    Won, and you never saw the rope.
    It was nothing personal. Well, yes, it was.
    My compliments on your plan. It only went to the wrong dock.
    You set a fine course. Mine was shorter.
    A good captain loses with style. You have style.
talk-imhotep-spoiler-lost =
    You spoiled it all for me. I never knew how rude that feels.
    You sailed around every rock I put in your way.
    Well steered. I am angry, but only a little.
    Next time I’ll tie a second knot.
    I was so busy with your plans that I forgot mine.
    Your win. I will find out how you did it.
talk-imhotep-spoiler-shared =
    Even? Then we have spoiled it for each other.
talk-imhotep-spoiler-up =
    Twice in a row! Next time I’ll hide my tricks better. Are you in?
talk-imhotep-spoiler-down =
    Three in a row is no fun. Shall I look away now and then?
