//! Frames that are wished for later: a tooltip opens a moment after the pointer has come to rest, though nothing
//! else happens then.
//!
//! `bevy_egui` passes on only the wish for a frame at once, and an idle window draws none by itself.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use bevy_egui::egui;

use crate::app::base::Waker;

/// Nobody waits longer than this for a tooltip; what is wished for later than that comes with the next touch.
const LONGEST: Duration = Duration::from_secs(2);

/// Grants a context's wishes for frames, now and later. One wish for later is kept at a time.
pub(in crate::app::overlay) fn grant(ctx: &egui::Context, waker: &Waker) {
    let waker = waker.clone();
    let waiting = Arc::new(AtomicBool::new(false));
    ctx.set_request_repaint_callback(move |wish| {
        if wish.delay.is_zero() {
            waker.wake();
        } else if wish.delay <= LONGEST && !waiting.swap(true, Ordering::Relaxed) {
            let (waker, waiting) = (waker.clone(), Arc::clone(&waiting));
            thread::spawn(move || {
                thread::sleep(wish.delay);
                waiting.store(false, Ordering::Relaxed);
                waker.wake();
            });
        }
    });
}
