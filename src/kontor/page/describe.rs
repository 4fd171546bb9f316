//! `impl Describe`: printed values, prompts, taps, and the state in words.

use crate::game::{Describe, Eye, Rules, Seat, Taps};
use crate::kontor::options::{alliances, alone, buy_out, clockwise, fields, shop, smuggling, sunken};
use crate::kontor::page::{notes, unseen};
use crate::kontor::state::{Axis, Intent, Pending};
use crate::kontor::turn::{drawing, laying, score, ship};
use crate::kontor::{Cell, Choice, Good, Kontor, Move, Note, Pile, Place, Side};
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Print {
    /// The size of the finished board, given at the anchor's cell.
    Board { columns: u8, rows: u8 },
    /// The most cards of a hand, in the order of its places; given at the first place of the first hand.
    Hand { docks: u8, canals: u8, specials: u8 },
    /// A field of cells, given at its cell in the north-west.
    Field { columns: u8, rows: u8 },
}

/// The decision that a prompt asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Buy out a dock of the opponent, or decline.
    BuyOut,
    /// All players at once: pass or play.
    Announce,
    /// All players of the round at once: choose a card.
    Choose,
    /// Play a card or pass; a tavern may be used first.
    Play,
    /// Accept or refuse an alliance in the sector with this first cell.
    Consent { from: Seat, cell: Cell },
    /// Choose the dock that the tavern just laid makes drunk.
    Treat { tavern: Cell },
    /// Move the ship, or decline.
    Ship { number: u8 },
    /// Take a dock away, or decline.
    Take { number: u8 },
    /// Choose the cell of the open card.
    Lay { number: u8 },
    /// Choose the goods that the card lands.
    Land { number: u8 },
    /// Choose the dock to which the tavern brings one more warehouse, or decline.
    Bribe { number: u8 },
    /// Choose the cell of the face-down card.
    Smuggle,
    /// Choose one of the goods for the export, or decline.
    Export { number: u8 },
    /// All players who can pay, at once: how many special cards to buy.
    Shop,
    /// All players at once: which card to show, since together they want more special cards than are left.
    Show { wanted: u8, left: u8 },
    /// Exchange a warehouse, or decline.
    Exchange,
    /// Take a dock of one's own pile and put one under it, or decline.
    Wedding,
    /// Lay canals instead of a flood; this many may still be laid.
    Canals { left: u8 },
    /// Decide whether the finished sector with this first cell counts.
    Veto { cell: Cell },
    /// All players at once: choose the first docks of the hand.
    Opening,
    /// Choose the pile to draw from.
    Draw,
    /// Choose a dock of one's own pile.
    Pick,
    /// Lay a second canal for this price, or decline.
    Second { price: u8 },
    /// Choose the dock that gets the goods of a surrounded canal.
    Salvage { good: Good, from: Cell },
}

impl Describe for Kontor {
    type Ask = Ask;
    type Print = Print;
    type Note = Note;

    fn ask(&self) -> Option<Ask> {
        let number = self.card_on_turn();
        match self.question.pending() {
            Pending::BuyOut => Some(Ask::BuyOut),
            Pending::Announce => Some(Ask::Announce),
            Pending::Choose => Some(Ask::Choose),
            Pending::Play => Some(Ask::Play),
            Pending::Consent => {
                Some(Ask::Consent { from: self.round.turn(), cell: self.parties.alliances().proposal()? })
            }
            Pending::Treat => Some(Ask::Treat { tavern: self.play.cell() }),
            Pending::Ship => Some(Ask::Ship { number }),
            Pending::Take => Some(Ask::Take { number }),
            Pending::Lay if smuggling::is_dark(self, self.round.turn()) => Some(Ask::Smuggle),
            Pending::Lay => Some(Ask::Lay { number }),
            Pending::Land => Some(Ask::Land { number: self.play.number() }),
            Pending::Bribe => Some(Ask::Bribe { number: self.play.number() }),
            Pending::Export => Some(Ask::Export { number: self.play.number() }),
            Pending::Shop => Some(Ask::Shop),
            Pending::Show => {
                Some(Ask::Show { wanted: shop::wanted_by_all(self), left: self.deck.for_sale().len() as u8 })
            }
            Pending::Exchange => Some(Ask::Exchange),
            Pending::Wedding => Some(Ask::Wedding),
            Pending::Canals => Some(Ask::Canals { left: self.play.instead_of_flood().left }),
            Pending::Veto => Some(Ask::Veto { cell: self.parties.veto().judged() }),
            Pending::Opening => Some(Ask::Opening),
            Pending::Draw => Some(Ask::Draw),
            Pending::Pick => Some(Ask::Pick),
            Pending::Second => Some(Ask::Second { price: self.rules.turn.second_canal.unwrap_or(0) }),
            Pending::Salvage => sunken::surrounded(self).map(|(from, good)| Ask::Salvage { good, from }),
            Pending::Over(_) => None,
        }
    }

