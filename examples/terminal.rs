//! A game of the Duel in the terminal against a computer player: type the number of a move, or nothing for its choice.
//!
//! ```text
//! cargo run --release --example terminal -- [SEED]
//! ```

use dockhand::bot::{Knowledge, Observed, choose};
use dockhand::duel::{Config, Duel, Move};
use dockhand::game::{Rules, Seat, Step};
use std::io::{self, BufRead, Write};

const YOU: Seat = Seat(0);

fn main() -> io::Result<()> {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    let Ok(mut game) = Duel::new(2, &Config::default(), seed) else { return Ok(()) };
    let captain = &Duel::LEVELS[3];
    let mut steps: Vec<Step<Duel>> = Vec::new();
    for ply in 0.. {
        let Some(seat) = game.to_act().first() else { break };
        let asked = if seat == YOU { ask(&game)? } else { None };
        // The search sees only what its seat sees; the seed decides between moves that are equally good.
        let mv = asked.or_else(|| choose(Observed::new(&game, seat), captain, ply));
        let Some(mv) = mv else { break };
        steps.clear();
        if let Err(why) = game.play(seat, mv, &mut steps) {
            println!("{why:?}");
            continue;
        }
        println!("{} {mv:?}", if seat == YOU { "You:     " } else { "Computer:" });
        for step in &steps {
            if let Step::Event(event) = step {
                println!("          {event:?}");
            }
        }
    }
    if let Some(outcome) = game.outcome() {
        println!("{:?} points, won by {:?}", outcome.scores, outcome.winners);
    }
    Ok(())
}

/// Asks for one of the legal moves; `None` leaves the choice to the computer, as does the end of the input.
fn ask(game: &Duel) -> io::Result<Option<Move>> {
    let mut legal = Vec::new();
    game.legal_moves(YOU, &mut legal);
    for (at, mv) in legal.iter().enumerate() {
        println!("{:>3}  {mv:?}", at + 1);
    }
    loop {
        print!("> ");
        io::stdout().flush()?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        match line.trim().parse::<usize>() {
            _ if read == 0 || line.trim().is_empty() => return Ok(None),
            Ok(number) if (1..=legal.len()).contains(&number) => return Ok(Some(legal[number - 1])),
            _ => println!("A number from 1 to {}, please.", legal.len()),
        }
    }
}
