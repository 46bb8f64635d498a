//! The pages: files that lie in the program, with what a browser has to hold to when it shows them.

use std::{collections::BTreeMap, path::Path, sync::LazyLock};

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{
        HeaderValue, Method, StatusCode,
        header::{self, HeaderName},
    },
    response::Response,
};
use include_dir::{Dir, File, include_dir};
use miniz_oxide::deflate::compress_to_vec_zlib;
use sha2::{Digest as _, Sha256};

use crate::play::seed;

/// How hard files are packed.
const LEVEL: u8 = 9;

/// What is shown.
static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/web");

/// The same packed, for browsers that unpack it. Fonts, in a folder of their own, are packed already.
static PACKED: LazyLock<BTreeMap<&Path, Bytes>> = LazyLock::new(|| {
    let packed = |file: &'static File| Bytes::from(compress_to_vec_zlib(file.contents(), LEVEL));
    FILES.files().map(|file| (file.path(), packed(file))).collect()
});

/// What every answer says: nothing comes from elsewhere, nothing is shown elsewhere, and nothing is written into a page.
const HEADERS: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (header::CACHE_CONTROL, "no-cache"),
];

/// What a file is, by its ending; none of what is not shown.
fn kind(path: &str) -> Option<&'static str> {
    let (_, ending) = path.rsplit_once('.')?;
    Some(match ending {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

fn dressed(status: StatusCode, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// An answer without a page.
pub(super) fn refused(status: StatusCode) -> Response {
    dressed(status, Body::empty())
}

/// The file that is asked for.
pub(super) fn answer(request: &Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return refused(StatusCode::METHOD_NOT_ALLOWED);
    }
    let path = match request.uri().path() {
        "/" => "index.html",
        path => path.trim_start_matches('/'),
    };
    let (Some(file), Some(kind)) = (FILES.get_file(path), kind(path)) else {
        return refused(StatusCode::NOT_FOUND);
    };
    let takes = request.headers().get(header::ACCEPT_ENCODING);
    let takes = takes.and_then(|takes| takes.to_str().ok());
    let unpacks = takes.is_some_and(|takes| takes.contains("deflate"));
    let packed = PACKED.get(file.path()).filter(|_| unpacks).cloned();
    let is_packed = packed.is_some();
    let contents = packed.unwrap_or_else(|| Bytes::from_static(file.contents()));
    let tag = format!("\"{}\"", seed::hex(&Sha256::digest(&contents)[..12]));
    let known = request.headers().get(header::IF_NONE_MATCH);
    let is_known = known.is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let body = match *request.method() {
        Method::GET if !is_known => Body::from(contents),
        _ => Body::empty(),
    };
    let status = if is_known {
        StatusCode::NOT_MODIFIED
    } else {
        StatusCode::OK
    };
    let mut response = dressed(status, body);
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
        .headers_mut()
        .insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_packed {
        response
            .headers_mut()
            .insert(header::CONTENT_ENCODING, HeaderValue::from_static("deflate"));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}
