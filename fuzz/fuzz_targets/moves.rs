//! Plays a game from bytes: offered moves, moves from any text, taps, and every question that a page can ask.
//! A refused move changes nothing, an offered one is accepted, and undo restores the position before. Every other game
//! has live chance: it is put in while it is played.
#![no_main]

use dockhand::game::{Eye, Seat};
use dockhand::session::{Session, open, resume};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

const GAMES: [(&str, u8, u8); 4] = [("imhotep", 2, 4), ("duel", 2, 2), ("kontor", 2, 4), ("rampart", 2, 4)];
const MOST_STEPS: usize = 400;

fuzz_target!(|input: (u8, u8, u32, &str, &[u8], Vec<String>)| {
    let (game, seats, seed, config, steps, texts) = input;
    let (id, least, most) = GAMES[usize::from(game % 4)];
    let seats = least + seats % (most - least + 1);
    let players: Vec<Value> = (0..seats).map(|seat| json!({ "name": "", "colour": seat })).collect();
    let config = serde_json::from_str(config).ok().filter(Value::is_object).unwrap_or_else(|| json!({}));
    let begin = |config| {
        if seed % 2 == 0 {
            return open(
                &json!({ "game": id, "players": players, "config": config, "seed": seed }).to_string(),
            );
        }
        let draws = [format!("{seed:016x}")];
        let file = json!({
            "dockhand": 3, "game": id, "players": players, "config": config, "draws": draws, "moves": []
        });
        resume(&file.to_string())
    };
    let Ok(mut table) = begin(config).or_else(|_| begin(json!({}))) else { return };
    for pair in steps.chunks_exact(2).take(MOST_STEPS) {
        step(table.as_mut(), seats, pair[0], pair[1], &texts);
    }
});

fn step(table: &mut dyn Session, seats: u8, what: u8, which: u8, texts: &[String]) {
    let seat = Seat(what >> 4 & 7); // some of these seats do not exist
    let text = texts.get(usize::from(which) % texts.len().max(1)).map_or("", String::as_str);
    let before = table.hash();
    match what & 15 {
        0 => {
            if table.play(seat, text, Eye::Seat(seat)).is_ok() {
                return;
            }
        }
        1 => {
            let _ = (table.score_delta(seat, text), table.simulate(seat, text, Eye::Seat(seat)));
        }
        2 => {
            let _ = (table.why(seat, texts), table.why(seat, &[text.to_owned()]));
        }
        3 => {
            let _ = (
                table.choose(seat, which, 1, text),
                table.analyse(seat, text),
                table.search(seat, which, 1, None).is_ok(),
                table.search(seat, which, 1, Some(text.as_bytes())).is_ok(),
            );
        }
        4 => {
            let _ = (
                table.view(Eye::Seat(seat)),
                table.view(Eye::Table),
                table.notes(Eye::Seat(seat)),
                table.score(),
            );
        }
        5 => return undo(table),
        7 => {
            let _ = (table.draw(text), table.needs(seat, text), table.check());
        }
        6 => return share(table, seats, which),
        _ => return play(table, seats, which),
    }
    assert_eq!(table.hash(), before, "a question or a refusal has changed the game");
}

fn play(table: &mut dyn Session, seats: u8, which: u8) {
    for seat in (0..seats).map(Seat) {
        let offers: Vec<Value> = serde_json::from_str(&table.offers(seat)).expect("JSON");
        if offers.is_empty() {
            continue;
        }
        let mv = offers[usize::from(which) % offers.len()]["move"].to_string();
        if table.needs(seat, &mv) {
            let check = table.check();
            assert!(table.draw(&format!("{which:016x}")), "no live chance");
            assert_eq!(table.check(), check, "a seed that waits is known");
        }
        table.play(seat, &mv, Eye::Table).unwrap_or_else(|why| panic!("an offered move is refused: {why}"));
        return;
    }
}

fn undo(table: &mut dyn Session) {
    let (moves, could) = (table.move_count(), table.can_undo());
    assert_eq!(table.undo(), could);
    assert_eq!(table.move_count(), moves - usize::from(could));
}

/// Checks that a shared record opens and that no seat sees anything else in it.
fn share(table: &mut dyn Session, seats: u8, which: u8) {
    let views =
        |table: &dyn Session| (0..seats).map(|seat| table.view(Eye::Seat(Seat(seat)))).collect::<Vec<_>>();
    let before = views(table);
    let shared = table.share(u32::from(which), u32::MAX);
    assert_eq!(views(table), before);
    let copy = resume(&shared.record).unwrap_or_else(|why| panic!("our own file is refused: {why}"));
    assert_eq!(views(copy.as_ref()), before);
}
