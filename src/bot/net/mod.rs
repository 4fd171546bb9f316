//! A learned value: a small net of whole numbers, the same on every target.
//!
//! Few of its inputs are not zero, so the first layer only adds the weights of those that are. From it 32
//! numbers go to a second layer of 16, and from there to what each seat can expect: its share of the reward,
//! and its points. All are from the eyes of the seat that decides, whose numbers come first.

mod file;
mod inputs;
#[cfg(test)]
mod tests;
#[cfg(target_feature = "simd128")]
mod vectors;

pub(crate) use inputs::layout;
pub use inputs::{Inputs, Learned, ONE};

use super::POINT;
use super::playout::{Reward, SCALE};
use crate::game::MOST_SEATS;
use inputs::MOST_EACH;
use std::sync::OnceLock;

/// The numbers of the first layer.
pub const HIDDEN: usize = 32;
/// The numbers of the second layer.
pub const SECOND: usize = 16;

/// The outputs: the rewards, then the points.
const OUTPUTS: usize = 2 * MOST_SEATS;

/// A full number of the first layer. Weights of the first layer are in 64ths, and inputs in units of [`ONE`].
const FULL: i16 = 64 * ONE;
/// A full number of both layers, as the next layer gets it.
const FULL_ON: i32 = 128;
/// By how much sums of the second layer are larger than its numbers: its weights are in 64ths.
const SECOND_SHIFT: u32 = 6;
/// Weights of the outputs are in 256ths: sums are larger than steps of the sigmoid by this much.
const SIGMOID_SHIFT: u32 = 9;
/// The same for points: an output of 1 stands for [`ONE`] points.
const POINTS_SHIFT: u32 = 15 - (ONE * POINT).ilog2();
/// The most points that a seat can expect, in sixteenths; a mistaken net must not overflow a sum.
const MOST_POINTS: i32 = 1_000 * POINT as i32;

/// The weights of a net for one game and one number of seats.
#[derive(Clone, Debug)]
#[cfg_attr(not(target_feature = "simd128"), derive(PartialEq, Eq))]
pub struct Net {
    /// The number of seats that it has learned with.
    pub seats: u8,
    /// The weights of each input.
    pub rows: Box<[[i8; HIDDEN]]>,
    /// The numbers of the first layer without any input.
    pub bias: [i16; HIDDEN],
    /// The weights of the second layer.
    pub second: [[i8; HIDDEN]; SECOND],
    /// The sums of the second layer without any input.
    pub second_bias: [i32; SECOND],
    /// The weights of the outputs.
    pub out: [[i16; SECOND]; OUTPUTS],
    /// The outputs without any input.
    pub out_bias: [i32; OUTPUTS],
    /// What a point of a lead adds to the reward of its seat.
    pub skip: i16,
    /// The first two layers as vectors.
    #[cfg(target_feature = "simd128")]
    vectors: vectors::Vectors,
}

impl Net {
    /// Returns what each seat can expect in a position in which the game goes on and nothing is under way.
    pub fn value<G: Learned>(&self, game: &G) -> Reward {
        let mut inputs = Inputs::default();
        let mut seat = game.to_act().first().unwrap_or_default();
        game.inputs(seat, &mut inputs);
        let mut reward = Reward::default();
        for (worth, points) in self.expected(&inputs).into_iter().take(self.seats.into()) {
            reward.worth[seat] = worth;
            reward.points[seat.index() % MOST_SEATS] = points;
            seat = seat.left(self.seats);
        }
        reward
    }

    /// Returns the reward and the points, in sixteenths, that each seat can expect, from the one that decides
    /// on.
    pub fn expected(&self, inputs: &Inputs) -> [(u32, i16); MOST_SEATS] {
        let outputs = self.outputs(inputs);
        std::array::from_fn(|at| {
            if at >= usize::from(self.seats) {
                return (0, 0);
            }
            let more = outputs[MOST_SEATS + at] >> POINTS_SHIFT;
            let points = i32::from(inputs.points[at]) * i32::from(POINT) + more;
            (self.worth(inputs, &outputs, at), points.clamp(-MOST_POINTS, MOST_POINTS) as i16)
        })
    }

