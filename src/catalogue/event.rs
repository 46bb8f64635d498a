//! What happened in a game of any kind. It keeps its type inside; others hear of it as named values.

use std::{any::Any, fmt, sync::Arc};

use serde::{Serialize, Serializer};
use serde_json::Value;

/// Something that happened. A copy costs next to nothing.
#[derive(Clone)]
pub struct Event(Arc<dyn Happened>);

/// What every game's events can do.
trait Happened: Any + fmt::Debug + Send + Sync {
    fn value(&self) -> Value;
}

impl<E: Any + fmt::Debug + Serialize + Send + Sync> Happened for E {
    fn value(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }
}

impl Event {
    /// An event of some game.
    pub fn new(event: impl Any + fmt::Debug + Serialize + Send + Sync) -> Self {
        Self(Arc::new(event))
    }

    /// The event as its game knows it; none for that of another game.
    #[must_use]
    pub fn typed<E: Any>(&self) -> Option<&E> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// The event as named values, for who does not know its type: bots, and programs in other languages.
    #[must_use]
    pub fn value(&self) -> Value {
        self.0.value()
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Event;

    #[test]
    fn an_event_is_what_it_was_to_its_own_game_and_named_values_to_others() {
        #[derive(Debug, PartialEq, serde::Serialize)]
        struct Rolled {
            face: u8,
        }
        let event = Event::new(Rolled { face: 3 });
        assert_eq!(event.clone().typed(), Some(&Rolled { face: 3 }));
        assert_eq!(event.typed::<u8>(), None);
        assert_eq!(event.value(), serde_json::json!({ "face": 3 }));
        assert_eq!(format!("{event:?}"), "Rolled { face: 3 }");
    }
}
