//! Reading what others have written, within bounds: plain files alone, and of a file and of a line no more than anybody
//! has use for. Whatever has no end, or never begins, is refused at once. And [`temporary`] files, for writing.

pub mod temporary;

use std::{
    fs::{self, File},
    io::{self, BufRead, ErrorKind, Read},
    path::Path,
};

use thiserror::Error;

/// Why a file was not read. What people hear of it, `texts` says in their language.
#[derive(Debug, Error)]
pub enum Unread {
    /// The system refused, or it is no plain file.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is larger than that.
    #[error("larger than {} MB, which nothing is that belongs here", most >> 20)]
    TooLarge {
        /// The most bytes.
        most: u64,
    },
    /// It is no text.
    #[error("no text in UTF-8 from line {line} on: save it as such")]
    NotText {
        /// The line.
        line: usize,
    },
    /// The line is no text.
    #[error("no text in UTF-8")]
    LineNotText,
}

impl From<Unread> for io::Error {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Io(error) => error,
            other => Self::new(ErrorKind::InvalidData, other),
        }
    }
}

/// It is a pipe or a device.
#[derive(Debug, Error)]
#[error("a pipe or a device, not a file: put what comes from it into a file first")]
pub struct NoPlainFile;

/// Opens a plain file. Folders, pipes and devices are refused before they are opened: a pipe could be waited for without
/// end, and a device never ends.
///
/// # Errors
/// When it can't be opened, or is something else.
pub fn open(path: &Path) -> io::Result<File> {
    let facts = fs::metadata(path)?;
    match () {
        () if facts.is_file() => File::open(path),
        () if facts.is_dir() => Err(ErrorKind::IsADirectory.into()),
        () => Err(io::Error::new(ErrorKind::InvalidInput, NoPlainFile)),
    }
}

/// The text of a plain file of at most so many bytes.
///
/// # Errors
/// When it can't be read, is larger, or is no text.
pub fn read_text(path: &Path, most: u64) -> Result<String, Unread> {
    String::from_utf8(read_bytes(path, most)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count();
        Unread::NotText { line }
    })
}

/// The bytes of a plain file of at most so many.
///
/// # Errors
/// When it can't be read, or is larger.
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unread::TooLarge { most });
    }
    Ok(bytes)
}

/// The next line of at most so many bytes, its end included; none at the end.
///
/// # Errors
/// When it can't be read, is longer, or is no text.
pub fn next_line(from: &mut impl BufRead, most: u64) -> Result<Option<String>, Unread> {
    let mut bytes = Vec::new();
    from.take(most + 1).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unread::TooLarge { most });
    }
    let line = String::from_utf8(bytes).map_err(|_| Unread::LineNotText)?;
    Ok((!line.is_empty()).then_some(line))
}

#[cfg(test)]
mod tests {
    use std::io;

    use crate::files::{Unread, next_line};

    #[test]
    fn lines_have_a_bound_and_are_text() {
        let mut from = io::Cursor::new(b"one\ntwo\r\n\nlast\xFF");
        let mut next = |most| next_line(&mut from, most);
        assert_eq!(next(4).ok().flatten().as_deref(), Some("one\n"));
        assert_eq!(next(9).ok().flatten().as_deref(), Some("two\r\n"));
        assert_eq!(next(9).ok().flatten().as_deref(), Some("\n"));
        assert!(matches!(next(9), Err(Unread::LineNotText)));
        assert!(matches!(next(9), Ok(None)));
        let mut endless = io::BufReader::new(io::repeat(b'x'));
        assert!(matches!(
            next_line(&mut endless, 9),
            Err(Unread::TooLarge { most: 9 })
        ));
    }
}
