//! The tables that are open, by their numbers: each plays on a thread of its own, and tells here who sits at it.

use std::{
    collections::BTreeMap,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::Duration,
};

use tokio::{
    runtime::Handle,
    sync::{Semaphore, mpsc, watch},
};

use super::{
    Inbox, Notice, Plan, WAITING,
    advisers::Advisers,
    host::{Host, Order},
};
use crate::play::{
    Match,
    ledger::{Accounting, Ledger},
};

/// So often it is seen whether a table is idle, at least.
const LOOK: Duration = Duration::from_mins(1);

/// In so many tables at once luck is reckoned, or waits to be.
const WEIGHERS: usize = 8;

/// What everybody may know of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    /// The word of its game.
    pub(super) game: &'static str,
    /// Whether its game is over.
    pub(super) is_over: bool,
    /// Its seats.
    pub(super) seats: Vec<Chairing>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chairing {
    /// What who sits there is called; empty for the colour.
    pub(super) called: String,
    /// The word for its colour.
    pub(super) colour: String,
    /// Whether a person plays it.
    pub(super) is_person: bool,
    /// Whether somebody has taken it.
    pub(super) is_taken: bool,
    /// Whether a device is there for it.
    pub(super) is_here: bool,
}

/// Whoever runs the server, as everybody can tell it something.
pub(super) type Ear = Arc<dyn Fn(Notice<'_>) + Send + Sync>;

/// How a table has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// With the server: it is gone on with afterwards.
    Stopped,
    /// Nobody came any more, and somebody may come back to it.
    Idle,
    /// Nobody came any more, and there is nothing to come back to.
    Done,
    /// By a fault of the program.
    Failed,
}

struct Table {
    inbox: Inbox,
    orders: mpsc::Sender<Order>,
    standing: Standing,
    thread: JoinHandle<()>,
}

/// The tables that are open.
#[derive(Clone)]
pub(super) struct Tables {
    /// None once all were closed.
    open: Arc<Mutex<Option<BTreeMap<u32, Table>>>>,
    changed: Arc<watch::Sender<()>>,
    /// Held while a game is weighed: those who still play are not slowed by more than one.
    weighing: Arc<Mutex<()>>,
    /// Places for those who reckon, and for those who wait for it.
    weighers: Arc<Semaphore>,
    advisers: Advisers,
    handle: Handle,
    ear: Ear,
    idle: Option<Duration>,
}

