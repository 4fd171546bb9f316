//! Positions of played games, with what a net is to say of them.

use crate::train::play::Played;
use crate::train::table::Trained;
use dockhand::bot::{Forecast, Inputs, Level, ONE, SCALE, play_on};
use dockhand::game::{MOST_SEATS, Quiet, Seat};
use dockhand::rng::Rng;
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};

/// One number for each seat, from the one that decides on.
pub type Each = [f32; MOST_SEATS];

/// A position to learn from.
pub struct Position {
    /// Where its inputs begin.
    pub from: usize,
    pub leads: Each,
    /// The rewards to learn, by search and result.
    pub worth: Each,
    /// How the game ended: rewards, and points beyond those so far, in units of [`ONE`]; `None` if random
    /// moves came later.
    pub result: Option<(Each, Each)>,
    /// What the search said.
    pub search: Each,
    /// Whether it is kept to check the net instead of learning from it.
    pub kept: bool,
}

/// All positions, one after the other.
#[derive(Default)]
pub struct Data {
    pub positions: Vec<Position>,
    pub inputs: Vec<(u16, f32)>,
}

impl Data {
    /// Returns the inputs of a position.
    pub fn inputs(&self, at: usize) -> &[(u16, f32)] {
        let to = self.positions.get(at + 1).map_or(self.inputs.len(), |next| next.from);
        self.positions.get(at).and_then(|position| self.inputs.get(position.from..to)).unwrap_or(&[])
    }
}

/// How much of what is learned is what the search said of the position; the rest is what came later.
const ALPHA: f32 = 0.3;
/// How much of what came later is the result; the rest is what the searches said at the starts of sixths.
const LAMBDA: f32 = 0.7;
/// One in so many games is kept to check the net.
const KEPT: usize = 10;

/// Reads files of games; a line that cannot be read ends its file.
pub fn read<G: Trained>(files: &[String], seats: u8) -> Result<Data, Box<dyn Error>> {
    let mut data = Data::default();
    for file in files {
        for (nth, line) in BufReader::new(File::open(file)?).lines().enumerate() {
            let Ok(played) = serde_json::from_str::<Played<G::Config>>(&line?) else { break };
            if played.seats == seats {
                add::<G>(&mut data, &played, nth % KEPT == KEPT - 1).ok_or("a game that cannot be played")?;
            }
        }
    }
    Ok(data)
}

/// A position before what is learned from it is known.
struct Draft {
    seat: Seat,
    sixth: usize,
    after: bool,
    search: Each,
    inputs: Inputs,
}

/// Adds the positions of a game that a net may be asked about.
fn add<G: Trained>(data: &mut Data, played: &Played<G::Config>, kept: bool) -> Option<()> {
    let seats = played.seats;
    let mut game = G::new(seats, &played.config, played.seed).ok()?;
    let (mut drafts, mut moves) = (Vec::new(), Vec::new());
    let mut starts: [Option<Each>; 6] = [None; 6];
    for (nth, ply) in played.plies.iter().enumerate() {
        let seat = game.to_act().first()?;
        let (&index, said) = ply.split_first()?;
        if !said.is_empty() {
            let mut search = Each::default();
            search.iter_mut().zip(said).for_each(|(to, &n)| *to = f32::from(n) / SCALE as f32);
            let (sixth, after) = (game.sixth(), nth >= played.calm);
            if after && starts[sixth].is_none() {
                starts[sixth] = Some(search);
            }
            for eye in game.to_act().iter().filter(|_| game.is_quiet()) {
                let mut inputs = Inputs::default();
                game.inputs(eye, &mut inputs);
                drafts.push(Draft { seat: eye, sixth, after, search, inputs });
            }
        }
        moves.clear();
        game.legal_moves(seat, &mut moves);
        game.apply(seat, *moves.get(usize::from(index))?, &mut Quiet);
    }
    let outcome = game.outcome()?;
    let reward = play_on(&mut game, &Level::PLAIN, &Forecast, &mut Rng::new(0), &mut moves);
    let worth: Each = std::array::from_fn(|seat| reward.worth.0[seat] as f32 / SCALE as f32);
    for draft in drafts {
        let mut later = worth;
        for start in starts.iter().skip(draft.sixth + 1).rev().flatten() {
            later.iter_mut().zip(start).for_each(|(to, said)| *to = LAMBDA * *to + (1.0 - LAMBDA) * said);
        }
        let share = if draft.after { 1.0 - ALPHA } else { 0.0 };
        let learned: Each =
            std::array::from_fn(|seat| share * later[seat] + (1.0 - share) * draft.search[seat]);
        let turned = |of: Each| turn(of, draft.seat, seats);
        let scores: Each = std::array::from_fn(|s| outcome.scores.get(s).map_or(0.0, |&n| f32::from(n)));
        let mut more = turned(scores);
        more.iter_mut()
            .zip(draft.inputs.points)
            .for_each(|(n, so_far)| *n = (*n - f32::from(so_far)) / f32::from(ONE));
        data.positions.push(Position {
            from: data.inputs.len(),
            leads: std::array::from_fn(|at| f32::from(draft.inputs.lead(at, seats.into()))),
            worth: turned(learned),
            result: draft.after.then(|| (turned(worth), more)),
            search: turned(draft.search),
            kept,
        });
        let list = draft.inputs.list().iter();
        data.inputs.extend(list.map(|&(input, n)| (input, f32::from(n) / f32::from(ONE))));
    }
    Some(())
}

/// Turns the table so that the seat that decides comes first.
fn turn(of: Each, mut seat: Seat, seats: u8) -> Each {
    let mut out = Each::default();
    for to in out.iter_mut().take(seats.into()) {
        *to = of[seat.index() % MOST_SEATS];
        seat = seat.left(seats);
    }
    out
}
