//! Which numbers of a view are told.

use std::ops::Range;

use super::fault::EnvError;

/// Some of the numbers of a view, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picked {
    /// Their places, as runs.
    pub(super) runs: Vec<Range<usize>>,
}

impl Picked {
    /// All numbers of these names.
    pub(super) fn all(names: &[String]) -> Self {
        Self {
            runs: vec![Range {
                start: 0,
                end: names.len(),
            }],
        }
    }

    /// Those that these words name; one that ends with a star stands for all that begin so.
    pub(super) fn new(words: &[String], names: &[String]) -> Result<Self, EnvError> {
        let means = |word: &String, name: &String| match word.strip_suffix('*') {
            Some(begin) => name.starts_with(begin),
            None => name == word,
        };
        if let Some(word) = words
            .iter()
            .find(|word| !names.iter().any(|name| means(word, name)))
        {
            return Err(EnvError::Batch(format!(
                "no number of a view is called “{word}”; they are {}",
                names.join(", ")
            )));
        }
        let told = |name: &String| words.iter().any(|word| means(word, name));
        let mut runs: Vec<Range<usize>> = Vec::new();
        for place in (0..names.len()).filter(|&place| told(&names[place])) {
            match runs.last_mut() {
                Some(run) if run.end == place => run.end += 1,
                _ => runs.push(place..place + 1),
            }
        }
        Ok(Self { runs })
    }

    /// How many they are.
    pub(super) fn len(&self) -> usize {
        self.runs.iter().map(ExactSizeIterator::len).sum()
    }

    /// These of a list of all.
    pub(super) fn of<T: Clone>(&self, all: &[T]) -> Vec<T> {
        let picked = self.runs.iter().filter_map(|run| all.get(run.clone()));
        picked.flatten().cloned().collect()
    }
}
