//! The printing press: SVG text becomes a texture with all its mip levels, with the project's own fonts.
//!
//! Each level is rasterised from the drawing, not scaled down from the one above, so that fine lines stay clear
//! on a small board. No font of the machine is ever used: the print is the same everywhere.

use std::sync::{Arc, LazyLock};

use bevy::{
    asset::RenderAssetUsages,
    image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

use super::figures::tabular;

/// Why there is no print.
#[derive(Debug, thiserror::Error)]
pub(in crate::app) enum PrintFault {
    /// The drawing is no SVG, which the title's text could cause.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// No picture of this size can be made.
    #[error("a picture of {0} by {0} pixels cannot be made")]
    Size(u32),
}

const SERIF: &[u8] = include_bytes!("../../../../assets/fonts/Alegreya_700Bold.ttf");
const SANS: &[u8] = include_bytes!("../../../../assets/fonts/AlegreyaSans_700Bold.ttf");

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [SERIF, SANS] {
        fonts.load_font_data(tabular(font).into_owned());
    }
    Arc::new(fonts)
});

fn read(svg: &str) -> Result<Tree, PrintFault> {
    let options = Options {
        fontdb: FONTS.clone(),
        font_family: "Alegreya".to_owned(),
        ..Options::default()
    };
    Ok(Tree::from_str(svg, &options)?)
}

fn rasterise(tree: &Tree, width: u32, height: u32) -> Result<Pixmap, PrintFault> {
    let mut pixels = Pixmap::new(width, height).ok_or(PrintFault::Size(width))?;
    let scale = Transform::from_scale(
        width as f32 / tree.size().width(),
        height as f32 / tree.size().height(),
    );
    resvg::render(tree, scale, &mut pixels.as_mut());
    Ok(pixels)
}

/// The pixels of a square drawing, four bytes each: red, green, blue, all multiplied by the alpha that follows.
///
/// # Errors
/// When the drawing cannot be read.
pub(in crate::app) fn pixels(svg: &str, size: u32) -> Result<Vec<u8>, PrintFault> {
    Ok(rasterise(&read(svg)?, size, size)?.take())
}

/// Prints a square drawing as a texture of `size` pixels (a power of two) with mip levels, which blend into each
/// other where it may be `smooth`.
///
/// # Errors
/// When the drawing cannot be read.
pub(super) fn texture(svg: &str, size: u32, smooth: bool) -> Result<Image, PrintFault> {
    let tree = read(svg)?;
    let mut data = Vec::with_capacity(size as usize * size as usize * 6);
    let mut levels = 0;
    let mut width = size;
    loop {
        let level = rasterise(&tree, width, width)?;
        data.extend(level.pixels().iter().flat_map(|pixel| {
            let pixel = pixel.demultiply();
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
        }));
        levels += 1;
        if width == 1 {
            break;
        }
        width /= 2;
    }
    Ok(with_levels(
        data,
        size,
        levels,
        smooth,
        ImageAddressMode::ClampToEdge,
    ))
}

/// An image from the pixels of all its levels, largest first.
pub(in crate::app::table) fn with_levels(
    data: Vec<u8>,
    size: u32,
    levels: u32,
    smooth: bool,
    address: ImageAddressMode,
) -> Image {
    let extent = Extent3d {
        width: size,
        height: size,
        depth_or_array_layers: 1,
    };
    // The shader decodes the filtered colour: decoding eight texels of every fragment is what costs without a
    // graphics card.
    let format = TextureFormat::Rgba8Unorm;
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        format,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: address,
        address_mode_v: address,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: if smooth {
            ImageFilterMode::Linear
        } else {
            ImageFilterMode::Nearest
        },
        ..ImageSamplerDescriptor::default()
    });
    image
}
