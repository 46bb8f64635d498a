//! The program: everything it can do is a command of its line.

use std::process::ExitCode;

fn main() -> ExitCode {
    homestretch::cli::run(&homestretch::catalogue::Ours, std::env::args_os())
}
