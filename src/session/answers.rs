//! The answers of a session, written once for all games.

use super::refusal::{record_error, refused, simply};
use super::running::{Match, is_open};
use super::score::scores;
use super::{Json, Refused, Session};
use crate::bot::{self, Character, Knowledge, Level, Observed, PlanOf, RootStats};
use crate::game::{Eye, Motion, Reason, Seat, Step, redact};
use crate::hash::state_hash;
use crate::json::{self as data, text as json};
use crate::record::{self, Chance, MOST_RESAMPLES, RecordError, Setup};
use crate::session::search::{self, AnySearch, Searches};
use crate::wire::{
    Counter, Name, Noted, Offer, Plan, Printed, ScoreDelta, SetupOut, Shared, Token, View, step_out,
};
use std::collections::BTreeMap;

impl<G: Knowledge> Match<G> {
    /// Returns what `seat` sees, as far as a player of this level remembers it.
    fn observed(&self, seat: Seat, level: &Level) -> Result<Observed<G>, Refused> {
        if !self.game.to_act().contains(seat) {
            return Err(simply("nothing-to-decide"));
        }
        Ok(self.remembered(seat, level))
    }

    /// Returns what `seat` sees and remembers at this level, also when it does not decide.
    #[inline(never)] // as it is called twice
    fn remembered(&self, seat: Seat, level: &Level) -> Observed<G> {
        if level.memory >= 100 {
            return Observed::new(&self.game, seat);
        }
        Observed::recalled(&self.game, seat, level.memory, self.setup.seed, &self.moves())
    }

    /// Returns the character of a computer player, if this is its level: a hint or a review has none.
    fn character_of(&self, seat: Seat, level: u8) -> Option<Character> {
        let player = self.setup.players.get(seat.index()).filter(|player| player.level == Some(level))?;
        G::CHARACTERS.get(usize::from(player.character?)).copied()
    }

    /// Returns the plan of a move by the names of its piece and its place, if the move leads there.
    fn plan_of(&self, seat: Seat, mv: G::Move, names: &[String]) -> Option<PlanOf<G>> {
        let mut found = None;
        self.game.plans(seat, mv, &mut |piece, place| {
            if *names == [piece.to_string(), place.to_string()] {
                found = Some((piece, place));
            }
        });
        found
    }

    /// Returns the legal moves of a seat with their counts.
    fn counted(&self, seat: Seat, root_stats: &str) -> Result<Vec<RootStats<G::Move>>, Refused> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Err(simply("nothing-to-decide"));
        }
        search::counted::<G>(&legal, root_stats)
    }
}

fn level_of<G: Knowledge>(level: u8) -> Result<&'static Level, Refused> {
    let levels: &'static [Level] = &G::LEVELS;
    levels.get(usize::from(level)).ok_or_else(|| record_error(&RecordError::UnknownLevel))
}

impl<G: Searches> Session for Match<G> {
    fn setup(&self) -> Json {
        let Setup { players, config, seed } = &self.setup;
        json(&SetupOut { game: G::ID, players, config, seed: *seed })
    }

    fn prints(&self) -> Json {
        let mut out = Vec::new();
        self.game.prints(&mut |at, print| out.push(Printed { at: Name(at), print }));
        json(&out)
    }

    fn view(&self, eye: Eye) -> Json {
        let game = &self.game;
        let (mut tokens, mut counters) = (Vec::with_capacity(128), Vec::with_capacity(64));
        let open = is_open(game);
        game.tokens(&mut |at, face| {
            tokens.push(Token { at: Name(at), face: Some(face).filter(|_| open || game.sees(eye, at)) });
        });
        game.counters(&mut |at, count| {
            if count != 0 {
                counters.push(Counter { at: Name(at), count });
            }
        });
        json(&View {
            tokens,
            counters,
            to_act: game.to_act(),
            ask: game.ask(),
            private: game.is_private(),
            outcome: game.outcome(),
        })
    }

    fn notes(&self, eye: Eye) -> Json {
        let mut out = Vec::new();
        self.game.notes(eye, &mut |at, note| out.push(Noted { at: Name(at), note }));
        json(&out)
    }

    fn offers(&self, seat: Seat) -> Json {
        let offer = |mv: G::Move| {
            let taps = self.game.taps(mv);
            let begins = self.game.begins(seat, mv).into_iter().map(Name).collect();
            let mut plans: Vec<Plan<G::Place>> = Vec::new();
            self.game.plans(seat, mv, &mut |piece, place| match plans.last_mut() {
                Some(plan) if plan.piece.0 == piece => plan.places.push(Name(place)),
                _ => plans.push(Plan { piece: Name(piece), places: vec![Name(place)] }),
            });
            let places = taps.places.into_iter().map(Name).collect();
            Offer { mv, taps: places, any_order: taps.any_order, begins, plans }
        };
        json(&self.legal(seat).into_iter().map(offer).collect::<Vec<_>>())
    }

    fn play(&mut self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused> {
        let mv = self.parse(seat, mv)?;
        if matches!(self.chance, Chance::Sight(_)) {
            return Err(simply("learns-only"));
        }
        if self.chance.draw_seeds().is_some_and(|seeds| seeds.lacks(&self.game, seat, mv)) {
            return Err(simply("await-chance"));
        }
        let mut steps = Vec::with_capacity(16);
        self.advance(seat, mv, eye, |step| steps.push(step_out::<G>(step)));
        Ok(json(&steps))
    }

    fn can_undo(&self) -> bool {
        let learns = matches!(self.chance, Chance::Sight(_));
        !learns && self.played.last().is_some_and(|played| !played.revealed)
    }

    fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        if let Some(played) = self.played.pop() {
            self.game = played.before;
        }
        // A copy that was handed on after this move also gives away what would come from here.
        let now = self.played.len() as u16;
        if let Some(&(after, seed)) = self.chance.resamples().last()
            && after > now
        {
            self.resample(seed);
        }
        true
    }

