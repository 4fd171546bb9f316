//! Records of version 2, which tell chance card by card, are as hostile as others.

use crate::made::{code, decode_link, encode_link, played};
use dockhand::bot::Knowledge;
use dockhand::duel::Duel;
use dockhand::hash::checksum;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand::session::{Match, Session};
use dockhand::wire::Shared;
use serde_json::{Value, json};

/// What is handed on of a game after so many moves.
fn shared<G: Knowledge>(moves: usize) -> Shared {
    Match::<G>::resume(&played::<G>(2, moves).0).expect("our own file").shared(7)
}

/// Its file with one thing changed.
fn changed(change: impl Fn(&mut Value)) -> String {
    let mut record: Value = serde_json::from_str(&shared::<Imhotep>(40).record).expect("JSON");
    change(&mut record);
    record.to_string()
}

#[test]
fn what_is_handed_on_opens_and_says_its_version() {
    let Shared { record, link, secrets } = shared::<Imhotep>(40);
    assert_eq!((code(&record).as_str(), code(&link).as_str(), secrets), ("opens", "opens", false));
    assert!(record.starts_with("{\"dockhand\":2,") && decode_link(&link)[0] == 2);
    assert_eq!(code(&changed(|_| {})), "opens");
}

#[test]
fn version_and_form_belong_together() {
    assert_eq!(code(&changed(|record| record["dockhand"] = json!(1))), "not-a-record");
    for key in ["dealt", "shuffled", "seed"] {
        let without = |record: &mut Value| drop(record.as_object_mut().expect("an object").remove(key));
        assert_eq!(code(&changed(without)), "not-a-record", "{key}");
    }
    for wrong in [json!(7), json!([7]), json!([[256]]), json!([[-1]]), json!([["chisel"]]), json!({})] {
        assert_eq!(code(&changed(|record| record["dealt"] = wrong.clone())), "not-a-record", "{wrong}");
        assert_eq!(code(&changed(|record| record["shuffled"] = wrong.clone())), "not-a-record", "{wrong}");
    }
}

#[test]
fn cards_that_are_not_in_the_box_are_refused() {
    let with =
        |list: usize, at: usize, card: u8| code(&changed(|record| record["dealt"][list][at] = json!(card)));
    assert_eq!(with(0, 0, 9), "record-damaged"); // agreed was another first player, or nobody sits there
    assert_eq!(with(1, 0, 0), "record-damaged"); // no such boats
    assert_eq!(with(2, 0, 250), "record-damaged");
    let one_more = changed(|record| record["dealt"].as_array_mut().expect("lists").push(json!([])));
    assert_eq!(code(&one_more), "record-damaged");
    let longer = changed(|record| record["dealt"][2].as_array_mut().expect("cards").push(json!(1)));
    assert_eq!(code(&longer), "record-damaged");
    assert_eq!(code(&changed(|record| record["shuffled"] = json!(vec![vec![0u8; 3]; 65]))), "record-damaged");
    // A pile that is never shuffled, or has other cards when it is, changes nothing.
    assert_eq!(code(&changed(|record| record["shuffled"] = json!([[1, 2, 3]]))), "opens");
    // One card of a kind more, another less: conflicts, or moves that are not legal there.
    let first = changed(|record| record["dealt"][2] = json!(vec![0u8; 34]));
    assert!(["conflicts", "record-damaged"].contains(&code(&first).as_str()));
}

/// A changed link with the right checksum opens or has a code; so does a changed file.
fn mutated<G: Knowledge>() {
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
