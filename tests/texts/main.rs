//! What is said: in every language, by key, and aloud.

mod english;
mod languages;
mod literals;
#[path = "../pseudo/mod.rs"]
mod pseudo;
mod sentences;
#[cfg(unix)]
mod voices;
