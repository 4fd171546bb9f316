//! *Kontor*, for 2, or for 4 in two teams, or for 3 or 4 alone: lay docks and canals into a growing harbour, and win its
//! sectors.
//!
//! Every round all choose a card secretly; cards with a florin tax the opponent, and by falling numbers each lays the
//! card, lands goods and draws. What canals and edges close off is a sector, and belongs to the greater trader.
//! `docs/rules/kontor.md` states the rules by their ids, `kontor/…`, and `docs/rules/kontor-rulings.md` the rulings;
//! each is cited where it is carried out.

mod bot;
mod bounds;
mod cards;
mod components;
mod compose;
mod config;
mod deal;
mod end;
mod event;
mod extra;
mod goods;
mod hands;
mod harbour;
mod heaps;
mod layout;
mod left;
mod money;
mod moves;
mod notes;
mod observation;
mod optional;
mod own;
mod piles;
mod place;
mod refusal;
mod ruleset;
mod scenario;
mod score;
mod sector;
mod ship;
mod state;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod turn;

pub use cards::{
    ANCHOR, Building, CRANES, CardSet, FLORINS, Good, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS,
    WAREHOUSES, side_of, sort_of,
};
pub use components::{Cards, Components, Layouts};
pub use compose::compose;
pub use config::{Config, Conflict, entry};
pub use deal::Chance;
pub use event::{End, Event, Source};
pub use extra::EventCard;
pub use harbour::{Cell, Cells, MOST_COLUMNS, MOST_ROWS};
pub use layout::{Fault, Layout};
pub use money::Tax;
pub use moves::{Heap, Move, Refusal};
pub use notes::Note;
pub use observation::{Ask, Choice, Face, Pile, Place, Print};
pub use optional::{Optional, Options, Thing};
pub use own::Own;
pub use ruleset::{
    Counted, Crane, DockPiles, EarlyEnds, Edges, Flood, Landed, Nearer, Opening, Order, Pass, Placement,
    Ranking, Refill, Ruleset, Scoring, Setup, Ship, Specials, Stock, Stocks, Taverns, Turn, Unpaid, When,
    Without, Worth,
};
pub use scenario::Scenario;
pub use score::Standing;
pub use sector::{Majority, majority};
pub use state::Kontor;
pub use tables::{Mark, Tables};

use crate::game::{Eye, Game, Log, Outcome, Seat, Seats, Taps};
use crate::rng::Rng;
use state::Pending;

impl Game for Kontor {
    const ID: &'static str = "kontor";
    type Config = Config;
    type Conflict = Conflict;
    type Chance = Chance;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type Refusal = Refusal;
    type Place = Place;
    type Face = Face;
    type Print = Print;
    type Note = Note;
    type Source = Source;

    fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
        config::conflicts(seats, config)
    }

    fn deal(seats: u8, config: &Config, rng: &mut Rng) -> Chance {
        let rules = config.rules(seats);
        Chance::dealt(&rules, config.plan(&rules).canals.len(), rng)
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        _: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut why = Self::conflicts(seats, config);
        let rules = config.rules(seats);
        let plan = config.plan(&rules);
        if !chance.is_sound(&rules, plan.canals.len()) {
            why.push(Conflict::WrongCards);
        }
        if !why.is_empty() {
            return Err(why);
        }
        let mut game = Kontor::empty(rules);
        game.tables = config.components.as_ref().map_or(Tables::RECONSTRUCTED, Components::tables);
        game.deal_out(&plan, chance);
        game.begin(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.deciding
    }

    fn ask(&self) -> Option<Ask> {
        self.asks()
    }

    /// Passes and cards are chosen secretly, further canals with a look at the hand; what is done with an open card is done before all eyes.
    fn is_private(&self) -> bool {
        match self.pending {
            Pending::Announce
            | Pending::Choose
            | Pending::Play
            | Pending::Second
            | Pending::Canals
            | Pending::Pick
            | Pending::Opening
            | Pending::Shop
            | Pending::Wedding => true,
            Pending::BuyOut
            | Pending::Treat
            | Pending::Consent
            | Pending::Ship
            | Pending::Take
            | Pending::Lay
            | Pending::Land
            | Pending::Bribe
            | Pending::Exchange
            | Pending::Export
            | Pending::Veto
            | Pending::Draw
            | Pending::Salvage
            | Pending::Over(_) => false,
        }
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.decides(seat) {
            self.list_moves(seat, out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(seat, mv, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    fn taps(&self, mv: Move) -> Taps<Place> {
        self.taps_of(mv)
    }

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        self.each_token(each);
    }

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
        self.each_counter(each);
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        let setup = self.rules.setup;
        let ((columns, rows), (docks, canals)) = (setup.board, setup.hand);
        each(Place::Cell(Cell::ANCHOR), Print::Board { columns, rows });
        let specials = self.rules.places().saturating_sub(setup.first_special());
        each(Place::Hand(Seat(0), 0), Print::Hand { docks, canals, specials });
        self.fields().for_each(|cell| each(Place::Cell(cell), Print::Field { columns: 2, rows: 2 }));
    }

    fn notes(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        self.each_note(eye, each);
    }

    fn sees(&self, eye: Eye, at: Place) -> bool {
        self.is_seen(eye, at)
    }

    fn imagine(&mut self, seat: Seat, rng: &mut Rng) {
        self.reimagine(seat, rng);
    }

    fn freshen(&mut self, past: &[&Self], rng: &mut Rng) {
        self.redraw_unknown(past, rng);
    }

    fn keeps_secrets(&self) -> bool {
        self.holds_secrets()
    }

    /// Who has looked through the own pile has seen what comes (rule `kontor/first-pick`).
    fn is_irreversible(mv: Move) -> bool {
        mv == Move::Search
    }

    /// The whole truth, whoever may see it:
    ///
    /// | key | value |
    /// |---|---|
    /// | `round`, `dryRounds` | the round from 1; rounds without a card laid up to now |
    /// | `toAct`, `ask` | the seats that decide; what they are asked, null when the game is over |
    /// | `board` | in reading order `{cell: [x, y], card, stock: ["tea", …], finished}`; 94 is the anchor |
    /// | `covered` | `[cell, number]` of cards under floods and bridges, in the order of covering |
    /// | `columns`, `rows` | `[from, to, fixed]` |
    /// | `keepers` | of red and of black: the first cells of the sectors won |
    /// | `ship` | its cell, or null |
    /// | `hands` | by seat six places or more, docks first, then canals, then special cards; null where empty |
    /// | `parts` | by seat: `undecided`, `plays`, `passes`, `{chose}`, `{open}`, `out` |
    /// | `docks`, `canals` | piles, top first |
    /// | `aside`, `seen` | special cards left over and canals set aside; cards that everybody has seen |
    /// | `purses`, `treasury`, `supply` | florins by seat; the city's; warehouses of tea, wine, spice |
    /// | `coins` | the docks that the taverns 88 and 89 make drunk, or null |
    /// | `owners` | by seat the docks that each has laid, where each plays for oneself |
    /// | `allied` | `[seat, seat, first cell of the sector]` |
    /// | `reserves` | of red and of black, where each has its own: warehouses of tea, wine, spice |
    /// | `smuggled` | where cards lie face down |
    /// | `exports` | of red and of black, warehouses of each kind in the export |
    /// | `shop`, `events` | special cards to be bought, the next one last; events to come, the next one last, and past ones |
    /// | `points` | by seat, if the game ended now |
    fn describe(&self) -> serde_json::Value {
        self.describe_all()
    }

    /// No pile is shuffled during a game.
    fn card_names() -> &'static [&'static str] {
        &[]
    }
}
