//! Sectors: which of them are finished, and who wins them.

use crate::game::{Log, Motion};
use crate::kontor::options::{alone, drunk, veto};
use crate::kontor::state::Bounds;
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{landing, score};
use crate::kontor::{
    Cell, Cells, Edges, Event, Face, Kontor, Majority, Place, Side, Standing, Stock, When, majority,
};

/// Returns the land that no empty cell keeps open, by one flood fill from all open cells.
pub fn finished(land: Cells, occupied: Cells, inside: Cells) -> Cells {
    let open = inside.less(occupied);
    land.less(open.beside().and(land).spread_inline(land))
}

/// Returns the winner of a sector with these stocks now, when an event may have reversed the order of
/// goods (rule `kontor/events`).
pub fn majority_of(game: &Kontor, red: [u8; 3], black: [u8; 3]) -> (Option<Side>, Majority) {
    match majority(red, black) {
        (winner, Majority::OrderOfGoods) if game.events.is_reversed() => {
            (winner.map(Side::other), Majority::ReversedOrder)
        }
        decided => decided,
    }
}

/// Returns the cells that keep a sector open while they are empty.
pub fn inside(game: &Kontor, bounds: &Bounds) -> Cells {
    bounds.inside(game.rules.placement.edges == Edges::PerAxis)
}

/// Returns the land of sectors that are finished, have not been scored and touch these cells. Only
/// sectors beside a change can have been finished by it.
pub fn newly_finished(game: &Kontor, touched: Cells) -> Cells {
    let empty = inside(game, game.harbour.bounds()).less(game.harbour.open_cards());
    let land = game.harbour.land().less(game.sectors.done());
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
pub fn score_sectors(game: &mut Kontor, touched: Cells, log: &mut impl Log<Kontor>) -> Flow {
    if game.rules.scoring.when == When::GameEnd {
        drunk::renew_sectors(game, log);
        return Flow::On;
    }
    let fresh = newly_finished(game, touched);
    if fresh.is_empty() { Flow::On } else { score_each(game, fresh, log) }
}

/// Scores these sectors until the owner of a tavern has to decide whether one counts; after the answer
/// the step is repeated.
pub fn score_each(game: &mut Kontor, fresh: Cells, log: &mut impl Log<Kontor>) -> Flow {
    if game.rules.scoring.when == When::GameEnd {
        let before = game.noted(log);
        game.sectors.renew(game.sectors.done().or(fresh));
        game.log_scores(before, log);
        return Flow::On;
    }
    for sector in game.harbour.parts_of(fresh) {
        if let Some(owner) = veto::may_veto(game, sector) {
            return veto::ask_for_veto(game, owner, sector);
        }
        score_sector(game, sector, true, log);
    }
    Flow::On
}

/// Logs each sector that counts, if all are scored at the end.
pub fn log_sectors(game: &Kontor, log: &mut impl Log<Kontor>) {
    if game.rules.scoring.when == When::Completed {
        return;
    }
    if alone::is_solo(game) {
        return alone::log_solo_sectors(game, log);
    }
    score::standings(game, &mut |sector, standing| {
        if standing == Standing::Counts {
            let [red, black] = game.stocks_of(sector);
            let (winner, by) = majority(red, black);
            let cell = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
            log.event(Event::SectorFinished {
                cell,
                docks: drunk::size(game, sector),
                winner,
                by,
                red,
                black,
            });
        }
    });
}

/// Scores a sector, with or without points.
pub fn score_sector(game: &mut Kontor, sector: Cells, counts: bool, log: &mut impl Log<Kontor>) {
    let before = game.noted(log);
    let stocks = game.stocks_of(sector);
    let (winner, by) = majority_of(game, stocks[0], stocks[1]);
    game.events.sector_finished();
    let first = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
    let [red, black] = stocks;
    if counts {
        log.event(Event::SectorFinished { cell: first, docks: sector.len(), winner, by, red, black });
    } else {
        veto::make_void(game, sector);
    }
    let winner = winner.filter(|_| counts);
    game.sectors.finish(sector, first, winner);
    landing::return_all_goods(game, sector.less(stays(game, winner)), log);
    if let Some(side) = winner {
        log.motion(Motion::Appear { at: Place::Keeper(first), face: Some(Face::Keeper { side }) });
    }
    game.log_scores(before, log);
}

/// Returns the docks that keep their warehouses when a sector has been won: the winner's docks, if each
/// side has its own warehouses (rule `kontor/embargo`).
fn stays(game: &Kontor, winner: Option<Side>) -> Cells {
    match (game.rules.goods.stock, winner) {
        (Stock::Personal { .. }, Some(side)) => game.harbour.docks(side.seat()),
        (Stock::Personal { .. }, None) | (Stock::Shared, _) => Cells::NONE,
    }
}

/// Returns the side that has won a finished sector; if all are scored at the end, the side that would win
/// it now.
pub fn winner_of(game: &Kontor, sector: Cells) -> Option<Side> {
    if game.rules.scoring.when == When::GameEnd {
        let [red, black] = game.stocks_of(sector);
        return majority(red, black).0;
    }
    Side::BOTH.into_iter().find(|&side| game.sectors.keepers(side).meets(sector))
}
