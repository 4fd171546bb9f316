//! The tables to play: every page, number of players, option and pair of options that can be combined, drawn
//! harbours and layouts.

use dockhand::game::Rules;
use dockhand::kontor::{Components, Config, DrawnHarbour, Edges, Kontor, Layouts, OptionalRule, Scenario};
use dockhand::rng::Rng;
use serde_json::{Map, Value, json};

/// A table to play.
#[derive(Clone, Debug)]
pub struct Table {
    pub seats: u8,
    pub config: Config,
}

/// Returns the configuration of a page with these options.
pub fn config(page: Scenario, options: &[OptionalRule]) -> Config {
    let mut fields: Map<String, Value> =
        options.iter().map(|option| (option.key().into(), json!(true))).collect();
    fields.insert("scenario".into(), json!(page.name()));
    serde_json::from_value(fields.into()).unwrap_or_default()
}

fn composes(table: &Table) -> bool {
    Kontor::conflicts(table.seats, &table.config).is_empty()
}

/// Returns every page, without options, with each option, and with every pair that can be combined.
pub fn all() -> Vec<Table> {
    let mut tables = Vec::new();
    let pages = Scenario::ALL.into_iter().flat_map(|page| page.players().iter().map(move |&n| (page, n)));
    for (page, seats) in pages {
        let mut add = |options: &[OptionalRule]| {
            let table = Table { seats, config: config(page, options) };
            tables.extend(Some(table).filter(composes));
        };
        add(&[]);
        for (i, first) in OptionalRule::ALL.into_iter().enumerate() {
            add(&[first]);
            OptionalRule::ALL.into_iter().skip(i + 1).for_each(|second| add(&[first, second]));
        }
    }
    tables
}

/// Returns one of them, sometimes with more options, edges, a harbour of one's own or another layout.
pub fn sampled(all: &[Table], wanted: &str, rng: &mut Rng) -> Table {
    for _ in 0..10_000 {
        let Some(page) = rng.pick(&Scenario::ALL) else { break };
        let Some(seats) = rng.pick(page.players()) else { break };
        let of = |table: &&Table| table.config.scenario == page && table.seats == seats;
        let here: Vec<&Table> = all.iter().filter(of).collect();
        let Some(&base) = here.get(rng.below(here.len())) else { break };
        let mut table = base.clone();
        if rng.below(4) == 0 {
            table.config.edges = Edges::PerAxis;
        }
        if rng.below(2) == 0 {
            add_options(&mut table, rng);
        }
        if rng.below(6) == 0 {
            add_drawing(&mut table, rng);
        }
        if name(&table).contains(wanted) {
            return table;
        }
    }
    all.first().cloned().unwrap_or(Table { seats: 2, config: Config::default() })
}

/// Returns the options of a table for two, which is not the base game or the advanced one without any option.
pub fn drawn_for_two(all: &[Table], rng: &mut Rng) -> Config {
    loop {
        let config = sampled(all, "/2", rng).config;
        if !is_plain(&config) {
            return config;
        }
    }
}

/// Returns whether this is the base game or the advanced one, without any option.
fn is_plain(config: &Config) -> bool {
    [Scenario::Base, Scenario::Advanced].into_iter().any(|page| *config == self::config(page, &[]))
}

/// Returns a table as one word, for selecting and for counting.
pub fn name(table: &Table) -> String {
    let options: Vec<&str> = table.config.options().iter().map(OptionalRule::key).collect();
    let edges = if table.config.edges == Edges::PerAxis { "+perAxis" } else { "" };
    let drawn = if table.config.components.is_some() { "+drawn" } else { "" };
    let plus = options.iter().map(|option| format!("+{option}")).collect::<String>();
    format!("{}/{}{plus}{edges}{drawn}", table.config.scenario.name(), table.seats)
}

/// Adds up to three more options that can be combined with the others.
fn add_options(table: &mut Table, rng: &mut Rng) {
    for _ in 0..1 + rng.below(3) {
        let mut options: Vec<OptionalRule> = table.config.options().iter().collect();
        options.extend(rng.pick(&OptionalRule::ALL));
        let config = Config { edges: table.config.edges, ..config(table.config.scenario, &options) };
        let more = Table { seats: table.seats, config };
        if composes(&more) {
            *table = more;
        }
    }
}

