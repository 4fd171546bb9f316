//! What a net is told about a position: only what the seat that decides knows, from its eyes.

use crate::bot::{Inputs, Learned, layout};
use crate::game::Seat;
use crate::kontor::options::drunk;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{score, scoring};
use crate::kontor::{Kontor, Pass, Pile, Side, Sort, majority};

/// The classes of a sector by the empty cells beside it.
const GAPS: u16 = 6;
/// The classes of a sector by who leads there, and by how much.
const LEADS: u16 = 10;
/// The classes of a sector by its docks.
const SIZES: u16 = 7;

layout! {
    ADVANCED: 1,
    /// Whether the columns and the rows of the board are fixed.
    FIXED: 2,
    /// The empty cells of a board, in threes.
    EMPTY: 17,
    TREASURY: 1,
    CANALS: 1,
    DRY: 3,
    /// Open sectors of both games.
    OPEN: 2 * GAPS * LEADS,
    OPEN_OF: SIZES * 3,
    DONE_OF: SIZES * 3,
    CANAL_TOP: CARD,
    /// Own and rival's purse, docks in the pile and on the table, and cards.
    SIDE: 2 * OF_SIDE,
}

/// The inputs of each side, from [`SIDE`].
const PURSE: u16 = 0;
const PILE: u16 = PURSE + 8;
const DOCKS: u16 = PILE + 1;
const TOP: u16 = DOCKS + 1;
const HAND: u16 = TOP + CARD;
const OF_SIDE: u16 = HAND + CARD;

/// The inputs of a card: a dock by its goods, or a canal, then a florin and a ship. Special cards have none: the net
/// has learned from games without them.
const CANAL: u16 = 8;
const DOCK_SYMBOLS: u16 = CANAL + 1;
const CANAL_SYMBOLS: u16 = DOCK_SYMBOLS + 2;
const CARD: u16 = CANAL_SYMBOLS + 2;

impl Learned for Kontor {
    const INPUTS: u16 = ALL;
    const AHEAD: u16 = 0;
    const EXPLORE: u16 = 20;

    /// Returns whether a round begins and nobody has answered yet.
    fn is_quiet(&self) -> bool {
        let before = match self.question.pending() {
            Pending::Announce => Intent::Undecided,
            Pending::Choose if self.rules.turn.pass == Pass::Secret => Intent::Plays,
            _ => return false,
        };
        self.every_seat().all(|seat| self.round.intent(seat) == before)
    }

    fn inputs(&self, eye: Seat, inputs: &mut Inputs) {
        let own = self.side(eye);
        if self.rules.ship.is_some() {
            inputs.put(ADVANCED);
        }
        let fixed = [self.harbour.bounds().columns.fixed, self.harbour.bounds().rows.fixed];
        (FIXED..).zip(fixed).filter(|(_, fixed)| *fixed).for_each(|(at, _)| inputs.put(at));
        let (columns, rows) = self.rules.setup.board;
        let empty = columns.saturating_mul(rows).saturating_sub(self.harbour.occupied().len());
        inputs.put(EMPTY + u16::from(empty / 3).min(16));
        inputs.count(TREASURY, self.money.treasury().into());
        inputs.count(CANALS, self.deck.height(Pile::Canals).into());
        inputs.put(DRY + u16::from(self.round.idle().min(2)));
        self.sector_inputs(own, inputs);
        if let Some(top) = self.deck.top(Pile::Canals).filter(|&top| self.deck.is_known(top)) {
            self.card_inputs(top, CANAL_TOP, inputs);
        }
        for (seat, from) in [(eye, SIDE), (self.opposite(eye), SIDE + OF_SIDE)] {
            self.side_inputs(seat, from, inputs);
        }
        for (at, seat) in [eye, self.opposite(eye)].into_iter().enumerate() {
            inputs.points[at] = score::total(self, seat);
        }
    }
}

impl Kontor {
    fn sector_inputs(&self, own: Side, inputs: &mut Inputs) {
        let empty = scoring::inside(self, self.harbour.bounds()).less(self.harbour.open_cards());
        let game = if self.rules.ship.is_some() { OPEN + GAPS * LEADS } else { OPEN };
        let mut rest = self.harbour.land();
        while let Some(one) = rest.any() {
            let sector = one.spread(rest);
            rest = rest.less(sector);
            let (mut winner, mut of) = (scoring::winner_of(self, sector), DONE_OF);
            if !sector.meets(self.sectors.done()) {
                let [red, black] = self.stocks_of(sector);
                let gaps = match sector.beside().and(empty).len() {
                    n @ 0..=4 => u16::from(n.saturating_sub(1)),
                    5 | 6 => 4,
                    _ => 5,
                };
                let lead = if own == Side::Red { lead(red, black) } else { lead(black, red) };
                inputs.put(game + gaps * LEADS + lead);
                (winner, of) = (majority(red, black).0, OPEN_OF);
            }
            let class = winner.map_or(0, |side| if side == own { 1 } else { 2 });
            inputs.put(of + (u16::from(drunk::size(self, sector)).clamp(1, SIZES) - 1) * 3 + class);
        }
    }

    /// Tells about a side; of its cards in hand those that all players have seen.
    fn side_inputs(&self, seat: Seat, from: u16, inputs: &mut Inputs) {
        inputs.put(from + PURSE + u16::from(self.purse(seat).min(7)));
        inputs.count(from + PILE, self.deck.height(Pile::Docks(seat)).into());
        inputs.count(from + DOCKS, self.harbour.docks(seat).less(self.sectors.done()).len().into());
        if let Some(top) = self.deck.top(Pile::Docks(seat)).filter(|&top| self.deck.is_known(top)) {
            self.card_inputs(top, from + TOP, inputs);
        }
        for (_, number) in self.deck.hand(seat).filter(|&(_, number)| self.deck.is_known(number)) {
            self.card_inputs(number, from + HAND, inputs);
        }
    }

    fn card_inputs(&self, number: u8, from: u16, inputs: &mut Inputs) {
        let (kind, symbols) = match self.sort_of(number) {
            Sort::Dock => (u16::from(self.cards.goods(number).0), DOCK_SYMBOLS),
            Sort::Canal => (CANAL, CANAL_SYMBOLS),
            Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => return,
        };
        inputs.put(from + kind);
        if self.cards.has_florin(number) {
            inputs.put(from + symbols);
        } else if self.cards.has_ship(number) {
            inputs.put(from + symbols + 1);
        }
    }
}

/// Returns the class of a sector with these stocks: who leads, and by how much.
fn lead(own: [u8; 3], rival: [u8; 3]) -> u16 {
    let leads = |own: [u8; 3], other: [u8; 3]| [0, 1, 2].map(|i| own[i].saturating_sub(other[i]));
    let most = |leads: [u8; 3]| leads.into_iter().max().unwrap_or(0);
    let by = i16::from(most(leads(own, rival))) - i16::from(most(leads(rival, own)));
    match by {
        0 if own == [0; 3] && rival == [0; 3] => 9,
        0 => match majority(own, rival).0 {
            None => 4,
            Some(Side::Red) => 3,
            Some(Side::Black) => 5,
        },
        1.. => 3 - by.min(3) as u16,
        _ => 5 + (-by).min(3) as u16,
    }
}
