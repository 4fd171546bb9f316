//! What is printed in the box of a game.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// Values that are printed in a box, of which we have a reconstruction.
pub(crate) trait Reconstructed: PartialEq + 'static {
    /// Our own values, of every box that no components file describes.
    const OURS: &'static Self;
}

/// The printed values of a game. They never change, so all copies of a state share them; `None` stands for our own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Printed<T>(Option<Arc<T>>);

impl<T: Reconstructed> Printed<T> {
    pub fn of(values: T) -> Printed<T> {
        Printed((values != *T::OURS).then(|| Arc::new(values)))
    }
}

impl<T: Reconstructed> Deref for Printed<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.0.as_deref().unwrap_or(T::OURS)
    }
}

/// Hashes the values themselves, so that hashes in old records stay valid.
impl<T: Reconstructed + Hash> Hash for Printed<T> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        (**self).hash(to);
    }
}