/// Adds a harbour of one's own, or another drawing of a page's layout, if it can be played.
fn add_drawing(table: &mut Table, rng: &mut Rng) {
    let page = table.config.scenario;
    let lines = |drawing: &[&str]| Some(drawing.iter().map(|&row| row.to_owned()).collect::<Vec<_>>());
    let mut file = Components { game: Kontor::ID.to_owned(), ..Components::default() };
    let mut layouts = Layouts::default();
    match page {
        Scenario::CanaleGrande => {
            layouts.canale_grande = lines(CANALE.get(rng.below(2)).copied().unwrap_or(&[]))
        }
        Scenario::IleGrande => layouts.ile_grande = lines(&ILE),
        Scenario::Watergames => layouts.watergames = lines(&["~ ~ ~", "~ A .", "~ . ."]),
        _ => file.harbour = Some(harbour(rng)),
    }
    if page == Scenario::Watergames && rng.below(2) == 0 {
        file.harbour = Some(harbour(rng));
    }
    file.layouts = file.harbour.is_none().then_some(layouts);
    let mut drawn = table.clone();
    drawn.config.components = Some(file);
    if composes(&drawn) {
        *table = drawn;
    }
}

/// Drawings of Canale Grande with other arms, and with an empty outer line.
const CANALE: [&[&str]; 2] = [
    &[
        "~ ~ . . . . . . . . ~ ~",
        ". ~ ~ ~ ~ A ~ ~ ~ ~ ~ .",
        ". . . . . ~ . . . . . .",
        ". . . ~ ~ ~ ~ . . . . .",
    ],
    &[
        ". . . . . ~ ~ ~ ~ . . .",
        ". ~ ~ ~ . A . . ~ . . .",
        ". . . ~ . ~ . . ~ ~ ~ .",
        ". . . ~ ~ ~ . . . . . .",
    ],
];
const ILE: [&str; 6] =
    ["~ ~ ~ ~ ~ .", "~ . . . ~ .", "~ . . . ~ .", "~ . . . ~ .", "~ ~ A ~ ~ ~", ". . ~ . . ."];

/// Returns a small harbour with cranes and taverns.
fn harbour(rng: &mut Rng) -> DrawnHarbour {
    let (columns, rows) = (4 + rng.below(5) as u8, 4 + rng.below(5) as u8);
    let (wide, high) = (1 + rng.below(usize::from(columns)), 1 + rng.below(usize::from(rows)));
    let marks = [b'~', b'~', b'~', b'.', b'.', b'.', b'c', b'C', b't', b'T'];
    let mut map: Vec<Vec<u8>> =
        (0..high).map(|_| (0..wide).map(|_| rng.pick(&marks).unwrap_or(b'.')).collect()).collect();
    let (x, y) = (rng.below(wide), rng.below(high));
    map[y][x] = b'A';
    let map = map.into_iter().map(|row| String::from_utf8_lossy(&row).into_owned()).collect();
    DrawnHarbour { columns, rows, map }
}

/// Returns how many tables each pair of options has in common, as a table of Markdown.
pub fn matrix() -> String {
    let pages = || Scenario::ALL.into_iter().flat_map(|page| page.players().iter().map(move |&n| (page, n)));
    let together = |one: OptionalRule, other: OptionalRule| {
        let plays =
            |&(page, seats): &(Scenario, u8)| composes(&Table { seats, config: config(page, &[one, other]) });
        pages().filter(plays).count()
    };
    let heads = (1..=OptionalRule::ALL.len()).map(|n| format!(" {n} |")).collect::<String>();
    let rule = "---|".repeat(OptionalRule::ALL.len());
    let mut lines = vec![format!("| option |{heads}"), format!("|---|{rule}")];
    for (i, one) in OptionalRule::ALL.into_iter().enumerate() {
        let cell = |other: OptionalRule| match together(one, other) {
            0 => " . |".to_owned(),
            n => format!(" {n} |"),
        };
        let cells = OptionalRule::ALL.into_iter().map(cell).collect::<String>();
        lines.push(format!("| {} {} |{cells}", i + 1, one.key()));
    }
    lines.join("\n")
}