    /// Returns the places to tap for a move: cards and cells are tapped themselves; in teams the pile that a
    /// taken dock goes under comes next.
    fn taps(&self, mv: Move) -> Taps<Place> {
        match mv {
            Move::Pass => Taps::in_order(&[Place::Choice(Choice::Pass)]),
            Move::Stay => Taps::in_order(&[Place::Choice(Choice::Stay)]),
            Move::LieStill => Taps::in_order(&[Place::Choice(Choice::LieStill)]),
            Move::Spare => Taps::in_order(&[Place::Choice(Choice::Spare)]),
            Move::Enough => Taps::in_order(&[Place::Choice(Choice::Enough)]),
            Move::BuyNothing => Taps::in_order(&[Place::Choice(Choice::BuyNothing)]),
            Move::Choose { card } | Move::Show { card } => Taps::in_order(&[self.place_in_hand(card)]),
            Move::LayMore { card, cell } | Move::LayCanal { card, cell } => {
                Taps { any_order: 2, ..Taps::in_order(&[self.place_in_hand(card), Place::Cell(cell)]) }
            }
            Move::Ally { cell, with } => {
                Taps::in_order(&[Place::Cell(cell), Place::Choice(Choice::Ally(with))])
            }
            Move::Leave { cell } => Taps::in_order(&[Place::Cell(cell), Place::Choice(Choice::Leave)]),
            Move::Agree => Taps::in_order(&[Place::Choice(Choice::Agree)]),
            Move::Refuse => Taps::in_order(&[Place::Choice(Choice::Refuse)]),
            Move::Treat { tavern, dock } => Taps::in_order(&[Place::Cell(tavern), Place::Cell(dock)]),
            Move::BuyOut { cell } => Taps::in_order(&[Place::Cell(cell)]),
            Move::Land { good } => Taps::in_order(&[Place::Supply(good)]),
            Move::Smuggle { card } => {
                let held = self.deck.holder(card).map(|(seat, slot)| Place::Hand(seat, slot));
                Taps::in_order(&[Place::Choice(Choice::Smuggle), held.unwrap_or(Place::Box)])
            }
            Move::LandAll => Taps::in_order(&[Place::Choice(Choice::LandAll)]),
            Move::Export { good } => Taps::in_order(&[Place::Choice(Choice::Export(good))]),
            Move::Buy { count } => Taps::in_order(&[Place::Choice(Choice::Buy(count))]),
            Move::Exchange { cell, from, to } => {
                Taps::in_order(&[Place::Stock(cell, from), Place::Supply(to)])
            }
            Move::Wed { take, give } => {
                let given = self.deck.holder(give).map(|(seat, slot)| Place::Hand(seat, slot));
                let own = self.question.deciding().first().unwrap_or(Seat(0));
                let top = Place::Top(Pile::Docks(own));
                Taps::in_order(&[given.unwrap_or(top), Place::Choice(Choice::Card(take))])
            }
            Move::Discard => Taps::in_order(&[Place::Choice(Choice::Discard)]),
            Move::Count => Taps::in_order(&[Place::Choice(Choice::Count)]),
            Move::Void => Taps::in_order(&[Place::Choice(Choice::Void)]),
            Move::Decline => Taps::in_order(&[Place::Choice(Choice::Decline)]),
            Move::Draw { from } => {
                Taps::in_order(&[Place::Top(drawing::pile_of(self, self.round.turn(), from))])
            }
            Move::Search => Taps::in_order(&[Place::Choice(Choice::Search)]),
            Move::Pick { card } => Taps::in_order(&[Place::Choice(Choice::Card(card))]),
            Move::Sail { cell } | Move::Lay { cell } | Move::Bribe { cell } | Move::Salvage { cell } => {
                Taps::in_order(&[Place::Cell(cell)])
            }
            Move::Take { cell, .. } if self.players() == 2 || alone::is_solo(self) => {
                Taps::in_order(&[Place::Cell(cell)])
            }
            Move::Take { cell, under } => {
                Taps::in_order(&[Place::Cell(cell), Place::Pile(Pile::Docks(under))])
            }
        }
    }

