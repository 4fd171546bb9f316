//! How well a net judges games that it has not seen.

use crate::train::data::{Data, Each};
use crate::train::fit::kept;
use crate::train::float::{Float, sigmoid};
use dockhand::bot::{Inputs, Net, ONE, POINT, SCALE};
use dockhand::game::MOST_SEATS;
use serde_json::{Value, json};

/// How much of the differences between results someone explains: the sums behind an R².
#[derive(Default)]
struct Explained {
    n: f64,
    sum: f64,
    squares: f64,
    wrong: f64,
}

impl Explained {
    fn add(&mut self, said: f32, came: f32) {
        let (said, came) = (f64::from(said), f64::from(came));
        self.n += 1.0;
        self.sum += came;
        self.squares += came * came;
        self.wrong += (said - came).powi(2);
    }

    /// Returns 1 if it was always right, and 0 if the mean of all results would have been as good.
    fn share(&self) -> f64 {
        1.0 - self.wrong / (self.squares - self.sum * self.sum / self.n)
    }
}

/// Returns a line for rewards and one for points: who explains how much of them.
pub fn lines(data: &Data, float: &Float, net: &Net) -> [Value; 2] {
    let [mut as_float, mut as_net, mut as_search] = [0; 3].map(|_| Explained::default());
    let [mut points, mut net_points] = [0; 2].map(|_| Explained::default());
    for (at, position) in kept(data) {
        let Some((came, more)) = &position.result else { continue };
        let list = data.inputs(at);
        let pass = float.pass(list, &position.leads);
        let mut inputs = Inputs::default();
        list.iter().for_each(|&(input, n)| inputs.count(input, (n * f32::from(ONE)) as i16));
        let said = whole(net, inputs, &position.leads);
        for (seat, &came) in came.iter().enumerate().take(float.worths()) {
            as_float.add(sigmoid(pass.out[seat]), came);
            as_net.add(said.0[seat], came);
            as_search.add(position.search[seat], came);
        }
        for (seat, &more) in more.iter().enumerate().take(float.seats) {
            points.add(pass.out[MOST_SEATS + seat], more);
            net_points.add(said.1[seat], more);
        }
    }
    let rounded = |share: f64| (share * 1e4).round() / 1e4;
    [
        json!({
            "explains": "rewards", "positions": as_net.n, "float": rounded(as_float.share()),
            "net": rounded(as_net.share()), "search": rounded(as_search.share()),
        }),
        json!({
            "explains": "points to come", "float": rounded(points.share()), "net": rounded(net_points.share()),
        }),
    ]
}

/// Returns what the net of whole numbers says: rewards, and points in units of [`ONE`] beyond those so far.
fn whole(net: &Net, mut inputs: Inputs, leads: &Each) -> (Each, Each) {
    // Only leads count for rewards, and points come on top of those so far: any points with these leads do.
    inputs.points = leads_as_points(leads, net.seats.into());
    let said = net.expected(&inputs);
    let unit = f32::from(ONE) * f32::from(POINT);
    (
        std::array::from_fn(|at| said[at].0 as f32 / SCALE as f32),
        std::array::from_fn(|at| {
            f32::from(said[at].1) / unit - f32::from(inputs.points[at]) / f32::from(ONE)
        }),
    )
}

/// Returns points with these leads: the best has as many as it leads by, all others are behind it.
fn leads_as_points(leads: &Each, seats: usize) -> [i16; MOST_SEATS] {
    let best = leads.iter().take(seats).copied().fold(f32::MIN, f32::max);
    std::array::from_fn(|at| {
        if at >= seats {
            0
        } else if leads[at] == best {
            100
        } else {
            (100.0 + leads[at]) as i16
        }
    })
}
