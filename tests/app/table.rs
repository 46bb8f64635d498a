//! What is seen on the table: the colours of the seats, and a piece in somebody's hand.

use bevy::{
    camera::{NormalizedRenderTarget, visibility::RenderLayers},
    ecs::system::RunSystemOnce,
    picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    prelude::*,
    window::{PrimaryWindow, WindowRef},
};
use homestretch::{
    app::{
        base::Beat,
        settings::{Motion, Settings},
        table::{Carried, Laid, Occupancy, Paint, Piece, PointedAt, TableCamera},
    },
    rules::Seat,
    staging::{Colours, Pick, SpotName},
};

use crate::stage::*;

/// What the pieces of a seat are painted with.
fn paint_of(stage: &mut Stage, seat: Seat) -> [u8; 3] {
    let world = stage.app.world_mut();
    let mut pieces = world.query::<(&Piece, &MeshMaterial3d<Paint>)>();
    let handle = pieces
        .iter(world)
        .find(|(piece, _)| piece.seat == seat)
        .map(|(_, paint)| paint.0.clone())
        .expect("a piece");
    let paints = world.resource::<Assets<Paint>>();
    let head = paints.get(&handle).and_then(|paint| paint.print.clone());
    let images = world.resource::<Assets<Image>>();
    let image = images.get(&head.expect("it is painted")).expect("the print");
    let pixels = image.data.as_ref().expect("its pixels");
    [pixels[0], pixels[1], pixels[2]]
}

#[test]
fn another_set_of_colours_reaches_the_pieces_at_once_in_any_theme() {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    stage.until("the pieces stand there", |stage| stage.pieces().len() == 16);
    let blue = Seat::new(0);
    assert_eq!(paint_of(&mut stage, blue), [0x23, 0x49, 0xA9]);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.colours = Colours::ColourBlind;
    stage.frame();
    assert_eq!(paint_of(&mut stage, blue), [0x00, 0x47, 0xFB]);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.theme = "night".to_owned();
    stage.frame();
    assert_eq!(paint_of(&mut stage, blue), [0x00, 0x47, 0xFB]);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.colours = Colours::Printed;
    stage.frame();
    assert_eq!(paint_of(&mut stage, blue), [0x23, 0x49, 0xA9]);
}

/// A person is to choose, the camera rests, and nothing is chosen alone.
fn choosing(number: u64, wanted: impl Fn(&Stage, &[Pick]) -> bool) -> (Stage, Seat, Vec<Pick>) {
    let mut stage = Stage::new(&ONE_PERSON, number);
    stage.app.world_mut().resource_mut::<Settings>().single_choice = false;
    stage.speed(8.0);
    let (seat, picks) = loop {
        stage.until("there is a choice", |stage| {
            if stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand() {
                stage.click(PointedAt::Die);
            }
            stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some()
        });
        let current = stage.current();
        let seat = current.chooser().expect("a person");
        let picks = current.staging().picks(current.game().board(), seat);
        if wanted(&stage, &picks) {
            break (seat, picks);
        }
        stage.click(PointedAt::Spot(picks[0].to.clone()));
        stage.until("it is played", |stage| stage.beat() != Some(Beat::Choose));
    };
    (0..60).for_each(|_| stage.frame());
    (stage, seat, picks)
}

/// The piece of a seat on a spot, and where it is.
fn piece_on(stage: &mut Stage, seat: Seat, spot: &str) -> (Entity, Vec3) {
    let spot = SpotName::from(spot);
    let entity = stage
        .app
        .world_mut()
        .run_system_once(move |occupancy: Occupancy| occupancy.of_on(seat, &spot))
        .expect("it is asked")
        .expect("a piece stands there");
    (entity, place_of(stage, entity))
}

fn place_of(stage: &Stage, entity: Entity) -> Vec3 {
    let place = stage.app.world().get::<Transform>(entity);
    place.expect("the piece").translation
}

fn spot_at(stage: &Stage, spot: &str) -> Vec3 {
    let layout = stage.app.world().resource::<Laid>();
    layout.world(spot).expect("a spot")
}

