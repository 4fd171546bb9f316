//! What a seat does next after a move, as the search tried it most often: with an announcement the card and its cell.

use super::Search;
use crate::bot::tree::ROOT;
use crate::bot::worlds::Worlds;
use crate::bot::{Judge, Knowledge};

/// The most decisions that a plan looks ahead.
const AHEAD: usize = 2;
/// Of so many iterations, one has to come to the next decision of the seat, or it is not told.
const FEW: u32 = 20;

impl<G: Knowledge, J: Judge<G>, W: Worlds<G>> Search<G, J, W> {
    /// Returns the places that the seat taps in its next decisions after a move that leads to laying a piece, at a level that
    /// mixes; none at any other. What others decide in between is passed over, each answer with its weight.
    pub(crate) fn plan(&self, mv: G::Move) -> Vec<G::Place> {
        let (mut plan, mut at, mut leads) = (Vec::new(), self.own_below(&[ROOT]), false);
        self.seen.world.plans(self.seen.seat, mv, &mut |_, _| leads = true);
        if !leads || !self.level.mixes {
            return plan;
        }
        let mut chosen = mv;
        for step in 0..=AHEAD {
            if step > 0 {
                let Some(best) = self.most_tried(&at) else { break };
                plan.extend(self.seen.world.taps(best).places);
                chosen = best;
            }
            at.retain(|&edge| self.tree.edge(edge).is_some_and(|edge| edge.mv == Some(chosen)));
            at = self.own_below(&at);
        }
        plan
    }

    /// Returns the move that the seat makes next after this one, whatever others decide in between: the one that most of the
    /// iterations took which came so far; none if there is no such move, if few iterations came so far, or if the move draws:
    /// then the next one depends on what is drawn.
    pub(crate) fn then(&self, mv: G::Move) -> Option<G::Move> {
        if self.seen.world.draws(self.seen.seat, mv) {
            return None;
        }
        let mut at = self.own_below(&[ROOT]);
        at.retain(|&edge| self.tree.edge(edge).is_some_and(|edge| edge.mv == Some(mv)));
        let below = self.own_below(&at);
        let next = || below.iter().filter_map(|&edge| self.tree.edge(edge));
        let mv = next().max_by_key(|edge| edge.visits)?.mv;
        let (mut often, mut all) = (0, 0);
        for edge in next() {
            all += edge.visits;
            often += if edge.mv == mv { edge.visits } else { 0 };
        }
        mv.filter(|_| often > all / 2 && all >= self.done / FEW)
    }

    /// Returns the edges of the next decisions of the seat below these.
    fn own_below(&self, above: &[u32]) -> Vec<u32> {
        let (mut open, mut own) = (above.to_vec(), Vec::new());
        while let Some(at) = open.pop() {
            for below in self.tree.all_below(at) {
                let is_own =
                    self.tree.edge(below).is_some_and(|edge| edge.key & 3 == u16::from(self.seen.seat.0));
                if is_own {
                    own.push(below);
                } else if at != ROOT {
                    open.push(below);
                }
            }
        }
        own
    }

    /// Returns the move that was tried most often at all these edges together.
    fn most_tried(&self, edges: &[u32]) -> Option<G::Move> {
        let mut sums: Vec<(G::Move, u32)> = Vec::new();
        for edge in edges.iter().filter_map(|&edge| self.tree.edge(edge)) {
            let Some(mv) = edge.mv else { continue };
            match sums.iter_mut().find(|(known, _)| *known == mv) {
                Some((_, visits)) => *visits += edge.visits,
                None => sums.push((mv, edge.visits)),
            }
        }
        sums.into_iter().max_by_key(|&(_, visits)| visits).map(|(mv, _)| mv)
    }
}
