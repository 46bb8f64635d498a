//! Lessons as arrays of numpy: files of its own format (`.npy`, version 1.0), which others read as well.

use super::Lessons;

/// The head of a file fills a multiple of so many bytes.
const ALIGNED: usize = 64;

/// The files with their names: `inputs.npy`, the inputs that are 1 of all judgements one after the other; `ends.npy`, where
/// those of each end; `contenders.npy`, the sides that contend as bits; `targets.npy`, the chance that each side ought to
/// have been given.
pub(super) fn arrays(lessons: &Lessons, sides: usize) -> [(&'static str, Vec<u8>); 4] {
    let (mut inputs, mut ends, mut contenders, mut targets) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut end = 0;
    for lesson in (0..lessons.len()).map(|number| lessons.get(number)) {
        end += lesson.inputs.len();
        inputs.extend(lesson.inputs.iter().flat_map(|input| input.to_le_bytes()));
        ends.extend((end as u64).to_le_bytes());
        contenders.push(lesson.contenders);
        targets.extend(
            lesson.target[..sides]
                .iter()
                .flat_map(|chance| chance.to_le_bytes()),
        );
    }
    let count = lessons.len();
    [
        ("inputs.npy", array("<u2", &format!("{end},"), &inputs)),
        ("ends.npy", array("<i8", &format!("{count},"), &ends)),
        ("contenders.npy", array("|u1", &format!("{count},"), &contenders)),
        (
            "targets.npy",
            array("<f4", &format!("{count}, {sides}"), &targets),
        ),
    ]
}

/// An array as a file, its numbers row by row.
fn array(kind: &str, shape: &str, numbers: &[u8]) -> Vec<u8> {
    let mut head = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': ({shape}), }}");
    // Ten bytes stand before the head, and a line feed ends it.
    while !(10 + head.len() + 1).is_multiple_of(ALIGNED) {
        head.push(' ');
    }
    head.push('\n');
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((head.len() as u16).to_le_bytes());
    bytes.extend(head.as_bytes());
    bytes.extend(numbers);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_lie_one_after_the_other() {
        let mut lessons = Lessons::default();
        lessons.push(&[2, 300], 0b11, [0.25, 0.75, 0.0, 0.0, 0.0, 0.0]);
        lessons.push(&[7], 0b10, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
        let files = arrays(&lessons, 2);
        let wanted: [(&str, &[u8]); 4] = [
            (
                "'<u2', 'fortran_order': False, 'shape': (3,)",
                &[2, 0, 44, 1, 7, 0],
            ),
            (
                "'<i8', 'fortran_order': False, 'shape': (2,)",
                &[2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0],
            ),
            ("'|u1', 'fortran_order': False, 'shape': (2,)", &[3, 2]),
            (
                "'<f4', 'fortran_order': False, 'shape': (2, 2)",
                &[0, 0, 128, 62, 0, 0, 64, 63, 0, 0, 0, 0, 0, 0, 128, 63],
            ),
        ];
        for ((name, bytes), (head, numbers)) in files.iter().zip(wanted) {
            let length = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
            assert_eq!((10 + length) % ALIGNED, 0, "{name}");
            let told = String::from_utf8_lossy(&bytes[10..10 + length]);
            assert!(told.contains(head) && told.ends_with('\n'), "{name}: {told}");
            assert_eq!(&bytes[10 + length..], numbers, "{name}");
        }
    }
}
