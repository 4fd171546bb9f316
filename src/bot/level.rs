//! The named levels, as data.

use super::Character;

/// Which moves a computer player considers for the decision that it is about to make.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shortlist {
    /// All of them.
    Whole,
    /// Those that do not look absurd to a person.
    Sensible,
    /// Those that a child would think of. Only the arena has such players, to compare levels with earlier ones.
    Childlike,
    /// Those of the easiest level: a beginner who wants much, forgets and hurries. Where it blunders it looks at few moves
    /// and takes the one that tempts it most.
    Hasty,
}

/// The parameters of a computer player at one level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name of the level, a key for words.
    pub name: &'static str,
    /// The number of iterations before each decision.
    pub iterations: u32,
    /// How many of a thousand decisions are a random legal move instead of the best one.
    pub blunder_rate: u16,
    /// The exploration constant of UCB, in hundredths.
    pub explore: u16,
    /// Whether rollouts follow the game's [`Knowledge::rollout_policy`](super::Knowledge::rollout_policy) or random moves.
    pub use_policy: bool,
    /// How far rollouts are played, in the unit of [`Knowledge::progress`](super::Knowledge::progress);
    /// [`Knowledge::evaluate`](super::Knowledge::evaluate) then scores the position.
    pub horizon: u16,
    /// The longest time for a decision on a slow device, in ms; weaker levels answer sooner.
    pub time: u16,
    /// How much of what it has seen it remembers, in hundredths; it matters in games of memory only.
    pub memory: u8,
    /// Whether it [solves](super::solve) endings.
    pub solves: bool,
    /// Whether it mixes its moves where two players choose at once.
    pub mixes: bool,
    /// Which moves of the game's [`Knowledge::shortlist`](super::Knowledge::shortlist) it keeps to.
    pub shortlist: Shortlist,
    /// Whether a page lets it think for a time that a player chooses, `time` unless chosen, and not for a number
    /// of iterations. `iterations` is then for programs without a clock.
    pub timed: bool,
    /// What it values differently; if `None`, it plays for the plain reward.
    pub character: Option<Character>,
}

impl Level {
    /// A [`Level::horizon`] that lets rollouts run to the end of the game.
    pub const TO_THE_END: u16 = u16::MAX;

    /// The names of the levels, the weakest first.
    pub const NAMES: [&'static str; 6] =
        ["first-game", "deckhand", "boatswain", "captain", "master", "admiral"];

    /// The time limit of each level, in ms: a master answers within two seconds on any device.
    const TIMES: [u16; 5] = [300, 700, 1000, 1400, 1900];

    /// The iterations of the timed level where there is no clock: about those of half a second.
    const UNTIMED: u32 = 200_000;

    /// The values that most levels share.
    pub const PLAIN: Level = Level {
        name: "",
        iterations: 1000,
        blunder_rate: 0,
        explore: 70,
        use_policy: false,
        horizon: Level::TO_THE_END,
        time: Level::TIMES[4],
        memory: 100,
        solves: false,
        mixes: false,
        shortlist: Shortlist::Whole,
        timed: false,
        character: None,
    };

    /// Returns these five levels, of which the first one is hasty, and the one that is like the last but thinks for a time.
    pub const fn and_timed([a, b, c, d, last]: [Level; 5]) -> [Level; 6] {
        let a = Level { shortlist: Shortlist::Hasty, ..a };
        let timed = Level {
            name: Level::NAMES[5],
            iterations: Level::UNTIMED,
            time: 500,
            timed: true,
            solves: true,
            ..last
        };
        [a, b, c, d, last, timed]
    }

    /// Returns the five levels with their own iterations and blunder rates, and all other values from `like`.
    pub const fn five(iterations: [u32; 5], blunder_rates: [u16; 5], like: Level) -> [Level; 5] {
        let mut levels = [like; 5];
        let mut rank = 0;
        while rank < 5 {
            levels[rank].name = Level::NAMES[rank];
            levels[rank].time = Level::TIMES[rank];
            levels[rank].iterations = iterations[rank];
            levels[rank].blunder_rate = blunder_rates[rank];
            rank += 1;
        }
        levels
    }
}
