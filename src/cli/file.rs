//! Files in RON that say by the names of the options what else stands on the line.

use std::{fmt, marker::PhantomData, path::Path};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, IntoDeserializer as _, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::Trouble;
use crate::{
    play::{HouseRules, store::read_text, strategy_file::options},
    texts,
};

/// Reads such a file; `form` is the key of the text that shows how one is written.
///
/// # Errors
/// When it can't be read or makes no sense; the sentence names the place.
pub(super) fn read<T: for<'de> Deserialize<'de>>(
    path: &Path,
    form: &str,
) -> Result<(T, HouseRules), Trouble> {
    let text = read_text(path)?;
    match options().from_str(&text) {
        Ok(Flat(line, house)) => Ok((line, house)),
        Err(error) => Err(Trouble::Failed(format!(
            "{}, line {}, column {}: {}. {}",
            path.display(),
            error.span.start.line,
            error.span.start.col,
            error.code,
            texts::text(form)
        ))),
    }
}

/// A line and its house rules, whose names stand among the others as the options do. `serde(flatten)` can't do this: for
/// RON it makes a map of the struct.
struct Flat<T>(T, HouseRules);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Flat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Line<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Line<T> {
            type Value = Flat<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the names of options, as in (seed: 7)")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Flat<T>, A::Error> {
                let mut house = HouseRules::default();
                let others = Others(map, &mut house);
                let line = T::deserialize(MapAccessDeserializer::new(others))?;
                Ok(Flat(line, house))
            }
        }
        deserializer.deserialize_struct("", &[], Line(PhantomData))
    }
}

/// What is left when the house rules are picked out.
struct Others<'a, A>(A, &'a mut HouseRules);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Others<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        let Self(map, house) = self;
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "rules" => house.preset = map.next_value()?,
                "rule" => house.rules = map.next_value()?,
                "dots" => house.dots = map.next_value()?,
                "pawns" => house.pawns = map.next_value()?,
                "faces" => house.faces = map.next_value()?,
                _ => return seed.deserialize(key.into_deserializer()).map(Some),
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}
