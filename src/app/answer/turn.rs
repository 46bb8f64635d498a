//! What is done in a turn, how the game goes on by itself, and looking back.

use super::{Answering, Refusal};
use crate::{
    app::{
        ask::{InTurn, Pacing, Seek},
        base::Beat,
        current::Riddle,
        settings::Settings,
    },
    rules::Seat,
    staging::SpotName,
    texts,
};

impl Answering<'_> {
    pub(super) fn in_turn(&mut self, deed: InTurn) -> Result<(), Refusal> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        match deed {
            InTurn::Roll => current.ask_roll(),
            InTurn::Uncover(seat) => {
                current.uncover(seat);
                self.set_beat(Beat::Next);
            }
            InTurn::Choose(seat, number) => return self.choose(seat, number),
            InTurn::Rest => {
                if let Some(seat) = current.chooser() {
                    self.fill(seat)?;
                }
            }
            InTurn::RestOf(seat) => self.fill(seat)?,
            InTurn::Clear => self.clear()?,
            InTurn::Unteach => current.stop_teaching(),
            InTurn::Hint if current.chooser().is_none() => return Err(texts::text("hint-none").into()),
            InTurn::Hint => {
                if let Some(Riddle { puzzle, .. }) = current.help_riddle()
                    && let Err(error) = self.puzzling.count(&self.folders, puzzle, false, false)
                {
                    self.log.tell(error.to_string());
                }
                current.forget_refusal();
                let waker = self.waker.as_deref().cloned();
                self.hint.more(&mut self.adviser, current, waker);
            }
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, number: usize) -> Result<(), Refusal> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let Some(refusal) = current.game().board().refusal(seat, number) else {
            current.refuse_at(None);
            current.decide(seat, number);
            return Ok(());
        };
        let (board, staging) = (current.game().board(), current.staging());
        // It stands where it was pointed at: where the piece goes, or the piece.
        let is_meant = |spot: &SpotName| staging.meant(board, seat, spot.as_str()) == Some(number);
        let ends = staging.ends_of(board, seat, number);
        let at = ends.map(|(from, to)| if is_meant(&to) { to } else { from });
        current.refuse_at(at);
        Err(current.say(&refusal).into())
    }

    /// Makes the rest of a long action at random.
    fn fill(&mut self, seat: Seat) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        if current.fill(seat).map_err(|message| texts::say(&message))? {
            self.set_beat(Beat::Move);
        }
        Ok(())
    }

    pub(super) fn pace(&mut self, pacing: Pacing) {
        match (pacing, &mut self.current) {
            (Pacing::Skip, _) => {
                self.end.write_default();
            }
            (Pacing::Speed(speed), _) => {
                self.settings.speed = speed.clamp(Settings::SLOWEST, Settings::FASTEST);
            }
            (Pacing::Pause, Some(current)) => current.pause_or_resume(),
            (Pacing::Step, Some(current)) => current.ask_step(),
            (Pacing::Motion, Some(current)) => current.ask_motion(),
            (Pacing::Hurry, Some(current)) => current.hurry(),
            (Pacing::Pause | Pacing::Step | Pacing::Motion | Pacing::Hurry, None) => {}
        }
    }

    pub(super) fn seek(&mut self, seek: Seek) {
        if let Some(current) = &mut self.current {
            self.end.write_default();
            current.seek(seek);
            self.set_beat(Beat::Next);
        }
    }
}
