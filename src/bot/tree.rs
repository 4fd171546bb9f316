//! The moves that a search has tried, in one block of memory that never grows.

/// A move in the tree and its statistics. Two worlds that are reached by the same moves cannot be told apart,
/// so a node of the tree is an information set, and the edge that leads to it stands for it.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge<M> {
    /// `None` only at the root.
    pub mv: Option<M>,
    /// The seat that decides, and the chance key before the decision.
    pub key: u16,
    /// How often the search chose it.
    pub visits: u32,
    /// The availability count: how often it was legal when the search came by.
    pub offered: u32,
    /// The sum of the rewards of the seat that decides.
    pub worth: u32,
    /// The first edge below this one, and the next one beside it; 0 for none.
    first: u32,
    next: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    edges: Vec<Edge<M>>,
}

/// The edge that stands for the position that is searched.
pub(super) const ROOT: u32 = 0;

impl<M: Copy + Eq> Tree<M> {
    /// Returns a tree of at most `most` edges; of fewer if there is not so much memory.
    pub fn with_room(most: usize) -> Tree<M> {
        let (mut edges, mut room) = (Vec::new(), most.max(2));
        while edges.try_reserve_exact(room).is_err() && room > 2 {
            room /= 2;
        }
        edges.push(Edge { mv: None, key: 0, visits: 0, offered: 0, worth: 0, first: 0, next: 0 });
        Tree { edges }
    }

    pub fn edge(&self, at: u32) -> Option<&Edge<M>> {
        self.edges.get(at as usize)
    }

    pub fn edge_mut(&mut self, at: u32) -> Option<&mut Edge<M>> {
        self.edges.get_mut(at as usize)
    }

    /// Writes the edges of `moves` to `edges`, in the same order, and adds those that are missing. Returns
    /// false if there is no room for them.
    pub fn expand(&mut self, at: u32, key: u16, moves: &[M], edges: &mut Vec<u32>) -> bool {
        edges.clear();
        let (mut last, mut cursor) = (0, self.first_of(at));
        for &mv in moves {
            // Nearly always the same moves come in the same order, so the next edge is tried first.
            let found = match self.edge(cursor) {
                Some(edge) if cursor != 0 && edge.key == key && edge.mv == Some(mv) => cursor,
                Some(_) | None => match self.find(at, cursor, key, mv) {
                    Some(found) => found,
                    None => match self.insert(at, last, key, mv) {
                        Some(made) => made,
                        None => return false,
                    },
                },
            };
            edges.push(found);
            last = found;
            cursor = self.edge(found).map_or(0, |edge| edge.next);
        }
        true
    }

    /// Returns the edge of a move below another edge, if there is one.
    pub fn below(&self, at: u32, key: u16, mv: M) -> Option<u32> {
        self.find(at, self.first_of(at), key, mv)
    }

    /// Returns the edges directly below another one.
    pub fn all_below(&self, at: u32) -> impl Iterator<Item = u32> {
        let next = |at: &u32| self.edge(*at).map_or(0, |edge| edge.next);
        std::iter::successors(Some(self.first_of(at)), move |at| Some(next(at))).take_while(|&at| at != 0)
    }

    /// Drops all but the root.
    pub fn clear(&mut self) {
        self.edges.truncate(1);
        if let Some(root) = self.edges.first_mut() {
            root.first = 0;
        }
    }

    /// Makes `at` the root: what is not below it is dropped, and the rest moves together in the same memory. An edge
    /// always lies after the one above it, so one pass upwards finds all that stay. Returns whether it did; where memory
    /// is short it does not, and the tree stays as it is.
    #[must_use]
    pub fn keep_below(&mut self, at: u32) -> bool {
        // By old place: 0 for what is dropped, or else one more than the new place, which is told on arrival.
        let mut places: Vec<u32> = Vec::new();
        if places.try_reserve_exact(self.edges.len()).is_err() {
            return false;
        }
        places.resize(self.edges.len(), 0);
        let mut kept = 0;
        mark(&mut places, at);
        for old in at as usize..self.edges.len() {
            if places.get(old).is_none_or(|&place| place == 0) {
                continue;
            }
            kept += 1;
            places[old] = kept;
            let mut child = self.first_of(old as u32);
            while child != 0 {
                mark(&mut places, child);
                child = self.edge(child).map_or(0, |edge| edge.next);
            }
        }
        let moved = |link: u32| places.get(link as usize).map_or(0, |place| place.saturating_sub(1));
        for (old, &place) in places.iter().enumerate().filter(|&(_, &place)| place > 0) {
            let edge = self.edges[old];
            self.edges[place as usize - 1] =
                Edge { first: moved(edge.first), next: moved(edge.next), ..edge };
        }
        self.edges.truncate(kept as usize);
        if let Some(root) = self.edges.first_mut() {
            (root.mv, root.next) = (None, 0);
        }
        true
    }

    fn first_of(&self, at: u32) -> u32 {
        self.edge(at).map_or(0, |edge| edge.first)
    }

    /// Returns the edge of a move. Moves nearly always come in the order of their edges, with gaps: the
    /// search goes on from `from` first, and only then through the edges before it.
    fn find(&self, at: u32, from: u32, key: u16, mv: M) -> Option<u32> {
        let search = |mut cursor: u32, end: u32| {
            while cursor != end {
                let edge = self.edge(cursor)?;
                if edge.key == key && edge.mv == Some(mv) {
                    return Some(cursor);
                }
                cursor = edge.next;
            }
            None
        };
        search(from, 0).or_else(|| search(self.first_of(at), from))
    }

    /// Adds an edge after `last`, or before all others if `last` is 0.
    fn insert(&mut self, at: u32, last: u32, key: u16, mv: M) -> Option<u32> {
        if self.edges.len() >= self.edges.capacity() {
            return None;
        }
        let made = self.edges.len() as u32;
        let link = if last == 0 {
            &mut self.edges.get_mut(at as usize)?.first
        } else {
            &mut self.edges.get_mut(last as usize)?.next
        };
        let next = std::mem::replace(link, made);
        self.edges.push(Edge { mv: Some(mv), key, visits: 0, offered: 0, worth: 0, first: 0, next });
        Some(made)
    }
}

/// Notes that an edge stays.
fn mark(places: &mut [u32], at: u32) {
    if let Some(place) = places.get_mut(at as usize) {
        *place = 1;
    }
}
