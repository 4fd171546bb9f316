//! The ends of the game.

use super::said::{End, Said};
use super::score::SOURCES;
use super::state::{Kontor, Stage};
use crate::game::Log;

impl Kontor {
    /// Whether every cell of the board has a card (rule `kontor/end`).
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        let (columns, rows) = (self.bounds.columns, self.bounds.rows);
        columns.fixed && rows.fixed && self.occupied().len() >= columns.size * rows.size
    }

    /// Whether a round has ended the game: too many rounds in which for whatever reason no card was laid (rule
    /// `kontor/dry-rounds`), or too many at all (`kontor/ruling-22`).
    pub(super) fn ends_after_round(&self) -> Option<End> {
        if self.dry >= self.rules.turn.dry_rounds {
            Some(End::DryRounds)
        } else {
            (self.round >= self.rules.turn.most_rounds).then_some(End::ManyRounds)
        }
    }

    /// There are no more rounds: cards that lie open go back to the hands; unfinished sectors count for nobody.
    pub(super) fn end_game(&mut self, end: End, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            self.take_back(seat, log);
        }
        self.stage = Stage::Over(end);
        if !log.listens() {
            return;
        }
        log.say(Said::GameEnds { end });
        for source in SOURCES {
            for seat in self.every_seat() {
                self.score_by_source(seat, &mut |from, points| {
                    if from == source && points != 0 {
                        log.say(Said::Scored { seat, points, source });
                    }
                });
            }
        }
        log.say(Said::GameOver { winners: self.final_outcome().winners });
    }
}
