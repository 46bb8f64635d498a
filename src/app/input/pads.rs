//! Pads: whoever presses a button on one takes a seat with it, and keeps it until they leave or the pad is gone.
//!
//! Two pads of the same make are told apart because each is an entity of its own.

use bevy::{
    input::gamepad::{GamepadConnection, GamepadConnectionEvent},
    prelude::*,
};
use leafwing_input_manager::{plugin::InputManagerSystem, prelude::*};

use super::{Bindings, Device, InputAction, LastUsed};
use crate::{
    app::{
        base::{Log, Screen},
        current::Current,
    },
    rules::{Message as Sentence, Seat},
};

/// A pad, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pad {
    entity: Entity,
    seat: Option<Seat>,
}

/// All pads that are plugged in.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Pads {
    all: Vec<Pad>,
    /// The seats whose pads were unplugged and have not come back.
    lost: Vec<Seat>,
    /// Pads on which the press that took the seat is not yet over.
    joining: Vec<Entity>,
}

impl Pads {
    /// The seat that a pad has.
    #[must_use]
    pub fn seat(&self, pad: Entity) -> Option<Seat> {
        self.all.iter().find(|known| known.entity == pad)?.seat
    }

    /// Whether a seat is played with a pad.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        self.all.iter().any(|pad| pad.seat == Some(seat))
    }

    /// Whether what is pressed on a device is meant for a seat. The keyboard is everybody's.
    #[must_use]
    pub fn serves(&self, device: Device, seat: Seat) -> bool {
        match device {
            Device::Keys => true,
            Device::Pad(pad) => match self.seat(pad) {
                Some(own) => own == seat,
                None => !self.has(seat),
            },
        }
    }

    /// Gives a pad the seat that waits for one most: a lost one, the one that acts, the first without a pad.
    fn join(&mut self, pad: Entity, persons: &[Seat], actor: Option<Seat>) -> Option<Seat> {
        let free = |seat: &Seat| persons.contains(seat) && !self.has(*seat);
        let seat = self
            .lost
            .iter()
            .chain(&actor)
            .chain(persons)
            .copied()
            .find(free)?;
        self.lost.retain(|lost| *lost != seat);
        self.all.iter_mut().find(|known| known.entity == pad)?.seat = Some(seat);
        Some(seat)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pads>()
        .add_systems(PreUpdate, plug.before(InputManagerSystem::Update))
        .add_systems(
            PreUpdate,
            (use_last, join_and_leave.run_if(in_state(Screen::Table)))
                .chain()
                .after(InputManagerSystem::Update),
        )
        .add_systems(
            Last,
            bind.run_if(resource_changed::<Pads>.or_else(resource_changed::<Bindings>)),
        );
}

/// A pad that comes is listened to; one that goes takes its person's game along into a pause.
fn plug(
    mut events: MessageReader<GamepadConnectionEvent>,
    mut commands: Commands,
    mut pads: ResMut<Pads>,
    devices: Query<(Entity, &Device)>,
    bindings: Res<Bindings>,
    mut current: Option<ResMut<Current>>,
    mut log: ResMut<Log>,
) {
    for event in events.read() {
        let pad = event.gamepad;
        match &event.connection {
            GamepadConnection::Connected { name, .. } => {
                if pads.all.iter().any(|known| known.entity == pad) {
                    continue;
                }
                info!("a gamepad is there: {name}");
                pads.all.push(Pad {
                    entity: pad,
                    seat: None,
                });
                commands.spawn((Name::new("Pad"), Device::Pad(pad), bindings.pad_map("", pad)));
            }
            GamepadConnection::Disconnected => {
                let seat = pads.seat(pad);
                pads.all.retain(|known| known.entity != pad);
                for (entity, _) in devices.iter().filter(|(_, device)| **device == Device::Pad(pad)) {
                    commands.entity(entity).despawn();
                }
                if let (Some(seat), Some(current)) = (seat, &mut current) {
                    pads.lost.push(seat);
                    let sentence = current.say(&Sentence::new("pad-lost").with("seat", seat));
                    log.tell(sentence.clone());
                    current.stop(sentence);
                }
            }
        }
    }
}

/// Which device was used last.
fn use_last(
    devices: Query<(&Device, &ActionState<InputAction>)>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut last: ResMut<LastUsed>,
) {
    let pad = devices
        .iter()
        .any(|(device, actions)| *device != Device::Keys && !actions.get_just_pressed().is_empty());
    if pad {
        last.set_if_neq(LastUsed::Pad);
    } else if keys.get_just_pressed().len() + mouse.get_just_pressed().len() > 0 {
        last.set_if_neq(LastUsed::Keys);
    }
}

