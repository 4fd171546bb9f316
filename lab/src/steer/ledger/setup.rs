//! The table before the first move, compared with what its pages say.

use super::{Axis, Check, Duties, Ledger};
use crate::ensure;
use crate::steer::map::{ANCHOR_AT, CELLS, Set, from, xy};
use crate::steer::page::{Page, Specials, sort_of};
use crate::steer::picture::Picture;
use dockhand::game::Seat;
use dockhand::kontor::{Config, Layout, OptionalRule, Scenario, Sort};

/// Returns the drawing of the start layout, one line per row.
fn drawing(config: &Config) -> Vec<String> {
    let file = config.components.as_ref();
    if let Some(own) = file.and_then(|file| file.harbour.as_ref()) {
        return own.map.clone();
    }
    let drawn = file.and_then(|file| file.layouts.as_ref());
    let (ours, theirs) = match config.scenario {
        Scenario::CanaleGrande => (Layout::CanaleGrande, drawn.and_then(|d| d.canale_grande.clone())),
        Scenario::IleGrande => (Layout::IleGrande, drawn.and_then(|d| d.ile_grande.clone())),
        Scenario::Watergames => (Layout::Watergames, drawn.and_then(|d| d.watergames.clone())),
        Scenario::TicTacToe => (Layout::TicTacToe, None),
        Scenario::Gulliver | Scenario::EverSmaller | Scenario::Speed => (Layout::Anchor, None),
        Scenario::Freewheel | Scenario::FreewheelSolo => (Layout::Anchor, None),
        _ => (Layout::Cross, None),
    };
    theirs.unwrap_or_else(|| ours.drawing().iter().map(|row| row.to_string()).collect())
}

impl Ledger {
    /// Returns the ledger of a table that has just been dealt.
    pub fn open_with(page: Page, config: &Config, picture: &Picture) -> Result<Ledger, String> {
        let rows: Vec<Vec<u8>> =
            drawing(config).iter().map(|row| row.bytes().filter(|&mark| mark != b' ').collect()).collect();
        let anchor = rows
            .iter()
            .enumerate()
            .find_map(|(y, row)| row.iter().position(|&mark| mark == b'A').map(|x| (x as i8, y as i8)));
        let (ax, ay) = anchor.ok_or("no anchor is drawn")?;
        let mut ledger = Ledger::blank(page, picture);
        ledger.check_drawing(&rows, (ax, ay))?;
        for at in 0..CELLS {
            if ledger.top[at] == 0 {
                continue;
            }
            let land = sort_of(ledger.top[at]) == Sort::Dock;
            if land {
                ledger.land.add(at)
            } else {
                ledger.water.add(at)
            }
            ledger.stretch(at);
        }
        if matches!(config.scenario, Scenario::CanaleGrande | Scenario::TicTacToe) {
            let whole = rows.first().map_or(0, Vec::len) == usize::from(ledger.page.board.0)
                && rows.len() == usize::from(ledger.page.board.1);
            if whole {
                let (columns, rows) = (rows.first().map_or(0, Vec::len) as i8, rows.len() as i8);
                ledger.stretch(from(-ax, -ay));
                ledger.stretch(from(columns - 1 - ax, rows - 1 - ay));
            }
        }
        if config.scenario == Scenario::IleGrande {
            ledger.island = ledger.enclosed();
        }
        ledger.duties = Duties::default();
        ledger.check_start(picture)?;
        Ok(ledger)
    }

    fn blank(page: Page, picture: &Picture) -> Ledger {
        let sizes = page.board;
        let axis = |size| Axis { from: 0, to: 0, size, fixed: false };
        let own = if page.embargo() { [[4; 3]; 2] } else { [[0; 3]; 2] };
        Ledger {
            top: picture.top,
            stock: picture.stock,
            owner: [0; CELLS],
            keeper: [0; CELLS],
            land: Set::default(),
            water: Set::default(),
            dark: Set::default(),
            done: Set::default(),
            void: Set::default(),
            island: Set::default(),
            under: Vec::new(),
            columns: axis(sizes.0),
            rows: axis(sizes.1),
            ship: page.ship.then_some(ANCHOR_AT),
            last: None,
            smuggled: [None; 2],
            purses: [0, 1, 2, 3].map(|s| if s < page.seats { page.purse.into() } else { 0 }),
            treasury: i16::from(page.florins) - i16::from(page.purse * page.seats),
            supply: picture.supply,
            reserves: own,
            exports: [[0; 3]; 2],
            debts: Vec::new(),
            coins: [None; 2],
            allied: Vec::new(),
            proposed: Vec::new(),
            hands: [0, 1, 2, 3].map(|s: usize| picture.hands[s].len()),
            hand_docks: [0, 1, 2, 3]
                .map(|s: usize| picture.hands[s].iter().filter(|&&n| sort_of(n) == Sort::Dock).count()),
            docks: [0, 1, 2, 3].map(|s: usize| picture.docks[s].len()),
            canals: picture.canals.len(),
            shop: picture.shop.len(),
            boxed: picture.boxed.len(),
            open: [None; 4],
            hides: [None; 4],
            turn: Seat(0),
            used: [false; 2],
            exchanged: Vec::new(),
            bribed: Vec::new(),
            asked: Vec::new(),
            marked: [false; 4],
            golden: [0; 2],
            reversed: false,
            past: Vec::new(),
            laid_last: Seat(0),
            sector_done: false,
            round: picture.round,
            dry: 0,
            laid: false,
            begun: false,
            held: Vec::new(),
            unasked: false,
            new_customs: Set::default(),
            duties: Duties::default(),
            ending: false,
            sprinted: false,
            over: None,
            moved: None,
            ask: None,
            page,
        }
    }

