//! The pages: files that lie in the program, with what a browser has to hold to when it shows them.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{
        HeaderValue, Method, StatusCode,
        header::{self, HeaderName},
    },
    response::Response,
};
use include_dir::{Dir, include_dir};
use miniz_oxide::deflate::compress_to_vec_zlib;
use sha2::{Digest as _, Sha256};

use crate::play::seed;

/// How hard files are packed.
const LEVEL: u8 = 9;

/// What is shown.
static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/web");

/// The page that is shown where none is named.
const FIRST: &str = "index.html";
/// The script that keeps the others in the browser.
const WORKER: &str = "worker.js";

/// The contents of all files, by their paths.
static CONTENTS: LazyLock<BTreeMap<&str, Bytes>> = LazyLock::new(|| {
    let all = FILES.files().chain(FILES.dirs().flat_map(Dir::files));
    let named = all.filter_map(|file| Some((file.path().to_str()?, Bytes::from_static(file.contents()))));
    let mut contents: BTreeMap<&str, Bytes> = named.collect();
    if let Some(worker) = contents.remove(WORKER) {
        let whole = [head(&contents).as_bytes(), &worker].concat();
        contents.insert(WORKER, whole.into());
    }
    contents
});

/// What stands above the worker: a digest of what it keeps, and where that is found.
fn head(kept: &BTreeMap<&str, Bytes>) -> String {
    let mut digest = Sha256::new();
    for (path, contents) in kept {
        digest.update(path);
        digest.update(contents.len().to_le_bytes());
        digest.update(contents);
    }
    let version = seed::hex(&digest.finalize()[..12]);
    let paths = kept.keys().map(|&path| if path == FIRST { "" } else { path });
    let paths: Vec<String> = paths.map(|path| format!("\"/{path}\"")).collect();
    format!("const VERSION = \"{version}\", FILES = [{}];\n", paths.join(", "))
}

/// The same packed, for browsers that unpack it. Fonts, in a folder of their own, are packed already.
static PACKED: LazyLock<BTreeMap<&str, Bytes>> = LazyLock::new(|| {
    let files = CONTENTS.iter().filter(|(path, _)| !path.contains('/'));
    let packed = |contents: &Bytes| compress_to_vec_zlib(contents, LEVEL).into();
    files.map(|(path, contents)| (*path, packed(contents))).collect()
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
        "/" => FIRST,
        path => path.trim_start_matches('/'),
    };
    let (Some(contents), Some(kind)) = (CONTENTS.get(path), kind(path)) else {
        return refused(StatusCode::NOT_FOUND);
    };
    let takes = request.headers().get(header::ACCEPT_ENCODING);
    let takes = takes.and_then(|takes| takes.to_str().ok());
    let unpacks = takes.is_some_and(|takes| takes.contains("deflate"));
    let packed = PACKED.get(path).filter(|_| unpacks).cloned();
    let is_packed = packed.is_some();
    let contents = packed.unwrap_or_else(|| contents.clone());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_is_another_one_where_any_file_is() {
        let pages = BTreeMap::from([
            ("index.html", Bytes::from_static(b"a page")),
            ("style.css", Bytes::from_static(b"a style")),
        ]);
        let first = head(&pages);
        assert!(first.contains("FILES = [\"/\", \"/style.css\"]"), "{first}");
        let mut others = pages.clone();
        others.insert("style.css", Bytes::from_static(b"b style"));
        assert_ne!(head(&others), first);
        assert_eq!(head(&pages), first);
        let worker = String::from_utf8_lossy(&CONTENTS[WORKER]);
        let mut kept = CONTENTS.clone();
        kept.remove(WORKER);
        assert!(worker.starts_with(&head(&kept)) && worker.contains("addEventListener"));
        assert!(worker.contains("/fonts/") && !worker.contains(&format!("\"/{WORKER}\"")));
    }
}
