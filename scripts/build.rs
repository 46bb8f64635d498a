//! What the compiler is told beside the sources.

use std::{env, process::Command};

fn main() {
    // They are taken into the program by a macro that the compiler does not see through.
    println!("cargo::rerun-if-changed=assets/locales");
    println!("cargo::rerun-if-changed=assets/web");
    if packs_relocations() {
        // The loader's table of addresses would be a twelfth of the program, and it is read at every start.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Whether this system's loader reads packed tables: that of glibc does since 2.36.
fn packs_relocations() -> bool {
    let is_here = env::var_os("HOST") == env::var_os("TARGET");
    let version = Command::new("getconf").arg("GNU_LIBC_VERSION").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let parse = |text: &str| {
        let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
        Some((major.parse::<u32>().ok()?, minor.parse::<u32>().ok()?))
    };
    is_here
        && version
            .ok()
            .and_then(|text| parse(&text))
            .is_some_and(|version| version >= (2, 36))
}