/// Where in the window a point of the table is seen.
fn seen_at(stage: &mut Stage, point: Vec3) -> Vec2 {
    let world = stage.app.world_mut();
    let mut cameras = world.query_filtered::<(&Camera, &Transform), With<TableCamera>>();
    let (camera, eye) = cameras.single(world).expect("the camera");
    camera
        .world_to_viewport(&GlobalTransform::from(*eye), point)
        .expect("it is in sight")
}

/// The pointer does something at a point of the window.
fn point(stage: &mut Stage, at: Vec2, action: PointerAction) {
    let world = stage.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("the window");
    let target = WindowRef::Entity(window).normalize(None).expect("the window");
    let location = Location {
        target: NormalizedRenderTarget::Window(target),
        position: at,
    };
    world.write_message(PointerInput::new(PointerId::Mouse, location, action));
    stage.frame();
}

/// Presses on a piece and draws it along, without letting it go.
fn drag(stage: &mut Stage, from: Vec2, to: Vec2) {
    let delta = (to - from) / 10.0;
    point(stage, from, PointerAction::Move { delta: Vec2::ONE });
    point(stage, from, PointerAction::Press(PointerButton::Primary));
    for step in 1..=10 {
        point(stage, from + delta * step as f32, PointerAction::Move { delta });
    }
    // It is as quick as the pointer, but no quicker.
    (0..20).for_each(|_| stage.frame());
}

fn is_carried(stage: &Stage, entity: Entity) -> bool {
    stage.app.world().get::<Carried>(entity).is_some()
}

/// A point on a piece that no other piece hides.
const GRIP: Vec3 = Vec3::new(0.0, 0.6, 0.0);

#[test]
fn a_piece_follows_the_pointer_and_is_set_down_where_it_may_go() {
    for motion in [Motion::Full, Motion::Reduced] {
        let (mut stage, seat, picks) = choosing(5, |_, picks| {
            picks.iter().any(|pick| pick.from.as_str().starts_with('E'))
        });
        stage.app.world_mut().resource_mut::<Settings>().motion = motion;
        stage.speed(1.0);
        let pick = picks
            .into_iter()
            .find(|pick| pick.from.as_str().starts_with('E'))
            .expect("a pawn on the ring");
        let (piece, stood) = piece_on(&mut stage, seat, pick.from.as_str());
        let target = spot_at(&stage, pick.to.as_str());
        let steps = stage.current().game().steps().len();
        let (from, to) = (seen_at(&mut stage, stood + GRIP), seen_at(&mut stage, target));
        drag(&mut stage, from, to);
        assert!(is_carried(&stage, piece), "{motion:?}");
        let here = place_of(&stage, piece);
        assert!(
            here.xz().distance(target.xz()) < 0.05 && here.y > 0.3,
            "{here} {target}"
        );
        let layers = stage.app.world().get::<RenderLayers>(piece).cloned();
        assert_eq!(
            layers,
            Some(RenderLayers::layer(0)),
            "it is no part of the backdrop"
        );
        assert_eq!(
            stage.current().game().steps().len(),
            steps,
            "nothing is chosen yet"
        );
        point(&mut stage, to, PointerAction::Release(PointerButton::Primary));
        let mut farthest = 0.0_f32;
        stage.until("it stands there", |stage| {
            farthest = farthest.max(place_of(stage, piece).xz().distance(target.xz()));
            stage.current().game().steps().len() > steps && !is_carried(stage, piece) && !stage.is_busy()
        });
        assert!(farthest < 0.3, "it does not walk the way once more");
        stage.until("the table agrees with the game", |stage| {
            stage.current().is_shown() && !stage.is_busy()
        });
        let still_there = place_of(&stage, piece).distance(target) < 1e-3;
        assert!(still_there, "{motion:?}");
    }
}

