//! For `impl Learn`: what a move shows a viewer, and a world in which that is true.
//!
//! A hidden card is told by its place among all places of cards that may be hidden from the viewer: hands, the face-down cards
//! of the table, piles. These places are the same in all worlds that the viewer cannot tell apart.

use crate::data::Data;
use crate::game::{Contradiction, Eye, Facts, Quiet, Rules, Seat, Seats};
use crate::kontor::page::observation::Back;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{check, list};
use crate::kontor::{CardSet, Chance, Kontor, Move, Pile};
use crate::record::find_move;
use crate::rng::Rng;

pub(super) fn facts(game: &Kontor, eye: Eye, seat: Seat, mv: Move) -> Facts {
    let mut after = game.clone();
    after.apply(seat, mv, &mut Quiet);
    let (seen, hidden) = (seen_by(game, eye), hidden_from(&after, eye));
    let shown = |&(_, number): &(u8, u8)| !seen.has(number) && !hidden.has(number);
    let gone = usize::from(game.events.left().saturating_sub(after.events.left()));
    let answers = if is_last_to_answer(game, seat) { answers(game, eye, seat) } else { Vec::new() };
    Facts {
        cards: (0..).zip(cards_by_slot(game, eye)).filter(shown).collect(),
        turned: game.events.coming().take(gone).collect(),
        answers,
    }
}

/// Returns whether a move stays secret: an answer that the others still wait for, a card that is laid face down, and a dock
/// out of the own pile.
pub(super) fn hides(game: &Kontor, eye: Eye, seat: Seat, mv: Move) -> bool {
    let hidden = match mv {
        Move::Smuggle { .. } | Move::Wed { .. } => true,
        Move::Pick { card } => {
            game.question.pending() == Pending::Opening || game.deck.top(Pile::Docks(seat)) != Some(card)
        }
        _ => is_answered_secretly(game) && !is_last_to_answer(game, seat),
    };
    hidden && eye != Eye::Seat(seat)
}

