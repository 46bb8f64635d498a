//! Languages: which there are, which one the interface speaks, and what they say.

use std::{
    cell::Cell,
    path::Path,
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use fluent_bundle::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{
    shortened,
    source::{Bundle, Source},
    visible,
};
use crate::rules::{Arg, Message, Seat};

/// No argument of a sentence is longer.
const MOST_BYTES: usize = 4 << 10;

/// A language of the texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Language(usize);

/// The texts of a language, read when it is first spoken.
struct Tongue {
    source: Source,
    bundle: OnceLock<(Bundle, Vec<Message>)>,
}

static ALL: OnceLock<Vec<Tongue>> = OnceLock::new();
static CURRENT: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// What is spoken on this thread for the time being.
    static LENT: Cell<Option<Language>> = const { Cell::new(None) };
}

/// English first, then the others of the program, then those of the user.
fn tongues(more: Vec<Source>) -> Vec<Tongue> {
    let mut sources = Source::built_in();
    sources.sort_by_key(|source| source.code.language.as_str() != "en");
    for source in more {
        match sources.iter_mut().find(|known| known.code == source.code) {
            Some(known) => known.add(source),
            None => sources.push(source),
        }
    }
    let tongue = |source| Tongue {
        source,
        bundle: OnceLock::new(),
    };
    sources.into_iter().map(tongue).collect()
}

fn all() -> &'static [Tongue] {
    ALL.get_or_init(|| tongues(Vec::new()))
}

/// Takes in the languages of a folder, one folder each; files of a language that is known already take the place of
/// single texts. It has to come before the first text is asked for. Tells what is wrong with them.
pub fn learn(folder: &Path) -> Vec<Message> {
    let (sources, unlearnt) = Source::in_folder(folder);
    let own: Vec<LanguageIdentifier> = sources.iter().map(|source| source.code.clone()).collect();
    if ALL.set(tongues(sources)).is_err() {
        return Vec::new();
    }
    let read = all().iter().filter(|tongue| own.contains(&tongue.source.code));
    let unlearnt = unlearnt.into_iter().map(Message::from);
    unlearnt
        .chain(read.flat_map(|tongue| tongue.read().1.clone()))
        .collect()
}

/// Lets the interface speak a language from now on.
pub fn speak(language: Language) {
    CURRENT.store(language.0, Ordering::Relaxed);
}

impl Tongue {
    fn read(&self) -> &(Bundle, Vec<Message>) {
        self.bundle.get_or_init(|| self.source.bundle())
    }

    fn look_up(&self, key: &str, args: Option<&FluentArgs>) -> Option<String> {
        let (bundle, _) = self.read();
        let pattern = bundle.get_message(key)?.value()?;
        // An argument that is missing shows as its name.
        Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }
}

impl Language {
    /// The language of the sources, in which every text is there.
    pub const ENGLISH: Self = Self(0);

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..all().len()).map(Self)
    }

    /// The language of the interface, or of what is being written in another one.
    #[must_use]
    pub fn current() -> Self {
        LENT.get()
            .unwrap_or_else(|| Self(CURRENT.load(Ordering::Relaxed)))
    }

    /// Writes something in this language, whatever the interface speaks.
    pub fn writing<T>(self, write: impl FnOnce() -> T) -> T {
        let before = LENT.replace(Some(self));
        let written = write();
        LENT.set(before);
        written
    }

    /// The language of a code such as `nl`, `de-AT` or `el_GR.UTF-8`; where there is no such, its nearest relative.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['.', '@']).next().unwrap_or_default();
        let wanted: LanguageIdentifier = code.parse().ok()?;
        let same = |language: &Self| language.id() == &wanted;
        let akin = |language: &Self| language.id().language == wanted.language;
        Self::all().find(same).or_else(|| Self::all().find(akin))
    }

    /// The language of the system, if it is known here; else English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|code| Self::of_code(&code))
            .unwrap_or(Self::ENGLISH)
    }

    fn tongue(self) -> &'static Tongue {
        // Every value of this type was counted from the list.
        &all()[self.0]
    }

    fn id(self) -> &'static LanguageIdentifier {
        &self.tongue().source.code
    }

    /// Its code, such as `nl`.
    #[must_use]
    pub fn code(self) -> String {
        self.id().to_string()
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(self) -> String {
        let own = self.tongue().look_up("language-name", None);
        own.unwrap_or_else(|| self.code())
    }

    /// Whether a key has a text of its own in this language.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        let (bundle, _) = self.tongue().read();
        bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    fn look_up(self, key: &str, args: Option<&FluentArgs>) -> String {
        self.tongue()
            .look_up(key, args)
            .or_else(|| Self::ENGLISH.tongue().look_up(key, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key.
    #[must_use]
    pub fn text(self, key: &str) -> String {
        self.look_up(key, None)
    }

    /// A number that is written with a point, with the decimal sign of this language.
    #[must_use]
    pub fn figure(self, number: impl ToString) -> String {
        number.to_string().replace('.', &self.text("decimal-sign"))
    }

    /// The sentence of a message; seats are called as `name` says. Of what is said of a game, the text of that game is
    /// told where there is one. What comes from outside can only be an argument: nothing in it acts.
    #[must_use]
    pub fn say_naming(self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (key, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Die(face) => FluentValue::from(i64::from(*face)),
                Arg::Decimal(number) => FluentValue::from(self.figure(number.replace('-', "−"))),
                Arg::Text(text) | Arg::Cards(text) | Arg::Game(text) => {
                    FluentValue::from(visible(&shortened(text, MOST_BYTES)).into_owned())
                }
                Arg::Seat(seat) => FluentValue::from(visible(&name(*seat)).into_owned()),
            };
            args.set(key.clone(), value);
        }
        let own = message.args.iter().find_map(|(_, arg)| match arg {
            Arg::Game(game) => Some(format!("{}-{game}", message.key)),
            _ => None,
        });
        let keys = [own.as_deref(), Some(message.key.as_str())];
        let told = [self, Self::ENGLISH].into_iter().find_map(|language| {
            let mut keys = keys.into_iter().flatten();
            keys.find_map(|key| language.tongue().look_up(key, Some(&args)))
        });
        told.unwrap_or_else(|| message.key.clone())
    }
}
