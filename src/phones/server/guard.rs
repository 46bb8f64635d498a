//! From where one may come: by an address in figures, or by a name that was given. A page from elsewhere can neither open
//! the socket nor read anything, nor can a name that was made to point here.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::{
    HeaderMap, StatusCode,
    header::{HOST, ORIGIN},
};

/// What the server may be called.
pub(super) struct Guard {
    names: Vec<String>,
}

/// A host without its port.
fn without_port(host: &str) -> &str {
    match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => host.split_once(':').map_or(host, |(name, _)| name),
    }
}

impl Guard {
    /// Names beside addresses in figures and this machine's own.
    pub(super) fn new(names: Vec<String>) -> Self {
        Self { names }
    }

    /// Whether no name that somebody else rules over leads here by this host.
    fn knows(&self, host: &str) -> bool {
        let name = without_port(host);
        let in_figures = name.parse::<IpAddr>().is_ok() || name.parse::<Ipv6Addr>().is_ok();
        let given = || self.names.iter().any(|own| own.eq_ignore_ascii_case(name));
        in_figures || name.eq_ignore_ascii_case("localhost") || given()
    }

    /// Whether a request may be answered.
    ///
    /// # Errors
    /// The status with which it is refused.
    pub(super) fn check(&self, headers: &HeaderMap) -> Result<(), StatusCode> {
        let one = |name| {
            let mut all = headers.get_all(name).iter();
            let first = all.next().map(|value| value.to_str().unwrap_or_default());
            // Two of them are none: they could be read in two ways.
            first.filter(|_| all.next().is_none())
        };
        let host = one(HOST).ok_or(StatusCode::BAD_REQUEST)?;
        if !self.knows(host) {
            return Err(StatusCode::MISDIRECTED_REQUEST);
        }
        if !headers.contains_key(ORIGIN) {
            return Ok(());
        }
        // What is no page of a browser has no origin to tell.
        let origin = one(ORIGIN).and_then(|origin| origin.split_once("://"));
        match origin {
            Some(("http" | "https", from)) if from.eq_ignore_ascii_case(host) => Ok(()),
            _ => Err(StatusCode::FORBIDDEN),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(host: &str, origin: Option<&str>) -> u16 {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a value"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().expect("a value"));
        }
        let guard = Guard::new(vec!["games.example.org".to_owned()]);
        guard
            .check(&headers)
            .map_or_else(|status| status.as_u16(), |()| 200)
    }

    #[test]
    fn only_addresses_in_figures_and_names_that_were_given_lead_here() {
        for host in [
            "192.168.1.5:7747",
            "[fe80::1]:7747",
            "localhost:80",
            "127.0.0.1",
            "Games.Example.org",
        ] {
            assert_eq!(check(host, None), 200, "{host}");
        }
        for host in [
            "evil.example",
            "192.168.1.5.evil.example:7747",
            "localhost.evil.example",
            "",
        ] {
            assert_eq!(check(host, None), 421, "{host}");
        }
        assert_eq!(
            Guard::new(Vec::new()).check(&HeaderMap::new()),
            Err(StatusCode::BAD_REQUEST)
        );
    }

    #[test]
    fn a_page_from_elsewhere_is_refused() {
        let own = "192.168.1.5:7747";
        assert_eq!(check(own, Some("http://192.168.1.5:7747")), 200);
        for origin in [
            "http://192.168.1.5",
            "http://evil.example",
            "null",
            "file://",
            "ftp://192.168.1.5:7747",
        ] {
            assert_eq!(check(own, Some(origin)), 403, "{origin}");
        }
    }

    #[test]
    fn two_hosts_are_none() {
        let mut headers = HeaderMap::new();
        headers.append(HOST, "127.0.0.1".parse().expect("a value"));
        headers.append(HOST, "evil.example".parse().expect("a value"));
        assert_eq!(
            Guard::new(Vec::new()).check(&headers),
            Err(StatusCode::BAD_REQUEST)
        );
    }
}
