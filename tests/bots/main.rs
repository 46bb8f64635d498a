//! Programs in other languages: those that we ask, and those that ask us.

mod children;
mod env;
