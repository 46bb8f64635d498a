//! Phones that play along: they may come, or not any more, and a seat is given back.

use super::Answering;
use crate::{app::ask::Hosting, texts};

impl Answering<'_> {
    pub(super) fn host(&mut self, hosting: Hosting) -> Result<(), String> {
        match hosting {
            Hosting::Open => {
                let Some(current) = &self.current else {
                    return Err(texts::text("phones-host-none"));
                };
                let waker = self.waker.as_deref().cloned();
                self.phones.open(current, &self.folders.folders, waker)?;
            }
            Hosting::Close => self.phones.close(),
            Hosting::Free(seat) => {
                let freed = self.phones.free(seat).map_err(|why| texts::say(&why))?;
                if let Some(change) = freed {
                    self.change(change)?;
                }
            }
        }
        Ok(())
    }
}
