//! Phones at the table of the window: whoever has the code of a seat plays it from a browser ([`phones`](crate::phones)).
//!
//! What a device asks for becomes an [`Ask`] like any other. What it is told follows the table: nothing of what has
//! happened is told before it has been seen there. Nobody can come before that was asked for.

use std::{
    collections::VecDeque,
    net::{SocketAddr, TcpListener},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use tokio::sync::mpsc::Receiver;

use crate::{
    app::{
        ask::{Ask, Begin, Change, InTurn},
        base::{Beat, Log, Options, Page, Screen, Waker},
        current::Current,
    },
    phones::{
        Deed, Desk, Keys, Rest, Seen, Token, Wanted, Who,
        server::{Crowd, Door, Inbox, PORT, Visit, local_address},
    },
    play::{Chair, Match, Sitter, Thought, store::Folders},
    rules::{Message as Sentence, Seat, SeatSet},
    texts,
};

/// So many visits are attended to in a frame: a flood of them does not slow the table.
const AT_ONCE: usize = 8;

/// The phones that play along, if any may come.
#[derive(Resource, Default)]
pub struct Phones(Option<Hosted>);

/// Whether the next game that is begun shows the codes of its seats.
#[derive(Resource)]
pub struct Invited(pub bool);

impl FromWorld for Invited {
    fn from_world(world: &mut World) -> Self {
        Self(
            world
                .get_resource::<Options>()
                .is_some_and(|options| options.phones),
        )
    }
}

/// Phones may come.
struct Hosted {
    door: Door,
    visits: Receiver<Visit>,
    crowd: Crowd,
    /// Of which game, and who sits at it.
    of: (String, SeatSet),
    /// How much of it has been told.
    steps: usize,
    /// Whether something is to be told.
    stale: bool,
    /// What was asked for and has not been done.
    waiting: VecDeque<(Seat, Deed)>,
    advice: Vec<(u64, Seat, Task<Option<Thought>>)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Phones>()
        .init_resource::<Invited>()
        .add_systems(First, (invite, attend).chain())
        .add_systems(Last, follow);
}

/// Whether something that was asked for is about to be done.
fn is_busy(current: &Current) -> bool {
    current.choice().is_some() || current.is_roll_asked()
}

/// Of which game, and who sits at it.
fn of(game: &Match) -> (String, SeatSet) {
    (game.commitment(), game.persons())
}

impl Phones {
    /// Lets phones come to a game.
    ///
    /// # Errors
    /// A sentence that says why they can't.
    pub fn open(&mut self, current: &Current, folders: &Folders, waker: Option<Waker>) -> Result<(), String> {
        if self.0.is_some() {
            return Ok(());
        }
        let game = current.game();
        let refused = |why: &std::io::Error| {
            let sentence = Sentence::new("phones-host-refused").with("why", texts::refused(why));
            texts::say(&sentence)
        };
        let keys = Keys::of(game, Some(folders)).map_err(|why| texts::say(&why))?;
        keys.keep().map_err(|why| refused(&why))?;
        let mut desk = Desk::new(game, keys).ok_or_else(|| texts::text("game-without-window"))?;
        desk.clear();
        let address = local_address();
        // Where the usual port is taken any other one does.
        let listener = TcpListener::bind(SocketAddr::new(address, PORT))
            .or_else(|_| TcpListener::bind(SocketAddr::new(address, 0)));
        let (inbox, visits) = Inbox::new(move || {
            if let Some(waker) = &waker {
                waker.wake();
            }
        });
        let door = listener.and_then(|listener| Door::open(listener, Vec::new(), inbox));
        self.0 = Some(Hosted {
            door: door.map_err(|why| refused(&why))?,
            visits,
            crowd: Crowd::new(desk),
            of: of(game),
            steps: game.steps().len(),
            stale: true,
            waiting: VecDeque::new(),
            advice: Vec::new(),
        });
        Ok(())
    }

    /// Nobody may come any more, and those who are there go.
    pub fn close(&mut self) {
        self.0 = None;
    }

    /// Whether phones may come.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Where they come.
    #[must_use]
    pub fn address(&self) -> Option<SocketAddr> {
        Some(self.0.as_ref()?.door.address())
    }

    /// The link that leads to a seat, or to looking on where none is named.
    #[must_use]
    pub fn link(&self, seat: Option<Seat>) -> Option<String> {
        let hosted = self.0.as_ref()?;
        let keys = hosted.crowd.desk().keys();
        let token: &Token = match seat {
            Some(seat) => keys.seat(seat)?,
            None => keys.onlooker(),
        };
        // What stands behind the # is not sent to anybody.
        Some(format!("http://{}/#{token}", hosted.door.address()))
    }

    /// Gives a seat back in the place of who plays it on a phone: its code is void, and the seat has another one.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn free(&mut self, seat: Seat) -> Result<Option<Change>, Sentence> {
        let Some(hosted) = &mut self.0 else {
            return Ok(None);
        };
        hosted.crowd.desk_mut().free(seat)?;
        Ok(Some(hosted.freed(seat)))
    }
}