#[test]
fn a_piece_that_is_dropped_elsewhere_glides_back_and_nothing_is_chosen() {
    let (mut stage, seat, picks) = choosing(5, |_, _| true);
    stage.speed(1.0);
    let from = picks[0].from.clone();
    let (piece, stood) = piece_on(&mut stage, seat, from.as_str());
    let layout = stage.app.world().resource::<Laid>();
    let wrong = layout
        .spots()
        .iter()
        .find(|spot| {
            spot.name != from
                && picks.iter().all(|pick| pick.to != spot.name)
                && spot.name.as_str().starts_with('E')
        })
        .map(|spot| spot.name.to_string())
        .expect("a spot");
    let steps = stage.current().game().steps().len();
    let nowhere = spot_at(&stage, &wrong) + Vec3::new(0.5, 0.0, 0.5);
    for goal in [spot_at(&stage, &wrong), nowhere] {
        let (a, b) = (seen_at(&mut stage, stood + GRIP), seen_at(&mut stage, goal));
        drag(&mut stage, a, b);
        assert!(is_carried(&stage, piece));
        point(&mut stage, b, PointerAction::Release(PointerButton::Primary));
        let mut between = false;
        stage.until("it is back", |stage| {
            let away = place_of(stage, piece).distance(stood);
            between |= away > 0.3 && stage.is_busy();
            away < 1e-3 && !is_carried(stage, piece) && !stage.is_busy()
        });
        assert!(between, "it glides");
        (0..10).for_each(|_| stage.frame());
        assert_eq!(stage.current().game().steps().len(), steps);
        assert_eq!(stage.beat(), Some(Beat::Choose));
        assert_eq!(stage.pieces(), stage.truth());
    }
}

#[test]
fn any_pawn_of_a_yard_can_be_carried_out() {
    let out = |pick: &Pick| pick.from.as_str().starts_with('B');
    let (mut stage, seat, picks) = choosing(5, |stage, picks| {
        let waiting = stage.truth();
        let seat = stage.current().chooser();
        let many = waiting
            .iter()
            .filter(|(owner, spot)| Some(*owner) == seat && spot.starts_with('B'))
            .count();
        many > 1 && picks.iter().any(out)
    });
    stage.speed(1.0);
    let pick = picks.into_iter().find(out).expect("a way out");
    let other = stage
        .truth()
        .into_iter()
        .find(|(owner, spot)| *owner == seat && spot.starts_with('B') && *spot != pick.from.as_str())
        .map(|(_, spot)| spot)
        .expect("another pawn waits");
    let (piece, stood) = piece_on(&mut stage, seat, &other);
    let target = spot_at(&stage, pick.to.as_str());
    let steps = stage.current().game().steps().len();
    let (a, b) = (seen_at(&mut stage, stood + GRIP), seen_at(&mut stage, target));
    drag(&mut stage, a, b);
    assert!(is_carried(&stage, piece));
    point(&mut stage, b, PointerAction::Release(PointerButton::Primary));
    stage.until("it is played", |stage| {
        stage.current().game().steps().len() > steps
    });
    stage.until("it was shown", |stage| {
        stage.current().is_shown() && !stage.is_busy()
    });
    assert!(
        place_of(&stage, piece).distance(target) < 1e-3,
        "this very pawn went"
    );
    (0..3).for_each(|_| stage.frame());
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn where_nothing_is_to_move_the_view_does_not_glide() {
    let mut stage = Stage::new(&ONE_PERSON, 3);
    let eye = |stage: &mut Stage| {
        let world = stage.app.world_mut();
        let mut cameras = world.query_filtered::<&Transform, With<TableCamera>>();
        *cameras.single(world).expect("the camera")
    };
    let frames = |stage: &mut Stage, flat: bool| {
        stage.app.world_mut().resource_mut::<Settings>().flat = flat;
        // The view is asked for in one frame and there in the next at the latest.
        stage.frame();
        stage.frame();
        let soon = eye(stage);
        (0..100).for_each(|_| stage.frame());
        (soon, eye(stage))
    };
    (0..100).for_each(|_| stage.frame());
    let (soon, there) = frames(&mut stage, true);
    assert_ne!(soon, there, "it glides");
    stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    let (soon, there) = frames(&mut stage, false);
    assert_eq!(soon, there);
}
