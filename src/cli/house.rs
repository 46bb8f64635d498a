//! House rules on the line: a preset, rules by name, and short words for the sizes of a race.

use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

use crate::play::HouseRules;

/// The words of the line.
#[derive(Args)]
#[group(id = "house")]
struct HouseLine {
    /// A preset of house rules
    #[arg(long = "rules", value_name = "PRESET")]
    preset: Option<String>,
    /// One house rule or size, any number of times
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    rules: Vec<String>,
    /// Ring spots from one start to the next: short for --rule dots=D
    #[arg(long, value_name = "D")]
    dots: Option<u8>,
    /// Pawns a seat: short for --rule pawns=P
    #[arg(long, value_name = "P")]
    pawns: Option<u8>,
    /// Faces of the die: short for --rule faces=F
    #[arg(long, value_name = "F")]
    faces: Option<u8>,
}

impl From<HouseLine> for HouseRules {
    fn from(line: HouseLine) -> Self {
        Self {
            preset: line.preset,
            rules: line.rules,
        }
        .sized([line.dots, line.pawns, line.faces])
    }
}

impl FromArgMatches for HouseRules {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        HouseLine::from_arg_matches(matches).map(Into::into)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for HouseRules {
    fn augment_args(command: Command) -> Command {
        HouseLine::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        HouseLine::augment_args_for_update(command)
    }
}
