//! Enumerations whose values have names in records and addresses.

/// Declares an enumeration of a game: each value once, with its name. `ALL` and `NAMES` have them in this order.
macro_rules! named {
    ($(#[$meta:meta])* pub enum $Type:ident in $game:tt { $($(#[$about:meta])* $Value:ident = $name:tt,)+ }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = $game))]
        pub enum $Type { $($(#[$about])* #[serde(rename = $name)] $Value,)+ }

        impl $Type {
            /// All values.
            pub const ALL: [$Type; $Type::NAMES.len()] = [$($Type::$Value),+];
            /// Their names, as in records and addresses.
            pub const NAMES: [&'static str; [$($name),+].len()] = [$($name),+];

            /// Returns the value as an index.
            pub fn index(self) -> usize {
                self as usize
            }

            /// Returns the name.
            pub fn name(self) -> &'static str {
                $Type::NAMES[self.index()]
            }
        }
    };
}
