//! Where the texts of a language come from: folders of Fluent files, those of the program and those of its user.

use std::{fs, io, path::Path};

use fluent_bundle::{FluentResource, concurrent::FluentBundle};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use super::refused;
use crate::{files, rules::Message};

/// The texts of one language.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// A file of texts is no larger: those of the program have 60 KB.
const MOST_BYTES: u64 = 1 << 20;

/// The languages of the program, a folder each.
static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// One folder: the code of its language and its files by their names.
pub(super) struct Source {
    pub(super) code: LanguageIdentifier,
    files: Vec<(String, String)>,
}

/// A folder whose texts are left out. Why, is said when all languages are known.
pub(super) struct Unlearnt {
    folder: String,
    is_code: bool,
    why: Option<io::Error>,
}

impl From<Unlearnt> for Message {
    fn from(fault: Unlearnt) -> Self {
        let key = if fault.is_code {
            "language-unread"
        } else {
            "language-code"
        };
        let why = fault.why.as_ref().map_or_else(String::new, refused);
        Self::new(key).with("folder", fault.folder).with("why", why)
    }
}

impl Source {
    /// Takes in more texts: where a key is there twice the later one holds.
    pub(super) fn add(&mut self, more: Self) {
        self.files.extend(more.files);
    }

    /// The languages of the program, in the order of their codes.
    pub(super) fn built_in() -> Vec<Self> {
        let mut all: Vec<Self> = BUILT_IN
            .dirs()
            .filter_map(|folder| {
                let texts = |file: &include_dir::File| {
                    Some((
                        file.path().display().to_string(),
                        file.contents_utf8()?.to_owned(),
                    ))
                };
                Some(Self {
                    code: folder.path().file_name()?.to_str()?.parse().ok()?,
                    files: folder.files().filter_map(texts).collect(),
                })
            })
            .collect();
        all.sort_by_key(|source| source.code.to_string());
        all
    }

    /// The languages in a folder, and those whose names are no codes of languages, or that can't be read.
    pub(super) fn in_folder(folder: &Path) -> (Vec<Self>, Vec<Unlearnt>) {
        let mut faults = Vec::new();
        let mut found = Vec::new();
        let mut folders: Vec<_> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.is_dir())
            .collect();
        folders.sort();
        for path in folders {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            match (name.parse(), read(&path)) {
                (Ok(code), Ok(files)) => found.push(Self { code, files }),
                (code, files) => faults.push(Unlearnt {
                    folder: path.display().to_string(),
                    is_code: code.is_ok(),
                    why: files.err(),
                }),
            }
        }
        (found, faults)
    }

    /// The texts, ready to be spoken, and what is wrong in the files: those messages are left out.
    pub(super) fn bundle(&self) -> (Bundle, Vec<Message>) {
        let mut bundle = Bundle::new_concurrent(vec![self.code.clone()]);
        // The marks that would set arguments apart have no signs in our fonts.
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        for (file, text) in &self.files {
            let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.into_iter().map(|error| {
                    // Where the text that can't be read begins, not where reading stopped.
                    let from = error.slice.map_or(error.pos.start, |slice| slice.start);
                    let line = text.bytes().take(from).filter(|&byte| byte == b'\n').count() + 1;
                    Message::new("language-line")
                        .with("file", file.as_str())
                        .with("line", line as i64)
                        .with("why", error.kind.to_string())
                }));
                resource
            });
            bundle.add_resource_overriding(resource);
        }
        (bundle, faults)
    }
}

fn read(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            texts.push((path.display().to_string(), files::read_text(&path, MOST_BYTES)?));
        }
    }
    texts.sort();
    Ok(texts)
}
