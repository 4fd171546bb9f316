//! Numbers in as few bits as they need.

/// Returns the number of bits that an index into `choices` needs: 0 for a forced move.
pub(super) fn bits_for(choices: usize) -> u32 {
    choices.saturating_sub(1).checked_ilog2().map_or(0, |log| log + 1)
}

#[derive(Default)]
pub(super) struct BitWriter {
    pub(super) bytes: Vec<u8>,
    pub(super) used: u32,
}

impl BitWriter {
    pub(super) fn write(&mut self, value: usize, bits: u32) {
        for i in 0..bits {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> i & 1) as u8) << (self.used % 8);
            }
            self.used += 1;
        }
    }
}

pub(super) struct BitReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
}

impl BitReader<'_> {
    pub(super) fn read(&mut self, bits: u32) -> Option<usize> {
        let mut value = 0;
        for i in 0..bits {
            let byte = *self.bytes.get(self.at / 8)?;
            value |= usize::from(byte >> (self.at % 8) & 1) << i;
            self.at += 1;
        }
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_move_costs_no_bits() {
        assert_eq!([0, 1, 2, 3, 4, 5, 256, 257].map(bits_for), [0, 0, 1, 2, 2, 3, 8, 9]);
    }

    #[test]
    fn bits_come_back() {
        let mut to = BitWriter::default();
        let values = [(5, 3), (0, 0), (1, 1), (300, 9), (7, 4)];
        values.iter().for_each(|&(value, bits)| to.write(value, bits));
        let mut from = BitReader { bytes: &to.bytes, at: 0 };
        assert!(values.iter().all(|&(value, bits)| from.read(bits) == Some(value)));
        assert_eq!(from.read(9), None);
    }
}
