//! The pages and panels that lie over the table: everything written that people read and press.
//!
//! It shows and asks, nothing else: what is pressed becomes an [`Ask`](super::ask::Ask) or a setting. The schedule
//! of egui may run twice a frame, so a system writes on a click only. Nothing moves by itself but the board of a lesson:
//! any other idle page asks for no frames.

mod pages;
mod panels;
mod widgets;

use bevy::{
    a11y::AccessibilityRequested,
    asset::{AssetEventSystems, load_internal_asset},
    prelude::*,
    shader::Shader,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{Event, Modifiers},
    input::EguiContextPointerPosition,
    render::EGUI_SHADER_HANDLE,
};

use crate::app::{
    base::{Bare, Page, Screen, Waker},
    settings::Settings,
    table::TableCamera,
};

/// Fonts can be written with from the pass on that follows the one in which they were laid on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Dressed {
    #[default]
    Not,
    Soon,
    Ready,
}

/// Adds all pages and panels.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    load_internal_asset!(
        app,
        EGUI_SHADER_HANDLE,
        "../../../assets/shaders/egui.wgsl",
        Shader::from_wgsl
    );
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = false;
    // Letters that a text needs for the first time are drawn in its own frame: an idle window draws no other one.
    app.configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
    app.add_plugins((open_pages, about_passes))
        .add_plugins((widgets::tones::plugin, pages::dresses::plugin))
        .add_observer(lie_on_the_table)
        .init_resource::<Dressed>()
        .init_resource::<widgets::Taken>()
        .init_resource::<panels::facts::Facts>()
        .init_resource::<panels::panel::Fold>()
        .init_resource::<panels::legend::Legend>()
        .init_resource::<panels::aloud::Aloud>()
        .init_resource::<pages::setup::Draft>()
        .init_resource::<pages::console::Captured>()
        .init_resource::<pages::die_page::Rolls>()
        .init_resource::<pages::moves::Draft>()
        .init_resource::<panels::over::Looking>()
        .init_resource::<widgets::sought::Sought>()
        .init_resource::<pages::load::Load>()
        .init_resource::<pages::profiles::Profiles>()
        .init_resource::<pages::title::Boards>()
        .init_resource::<pages::rules_page::Lessons>()
        .init_resource::<pages::settings::Open>()
        .init_resource::<pages::tournament::Form>()
        .init_resource::<pages::tournament::Told>()
        .init_resource::<pages::training::Wanted>()
        .init_resource::<pages::training::Seen>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                pages::title::show.run_if(in_state(Screen::Title)),
                pages::setup_page::show.run_if(in_state(Screen::Setup)),
                (
                    panels::facts::look,
                    panels::aloud::read,
                    panels::labels::show,
                    panels::reader::show,
                    panels::panel::show,
                    (panels::coach::show, panels::riddle::show)
                        .chain()
                        .run_if(panels::panel::leaves_room),
                    (
                        panels::prompt::show,
                        (panels::cover::show, panels::decided::show),
                        panels::over::show,
                        panels::replay::show,
                        panels::quick::show,
                    )
                        .chain()
                        .run_if(panels::panel::leaves_room),
                )
                    .chain()
                    .run_if(in_state(Screen::Table)),
                pages::menu::show.run_if(in_state(Page::Menu)),
                pages::load::show.run_if(in_state(Page::Load)),
                pages::settings::show.run_if(in_state(Page::Settings)),
                pages::console::show.run_if(in_state(Page::Console)),
                pages::moves::show.run_if(in_state(Page::Moves)),
                pages::about::show.run_if(in_state(Page::About)),
                pages::die_page::show.run_if(in_state(Page::Die)),
                pages::help::show.run_if(in_state(Page::Help)),
                pages::rules_page::show.run_if(in_state(Page::Rules)),
                pages::tournament::show.run_if(in_state(Page::Tournament)),
                pages::training::show.run_if(in_state(Page::Training)),
                (
                    pages::puzzles::show.run_if(in_state(Page::Puzzles)),
                    pages::profiles::show.run_if(in_state(Page::Profiles)),
                    pages::phones::show.run_if(in_state(Page::Phones)),
                    pages::own::show.run_if(in_state(Page::Own)),
                    pages::trust::show.run_if(in_state(Page::Trust)),
                    pages::unkept::show.run_if(in_state(Page::Unkept)),
                ),
                pages::typing::show,
                widgets::leave_free,
            )
                .chain()
                .run_if(is_written)
                .after(dress),
        )
        .add_systems(EguiPrimaryContextPass, dress);
}

/// Whether anything is written at all: not before the fonts are there, and not on a photo.
fn is_written(dressed: Res<Dressed>, bare: Res<Bare>) -> bool {
    *dressed == Dressed::Ready && bare.0 == 0
}

