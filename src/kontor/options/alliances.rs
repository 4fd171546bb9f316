//! Alliances of two players in a sector (rule `kontor/freewheel-solo`, `kontor/ruling-86`).
//!
//! Reaches in at `options/alone`, `options/clockwise`, `options/drunk`, `page/describe`, `page/notes`, `turn/check`,
//! `turn/list`, `turn/mod`, `turn/ship`.

use crate::game::{Log, Seat, Seats};
use crate::kontor::options::alone;
use crate::kontor::state::Pending;
use crate::kontor::{Cell, Cells, Event, Kontor, Refusal};

/// Alliances, and what has been proposed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alliances {
    /// The land on which each pair of players is allied, in the order of `PAIRS`.
    pairs: [Cells; 6],
    /// The proposals of this turn: four bits, one per partner, for each shared sector.
    proposed: u64,
    /// The first cell of the sector of the last proposal.
    proposal: Option<Cell>,
}

impl Alliances {
    pub const NONE: Alliances = Alliances { pairs: [Cells::NONE; 6], proposed: 0, proposal: None };

    pub fn proposal(&self) -> Option<Cell> {
        self.proposal
    }

    /// Begins a turn, in which nothing has been proposed yet.
    pub fn begin_turn(&mut self) {
        self.proposed = 0;
    }

    /// Returns the land on which each pair is allied, to be changed.
    #[cfg(test)]
    pub fn pairs_mut(&mut self) -> &mut [Cells; 6] {
        &mut self.pairs
    }
}

pub const PAIRS: [(u8, u8); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
/// The most sectors of a turn in which proposals are remembered.
const SECTORS: usize = 16;

/// Returns the index of two seats in `PAIRS`.
fn pair(one: Seat, other: Seat) -> Option<usize> {
    PAIRS.iter().position(|&pair| pair == (one.0.min(other.0), one.0.max(other.0)))
}

/// Returns the ally of a player in a sector.
pub fn ally(game: &Kontor, seat: Seat, sector: Cells) -> Option<Seat> {
    let pairs = &game.parties.alliances().pairs;
    let with = |&(i, (a, b)): &(usize, (u8, u8))| {
        (seat.0 == a || seat.0 == b) && pairs.get(i).is_some_and(|cells| cells.meets(sector))
    };
    let (_, (a, b)) = PAIRS.into_iter().enumerate().find(with)?;
    Some(Seat(if seat.0 == a { b } else { a }))
}

/// Returns the sectors in which a player and others have docks: alliances are only proposed there.
fn shared(game: &Kontor, seat: Seat) -> impl Iterator<Item = (usize, Cells)> + '_ {
    let own = game.harbour.docks(alone::party(game, seat));
    let others = game.harbour.all_docks().less(own);
    let mut rest = if game.rules.turn.alliances { own } else { Cells::NONE };
    let sectors = std::iter::from_fn(move || {
        let sector = Cells::of(game.harbour.first_of(rest)?).spread(game.harbour.land());
        rest = rest.less(sector);
        Some(sector)
    });
    sectors.filter(move |sector| sector.meets(others)).enumerate().take(SECTORS)
}

/// Returns the shared sector whose first cell this is.
fn shared_at(game: &Kontor, seat: Seat, cell: Cell) -> Option<(usize, Cells)> {
    shared(game, seat).find(|(_, sector)| game.harbour.first_of(*sector) == Some(cell))
}

/// Returns the sector whose first cell this is, and the ally of a player there; neither needs to have
/// docks left in it.
fn bond_at(game: &Kontor, seat: Seat, cell: Cell) -> Option<(Cells, Seat)> {
    let lies =
        game.rules.turn.alliances && game.harbour.bounds().covers(cell) && game.harbour.land().has(cell);
    let sector = Cells::of(cell).spread(game.harbour.land());
    let first = lies && game.harbour.first_of(sector) == Some(cell);
    Some((sector, ally(game, seat, sector).filter(|_| first)?))
}

/// Checks a proposal: both players need a dock in the sector, neither may have an ally, and a pair is asked once a turn.
pub fn check_ally(game: &Kontor, seat: Seat, cell: Cell, with: Seat) -> Result<(), Refusal> {
    let Some((number, sector)) = shared_at(game, seat, cell) else { return Err(Refusal::NobodyToAlly) };
    check_ally_in(game, seat, with, number, sector)
}

fn check_ally_in(game: &Kontor, seat: Seat, with: Seat, number: usize, sector: Cells) -> Result<(), Refusal> {
    if with == seat || with.0 >= game.players() || !game.harbour.docks(alone::party(game, with)).meets(sector)
    {
        Err(Refusal::NobodyToAlly)
    } else if ally(game, seat, sector).is_some() || ally(game, with, sector).is_some() {
        Err(Refusal::OneAllyOnly)
    } else if game.parties.alliances().proposed >> (number * 4 + with.index()) & 1 != 0 {
        Err(Refusal::ProposedBefore)
    } else {
        Ok(())
    }
}

/// Checks that the player on turn has an ally to leave. Neither needs to have docks left there (`kontor/ruling-86`).
pub fn check_leave(game: &Kontor, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    bond_at(game, seat, cell).map(|_| ()).ok_or(Refusal::NobodyToAlly)
}

