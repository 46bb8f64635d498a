//! Reports as files: those that lie beside the blocks of a tournament, and those that are asked for elsewhere.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

use clap::Args;

use crate::{
    arena::{
        Report, ReportError, Session, Shard,
        report::{csv, page},
    },
    cli::{Trouble, out},
    play::store::write_atomically,
    rules::Message,
    texts::{self, Language},
};

/// Where reports go.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct FilesLine {
    /// Writes the report as a page that needs no network
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Writes the standings as a table, and those of each two players beside it as FILE-pairs (not with “-”)
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draws the shares of wins, and the other plots beside it as FILE-course, -pairs, -seats and -ratings (not with “-”)
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl FilesLine {
    /// Whether one of them takes the place of what people read, on standard output.
    pub(super) fn to_stdout(&self) -> bool {
        let files = [&self.html, &self.csv, &self.svg];
        files.into_iter().flatten().any(|path| out::is_stdout(path))
    }
}

impl From<ReportError> for Trouble {
    fn from(error: ReportError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Writes all reports into the folder of a whole tournament, where it has one.
pub(super) fn beside_blocks(session: &Session) -> Result<(), Trouble> {
    if session.shard() != Shard::WHOLE || !session.has_folder() {
        return Ok(());
    }
    for (name, text) in Report::of(session).files()? {
        session
            .write(&name, &text)
            .map_err(|error| Trouble::Failed(error.to_string()))?;
    }
    Ok(())
}

/// `wins.svg` and `pairs` become `wins-pairs.svg`.
fn beside(path: &Path, name: &str) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.map(|it| it.to_string_lossy().into_owned());
    let stem = part(path.file_stem()).unwrap_or_default();
    let ending = part(path.extension()).map_or_else(String::new, |it| format!(".{it}"));
    path.with_file_name(format!("{stem}-{name}{ending}"))
}

/// Writes what was asked for, in another language than that of the tournament where that is asked for too, and tells
/// which files that made.
pub(super) fn elsewhere(
    session: &Session,
    line: &FilesLine,
    asked: Option<Language>,
) -> Result<Vec<PathBuf>, Trouble> {
    if line.html.is_none() && line.csv.is_none() && line.svg.is_none() {
        return Ok(Vec::new());
    }
    let mut report = Report::of(session);
    report.language = asked.unwrap_or(report.language);
    let mut files: Vec<(PathBuf, String)> = Vec::new();
    let plots = if line.html.is_some() || line.svg.is_some() {
        report.plots()?
    } else {
        Vec::new()
    };
    if let Some(path) = &line.html {
        files.push((path.clone(), page(&report, &plots)));
    }
    if let Some(path) = &line.csv {
        files.push((path.clone(), csv::standings(&report.standings)?));
        if !out::is_stdout(path) {
            files.push((beside(path, "pairs"), csv::pairs(&report.standings)?));
        }
    }
    if let Some(path) = &line.svg {
        let most = if out::is_stdout(path) { 1 } else { plots.len() };
        for (n, plot) in plots.iter().take(most).enumerate() {
            let path = if n == 0 {
                path.clone()
            } else {
                beside(path, plot.name)
            };
            files.push((path, plot.standalone()));
        }
    }
    for (path, text) in &files {
        if out::is_stdout(path) {
            out::pipe().write_all(text.as_bytes())?;
            continue;
        }
        if path.is_dir() {
            let message = Message::new("report-folder")
                .with("folder", path.display().to_string())
                .with("file", path.join("report.html").display().to_string());
            return Err(Trouble::Failed(texts::say(&message)));
        }
        write_atomically(path, text).map_err(|error| {
            let message = Message::new("report-unwritten").with("why", error.to_string());
            Trouble::Failed(texts::say(&message))
        })?;
    }
    files.retain(|(path, _)| !out::is_stdout(path));
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_files_lie_beside_the_one_that_was_named() {
        let name = |path: &str| beside(Path::new(path), "pairs").display().to_string();
        assert_eq!(name("out/far.csv"), "out/far-pairs.csv");
        assert_eq!(name("far"), "far-pairs");
    }
}
