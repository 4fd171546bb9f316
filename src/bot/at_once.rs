//! Choices that two seats make at once: what each pair of them brings, and the mixture that loses least against the
//! best answers.
//!
//! A single best choice can be foreseen and answered. The search counts what every own choice brings against every
//! choice of the other seat, and which choices the other seat has in imagined worlds, its hands. Regret matching
//! (Tammelin, *Solving Large Imperfect Information Games Using CFR+*, 2014) lets both seats play this matrix against
//! each other; its average is the mixture. All numbers come from operations that are exact on every machine.

use super::playout::SCALE;
use arrayvec::ArrayVec;

/// The whole, of which the shares of a mixture are parts.
pub(super) const WHOLE: u16 = 1000;
/// The smallest share: choices made less often are left out, since they rest on too few iterations.
const LEAST: u16 = 100;
/// Of a hundred iterations, how many take any choice at the root, so that all pairs are tried.
pub(super) const SPREAD: usize = 25;
/// How many tries of a pair count as much as what its two choices bring by themselves.
const PRIOR: f32 = 8.0;
/// The rounds of regret matching.
const ROUNDS: u32 = 300;
/// The most choices of each seat, and the most hands of the other, that are told apart.
pub(super) const MOST: usize = 64;
/// The most choices of the other seat in one world that are told apart.
const HAND: usize = 32;

/// A value for each choice or hand. A search asks for no memory while it runs.
type Row<T> = ArrayVec<T, MOST>;
/// What the other seat can choose in one world.
type Hand = ArrayVec<usize, HAND>;

/// How often something was tried, and the sum of the own rewards.
#[derive(Copy, Clone, Debug, Default)]
struct Tries {
    visits: u32,
    worth: u32,
}

impl Tries {
    fn plus(self, other: &Tries) -> Tries {
        Tries { visits: self.visits + other.visits, worth: self.worth + other.worth }
    }

    fn mean(self) -> f32 {
        self.worth as f32 / (self.visits.max(1) as f32 * SCALE as f32)
    }
}

/// What the other seat can choose in some of the imagined worlds.
#[derive(Clone, Debug)]
struct Dealt {
    /// Its choices, as bits.
    choices: u64,
    /// In how many worlds it has these.
    worlds: u32,
}

/// What is known of a choice made at once.
#[derive(Clone, Debug)]
pub(super) struct AtOnce<M> {
    /// All choices that the other seat had in some world.
    answers: Vec<M>,
    /// The pairs, by own choice and by answer.
    pairs: Vec<[Tries; MOST]>,
    hands: Vec<Dealt>,
    /// The pair of this iteration.
    now: Option<(usize, usize)>,
}

impl<M: Copy + PartialEq> AtOnce<M> {
    /// Returns no knowledge about a decision with so many moves.
    pub fn new(own: usize) -> AtOnce<M> {
        let pairs = vec![[Tries::default(); MOST]; own];
        AtOnce { answers: Vec::with_capacity(MOST), pairs, hands: Vec::with_capacity(MOST), now: None }
    }

    /// Notes which choices the other seat has in this world, and which pair is tried.
    #[inline]
    pub fn note(&mut self, own: usize, moves: &[M], answer: M) {
        let mut choices = 0;
        for &mv in moves {
            let Some(at) = self.number(mv) else { continue };
            choices |= 1 << at;
            if mv == answer {
                self.now = Some((own, at));
            }
        }
        let room = self.hands.len() < MOST;
        match self.hands.iter_mut().find(|hand| hand.choices == choices) {
            Some(hand) => hand.worlds += 1,
            None if room => self.hands.push(Dealt { choices, worlds: 1 }),
            None => {}
        }
    }

    fn number(&mut self, mv: M) -> Option<usize> {
        let known = self.answers.iter().position(|&answer| answer == mv);
        if known.is_none() && self.answers.len() < MOST {
            self.answers.push(mv);
            return Some(self.answers.len() - 1);
        }
        known
    }

    /// Adds the own reward of this iteration to its pair.
    #[inline]
    pub fn learn(&mut self, worth: u32) {
        if let Some((own, at)) = self.now.take()
            && let Some(pair) = self.pairs.get_mut(own).and_then(|pairs| pairs.get_mut(at))
        {
            *pair = pair.plus(&Tries { visits: 1, worth });
        }
    }

