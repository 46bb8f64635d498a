//! Where devices come: links with codes in them, shown with their pictures.

use std::io::Write as _;

use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};

use crate::{
    cli::{Trouble, out},
    phones::{Desk, Token},
    rules::{Message, Seat},
    texts,
};

/// Where devices come.
#[derive(Clone)]
pub(super) struct Links {
    pub(super) url: String,
    /// Whether their pictures are shown.
    pub(super) codes: bool,
}

impl Links {
    /// The link of a code. What stands behind the # is not sent to anybody.
    fn link(&self, page: &str, token: &Token) -> String {
        format!("{}/{page}#{token}", self.url)
    }

    /// The link of the lobby.
    pub(super) fn lobby(&self, token: &Token) -> Result<(), Trouble> {
        let link = self.link("lobby.html", token);
        self.show(&texts::text("serve-lobby-link"), &link)
    }

    /// The link of looking on.
    pub(super) fn onlooker(&self, desk: &Desk) -> Result<(), Trouble> {
        let link = self.link("", desk.keys().onlooker());
        self.show(&texts::text("serve-onlooker"), &link)
    }

    /// A link with what it is for, and its picture where that is wished.
    fn show(&self, words: &str, link: &str) -> Result<(), Trouble> {
        let mut out = out::stdout();
        writeln!(out, "\n{words}\n  {link}")?;
        if self.codes
            && let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L)
        {
            let mut picture = code.render::<Dense1x2>();
            // On a dark terminal what is printed is light.
            picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
            writeln!(out, "{}", picture.build())?;
        }
        Ok(())
    }

    /// The link of a seat.
    pub(super) fn seat(
        &self,
        desk: &Desk,
        seat: Seat,
        named: &dyn Fn(Seat) -> String,
    ) -> Result<(), Trouble> {
        let words = Message::new("serve-seat").with("seat", seat);
        desk.keys().seat(seat).map_or(Ok(()), |token| {
            self.show(&texts::say_naming(&words, named), &self.link("", token))
        })
    }
}

/// The name of a proxy in its address.
pub(super) fn name_of(url: &str) -> Result<String, Message> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split(['/', ':']).next());
    let host = host.filter(|host| !host.is_empty());
    host.map(str::to_owned)
        .ok_or_else(|| Message::new("serve-url").with("text", url))
}
