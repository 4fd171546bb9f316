//! Reads any bytes as a link. Version and checksum are added here; otherwise nearly every input would be
//! refused before its setup and its moves are read. One input in eight is passed on unchanged; of the others,
//! about a third each get version 1, 2 and 3.
#![no_main]

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dockhand::hash::checksum;
use dockhand::record::{LIVE_CHANCE, RESAMPLED, VERSION};
use dockhand::session::resume;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, body)) = bytes.split_first() else { return };
    let whole = match first % 8 {
        0 => body.to_vec(),
        other => {
            let version = [VERSION, RESAMPLED, LIVE_CHANCE][usize::from(other % 3)];
            [&[version], body, &checksum(body).to_le_bytes()].concat()
        }
    };
    let Ok(game) = resume(&URL_SAFE_NO_PAD.encode(whole)) else { return };
    let again = resume(&game.link()).unwrap_or_else(|why| panic!("our own link is refused: {why}"));
    assert_eq!(game.hash(), again.hash());
});
