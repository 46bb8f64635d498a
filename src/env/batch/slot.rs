//! One game of a batch, through the typed contract: the caller's choices in, and on to where it has to choose again.

use crate::{
    play::{
        dice::{Dice, Seed, ThoughtKey},
        run::{Foul, play_on_checked},
        seed,
    },
    rules::{Game, Message, Seat, SeatSet, Silent, Turn},
    strategies::Strategy,
};

/// A game under way.
pub(super) struct Slot<G: Game> {
    pub(super) position: G::Position,
    dice: Dice,
    thoughts: ThoughtKey,
    /// Choices of all seats so far: each of ours draws from a stream of its own.
    choices: u64,
    /// How many games have begun here.
    begun: u64,
    /// The steps that the caller has made in this game.
    pub(super) steps: u64,
}

/// What all games of a batch have in common.
pub(super) struct Table<G: Game> {
    pub(super) rules: G,
    /// The caller's seats in their order.
    pub(super) yours: Vec<Seat>,
    /// Our strategies, by seat.
    pub(super) players: [Option<Box<dyn Strategy<G>>>; Seat::MOST],
}

impl<G: Game> Table<G> {
    /// The seats of the caller that are to choose.
    pub(super) fn to_choose(&self, position: &G::Position) -> SeatSet {
        let turn = self.rules.turn(position).seats();
        let yours = self.yours.iter().copied();
        yours.filter(|&seat| turn.contains(seat)).collect()
    }
}

impl<G: Game> Slot<G> {
    pub(super) fn new(table: &Table<G>) -> Self {
        let seed = Seed::default();
        Self {
            position: table.rules.start(),
            dice: Dice::new(&seed),
            thoughts: ThoughtKey::new(&seed),
            choices: 0,
            begun: 0,
            steps: 0,
        }
    }

    /// Begins the next game here: of `slots` slots the one with this number.
    pub(super) fn begin(
        &mut self,
        table: &mut Table<G>,
        first: &Seed,
        number: usize,
        slots: usize,
    ) -> Result<(), Message> {
        let seed = seed::nth(first, number as u64 + self.begun * slots as u64);
        self.position = table.rules.start();
        self.dice = Dice::new(&seed);
        self.thoughts = ThoughtKey::new(&seed);
        self.begun += 1;
        (self.choices, self.steps) = (0, 0);
        self.go_on(table)
    }

    /// Forgets how many games have begun here.
    pub(super) fn rewind(&mut self) {
        self.begun = 0;
    }

    /// Makes a choice that is known to be legal.
    pub(super) fn choose(&mut self, table: &Table<G>, seat: Seat, number: usize) {
        if let Some(choice) = table.rules.numbered_choice(number) {
            table
                .rules
                .play_known(&mut self.position, seat, choice, &mut Silent);
            self.choices += 1;
        }
    }

    /// Lets chance and our strategies act until the caller has to choose, or the game is over.
    pub(super) fn go_on(&mut self, table: &mut Table<G>) -> Result<(), Message> {
        while !self.waits(table) {
            self.act(table)?;
        }
        Ok(())
    }

    /// Whether nobody is to act but the caller. What may be chosen is costly to tell, and the caller asks for it anyway.
    fn waits(&self, table: &Table<G>) -> bool {
        match table.rules.turn(&self.position) {
            Turn::Chance => false,
            turn => turn
                .seats()
                .iter()
                .all(|seat| table.players[seat.index()].is_none()),
        }
    }

    /// Lets chance or one of our strategies act.
    fn act(&mut self, table: &mut Table<G>) -> Result<(), Message> {
        let Table { rules, players, .. } = table;
        let before = self.choices;
        let acts = play_on_checked(
            rules,
            &mut self.position,
            &mut self.dice,
            &mut Silent,
            1,
            |position, seat, legal, choices| {
                let Some(player) = &mut players[seat.index()] else {
                    return Ok(None);
                };
                let mut random = self.thoughts.stream(seat, before + choices);
                let choice = player.decide(&rules.view(position, seat), legal, &mut random);
                let message = || Message::new("no-answer").with("seat", seat);
                choice.map(Some).ok_or_else(|| Foul {
                    seat,
                    message: message(),
                })
            },
        );
        self.choices += acts.map_err(|foul| foul.message)?.choices;
        Ok(())
    }
}
