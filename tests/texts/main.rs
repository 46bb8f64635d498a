//! What is said: in every language, by key, and aloud.

mod languages;
#[path = "../pseudo/mod.rs"]
mod pseudo;
mod sentences;
#[cfg(unix)]
mod voices;
