//! A network as bytes: a line that says what it is, its whole numbers, and a sum that finds every change.
//!
//! `homestretch network 1`, a line of JSON ([`Head`]), then little-endian `i16` (columns, biases, rows) and `i32` (ends), then
//! the SHA-256 of all that stands before.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Network, SIDES, Shape};
use crate::rules::Message;

const MAGIC: &[u8] = b"homestretch network 1\n";
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
    /// It reads another encoding.
    Encoding {
        /// What it was made for.
        found: String,
        /// What was wanted.
        wanted: String,
    },
}

impl From<NetworkFault> for Message {
    fn from(fault: NetworkFault) -> Self {
        match fault {
            NetworkFault::Other => Self::new("network-other"),
            NetworkFault::Altered => Self::new("network-altered"),
            NetworkFault::Shape => Self::new("network-shape"),
            NetworkFault::Encoding { found, wanted } => Self::new("network-encoding")
                .with("found", found)
                .with("wanted", wanted),
        }
    }
}

impl Network {
    /// The network as bytes, for an encoding by its name.
    #[must_use]
    pub fn to_bytes(&self, encoding: &str) -> Vec<u8> {
        let head = Head {
            encoding: encoding.to_owned(),
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

    /// Reads a network that was made for an encoding.
    ///
    /// # Errors
    /// When the bytes are no network, were changed, or it was made for another encoding.
    pub fn from_bytes(bytes: &[u8], encoding: &str) -> Result<Self, NetworkFault> {
        let (found, network) = Self::read(bytes)?;
        if found == encoding {
            Ok(network)
        } else {
            Err(NetworkFault::Encoding {
                found,
                wanted: encoding.to_owned(),
            })
        }
    }

    /// Reads a network, and for which encoding it was made.
    ///
    /// # Errors
    /// When the bytes are no network, or were changed.
    pub fn read(bytes: &[u8]) -> Result<(String, Self), NetworkFault> {
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
        Ok((head.encoding, network))
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
        Network::rounded(&Weights::drawn(shape, &mut Numbers(7)))
    }

    #[test]
    fn a_network_comes_back_as_it_was() {
        let bytes = network().to_bytes("a table");
        assert_eq!(Network::from_bytes(&bytes, "a table"), Ok(network()));
        let (encoding, read) = Network::read(&bytes).expect("a network");
        assert_eq!((encoding.as_str(), read), ("a table", network()));
    }

    #[test]
    fn what_is_no_network_is_told_why() {
        let bytes = network().to_bytes("a table");
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
        let other = Network::from_bytes(&bytes, "another").expect_err("of another table");
        assert!(matches!(other, NetworkFault::Encoding { found, .. } if found == "a table"));
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
            let read = Network::read(&network.to_bytes("a table"));
            assert_eq!(read, Err(NetworkFault::Shape), "{inputs} {hidden} {sides}");
        }
    }
}