    /// Returns the open card for the cells where it can be laid; the own cards for the announcement of one.
    fn begins(&self, seat: Seat, mv: Move) -> ArrayVec<Place, 16> {
        let own = |(slot, _)| Place::Hand(seat, slot);
        match mv {
            Move::Lay { .. } => ArrayVec::from_iter([Place::Chosen(seat)]),
            Move::Stay => self.deck.hand(seat).map(own).collect(),
            _ => ArrayVec::new(),
        }
    }

    /// Plans the cells of the card that is chosen, or of each that may be, unless the ship sails before it is laid.
    fn plans(&self, seat: Seat, mv: Move, each: &mut dyn FnMut(Place, Place)) {
        let all = mv == Move::Stay;
        for (slot, card) in self.deck.hand(seat) {
            if !(all || mv == Move::Choose { card }) || ship::may_sail(self, card) {
                continue;
            }
            for cell in self.harbour.cells(laying::lays(self, seat, card)) {
                each(Place::Hand(seat, slot), Place::Cell(cell));
            }
        }
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        let setup = self.rules.setup;
        let ((columns, rows), (docks, canals)) = (setup.board, setup.hand);
        each(Place::Cell(Cell::ANCHOR), Print::Board { columns, rows });
        let specials = self.rules.places().saturating_sub(setup.first_special());
        each(Place::Hand(Seat(0), 0), Print::Hand { docks, canals, specials });
        fields::fields(self).for_each(|cell| each(Place::Cell(cell), Print::Field { columns: 2, rows: 2 }));
    }

    fn notes(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        notes::note_sectors(self, each);
        notes::note_havens(self, each);
        notes::note_barred(self, each);
        notes::note_pile(self, eye, each);
        unseen::note_unseen(self, eye, each);
        if self.question.pending() == Pending::BuyOut {
            for cell in self.harbour.cells(buy_out::for_sale(self, self.round.turn())) {
                each(Place::Cell(cell), Note::Price { florins: buy_out::price_of(self, cell) });
            }
        }
        for canal in self.harbour.cells(sunken::hiding(self)) {
            each(
                Place::Cell(canal),
                Note::Sunken { gaps: self.harbour.cells(sunken::gaps(self, canal)).collect() },
            );
        }
        for seat in self.every_seat().filter(|&seat| eye == Eye::All || eye == Eye::Seat(seat)) {
            notes::note_taxes(self, seat, each);
        }
    }

