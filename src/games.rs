//! The list of games. All code that finds a game by its name uses it; a new game adds one line.

/// Passes the list to a macro: the feature, the module and the type of each game, after the macro's other
/// arguments.
macro_rules! games {
    ($take:ident $($given:tt)*) => {
        $take! {
            [$($given)*]
            "imhotep" imhotep::Imhotep,
            "duel" duel::Duel,
            "kontor" kontor::Kontor,
            "rampart" rampart::Rampart,
        }
    };
}

/// `with_game!(id, G => body, else otherwise)` runs `body` for the game with this name, whose type is called
/// `G`.
macro_rules! with_game {
    ($($given:tt)*) => { games!(one_of_games $($given)*) };
}
macro_rules! one_of_games {
    (
        [$id:expr, $G:ident => $done:expr, else $otherwise:expr]
        $($feature:tt $module:ident::$Game:ident,)*
    ) => {
        match $id {
            $(
                #[cfg(feature = $feature)]
                <crate::$module::$Game as crate::game::Rules>::ID => {
                    type $G = crate::$module::$Game;
                    $done
                }
            )*
            _ => $otherwise,
        }
    };
}

/// Returns the catalogue entries of all games.
macro_rules! entries {
    ([] $($feature:tt $module:ident::$Game:ident,)*) => {
        [$(
            #[cfg(feature = $feature)]
            crate::$module::entry(),
        )*]
    };
}
