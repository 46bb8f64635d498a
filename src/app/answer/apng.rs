//! Pictures become an animated PNG that any browser plays: of each only what has changed is kept, and where nothing has
//! the one before shines through.

use png::{BitDepth, BlendOp, ColorType, DisposeOp, Encoder, EncodingError};

/// Four bytes each: red, green, blue, and how much it hides.
const DEPTH: usize = 4;

/// A part of a picture that is drawn over the one before.
struct Patch {
    from: [u32; 2],
    size: [u32; 2],
    pixels: Vec<u8>,
    millis: u32,
}

/// Gathers pictures of one size.
pub(super) struct Reel {
    size: [u32; 2],
    last: Vec<u8>,
    patches: Vec<Patch>,
}

impl Reel {
    /// For pictures so wide and so high.
    pub(super) fn new(size: [u32; 2]) -> Self {
        Self {
            size,
            last: Vec::new(),
            patches: Vec::new(),
        }
    }

    /// Adds a picture that hides everything below it, to be seen for so long. One like the last is seen longer.
    pub(super) fn add(&mut self, picture: &[u8], millis: u32) {
        let patch = if self.patches.is_empty() {
            Some(([0, 0], self.size, picture.to_vec()))
        } else {
            self.changed(picture)
        };
        match (patch, self.patches.last_mut()) {
            (Some((from, size, pixels)), _) => self.patches.push(Patch {
                from,
                size,
                pixels,
                millis,
            }),
            (None, Some(last)) => last.millis += millis,
            (None, None) => {}
        }
        self.last = picture.to_vec();
    }

    /// The rectangle in which a picture differs from the last one; what does not is clear.
    fn changed(&self, picture: &[u8]) -> Option<([u32; 2], [u32; 2], Vec<u8>)> {
        let wide = self.size[0] as usize;
        let pairs = picture.chunks_exact(DEPTH).zip(self.last.chunks_exact(DEPTH));
        let changed = pairs.enumerate().filter(|(_, (new, old))| new != old);
        let bounds = changed.fold(None, |bounds, (at, _)| {
            let (x, y) = (at % wide, at / wide);
            let (left, right, top, _) = bounds.unwrap_or((x, x, y, y));
            Some((x.min(left), x.max(right), top, y))
        });
        let (left, right, top, bottom) = bounds?;
        let mut pixels = Vec::with_capacity((right - left + 1) * (bottom - top + 1) * DEPTH);
        for y in top..=bottom {
            for x in left..=right {
                let at = (y * wide + x) * DEPTH;
                let (new, old) = (&picture[at..at + DEPTH], &self.last[at..at + DEPTH]);
                pixels.extend_from_slice(if new == old { &[0; DEPTH] } else { new });
            }
        }
        let from = [left as u32, top as u32];
        Some((
            from,
            [(right - left + 1) as u32, (bottom - top + 1) as u32],
            pixels,
        ))
    }

    /// The file.
    ///
    /// # Errors
    /// When there is no picture.
    pub(super) fn pack(self) -> Result<Vec<u8>, EncodingError> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, self.size[0], self.size[1]);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_animated(self.patches.len() as u32, 0)?;
        encoder.set_blend_op(BlendOp::Over)?;
        encoder.set_dispose_op(DisposeOp::None)?;
        let mut writer = encoder.write_header()?;
        for patch in &self.patches {
            writer.set_frame_delay(patch.millis.min(u16::MAX.into()) as u16, 1000)?;
            writer.reset_frame_position()?;
            writer.set_frame_dimension(patch.size[0], patch.size[1])?;
            writer.set_frame_position(patch.from[0], patch.from[1])?;
            writer.write_image_data(&patch.pixels)?;
        }
        writer.finish()?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of one colour with a square of another at a place.
    fn picture(at: usize) -> Vec<u8> {
        let mut pixels = [40, 30, 20, 255].repeat(32 * 32);
        for y in 0..4 {
            for x in 0..4 {
                let pixel = ((8 + y) * 32 + at + x) * DEPTH;
                pixels[pixel..pixel + DEPTH].copy_from_slice(&[200, 10, 10, 255]);
            }
        }
        pixels
    }

    fn packed() -> Vec<u8> {
        let mut reel = Reel::new([32, 32]);
        for at in [2, 4, 4, 20] {
            reel.add(&picture(at), 100);
        }
        reel.pack().expect("there are pictures")
    }

    #[test]
    fn a_reel_decodes_to_the_pictures_that_were_put_in_and_is_the_same_twice() {
        let bytes = packed();
        assert_eq!(bytes, packed());
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes))
            .read_info()
            .expect("it is a PNG");
        let animation = *reader.info().animation_control().expect("it moves");
        assert_eq!((animation.num_frames, animation.num_plays), (3, 0));
        let mut canvas = vec![0; 32 * 32 * DEPTH];
        let mut buffer = vec![0; 32 * 32 * DEPTH];
        for (at, millis) in [(2, 100), (4, 200), (20, 100)] {
            let frame = reader.next_frame(&mut buffer).expect("a picture");
            let control = *reader.info().frame_control().expect("its place");
            assert_eq!(control.delay_num, millis);
            for y in 0..frame.height as usize {
                for x in 0..frame.width as usize {
                    let from = (y * frame.width as usize + x) * DEPTH;
                    let to = ((y + control.y_offset as usize) * 32 + x + control.x_offset as usize) * DEPTH;
                    if buffer[from + 3] > 0 {
                        canvas[to..to + DEPTH].copy_from_slice(&buffer[from..from + DEPTH]);
                    }
                }
            }
            assert_eq!(canvas, picture(at));
        }
    }
}
