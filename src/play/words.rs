//! Words in which players are named, as they are typed: `far,ranking:-90,20,random`. Parameters may hold commas too.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{SeqAccess, Visitor},
};

/// The words, one for each who is named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<String>);

impl From<&str> for Words {
    /// A part that is a number or `name=number` belongs to the word before it, and so does what stands in quotes.
    fn from(text: &str) -> Self {
        let mut words: Vec<String> = Vec::new();
        let mut quote = None;
        let parts = text.split(|c| {
            match quote {
                None if c == '"' || c == '\'' => quote = Some(c),
                Some(open) if c == open => quote = None,
                _ => {}
            }
            c == ',' && quote.is_none()
        });
        for part in parts.map(str::trim) {
            let named = part.split_once('=').is_some_and(|(name, _)| !name.contains(':'));
            // Only whole numbers are any good; that is for the strategy to say.
            let parameter = named || part.parse::<f64>().is_ok();
            match words.last_mut() {
                Some(word) if parameter && word.contains(':') => {
                    word.push(',');
                    word.push_str(part);
                }
                _ => words.push(part.to_owned()),
            }
        }
        Self(words)
    }
}

impl<'de> Deserialize<'de> for Words {
    /// In a file they are one text, as on the line, or a list of texts.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Words;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("words as on the line, \"far,near\", or a list of them, [\"far\", \"near\"]")
            }

            fn visit_str<E>(self, text: &str) -> Result<Words, E> {
                Ok(text.into())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Words, A::Error> {
                let mut words = Vec::new();
                while let Some(word) = list.next_element()? {
                    words.push(word);
                }
                Ok(Words(words))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_keeps_its_blanks_its_numbers_and_what_is_quoted() {
        let text = "bot:python3 ranking.py -90,20,random,bot:'my bot' \"a,b\" --depth=3,ranking:far=1,far";
        let words = Words::from(text);
        let expected = [
            "bot:python3 ranking.py -90,20",
            "random",
            "bot:'my bot' \"a,b\" --depth=3",
            "ranking:far=1",
            "far",
        ];
        assert_eq!(words.0, expected);
    }

    #[test]
    fn parameters_with_commas_stay_with_their_strategy() {
        let words = Words::from("far, ranking:-90,20,80,-5,10,0,random,ranking:getting_home=9,empty");
        assert_eq!(
            words.0,
            [
                "far",
                "ranking:-90,20,80,-5,10,0",
                "random",
                "ranking:getting_home=9",
                "empty"
            ],
        );
        let files = Words::from("file:my own.ron,far,file:/a/b.ron");
        assert_eq!(files.0, ["file:my own.ron", "far", "file:/a/b.ron"]);
    }

    #[test]
    fn a_file_may_have_them_as_one_text_or_as_a_list() {
        let read = |text: &str| ron::from_str::<Words>(text).map(|Words(words)| words);
        let words = Ok(vec!["far".to_owned(), "ranking:1,2".to_owned()]);
        assert_eq!(read(r#""far, ranking:1,2""#), words);
        assert_eq!(read(r#"["far", "ranking:1,2"]"#), words);
        let fault = read("7").expect_err("no words").to_string();
        assert!(fault.contains("as on the line"), "{fault}");
    }
}
