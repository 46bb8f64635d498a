//! Reports of a tournament: tables, plots and a page, as texts in the language of the tournament. Times are in none of
//! them, so the same tournament has the same reports, byte for byte, however it was played and whoever writes them; only
//! the names of the machines that played it differ.

mod canvas;
mod command;
pub mod csv;
mod html;
pub mod live;
mod sources;
pub mod svg;
pub mod words;

pub use canvas::Plot;
pub use command::command;
pub use html::page;

use serde_json::{Value, json};

use super::{End, Plan, Session, Shard, Standings, Trace, machine};
use crate::{
    rules::Message,
    texts::{self, Language},
};

/// Why a report can't be made.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// A table can't be written.
    #[error("{}", texts::say(&Message::new("report-no-table").with("why", .0.as_str())))]
    Table(String),
    /// A plot can't be drawn.
    #[error("{}", texts::say(&Message::new("report-no-plot").with("why", .0.as_str())))]
    Plot(String),
}

impl From<::csv::Error> for ReportError {
    fn from(error: ::csv::Error) -> Self {
        Self::Table(error.to_string())
    }
}

/// What reports are made from.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was played.
    pub plan: Plan,
    /// Which part of it.
    pub shard: Shard,
    /// Why it ended, or that it has not yet.
    pub end: End,
    /// What is known.
    pub standings: Standings,
    /// How that came about.
    pub trace: Trace,
    /// On which machines it was played.
    pub machines: Vec<String>,
    /// In which language it is written.
    pub language: Language,
}

/// The language of a tournament's reports. One of a user's own that is not at hand is told in English, as all that a
/// language lacks.
fn language(plan: &Plan) -> Language {
    match &plan.tournament.language {
        Some(code) => Language::of_code(code).unwrap_or(Language::ENGLISH),
        None => Language::current(),
    }
}

impl Report {
    /// The names of all files that [`Self::files`] may make.
    pub const NAMES: [&'static str; 9] = [
        "standings.json",
        "standings.csv",
        "pairs.csv",
        "report.html",
        "wins.svg",
        "course.svg",
        "pairs.svg",
        "ratings.svg",
        "seats.svg",
    ];

    /// The report of a tournament as far as it has come.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self {
            plan: session.plan().clone(),
            shard: session.shard(),
            end: session.end(),
            standings: session.standings(),
            trace: session.trace(),
            machines: session.machines().iter().cloned().collect(),
            language: language(session.plan()),
        }
    }

    /// The standings with what played them, for programs.
    fn figures(&self) -> Value {
        let mut figures = json!(self.standings);
        figures["program"] = json!(machine::PROGRAM);
        figures["rules_version"] = json!(self.plan.rules_version());
        figures["machines"] = json!(self.machines);
        figures["command"] = json!(command(&self.plan.tournament));
        figures
    }

    /// All plots.
    ///
    /// # Errors
    /// When one can't be drawn.
    pub fn plots(&self) -> Result<Vec<Plot>, ReportError> {
        let standings = &self.standings;
        self.language.writing(|| {
            Ok(vec![
                svg::wins(standings)?,
                svg::course(standings, &self.trace)?,
                svg::pairs(standings)?,
                svg::ratings(standings)?,
                svg::seats(standings, &words::seats(&self.plan))?,
            ])
        })
    }

    /// Everything that lies in the folder of a tournament that was played: names of files with their texts.
    ///
    /// # Errors
    /// When something can't be made.
    pub fn files(&self) -> Result<Vec<(String, String)>, ReportError> {
        let plots = self.plots()?;
        let json = format!("{:#}\n", self.figures());
        let mut files = vec![
            ("standings.json".to_owned(), json),
            ("standings.csv".to_owned(), csv::standings(&self.standings)?),
            ("pairs.csv".to_owned(), csv::pairs(&self.standings)?),
            ("report.html".to_owned(), page(self, &plots)),
        ];
        files.extend(
            plots
                .iter()
                .map(|plot| (format!("{}.svg", plot.name), plot.standalone())),
        );
        Ok(files)
    }
}
