//! The question whether a bot may be started: it runs with the rights of whoever starts it.
//!
//! What would start programs that nobody has let in waits here for the answer. Without one they are not started: the
//! host of the bots sees to that by itself.

use bevy::prelude::*;

use super::Answering;
use crate::{
    app::{
        ask::{Ask, Trust, Verdict},
        base::Page,
        keep::own,
    },
    play::Chair,
};

impl Answering<'_> {
    /// Whether all bots on these chairs may be started; else it is asked about them, and `then` waits for the answer.
    pub(super) fn admits(
        &mut self,
        chairs: &[Chair],
        can_leave_out: bool,
        then: impl FnOnce() -> Ask,
    ) -> bool {
        let sitters = chairs.iter().map(|chair| &chair.sitter);
        let strangers = self.folders.hosts.strangers(sitters);
        if strangers.is_empty() {
            let bots = chairs.iter().filter_map(|chair| own::bot_word(&chair.sitter));
            bots.for_each(|word| self.settings.remember(&word));
            return true;
        }
        if self.trust.leaves_out {
            return true;
        }
        *self.trust = Trust {
            commands: strangers,
            can_leave_out,
            then: Some(then()),
            leaves_out: false,
        };
        self.lay(Page::Trust);
        false
    }

    /// Goes on with what waited for the answer.
    pub(super) fn judge(&mut self, commands: &mut Commands, verdict: Verdict) {
        let asked = std::mem::take(&mut *self.trust);
        self.page.set(self.below.take());
        match verdict {
            Verdict::LetIn => self.folders.hosts.allow_commands(asked.commands),
            Verdict::LeaveOut => self.trust.leaves_out = true,
            Verdict::Cancel => return,
        }
        if let Some(then) = asked.then {
            self.answer(commands, then);
        }
        self.trust.leaves_out = false;
    }
}
