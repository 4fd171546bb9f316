//! Choices that two players make at once: what each pair of them brings, and the mixture that loses least against the
//! best answers.
//!
//! A single best choice can be foreseen and answered. A [`Matrix`] counts what every own choice brings against every
//! answer, and which answers the other player has in imagined worlds, its hands. Regret matching (Tammelin, *Solving
//! Large Imperfect Information Games Using CFR+*, 2014) lets both players play this matrix against each other; its
//! average is the mixture. All numbers come from operations that are exact on every machine.
//!
//! It is a crate of its own because it is compiled for size: it runs seldom, and a search is compiled for speed.
#![forbid(unsafe_code)]

/// The whole, of which the shares of a mixture are parts.
pub const WHOLE: u16 = 1000;
/// The highest reward of a try.
pub const REWARD: u32 = 1024;
/// The most choices of each player, and the most hands of the other, that are told apart.
pub const MOST: usize = 64;
/// The smallest share: choices made less often are left out, since they rest on too few tries.
const LEAST: u16 = 100;
/// How many tries of a pair count as much as what its two choices bring by themselves.
const PRIOR: f32 = 8.0;
/// The rounds of regret matching.
const ROUNDS: u32 = 300;

/// A value for each choice; 0 where there is none. A search asks for no memory while it runs, so nothing here does.
type Row = [f32; MOST];

/// How often something was tried, and the sum of the own rewards.
#[derive(Copy, Clone, Debug, Default)]
struct Tries {
    visits: u32,
    worth: u32,
}

impl Tries {
    fn add(&mut self, other: &Tries) {
        self.visits += other.visits;
        self.worth += other.worth;
    }

    fn mean(self) -> f32 {
        self.worth as f32 / (self.visits.max(1) as f32 * REWARD as f32)
    }
}

/// The answers that the other player has in some of the imagined worlds.
#[derive(Clone, Debug)]
struct Dealt {
    /// The answers, as bits.
    answers: u64,
    /// In how many worlds it has these.
    worlds: u32,
}

/// What is known of a choice made at once. Choices and answers are numbers below [`MOST`].
#[derive(Clone, Debug)]
pub struct Matrix {
    /// The pairs, by own choice and by answer.
    pairs: Vec<[Tries; MOST]>,
    hands: Vec<Dealt>,
}

impl Matrix {
    /// Returns a matrix with this many own choices, of which nothing is known yet. It asks for all its memory now.
    pub fn new(own: usize) -> Matrix {
        let pairs = vec![[Tries::default(); MOST]; own];
        Matrix { pairs, hands: Vec::with_capacity(MOST) }
    }

    /// Notes that the other player has these answers in an imagined world, as bits.
    pub fn deal(&mut self, answers: u64) {
        let room = self.hands.len() < MOST;
        match self.hands.iter_mut().find(|hand| hand.answers == answers) {
            Some(hand) => hand.worlds += 1,
            None if room => self.hands.push(Dealt { answers, worlds: 1 }),
            None => {}
        }
    }

    /// Adds the own reward of a try, at most [`REWARD`], to the pair of an own choice and an answer.
    pub fn learn(&mut self, own: usize, answer: usize, worth: u32) {
        if let Some(pair) = self.pairs.get_mut(own).and_then(|pairs| pairs.get_mut(answer)) {
            pair.add(&Tries { visits: 1, worth });
        }
    }

    /// Returns how often each own choice is made, in parts of [`WHOLE`].
    #[inline(never)] // it would be compiled for speed elsewhere
    pub fn mixture(&self) -> [u16; MOST] {
        let mut payoffs = [[0.0; MOST]; MOST];
        self.pay(&mut payoffs);
        let own = self.pairs.len().min(MOST);
        purified(&average(payoffs.get(..own).unwrap_or_default(), &self.hands), own)
    }

