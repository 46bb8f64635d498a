//! House rules in a file, whose names stand among the others as the options on the line do. `serde(flatten)` can't do
//! this: for RON it makes a map of the struct.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeSeed, IntoDeserializer as _, MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::HouseRules;

/// What the file says, and its house rules.
#[derive(Clone, Debug)]
pub struct Flat<T>(pub T, pub HouseRules);

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
        let name = std::any::type_name::<T>().rsplit("::").next();
        deserializer.deserialize_struct(name.unwrap_or_default(), &[], Line(PhantomData))
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
                "rule" => house.rules.append(&mut map.next_value()?),
                name => match HouseRules::SIZES.iter().position(|size| *size == name) {
                    Some(size) => {
                        let mut sizes = [None; HouseRules::SIZES.len()];
                        sizes[size] = map.next_value()?;
                        **house = std::mem::take(*house).sized(sizes);
                    }
                    None => return seed.deserialize(key.into_deserializer()).map(Some),
                },
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}
