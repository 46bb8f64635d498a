//! How many connections there may be, in all and from one machine. Who finds no room is turned away at once.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// So many at once, where nothing else is said.
pub(super) const MOST: usize = 512;
/// So many from one machine, unless it is this one: a proxy brings everybody.
const MOST_EACH: usize = 48;

/// Who is inside.
#[derive(Clone)]
pub(super) struct Doors {
    most: usize,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place inside, which is free again when it is dropped.
pub(super) struct Place {
    doors: Doors,
    from: IpAddr,
}

impl Doors {
    /// Doors for so many at once.
    pub(super) fn new(most: usize) -> Self {
        let inside = Arc::default();
        Self { most, inside }
    }

    fn inside(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing is ever half done in there.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, if there is one.
    pub(super) fn enter(&self, from: IpAddr) -> Option<Place> {
        let mut inside = self.inside();
        let all: usize = inside.values().sum();
        let own = inside.get(&from).copied().unwrap_or_default();
        let has_room = all < self.most && (own < MOST_EACH || from.is_loopback());
        has_room.then(|| {
            inside.insert(from, own + 1);
            Place {
                doors: self.clone(),
                from,
            }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.inside();
        if let Some(count) = inside.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Doors, MOST, MOST_EACH};

    #[test]
    fn one_machine_does_not_take_every_place_and_places_become_free() {
        let doors = Doors::new(MOST);
        let address = |last: u8| [192, 168, 1, last].into();
        let own: Vec<_> = (0..MOST_EACH).filter_map(|_| doors.enter(address(1))).collect();
        assert_eq!(own.len(), MOST_EACH);
        assert!(doors.enter(address(1)).is_none());
        assert!(doors.enter(address(2)).is_some());
        drop(own);
        assert!(doors.enter(address(1)).is_some());
        let all: Vec<_> = (0..).map_while(|_| doors.enter([127, 0, 0, 1].into())).collect();
        assert_eq!(all.len(), MOST);
        assert!(doors.enter(address(2)).is_none());
        drop(all);
        assert!(doors.inside().is_empty());
    }
}