    /// Checks that every mark of the drawing has its card.
    fn check_drawing(&self, rows: &[Vec<u8>], (ax, ay): (i8, i8)) -> Check {
        let mut drawn = 0;
        for (y, row) in rows.iter().enumerate() {
            for (x, &mark) in row.iter().enumerate().filter(|&(_, &mark)| mark != b'.') {
                let at = from(x as i8 - ax, y as i8 - ay);
                let number = self.top[at];
                let fits = match mark {
                    b'~' => sort_of(number) == Sort::Canal,
                    b'A' => sort_of(number) == Sort::Anchor,
                    b'c' => [29, 31].contains(&number),
                    b'C' => [30, 32].contains(&number),
                    b't' => number == 89,
                    _ => number == 88,
                };
                ensure!(number != 0 && fits, "card {number} at {:?} is not as drawn", xy(at));
                drawn += 1;
            }
        }
        let lying = self.top.iter().filter(|&&number| number != 0).count();
        ensure!(lying == drawn, "{lying} cards lie on the board, {drawn} are drawn");
        Ok(())
    }

    /// Returns the cells that can only be reached across the canals of the start layout.
    fn enclosed(&self) -> Set {
        let around: Set = (-13i8..=13)
            .flat_map(|y| (-13i8..=13).map(move |x| from(x, y)))
            .filter(|&at| !self.water.has(at))
            .collect();
        let mut inside = around;
        inside.remove(&around.around(from(-12, -12)));
        inside
    }

    /// Checks hands, purses and warehouses at the start.
    fn check_start(&self, picture: &Picture) -> Check {
        let (page, four) = (&self.page, self.page.seats == 4);
        let (docks, canals) = page.hand;
        let picks = page.has(OptionalRule::Justice);
        let extra = match page.specials {
            Specials::OneEach => 1,
            Specials::Given => {
                let [bridge, great] =
                    [OptionalRule::BridgeAndFlood, OptionalRule::GreatFlood].map(|o| page.has(o));
                if bridge { 2 } else { u8::from(great) }
            }
            Specials::Box | Specials::Shop | Specials::Canals => 0,
        };
        for seat in page.seats() {
            let hand = &picture.hands[seat.index() & 3];
            let count = |sort| hand.iter().filter(|&&n| sort_of(n) == sort).count();
            let special = hand.iter().filter(|&&n| sort_of(n).is_special()).count();
            let wanted = if picks { 0 } else { usize::from(docks) };
            ensure!(count(Sort::Dock) == wanted, "seat {} starts with {hand:?}", seat.0);
            let water = count(Sort::Canal) + if page.specials == Specials::Canals { special } else { 0 };
            ensure!(water == usize::from(canals), "seat {} starts with {hand:?}", seat.0);
            let right = page.specials == Specials::Canals || special == usize::from(extra);
            ensure!(right, "seat {} starts with {hand:?}", seat.0);
        }
        // Three canals hide one kind each; if fewer are drawn, all of them do.
        let canals = self.water.len() - 1;
        let hides = |kind: usize| page.scenario == Scenario::Euphrates && kind < canals;
        let kind = |kind: usize| self.stock.iter().map(|stock| stock[kind]).sum::<u8>();
        ensure!((0..3).all(|n| kind(n) == u8::from(hides(n))), "other goods lie on the board at the start");
        let supply = |kind| if page.embargo() { 0 } else { 16 - i16::from(hides(kind)) };
        ensure!(self.supply == [0, 1, 2].map(supply), "the supply starts with {:?}", self.supply);
        let shop = if page.specials == Specials::Shop { 6 } else { 0 };
        ensure!(self.shop == shop, "the shop starts with {} cards", self.shop);
        let cranes = match page.scenario {
            Scenario::EverSmaller | Scenario::TicTacToe | Scenario::Speed => 0,
            Scenario::IleGrande | Scenario::Gulliver => 2,
            _ => 4,
        };
        use OptionalRule as O;
        // The tokens for passing are the taverns, unless another rule needs these (`kontor/ruling-3`).
        let needed = [O::OldGrudges, O::Protection, O::Corruption1, O::Corruption2].into_iter();
        let tokens = page.has(O::DeadDrunk) && !needed.into_iter().any(|option| page.has(option));
        let taverns = page.scenario != Scenario::Gulliver && !tokens;
        let out = |n: &u8| picture.boxed.contains(n);
        let drawn = |n: u8| self.top.contains(&n);
        let cranes_out = [29, 30, 31, 32].iter().filter(|n| out(n)).count();
        let left_out: &[u8] = [&[][..], &[29, 30], &[29, 30, 31, 32]][(4 - cranes) / 2];
        let wanted = left_out.iter().filter(|&&n| !drawn(n)).count();
        ensure!(cranes_out == wanted, "{cranes_out} cranes are out of the game");
        let taverns_out = [88, 89].iter().filter(|n| out(n)).count();
        let wanted = [88, 89].iter().filter(|&&n| !taverns && !drawn(n)).count();
        ensure!(taverns_out == wanted, "{taverns_out} taverns are out of the game");
        ensure!(!four || page.wheel() || self.docks.iter().all(|&pile| pile <= 8), "uneven piles");
        Ok(())
    }
}
