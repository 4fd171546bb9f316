//! Nets as files.

#[cfg(target_feature = "simd128")]
use super::vectors::Vectors;
use super::{HIDDEN, Learned, Net, OUTPUTS, SECOND};
use crate::game::MOST_SEATS;
use crate::hash::checksum;

/// The first bytes of a file; the digit changes whenever older files mean something else.
const MAGIC: [u8; 4] = *b"DHN1";
/// The longest name of a game in a file.
const LONGEST_NAME: usize = 16;
/// The largest bias of a file, so that no sum can overflow.
pub(super) const MOST_BIAS: u32 = 1 << 28;

impl Net {
    /// Returns the bytes of a file.
    pub fn to_bytes(&self, game: &str) -> Vec<u8> {
        let mut out = Vec::from(MAGIC);
        out.extend([self.seats, game.len() as u8]);
        out.extend(game.as_bytes());
        out.extend((self.rows.len() as u16).to_le_bytes());
        let bytes = self.rows.iter().chain(&self.second).flatten();
        out.extend(bytes.map(|&weight| weight as u8));
        out.extend(self.bias.iter().chain(self.out.iter().flatten()).flat_map(|n| n.to_le_bytes()));
        out.extend(self.second_bias.iter().chain(&self.out_bias).flat_map(|n| n.to_le_bytes()));
        out.extend(self.skip.to_le_bytes());
        out.extend(checksum(&out).to_le_bytes());
        out
    }

    /// Reads a file; `None` if it is damaged, or not a net for this game and number of seats.
    pub fn read<G: Learned>(bytes: &[u8], seats: u8) -> Option<Net> {
        let (content, sum) = bytes.split_last_chunk::<4>()?;
        if *sum != checksum(content).to_le_bytes() {
            return None;
        }
        let mut rest = content;
        let head: [u8; 6] = take(&mut rest)?;
        let named = usize::from(head[5]);
        let right = head[..4] == MAGIC && head[4] == seats && (2..=MOST_SEATS as u8).contains(&seats);
        if !right || named > LONGEST_NAME || rest.split_off(..named)? != G::ID.as_bytes() {
            return None;
        }
        if u16::from_le_bytes(take(&mut rest)?) != G::INPUTS {
            return None;
        }
        let rows: Option<Vec<[i8; HIDDEN]>> = (0..G::INPUTS).map(|_| row(&mut rest)).collect();
        let mut net = Net {
            seats,
            rows: rows?.into(),
            bias: [0; HIDDEN],
            second: [[0; HIDDEN]; SECOND],
            second_bias: [0; SECOND],
            out: [[0; SECOND]; OUTPUTS],
            out_bias: [0; OUTPUTS],
            skip: 0,
            #[cfg(target_feature = "simd128")]
            vectors: Vectors::new(&[], &[0; HIDDEN], &[[0; HIDDEN]; SECOND]),
        };
        for weights in &mut net.second {
            *weights = row(&mut rest)?;
        }
        for n in net.bias.iter_mut().chain(net.out.iter_mut().flatten()) {
            *n = i16::from_le_bytes(take(&mut rest)?);
        }
        for n in net.second_bias.iter_mut().chain(&mut net.out_bias) {
            *n = Some(i32::from_le_bytes(take(&mut rest)?)).filter(|n| n.unsigned_abs() <= MOST_BIAS)?;
        }
        net.skip = i16::from_le_bytes(take(&mut rest)?);
        #[cfg(target_feature = "simd128")]
        {
            net.vectors = Vectors::new(&net.rows, &net.bias, &net.second);
        }
        rest.is_empty().then_some(net)
    }
}

/// Takes the first bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    rest.split_off(..N)?.try_into().ok()
}

fn row(rest: &mut &[u8]) -> Option<[i8; HIDDEN]> {
    take(rest).map(|bytes: [u8; HIDDEN]| bytes.map(|byte| byte as i8))
}
