//! A network as bytes: a line that says what it is, its whole numbers, and a sum that finds every change.
//!
//! `homestretch network 1`, a line of JSON ([`Head`]), then little-endian `i16` (columns, biases, rows) and `i32` (ends), then
//! the SHA-256 of all that stands before.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Network, SIDES, Shape};
use crate::rules::Message;

const MAGIC: &[u8] = b"homestretch network 1\n";
/// So all versions begin.
const BEGINNING: &[u8] = b"homestretch network ";
const SUM: usize = 32;
/// No network is larger.
const MOST: usize = 1 << 24;

/// What the second line says.
#[derive(Serialize, Deserialize)]
struct Head {
    encoding: String,
    shape: Shape,
}

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkFault {
    /// They do not begin as one, or it is one of another version.
    Other,
    /// The sum is another: cut off, or altered.
    Altered,
    /// The sizes make no sense.
    Shape,
}

impl From<NetworkFault> for Message {
    fn from(fault: NetworkFault) -> Self {
        match fault {
            NetworkFault::Other => Self::new("network-other"),
            NetworkFault::Altered => Self::new("network-altered"),
            NetworkFault::Shape => Self::new("network-shape"),
        }
    }
}

/// The sum at the end of a network as bytes.
pub(super) fn sum(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.len().saturating_sub(SUM)..]
}

impl Network {
    /// The network as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = Head {
            encoding: self.encoding.clone(),
            shape: self.shape,
        };
        let mut bytes = MAGIC.to_vec();
        bytes.extend(serde_json::to_vec(&head).unwrap_or_default());
        bytes.push(b'\n');
        for part in [&self.columns, &self.biases, &self.rows] {
            bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(self.ends.iter().flat_map(|number| number.to_le_bytes()));
        let sum = Sha256::digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Whether bytes begin as a network of some version does.
    #[must_use]
    pub fn begins(bytes: &[u8]) -> bool {
        bytes.starts_with(BEGINNING)
    }

    /// Reads a network.
    ///
    /// # Errors
    /// When the bytes are no network, or were changed.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkFault> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkFault::Other)?;
        let length = bytes.len().checked_sub(SUM).ok_or(NetworkFault::Altered)?;
        let (told, sum) = bytes.split_at(length);
        if Sha256::digest(told)[..] != *sum {
            return Err(NetworkFault::Altered);
        }
        let line = rest
            .iter()
            .position(|&byte| byte == b'\n')
            .ok_or(NetworkFault::Shape)?;
        let head: Head = serde_json::from_slice(&rest[..line]).map_err(|_| NetworkFault::Shape)?;
        let Shape {
            inputs,
            hidden,
            sides,
        } = head.shape;
        let is_small = [inputs, hidden].iter().all(|&size| (1..=1 << 14).contains(&size));
        let numbers = &told[MAGIC.len() + line + 1..];
        if !is_small || !(1..=SIDES).contains(&sides) || inputs * hidden > MOST {
            return Err(NetworkFault::Shape);
        }
        let small = (inputs + 1 + sides) * hidden;
        if numbers.len() != 2 * small + 4 * sides {
            return Err(NetworkFault::Shape);
        }
        let (shorts, longs) = numbers.split_at(2 * small);
        let mut shorts = shorts.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut take = |count: usize| -> Vec<i16> { shorts.by_ref().take(count).collect() };
        let network = Self {
            encoding: head.encoding,
            shape: head.shape,
            columns: take(inputs * hidden),
            biases: take(hidden),
            rows: take(sides * hidden),
            ends: longs
                .as_chunks()
                .0
                .iter()
                .map(|&four| i32::from_le_bytes(four))
                .collect(),
        };
        Ok(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{networks::Weights, rules::numbers::Numbers};

    fn network() -> Network {
        let shape = Shape {
            inputs: 3,
            hidden: 16,
            sides: 2,
        };
        Network::rounded(&Weights::drawn(shape, &mut Numbers(7)), "a table")
    }

    #[test]
    fn a_network_comes_back_as_it_was() {
        let bytes = network().to_bytes();
        assert!(Network::begins(&bytes));
        assert_eq!(Network::read(&bytes), Ok(network()));
    }

    #[test]
    fn what_is_no_network_is_told_why() {
        let bytes = network().to_bytes();
        for length in 0..bytes.len() {
            assert!(
                Network::read(&bytes[..length]).is_err(),
                "the first {length} bytes"
            );
        }
        for place in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[place] ^= 1;
            let fault = Network::read(&altered).expect_err("one bit is another");
            let expected = if place < MAGIC.len() {
                NetworkFault::Other
            } else {
                NetworkFault::Altered
            };
            assert_eq!(fault, expected, "byte {place}");
        }
    }

    /// Whoever writes a sum that fits may still have written nonsense.
    #[test]
    fn sizes_that_do_not_fit_the_numbers_are_refused() {
        for (inputs, hidden, sides) in [
            (4, 16, 2),
            (3, 17, 2),
            (3, 16, 1),
            (0, 16, 2),
            (3, 16, 9),
            (1 << 20, 16, 2),
        ] {
            let mut network = network();
            network.shape = Shape {
                inputs,
                hidden,
                sides,
            };
            let read = Network::read(&network.to_bytes());
            assert_eq!(read, Err(NetworkFault::Shape), "{inputs} {hidden} {sides}");
        }
    }
}
