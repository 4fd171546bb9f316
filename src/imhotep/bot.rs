//! What a computer player knows about Imhotep beyond its rules: how many points a position promises.
//!
//! The numbers are sixteenths of a point. They were chosen by hand and kept if they won games in the arena
//! (`lab/findings.md`).

use super::cards::{Card, ROUNDS, Site};
use super::config::{Config, Side};
use super::moves::{Move, Spot};
use super::sites::BY_HEIGHT;
use super::state::Imhotep;
use crate::bot::{Character, Knowledge, Level, POINT, Points, Temper};
use crate::game::{MOST_SEATS, Rules, Seat};
use crate::rng::Rng;

/// The worth of a blue card.
pub(super) const BLUE: i16 = 2 * POINT + 4;
/// The worth of a stone on the sled while there are boats to come.
pub(super) const STONE: i16 = 11;
/// How many stones each building site is expected to get per round, for cards that count the stones of a
/// site.
const GROWTH: i16 = 2;

impl Knowledge for Imhotep {
    const LEVELS: [Level; 6] = Level::and_timed(Level::five(
        [20, 60, 160, 900, 5000],
        [400, 0, 0, 0, 0],
        Level { horizon: 1, explore: 20, ..Level::PLAIN },
    ));
    const SOLVES: bool = true;

    /// Returns whether this is the last round and nobody can come to a hidden market card: none lies in a
    /// face-down pair, and neither pyramids nor temple are on their side B, which gives such cards.
    fn is_open(&self) -> bool {
        self.round + 1 == ROUNDS
            && (self.pair_up || self.pair == [None; 2])
            && !self.is_b(Site::Pyramid)
            && !self.is_b(Site::Temple)
    }
    const CHARACTERS: [Character; 3] = Character::three([(0, 20), (0, 24), (0, 15)]);

    /// The careful one builds what counts at the end, the greedy one what counts at once; the spoiler sails boats in which
    /// most stones are those of others.
    fn likes(&self, temper: Temper, seat: Seat, mv: Move) -> bool {
        let (Move::Sail { boat, site } | Move::Lever { boat, site, .. } | Move::SailCard { boat, site, .. }) =
            mv
        else {
            return false;
        };
        match temper {
            Temper::Careful => matches!(site, Site::Temple | Site::Obelisks),
            Temper::Greedy => site == Site::Pyramid,
            Temper::Spoiler => {
                2 * self.aboard(boat).filter(|&owner| owner == seat).count() < usize::from(self.load_of(boat))
            }
        }
    }

    fn any_move(&self, seat: Seat, rng: &mut Rng, moves: &mut Vec<Move>) -> Option<Move> {
        if self.is_plain_turn() {
            return Some(self.any_action(rng));
        }
        moves.clear();
        self.legal_moves(seat, moves);
        rng.pick(moves)
    }

    /// With three and four players only the simplest tables: with all sides B and the wrath the nets lost.
    fn has_net(seats: u8, config: &Config) -> bool {
        let sides = [config.market, config.pyramid, config.temple, config.chamber, config.obelisks];
        seats < 4 || (sides == [Side::A; 5] && !config.wrath)
    }

    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        for (seat, sum) in Seat::all(self.rules.seats).zip(&mut points) {
            *sum = if self.is_over() { self.total(seat) * POINT } else { self.expected(seat) };
        }
        points
    }

    fn progress(&self) -> u16 {
        self.round.into()
    }
}

impl Imhotep {
    /// Returns the points that a seat can expect at the end, in sixteenths.
    #[inline(never)] // it is called in several places
    fn expected(&self, seat: Seat) -> i16 {
        let left = i16::from(ROUNDS.saturating_sub(self.round));
        let immediate = self.points[seat];
        let scored = immediate.pyramid + immediate.temple + immediate.obelisks;
        let temple = self.seen_in_temple(seat) * if left > 1 { 15 } else { 11 };
        let obelisks = if self.is_b(Site::Obelisks) {
            i16::from(self.loose_stones(seat)) * if left > 1 { 2 * POINT } else { POINT }
        } else {
            self.expected_height(seat, left)
        };
        let statues = i16::from(self.held(seat, Card::Statue));
        let sled = i16::from(self.sled(seat)) * STONE;
        scored * POINT
            + temple
            + obelisks
            + self.chamber_points(seat) * POINT
            + super::score::triangle(statues as u8) * POINT
            + statues * left * 5
            + self.expected_ornaments(seat, left)
            + i16::from(self.blue_cards(seat)) * BLUE
            + sled
            + self.expected_wrath(seat, left)
    }

