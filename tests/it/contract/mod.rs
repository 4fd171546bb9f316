//! The battery: the parts of the contract that every game keeps, tested with many mixtures of options and
//! seeds.
//!
//! A game joins with one line: its name, its type, how many games are played, and a function that counts its
//! pieces by kind.

use crate::cases;

mod ahead;
mod answers;
mod bots;
mod endings;
mod kept;
mod learn;
mod live_chance;
mod observation;
pub mod pieces;
mod play;
mod questions;
mod reasons;
mod searches;
mod share;
mod table;
pub mod walk;

macro_rules! battery {
    ($name:ident, $game:ty, $games:expr, $pieces:expr) => {
        mod $name {
            use super::*;
            battery!(@each $game, $games,
                play: ends_with_an_outcome, legal_moves_are_what_check_allows, refusals_change_nothing,
                    moves_survive_json, records_replay, m18_scores_add_up, chance_lies_in_the_state;
                observation: motions_explain_every_view, imagined_worlds_look_alike, imagining_forgets_the_truth,
                    hidden_things_vary, the_catalogue_says_whether_a_seat_knows_more, m4_nothing_is_learnt_unless_revealed, moves_of_others_look_alike;
                answers: nothing_hidden_is_answered;
                ahead: an_imagined_table_looks_alike, a_copy_goes_its_own_way, a_rollout_changes_nothing;
                live_chance: moves_that_do_not_draw_come_out_alike, resampling_keeps_what_seats_know,
                    same_seeds_are_the_same_game, a_draw_waits_for_its_seed, the_engine_says_what_begins_by_link,
                    the_seeds_give_the_order_of_each_heap, each_order_comes_equally_often;
                learn: kept_worlds_stay_alike, what_cannot_be_true_is_refused, what_looks_alike_is_told_alike, damaged_sights_are_refused;
                share: a_shared_copy_is_the_same_game, resampling_forgets_the_truth, taking_back_resamples_as_well;
                table: taps_tell_moves_apart, why_answers_taps_that_are_not_legal, m4_undoing_restores,
                    m18_previews_come_true, simulated_motions_come_true, nonsense_is_refused;
                bots: hidden_things_change_no_choice, one_seed_is_one_choice, searches_add_up,
                    any_move_is_one_of_the_list, bots_play_to_the_end;
                kept: hidden_things_change_no_kept_count, kept_counts_stand_beside_new_ones, a_seat_that_does_not_decide_thinks_ahead;
                questions: no_question_without_effect;
                reasons: p48_reasons_are_true;
                endings: solved_is_solved, victories_at_once_are_told, closed_positions_are_not_solved, solutions_ignore_hidden_facts, forced_results_are_reached;
                searches: lists_of_several_are_put_together, compared_moves_get_equal_visits, search_requires_the_seat_to_act, a_net_judges_only_its_own_tables,
                    characters_play_at_their_own_level,
                    counts_from_anywhere_are_refused_or_counted
            );
            #[test]
            fn pieces_are_conserved() {
                play::pieces_are_conserved::<$game>($games, $pieces);
            }
            #[test]
            fn imagined_games_end() {
                observation::imagined_games_end::<$game>($games, $pieces);
            }
        }
    };
    (@each $game:ty, $games:expr, $($file:ident: $($test:ident),+);+) => {
        $($(
            #[test]
            fn $test() {
                $file::$test::<$game>($games);
            }
        )+)+
    };
}

battery!(imhotep, dockhand::imhotep::Imhotep, 120, pieces::of_imhotep);
battery!(duel, dockhand::duel::Duel, 120, pieces::of_duel);
battery!(kontor, dockhand::kontor::Kontor, 300, pieces::of_kontor);
battery!(rampart, dockhand::rampart::Rampart, 120, pieces::of_rampart);