    /// Writes what each pair brings, from 0 to 1. One that was tried seldom is taken to bring about as much as its
    /// answer usually does, and as much more as the own choice usually brings against the answers tried.
    fn pay(&self, payoffs: &mut [Row; MOST]) {
        let mut columns = [Tries::default(); MOST];
        for pairs in &self.pairs {
            columns.iter_mut().zip(pairs).for_each(|(all, pair)| all.add(pair));
        }
        for (payoffs, pairs) in payoffs.iter_mut().zip(&self.pairs) {
            let (mut all, mut usual) = (Tries::default(), 0.0);
            for (pair, column) in pairs.iter().zip(&columns) {
                all.add(pair);
                usual += column.mean() * pair.visits as f32;
            }
            let more = all.mean() - usual / all.visits.max(1) as f32;
            for ((payoff, pair), column) in payoffs.iter_mut().zip(pairs).zip(&columns) {
                let prior = (column.mean() + more).clamp(0.0, 1.0);
                let sum = pair.worth as f32 / REWARD as f32;
                *payoff = (sum + PRIOR * prior) / (pair.visits as f32 + PRIOR);
            }
        }
    }
}

/// Returns the sums of the shares of each own choice over the rounds of regret matching; later rounds count more.
/// `payoffs` tells what each own choice brings against each answer; the other player has one of these hands of answers.
fn average(payoffs: &[Row], hands: &[Dealt]) -> Row {
    let worlds = hands.iter().map(|hand| hand.worlds).sum::<u32>().max(1) as f32;
    let all = u64::MAX.checked_shr((MOST - payoffs.len()) as u32).unwrap_or_default();
    let (mut regrets, mut sums, mut others) = ([0.0; MOST], [0.0; MOST], [[0.0; MOST]; MOST]);
    for round in 1..=ROUNDS {
        let shares = matched(&regrets, all);
        let mut left = [0.0; MOST];
        for (share, payoffs) in shares.iter().zip(payoffs) {
            left.iter_mut().zip(payoffs).for_each(|(left, payoff)| *left += share * payoff);
        }
        let mut expected = [0.0; MOST];
        for (hand, regrets) in hands.iter().zip(&mut others) {
            let mean = product(&matched(regrets, hand.answers), &left);
            regret(regrets, hand.answers, |at| mean - left[at]);
            let weight = hand.worlds as f32 / worlds;
            let replies = matched(regrets, hand.answers);
            expected.iter_mut().zip(&replies).for_each(|(often, reply)| *often += weight * reply);
        }
        let mut gains = [0.0; MOST];
        gains.iter_mut().zip(payoffs).for_each(|(gain, payoffs)| *gain = product(payoffs, &expected));
        let mean = product(&gains, &shares);
        regret(&mut regrets, all, |at| gains[at] - mean);
        sums.iter_mut().zip(&shares).for_each(|(sum, share)| *sum += share * round as f32);
    }
    sums
}

/// Returns the numbers of these choices.
fn numbers(mut choices: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = choices.trailing_zeros() as usize;
        choices &= choices.wrapping_sub(1);
        (at < MOST).then_some(at)
    })
}

fn product(one: &Row, other: &Row) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Adds to the regret of each of these choices what it would have brought more; none falls below 0.
fn regret(regrets: &mut Row, choices: u64, more: impl Fn(usize) -> f32) {
    numbers(choices).for_each(|at| regrets[at] = (regrets[at] + more(at)).max(0.0));
}

/// Returns shares of these choices that are to each other as the regrets; equal ones if there are none.
fn matched(regrets: &Row, choices: u64) -> Row {
    let sum: f32 = regrets.iter().sum();
    let even = 1.0 / choices.count_ones().max(1) as f32;
    let mut shares = [0.0; MOST];
    numbers(choices).for_each(|at| shares[at] = if sum > 0.0 { regrets[at] / sum } else { even });
    shares
}

