//! What a computer player knows about *C'est mon fort !* beyond its rules: how it picks cards, what a wall is
//! worth, how it forgets.

use super::cards::{HIGHEST, LONGEST, SPOTS, Set};
use super::config::Config;
use super::moves::Move;
use super::state::{Pending, Rampart};
use crate::bot::{Character, Knowledge, Level, POINT, Points, Shortlist, Temper};
use crate::game::{MOST_SEATS, Seat};
use crate::rng::Rng;

/// A computer player still remembers a card after this many other cards were turned over with the probability
/// `memory` of its level, after twice as many with the square of that probability, and so on.
const SPAN: u32 = 8;
/// The number of cards turned over last that every computer player remembers.
const FRESH: u32 = 4;
/// How much more than its share of the cards that still fit a card may skip, in quarters: in rollouts.
pub(super) const FAIR: u16 = 5;
/// The same for the easiest level as it once was, which wanted cards that are much too high.
const GREEDY: u16 = 18;
/// The same for the easiest level, for its first cards and for later ones: a beginner is patient at first and soon wants too
/// much.
const PATIENT: u16 = 7;
const EAGER: u16 = 18;
/// The easiest level is patient while its rampart has fewer cards, the flag included.
const SOON: u8 = 3;
/// The same for a card that skips none.
const NONE: u16 = 0;
/// Probability 1.
const SURE: u64 = 1 << 16;

impl Knowledge for Rampart {
    const LEVELS: [Level; 6] = {
        // Rollouts are short and follow the policy: a blunder costs more here than in other games, since a
        // card that is too high stays.
        let like = Level { horizon: 6, explore: 30, use_policy: true, ..Level::PLAIN };
        let mut levels = Level::five([6, 60, 150, 400, 1000], [0, 100, 28, 6, 0], like);
        let memory = [30, 45, 65, 85, 100];
        let mut rank = 0;
        while rank < 5 {
            levels[rank].memory = memory[rank];
            levels[rank].shortlist = Shortlist::Sensible;
            rank += 1;
        }
        // A blunder looks absurd in a game this simple: the easiest level is weak because it soon takes cards that are
        // too high, thinks briefly and forgets.
        Level::and_timed(levels)
    };
    const CHARACTERS: [Character; 3] = Character::three([(0, 40), (0, 30), (0, 40)]);
    const LEAD: i16 = 2 * POINT;
    const SOLVES: bool = true;

    /// Returns whether at most one card has never been turned over: then all know which one it is.
    fn is_open(&self) -> bool {
        self.lying.less(self.seen).len() <= 1
    }

    /// The careful one puts cards back, the greedy one takes them, the spoiler takes those that would fit another rampart.
    fn likes(&self, temper: Temper, seat: Seat, mv: Move) -> bool {
        match (temper, mv) {
            (Temper::Careful, Move::PutBack) | (Temper::Greedy, Move::Take { .. } | Move::Insert { .. }) => {
                true
            }
            (Temper::Spoiler, Move::Take { spot } | Move::Insert { spot }) => {
                let number = self.number_at(spot).unwrap_or(0);
                let mut others = Seat::all(self.rules.seats).filter(|&other| other != seat);
                others.any(|other| self.is_fine(other, number, FAIR))
            }
            _ => false,
        }
    }

    /// Picks a card that is known to fit and does not skip too many others; else a card that no player has
    /// seen.
    fn rollout_policy(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        match self.pending {
            Pending::Turn => self.known(seat).or_else(|| self.any_unseen(rng)).or_else(|| rng.pick(moves)),
            Pending::Decide { spot } => {
                let number = self.number_at(spot).unwrap_or(HIGHEST);
                let insert = moves.first().copied().filter(|mv| matches!(mv, Move::Insert { .. }));
                if self.is_fine(seat, number, FAIR) || insert.is_some() {
                    moves.first().copied()
                } else {
                    moves.last().copied()
                }
            }
            Pending::Shoot | Pending::Over(_) => rng.pick(moves),
        }
    }

