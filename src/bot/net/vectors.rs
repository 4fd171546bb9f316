//! The first two layers with the vector instructions of WebAssembly. The numbers are those of `Net::layers`, to the bit:
//! LLVM makes vectors of its loops natively, but not where a module is compiled for size.

use super::{FULL, FULL_ON, HIDDEN, Inputs, SECOND, SECOND_SHIFT};
use std::arch::wasm32::{
    i8x16, i16x8, i16x8_add_sat, i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i16x8_max, i16x8_min,
    i16x8_mul, i16x8_shr, i16x8_splat, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, v128,
};

/// The weights of a net as vectors.
#[derive(Clone, Debug)]
pub(super) struct Vectors {
    /// The weights of each input, 16 in each.
    rows: Box<[[v128; 2]]>,
    /// The numbers of the first layer without any input, eight in each.
    bias: [v128; 4],
    /// The weights of the second layer, eight in each.
    second: [[v128; 4]; SECOND],
}

impl Vectors {
    /// Returns these weights as vectors.
    pub(super) fn new(
        rows: &[[i8; HIDDEN]],
        bias: &[i16; HIDDEN],
        second: &[[i8; HIDDEN]; SECOND],
    ) -> Vectors {
        Vectors {
            rows: rows.iter().map(|row| [sixteen(&row[..16]), sixteen(&row[16..])]).collect(),
            bias: eights(*bias),
            second: second.map(|row| eights(row.map(i16::from))),
        }
    }

    /// Returns the numbers of the second layer.
    pub(super) fn layers(&self, inputs: &Inputs, second_bias: &[i32; SECOND]) -> [i16; SECOND] {
        let [mut a, mut b, mut c, mut d] = self.bias;
        for &(input, n) in inputs.list() {
            let Some(&[low, high]) = self.rows.get(usize::from(input)) else { continue };
            let n = i16x8_splat(n);
            a = i16x8_add_sat(a, i16x8_mul(i16x8_extend_low_i8x16(low), n));
            b = i16x8_add_sat(b, i16x8_mul(i16x8_extend_high_i8x16(low), n));
            c = i16x8_add_sat(c, i16x8_mul(i16x8_extend_low_i8x16(high), n));
            d = i16x8_add_sat(d, i16x8_mul(i16x8_extend_high_i8x16(high), n));
        }
        let (a, b, c, d) = (number(a), number(b), number(c), number(d));
        let mut out = [0; SECOND];
        for ((out, &[e, f, g, h]), bias) in out.iter_mut().zip(&self.second).zip(second_bias) {
            let left = i32x4_add(i32x4_dot_i16x8(a, e), i32x4_dot_i16x8(b, f));
            let right = i32x4_add(i32x4_dot_i16x8(c, g), i32x4_dot_i16x8(d, h));
            let four = i32x4_add(left, right);
            let sum = i32x4_extract_lane::<0>(four)
                + i32x4_extract_lane::<1>(four)
                + i32x4_extract_lane::<2>(four)
                + i32x4_extract_lane::<3>(four);
            *out = ((sum + bias) >> SECOND_SHIFT).clamp(0, FULL_ON - 1) as i16;
        }
        out
    }
}

/// Returns the numbers of the first layer as the second one gets them.
fn number(sums: v128) -> v128 {
    let clamped = i16x8_min(i16x8_max(sums, i16x8_splat(0)), i16x8_splat(FULL - 1));
    i16x8_shr(clamped, (FULL / FULL_ON as i16).ilog2())
}

fn sixteen(n: &[i8]) -> v128 {
    let at = |i: usize| n.get(i).copied().unwrap_or(0);
    i8x16(
        at(0),
        at(1),
        at(2),
        at(3),
        at(4),
        at(5),
        at(6),
        at(7),
        at(8),
        at(9),
        at(10),
        at(11),
        at(12),
        at(13),
        at(14),
        at(15),
    )
}

fn eights(n: [i16; HIDDEN]) -> [v128; 4] {
    std::array::from_fn(|part| {
        let at = |i: usize| n[(part * 8 + i) % HIDDEN];
        i16x8(at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7))
    })
}