/// Whoever presses a button on a pad without a seat takes one; whoever leaves gives it back.
fn join_and_leave(
    mut devices: Query<(&Device, &mut ActionState<InputAction>)>,
    mut pads: ResMut<Pads>,
    current: Option<ResMut<Current>>,
    mut log: ResMut<Log>,
) {
    let Some(mut current) = current else { return };
    for (device, mut actions) in &mut devices {
        let Device::Pad(pad) = *device else { continue };
        if pads.joining.contains(&pad) {
            // The press that took the seat does nothing else, however long it lasts.
            if actions.get_pressed().is_empty() {
                pads.joining.retain(|joining| *joining != pad);
            } else {
                actions.reset_all();
            }
            continue;
        }
        let pressed = actions.get_just_pressed();
        if pressed.is_empty() {
            continue;
        }
        let seat = pads.seat(pad).filter(|seat| current.is_here(*seat));
        let told = match seat {
            Some(seat) if pressed.contains(&InputAction::Leave) => {
                if let Some(own) = pads.all.iter_mut().find(|known| known.entity == pad) {
                    own.seat = None;
                }
                Sentence::new("pad-left").with("seat", seat)
            }
            Some(_) => continue,
            None => {
                let persons: Vec<Seat> = current.game().board().seats().iter().collect();
                let persons: Vec<Seat> = persons
                    .into_iter()
                    .filter(|&seat| current.is_here(seat))
                    .collect();
                let was_lost = !pads.lost.is_empty();
                let Some(seat) = pads.join(pad, &persons, current.actor()) else {
                    continue;
                };
                pads.joining.push(pad);
                if was_lost && pads.lost.is_empty() {
                    current.resume();
                }
                actions.reset_all();
                Sentence::new("pad-joined").with("seat", seat)
            }
        };
        let sentence = current.say(&told);
        log.tell(sentence.clone());
        current.note(sentence);
    }
}

/// A pad does what its person has bound.
fn bind(
    pads: Res<Pads>,
    bindings: Res<Bindings>,
    current: Option<Res<Current>>,
    mut devices: Query<(&Device, &mut InputMap<InputAction>)>,
) {
    for (device, mut map) in &mut devices {
        let Device::Pad(pad) = *device else { continue };
        let seat = pads.seat(pad);
        let name = seat
            .zip(current.as_ref())
            .map(|(seat, current)| current.name(seat));
        let wanted = bindings.pad_map(&name.unwrap_or_default(), pad);
        if *map != wanted {
            *map = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pads(count: usize) -> (Pads, Vec<Entity>) {
        let mut world = World::new();
        let entities: Vec<Entity> = (0..count).map(|_| world.spawn_empty().id()).collect();
        let all = entities
            .iter()
            .map(|&entity| Pad { entity, seat: None })
            .collect();
        let pads = Pads {
            all,
            ..Pads::default()
        };
        (pads, entities)
    }

    #[test]
    fn every_pad_takes_a_seat_of_its_own() {
        let (mut pads, devices) = pads(3);
        let persons = [Seat::new(1), Seat::new(3)];
        assert_eq!(
            pads.join(devices[0], &persons, Some(Seat::new(3))),
            Some(Seat::new(3))
        );
        assert_eq!(
            pads.join(devices[1], &persons, Some(Seat::new(3))),
            Some(Seat::new(1))
        );
        assert_eq!(
            pads.join(devices[2], &persons, Some(Seat::new(3))),
            None,
            "all have pads"
        );
        assert!(pads.serves(Device::Pad(devices[0]), Seat::new(3)));
        assert!(!pads.serves(Device::Pad(devices[0]), Seat::new(1)));
        assert!(
            !pads.serves(Device::Pad(devices[2]), Seat::new(1)),
            "it is another's"
        );
        assert!(pads.serves(Device::Keys, Seat::new(1)));
    }

    #[test]
    fn a_lost_seat_is_the_first_to_be_taken_again() {
        let (mut pads, devices) = pads(1);
        pads.lost.push(Seat::new(2));
        let persons = [Seat::new(0), Seat::new(2)];
        assert_eq!(
            pads.join(devices[0], &persons, Some(Seat::new(0))),
            Some(Seat::new(2))
        );
        assert_eq!(pads.lost, []);
    }
}