impl Hosted {
    /// Another game may lie on the table, or others sit at it. Some where other seats than before are played elsewhere: all
    /// of those, and those of them whose device is not there.
    fn settle(&mut self, current: &Current) -> Result<Option<(SeatSet, SeatSet)>, Sentence> {
        let game = current.game();
        if self.of != of(game) {
            self.of = of(game);
            self.steps = game.steps().len();
            self.waiting.clear();
            self.advice.clear();
            self.stale = true;
            self.crowd.begin(game)?;
            self.keep();
        }
        let desk = self.crowd.desk();
        let lost = desk.taken().iter().filter(|&seat| !desk.is_there(seat));
        let (taken, lost) = (desk.taken(), lost.collect());
        let told = |seat| (current.is_elsewhere(seat), current.is_lost(seat));
        let is_known = |seat: Seat| told(seat) == (taken.contains(seat), SeatSet::contains(lost, seat));
        let is_same = (0..Seat::MOST).map(Seat::new).all(is_known);
        Ok((!is_same).then_some((taken, lost)))
    }

    fn keep(&self) {
        if let Err(why) = self.crowd.desk().keys().keep() {
            warn!("the codes of the seats could not be kept: {why}");
        }
    }

    /// The seat was given back: what is to be done in the game.
    fn freed(&mut self, seat: Seat) -> Change {
        self.crowd.part(seat);
        self.keep();
        self.stale = true;
        self.waiting.retain(|(other, _)| *other != seat);
        Change::Sit(seat, Chair::new(Sitter::Person))
    }

    /// Attends to a visit. What is to be done at once, if anything is.
    fn hear(&mut self, game: &Match, visit: Visit, waker: Option<&Waker>) -> Option<Ask> {
        let (id, wanted) = self.crowd.attend(game, visit)?;
        match wanted {
            Wanted::Deed(seat, deed) => {
                self.crowd.desk_mut().did(seat, &deed);
                self.waiting.push_back((seat, deed));
            }
            Wanted::Shown => self.stale = true,
            Wanted::Nothing if !self.stale => self.crowd.show_one(id, game),
            Wanted::Nothing | Wanted::Told(_) => {}
            Wanted::Advice(seat) => self.advise(id, game, seat, waker),
            Wanted::Again => return Some(Ask::Begin(Begin::Again)),
            Wanted::Freed(seat) => return Some(Ask::Change(self.freed(seat))),
        }
        None
    }

    fn advise(&mut self, id: u64, game: &Match, seat: Seat, waker: Option<&Waker>) {
        if self.advice.iter().any(|(_, other, _)| *other == seat) {
            return self.crowd.refuse(id, game, &Sentence::new("phones-hint-waits"));
        }
        let Some(thinking) = game.advising(seat) else {
            return self.crowd.advise(id, game, seat, None);
        };
        let waker = waker.cloned();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = thinking.advise(1).map(|(thought, _)| thought);
            if let Some(waker) = waker {
                waker.wake();
            }
            thought
        });
        self.advice.push((id, seat, task));
    }

    /// Hands on the advice that was thought of.
    fn hand_on(&mut self, game: &Match) {
        let crowd = &mut self.crowd;
        self.advice.retain_mut(|(id, seat, task)| {
            let thought = check_ready(task);
            let waits = thought.is_none();
            if let Some(thought) = thought {
                crowd.advise(*id, game, *seat, thought);
            }
            waits
        });
    }

    /// What is to be done next of what was asked for, once it is due. What the table has made impossible since is passed
    /// over.
    fn next(&mut self, current: &Current, beat: Option<Beat>) -> Option<Ask> {
        let game = current.game();
        let is_due = match self.waiting.front()? {
            (_, Deed::Roll) => beat == Some(Beat::Roll),
            (_, Deed::Choose(..) | Deed::Fill(_)) => beat == Some(Beat::Choose),
            (_, Deed::Undo | Deed::Clear(_) | Deed::Sit(..)) => true,
        };
        if !is_due || is_busy(current) {
            return None;
        }
        let (seat, deed) = self.waiting.pop_front()?;
        self.stale = true;
        // Somebody else may have chosen since: that is nobody else's to take back.
        let may_undo = || Seen::of(game, Who::Seat(seat)).is_some_and(|seen| seen.may_undo());
        match deed {
            Deed::Roll if current.rolls_elsewhere() => Some(Ask::Turn(InTurn::Roll)),
            Deed::Choose(seat, number) if game.board().refusal(seat, number).is_none() => {
                Some(Ask::Turn(InTurn::Choose(seat, number)))
            }
            Deed::Undo if may_undo() => Some(Ask::Change(Change::Undo)),
            Deed::Roll | Deed::Choose(..) | Deed::Undo => None,
            Deed::Fill(seat) => Some(Ask::Turn(InTurn::RestOf(seat))),
            Deed::Clear(seat) => Some(Ask::Change(Change::GoTo(game.chain_start(seat)?))),
            Deed::Sit(seat, chair) => Some(Ask::Change(Change::Sit(seat, chair))),
        }
    }
}

