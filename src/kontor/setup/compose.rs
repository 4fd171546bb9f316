//! How a scenario and its optional rules compose into one [`Ruleset`], and why some cannot.

use crate::kontor::{Conflict, Edges, FLORINS, OptionSet, OptionalRule, Ruleset, Scenario, Taverns};

/// Composes one ruleset, or returns every reason why that is impossible, so that a form can show them all.
///
/// There are four layers, each overriding the one before: the game, what the options suggest, the scenario,
/// what the options change. The remaining fields follow from these.
///
/// # Errors
/// All conflicts.
pub fn compose(
    players: u8,
    scenario: Scenario,
    options: OptionSet,
    edges: Edges,
) -> Result<Ruleset, Vec<Conflict>> {
    let why = conflicts(players, scenario, options, edges);
    if why.is_empty() { Ok(layered(players, scenario, options, edges).1) } else { Err(why) }
}

/// Returns the ruleset before and after the changes of the options.
pub fn layered(players: u8, scenario: Scenario, options: OptionSet, edges: Edges) -> (Ruleset, Ruleset) {
    let mut plain = scenario.game(players, edges);
    options.iter().for_each(|option| option.suggest(&mut plain.setup));
    scenario.amend(&mut plain);
    let mut r = Ruleset { options, ..plain };
    options.iter().for_each(|option| option.amend(&mut r));
    // The tokens for passing are the taverns, or special cards if another rule needs the taverns (`kontor/ruling-3`).
    r.setup.without.taverns |= options.has(OptionalRule::DeadDrunk) && r.taverns == Taverns::default();
    r.setup.treasury = treasury(&r, FLORINS);
    (plain, r)
}

/// Returns the florins that are in the treasury at the start, if the box has this many.
pub fn treasury(r: &Ruleset, florins: u8) -> u8 {
    if r.early_ends.penniless { 0 } else { florins.saturating_sub(r.setup.purse * r.players) }
}

/// Returns every reason why these choices cannot be played together.
pub fn conflicts(players: u8, scenario: Scenario, options: OptionSet, edges: Edges) -> Vec<Conflict> {
    let mut why = Vec::new();
    if !scenario.players().contains(&players) {
        why.push(Conflict::Players { seats: players, allowed: scenario.players() });
    }
    if options != OptionSet::default() {
        why.extend(nonsense(players, scenario, options, edges));
    }
    why
}

/// Returns the reasons why these options make no sense together, or not with this scenario or number of players.
pub fn nonsense(
    players: u8,
    scenario: Scenario,
    options: OptionSet,
    edges: Edges,
) -> impl Iterator<Item = Conflict> {
    let players = if scenario.players().contains(&players) { players } else { 2 };
    let (plain, r) = layered(players, scenario, options, edges);
    let lacks =
        move |option: OptionalRule| option.missing(&r, &plain).map(|thing| Conflict::Needs { option, thing });
    let pairs = options.iter().flat_map(|option| option.clashes().iter().map(move |&with| (option, with)));
    let clashes = pairs
        .filter(move |&(_, with)| options.has(with))
        .map(|(option, with)| Conflict::Clash { option, with });
    let senseless = move |option: &OptionalRule| option.is_beyond_sense(scenario);
    let scenes = options
        .iter()
        .filter(senseless)
        .map(move |option| Conflict::ClashesWithScenario { option, scenario });
    options.iter().filter_map(lacks).chain(clashes).chain(scenes)
}
