//! The rules of Kontor in drawn positions.
