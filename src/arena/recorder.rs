//! The games of a tournament as they were played, in a file beside its blocks: `games.bin`.
//!
//! It begins with a line that names the format and one that names the tournament. Then come frames of up to 64 blocks: the
//! number of the first block, how many blocks and how many bytes there are (8, 4 and 4 bytes, the lowest first), the first 8
//! bytes of the SHA-256 of the packed bytes, and these: the scripts of all games (`script.rs`) in their order, deflated. A frame
//! ends where the number of a block is divided by 64, so that the same tournament has the same bytes however it was played;
//! the last one is written again as it grows. What a crash leaves of a frame is cut off, and its blocks are played again.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use sha2::{Digest, Sha256};

use super::{plan::Plan, script::Script, store::FolderError, venue::GameResult};
use crate::{files, rules::Message};

/// The name of the file.
pub(super) const GAMES: &str = "games.bin";
const FORMAT: &str = "homestretch games 1";
/// The most blocks of a frame.
const FRAME: u64 = 64;
/// The bytes before those that are packed.
const HEAD: usize = 24;
/// How hard it is packed: fast, for tournaments are to be.
const LEVEL: u8 = 3;
/// The most bytes of a frame, packed and not.
const MOST: usize = 256 << 20;

/// The two lines at the beginning.
fn opening(plan: &Plan) -> String {
    format!("{FORMAT}\n{}\n", plan.hash())
}

/// A file that grows with the blocks.
#[derive(Debug)]
pub(super) struct Recorder {
    path: PathBuf,
    file: File,
    /// Where the frame begins that is still open.
    open: u64,
    /// Its first block, and how many it has.
    first: u64,
    blocks: u64,
    raw: Vec<u8>,
}

impl Recorder {
    /// Begins a file, with this block as the first.
    pub(super) fn begin(path: &Path, plan: &Plan, first: u64) -> Result<Self, FolderError> {
        let path = path.join(GAMES);
        let begun = || -> io::Result<(File, u64)> {
            let mut file = File::create(&path)?;
            file.write_all(opening(plan).as_bytes())?;
            let open = file.stream_position()?;
            Ok((file, open))
        };
        match begun() {
            Ok((file, open)) => Ok(Self {
                path,
                file,
                open,
                first,
                blocks: 0,
                raw: Vec::new(),
            }),
            Err(reason) => Err(FolderError::Write { path, reason }),
        }
    }

    /// Goes on with the file of a folder, all of whose blocks from `due` on are cut off.
    pub(super) fn go_on(path: &Path, plan: &Plan, due: u64) -> Result<Self, FolderError> {
        let mut games = Recorded::open(path, plan)?;
        let mut open = games.at;
        let (mut first, mut blocks, mut raw) = (due, 0, Vec::new());
        while let Some(frame) = games.frame()? {
            if frame.first >= due {
                break;
            }
            let kept = frame.blocks.min(due - frame.first);
            if (frame.first + kept).is_multiple_of(FRAME) {
                open = games.at;
                continue;
            }
            let mut rest = &frame.raw[..];
            for number in frame.first..frame.first + kept {
                for _ in plan.seatings(number) {
                    Script::read(&mut rest).ok_or_else(|| games.fault())?;
                }
            }
            let length = frame.raw.len() - rest.len();
            (first, blocks) = (frame.first, kept);
            raw = frame.raw;
            raw.truncate(length);
            break;
        }
        let path = games.path;
        let file = OpenOptions::new().write(true).open(&path);
        let file = file.and_then(|file| file.set_len(open).map(|()| file));
        match file {
            Ok(file) => Ok(Self {
                path,
                file,
                open,
                first,
                blocks,
                raw,
            }),
            Err(reason) => Err(FolderError::Write { path, reason }),
        }
    }

    /// Adds the next block.
    pub(super) fn add(&mut self, number: u64, results: &[GameResult]) -> Result<(), FolderError> {
        if self.blocks == 0 {
            self.first = number;
        }
        for result in results {
            result.script.clone().unwrap_or_default().write(&mut self.raw);
        }
        self.blocks += 1;
        if (number + 1).is_multiple_of(FRAME) {
            self.open += self.write(false)?;
            self.blocks = 0;
            self.raw.clear();
        }
        Ok(())
    }

    /// Puts what there is on the disk.
    pub(super) fn flush(&mut self) -> Result<(), FolderError> {
        self.write(true).map(drop)
    }

    /// Moves to another folder.
    pub(super) fn move_to(&mut self, path: &Path) -> Result<(), FolderError> {
        self.flush()?;
        let moved = path.join(GAMES);
        std::fs::rename(&self.path, &moved).map_err(|reason| FolderError::Write {
            path: moved.clone(),
            reason,
        })?;
        self.path = moved;
        Ok(())
    }