    /// Returns the whole state, hidden parts included:
    ///
    /// | key | value |
    /// |---|---|
    /// | `round`, `dryRounds` | the round from 1; rounds without a card laid up to now |
    /// | `toAct`, `ask` | the seats that decide; what they are asked, null when the game is over |
    /// | `board` | in reading order `{cell: [x, y], card, stock: ["tea", …], finished}`; 94 is the anchor |
    /// | `covered` | `[cell, number]` of cards under floods and bridges, in the order in which they were covered |
    /// | `columns`, `rows` | `[from, to, fixed]` |
    /// | `keepers` | of red and of black: the first cells of the sectors won |
    /// | `ship` | its cell, or null |
    /// | `hands` | by seat six places or more, docks first, then canals, then special cards; null where empty |
    /// | `parts` | by seat: `undecided`, `plays`, `passes`, `{chose}`, `{open}`, `{shows}`, `out` |
    /// | `docks`, `canals` | piles, top first |
    /// | `aside`, `seen` | special cards not dealt and canals set aside; cards that all players have seen |
    /// | `purses`, `treasury`, `supply` | florins by seat; the city's; warehouses of tea, wine, spice |
    /// | `coins` | the docks that the taverns 88 and 89 make drunk, or null |
    /// | `owners` | by seat the docks that each has laid, if each player plays alone |
    /// | `allied` | `[seat, seat, first cell of the sector]` |
    /// | `reserves` | of red and of black, if each has its own: warehouses of tea, wine, spice |
    /// | `smuggled` | the cells of face-down cards |
    /// | `exports` | of red and of black, warehouses of each kind in the export |
    /// | `shop`, `events` | special cards for sale, the next one last; events to come, the next one last, and past ones |
    /// | `points` | by seat, if the game ended now |
    fn describe(&self) -> Value {
        let seats = || self.every_seat();
        let board = self.harbour.cells(self.harbour.occupied()).map(|cell| {
            let stands = |&good: &Good| self.warehouses.stands(cell, good);
            let mut stock: Vec<Good> = Good::ALL.into_iter().filter(stands).collect();
            let more = |good: Good| (0..self.warehouses.more_on(cell, good)).map(move |_| good);
            stock.extend(Good::ALL.into_iter().flat_map(more));
            json!({"cell": cell, "card": self.card_at(cell).or_else(|| smuggling::smuggled_at(self, cell)), "stock": stock, "finished": self.sectors.done().has(cell)})
        });
        let places = self.rules.places().max(6);
        let hand = |seat| (0..places).map(|slot| self.deck.held(seat, slot)).collect::<Vec<_>>();
        let intent = |seat| match self.round.intent(seat) {
            Intent::Undecided => json!("undecided"),
            Intent::Plays => json!("plays"),
            Intent::Passes => json!("passes"),
            Intent::Buys(count) => json!({"buys": count}),
            Intent::Shows { slot, .. } => json!({"shows": self.deck.held(seat, slot)}),
            Intent::Smuggles(slot) => json!({"smuggles": self.deck.held(seat, slot)}),
            Intent::Dark(slot) => json!({"dark": self.deck.held(seat, slot)}),
            Intent::Chose(slot) => json!({"chose": self.deck.held(seat, slot)}),
            Intent::Open(slot) => json!({"open": self.deck.held(seat, slot)}),
            Intent::Out => json!("out"),
        };
        let axis = |axis: Axis| json!([axis.from, axis.to, axis.fixed]);
        let keepers =
            Side::BOTH.map(|side| self.harbour.cells(self.sectors.keepers(side)).collect::<Vec<Cell>>());
        json!({
            "round": self.round.number(),
            "dryRounds": clockwise::idle_rounds(self),
            "coins": self.coins.on(),
            "owners": alone::owners_by_seat(self),
            "allied": alliances::allied_pairs(self),
            "toAct": self.to_act(),
            "ask": self.ask(),
            "board": board.collect::<Vec<_>>(),
            "covered": self.harbour.covered().map(|(cell, _, number)| json!([cell, number])).collect::<Vec<_>>(),
            "columns": axis(self.harbour.bounds().columns),
            "rows": axis(self.harbour.bounds().rows),
            "keepers": keepers,
            "ship": self.rules.ship.map(|_| self.ship.at()),
            "hands": seats().map(hand).collect::<Vec<_>>(),
            "parts": seats().map(intent).collect::<Vec<_>>(),
            "docks": seats().map(|seat| self.deck.downwards(Pile::Docks(seat))).collect::<Vec<_>>(),
            "canals": self.deck.downwards(Pile::Canals),
            "aside": self.deck.aside(),
            "purses": seats().map(|seat| self.purse(seat)).collect::<Vec<_>>(),
            "treasury": self.money.treasury(),
            "supply": self.supply.common(),
            "reserves": self.supply.reserves(),
            "seen": self.deck.known(),
            "smuggled": self.harbour.cells(self.harbour.face_down()).collect::<Vec<_>>(),
            "exports": self.parties.export().counts(),
            "shop": self.deck.for_sale(),
            "events": self.events.describe(),
            "points": seats().map(|seat| score::total(self, seat)).collect::<Vec<_>>(),
        })
    }

    /// Returns no names, since no pile is shuffled during a game.
    fn card_names() -> &'static [&'static str] {
        &[]
    }
}

impl Kontor {
    /// Returns the place of a card in a hand.
    fn place_in_hand(&self, card: u8) -> Place {
        self.deck.holder(card).map_or(Place::Box, |(seat, slot)| Place::Hand(seat, slot))
    }
}
