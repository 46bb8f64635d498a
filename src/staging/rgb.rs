//! A colour as it is written, and how bright it is.

/// A colour: red, green and blue as they are written, 0 … 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Reads `#rrggbb`, also without its sign, with one digit for each part, or with an opacity, which is not kept.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        let digits: Option<Vec<u8>> = digits.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect();
        let digits = digits?;
        let parts: Vec<u8> = match digits.len() {
            3 | 4 => digits.iter().map(|digit| digit * 17).collect(),
            6 | 8 => digits.chunks(2).map(|pair| pair[0] * 16 + pair[1]).collect(),
            _ => return None,
        };
        Some(Self([parts[0], parts[1], parts[2]]))
    }

    /// Its parts as amounts of light, 0 … 1.
    #[must_use]
    pub fn light(self) -> [f32; 3] {
        self.0.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    /// The colour of amounts of light, 0 … 1: the reverse of [`Self::light`].
    #[must_use]
    pub fn of_light(light: [f32; 3]) -> Self {
        Self(light.map(|part| {
            let part = if part <= 0.003_130_8 {
                12.92 * part
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            };
            (255.0 * part.clamp(0.0, 1.0)).round() as u8
        }))
    }

    /// It as it is written: `#rrggbb`.
    #[must_use]
    pub fn hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02X}{green:02X}{blue:02X}")
    }

    /// How bright it is seen, 0 … 1, as the web's accessibility guidelines (WCAG 2) have it.
    #[must_use]
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = self.light();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_read_as_people_write_it() {
        let red = Some(Rgb([0xFF, 0x00, 0x88]));
        for text in ["#FF0088", "ff0088", "#f08", "#FF008840"] {
            assert_eq!(Rgb::read(text), red, "{text}");
        }
        for text in ["", "brown", "#12345", "#GG0000"] {
            assert_eq!(Rgb::read(text), None, "{text}");
        }
    }

    #[test]
    fn light_becomes_the_colour_that_it_was() {
        for text in ["#000000", "#0A0B0C", "#27513A", "#FFFFFF"] {
            let colour = Rgb::read(text).expect(text);
            assert_eq!(Rgb::of_light(colour.light()).hex(), text);
        }
    }

    #[test]
    fn white_is_brightest() {
        assert!((Rgb([255; 3]).luminance() - 1.0).abs() < 1e-5);
        assert!(Rgb([0; 3]).luminance() < 1e-5);
    }
}
