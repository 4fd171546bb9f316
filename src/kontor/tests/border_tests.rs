//! The borders inside: which files have methods of the game, and where each optional rule reaches in (`#[cfg(test)]`).

use std::collections::BTreeSet;
use std::fs::read_dir;
use std::path::Path;

/// Returns all files of the game without its tests, by their names from its folder, with their lines.
fn files() -> Vec<(String, Vec<String>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kontor");
    let mut out = Vec::new();
    for folder in ["", "bots", "options", "page", "setup", "state", "turn"] {
        for entry in read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "rs") {
                let name = path.strip_prefix(&root).unwrap().with_extension("");
                let text = std::fs::read_to_string(&path).unwrap();
                let name = name.to_string_lossy().replace('\\', "/");
                out.push((name, text.lines().map(str::to_owned).collect()));
            }
        }
    }
    out
}

/// The rules are functions of the game, not its methods: only few files have any.
#[test]
fn few_files_have_methods_of_the_game() {
    let has = |line: &String| line.starts_with("impl") && line.contains("Kontor {");
    let with: Vec<String> =
        files().into_iter().filter(|(_, lines)| lines.iter().any(has)).map(|(name, _)| name).collect();
    assert!(with.len() <= 8, "{with:?}");
}

/// Each optional rule and each rule of a single scenario names all places outside its file that call it.
#[test]
fn options_name_where_they_reach_in() {
    let files = files();
    let state = |option: &str| match option {
        "alliances" => ".parties.alliances",
        "buy_out" => ".buyers",
        "drunk" => ".coins.",
        "events" => ".events.",
        "export" => ".parties.export",
        "smuggling" => ".smuggled.",
        "taverns" => ".parties.brought",
        "veto" => ".parties.veto",
        _ => "without a state",
    };
    for (name, lines) in &files {
        let Some(option) = name.strip_prefix("options/") else { continue };
        if ["mod", "data_alone", "parties"].contains(&option) {
            continue;
        }
        let calls = |line: &String| {
            let code = line.trim_start();
            let called =
                |(at, _): (usize, &str)| !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            !code.starts_with("use ")
                && !code.starts_with("pub use ")
                && !code.starts_with("//")
                && (code.match_indices(&format!("{option}::")).any(called) || code.contains(state(option)))
        };
        let own =
            |other: &str| other == name || ["options/mod", "options/parties", "setup/deal"].contains(&other);
        let callers = files.iter().filter(|(other, lines)| !own(other) && lines.iter().any(calls));
        let callers: BTreeSet<&str> = callers.map(|(other, _)| other.as_str()).collect();
        let doc: String = lines.iter().map_while(|line| line.strip_prefix("//!")).collect();
        let (_, reaches) = doc.split_once("Reaches in at").unwrap_or_default();
        let named: BTreeSet<&str> = reaches.split('`').skip(1).step_by(2).collect();
        assert_eq!(named, callers, "{name}");
    }
}