pub(super) fn with_facts(
    game: &Kontor,
    eye: Eye,
    facts: &Facts,
    attempt: u32,
) -> Result<Option<Kontor>, Contradiction> {
    let (mut world, rng) = (game.clone(), &mut Rng::new(attempt));
    let told = place(&mut world, eye, &facts.cards)?;
    let seen = told.iter().chain(seen_by(&world, eye).iter()).collect();
    world.resample_but(seen, hands_hidden_from(eye), rng);
    if !world.events.put_on_top(&facts.turned) {
        return Err(Contradiction);
    }
    for (seat, answer) in &facts.answers {
        if eye == Eye::Seat(*seat) || !has_answered(&world, *seat) {
            return Err(Contradiction);
        }
        world.question.ask_again(*seat);
        let answer = match answer {
            Some(answer) => find_move(&world, *seat, answer).ok_or(Contradiction)?,
            None => match one_to_smuggle(&world, *seat, rng) {
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
pub(super) fn chance_for(game: &Kontor, eye: Eye, chance: &Chance, dealt: &Kontor) -> Chance {
    let mut world = game.clone();
    imagine_for(&mut world, eye, &mut Rng::new(0));
    let all = |game: &Kontor| {
        let mut lying = cards_by_slot(game, Eye::Table);
        let aside = |back| game.deck.aside().iter().filter(move |&number| game.back(number) == back);
        lying.extend(Back::ALL.into_iter().flat_map(aside));
        lying
    };
    let pairs: Vec<(u8, u8)> = all(dealt).into_iter().zip(all(&world)).collect();
    let imagined = |number: &u8| pairs.iter().find(|(from, _)| from == number).map(|&(_, to)| to);
    let mut chance = chance.clone();
    let laid: Vec<u8> = chance.canals.iter().copied().filter(|number| imagined(number).is_none()).collect();
    let lists = [chance.canals.as_mut_slice(), &mut chance.specials, &mut chance.common];
    for list in lists.into_iter().chain(chance.docks.iter_mut().map(|docks| docks.as_mut_slice())) {
        list.iter_mut().for_each(|number| *number = imagined(number).unwrap_or(*number));
    }
    chance.canals.retain(|number| !laid.contains(number));
    laid.into_iter().rev().for_each(|number| chance.canals.insert(0, number));
    chance.events = world.events.coming().collect();
    chance
}

pub(super) fn imagine_for(game: &mut Kontor, eye: Eye, rng: &mut Rng) {
    if eye == Eye::All {
        return;
    }
    game.resample_but(seen_by(game, eye), hands_hidden_from(eye), rng);
    for seat in game.every_seat().filter(|&seat| eye != Eye::Seat(seat)) {
        game.reimagine_answer(seat, rng);
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

/// Returns the cards that a viewer has seen wherever they lie now, the own hand aside.
fn seen_by(game: &Kontor, eye: Eye) -> CardSet {
    let mut seen = game.deck.known();
    if let Eye::Seat(seat) = eye
        && game.deck.searched().contains(seat)
    {
        game.deck.own_docks(seat).for_each(|number| seen.insert(number));
    }
    seen
}

/// Returns the cards at all places that may be hidden from a viewer, in their order.
fn cards_by_slot(game: &Kontor, eye: Eye) -> Vec<u8> {
    let (mut game, mut slots) = (game.clone(), Vec::new());
    game.each_slot(hands_hidden_from(eye), |number| slots.push(*number));
    slots
}

/// Returns the cards that are hidden from a viewer.
fn hidden_from(game: &Kontor, eye: Eye) -> CardSet {
    let seen = seen_by(game, eye);
    let all = cards_by_slot(game, eye).into_iter().chain(game.deck.aside().iter());
    all.filter(|&number| !seen.has(number)).collect()
}

/// Lays hidden cards where they are told to lie; each changes places with the one that was imagined there. Returns them.
fn place(game: &mut Kontor, eye: Eye, cards: &[(u8, u8)]) -> Result<CardSet, Contradiction> {
    let (hidden, mut told) = (hidden_from(game, eye), CardSet::default());
    for &(slot, number) in cards {
        let lies = cards_by_slot(game, eye).get(usize::from(slot)).copied().ok_or(Contradiction)?;
        let free = |number| hidden.has(number) && !told.has(number);
        if !free(lies) || !free(number) || game.back(lies) != game.back(number) {
            return Err(Contradiction);
        }
        let mut aside = game.deck.aside();
        if aside.has(number) {
            aside.remove(number);
            aside.insert(lies);
            game.deck.lay_aside(aside);
        }
        game.each_slot(hands_hidden_from(eye), |card| {
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

/// Returns whether all answer the pending question at once and secretly.
fn is_answered_secretly(game: &Kontor) -> bool {
    matches!(game.question.pending(), Pending::Announce | Pending::Choose | Pending::Shop | Pending::Show)
}

/// Returns whether the answer of a seat opens those of all.
fn is_last_to_answer(game: &Kontor, seat: Seat) -> bool {
    is_answered_secretly(game) && game.question.deciding() == Seats::only(seat)
}

/// Returns whether a seat has answered the pending question, which others still have to answer.
fn has_answered(game: &Kontor, seat: Seat) -> bool {
    if game.question.deciding().is_empty() || seat.0 >= game.players() || game.decides(seat) {
        return false;
    }
    match game.question.pending() {
        Pending::Announce => matches!(game.round.intent(seat), Intent::Plays | Intent::Passes),
        Pending::Choose => {
            matches!(game.round.intent(seat), Intent::Chose(_) | Intent::Smuggles(_) | Intent::Passes)
        }
        Pending::Shop => matches!(game.round.intent(seat), Intent::Buys(_)),
        Pending::Show => matches!(game.round.intent(seat), Intent::Shows { .. }),
        _ => false,
    }
}

/// Returns the answers of the others that the answer of `last` opens to `eye`. Which card lies face down stays secret.
fn answers(game: &Kontor, eye: Eye, last: Seat) -> Vec<(Seat, Option<Data>)> {
    let others = game.every_seat().filter(|&seat| seat != last && eye != Eye::Seat(seat));
    let answer = |seat: Seat| {
        let card = game.secret_card(seat).unwrap_or(0);
        let answer = match game.round.intent(seat) {
            Intent::Plays => Move::Stay,
            Intent::Passes => Move::Pass,
            Intent::Buys(count) => Move::Buy { count },
            Intent::Shows { .. } => Move::Show { card },
            Intent::Chose(_) => Move::Choose { card },
            _ => return (seat, None),
        };
        (seat, Some(Data::of(&answer)))
    };
    others.filter(|&seat| has_answered(game, seat)).map(answer).collect()
}

/// Returns a way to lay a card of this hand face down.
fn one_to_smuggle(game: &Kontor, seat: Seat, rng: &mut Rng) -> Option<Move> {
    let mut moves = Vec::new();
    list::list_moves(game, seat, &mut moves);
    moves.retain(|mv| matches!(mv, Move::Smuggle { .. }));
    rng.pick(&moves)
}
