//! The steps of a round's beginning and of a turn, once: when a step happens at all, and what it does (rule
//! `kontor/sequence`). A game skips the steps that never do anything under its rules, so that rules that are not in play
//! cost no time.

use crate::game::Log;
use crate::kontor::options::{buy_out, canals, drunk, events, export, second_canal, shop, sunken, taverns};
use crate::kontor::turn::{drawing, ending};
use crate::kontor::{End, Flood, Kontor, Landed, OptionalRule, Order, Ruleset, Specials};
use std::marker::PhantomData;

/// A step of a round's beginning or of a turn.
pub struct Step<L> {
    /// Its name, for those who read the table.
    #[allow(dead_code)]
    pub name: &'static str,
    /// Whether it ever does anything under these rules.
    pub when: fn(&Ruleset) -> bool,
    pub what: fn(&mut Kontor, &mut L) -> Flow,
}

/// What follows after a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The next step.
    On,
    /// This step once more.
    Again,
    /// The answer to a question; then the next step.
    Waits,
    /// The answer to a question; then this step once more.
    WaitsAgain,
    /// The end of the game.
    Ends(End),
}

/// The steps of one kind of log.
pub struct Table<L>(PhantomData<L>);

/// Carries out the step of the turn at this place. The places are written out, so that the steps are compiled into the
/// loop: calls through the table take up to 1.06 of the time of a random move.
macro_rules! step_at {
    ($at:expr, $game:ident, $log:ident, $($place:literal)*) => {{
        const { assert!([$($place),*].len() == Self::TURN.len(), "every step has its place in `carry_out`") };
        match $at { $($place => (Self::TURN[$place].what)($game, $log),)* _ => Flow::On }
    }};
}

impl<L: Log<Kontor>> Table<L> {
    /// The steps before all players are asked whether they pass.
    #[rustfmt::skip]
    pub const ROUND: [Step<L>; 3] = [
        Step { name: "event",   when: |r| r.options.has(OptionalRule::Events), what: events::turn_event },
        Step { name: "shop",    when: sells_specials,     what: |game, _| shop::open_shop(game) },
        Step { name: "buy-out", when: |r| r.turn.buy_out, what: |game, _| buy_out::next_buyer(game) },
    ];

    /// The steps after a card was laid.
    #[rustfmt::skip]
    pub const TURN: [Step<L>; 17] = [
        Step { name: "tax",           when: |r| r.turn.order == Order::Clockwise,       what: Kontor::tax_step },
        Step { name: "choose-good",   when: |r| r.goods.landed == Landed::OneChosen,    what: |game, _| drawing::choose_good(game) },
        Step { name: "export",        when: |r| r.goods.export,                         what: |game, _| export::may_export(game) },
        Step { name: "land-goods",    when: |_| true,                                   what: Kontor::land_step },
        Step { name: "bribe",         when: |r| r.taverns.add_one || r.taverns.add_two, what: |game, _| taverns::may_bribe(game) },
        Step { name: "fill-around",   when: flood_fills,                                what: canals::fill_around },
        Step { name: "treat",         when: |r| r.taverns.make_drunk,                   what: drunk::must_treat },
        Step { name: "score-sectors", when: |_| true,                                   what: Kontor::score_step },
        Step { name: "win-at-once",   when: wins_early,                                 what: |game, _| ending::wins_at_once(game).map_or(Flow::On, Flow::Ends) },
        Step { name: "salvage",       when: |r| r.goods.sunken > 0,                     what: sunken::salvage_step },
        Step { name: "end-embargo",   when: |r| r.early_ends.no_warehouse_left,         what: |game, _| ends(ending::has_no_warehouse_left(game), End::NoWarehouseLeft) },
        // A full board gets no refill (`kontor/ruling-14`).
        Step { name: "end-when-full", when: |_| true,                                   what: |game, _| ends(ending::is_full(game), End::Full) },
        Step { name: "lay-twin",      when: flood_is_two_canals,                        what: |game, _| canals::may_lay_twin(game) },
        Step { name: "second-canal",  when: |r| r.turn.second_canal.is_some(),          what: |game, _| second_canal::may_lay_second(game) },
        Step { name: "refill",        when: |_| true,                                   what: Kontor::refill_step },
        Step { name: "subsidy",       when: |_| true,                                   what: Kontor::subsidy_step },
        Step { name: "final-sprint",  when: |r| r.early_ends.only_canals_left,          what: |game, _| ends(ending::has_only_canals_left(game, game.round.turn()), End::FinalSprint) },
    ];

    /// Carries out the step of the turn at this place.
    pub fn carry_out(at: u8, game: &mut Kontor, log: &mut L) -> Flow {
        step_at!(at, game, log, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    }
}

fn ends(over: bool, end: End) -> Flow {
    if over { Flow::Ends(end) } else { Flow::On }
}

fn sells_specials(r: &Ruleset) -> bool {
    matches!(r.setup.specials, Specials::Shop { .. })
}

fn flood_fills(r: &Ruleset) -> bool {
    matches!(r.placement.flood, Flood::FillsAround | Flood::FillsAroundOrTwoCanals)
}

fn flood_is_two_canals(r: &Ruleset) -> bool {
    matches!(r.placement.flood, Flood::CoversOrTwoCanals | Flood::FillsAroundOrTwoCanals)
}

fn wins_early(r: &Ruleset) -> bool {
    r.early_ends.first_sector || r.early_ends.three_in_line
}

/// The steps of a table that happen under the rules of a game, by their places.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Steps(u32);

impl Steps {
    /// Returns those of these steps that ever do anything under these rules.
    pub fn of<L>(all: &[Step<L>], rules: &Ruleset) -> Steps {
        Steps((0..).zip(all).fold(0, |set, (at, step)| set | u32::from((step.when)(rules)) << at))
    }

    /// Returns the first of them from this place on.
    pub fn next(self, from: u8) -> Option<u8> {
        let rest = self.0 & u32::MAX.checked_shl(from.into()).unwrap_or(0);
        (rest != 0).then(|| rest.trailing_zeros() as u8)
    }
}