    /// Evaluates a position by the points of each rampart so far and the cards that it can expect to add:
    /// about the square root of the number of cards that still fit, since a rampart has to rise.
    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        for (seat, sum) in Seat::all(self.rules.seats).zip(&mut points) {
            *sum = self.total(seat) * POINT;
            if !self.is_over() {
                let wall = self.wall(seat);
                let fitting = u32::from(self.left.len() - self.left.below(wall.highest()));
                let room = i16::from(LONGEST.saturating_sub(wall.len()));
                let rising = (fitting * 300).isqrt() as i16;
                *sum += rising.min(room * POINT) + if self.has_magic(seat) { POINT } else { 0 };
            }
        }
        points
    }

    fn has_net(seats: u8, _: &Config) -> bool {
        seats == 2
    }

    /// Returns the number of cards that have left the table.
    fn progress(&self) -> u16 {
        u16::from(SPOTS - self.left.len())
    }

    /// Returns the card just turned over.
    fn chance_key(&self) -> u16 {
        match self.pending {
            Pending::Decide { spot } => self.number_at(spot).unwrap_or(0).into(),
            Pending::Turn | Pending::Shoot | Pending::Over(_) => 0,
        }
    }

    /// Keeps only one of the cards that no player has seen, since they are all alike, and no known card that
    /// does not fit.
    fn prune(&self, seat: Seat, moves: &mut Vec<Move>) {
        let unseen = self.down().less(self.seen);
        let any = (u16::from(self.left.len()) * 13 + self.idle * 7) % u16::from(unseen.len().max(1));
        let one = unseen.nth(any as u8);
        let magic = self.has_magic(seat);
        let fits = |spot| self.number_at(spot).is_some_and(|number| self.fits(seat, number)) || magic;
        let is_any_use = |mv: &Move| match *mv {
            Move::TurnOver { spot } if unseen.has(spot) => Some(spot) == one,
            Move::TurnOver { spot } => fits(spot),
            _ => true,
        };
        if moves.iter().any(is_any_use) {
            moves.retain(is_any_use);
        }
    }

    /// Keeps to what looks sensible: whoever has turned over the next card of its rampart, which skips none, lays it,
    /// unless some cards count more than others. A beginner turns over a card that it remembers only if it wants it, takes a
    /// card that it wants, and begins with no other.
    fn shortlist(&self, seat: Seat, level: &Level, moves: &mut Vec<Move>) {
        let fine = |spot, most| self.number_at(spot).is_some_and(|number| self.is_fine(seat, number, most));
        let early = level.shortlist == Shortlist::Hasty && self.wall(seat).len() < SOON;
        let most = self.wanted(seat, level);
        let wants = |spot| fine(spot, most);
        let is_listed = |mv: &Move| match (level.shortlist, *mv, self.pending) {
            (Shortlist::Whole, ..) => true,
            (Shortlist::Sensible, Move::PutBack | Move::Leave, Pending::Decide { spot }) => {
                self.rules.points || !fine(spot, NONE)
            }
            (Shortlist::Sensible, ..) => true,
            (_, Move::TurnOver { spot }, _) => !self.seen.has(spot) || wants(spot),
            (_, Move::PutBack, Pending::Decide { spot }) => !wants(spot),
            (_, Move::Take { spot }, Pending::Turn) => wants(spot),
            (_, Move::Take { spot }, Pending::Decide { .. }) => !early || wants(spot),
            _ => true,
        };
        if moves.iter().any(is_listed) {
            moves.retain(is_listed);
        }
    }

    /// Forgets cards with a probability that grows with the number of cards turned over since. A forgotten
    /// card stays forgotten until it is seen again.
    fn forget(&mut self, seat: Seat, memory: u8, seed: u32, moves: &[(Seat, Move)]) {
        let (mut last, mut turned) = ([0u32; SPOTS as usize], 0u32);
        for &(_, mv) in moves {
            if let Move::TurnOver { spot } = mv {
                turned += 1;
                if let Some(last) = last.get_mut(usize::from(spot)) {
                    *last = turned;
                }
            }
        }
        let is_lost = |&spot: &u8| {
            let when = last.get(usize::from(spot)).copied().unwrap_or(0);
            if turned - when < FRESH {
                return false;
            }
            let key =
                u64::from(seed) << 32 | u64::from(when) << 16 | u64::from(spot) << 8 | u64::from(seat.0);
            Rng::from_u64(key).next_u64() % SURE >= kept(memory, turned - when)
        };
        let lost: Set = self.remembered().iter().filter(is_lost).collect();
        Rampart::forget(self, lost);
    }
}

/// Returns the probability, of [`SURE`], that a card is still remembered after `since` others were turned
/// over.
fn kept(memory: u8, since: u32) -> u64 {
    let memory = u64::from(memory.min(100));
    let whole = (0..since / SPAN).fold(SURE, |chance, _| chance * memory / 100);
    whole - whole * (100 - memory) * u64::from(since % SPAN) / (100 * u64::from(SPAN))
}

impl Rampart {
    /// Returns whether a card can be added without skipping more than its share of the cards that still fit,
    /// times `quarters / 4`.
    pub(super) fn is_fine(&self, seat: Seat, number: u8, quarters: u16) -> bool {
        let wall = self.wall(seat);
        if number <= wall.highest() {
            return false;
        }
        let under = self.left.below(wall.highest());
        let (left_out, fitting) = (self.left.below(number) - under, self.left.len() - under);
        let room = LONGEST.saturating_sub(wall.len()).max(1);
        u16::from(left_out) * u16::from(room) <= u16::from(fitting) * quarters / 4
    }

