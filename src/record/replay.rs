//! Playing a record: every move is looked up and checked before it is played.

use super::bits::{BitReader, bits_for};
use super::{Chance, DrawSeeds, Moves, Record, RecordError, Resample, deal};
use crate::data::Data;
use crate::game::{Game, Log, Reason, Seat};
use crate::json;
use crate::rng::Rng;

/// Finds the move that a value stands for among the legal moves, else among those that can be named at this table.
///
/// The legal moves come first, because most moves are legal and listing the others takes longer. Texts are
/// compared before values, which is several times faster; they differ only if another program wrote the keys
/// of an object in another order.
pub fn find_move<G: Game>(game: &G, seat: Seat, value: &Data) -> Option<G::Move> {
    let value = &G::canonical(value.clone());
    let text = json::text(value);
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    for is_legal in [true, false] {
        if !is_legal {
            game.candidates(&mut moves);
        }
        if let Some(&mv) = json::find(&moves, &text) {
            return Some(mv);
        }
    }
    moves.iter().find(|&mv| Data::of(mv) == *value).copied()
}

impl<G: Game> Record<G> {
    /// Plays the recorded moves. Calls `each` with every move and the state before it.
    ///
    /// # Errors
    /// Conflicts of the setup, or the first move that is not legal.
    pub fn replay(
        &self,
        mut each: impl FnMut(&G, Seat, G::Move),
        log: &mut impl Log<G>,
    ) -> Result<G, RecordError> {
        let mut legal = Vec::new();
        let mut game = deal::<G>(&self.setup, self.chance.dealer(self.setup.seed))?;
        let mut course = Course::of(&self.chance);
        course.resample(&mut game);
        match &self.moves {
            Moves::InWords(moves, _) => {
                for (i, (seat, value)) in moves.iter().enumerate() {
                    let unreadable = RecordError::IllegalMove { number: i + 1, rule: None };
                    let (seat, mv) = (*seat, find_move(&game, *seat, value).ok_or(unreadable)?);
                    let refused =
                        |r: G::Refusal| RecordError::IllegalMove { number: i + 1, rule: Some(r.rule()) };
                    game.check(seat, mv).map_err(refused)?;
                    each(&game, seat, mv);
                    course.apply(&mut game, seat, mv, i + 1 < moves.len(), log)?;
                }
            }
            Moves::AsIndices(bits, count) => {
                let mut bits = BitReader { bytes: bits, at: 0 };
                for i in 0..*count {
                    let forbidden = RecordError::IllegalMove { number: i + 1, rule: None };
                    let deciding = game.to_act();
                    let which = bits.read(bits_for(deciding.iter().count())).unwrap_or(0);
                    let Some(seat) = deciding.iter().nth(which) else { return Err(forbidden) };
                    legal.clear();
                    game.legal_moves(seat, &mut legal);
                    let Some(&mv) = bits.read(bits_for(legal.len())).and_then(|n| legal.get(n)) else {
                        return Err(forbidden);
                    };
                    each(&game, seat, mv);
                    course.apply(&mut game, seat, mv, i + 1 < *count, log)?;
                }
            }
        }
        // A seed that no move has used tells what was to come.
        if course.draw_seeds.is_some_and(|seeds| !seeds.all_drawn()) {
            return Err(RecordError::RecordDamaged);
        }
        Ok(game)
    }
}

/// The chance of a record while it is replayed.
struct Course<'a, G> {
    resamples: &'a [Resample],
    /// Those of a game with live chance.
    draw_seeds: Option<DrawSeeds>,
    /// The positions up to now, if there is something to resample.
    past: Vec<G>,
    moves: u16,
}

impl<'a, G: Game> Course<'a, G> {
    fn of(chance: &'a Chance) -> Course<'a, G> {
        Course {
            resamples: chance.resamples(),
            draw_seeds: chance.draw_seeds().cloned(),
            past: Vec::new(),
            moves: 0,
        }
    }

    fn resample(&self, game: &mut G) {
        let past: Vec<&G> = self.past.iter().collect();
        resample_after(self.resamples, self.moves, &past, game);
    }

    /// Plays a move of the record; `goes_on`: it is not the last one.
    fn apply(
        &mut self,
        game: &mut G,
        seat: Seat,
        mv: G::Move,
        goes_on: bool,
        log: &mut impl Log<G>,
    ) -> Result<(), RecordError> {
        let before = (!self.resamples.is_empty() || self.draw_seeds.is_some()).then(|| game.clone());
        if let Some(seeds) = &mut self.draw_seeds {
            let past: Vec<&G> = self.past.iter().collect();
            let missing = RecordError::IllegalMove { number: usize::from(self.moves) + 1, rule: None };
            seeds.draw(game, &past, seat, mv).ok_or(missing)?;
        }
        self.past.extend(before);
        if goes_on {
            game.apply_and_ask(seat, mv, log)
        } else {
            game.apply(seat, mv, log)
        }
        self.moves += 1;
        self.resample(game);
        Ok(())
    }
}

/// Does the resamples that are recorded after this number of moves.
pub(crate) fn resample_after<G: Game>(resamples: &[Resample], moves: u16, past: &[&G], game: &mut G) {
    for &(_, seed) in resamples.iter().filter(|(after, _)| *after == moves) {
        game.resample_hidden(past, &mut Rng::new(seed));
    }
}