    /// Returns how often each own choice is made, in parts of [`WHOLE`].
    pub fn mixture(&self) -> Row<u16> {
        let hands = self.hands.iter().map(|hand| {
            let choices = (0..self.answers.len()).filter(|at| hand.choices >> at & 1 == 1);
            (choices.take(HAND).collect(), hand.worlds)
        });
        purified(&average(&self.payoffs(), &hands.collect()))
    }

    /// Returns what each pair brings, from 0 to 1. One that was tried seldom is taken to bring about as much as its
    /// answer usually does, and as much more as the own choice usually brings against the answers tried.
    fn payoffs(&self) -> Row<Row<f32>> {
        let answers = 0..self.answers.len();
        let usual =
            |at: usize| self.pairs.iter().fold(Tries::default(), |all, pairs| all.plus(&pairs[at])).mean();
        let columns: Row<f32> = answers.map(usual).collect();
        let row = |pairs: &[Tries; MOST]| {
            let all = pairs.iter().fold(Tries::default(), |all, pair| all.plus(pair));
            let usual: f32 =
                pairs.iter().zip(&columns).map(|(pair, column)| column * pair.visits as f32).sum();
            let more = all.mean() - usual / all.visits.max(1) as f32;
            let pay = |(pair, column): (&Tries, &f32)| {
                let prior = (column + more).clamp(0.0, 1.0);
                let sum = pair.worth as f32 / SCALE as f32;
                (sum + PRIOR * prior) / (pair.visits as f32 + PRIOR)
            };
            pairs.iter().zip(&columns).map(pay).collect()
        };
        self.pairs.iter().map(row).collect()
    }
}

/// Returns sums that are to each other as the shares of the own choices: the average of regret matching, in which
/// later rounds count more. `payoffs` tells what each own choice brings against each answer; the other seat has one
/// of these hands of answers, each in so many worlds.
fn average(payoffs: &[Row<f32>], hands: &Row<(Hand, u32)>) -> Row<f32> {
    let worlds = hands.iter().map(|(_, worlds)| *worlds as f32).sum::<f32>().max(1.0);
    let none: Row<f32> = payoffs.iter().map(|_| 0.0).collect();
    let no_columns: Row<f32> = payoffs.iter().take(1).flatten().map(|_| 0.0).collect();
    let (mut regrets, mut sums) = (none.clone(), none);
    let mut others: Row<ArrayVec<f32, HAND>> =
        hands.iter().map(|(answers, _)| answers.iter().map(|_| 0.0).collect()).collect();
    for round in 1..=ROUNDS {
        let shares: Row<f32> = matched(&regrets).collect();
        let mut left = no_columns.clone();
        for (share, payoffs) in shares.iter().zip(payoffs).filter(|(share, _)| **share > 0.0) {
            left.iter_mut().zip(payoffs).for_each(|(left, payoff)| *left += share * payoff);
        }
        let mut expected = no_columns.clone();
        for ((answers, n), regrets) in hands.iter().zip(&mut others) {
            let mean: f32 = answers.iter().zip(matched(regrets)).map(|(&at, reply)| left[at] * reply).sum();
            for (regret, &at) in regrets.iter_mut().zip(answers) {
                *regret = (*regret + mean - left[at]).max(0.0);
            }
            let weight = *n as f32 / worlds;
            answers.iter().zip(matched(regrets)).for_each(|(&at, reply)| expected[at] += weight * reply);
        }
        let gain =
            |payoffs: &Row<f32>| payoffs.iter().zip(&expected).map(|(payoff, often)| payoff * often).sum();
        let gains: Row<f32> = payoffs.iter().map(gain).collect();
        let mean: f32 = gains.iter().zip(&shares).map(|(gain, share)| gain * share).sum();
        for ((regret, gain), (sum, share)) in regrets.iter_mut().zip(gains).zip(sums.iter_mut().zip(shares)) {
            *regret = (*regret + gain - mean).max(0.0);
            *sum += share * round as f32;
        }
    }
    sums
}