    /// Writes the open frame, perhaps so that it outlasts a loss of power, and says how long it is.
    fn write(&mut self, outlasts: bool) -> Result<u64, FolderError> {
        if self.blocks == 0 {
            return Ok(0);
        }
        let packed = compress_to_vec(&self.raw, LEVEL);
        let mut frame = Vec::with_capacity(HEAD + packed.len());
        frame.extend(self.first.to_le_bytes());
        frame.extend((self.blocks as u32).to_le_bytes());
        frame.extend((packed.len() as u32).to_le_bytes());
        frame.extend(&Sha256::digest(&packed)[..8]);
        frame.extend(packed);
        let written = self
            .file
            .set_len(self.open)
            .and_then(|()| self.file.seek(SeekFrom::Start(self.open)))
            .and_then(|_| self.file.write_all(&frame))
            .and_then(|()| if outlasts { self.file.sync_data() } else { Ok(()) });
        written.map_err(|reason| FolderError::Write {
            path: self.path.clone(),
            reason,
        })?;
        Ok(frame.len() as u64)
    }
}

/// Some blocks as they were read.
pub(super) struct Frame {
    first: u64,
    blocks: u64,
    raw: Vec<u8>,
}

/// A file that is read.
pub(super) struct Recorded {
    path: PathBuf,
    file: File,
    /// Where the next frame begins.
    at: u64,
    /// The blocks of the frame that is open: the number of the next one, and the scripts that are left.
    next: u64,
    left: u64,
    raw: Vec<u8>,
    used: usize,
}

impl Recorded {
    /// Whether the games of a folder are kept.
    pub(super) fn is_there(path: &Path) -> bool {
        path.join(GAMES).exists()
    }

    /// Opens the file of a folder.
    pub(super) fn open(path: &Path, plan: &Plan) -> Result<Self, FolderError> {
        let path = path.join(GAMES);
        let wanted = opening(plan);
        let mut begun = vec![0; wanted.len()];
        let opened = files::open(&path).and_then(|mut file| file.read_exact(&mut begun).map(|()| file));
        match opened {
            Ok(file) if begun == wanted.as_bytes() => Ok(Self {
                path,
                file,
                at: wanted.len() as u64,
                next: 0,
                left: 0,
                raw: Vec::new(),
                used: 0,
            }),
            Ok(_) => Err(FolderError::Games { path }),
            Err(reason) => Err(FolderError::Write { path, reason }),
        }
    }

    fn fault(&self) -> FolderError {
        FolderError::Games {
            path: self.path.clone(),
        }
    }

    /// The next whole frame; none at the end, or where a crash has left a part of one.
    fn frame(&mut self) -> Result<Option<Frame>, FolderError> {
        let mut head = [0; HEAD];
        let mut read = || -> io::Result<Option<Vec<u8>>> {
            self.file.seek(SeekFrom::Start(self.at))?;
            if self.file.read_exact(&mut head).is_err() {
                return Ok(None);
            }
            let length = number(&head[12..16]) as usize;
            let mut packed = Vec::new();
            (&self.file)
                .take(length.min(MOST) as u64)
                .read_to_end(&mut packed)?;
            Ok((packed.len() == length).then_some(packed))
        };
        let packed = read().map_err(|reason| FolderError::Write {
            path: self.path.clone(),
            reason,
        })?;
        let Some(packed) = packed else { return Ok(None) };
        if Sha256::digest(&packed)[..8] != head[16..24] {
            // At the very end it was cut off; before, somebody has changed it.
            return Ok(None);
        }
        let raw = decompress_to_vec_with_limit(&packed, MOST).map_err(|_| self.fault())?;
        self.at += (HEAD + packed.len()) as u64;
        Ok(Some(Frame {
            first: number(&head[..8]),
            blocks: number(&head[8..12]),
            raw,
        }))
    }

    /// Up to which block the games of a folder are kept without a gap, if its first one is this.
    pub(super) fn end(path: &Path, plan: &Plan, first: u64) -> Result<u64, FolderError> {
        let mut games = Self::open(path, plan)?;
        let mut end = first;
        while let Some(frame) = games.frame()? {
            if frame.first != end {
                break;
            }
            end += frame.blocks;
        }
        Ok(end)
    }

    /// The scripts of a block, which must be asked for in their order; none where they are not kept.
    pub(super) fn block(&mut self, number: u64, games: usize) -> Result<Option<Vec<Script>>, FolderError> {
        while self.left == 0 {
            let Some(frame) = self.frame()? else {
                return Ok(None);
            };
            (self.next, self.left, self.raw, self.used) = (frame.first, frame.blocks, frame.raw, 0);
        }
        if self.next != number {
            return Err(self.fault());
        }
        let mut rest = &self.raw[self.used..];
        let scripts: Option<Vec<Script>> = (0..games).map(|_| Script::read(&mut rest)).collect();
        self.used = self.raw.len() - rest.len();
        self.next += 1;
        self.left -= 1;
        scripts.map(Some).ok_or_else(|| self.fault())
    }
}

/// A number, the lowest byte first.
fn number(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// What is said where the file is not the one that was written.
pub(super) fn message(path: &Path) -> Message {
    Message::new("arena-games-changed").with("path", path.display().to_string())
}
