//! The standings as tables that other programs read: a row an entrant, and a row for each two that met.

use ::csv::Writer;

use super::ReportError;
use crate::arena::{Estimate, Standings};

fn text(rows: Vec<Vec<String>>) -> Result<String, ReportError> {
    let mut writer = Writer::from_writer(Vec::new());
    for row in rows {
        writer.write_record(row)?;
    }
    let bytes = writer
        .into_inner()
        .map_err(|error| ReportError::Table(error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| ReportError::Table(error.to_string()))
}

/// The names of an estimate's three columns.
fn heads(name: &str) -> [String; 3] {
    ["", "_low", "_high"].map(|end| format!("{name}{end}"))
}

/// Its three cells; empty ones where nothing is known.
fn cells(estimate: Option<&Estimate>) -> [String; 3] {
    estimate.map_or_else(Default::default, |it| {
        [it.value, it.low, it.high].map(|number| number.to_string())
    })
}

/// A row for each entrant, the highest rating first, with every figure. Shares go from 0 to 1.
///
/// # Errors
/// When the table can't be written.
pub fn standings(standings: &Standings) -> Result<String, ReportError> {
    let seats = standings.seats.len();
    let mut head = vec!["name".to_owned(), "games".to_owned()];
    head.extend(
        ["win_share", "points", "rating"]
            .iter()
            .flat_map(|name| heads(name)),
    );
    // A share has the ends win_low and win_high wherever figures are printed.
    for end in ["low", "high"] {
        for cell in head
            .iter_mut()
            .filter(|cell| **cell == format!("win_share_{end}"))
        {
            *cell = format!("win_{end}");
        }
    }
    let has_luck = standings.has_luck();
    if has_luck {
        head.extend(["win_adjusted", "luck"].iter().flat_map(|name| heads(name)));
    }
    let has_errors = standings.has_errors();
    if has_errors {
        head.extend(heads("errors"));
    }
    head.extend((1..=seats).map(|place| format!("place_{place}")));
    head.extend((0..seats).flat_map(|seat| heads(&format!("seat_{seat}_win"))));
    head.extend(
        standings
            .deed_names
            .iter()
            .map(|deed| format!("{}_a_game", deed.replace('-', "_"))),
    );
    let mut rows = vec![head];
    for row in &standings.rows {
        let mut line = vec![row.name.clone(), row.games.to_string()];
        let estimates = [&row.win, &row.points, &row.rating];
        line.extend(estimates.into_iter().flat_map(|it| cells(Some(it))));
        if has_luck {
            let known = row.adjusted.as_ref();
            let estimates = [known.map(|it| &it.win), known.map(|it| &it.luck)];
            line.extend(estimates.into_iter().flat_map(cells));
        }
        if has_errors {
            line.extend(cells(row.errors.as_ref()));
        }
        line.extend(row.places.iter().map(u64::to_string));
        line.extend(row.by_seat.iter().flat_map(|it| cells(it.as_ref())));
        line.extend(row.deeds.iter().map(f64::to_string));
        rows.push(line);
    }
    text(rows)
}

/// A row for each two that met: how often the one ended before the other, ties half, and by how much its share of the wins
/// is larger in the same blocks.
///
/// # Errors
/// When the table can't be written.
pub fn pairs(standings: &Standings) -> Result<String, ReportError> {
    let mut rows = vec![vec!["name".to_owned(), "other".to_owned()]];
    rows[0].extend(["ahead", "lead"].iter().flat_map(|name| heads(name)));
    for ((row, pairs), leads) in standings.rows.iter().zip(&standings.ahead).zip(&standings.leads) {
        for ((other, pair), lead) in standings.rows.iter().zip(pairs).zip(leads) {
            if pair.is_some() {
                let mut line = vec![row.name.clone(), other.name.clone()];
                line.extend([pair, lead].into_iter().flat_map(|it| cells(it.as_ref())));
                rows.push(line);
            }
        }
    }
    text(rows)
}