    /// Returns the number of stones of a seat that are visible from above.
    pub(super) fn seen_in_temple(&self, seat: Seat) -> i16 {
        (0..self.temple_width()).filter(|&column| self.temple_top(column) == Some(seat)).count() as i16
    }

    /// Returns the points that a seat can expect from the obelisks, in sixteenths. The more rounds are
    /// `left`, the less a lead counts.
    pub(super) fn expected_height(&self, seat: Seat, left: i16) -> i16 {
        let own = i16::from(self.obelisk[seat]);
        let prizes = BY_HEIGHT[usize::from(self.rules.seats.clamp(2, 4)) - 2];
        let doubt = 8 + 10 * left;
        // The expected number of rivals with a higher obelisk, in 256ths.
        let ahead: i16 = Seat::all(self.rules.seats)
            .filter(|&other| other != seat)
            .map(|other| {
                let behind = (i16::from(self.obelisk[other]) - own) * 16;
                128 + 128 * behind / (behind.abs() + doubt)
            })
            .sum();
        let (rank, part) = (usize::from(ahead as u16 >> 8), ahead & 255);
        let prize = |rank: usize| prizes.get(rank).copied().unwrap_or(0);
        let expected = (prize(rank) * (256 - part) + prize(rank + 1) * part) / (256 / POINT);
        if own == 0 && left == 0 { 0 } else { expected }
    }

    fn expected_ornaments(&self, seat: Seat, left: i16) -> i16 {
        let of = |card: Card| {
            let stones = card.site().map_or(0, |site| i16::from(self.stones_on(site)));
            i16::from(self.held(seat, card)) * (stones + GROWTH * left) * POINT / 3
        };
        Card::ORNAMENTS.into_iter().filter(|&card| self.held(seat, card) > 0).map(of).sum()
    }

    /// Returns the points that the wrath of the pharaoh is expected to take, in sixteenths and negative; it
    /// is likelier with fewer rounds `left`.
    fn expected_wrath(&self, seat: Seat, left: i16) -> i16 {
        if !self.rules.wrath {
            return 0;
        }
        self.points_at_the_end(seat, super::event::Source::Wrath) * POINT / (1 + left)
    }
}

/// Shortcuts for random playouts, which spend most of their time listing moves.
impl Imhotep {
    /// Returns whether a player has to choose an action and holds no blue card.
    fn is_plain_turn(&self) -> bool {
        self.pending.is_empty() && !self.is_over() && !self.holds_blue(self.on_turn())
    }

    /// Picks one of the actions of a player without blue cards, with the same chances as from their list, but
    /// without writing the list.
    fn any_action(&self, rng: &mut Rng) -> Move {
        let seat = self.on_turn();
        let takes = usize::from(self.stones_to_take(seat, 3) > 0);
        let free = if self.sled(seat) > 0 { self.free_spots() } else { 0 };
        let (loads, ready, docks) = (free.count_ones() as usize, self.ready_mask(), self.docks_mask());
        let (boats, sites) = (ready.count_ones() as usize, docks.count_ones() as usize);
        let mut skip = rng.below((takes + loads + boats * sites).max(1));
        if skip < takes {
            return Move::TakeStones;
        }
        skip -= takes;
        if skip < loads {
            let Spot(boat, place) = Spot::at(lowest(free, skip));
            return Move::Load { boat, place };
        }
        if boats * sites == 0 {
            return Move::Pass;
        }
        skip -= loads;
        let (mut boat, mut rest) = (ready, skip);
        while rest >= sites {
            boat &= boat.wrapping_sub(1);
            rest -= sites;
        }
        let site = Site::ALL.get(usize::from(lowest(docks, rest)));
        Move::Sail { boat: lowest(boat, 0), site: site.copied().unwrap_or(Site::Market) }
    }
}

/// Returns the lowest bit of a mask after the first `skip` bits.
fn lowest(mut mask: u16, skip: usize) -> u8 {
    for _ in 0..skip {
        mask &= mask.wrapping_sub(1);
    }
    mask.trailing_zeros() as u8
}
