//! Sectors: which of them are finished, and who wins them.

use super::cards::Side;
use super::event::Event;
use super::majority::{Majority, majority};
use super::place::{Face, Place};
use super::ruleset::{Edges, Stock, When};
use super::score::Standing;
use super::state::Bounds;
use super::state::Kontor;
use super::state::{Cell, Cells};
use super::steps::Flow;
use crate::game::{Log, Motion};

/// Returns the land that no empty cell keeps open, by one flood fill from all open cells.
#[inline]
pub(super) fn finished(land: Cells, occupied: Cells, inside: Cells) -> Cells {
    let open = inside.less(occupied);
    land.less(open.beside().and(land).spread_inline(land))
}

impl Kontor {
    /// Returns the winner of a sector with these stocks now, when an event may have reversed the order of
    /// goods (rule `kontor/events`).
    pub(super) fn majority_of(&self, red: [u8; 3], black: [u8; 3]) -> (Option<Side>, Majority) {
        match majority(red, black) {
            (winner, Majority::OrderOfGoods) if self.events.reversed => {
                (winner.map(Side::other), Majority::ReversedOrder)
            }
            decided => decided,
        }
    }

    /// Returns the cells that keep a sector open while they are empty.
    #[inline]
    pub(super) fn inside(&self, bounds: &Bounds) -> Cells {
        bounds.inside(self.rules.placement.edges == Edges::PerAxis)
    }

    /// Returns the land of sectors that are finished, have not been scored and touch these cells. Only
    /// sectors beside a change can have been finished by it.
    #[inline]
    pub(super) fn newly_finished(&self, touched: Cells) -> Cells {
        let empty = self.inside(self.harbour.bounds()).less(self.harbour.open_cards());
        let land = self.harbour.land().less(self.sectors.done());
        let open = empty.beside().and(land);
        let (mut rest, mut closed) = (touched.and(land), Cells::NONE);
        while let Some(one) = rest.any() {
            let mut part = one;
            loop {
                if part.meets(open) {
                    break;
                }
                let more = part.or(part.beside().and(land));
                if more == part {
                    closed = closed.or(part);
                    break;
                }
                part = more;
            }
            rest = rest.less(part);
        }
        closed
    }

    /// Scores every finished sector that touches these cells, in reading order of their first cells (rule
    /// `kontor/finished`).
    #[inline]
    pub(super) fn score_sectors(&mut self, touched: Cells, log: &mut impl Log<Self>) -> Flow {
        if self.rules.scoring.when == When::GameEnd {
            self.renew_sectors(log);
            return Flow::On;
        }
        let fresh = self.newly_finished(touched);
        if fresh.is_empty() { Flow::On } else { self.score_each(fresh, log) }
    }

    /// Scores these sectors until the owner of a tavern has to decide whether one counts; after the answer
    /// the step is repeated.
    pub(super) fn score_each(&mut self, fresh: Cells, log: &mut impl Log<Self>) -> Flow {
        if self.rules.scoring.when == When::GameEnd {
            let before = self.noted(log);
            self.sectors.renew(self.sectors.done().or(fresh));
            self.log_scores(before, log);
            return Flow::On;
        }
        for sector in self.harbour.parts_of(fresh) {
            if let Some(owner) = self.may_veto(sector) {
                return self.ask_for_veto(owner, sector);
            }
            self.score_sector(sector, true, log);
        }
        Flow::On
    }

    /// Logs each sector that counts, if all are scored at the end.
    pub(super) fn log_sectors(&self, log: &mut impl Log<Self>) {
        if self.rules.scoring.when == When::Completed {
            return;
        }
        if self.is_solo() {
            return self.log_solo_sectors(log);
        }
        self.standings(|sector, standing| {
            if standing == Standing::Counts {
                let [red, black] = self.stocks_of(sector);
                let (winner, by) = majority(red, black);
                let cell = self.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
                log.event(Event::SectorFinished { cell, docks: self.size(sector), winner, by, red, black });
            }
        });
    }

    /// Scores a sector, with or without points.
    pub(super) fn score_sector(&mut self, sector: Cells, counts: bool, log: &mut impl Log<Self>) {
        let before = self.noted(log);
        let stocks = self.stocks_of(sector);
        let (winner, by) = self.majority_of(stocks[0], stocks[1]);
        self.events.due = true;
        let first = self.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
        let [red, black] = stocks;
        if counts {
            log.event(Event::SectorFinished { cell: first, docks: sector.len(), winner, by, red, black });
        } else {
            self.make_void(sector);
        }
        let winner = winner.filter(|_| counts);
        self.sectors.finish(sector, first, winner);
        self.return_all_goods(sector.less(self.stays(winner)), log);
        if let Some(side) = winner {
            log.motion(Motion::Appear { at: Place::Keeper(first), face: Some(Face::Keeper { side }) });
        }
        self.log_scores(before, log);
    }

    /// Returns the docks that keep their warehouses when a sector has been won: the winner's docks, if each
    /// side has its own warehouses (rule `kontor/embargo`).
    #[inline]
    fn stays(&self, winner: Option<Side>) -> Cells {
        match (self.rules.goods.stock, winner) {
            (Stock::Personal { .. }, Some(side)) => self.harbour.docks(side.seat()),
            (Stock::Personal { .. }, None) | (Stock::Shared, _) => Cells::NONE,
        }
    }

    /// Returns the side that has won a finished sector; if all are scored at the end, the side that would win
    /// it now.
    #[inline]
    pub(super) fn winner_of(&self, sector: Cells) -> Option<Side> {
        if self.rules.scoring.when == When::GameEnd {
            let [red, black] = self.stocks_of(sector);
            return majority(red, black).0;
        }
        Side::BOTH.into_iter().find(|&side| self.sectors.keepers(side).meets(sector))
    }
}
