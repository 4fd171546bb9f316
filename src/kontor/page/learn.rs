//! `impl Learn`: what a move shows a viewer, and a world in which that is true.
//!
//! A hidden card is told by its place among all places of cards that may be hidden from the viewer: hands, the face-down cards
//! of the table, piles. These places are the same in all worlds that the viewer cannot tell apart.

use crate::data::Data;
use crate::game::{Contradiction, Eye, Facts, Learn, Quiet, Rules, Seat, Seats};
use crate::kontor::page::observation::Back;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{check, list};
use crate::kontor::{CardSet, Chance, Kontor, Move, Pile};
use crate::record::find_move;
use crate::rng::Rng;

impl Learn for Kontor {
    fn facts(&self, eye: Eye, seat: Seat, mv: Move) -> Option<Facts> {
        let mut after = self.clone();
        after.apply(seat, mv, &mut Quiet);
        let (seen, hidden) = (self.seen_by(eye), after.hidden_from(eye));
        let shown = |&(_, number): &(u8, u8)| !seen.has(number) && !hidden.has(number);
        let gone = usize::from(self.events.left().saturating_sub(after.events.left()));
        let answers = if self.is_last_to_answer(seat) { self.answers(eye, seat) } else { Vec::new() };
        Some(Facts {
            cards: (0..).zip(self.cards_by_slot(eye)).filter(shown).collect(),
            turned: self.events.coming().take(gone).collect(),
            answers,
        })
    }

    /// Returns whether a move stays secret: an answer that the others still wait for, a card that is laid face down, and a dock
    /// out of the own pile.
    fn hides(&self, eye: Eye, seat: Seat, mv: Move) -> bool {
        let hidden = match mv {
            Move::Smuggle { .. } | Move::Wed { .. } => true,
            Move::Pick { card } => {
                self.question.pending() == Pending::Opening || self.deck.top(Pile::Docks(seat)) != Some(card)
            }
            _ => self.is_answered_secretly() && !self.is_last_to_answer(seat),
        };
        hidden && eye != Eye::Seat(seat)
    }

    fn with_facts(&self, eye: Eye, facts: &Facts, attempt: u32) -> Result<Option<Self>, Contradiction> {
        let (mut world, rng) = (self.clone(), &mut Rng::new(attempt));
        let told = world.place(eye, &facts.cards)?;
        let seen = told.iter().chain(world.seen_by(eye).iter()).collect();
        world.resample_but(seen, hands_hidden_from(eye), rng);
        if !world.events.put_on_top(&facts.turned) {
            return Err(Contradiction);
        }
        for (seat, answer) in &facts.answers {
            if eye == Eye::Seat(*seat) || !world.has_answered(*seat) {
                return Err(Contradiction);
            }
            world.question.ask_again(*seat);
            let answer = match answer {
                Some(answer) => find_move(&world, *seat, answer).ok_or(Contradiction)?,
                None => match world.one_to_smuggle(*seat, rng) {
                    Some(answer) => answer,
                    None => return Ok(None),
                },
            };
            check::check_move(&world, *seat, answer).map_err(|_| Contradiction)?;
            world.carry_out(*seat, answer, &mut Quiet);
        }
        Ok(Some(world))
    }

    /// Returns a chance that deals `eye` the true hand, and the imagined cards elsewhere. The canals of the start layout come
    /// first, so that no imagined card of the others takes the place of one.
    fn chance_for(&self, eye: Eye, chance: &Chance, dealt: &Self) -> Chance {
        let mut world = self.clone();
        world.imagine_for(eye, &mut Rng::new(0));
        let all = |game: &Kontor| {
            let mut lying = game.cards_by_slot(Eye::Table);
            let aside = |back| game.deck.aside().iter().filter(move |&number| game.back(number) == back);
            lying.extend(Back::ALL.into_iter().flat_map(aside));
            lying
        };
        let pairs: Vec<(u8, u8)> = all(dealt).into_iter().zip(all(&world)).collect();
        let imagined = |number: &u8| pairs.iter().find(|(from, _)| from == number).map(|&(_, to)| to);
        let mut chance = chance.clone();
        let laid: Vec<u8> =
            chance.canals.iter().copied().filter(|number| imagined(number).is_none()).collect();
        let lists = [chance.canals.as_mut_slice(), &mut chance.specials, &mut chance.common];
        for list in lists.into_iter().chain(chance.docks.iter_mut().map(|docks| docks.as_mut_slice())) {
            list.iter_mut().for_each(|number| *number = imagined(number).unwrap_or(*number));
        }
        chance.canals.retain(|number| !laid.contains(number));
        laid.into_iter().rev().for_each(|number| chance.canals.insert(0, number));
        chance.events = world.events.coming().collect();
        chance
    }

    fn imagine_for(&mut self, eye: Eye, rng: &mut Rng) {
        if eye == Eye::All {
            return;
        }
        self.resample_but(self.seen_by(eye), hands_hidden_from(eye), rng);
        for seat in self.every_seat().filter(|&seat| eye != Eye::Seat(seat)) {
            self.reimagine_answer(seat, rng);
        }
    }
}