    /// Returns the reward that a seat can expect, counted from the one that decides. Two share everything.
    #[inline(never)]
    fn worth(&self, inputs: &Inputs, outputs: &[i32; OUTPUTS], at: usize) -> u32 {
        if self.seats == 2 && at == 1 {
            return SCALE - self.worth(inputs, outputs, 0);
        }
        let lead = i32::from(inputs.lead(at, usize::from(self.seats)).clamp(-MOST_EACH, MOST_EACH));
        sigmoid(outputs[at % OUTPUTS] + i32::from(self.skip) * lead)
    }

    /// Returns the numbers of the second layer.
    #[cfg(target_feature = "simd128")]
    fn layers(&self, inputs: &Inputs) -> [i16; SECOND] {
        self.vectors.layers(inputs, &self.second_bias)
    }

    /// Returns the numbers of the second layer.
    #[cfg(not(target_feature = "simd128"))]
    fn layers(&self, inputs: &Inputs) -> [i16; SECOND] {
        let mut sums = self.bias;
        for &(input, n) in inputs.list() {
            let Some(row) = self.rows.get(usize::from(input)) else { continue };
            for (sum, &weight) in sums.iter_mut().zip(row) {
                *sum = sum.saturating_add(i16::from(weight).wrapping_mul(n));
            }
        }
        let first = sums.map(|sum| sum.clamp(0, FULL - 1) >> (FULL / FULL_ON as i16).ilog2());
        let mut second = [0i16; SECOND];
        for ((number, row), bias) in second.iter_mut().zip(&self.second).zip(self.second_bias) {
            let sum: i32 =
                row.iter().zip(&first).map(|(&w, &x)| i32::from(i16::from(w)) * i32::from(x)).sum();
            *number = ((sum + bias) >> SECOND_SHIFT).clamp(0, FULL_ON - 1) as i16;
        }
        second
    }

    /// Returns the outputs before the last step.
    fn outputs(&self, inputs: &Inputs) -> [i32; OUTPUTS] {
        let second = self.layers(inputs);
        let mut outputs = self.out_bias;
        let seats = usize::from(self.seats).min(MOST_SEATS);
        for at in (0..seats).chain(MOST_SEATS..MOST_SEATS + seats) {
            let row = self.out[at].iter().zip(&second);
            outputs[at] += row.map(|(&w, &x)| i32::from(w) * i32::from(x)).sum::<i32>();
        }
        outputs
    }
}

/// Returns the sigmoid of an output, scaled to [`SCALE`].
fn sigmoid(output: i32) -> u32 {
    let step = output >> SIGMOID_SHIFT;
    let table = SIGMOID.get_or_init(sigmoid_table);
    let half = u32::from(table[(step.unsigned_abs() as usize).min(table.len() - 1)]);
    if step < 0 { SCALE - half } else { half }
}

/// The sigmoid of 0, 1/64, 2/64 … 8. It is made when it is first needed: as data it would take a kilobyte of every
/// module.
static SIGMOID: OnceLock<[u16; 513]> = OnceLock::new();

/// Makes the table from operations on whole numbers.
fn sigmoid_table() -> [u16; 513] {
    /// 2³² times the number by which the exponential falls in a step.
    const FALL: u64 = 4_228_380_000;
    let mut table = [0; 513];
    let (mut step, mut power) = (0, 1u64 << 32);
    while step < table.len() {
        let sum = (1 << 32) + power;
        table[step] = ((((SCALE as u64) << 32) + sum / 2) / sum) as u16;
        power = (power * FALL) >> 32;
        step += 1;
    }
    table
}