    /// Returns how much more than its share of the cards that still fit a card may skip, in quarters, that the easiest
    /// level wants.
    fn wanted(&self, seat: Seat, level: &Level) -> u16 {
        match level.shortlist {
            Shortlist::Hasty if self.wall(seat).len() < SOON => PATIENT,
            Shortlist::Hasty => EAGER,
            _ => GREEDY,
        }
    }

    /// Returns the move that turns over or lays the lowest card that is known to be worth it.
    fn known(&self, seat: Seat) -> Option<Move> {
        let known = self.lying.common(self.seen.plus(self.up));
        let mut best = (u8::MAX, 0);
        for spot in known.iter() {
            let number = self.number_at(spot).unwrap_or(0);
            if number < best.0 && self.is_fine(seat, number, FAIR) {
                best = (number, spot);
            }
        }
        let (number, spot) = best;
        if number == u8::MAX {
            return None;
        }
        Some(if self.up.has(spot) { Move::Take { spot } } else { Move::TurnOver { spot } })
    }

    fn any_unseen(&self, rng: &mut Rng) -> Option<Move> {
        let unseen = self.down().less(self.seen);
        if unseen.is_empty() {
            return None;
        }
        unseen.nth(rng.below(usize::from(unseen.len())) as u8).map(|spot| Move::TurnOver { spot })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Observed, choose};
    use crate::game::{Quiet, Rules};

    /// The easiest level never turns over a card that it remembers without taking it, and never refuses
    /// a card that it would want.
    #[test]
    fn the_easiest_level_is_weak_but_sensible() -> Result<(), &'static str> {
        let (mut taken, mut put_back) = (0, 0);
        for seed in 0..40 {
            let mut game = Rampart::new(2, &super::super::Config::default(), seed).map_err(|_| "no table")?;
            let mut moves = Vec::new();
            while let Some(seat) = game.to_act().first() {
                let level = &Rampart::LEVELS[0];
                let seen = Observed::recalled(&game, seat, level.memory, seed, &moves);
                let mut recalled = game.clone();
                Knowledge::forget(&mut recalled, seat, level.memory, seed, &moves);
                let mv = choose(seen, level, seed ^ moves.len() as u32).ok_or("no move")?;
                let most = game.wanted(seat, level);
                let wants =
                    |spot| game.number_at(spot).is_some_and(|number| game.is_fine(seat, number, most));
                match (mv, game.pending) {
                    (Move::TurnOver { spot }, _) if recalled.seen.has(spot) => {
                        assert!(wants(spot) || recalled.down().less(recalled.seen).is_empty());
                    }
                    (Move::PutBack, Pending::Decide { spot }) => {
                        assert!(!wants(spot));
                        put_back += 1;
                    }
                    (Move::Take { .. }, _) => taken += 1,
                    _ => {}
                }
                game.apply(seat, mv, &mut Quiet);
                moves.push((seat, mv));
            }
        }
        assert!(taken > 300 && put_back > 300, "{taken} cards taken, {put_back} put back");
        Ok(())
    }

    /// P55: the easiest level begins low: its first card is at most 12 and its second one at most 22, as long as the other
    /// player has not taken the low ones.
    #[test]
    fn the_easiest_level_begins_with_low_cards() -> Result<(), &'static str> {
        let mut seconds = 0;
        for seed in 0..60 {
            let mut game = Rampart::new(2, &super::super::Config::default(), seed).map_err(|_| "no table")?;
            let mut moves = Vec::new();
            while let Some(seat) = game.to_act().first() {
                let level = &Rampart::LEVELS[0];
                let seen = Observed::recalled(&game, seat, level.memory, seed, &moves);
                let mv = choose(seen, level, seed ^ moves.len() as u32).ok_or("no move")?;
                if let Move::Take { spot } = mv {
                    let (held, number) = (game.wall(seat).len(), game.number_at(spot).unwrap_or(0));
                    assert!(held > 1 || number <= 12, "{number} first");
                    assert!(held > 2 || number <= 22, "{number} second");
                    seconds += u32::from(held == 2);
                }
                game.apply(seat, mv, &mut Quiet);
                moves.push((seat, mv));
            }
        }
        assert!(seconds > 80, "{seconds} second cards");
        Ok(())
    }

    #[test]
    fn forgotten_cards_stay_forgotten_and_a_perfect_memory_keeps_all() {
        assert!((0..500).all(|n| kept(100, n) == SURE && kept(60, n + 1) <= kept(60, n)));
        assert_eq!(
            (kept(60, 0), kept(60, 8), kept(60, 16)),
            (SURE, SURE * 60 / 100, SURE * 60 / 100 * 60 / 100)
        );
        assert_eq!(kept(0, 8), 0);
    }
}
