//! What a search notes of a choice that two seats make at once, for the mixture that is made of it.

use super::playout::SCALE;
pub(super) use dockhand_mixture::MOST;
use dockhand_mixture::Matrix;

/// Of a hundred iterations, how many take any choice at the root, so that all pairs are tried.
pub(super) const SPREAD: usize = 25;

const _: () = assert!(SCALE == dockhand_mixture::REWARD, "a matrix counts the rewards of a search");

/// What is known of a choice made at once.
#[derive(Clone, Debug)]
pub(super) struct Simultaneous<M> {
    /// All choices that the other seat had in some world; the matrix has their numbers.
    answers: Vec<M>,
    matrix: Matrix,
    /// The pair of this iteration.
    now: Option<(usize, usize)>,
}

impl<M: Copy + PartialEq> Simultaneous<M> {
    /// Returns no knowledge about a decision with so many moves.
    pub fn new(own: usize) -> Simultaneous<M> {
        Simultaneous { answers: Vec::with_capacity(MOST), matrix: Matrix::new(own), now: None }
    }

    /// Notes which choices the other seat has in this world, and which pair is tried: the `own`-th choice and the
    /// `answer`-th of these.
    pub fn note(&mut self, own: usize, moves: &[M], answer: usize) {
        let mut choices = 0;
        for (i, &mv) in moves.iter().enumerate() {
            let Some(at) = self.number(mv) else { continue };
            choices |= 1 << at;
            if i == answer {
                self.now = Some((own, at));
            }
        }
        self.matrix.deal(choices);
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
    pub fn learn(&mut self, worth: u32) {
        if let Some((own, at)) = self.now.take() {
            self.matrix.learn(own, at, worth);
        }
    }

    /// Returns how often each own choice is made, in thousandths.
    pub fn mixture(&self) -> [u16; MOST] {
        self.matrix.mixture()
    }
}
