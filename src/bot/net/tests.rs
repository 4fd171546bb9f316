use super::file::MOST_BIAS;
use super::*;
use crate::hash::checksum;
use crate::imhotep::Imhotep;

/// Returns a net of random weights.
fn random(seed: u32) -> Net {
    let mut rng = crate::rng::Rng::new(seed);
    let mut byte = || rng.next_u64() as i8;
    Net {
        seats: 2,
        rows: (0..Imhotep::INPUTS).map(|_| std::array::from_fn(|_| byte())).collect(),
        bias: std::array::from_fn(|_| i16::from(byte())),
        second: std::array::from_fn(|_| std::array::from_fn(|_| byte())),
        second_bias: std::array::from_fn(|_| i32::from(byte()) * 64),
        out: std::array::from_fn(|_| std::array::from_fn(|_| i16::from(byte()) * 4)),
        out_bias: [0; OUTPUTS],
        skip: 300,
    }
}

#[test]
fn the_sigmoid_is_near_enough_and_symmetric() {
    for step in -600..=600 {
        let exact = 1024.0 / (1.0 + (-f64::from(step.clamp(-512, 512)) / 64.0).exp());
        assert!((f64::from(sigmoid(step << SIGMOID_SHIFT)) - exact).abs() < 0.51, "{step}");
        assert_eq!(sigmoid(step << SIGMOID_SHIFT) + sigmoid(-step << SIGMOID_SHIFT), SCALE);
    }
}

#[test]
fn a_file_gives_back_its_net() {
    let net = random(1);
    assert_eq!(Net::read::<Imhotep>(&net.to_bytes("imhotep"), 2), Some(net));
}

/// Other games and numbers of seats, damaged bytes, and bytes that were made to overflow.
#[test]
fn a_file_of_anything_else_is_refused() {
    let net = random(2);
    let bytes = net.to_bytes("imhotep");
    assert_eq!(Net::read::<Imhotep>(&bytes, 3), None);
    assert_eq!(Net::read::<crate::duel::Duel>(&bytes, 2), None);
    assert_eq!(Net::read::<Imhotep>(&net.to_bytes("imhotep, but longer than any name"), 2), None);
    for len in (0..64).chain(bytes.len() - 64..bytes.len() - 4) {
        let mut cut = bytes[..len].to_vec();
        assert_eq!(Net::read::<Imhotep>(&cut, 2), None);
        cut.extend(checksum(&cut).to_le_bytes());
        assert_eq!(Net::read::<Imhotep>(&cut, 2), None, "{len} bytes with their checksum");
    }
    let mut torn = bytes.clone();
    torn[1000] ^= 1;
    assert_eq!(Net::read::<Imhotep>(&torn, 2), None);
    let hostile = Net { out_bias: [i32::MAX; OUTPUTS], ..net };
    assert_eq!(Net::read::<Imhotep>(&hostile.to_bytes("imhotep"), 2), None);
}

/// The largest numbers that a file can hold make no sum overflow, which this build would notice.
#[test]
fn no_sum_overflows() {
    let largest = Net {
        seats: 4,
        rows: vec![[127; HIDDEN]; 4].into(),
        bias: [i16::MAX; HIDDEN],
        second: [[127; HIDDEN]; SECOND],
        second_bias: [MOST_BIAS as i32; SECOND],
        out: [[i16::MAX; SECOND]; OUTPUTS],
        out_bias: [MOST_BIAS as i32; OUTPUTS],
        skip: i16::MAX,
    };
    let mut inputs = Inputs::default();
    inputs.points = [i16::MAX / 2, -9, 9, 0];
    (0..40).for_each(|n| inputs.count(n % 5, i16::MAX));
    let outputs = largest.outputs(&inputs);
    assert_eq!(largest.worth(&inputs, &outputs, 0), sigmoid(i32::MAX));
}