/// Returns the seats whose hands are hidden.
fn hands_hidden_from(eye: Eye) -> Seats {
    let all = Seat::all(4).collect::<Seats>();
    match eye {
        Eye::Seat(seat) => all.without(seat),
        Eye::Table => all,
        Eye::All => Seats::NONE,
    }
}

/// What a viewer knows.
impl Kontor {
    /// Returns the cards that a viewer has seen wherever they lie now, the own hand aside.
    fn seen_by(&self, eye: Eye) -> CardSet {
        let mut seen = self.deck.known();
        if let Eye::Seat(seat) = eye
            && self.deck.searched().contains(seat)
        {
            self.deck.own_docks(seat).for_each(|number| seen.insert(number));
        }
        seen
    }

    /// Returns the cards at all places that may be hidden from a viewer, in their order.
    fn cards_by_slot(&self, eye: Eye) -> Vec<u8> {
        let (mut game, mut slots) = (self.clone(), Vec::new());
        game.each_slot(hands_hidden_from(eye), |number| slots.push(*number));
        slots
    }

    /// Returns the cards that are hidden from a viewer.
    fn hidden_from(&self, eye: Eye) -> CardSet {
        let seen = self.seen_by(eye);
        let all = self.cards_by_slot(eye).into_iter().chain(self.deck.aside().iter());
        all.filter(|&number| !seen.has(number)).collect()
    }

    /// Lays hidden cards where they are told to lie; each changes places with the one that was imagined there. Returns them.
    fn place(&mut self, eye: Eye, cards: &[(u8, u8)]) -> Result<CardSet, Contradiction> {
        let (hidden, mut told) = (self.hidden_from(eye), CardSet::default());
        for &(slot, number) in cards {
            let lies = self.cards_by_slot(eye).get(usize::from(slot)).copied().ok_or(Contradiction)?;
            let free = |number| hidden.has(number) && !told.has(number);
            if !free(lies) || !free(number) || self.back(lies) != self.back(number) {
                return Err(Contradiction);
            }
            let mut aside = self.deck.aside();
            if aside.has(number) {
                aside.remove(number);
                aside.insert(lies);
                self.deck.lay_aside(aside);
            }
            self.each_slot(hands_hidden_from(eye), |card| {
                if *card == lies {
                    *card = number;
                } else if *card == number {
                    *card = lies;
                }
            });
            told.insert(number);
        }
        Ok(told)
    }
}

/// Secret answers.
impl Kontor {
    /// Returns whether all answer the pending question at once and secretly.
    fn is_answered_secretly(&self) -> bool {
        matches!(self.question.pending(), Pending::Announce | Pending::Choose | Pending::Shop | Pending::Show)
    }

    /// Returns whether the answer of a seat opens those of all.
    fn is_last_to_answer(&self, seat: Seat) -> bool {
        self.is_answered_secretly() && self.question.deciding() == Seats::only(seat)
    }

    /// Returns whether a seat has answered the pending question, which others still have to answer.
    fn has_answered(&self, seat: Seat) -> bool {
        if self.question.deciding().is_empty() || seat.0 >= self.players() || self.decides(seat) {
            return false;
        }
        match self.question.pending() {
            Pending::Announce => matches!(self.round.intent(seat), Intent::Plays | Intent::Passes),
            Pending::Choose => {
                matches!(self.round.intent(seat), Intent::Chose(_) | Intent::Smuggles(_) | Intent::Passes)
            }
            Pending::Shop => matches!(self.round.intent(seat), Intent::Buys(_)),
            Pending::Show => matches!(self.round.intent(seat), Intent::Shows { .. }),
            _ => false,
        }
    }

    /// Returns the answers of the others that the answer of `last` opens to `eye`. Which card lies face down stays secret.
    fn answers(&self, eye: Eye, last: Seat) -> Vec<(Seat, Option<Data>)> {
        let others = self.every_seat().filter(|&seat| seat != last && eye != Eye::Seat(seat));
        let answer = |seat: Seat| {
            let card = self.secret_card(seat).unwrap_or(0);
            let answer = match self.round.intent(seat) {
                Intent::Plays => Move::Stay,
                Intent::Passes => Move::Pass,
                Intent::Buys(count) => Move::Buy { count },
                Intent::Shows { .. } => Move::Show { card },
                Intent::Chose(_) => Move::Choose { card },
                _ => return (seat, None),
            };
            (seat, Some(Data::of(&answer)))
        };
        others.filter(|&seat| self.has_answered(seat)).map(answer).collect()
    }

    /// Returns a way to lay a card of this hand face down.
    fn one_to_smuggle(&self, seat: Seat, rng: &mut Rng) -> Option<Move> {
        let mut moves = Vec::new();
        list::list_moves(self, seat, &mut moves);
        moves.retain(|mv| matches!(mv, Move::Smuggle { .. }));
        rng.pick(&moves)
    }
}
