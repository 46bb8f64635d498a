//! The pages and panels that lie over the table: everything written that people read and press.
//!
//! It shows and asks, nothing else: what is pressed becomes an [`Ask`](super::asks::Ask) or a setting. The schedule
//! of egui may run twice a frame, so a system writes on a click only. Nothing moves by itself: an idle page asks
//! for no frames.

mod about;
mod aloud;
mod console;
mod course;
mod cover;
mod die_page;
mod events;
mod facts;
mod fonts;
mod help;
mod labels;
mod later;
mod lists;
mod load;
mod menu;
mod mini;
mod moves;
mod over;
mod own;
mod page;
mod panel;
mod prompt;
mod quick;
mod reader;
mod replay;
mod rules_page;
mod rules_part;
mod seats;
mod settings;
mod setup;
mod setup_page;
mod signs;
mod style;
mod title;
mod tournament;
mod training;
mod trust;
mod typing;
mod undo;
mod unkept;
mod voices;
mod widgets;

use bevy::{
    a11y::AccessibilityRequested,
    asset::{AssetEventSystems, load_internal_asset},
    prelude::*,
    shader::Shader,
};
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{Event, Modifiers},
    render::EGUI_SHADER_HANDLE,
};

use super::{
    idle::Waker,
    screen::{Page, Screen},
    settings::Settings,
    table::{FreeArea, TableCamera},
};

/// What the things that lie over the table take from it in this frame, in points of egui.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Taken(FreeArea);

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
    app.add_observer(lie_on_the_table)
        .init_resource::<Dressed>()
        .init_resource::<Taken>()
        .init_resource::<facts::Facts>()
        .init_resource::<aloud::Aloud>()
        .init_resource::<setup::Draft>()
        .init_resource::<console::Captured>()
        .init_resource::<die_page::Rolls>()
        .init_resource::<moves::Draft>()
        .init_resource::<over::Looking>()
        .init_resource::<own::Sought>()
        .init_resource::<load::Shelf>()
        .init_resource::<rules_page::Pictures>()
        .init_resource::<settings::Open>()
        .init_resource::<tournament::Form>()
        .init_resource::<tournament::Told>()
        .init_resource::<training::Wanted>()
        .add_systems(OnEnter(Page::Rules), rules_page::open)
        .add_systems(OnEnter(Page::Load), load::look)
        .add_systems(OnEnter(Page::Console), console::forget)
        .add_systems(OnEnter(Page::Moves), moves::write_down)
        .add_systems(OnEnter(Page::Menu), no_menu_elsewhere)
        .add_systems(OnEnter(Screen::Setup), setup::begin)
        .add_systems(OnEnter(Page::Tournament), tournament::go_on)
        .add_systems(Update, tournament::give_up.run_if(state_changed::<Page>))
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title)),
                setup_page::show.run_if(in_state(Screen::Setup)),
                (
                    facts::look,
                    aloud::read,
                    labels::show,
                    reader::show,
                    panel::show,
                    prompt::show,
                    cover::show,
                    over::show,
                    replay::show,
                    quick::show,
                )
                    .chain()
                    .run_if(in_state(Screen::Table)),
                menu::show.run_if(in_state(Page::Menu)),
                load::show.run_if(in_state(Page::Load)),
                settings::show.run_if(in_state(Page::Settings)),
                console::show.run_if(in_state(Page::Console)),
                moves::show.run_if(in_state(Page::Moves)),
                about::show.run_if(in_state(Page::About)),
                die_page::show.run_if(in_state(Page::Die)),
                help::show.run_if(in_state(Page::Help)),
                rules_page::show.run_if(in_state(Page::Rules)),
                tournament::show.run_if(in_state(Page::Tournament)),
                training::show.run_if(in_state(Page::Training)),
                (
                    own::show.run_if(in_state(Page::Own)),
                    trust::show.run_if(in_state(Page::Trust)),
                    unkept::show.run_if(in_state(Page::Unkept)),
                ),
                typing::show,
                leave_free,
            )
                .chain()
                .run_if(|dressed: Res<Dressed>| *dressed == Dressed::Ready)
                .after(dress),
        )
        .add_systems(EguiPrimaryContextPass, dress)
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

/// What is written is written on the picture of the table, not on its backdrop.
fn lie_on_the_table(camera: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(camera.entity).insert(PrimaryEguiContext);
}

/// Lays fonts and style on the context once, and the size of the texts and the colours of the seats as they are set.
fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    waker: Option<Res<Waker>>,
    mut taken: ResMut<Taken>,
    mut dressed: ResMut<Dressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    match *dressed {
        Dressed::Not => {
            style::dress(ctx);
            ctx.request_repaint();
            *dressed = Dressed::Soon;
        }
        Dressed::Soon => {
            if let Some(waker) = waker {
                later::grant(ctx, &waker);
            }
            *dressed = Dressed::Ready;
        }
        Dressed::Ready => {}
    }
    let scale = settings.text_scale.clamp(settings::SMALLEST, settings::LARGEST);
    if (ctx.zoom_factor() - scale).abs() > 1e-3 {
        ctx.set_zoom_factor(scale);
    }
    signs::dye(ctx, settings.colours);
    taken.0 = FreeArea::default();
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
    draft: Res<setup::Draft>,
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

/// Tells the camera what the panels leave free.
fn leave_free(mut contexts: EguiContexts, taken: Res<Taken>, mut free: ResMut<FreeArea>) -> Result {
    let zoom = contexts.ctx_mut()?.zoom_factor();
    let scaled = |points: f32| (points * zoom).round();
    let FreeArea {
        left,
        right,
        top,
        bottom,
    } = taken.0;
    let wanted = FreeArea {
        left: scaled(left),
        right: scaled(right),
        top: scaled(top),
        bottom: scaled(bottom),
    };
    free.set_if_neq(wanted);
    Ok(())
}
