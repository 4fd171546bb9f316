//! The list of games. Everything that has to find a game by its name asks here; a new game is one line.

/// Hands the list to a macro: of each game its feature, its module and its type. What else the macro is given comes first.
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

/// `with_game!(id, G => what to do, else otherwise)`: what is done with the game of a name, whose type is called `G`.
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

/// The entries of all games in the catalogue.
macro_rules! entries {
    ([] $($feature:tt $module:ident::$Game:ident,)*) => {
        [$(
            #[cfg(feature = $feature)]
            crate::$module::entry(),
        )*]
    };
}
