//! Where a table can be reached from the local network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// The usual port: nobody else is known to use it.
pub const PORT: u16 = 7747;
/// No packet is sent there: it tells which of our addresses leads out.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address of this machine on the local network; its own one where it is on none.
#[must_use]
pub fn local_address() -> IpAddr {
    let known = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect(ELSEWHERE)?;
        socket.local_addr()
    });
    known.map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip())
}