/// What lies behind a lock.
pub(super) fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing is ever half done in there.
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables {
    /// None yet. One at which nobody has been for this long is put away.
    pub(super) fn new(handle: Handle, ear: Ear, idle: Option<Duration>) -> Self {
        let tables = Self {
            open: Arc::new(Mutex::new(Some(BTreeMap::new()))),
            changed: Arc::new(watch::Sender::new(())),
            weighing: Arc::default(),
            weighers: Arc::new(Semaphore::new(WEIGHERS)),
            advisers: Advisers::of_this_machine(),
            handle,
            ear,
            idle,
        };
        if let Some(idle) = idle {
            tables.handle.spawn(tables.clone().look_round(idle.min(LOOK)));
        }
        tables
    }

    /// Asks each table now and then whether anybody is there.
    async fn look_round(self, each: Duration) {
        loop {
            tokio::time::sleep(each).await;
            for table in held(&self.open).iter().flatten().map(|(_, table)| table) {
                // A table that has much to do is not idle.
                let _ = table.orders.try_send(Order::Look);
            }
        }
    }

    /// Opens a table; `ended` is called before it is not there any more.
    ///
    /// # Errors
    /// When the system refuses, or all were closed.
    pub(super) fn open(
        &self,
        number: u32,
        plan: Plan,
        ended: impl FnOnce(Ended) + Send + 'static,
    ) -> io::Result<Inbox> {
        let (inbox, visits) = Inbox::new(|| {});
        let (orders, taken) = mpsc::channel(WAITING);
        let mut host = Host::new(number, plan, orders.clone(), self.clone());
        let mut open = held(&self.open);
        let open = open.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        let tables = self.clone();
        let thread = thread::Builder::new().name(format!("table {number}"));
        // It can't take itself out before it was put in: that is done behind the same lock.
        let thread = thread.spawn(move || {
            // The others play on whatever happens at this one.
            let how = catch_unwind(AssertUnwindSafe(|| host.run(taken, visits)));
            let how = how.unwrap_or(Ended::Failed);
            ended(how);
            held(&tables.open).as_mut().and_then(|open| open.remove(&number));
            tables.changed.send_replace(());
            if how == Ended::Failed {
                tables.notice(Notice::Failed(number));
                host.fail();
            }
        })?;
        let table = Table {
            inbox: inbox.clone(),
            orders,
            standing: Standing::default(),
            thread,
        };
        open.insert(number, table);
        Ok(inbox)
    }

    fn of<T>(&self, number: u32, told: impl FnOnce(&Table) -> T) -> Option<T> {
        held(&self.open).as_ref()?.get(&number).map(told)
    }

    /// The way to a table for a device.
    pub(super) fn find(&self, number: u32) -> Option<Inbox> {
        self.of(number, |table| table.inbox.clone())
    }

    /// The way to a table for an order.
    pub(super) fn orders(&self, number: u32) -> Option<mpsc::Sender<Order>> {
        self.of(number, |table| table.orders.clone())
    }

    /// How many are open.
    pub(super) fn count(&self) -> usize {
        held(&self.open).as_ref().map_or(0, BTreeMap::len)
    }

    /// All that are open.
    pub(super) fn standings(&self) -> Vec<(u32, Standing)> {
        let open = held(&self.open);
        let all = open.iter().flatten();
        all.map(|(number, table)| (*number, table.standing.clone()))
            .collect()
    }

    /// A table tells how it stands.
    pub(super) fn tell(&self, number: u32, standing: Standing) {
        if let Some(table) = held(&self.open).as_mut().and_then(|open| open.get_mut(&number))
            && table.standing != standing
        {
            table.standing = standing;
            self.changed.send_replace(());
        }
    }

    /// Tells whenever anything is not as it was, and at once for the first time.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        let mut changes = self.changed.subscribe();
        changes.mark_changed();
        changes
    }

    /// Where computers think.
    pub(super) fn handle(&self) -> &Handle {
        &self.handle
    }

    /// Those who think of hints.
    pub(super) fn advisers(&self) -> Advisers {
        self.advisers.clone()
    }

    /// After how long a table at which nobody is is put away.
    pub(super) fn idle(&self) -> Option<Duration> {
        self.idle
    }

    /// Who had luck in a game, and who erred: reckoned until nobody waits for it any more.
    pub(super) fn weigh(&self, game: &Match, is_vain: impl Fn() -> bool) -> Option<Ledger> {
        // Where very many games are over at once, most go without: threads are not for waiting.
        let _place = self.weighers.try_acquire().ok()?;
        let _weighing = held(&self.weighing);
        let mut accounting = Accounting::new(game)?;
        while accounting.advance(game)? {
            if is_vain() {
                return None;
            }
        }
        Some(accounting.ledger().clone())
    }

    /// Tells whoever runs the server something.
    pub(super) fn notice(&self, notice: Notice<'_>) {
        (self.ear)(notice);
    }

    /// Ends all tables, and waits until they have kept their games. None is opened afterwards.
    pub(super) fn close(&self) {
        let open = held(&self.open).take().unwrap_or_default();
        for table in open.values() {
            // A table that has ended takes no orders any more.
            let _ = table.orders.blocking_send(Order::Stop);
        }
        for thread in open.into_values().map(|table| table.thread) {
            // A table that has failed is over as well.
            let _ = thread.join();
        }
    }
}

impl Chairing {
    /// What a seat is called where nobody has given it a name, by the key of the text.
    pub(super) fn colour_key(&self) -> String {
        format!("colour-{}", self.colour)
    }
}
