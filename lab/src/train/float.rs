//! The net while it learns: the same as [`Net`], in floating point.

use crate::train::data::Each;
use dockhand::bot::{HIDDEN, Net, SECOND};
use dockhand::game::MOST_SEATS;
use dockhand::rng::Rng;

/// The outputs: rewards and points.
pub const OUTPUTS: usize = 2 * MOST_SEATS;
/// The largest weight of the first two layers: 127/64.
const MOST: f32 = 127.0 / 64.0;
/// The largest weight of an output, which is far from what 16 bits hold.
const MOST_OUT: f32 = 100.0;

/// All weights in one list, so that a step of learning is one loop.
pub struct Float {
    pub weights: Vec<f32>,
    pub inputs: usize,
    pub seats: usize,
}

/// The numbers of all layers for one position.
#[derive(Default)]
pub struct Pass {
    pub first: [f32; HIDDEN],
    pub second: [f32; SECOND],
    pub out: [f32; OUTPUTS],
}

/// Where the parts of the list begin.
impl Float {
    pub fn bias(&self) -> usize {
        self.inputs * HIDDEN
    }
    pub fn second(&self) -> usize {
        self.bias() + HIDDEN
    }
    pub fn second_bias(&self) -> usize {
        self.second() + SECOND * HIDDEN
    }
    pub fn out(&self) -> usize {
        self.second_bias() + SECOND
    }
    pub fn out_bias(&self) -> usize {
        self.out() + OUTPUTS * SECOND
    }
    pub fn skip(&self) -> usize {
        self.out_bias() + OUTPUTS
    }
}

impl Float {
    /// Returns a net that knows nothing.
    pub fn new(inputs: usize, seats: u8, rng: &mut Rng) -> Float {
        let mut float = Float { weights: Vec::new(), inputs, seats: seats.into() };
        float.weights.resize(float.skip() + 1, 0.0);
        let mut any = |most: f32| ((rng.next_u64() >> 40) as f32 / (1 << 23) as f32 - 1.0) * most;
        let (bias, second, second_bias) = (float.bias(), float.second(), float.second_bias());
        let (out, out_bias, skip) = (float.out(), float.out_bias(), float.skip());
        let weights = &mut float.weights;
        weights[..bias].iter_mut().for_each(|w| *w = any(0.12));
        weights[bias..second].fill(0.3);
        weights[second..second_bias].iter_mut().for_each(|w| *w = any(0.25));
        weights[second_bias..out].fill(0.3);
        weights[out..out_bias].iter_mut().for_each(|w| *w = any(0.3));
        weights[skip] = 0.05;
        float
    }

    /// Returns the seats whose rewards are learned: two share everything, so that one is enough.
    pub fn worths(&self) -> usize {
        if self.seats == 2 { 1 } else { self.seats }
    }

    /// Returns the outputs that count.
    pub fn outputs(&self) -> impl Iterator<Item = usize> + use<> {
        (0..self.worths()).chain(MOST_SEATS..MOST_SEATS + self.seats)
    }

    /// Returns the weights of one row of a part.
    pub fn row<const N: usize>(&self, from: usize, at: usize) -> &[f32; N] {
        const { assert!(N == HIDDEN || N == SECOND) }
        self.weights[from + at * N..].first_chunk().unwrap_or(&[0.0; N])
    }

    /// Computes all layers.
    pub fn pass(&self, inputs: &[(u16, f32)], leads: &Each) -> Pass {
        let mut pass = Pass { first: *self.row(self.bias(), 0), ..Pass::default() };
        for &(input, n) in inputs {
            let row: &[f32; HIDDEN] = self.row(0, input.into());
            pass.first.iter_mut().zip(row).for_each(|(sum, w)| *sum += w * n);
        }
        pass.first.iter_mut().for_each(|n| *n = n.clamp(0.0, 1.0));
        for at in 0..SECOND {
            let row: &[f32; HIDDEN] = self.row(self.second(), at);
            let sum: f32 = row.iter().zip(&pass.first).map(|(w, x)| w * x).sum();
            pass.second[at] = (sum + self.weights[self.second_bias() + at]).clamp(0.0, 1.0);
        }
        for at in self.outputs() {
            let row: &[f32; SECOND] = self.row(self.out(), at);
            let sum: f32 = row.iter().zip(&pass.second).map(|(w, x)| w * x).sum();
            let lead = leads.get(at).copied().unwrap_or(0.0);
            pass.out[at] = sum + self.weights[self.out_bias() + at] + self.weights[self.skip()] * lead;
        }
        pass
    }

    /// Keeps all weights within what whole numbers can hold.
    pub fn bound(&mut self) {
        let (bias, second, second_bias) = (self.bias(), self.second(), self.second_bias());
        let (out, out_bias) = (self.out(), self.out_bias());
        self.weights[..bias].iter_mut().for_each(|w| *w = w.clamp(-MOST, MOST));
        self.weights[second..second_bias].iter_mut().for_each(|w| *w = w.clamp(-MOST, MOST));
        self.weights[out..out_bias].iter_mut().for_each(|w| *w = w.clamp(-MOST_OUT, MOST_OUT));
    }

    /// Returns the net in whole numbers.
    pub fn rounded(&self) -> Net {
        let whole = |at: usize, scale: f32| (self.weights[at] * scale).round();
        let byte = |at: usize| whole(at, 64.0) as i8;
        let (bias, second, second_bias) = (self.bias(), self.second(), self.second_bias());
        let (out, out_bias) = (self.out(), self.out_bias());
        Net {
            seats: self.seats as u8,
            rows: (0..self.inputs).map(|at| std::array::from_fn(|n| byte(at * HIDDEN + n))).collect(),
            bias: std::array::from_fn(|n| whole(bias + n, 512.0) as i16),
            second: std::array::from_fn(|at| std::array::from_fn(|n| byte(second + at * HIDDEN + n))),
            second_bias: std::array::from_fn(|n| whole(second_bias + n, 8192.0) as i32),
            out: std::array::from_fn(|at| {
                std::array::from_fn(|n| whole(out + at * SECOND + n, 256.0) as i16)
            }),
            out_bias: std::array::from_fn(|n| whole(out_bias + n, 32768.0) as i32),
            skip: whole(self.skip(), 32768.0) as i16,
        }
    }
}

pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
