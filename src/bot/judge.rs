//! Who says what a position is worth at the end of a rollout: the game's forecast by hand, or a net.

use super::playout::{Reward, reward};
use super::{Knowledge, Learned, Net};

/// Judges the position at the end of a rollout.
pub trait Judge<G: Knowledge> {
    /// Returns whether a rollout that has come far enough may stop here.
    fn may_stop(&self, game: &G) -> bool;

    /// Returns what each seat can expect, or has got if the game is `over`.
    fn judge(&self, game: &G, over: bool) -> Reward;
}

/// Judges by [`Knowledge::evaluate`].
#[derive(Copy, Clone, Debug, Default)]
pub struct Forecast;

impl<G: Knowledge> Judge<G> for Forecast {
    fn may_stop(&self, _: &G) -> bool {
        true
    }

    fn judge(&self, game: &G, over: bool) -> Reward {
        reward(game, over)
    }
}

impl<G: Knowledge, J: Judge<G>> Judge<G> for &J {
    fn may_stop(&self, game: &G) -> bool {
        J::may_stop(self, game)
    }

    fn judge(&self, game: &G, over: bool) -> Reward {
        J::judge(self, game, over)
    }
}

impl<G: Learned> Judge<G> for Net {
    fn may_stop(&self, game: &G) -> bool {
        game.is_quiet()
    }

    fn judge(&self, game: &G, over: bool) -> Reward {
        if over { reward(game, true) } else { self.value(game) }
    }
}

/// A net if there is one, and the forecast otherwise: a module has one search for both.
impl<G: Learned> Judge<G> for Option<Net> {
    fn may_stop(&self, game: &G) -> bool {
        self.as_ref().is_none_or(|net| net.may_stop(game))
    }

    fn judge(&self, game: &G, over: bool) -> Reward {
        match self {
            Some(net) if !over => net.value(game),
            _ => reward(game, over),
        }
    }
}
