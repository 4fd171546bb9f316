# English: what the computer players with a character say in this game. Each message belongs to one of them and to one
# occasion, which www/games/imhotep/talk.ts describes; each of its lines is said alone, and has at most 90 characters. Every
# line is true whenever its occasion comes, whatever else lies on the table. All languages have the same number of lines.

## careful
talk-imhotep-careful-start =
    My cord is straight, my sums are ready. Shall we build?
    Six rounds. I have already divided the stones by six.
    Begin when you like. I never hurry a stone.
    I slept well and counted the boats twice. Good morning.
    A house stands on its first row. So does a game.
    Let me see your hands. Steady? Then we can start.
    My knees hurt, so it will stay dry. Good weather for stones.
    I brought figs. You bring stones.
    I shall write down every point, yours as well.
    Plan first, load second. You will see.
talk-imhotep-careful-gift =
    You sailed it, I score. I shall put you on my list of helpers.
    Points from your boat. I did not expect that in my column.
    Thank you. I would have sailed it myself, only later.
talk-imhotep-careful-diverted =
    Only your stones aboard. I apologise, it was cheaper this way.
    I had no stone on it, so I chose the dock by ruler.
    Your cargo has arrived. Not where you drew it, I suppose.
talk-imhotep-careful-robbed =
    My stones, your rudder. I should have sailed a turn earlier.
    You carry my stones for nothing. Very kind, and very annoying.
    That was not in my plan. I am rubbing out a whole line.
talk-imhotep-careful-mine =
    More than one of my stones scores. The cord does not lie.
    One voyage, several points. I loaded it for that.
    That is how a boat should be filled.
talk-imhotep-careful-yours =
    Several of your stones score. Well measured.
    You had counted that. I can tell a fellow surveyor.
    A full boat, at the right dock. I take notes.
talk-imhotep-careful-card =
    A blue card. I had you down for keeping it longer.
    There goes your tool. Used well, I think.
    Cards upset my drawings. I shall draw again.
talk-imhotep-careful-last =
    The last round. Now a wrong stone stays wrong.
    Last round. I go through my sums once more.
    The sun is low. Whatever we plan now has to be built now.
talk-imhotep-careful-won =
    The sum came out as I had written it. Thank you for the game.
    I won with a ruler, not with luck. You will want one too.
    It stands straight. Come and see how I did it.
    Do not be sad. I lost for the first twenty years.
    I checked the result twice. It is really mine.
    A patient win. I like those best.
talk-imhotep-careful-lost =
    You built better. I shall measure your work tomorrow.
    I made an error, and you found it. Well done.
    Forty years, and I still leave a boat too long. Congratulations.
    The pharaoh would hire you. I would recommend it.
    My column is shorter than yours. I have counted.
    Beaten, and fairly. My cord needs a new knot.
talk-imhotep-careful-shared =
    Equal to the last point. Even my cord could not tell us apart.
talk-imhotep-careful-up =
    Twice in a row you were better. Next time I will think longer.
talk-imhotep-careful-down =
    Three times in a row is no lesson. Shall I think a little less?

## greedy
talk-imhotep-greedy-start =
    Bread, beer, and all the points I can carry. Let’s go!
    I brought an empty sack. Guess what for.
    Ah, a guest! There is room for one more loser at my table.
    I had three breakfasts. I am ready.
    Everything on this table has a price. I mean to collect.
    You build for eternity? I build for tonight.
    Look at those boats. Like baskets waiting to be filled.
    My rule is short: if it shines, I take it.
    A small stake? No? Points will do, then.
    Sit down, sit down. The first bite is mine.
talk-imhotep-greedy-gift =
    You row, I eat. What a good arrangement!
    Delivered to my door! What do I owe you? Nothing? Lovely.
    Points for me, and I did not even stand up.
talk-imhotep-greedy-diverted =
    Your stones, my choice. The freight is on the house.
    I had nothing aboard. Then at least I get to choose.
    Off they go, your lovely stones. One mouth fewer at my dock.