/// What egui is told before each pass, and what is written on a photo.
fn about_passes(app: &mut App) {
    let caption = panels::caption::show.run_if(|bare: Res<Bare>| bare.0 > 0);
    app.add_systems(EguiPrimaryContextPass, caption.after(dress))
        .add_systems(
            PreUpdate,
            name_for_readers
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(any_with_component::<PrimaryEguiContext>),
        )
        .add_systems(
            PreUpdate,
            hush_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// What pages look for when they are opened, and what becomes of it when they are left.
fn open_pages(app: &mut App) {
    app.add_systems(OnEnter(Page::Rules), pages::rules_page::open)
        .add_systems(OnEnter(Page::Load), pages::load::look)
        .add_systems(OnEnter(Page::Profiles), pages::profiles::look)
        .add_systems(OnEnter(Page::Phones), pages::phones::open)
        .add_systems(OnEnter(Page::Console), pages::console::forget)
        .add_systems(OnEnter(Page::Moves), pages::moves::write_down)
        .add_systems(OnEnter(Page::Menu), no_menu_elsewhere)
        .add_systems(OnEnter(Screen::Title), pages::title::Boards::forget_open)
        .add_systems(OnEnter(Screen::Setup), pages::setup::begin)
        .add_systems(
            OnEnter(Page::Tournament),
            (pages::tournament::turn_to, pages::tournament::go_on).chain(),
        )
        .add_systems(OnEnter(Page::Training), pages::training::look)
        .add_systems(Update, pages::tournament::give_up.run_if(state_changed::<Page>))
        .add_systems(Update, let_go);
}

/// What the pointer rested on lies below a page that opens: for a frame it rests on nothing, for egui keeps a tip as long as
/// the pointer is within what it explains. Then it is back: a wheel is turned without moving it.
fn let_go(
    page: Res<State<Page>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut inputs: Query<(&mut EguiInput, &EguiContextPointerPosition), With<PrimaryEguiContext>>,
    mut is_gone: Local<bool>,
) {
    let opens = page.is_changed() && *page.get() != Page::None;
    let comes_back = *is_gone && window.is_some_and(|window| window.cursor_position().is_some());
    for (mut input, pointer) in &mut inputs {
        if opens {
            input.events.push(Event::PointerGone);
        } else if comes_back {
            input.events.push(Event::PointerMoved(pointer.position));
        }
    }
    *is_gone = opens;
}

/// What is written is written on the picture of the table, not on its backdrop.
fn lie_on_the_table(camera: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(camera.entity).insert(PrimaryEguiContext);
}

/// Lays fonts and style on the context once, and the size of the texts and the colours of the seats as they are set.
fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    waker: Option<Res<Waker>>,
    mut taken: ResMut<widgets::Taken>,
    mut dressed: ResMut<Dressed>,
    mut pointers: Query<&mut EguiContextPointerPosition>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match *dressed {
        Dressed::Not => {
            widgets::style::dress(ctx);
            ctx.request_repaint();
            *dressed = Dressed::Soon;
        }
        Dressed::Soon => {
            if let Some(waker) = waker {
                widgets::later::grant(ctx, &waker);
            }
            *dressed = Dressed::Ready;
        }
        Dressed::Ready => {}
    }
    let scale = settings.zoom(window.map_or(Vec2::ZERO, |window| window.size()));
    let before = ctx.zoom_factor();
    if (before - scale).abs() > 1e-3 {
        ctx.set_zoom_factor(scale);
        // A pointer that rests stays where it is, and is elsewhere in points of another size.
        for mut pointer in &mut pointers {
            pointer.position = (pointer.position.to_vec2() * (before / scale)).to_pos2();
        }
    }
    widgets::signs::dye(ctx, settings.colours);
    *taken = widgets::Taken::default();
    Ok(())
}

/// Names things for a screen reader only where there is one.
fn name_for_readers(mut contexts: EguiContexts, requested: Res<AccessibilityRequested>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if requested.get() {
        ctx.enable_accesskit();
    } else {
        ctx.disable_accesskit();
    }
    Ok(())
}

/// Lets an idle window idle. `bevy_egui` 0.42 tells egui the state of shift and its like in every frame, and egui asks
/// for another frame after every event: only what has changed is let through.
fn hush_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// The menu is that of a game: elsewhere the same key leads back.
fn no_menu_elsewhere(
    screen: Res<State<Screen>>,
    draft: Res<pages::setup::Draft>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut page: ResMut<NextState<Page>>,
) {
    if *screen.get() != Screen::Table {
        page.set(Page::None);
        next_screen.set(match screen.get() {
            Screen::Setup => draft.back,
            _ => Screen::Title,
        });
    }
}
