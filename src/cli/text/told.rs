//! What is told during a game when somebody asks: the words, the rules, why the others did what they did, what happened.

use super::{Front, Trouble, wish};
use crate::{
    play::{Act, Sitter},
    rules::{Message, Seat, Turn},
    texts,
};

/// So many of the things that happened last are told.
const LAST: usize = 18;

impl Front {
    /// All that may be typed, or what a word does.
    pub(super) fn help(&mut self, word: &str) -> Result<Result<(), Message>, Trouble> {
        if word.is_empty() {
            self.say(&Message::new("text-help"))?;
            let words = wish::WORDS.map(|(_, key)| format!("  {}", texts::text(key)));
            self.write(&words.join("\n"))?;
            return Ok(Ok(()));
        }
        Ok(match wish::known(word) {
            Some(key) => Ok(self.write(&texts::text(key))?),
            None => Err(Message::new("text-unknown").with("word", word)),
        })
    }

    /// The rules of the table by their titles, or those whose number or title is asked for.
    pub(super) fn rules(&mut self, which: &str) -> Result<(), Trouble> {
        let setup = self.game.setup();
        let lessons = setup.entry.lessons(&setup.config);
        let told: Vec<(String, String)> = lessons
            .iter()
            .map(|lesson| (self.sentence(&lesson.title), self.sentence(&lesson.text)))
            .collect();
        let (asked, number) = (which.to_lowercase(), which.parse::<usize>().ok());
        let mut found = false;
        for (at, (title, text)) in told.iter().enumerate() {
            let by_title = number.is_none() && title.to_lowercase().contains(&asked);
            if which.is_empty() {
                self.write(&format!("  {:2}  {title}", at + 1))?;
            } else if number == Some(at + 1) || by_title {
                found = true;
                let text = text.lines().map(|line| format!("  {line}"));
                self.write(&format!("{title}\n{}", text.collect::<Vec<_>>().join("\n")))?;
            }
        }
        match (which.is_empty(), found) {
            (true, _) => self.say(&Message::new("text-rules")),
            (false, true) => Ok(()),
            (false, false) => self.say(&Message::new("text-no-rule").with("word", which)),
        }
    }

    /// Why the computers chose as they did since this seat's last choice, as far as that is no secret.
    pub(super) fn why(&mut self, seat: Seat) -> Result<(), Trouble> {
        let steps = self.game.steps();
        let open = match self.game.turn() {
            // What others have chosen at the same time is not shown yet.
            Turn::Together(_) => steps.iter().rposition(|step| step.reveals).map_or(0, |at| at + 1),
            _ => steps.len(),
        };
        let own = steps[..open]
            .iter()
            .rposition(|step| matches!(step.act, Act::Choice(who, _) if who == seat));
        let since = own.unwrap_or_default();
        let entry = self.game.setup().entry;
        let mut told = Vec::new();
        for step in &steps[since..open] {
            let Act::Choice(who, number) = step.act else {
                continue;
            };
            let Sitter::Computer(spec) = self.game.sitter(who) else {
                continue;
            };
            let free = step.before.choices(who).len() > 1;
            let player = entry.player(spec).ok().filter(|_| free);
            let why = player.and_then(|mut player| player.explain(&*step.before, who, number));
            if let Some(why) = why {
                told.push(
                    Message::new("text-why")
                        .with("seat", who)
                        .with("why", self.sentence(&why)),
                );
            }
        }
        if told.is_empty() {
            return self.say(&Message::new("text-no-why"));
        }
        self.say_all(&told)
    }

    /// The moves so far; where chance plays along, what happened last.
    pub(super) fn moves(&mut self) -> Result<(), Trouble> {
        if let Some(moves) = self.game.moves() {
            return self.write(&moves);
        }
        let steps = self.game.steps().iter();
        let told: Vec<Message> = steps
            .flat_map(|step| step.events.iter().filter_map(|event| self.heard(step, event)))
            .collect();
        self.say_all(&told[told.len().saturating_sub(LAST)..])
    }
}
