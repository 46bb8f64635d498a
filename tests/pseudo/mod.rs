//! A language that nobody speaks: the English texts in odd letters and 40 % longer. What is not translated, or does not
//! fit, is seen at once.

use std::{fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, Pattern, PatternElement},
    parser::parse,
    serializer::serialize,
};

/// Its code.
pub(crate) const CODE: &str = "qps";

/// Writes it as a folder of texts, as a user would add a language.
pub(crate) fn write(languages: &Path) {
    let folder = languages.join(CODE);
    fs::create_dir_all(&folder).expect("a folder");
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    for file in fs::read_dir(english).expect("the folder is there") {
        let path = file.expect("it can be read").path();
        let text = fs::read_to_string(&path).expect("texts");
        let mut resource = parse(text).expect("English has no errors");
        for entry in &mut resource.body {
            match entry {
                Entry::Message(message) => message.value.iter_mut().for_each(change),
                Entry::Term(term) => change(&mut term.value),
                _ => {}
            }
        }
        let name = path.file_name().expect("a file");
        fs::write(folder.join(name), serialize(&resource)).expect("it is written");
    }
}

fn change(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = odd(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    change(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A text in odd letters; of five letters two are there twice.
pub(crate) fn odd(text: &str) -> String {
    let mut letters = 0;
    let mut out = String::new();
    for letter in text.chars() {
        let changed = "AÅaåBɃCÇcçDĐdđEÉeéGĞgğHĦhħIÎiîKĶkķLĻlļNÑnñOÖoöRŘrřSŠsšTŤtťUÛuûYÝyýZŽzž"
            .chars()
            .collect::<Vec<_>>()
            .chunks(2)
            .find(|pair| pair[0] == letter)
            .map_or(letter, |pair| pair[1]);
        out.push(changed);
        if letter.is_alphabetic() {
            letters += 1;
            if letters % 5 == 2 || letters % 5 == 4 {
                out.push(changed);
            }
        }
    }
    out
}