/// Shows the codes of a game where that was asked for before it began.
fn invite(
    mut invited: ResMut<Invited>,
    screen: Res<State<Screen>>,
    mut page: (Res<State<Page>>, ResMut<NextState<Page>>),
) {
    // Until then something may be asked that keeps the game from beginning.
    if invited.0 && *screen.get() == Screen::Table && *page.0.get() == Page::None {
        invited.0 = false;
        page.1.set(Page::Phones);
    }
}

/// Hears what devices ask for. At a puzzle they wait.
fn attend(
    mut phones: ResMut<Phones>,
    (current, beat): (Option<ResMut<Current>>, Option<Res<State<Beat>>>),
    waker: Option<Res<Waker>>,
    mut log: ResMut<Log>,
    mut asks: MessageWriter<Ask>,
) {
    let Some(mut current) = current.filter(|current| current.riddle().is_none()) else {
        return;
    };
    let Some(hosted) = &mut phones.bypass_change_detection().0 else {
        if current.has_elsewhere() {
            current.play_elsewhere(SeatSet::EMPTY, SeatSet::EMPTY);
        }
        return;
    };
    // What is only looked at has not changed: an idle window draws nothing.
    match hosted.settle(&current) {
        Ok(None) => {}
        Ok(Some((seats, lost))) => current.play_elsewhere(seats, lost),
        Err(why) => {
            log.tell(texts::say(&why));
            phones.close();
            return;
        }
    }
    for _ in 0..AT_ONCE {
        let Ok(visit) = hosted.visits.try_recv() else {
            break;
        };
        asks.write_batch(hosted.hear(current.game(), visit, waker.as_deref()));
    }
    hosted.hand_on(current.game());
    asks.write_batch(hosted.next(&current, beat.map(|beat| *beat.get())));
    if let Some(waker) = waker
        && !hosted.visits.is_empty()
    {
        waker.wake();
    }
}

/// Tells devices how the game stands, once that has been seen at the table.
fn follow(mut phones: ResMut<Phones>, current: Option<Res<Current>>, beat: Option<Res<State<Beat>>>) {
    let (Some(hosted), Some(current)) = (&mut phones.bypass_change_detection().0, current) else {
        return;
    };
    if current.riddle().is_some() || hosted.of != of(current.game()) {
        return;
    }
    let steps = current.game().steps().len();
    if steps != hosted.steps {
        let desk = hosted.crowd.desk_mut();
        if steps < hosted.steps {
            desk.went_back();
        } else if steps > hosted.steps + 1 {
            desk.ask_anew();
        }
        desk.follow(current.game());
        hosted.steps = steps;
        hosted.stale = true;
    }
    // Whoever holds a phone does not always see what is on the screen.
    let rest = match beat.as_ref().map(|beat| *beat.get()) {
        None => Some(Rest::Elsewhere),
        Some(Beat::Replay) => Some(Rest::Past),
        Some(_) => None,
    };
    hosted.stale |= hosted.crowd.desk_mut().rest(rest);
    let moves = beat.is_some_and(|beat| matches!(beat.get(), Beat::Move | Beat::Strike));
    // Nobody is asked again what is about to be done.
    let is_due = hosted.waiting.is_empty() && !is_busy(&current);
    if hosted.stale && is_due && current.is_shown() && !moves {
        hosted.stale = false;
        hosted.crowd.show(current.game());
    }
}
