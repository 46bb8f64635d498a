//! A table in a code: who sits where and by which rules, in as few bits as what is usual needs.

use super::code::{Reader, Writer, unread};
use crate::{
    catalogue::{Entry, Skill, Spec},
    play::{HouseRules, Setup, Sitter, UndoPolicy},
    rules::{Message, Seat},
};

/// What stands for a chair where nobody sits.
const EMPTY: u64 = 0;
/// A person.
const PERSON: u64 = 1;
/// A strategy that is no level; the levels come behind it.
const STRATEGY: u64 = 2;

/// Writes who sits where, but for the challenger, who is a person, and by which rules.
///
/// # Errors
/// When the settings of the game can't tell the rules.
pub(super) fn write_table(writer: &mut Writer, setup: &Setup, challenger: Seat) -> Result<(), Message> {
    writer.number(setup.chairs.len() as u64, 3);
    writer.number(challenger.index() as u64, 3);
    for (seat, chair) in setup.chairs.iter().enumerate() {
        if seat != challenger.index() {
            write_sitter(writer, setup.entry, &chair.sitter);
        }
    }
    let house = house_rules(setup)?;
    let never = setup.undo == UndoPolicy::Never;
    let is_usual = house == HouseRules::default() && !never && setup.position.is_none();
    writer.flag(!is_usual);
    if is_usual {
        return Ok(());
    }
    writer.flag(house.preset.is_some());
    if let Some(preset) = &house.preset {
        writer.word(preset);
    }
    writer.count(house.rules.len() as u64);
    for (name, value) in house.rules.iter().filter_map(|rule| rule.split_once('=')) {
        writer.word(name);
        writer.text(value);
    }
    writer.flag(never);
    writer.flag(setup.position.is_some());
    if let Some(position) = &setup.position {
        writer.text(position);
    }
    Ok(())
}

/// Reads what [`write_table`] wrote.
///
/// # Errors
/// When this program does not know somebody or something that is named there.
pub(super) fn read_table(reader: &mut Reader, entry: &'static dyn Entry) -> Result<(Setup, Seat), Message> {
    let seats = reader.number(3)? as usize;
    let challenger = reader.number(3)? as usize;
    if seats > Seat::MOST || challenger >= seats {
        return Err(unread());
    }
    let sitter = |seat| {
        if seat == challenger {
            Ok(Sitter::Person)
        } else {
            read_sitter(reader, entry)
        }
    };
    let sitters = (0..seats).map(sitter).collect::<Result<Vec<Sitter>, Message>>()?;
    let setup = Setup::new(entry, &entry.default_config(), sitters);
    let mut setup = setup.map_err(|_| unread())?;
    if reader.flag()? {
        let mut house = HouseRules::default();
        if reader.flag()? {
            let preset = reader.word(entry.presets(), |preset| preset)?;
            house.preset = Some((*preset.ok_or_else(unread)?).to_owned());
        }
        let settings = entry.settings();
        for _ in 0..reader.count()? {
            let setting = reader.word(&settings, |setting| setting.name)?;
            let name = setting.ok_or_else(unread)?.name;
            house.rules.push(format!("{name}={}", reader.text()?));
        }
        if !house.apply(entry, &mut setup.config).is_empty() {
            return Err(unread());
        }
        if reader.flag()? {
            setup.undo = UndoPolicy::Never;
        }
        if reader.flag()? {
            setup.position = Some(reader.text()?);
        }
    }
    Ok((setup, Seat::new(challenger)))
}

/// The rules of a table in the fewest words: a preset of the game, and what differs from it.
fn house_rules(setup: &Setup) -> Result<HouseRules, Message> {
    let entry = setup.entry;
    let usual = Setup::seating(entry, &entry.default_config(), setup.chairs.clone());
    let usual = usual.map_err(|_| Message::new("challenge-rules"))?.config;
    let presets = entry.presets().iter().map(|preset| Some((*preset).to_owned()));
    let told = std::iter::once(None).chain(presets).filter_map(|preset| {
        let mut house = HouseRules {
            preset,
            rules: Vec::new(),
        };
        let mut config = usual.clone();
        let mut faults = house.apply(entry, &mut config);
        for setting in entry.settings() {
            let value = setup.config.get(setting.name);
            if config.get(setting.name) != value {
                faults.extend(entry.set(&mut config, setting.name, &value).err());
                house.rules.push(format!("{}={value}", setting.name));
            }
        }
        let is_told = entry.write_config(&config) == entry.write_config(&setup.config);
        (faults.is_empty() && is_told).then_some(house)
    });
    let words = |house: &HouseRules| house.rules.len() * 2 + usize::from(house.preset.is_some());
    told.min_by_key(words)
        .ok_or_else(|| Message::new("challenge-rules"))
}

fn write_sitter(writer: &mut Writer, entry: &dyn Entry, sitter: &Sitter) {
    let Sitter::Computer(spec) = sitter else {
        let is_empty = *sitter == Sitter::Empty;
        return writer.number(if is_empty { EMPTY } else { PERSON }, 3);
    };
    let word = spec.to_string();
    if let Some(level) = entry.levels().iter().find(|level| level.spec == word) {
        return writer.number(STRATEGY + 1 + level.skill as u64, 3);
    }
    writer.number(STRATEGY, 3);
    writer.word(&spec.name);
    writer.flag(spec.parameters.is_some());
    if let Some(parameters) = &spec.parameters {
        writer.text(parameters);
    }
}

fn read_sitter(reader: &mut Reader, entry: &dyn Entry) -> Result<Sitter, Message> {
    let spec = match reader.number(3)? {
        EMPTY => return Ok(Sitter::Empty),
        PERSON => return Ok(Sitter::Person),
        STRATEGY => {
            let strategies = entry.strategies();
            let facts = reader.word(&strategies, |facts| facts.name)?;
            Spec {
                name: facts.ok_or_else(unread)?.name.to_owned(),
                parameters: if reader.flag()? {
                    Some(reader.text()?)
                } else {
                    None
                },
            }
        }
        level => {
            let skill = Skill::ALL.get((level - STRATEGY - 1) as usize);
            let mut levels = entry.levels().iter();
            let level = levels.find(|level| Some(&level.skill) == skill);
            Spec::from(level.ok_or_else(unread)?.spec.to_owned())
        }
    };
    Ok(Sitter::Computer(spec))
}
