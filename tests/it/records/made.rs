//! Records for tests, and links taken apart and sealed again.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dockhand::game::{Game, Quiet, Seat};
use dockhand::hash::checksum;
use dockhand::imhotep::Imhotep;
use dockhand::record::{Player, Setup, VERSION, to_file, to_link};
use dockhand::rng::Rng;
use dockhand::session::{Match, Session, resume};
use serde_json::Value;

/// Returns the file and the link of a game after up to `most` random moves, with all options at their
/// default.
pub fn played<G: Game>(seed: u32, most: usize) -> (String, String) {
    random::<G>(Setup { players: players(2), config: G::Config::default(), seed }, most)
}

/// Returns the players with names and colours of their own.
pub fn players(seats: u8) -> Vec<Player> {
    let names = ["Ánna", "Bo", "Çem", "D"];
    (0..seats)
        .map(|s| Player {
            name: names[usize::from(s)].to_owned(),
            colour: 3 - s,
            level: None,
            character: None,
        })
        .collect()
}

/// Returns the file and the link of a game after up to `most` random moves.
pub fn random<G: Game>(setup: Setup<G::Config>, most: usize) -> (String, String) {
    let mut game = G::new(setup.seats(), &setup.config, setup.seed).expect("a table that can be played");
    let (mut choice, mut moves) = (Rng::new(setup.seed), Vec::<(Seat, G::Move)>::new());
    while let Some(seat) = game.to_act().first().filter(|_| moves.len() < most) {
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let mv = choice.pick(&legal).expect("a legal move");
        game.apply(seat, mv, &mut Quiet);
        moves.push((seat, mv));
    }
    (to_file::<G>(&setup, &moves), to_link::<G>(&setup, &moves))
}

/// Returns a whole two-player game with some options, as a file.
pub fn file() -> String {
    let config = serde_json::from_str(r#"{"market": "b", "temple": "b", "wrath": true}"#).expect("options");
    random::<Imhotep>(Setup { players: players(2), config, seed: 17 }, usize::MAX).0
}

/// Returns the link of a file.
pub fn link_of(file: &str) -> String {
    Match::<Imhotep>::resume(file).expect("our own").link()
}

/// Returns `opens`, or the code of the error.
pub fn code(text: &str) -> String {
    match resume(text) {
        Ok(_) => "opens".to_owned(),
        Err(refused) => {
            let refused: Value = serde_json::from_str(&refused).expect("JSON");
            refused["code"].as_str().expect("a code").to_owned()
        }
    }
}

/// Returns the bytes of a link.
pub fn decode_link(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap_or_default()
}

/// Returns the text of a link's bytes.
pub fn encode_link(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Returns a link with this body, with version and checksum added.
pub fn seal(body: &[u8]) -> String {
    encode_link(&[&[VERSION], body, &checksum(body).to_le_bytes()].concat())
}

/// Returns a link with this head and these bits of moves.
pub fn sealed(head: &Value, bits: &[u8]) -> String {
    let head = head.to_string();
    let length = (head.len() as u16).to_le_bytes();
    seal(&[&length, head.as_bytes(), bits].concat())
}

/// Returns the head of a link.
pub fn head_of(link: &str) -> Value {
    let bytes = decode_link(link);
    let length = usize::from(u16::from_le_bytes([bytes[1], bytes[2]]));
    serde_json::from_slice(&bytes[3..3 + length]).expect("JSON")
}
