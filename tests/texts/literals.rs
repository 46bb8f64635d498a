//! What stands in quotation marks in a source, outside of comments and tests.

/// A literal, and what stands before it on its line and the one before, without blanks.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    pub(crate) before: String,
    pub(crate) text: String,
}

/// Code as it stands, each literal as one piece, and no comments.
enum Piece {
    Code(char),
    Literal(String),
}

/// All literals of a source outside of its tests, wherever in the file these stand.
pub(crate) fn literals(source: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut code = String::new();
    let mut skipped = None;
    for piece in pieces(source) {
        match (&mut skipped, piece) {
            (None, Piece::Literal(text)) => {
                let from = code.len().saturating_sub(40);
                let before = code[code.ceil_char_boundary(from)..].to_owned();
                found.push(Literal { before, text });
                code.push_str("\"\"");
            }
            (Some(_), Piece::Literal(_)) => {}
            (None, Piece::Code(c)) if c.is_whitespace() => {}
            (None, Piece::Code(c)) => {
                code.push(c);
                if code.ends_with("#[cfg(test)]") {
                    skipped = Some(0);
                }
            }
            // An item ends with its braces, or with a semicolon where it has none.
            (Some(depth), Piece::Code(c)) => {
                *depth += i32::from(c == '{') - i32::from(c == '}');
                if *depth == 0 && matches!(c, '}' | ';') {
                    skipped = None;
                }
            }
        }
    }
    found
}

fn pieces(source: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let hashes = rest
            .strip_prefix('r')
            .map(|raw| raw.len() - raw.trim_start_matches('#').len());
        let is_raw = hashes.is_some_and(|count| rest[1 + count..].starts_with('"'))
            && !matches!(pieces.last(), Some(Piece::Code(c)) if c.is_alphanumeric() || *c == '_');
        rest = if rest.starts_with("//") {
            &rest[rest.find('\n').unwrap_or(rest.len())..]
        } else if is_raw {
            let end = format!("\"{}", "#".repeat(hashes.unwrap_or(0)));
            let inner = &rest[end.len() + 1..];
            let length = inner.find(&end).unwrap_or(inner.len());
            pieces.push(Piece::Literal(inner[..length].to_owned()));
            inner[length..].strip_prefix(&end).unwrap_or_default()
        } else if c == '"' {
            let length = closed(&rest[1..], '"');
            pieces.push(Piece::Literal(rest[1..=length].to_owned()));
            rest.get(length + 2..).unwrap_or_default()
        } else if let Some(after) = character(rest) {
            after
        } else {
            pieces.push(Piece::Code(c));
            &rest[c.len_utf8()..]
        };
    }
    pieces
}

/// How long a text is up to this sign, which may also stand there with a backslash before it.
fn closed(text: &str, sign: char) -> usize {
    let mut escaped = false;
    let end = text.find(|c| {
        let ends = c == sign && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.unwrap_or(text.len())
}

/// What stands behind a character in its marks; a lifetime is none.
fn character(rest: &str) -> Option<&str> {
    let inner = rest.strip_prefix('\'')?;
    let first = inner.chars().next()?;
    let length = if first == '\\' {
        closed(inner, '\'')
    } else {
        first.len_utf8()
    };
    inner[length..].strip_prefix('\'')
}

#[test]
fn literals_are_found_before_and_behind_tests_and_not_in_them() {
    let source = r##"
        // "a comment"
        fn f<'a>() { say("first"); }
        #[cfg(test)]
        fn only_for_tests() { say("of a test {"); }
        fn g() { let quote = ['"', '\'']; print(r#"a "raw" one"#); bar("with \" in it"); }
        #[cfg(test)]
        mod tests { fn h() { f("of another"); } }
        const LAST: &str = "last";
    "##;
    let texts: Vec<String> = literals(source).into_iter().map(|literal| literal.text).collect();
    assert_eq!(texts, ["first", r#"a "raw" one"#, r#"with \" in it"#, "last"]);
    assert!(literals(source)[0].before.ends_with("say("));
}
