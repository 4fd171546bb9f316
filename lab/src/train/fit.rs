//! Learning: Adam (Kingma and Ba, *Adam: A Method for Stochastic Optimization*, ICLR 2015) over all positions,
//! on one thread, so that the same games and seed give the same weights.

use crate::train::check;
use crate::train::data::{self, Data, Position};
use crate::train::float::{Float, OUTPUTS, sigmoid};
use crate::train::table::Trained;
use dockhand::bot::{HIDDEN, SECOND};
use dockhand::game::MOST_SEATS;
use dockhand::rng::Rng;
use serde_json::json;
use std::error::Error;

/// What to learn from, and how.
pub struct Asked {
    pub seats: u8,
    pub epochs: u32,
    pub seed: u32,
    pub files: Vec<String>,
    pub out: String,
}

const BATCH: usize = 256;
/// The first step size; it falls to nearly nothing along half a cosine.
const RATE: f32 = 0.0015;
/// How much a weight shrinks in a step, as a share of the step size.
const DECAY: f32 = 0.01;
/// How much a mistake in points counts, compared with one in rewards.
const POINTS_COUNT: f32 = 0.05;

/// Learns a net and writes it; prints how well it judges games that it has not seen.
pub fn fit<G: Trained>(asked: &Asked) -> Result<(), Box<dyn Error>> {
    let data = data::read::<G>(&asked.files, asked.seats)?;
    let mut rng = Rng::from_u64(u64::from(asked.seed) << 32 | 0xF17);
    let mut float = Float::new(G::INPUTS.into(), asked.seats, &mut rng);
    let mut order: Vec<usize> = (0..data.positions.len()).filter(|&at| !data.positions[at].kept).collect();
    let steps = asked.epochs as usize * (order.len() / BATCH);
    let mut adam = Adam::new(float.weights.len());
    for _ in 0..asked.epochs {
        rng.shuffle(&mut order);
        for batch in order.chunks_exact(BATCH) {
            let slope = batch.iter().fold(vec![0.0; float.weights.len()], |mut slope, &at| {
                add_slope(&float, data.inputs(at), &data.positions[at], &mut slope);
                slope
            });
            adam.step(&mut float.weights, &slope, steps);
            float.bound();
        }
    }
    let net = float.rounded();
    let bytes = net.to_bytes(G::ID);
    std::fs::write(&asked.out, &bytes)?;
    let head = json!({
        "positions": data.positions.len(), "learned": order.len(), "bytes": bytes.len(), "seed": asked.seed,
        "epochs": asked.epochs,
    });
    println!("{head}");
    for line in check::lines(&data, &float, &net) {
        println!("{line}");
    }
    Ok(())
}

/// Adds the slope of the loss at one position.
fn add_slope(float: &Float, inputs: &[(u16, f32)], position: &Position, slope: &mut [f32]) {
    let pass = float.pass(inputs, &position.leads);
    let mut wrong = [0.0; OUTPUTS];
    let learned = position.worth.iter().zip(position.leads);
    for (at, (&worth, lead)) in learned.enumerate().take(float.worths()) {
        wrong[at] = sigmoid(pass.out[at]) - worth;
        slope[float.skip()] += wrong[at] * lead;
    }
    if let Some((_, points)) = &position.result {
        for (at, &more) in points.iter().enumerate().take(float.seats) {
            wrong[MOST_SEATS + at] = (pass.out[MOST_SEATS + at] - more) * POINTS_COUNT;
        }
    }
    let mut second = [0.0; SECOND];
    for at in float.outputs() {
        slope[float.out_bias() + at] += wrong[at];
        let row: &[f32; SECOND] = float.row(float.out(), at);
        let slopes = &mut slope[float.out() + at * SECOND..][..SECOND];
        for n in 0..SECOND {
            slopes[n] += wrong[at] * pass.second[n];
            second[n] += wrong[at] * row[n];
        }
    }
    let mut first = [0.0; HIDDEN];
    for at in (0..SECOND).filter(|&at| is_open(pass.second[at])) {
        slope[float.second_bias() + at] += second[at];
        let row: &[f32; HIDDEN] = float.row(float.second(), at);
        let slopes = &mut slope[float.second() + at * HIDDEN..][..HIDDEN];
        for n in 0..HIDDEN {
            slopes[n] += second[at] * pass.first[n];
            first[n] += second[at] * row[n];
        }
    }
    for (n, passed) in first.iter_mut().zip(pass.first) {
        *n = if is_open(passed) { *n } else { 0.0 };
    }
    let mut add = |from: usize, by: f32| {
        let slopes = &mut slope[from..][..HIDDEN];
        slopes.iter_mut().zip(&first).for_each(|(to, n)| *to += n * by);
    };
    add(float.bias(), 1.0);
    inputs.iter().for_each(|&(input, n)| add(usize::from(input) * HIDDEN, n));
}

/// Returns whether a clipped number still follows its sum.
fn is_open(n: f32) -> bool {
    n > 0.0 && n < 1.0
}

/// The running means of the slopes and of their squares.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    done: usize,
    fall: [f32; 2],
}

impl Adam {
    fn new(weights: usize) -> Adam {
        Adam { means: vec![0.0; weights], squares: vec![0.0; weights], done: 0, fall: [1.0; 2] }
    }

    fn step(&mut self, weights: &mut [f32], slope: &[f32], steps: usize) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        self.done += 1;
        self.fall = [self.fall[0] * KEEP[0], self.fall[1] * KEEP[1]];
        let turn = std::f32::consts::PI * self.done as f32 / steps as f32;
        let rate = RATE * 0.5 * (1.0 + turn.cos()) + 1e-5;
        let means = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(slope).zip(means) {
            let slope = slope / BATCH as f32;
            *mean = KEEP[0] * *mean + (1.0 - KEEP[0]) * slope;
            *square = KEEP[1] * *square + (1.0 - KEEP[1]) * slope * slope;
            let size = (*square / (1.0 - self.fall[1])).sqrt() + 1e-8;
            *weight -= rate * (*mean / (1.0 - self.fall[0]) / size + DECAY * *weight);
        }
    }
}

/// Returns the positions kept to check a net.
pub fn kept(data: &Data) -> impl Iterator<Item = (usize, &Position)> {
    data.positions.iter().enumerate().filter(|(_, position)| position.kept)
}
