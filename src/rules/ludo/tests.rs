//! The rules as sentences over drawn positions.
