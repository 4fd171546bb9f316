//! The pyramid of side A and the three of side B: points at once.

use crate::game::{Log, Seat};
use crate::imhotep::cards::{PYRAMID_A, Site};
use crate::imhotep::describe::Print;
use crate::imhotep::event::{Event, Source};
use crate::imhotep::place::Place;
use crate::imhotep::state::{Imhotep, Pending};

impl Imhotep {
    /// Builds on side A: on the next space in building order, or beside a full pyramid (`imhotep/pyramid-a`).
    pub(in crate::imhotep) fn build_pyramid_a(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        log: &mut impl Log<Self>,
    ) {
        let space = self.pyramid_len[0];
        let Some(&points) = PYRAMID_A.get(usize::from(space)) else {
            return self.lay_beside(owner, spot, log);
        };
        self.pyramid_len[0] += 1;
        self.pyramid.set(space, owner);
        self.move_stone(owner, spot, Place::Pyramid(0, space), log);
        self.pyramid_points(owner, points, log);
    }

    /// Returns whether the owner of a stone has to choose a pyramid: on side B, if one has room
    /// (`imhotep/ruling-10`).
    pub(in crate::imhotep) fn must_choose_pyramid(&self, site: Site) -> bool {
        site == Site::Pyramid && self.is_b(Site::Pyramid) && (0..3).any(|p| self.pyramid_has_room(p))
    }

    pub(in crate::imhotep) fn pyramid_has_room(&self, pyramid: u8) -> bool {
        let (p, lens) = (usize::from(pyramid), &self.pyramid_len);
        let spaces = self.tables.pyramids.get(p).map_or(0, |pyramid| pyramid.entries().len());
        lens.get(p).is_some_and(|&len| usize::from(len) < spaces)
    }

    /// Builds on the next space of the chosen pyramid of side B, and gives its points and its bonus
    /// (`imhotep/pyramids-b`).
    pub(in crate::imhotep) fn build_pyramid_b(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        pyramid: u8,
        log: &mut impl Log<Self>,
    ) {
        let p = usize::from(pyramid % 3);
        let space = self.pyramid_len[p];
        let Some(&printed) = self.tables.pyramids[p].entries().get(usize::from(space)) else { return };
        self.pyramid_len[p] += 1;
        self.pyramid.set(p as u8 * self.tables.stride() + space, owner);
        self.move_stone(owner, spot, Place::Pyramid(p as u8, space), log);
        self.pyramid_points(owner, printed.points(), log);
        if let Some(bonus) = printed.bonus() {
            self.push_pending(Pending::Bonus { owner, bonus });
        }
    }

    /// Lays a stone beside a full pyramid, or beside three full ones, for 1 point.
    pub(in crate::imhotep) fn lay_beside(&mut self, owner: Seat, spot: Option<u8>, log: &mut impl Log<Self>) {
        self.beside[owner] += 1;
        self.move_stone(owner, spot, Place::Beside(owner), log);
        self.pyramid_points(owner, 1, log);
    }

    fn pyramid_points(&mut self, owner: Seat, points: u8, log: &mut impl Log<Self>) {
        self.points[owner].pyramid += i16::from(points);
        let event = Event::Scored { seat: owner, points: i16::from(points), source: Source::Pyramid };
        self.count_points(owner, points, event, log);
    }

    /// Returns the owners of the stones of a pyramid, in building order.
    pub(in crate::imhotep) fn pyramid_owners(&self, pyramid: u8) -> impl Iterator<Item = Seat> {
        let (row, offset) = (self.pyramid, pyramid * self.tables.stride());
        let len = self.pyramid_len.get(usize::from(pyramid)).copied().unwrap_or(0);
        (0..len).map(move |i| row.get(offset + i))
    }

    /// Returns whether a player has a stone on the pyramids or beside them.
    pub(in crate::imhotep) fn is_on_pyramid(&self, seat: Seat) -> bool {
        self.beside[seat] > 0 || (0..3).any(|p| self.pyramid_owners(p).any(|o| o == seat))
    }

    /// Returns the number of stones on the pyramids and beside them.
    pub(in crate::imhotep) fn pyramid_stones(&self) -> u8 {
        self.pyramid_len.iter().chain(&self.beside.0).sum()
    }
}

/// The printed places of the side in play, for the page.
impl Imhotep {
    pub(in crate::imhotep) fn print_pyramids(&self, each: &mut dyn FnMut(Place, Print)) {
        if self.is_b(Site::Pyramid) {
            for (p, spaces) in self.tables.pyramids.iter().enumerate() {
                for (i, space) in spaces.entries().iter().enumerate() {
                    let print = Print::Points { points: space.points(), bonus: space.bonus() };
                    each(Place::Pyramid(p as u8, i as u8), print);
                }
            }
        } else {
            for (i, &points) in PYRAMID_A.iter().enumerate() {
                each(Place::Pyramid(0, i as u8), Print::Points { points, bonus: None });
            }
        }
    }

    /// Calls `each` with the place and owner of every stone of the pyramids.
    pub(in crate::imhotep) fn pyramid_tokens(&self, each: &mut dyn FnMut(Place, Seat)) {
        for p in 0..3 {
            for (i, owner) in self.pyramid_owners(p).enumerate() {
                each(Place::Pyramid(p, i as u8), owner);
            }
        }
    }
}