/// Leaves out small shares of so many choices, and returns the others in parts of [`WHOLE`].
fn purified(sums: &Row, own: usize) -> [u16; MOST] {
    let most = sums.iter().copied().fold(0.0, f32::max);
    let least = most.min(sums.iter().sum::<f32>() * f32::from(LEAST) / f32::from(WHOLE));
    let kept = sums.map(|share| if share < least { 0.0 } else { share });
    let whole: f32 = kept.iter().sum();
    let mut shares = kept.map(|share| (share / whole * f32::from(WHOLE)) as u16);
    let rest = WHOLE.saturating_sub(shares.iter().sum());
    if let Some(most) = shares.iter_mut().take(own).max() {
        *most += rest;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the mixture for a matrix of payoffs, in hundredths, against these hands of answers.
    fn mixed(payoffs: &[&[u8]], hands: &[Dealt]) -> Vec<u16> {
        let row =
            |row: &&[u8]| std::array::from_fn(|at| f32::from(row.get(at).copied().unwrap_or(0)) / 100.0);
        let rows: Vec<Row> = payoffs.iter().map(row).collect();
        purified(&average(&rows, hands), rows.len())[..rows.len()].to_vec()
    }

    /// Returns a hand of the first answers.
    fn of_all(answers: u32) -> [Dealt; 1] {
        [Dealt { answers: (1 << answers) - 1, worlds: 1 }]
    }

    fn near(shares: &[u16], wanted: &[u16]) -> bool {
        shares.iter().sum::<u16>() == WHOLE
            && shares.len() == wanted.len()
            && shares.iter().zip(wanted).all(|(share, wanted)| share.abs_diff(*wanted) <= 15)
    }

    #[test]
    fn known_games_are_mixed_as_they_should_be() {
        let pennies = mixed(&[&[100, 0], &[0, 100]], &of_all(2));
        assert!(near(&pennies, &[500, 500]), "{pennies:?}");
        let scissors = mixed(&[&[50, 0, 100], &[100, 50, 0], &[0, 100, 50]], &of_all(3));
        assert!(near(&scissors, &[334, 333, 333]), "{scissors:?}");
        let uneven = mixed(&[&[100, 0], &[20, 60]], &of_all(2));
        assert!(near(&uneven, &[286, 714]), "{uneven:?}");
    }

    #[test]
    fn dominated_and_rare_choices_are_left_out() {
        assert_eq!(mixed(&[&[60, 70], &[50, 10], &[20, 60]], &of_all(2)), [1000, 0, 0]);
        let rare = mixed(&[&[50, 52], &[58, 0]], &of_all(2));
        assert_eq!(rare, [1000, 0], "a share of 4 % is none");
    }

    #[test]
    fn the_hands_of_the_other_player_count_as_often_as_they_come() {
        // It holds the answer to the second choice in one world of ten, and that to the first in nine.
        let payoffs: [&[u8]; 2] = [&[20, 80], &[80, 20]];
        let holding = |first, second| {
            mixed(
                &payoffs,
                &[Dealt { answers: 0b01, worlds: first }, Dealt { answers: 0b10, worlds: second }],
            )
        };
        assert_eq!(holding(9, 1), [0, 1000]);
        assert_eq!(holding(1, 9), [1000, 0]);
    }

    #[test]
    fn a_pair_tried_seldom_is_no_reason_for_a_mixture() {
        let mut known = Matrix::new(2);
        for n in 0..600 {
            let (own, answer) = (usize::from(n % 3 == 0), n % 2);
            known.deal(0b11);
            known.learn(own, answer, if own == 0 { 600 } else { 400 });
        }
        known.deal(0b111);
        known.learn(1, 2, REWARD);
        assert_eq!(known.mixture()[..2], [1000, 0]);
    }

    #[test]
    fn without_a_try_all_choices_are_alike() {
        assert_eq!(Matrix::new(4).mixture()[..4], [250; 4]);
        assert_eq!(Matrix::new(12).mixture().iter().sum::<u16>(), WHOLE);
    }

    #[test]
    fn what_has_no_place_in_the_matrix_changes_nothing() {
        let mut known = Matrix::new(2);
        known.deal(u64::MAX);
        known.learn(2, 0, REWARD);
        known.learn(0, MOST, REWARD);
        assert_eq!(known.mixture()[..2], [500; 2]);
    }
}