    fn score_delta(&self, seat: Seat, mv: &str) -> Result<ScoreDelta, Refused> {
        let mv = self.parse(seat, mv)?;
        let (motions, reveals, _) = self.simulation(seat, mv);
        let mut gained: BTreeMap<String, i16> = BTreeMap::new();
        for motion in motions {
            if let Motion::Count { at, by } = motion {
                *gained.entry(at.to_string()).or_default() += by;
            }
        }
        let score = |s: Seat| gained.get(&format!("score/{}", s.0)).copied().unwrap_or(0);
        Ok(ScoreDelta { scores: Seat::all(self.game.seats()).map(score).collect(), reveals })
    }

    fn simulate(&self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused> {
        let mv = self.parse(seat, mv)?;
        let (motions, _, after) = self.simulation(seat, mv);
        let steps =
            motions.into_iter().map(|motion| step_out::<G>(Step::Motion(redact(&after, eye, motion))));
        Ok(json(&steps.collect::<Vec<_>>()))
    }

    fn why(&self, seat: Seat, taps: &[String]) -> Option<Refused> {
        let meant = |mv: G::Move| {
            let places = self.game.taps(mv).places;
            taps.len() <= places.len()
                && taps.iter().zip(&places).all(|(tap, place)| *tap == place.to_string())
        };
        if self.legal(seat).into_iter().any(meant) {
            return None;
        }
        let mut candidates = Vec::new();
        self.game.candidates(&mut candidates);
        candidates.retain(|&mv| meant(mv));
        let reasons = || candidates.iter().filter_map(|&mv| self.game.check(seat, mv).err());
        let reason = reasons().find(|reason| !reason.is_wrong_phase()).or_else(|| reasons().next());
        Some(reason.map_or_else(|| simply("nothing-here"), refused))
    }

    fn search(
        &self,
        seat: Seat,
        level: u8,
        seed: u32,
        net: Option<&[u8]>,
    ) -> Result<Box<dyn AnySearch>, Refused> {
        let level = Level { character: self.character_of(seat, level), ..*level_of::<G>(level)? };
        let seen = self.observed(seat, &level)?;
        G::search(net, self.has_net(), seen, &level, seed).ok_or_else(|| simply("unreadable-net"))
    }

    fn has_net(&self) -> bool {
        G::has_net(self.game.seats(), &self.setup.config)
    }

    #[cfg(feature = "kept")]
    fn follow(&self, search: &mut dyn AnySearch, seed: u32) -> u32 {
        let (seat, level) = search.of();
        let seen = self.remembered(seat, level);
        let quiet = self.played.iter().rev().take_while(|played| !played.revealed).count();
        let moves = self.played.iter().skip(self.played.len() - quiet).map(|played| (played.seat, played.mv));
        search.follow(Box::new(search::Since { seen, moves: moves.collect() }), seed)
    }

    fn choose(&self, seat: Seat, level: u8, seed: u32, root_stats: &str) -> Result<Json, Refused> {
        let level = level_of::<G>(level)?;
        let mv = bot::pick(&self.counted(seat, root_stats)?, seat, level, seed);
        mv.map(|mv| json(&mv)).ok_or_else(|| simply("nothing-to-decide"))
    }

    fn analyse(&self, seat: Seat, root_stats: &str) -> Result<Json, Refused> {
        Ok(search::analysis(&self.game, seat, self.counted(seat, root_stats)?))
    }

    fn reason(&self, seat: Seat, moves: &str, plans: &str) -> Result<Json, Refused> {
        let moves = self.parse_all(seat, moves)?;
        let plans: Vec<Vec<String>> = data::read(plans).and_then(|list| list.read().ok()).unwrap_or_default();
        let plans: Vec<_> =
            moves.iter().zip(&plans).map(|(&mv, plan)| self.plan_of(seat, mv, plan)).collect();
        let reason = bot::explain(&self.observed(seat, &Level::PLAIN)?, &moves, &plans);
        Ok(json(&reason.map(|(than, facts)| crate::wire::ReasonOut::of(than, &facts))))
    }

    fn score(&self) -> Json {
        json(&scores(&self.game))
    }

    fn record(&self) -> String {
        record::write_file::<G>(&self.setup, &self.chance, &self.moves())
    }

    fn link(&self) -> String {
        let moves = self.played.iter().map(|played| (&played.before, played.seat, played.mv));
        record::write_link::<G>(&self.setup, &self.chance, moves)
    }

    fn share(&mut self, copy: u32, own: u32) -> Shared {
        let goes_on = self.game.outcome().is_none();
        // A game that was handed on this often is not resampled any more: its record gives away what comes.
        let full = self.chance.resamples().len() >= MOST_RESAMPLES;
        let secrets = goes_on && (full || self.game.keeps_secrets());
        let resample = |this: &mut Self, seed| {
            if goes_on && !full {
                this.resample(seed);
            }
        };
        resample(self, copy);
        let (link, record) = (self.link(), self.record());
        resample(self, own);
        Shared { link, record, secrets }
    }

    fn hash(&self) -> String {
        format!("{:016x}", state_hash(&self.game))
    }

    fn move_count(&self) -> usize {
        self.played.len()
    }
}
