//! Waking an idle window: it draws only when something happens to it, and a thread that has news makes that happen.

use bevy::{
    prelude::*,
    winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent},
};

/// Wakes the window from another thread.
#[derive(Resource, Clone)]
pub struct Waker(Option<EventLoopProxy<WinitUserEvent>>);

impl Waker {
    /// Wakes this window; nothing where there is none.
    #[must_use]
    pub fn new(window: Option<&EventLoopProxyWrapper>) -> Self {
        Self(window.map(|proxy| (**proxy).clone()))
    }

    /// Asks for a frame, and tells whether there is still a window that could draw it.
    pub(in crate::app) fn wake(&self) -> bool {
        self.0
            .as_ref()
            .is_some_and(|proxy| proxy.send_event(WinitUserEvent::WakeUp).is_ok())
    }
}
