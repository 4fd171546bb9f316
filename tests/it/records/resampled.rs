//! Records of version 2, with resamples during the game, are hostile input like others.

use super::made::{code, decode_link, encode_link, played};
use dockhand::duel::Duel;
use dockhand::hash::checksum;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::record::MOST_RESAMPLES;
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};
use dockhand::wire::Shared;
use serde_json::{Value, json};

/// Returns the shared record of a game after this many moves.
fn shared<G: Searches>(moves: usize) -> Shared {
    Match::<G>::resume(&played::<G>(2, moves).0).expect("our own file").share(7, 8)
}

/// Returns the file of such a record after a change.
fn changed(change: impl Fn(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(&shared::<Imhotep>(40).record).expect("JSON");
    change(&mut record);
    record.to_string()
}

#[test]
fn shared_records_open_with_their_version() {
    let Shared { record, link, secrets } = shared::<Imhotep>(40);
    assert_eq!((code(&record).as_str(), code(&link).as_str(), secrets), ("opens", "opens", false));
    assert!(record.starts_with("{\"dockhand\":2,") && decode_link(&link)[0] == 2);
    assert_eq!(changed(|record| assert_eq!(record["redraws"], json!([[40, 7]]))).len(), record.len());
}

/// A game that is shared in every position has one resample per position; more are refused.
#[test]
fn no_record_has_more_resamples_than_a_game_is_handed_on() {
    let mut table = Match::<Imhotep>::resume(&played::<Imhotep>(2, 5).0).expect("our own file");
    for seed in 0..3 {
        table.share(seed, seed + 10);
    }
    let record: Value = serde_json::from_str(&table.record()).expect("JSON");
    assert_eq!(record["redraws"], json!([[5, 12]]), "the last one counts");
    let with = |count: usize| code(&changed(|record| record["redraws"] = json!(vec![[40, 7]; count])));
    assert_eq!((with(MOST_RESAMPLES).as_str(), with(MOST_RESAMPLES + 1).as_str()), ("opens", "not-a-record"));
    let full =
        Match::<Imhotep>::resume(&changed(|record| record["redraws"] = json!(vec![[40, 7]; MOST_RESAMPLES])));
    let shared = full.expect("a record").share(1, 2);
    assert!(shared.secrets, "nothing can be resampled any more, and that is said");
}

#[test]
fn version_and_form_belong_together() {
    assert_eq!(code(&changed(|record| record["dockhand"] = json!(1))), "not-a-record");
    for wrong in [
        json!(7),
        json!([7]),
        json!([[1]]),
        json!([[-1, 2]]),
        json!([[8001, 2]]),
        json!([[70000, 2]]),
        json!({}),
        json!([]),
        json!(null),
    ] {
        assert_eq!(code(&changed(|record| record["redraws"] = wrong.clone())), "not-a-record", "{wrong}");
    }
    let without = |record: &mut Value| drop(record.as_object_mut().expect("an object").remove("redraws"));
    assert_eq!(code(&changed(without)), "not-a-record");
    // A resample beyond the last move has no effect yet.
    assert_eq!(code(&changed(|record| record["redraws"] = json!([[41, 7]]))), "opens");
    let bytes = decode_link(&shared::<Imhotep>(40).link);
    assert_eq!(code(&encode_link(&[&[1], &bytes[1..]].concat())), "illegal-move");
}

/// A changed link with the right checksum opens or has a code; so does a changed file.
fn mutated<G: Searches>() {
    let (mut rng, shared) = (Rng::new(5), shared::<G>(40));
    let bytes = decode_link(&shared.link);
    for _ in 0..4_000 {
        let mut body = bytes[1..bytes.len() - 4].to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(body.len());
            body[at] = rng.below(256) as u8;
        }
        let cut = body.len() - rng.below(2) * rng.below(40);
        let body = &body[..cut];
        code(&encode_link(&[&[2], body, &checksum(body).to_le_bytes()].concat()));
        let mut file = shared.record.clone().into_bytes();
        let at = rng.below(file.len());
        file[at] = rng.pick(b"{}[],:\"0123456789abetrn-").expect("a byte");
        code(&String::from_utf8_lossy(&file));
    }
}

macro_rules! mutated {
    ($($name:ident: $game:ty),+) => {
        $(#[test]
        fn $name() {
            mutated::<$game>();
        })+
    };
}
mutated!(mutated_imhotep: Imhotep, mutated_duel: Duel, mutated_kontor: Kontor, mutated_rampart: Rampart);