/// Returns all alliances that the player on turn may propose or leave, by the first cells of sectors:
/// first the sectors that the player shares with others, then the rest.
pub fn alliances(game: &Kontor, seat: Seat) -> impl Iterator<Item = (Cell, Option<Seat>)> + '_ {
    let first = |sector: Cells| game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
    let bonds = shared(game, seat).flat_map(move |(number, sector)| {
        let cell = first(sector);
        let may = move |&with: &Seat| check_ally_in(game, seat, with, number, sector).is_ok();
        let with = game.every_seat().filter(may).map(move |with| (cell, Some(with)));
        with.chain(ally(game, seat, sector).map(|_| (cell, None)))
    });
    let bound = if game.rules.turn.alliances { game.harbour.land() } else { Cells::NONE };
    let elsewhere = move |&sector: &Cells| {
        ally(game, seat, sector).is_some() && !shared(game, seat).any(|(_, one)| one == sector)
    };
    bonds.chain(game.harbour.parts_of(bound).filter(elsewhere).map(move |sector| (first(sector), None)))
}

/// Returns the land on which a pair is allied, to be changed.
fn pair_mut(game: &mut Kontor, pair: usize) -> Option<&mut Cells> {
    game.parties.alliances_mut()?.pairs.get_mut(pair)
}

/// Returns all alliances with the first cells of their sectors, for the description of the state.
pub fn allied_pairs(game: &Kontor) -> Vec<(u8, u8, Cell)> {
    let of = |(&(a, b), cells): (&(u8, u8), &Cells)| {
        let sectors = game.harbour.parts_of(*cells);
        sectors.filter_map(move |part| Some((a, b, game.harbour.first_of(part)?))).collect::<Vec<_>>()
    };
    PAIRS.iter().zip(&game.parties.alliances().pairs).flat_map(of).collect()
}

/// Proposes an alliance, and asks the other player at once.
pub fn propose(game: &mut Kontor, cell: Cell, with: Seat, log: &mut impl Log<Kontor>) {
    let Some((number, _)) = shared_at(game, game.round.turn(), cell) else { return };
    if let Some(alliances) = game.parties.alliances_mut() {
        alliances.proposed |= 1 << ((number * 4 + with.index()) & 63);
        alliances.proposal = Some(cell);
    }
    log.event(Event::Proposed { seat: game.round.turn(), with, cell });
    game.question.ask(Pending::Consent, Seats::only(with));
}

/// Takes the answer to a proposal; then the player on turn goes on.
pub fn consent(game: &mut Kontor, agrees: bool, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let (Some(with), Some(cell)) = (game.question.deciding().first(), game.parties.alliances().proposal)
    else {
        return;
    };
    if !agrees {
        log.event(Event::Refused { seat: with, with: seat, cell });
    } else if let (Some(pair), Some((_, sector))) = (pair(seat, with), shared_at(game, seat, cell)) {
        let before = game.noted(log);
        if let Some(cells) = pair_mut(game, pair) {
            *cells = cells.or(sector);
        }
        log.event(Event::Allied { seat, with, cell });
        game.log_scores(before, log);
    }
    game.wait_for(Pending::Play);
}

/// Makes the player on turn leave an ally.
pub fn leave(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let Some((sector, with)) = bond_at(game, seat, cell) else { return };
    let before = game.noted(log);
    if let Some(cells) = pair(seat, with).and_then(|pair| pair_mut(game, pair)) {
        *cells = cells.less(sector);
    }
    log.event(Event::LeftAlly { seat, with, cell });
    game.log_scores(before, log);
}

/// Keeps alliances in all parts of a sector that was split, and spreads them over a sector that was joined. A player who
/// has two allies by that loses both.
pub fn renew_alliances(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    for ((a, b), _) in PAIRS.into_iter().zip(end_torn_alliances(game)).filter(|(_, fallen)| *fallen) {
        log.event(Event::Fallen { seat: Seat(a), with: Seat(b) });
    }
}

/// Renews the alliances and returns for each pair whether one has fallen.
fn end_torn_alliances(game: &mut Kontor) -> [bool; 6] {
    let (land, mut fallen) = (game.harbour.land(), [false; 6]);
    let Some(Alliances { pairs, .. }) = game.parties.alliances_mut() else { return fallen };
    if *pairs == [Cells::NONE; 6] {
        return fallen;
    }
    for cells in pairs.iter_mut() {
        *cells = cells.and(land).spread(land);
    }
    let of = |seat: Seat| {
        let mine = PAIRS.iter().zip(&*pairs).filter(move |((a, b), _)| seat.0 == *a || seat.0 == *b);
        let fold = mine.fold((Cells::NONE, Cells::NONE), |(once, twice), (_, cells)| {
            (once.or(*cells), twice.or(once.and(*cells)))
        });
        fold.1
    };
    let torn = [0, 1, 2, 3].map(|s| of(Seat(s)));
    for ((&(a, b), cells), fallen) in PAIRS.iter().zip(pairs).zip(&mut fallen) {
        let lost = cells.and(torn[usize::from(a)].or(torn[usize::from(b)]));
        *cells = cells.less(lost);
        *fallen = !lost.is_empty();
    }
    fallen
}
