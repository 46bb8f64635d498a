//! The texts are taken into the program by a macro that the compiler does not see through: it is told here.

fn main() {
    println!("cargo::rerun-if-changed=assets/locales");
}