talk-imhotep-greedy-robbed =
    Hey! Those were my stones on that boat!
    You take my lunch and carry it away. That is cruel.
    I wanted those somewhere else. Somewhere with more gold.
talk-imhotep-greedy-mine =
    More than one stone pays. Bring me a bigger sack!
    One boat and so many points. I could kiss the helmsman.
    Mine, and mine, and that one is mine as well.
talk-imhotep-greedy-yours =
    So much for you at once? Leave me the crumbs, at least.
    A whole feast off one boat, and I only watched.
    Those points smelled wonderful. A pity that they are yours.
talk-imhotep-greedy-card =
    A card! I never keep mine long enough to look that clever.
    What did that cost you? One card? Cheap.
    Blue suits you. Gold suits me.
talk-imhotep-greedy-last =
    Last round! Now everything has to go.
    The final helping. I am still hungry.
    The last round. Let me count what is left on the plate.
talk-imhotep-greedy-won =
    All mine! You played well, though. Have a fig.
    I won! Tonight we eat duck. You may watch.
    My sack is full and my heart is light. Again?
    A small win is a win. A big one is dessert.
    I told you the first bite was mine. So was the last.
    Gold, glory and a good chair. What more does a man need?
talk-imhotep-greedy-lost =
    You have more than I have. I did not know that was allowed.
    Eaten up! I bit off too much, and you waited.
    Take it, take it all. But the bread is mine.
    I counted on more. You counted better.
    Well played. I will sulk until supper, then I will be back.
    An empty sack weighs nothing. Still, I liked it better full.
talk-imhotep-greedy-shared =
    Equal? Then we cut the cake exactly in half.
talk-imhotep-greedy-up =
    Beaten twice in a row! Next time I come with an appetite.
talk-imhotep-greedy-down =
    Three wins in a row for me, I am full. Shall I leave you some?

## spoiler
talk-imhotep-spoiler-start =
    Choose your dock. I would like to know which one to avoid.
    The current is strong today. I cannot promise anything.
    Load as you please. I steer.
    I have a good memory for boats and a bad one for promises.
    You look like somebody with a plan. I like plans.
    The wind is from the north, and I am in a good mood. Beware.
    Let’s see who gets where they wanted to go.
    Ropes, boats and you. This will be amusing.
    I never sink a boat. I only send it elsewhere.
    Is this seat free? And that mooring? Thank you.
talk-imhotep-spoiler-gift =
    You sailed it for me? I am almost touched.
    Points for me, by your hand. I could not have been meaner.
    And I had a trick ready. You saved me the trouble.
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
    You were watching the wrong boat.
    Sometimes I even play for myself.
talk-imhotep-spoiler-yours =
    You slipped past me. It will not happen twice.
    So many at once? I looked away for one moment.
    Pretty. Now I know which site to spoil.
talk-imhotep-spoiler-card =
    You had that up your sleeve. I approve.
    A card? We are becoming friends.
    Tricks with cards. I prefer tricks with ropes.
talk-imhotep-spoiler-last =
    Last round. The last chance to annoy you.
    Now nobody can wait any longer. My favourite hour.
    The last boats. Watch my hands.
talk-imhotep-spoiler-won =
    You were on course. I moved the shore.
    Won, and you never saw the rope.
    It was not against you. Well, yes, it was.
    My compliments to your plan. It was in the wrong place.
    I take the win and leave you the view.
    A good captain loses with style. You have style.
talk-imhotep-spoiler-lost =
    You spoiled it for me. I did not know how rude that is.
    You sailed around every rock that I put there.
    Well steered. I am angry, but only a little.
    Next time I tie a second knot.
    I was so busy with you that I forgot myself.
    Your win. I will find out how you did it.
talk-imhotep-spoiler-shared =
    Even? Then we have both spoiled it for each other.
talk-imhotep-spoiler-up =
    Twice in a row! Next time I hide my tricks better.
talk-imhotep-spoiler-down =
    Three in a row, that is no fun. Shall I look away now and then?