/// Returns shares that are to each other as the regrets; equal ones if there are none.
fn matched(regrets: &[f32]) -> impl Iterator<Item = f32> {
    let sum: f32 = regrets.iter().sum();
    let even = 1.0 / regrets.len().max(1) as f32;
    regrets.iter().map(move |regret| if sum > 0.0 { regret / sum } else { even })
}

/// Leaves out small shares, and returns the others in parts of [`WHOLE`].
fn purified(sums: &[f32]) -> Row<u16> {
    let most = sums.iter().copied().fold(0.0, f32::max);
    let least = most.min(sums.iter().sum::<f32>() * f32::from(LEAST) / f32::from(WHOLE));
    let kept: Row<f32> = sums.iter().map(|&share| if share < least { 0.0 } else { share }).collect();
    let whole: f32 = kept.iter().sum();
    let mut shares: Row<u16> = kept.iter().map(|share| (share / whole * f32::from(WHOLE)) as u16).collect();
    let rest = WHOLE.saturating_sub(shares.iter().sum());
    if let Some(most) = shares.iter_mut().max() {
        *most += rest;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the mixture for a matrix of payoffs, in hundredths, against one hand of all answers.
    fn mixed(payoffs: &[&[u8]]) -> Row<u16> {
        let payoffs: Vec<Row<f32>> =
            payoffs.iter().map(|row| row.iter().map(|&payoff| f32::from(payoff) / 100.0).collect()).collect();
        let answers = (0..payoffs[0].len()).collect();
        purified(&average(&payoffs, &[(answers, 1)].into_iter().collect()))
    }

    fn near(shares: &[u16], wanted: &[u16]) -> bool {
        shares.iter().sum::<u16>() == WHOLE
            && shares.len() == wanted.len()
            && shares.iter().zip(wanted).all(|(share, wanted)| share.abs_diff(*wanted) <= 15)
    }

    #[test]
    fn known_games_are_mixed_as_they_should_be() {
        let pennies = mixed(&[&[100, 0], &[0, 100]]);
        assert!(near(&pennies, &[500, 500]), "{pennies:?}");
        let scissors = mixed(&[&[50, 0, 100], &[100, 50, 0], &[0, 100, 50]]);
        assert!(near(&scissors, &[334, 333, 333]), "{scissors:?}");
        let uneven = mixed(&[&[100, 0], &[20, 60]]);
        assert!(near(&uneven, &[286, 714]), "{uneven:?}");
    }

    #[test]
    fn dominated_and_rare_choices_are_left_out() {
        assert_eq!(mixed(&[&[60, 70], &[50, 10], &[20, 60]]).as_slice(), [1000, 0, 0]);
        let rare = mixed(&[&[50, 52], &[58, 0]]);
        assert_eq!(rare.as_slice(), [1000, 0], "a share of 4 % is none");
    }

    #[test]
    fn the_hands_of_the_other_seat_count_as_often_as_they_come() {
        // It holds the answer to the second choice in one world of ten, and that to the first in nine.
        let payoffs = [[0.2, 0.8], [0.8, 0.2]].map(|row| row.into_iter().collect());
        let holding = |first, second| {
            let hands = [(0, first), (1, second)].map(|(answer, n)| ([answer].into_iter().collect(), n));
            purified(&average(&payoffs, &hands.into_iter().collect()))
        };
        assert_eq!(holding(9, 1).as_slice(), [0, 1000]);
        assert_eq!(holding(1, 9).as_slice(), [1000, 0]);
    }

    #[test]
    fn a_pair_tried_seldom_is_no_reason_for_a_mixture() {
        let mut known = AtOnce::new(2);
        for n in 0..600 {
            let (own, answer) = (usize::from(n % 3 == 0), n % 2);
            known.note(own, &[0, 1], answer);
            known.learn(if own == 0 { 600 } else { 400 });
        }
        known.note(1, &[0, 1, 2], 2);
        known.learn(SCALE);
        assert_eq!(known.mixture().as_slice(), [1000, 0]);
    }

    #[test]
    fn without_a_try_all_choices_are_alike() {
        assert_eq!(AtOnce::<u8>::new(4).mixture().as_slice(), [250; 4]);
        assert_eq!(AtOnce::<u8>::new(12).mixture().iter().sum::<u16>(), WHOLE);
    }
}
