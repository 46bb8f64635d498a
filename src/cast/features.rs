//! What each of them wears, in the measures of a face. Hair and cloth have colours that no seat has.

use super::{
    Face,
    face::{MAPLE, OAK, TIN, WALNUT},
};

/// A person: a pawn, as it stands on the board, with a face.
pub static PERSON: Face = Face {
    head: None,
    ..Face::BARE
};

/// A strategy that nobody of the cast plays: a doll with a key to wind it up.
pub static AUTOMATON: Face = Face {
    head: Some(TIN),
    behind: r##"<path d="M73 34h9v-6a6 6 0 1 1 7 0v14a6 6 0 1 1 -7 0v-2h-9z" fill="#C0903F"/>"##,
    on: r##"<path d="M25.5 29C34 24 66 24 74.5 29L75.5 32.5C66 28 34 28 24.5 32.5Z" fill="#C0903F"/><circle class="bare" cx="31" cy="28.3" r="1.3" fill="#5A4420"/><circle class="bare" cx="50" cy="26.8" r="1.3" fill="#5A4420"/><circle class="bare" cx="69" cy="28.3" r="1.3" fill="#5A4420"/>"##,
    over: r#"<circle cx="41" cy="42" r="7" fill="none" style="stroke:#D9A441;stroke-width:2;stroke-opacity:1"/><circle cx="59" cy="42" r="7" fill="none" style="stroke:#D9A441;stroke-width:2;stroke-opacity:1"/>"#,
    nose: "M50 47v4",
    brow: 1.6,
    ..Face::BARE
};

pub(super) const PIM: Face = Face {
    head: Some(MAPLE),
    on: r##"<path d="M25 31C25 15 37 9 50 9C63 9 75 15 75 31C60 26 40 26 25 31Z" fill="#7F99A8"/><path d="M50 27.5C64 25 82 27 87 33C78 36 64 32 50 31Z" fill="#5F7684"/><circle cx="50" cy="9" r="2.6" fill="#5F7684"/><path class="bare" d="M33 48.5h.1M37 50.5h.1M34 52.5h.1M63 50.5h.1M67 48.5h.1M66 52.5h.1" style="stroke:#8A4B22;stroke-width:2;stroke-linecap:round;stroke-opacity:.8"/>"##,
    nose: "M47.5 49a2.6 2.4 0 1 0 5 0",
    brow: 2.0,
    ..Face::BARE
};

pub(super) const LOTTI: Face = Face {
    head: Some(MAPLE),
    behind: r##"<path d="M29 40C17 45 15 60 20 72L28 71C25 60 28 51 34 47Z" fill="#DDB766"/><path d="M71 40C83 45 85 60 80 72L72 71C75 60 72 51 66 47Z" fill="#DDB766"/><circle cx="24" cy="72.5" r="3.6" fill="#F3E6C4"/><circle cx="76" cy="72.5" r="3.6" fill="#F3E6C4"/>"##,
    on: r##"<path d="M50 11C33 11 22 24 23.5 43C28 35 44 29 50 15C56 29 72 35 76.5 43C78 24 67 11 50 11Z" fill="#DDB766"/><path d="M50 12v3" fill="none"/>"##,
    nose: "M47.5 49a2.6 2.4 0 1 0 5 0",
    brow: 2.0,
    ..Face::BARE
};

pub(super) const JOOST: Face = Face {
    on: r##"<path d="M24.5 34C22 20 31 11 38 14C40 6 50 7 52 11C58 5 69 10 69 17C77 19 78 28 75.5 34C71 28 66 26 60 28C54 22 46 29 40 26C34 26 29 28 24.5 34Z" fill="#B98046"/>"##,
    neck: r##"<path d="M59 74L70 73L73 94L62 95Z" fill="#E9DDBF"/><path d="M29 66C38 72 62 72 71 66L73 75C62 81 38 81 27 75Z" fill="#E9DDBF"/><path d="M37 69.5l-1.5 9M50 71v9M63 69.5l1.5 9M62 88l10 -1" fill="none" style="stroke:#A8573C;stroke-width:2.4;stroke-opacity:1"/>"##,
    nose: "M50 42q7 7 1 9q-3 .5 -5 -1",
    brow: 2.8,
    ..Face::BARE
};

pub(super) const ASHA: Face = Face {
    head: Some(WALNUT),
    behind: r##"<path d="M23 38C20 12 80 12 77 38C81 54 82 66 77 73C62 78 38 78 23 73C18 66 20 54 23 38Z" fill="#6A432E"/>"##,
    on: r##"<path d="M50 10.5C32 10.5 22 24 24 42C31 38 45 29 51 16C57 29 69 38 76 42C78 24 68 10.5 50 10.5Z" fill="#6A432E"/><circle cx="72" cy="22" r="5.4" fill="#E8A33C"/><circle cx="72" cy="22" r="2" fill="#F9E2A8"/><circle cx="24.5" cy="53" r="2.2" fill="#E2C06A"/><circle cx="75.5" cy="53" r="2.2" fill="#E2C06A"/>"##,
    brow: 2.4,
    ..Face::BARE
};

pub(super) const MILA: Face = Face {
    behind: r##"<path d="M24 34C18 46 19 60 26 66C33 62 67 62 74 66C81 60 82 46 76 34Z" fill="#96603C"/>"##,
    on: r##"<path d="M24 40C24 26 36 20 50 20C64 20 76 26 76 40C71 31 62 30 52 27C46 31 31 31 24 40Z" fill="#96603C"/><path d="M21 25C17 10 42 2 62 5C80 8 87 19 79 27C62 20 38 20 21 25Z" fill="#C9824F"/><path d="M57 5l1.5 -4.5" fill="none" style="stroke-width:2"/>"##,
    nose: "M50 43q5 5 1 7q-2 .8 -4 -.3",
    brow: 2.4,
    ..Face::BARE
};

pub(super) const RUEDI: Face = Face {
    on: r##"<path d="M18 29C34 21 66 21 82 29C77 34 66 29 50 29C34 29 23 34 18 29Z" fill="#6C6B49"/><path d="M29 26C29 9 38 4 48 7C57 2 70 6 71 26C58 21 42 21 29 26Z" fill="#85835C"/><path d="M29.5 23.5C42 19 58 19 70.5 23.5" fill="none" style="stroke:#F3E6C4;stroke-width:2.6;stroke-opacity:1"/><path d="M66 20C71 9 80 3 88 2C86 11 79 20 70 24Z" fill="#F3E6C4"/>"##,
    over: r##"<path d="M50 50C44 47.5 35 50 31 57C39 58.5 46 57 50 53.5C54 57 61 58.5 69 57C65 50 56 47.5 50 50Z" fill="#E3D6BC"/>"##,
    nose: "M50 42q7 6 1 8q-3 .5 -5 -1",
    brow: 3.2,
    mouth: 6.5,
    ..Face::BARE
};

pub(super) const CHIARA: Face = Face {
    head: Some(OAK),
    behind: r##"<g fill="#84492A"><circle cx="27" cy="24" r="9.5"/><circle cx="22" cy="37" r="9"/><circle cx="23" cy="51" r="9"/><circle cx="28" cy="62" r="7"/><circle cx="73" cy="24" r="9.5"/><circle cx="78" cy="37" r="9"/><circle cx="77" cy="51" r="9"/><circle cx="72" cy="62" r="7"/><circle cx="38" cy="13.5" r="9.5"/><circle cx="62" cy="13.5" r="9.5"/><circle cx="50" cy="11" r="9"/></g>"##,
    on: r##"<g fill="#84492A"><circle cx="32" cy="24" r="6.5"/><circle cx="41" cy="19" r="7"/><circle cx="52" cy="17.5" r="7"/><circle cx="62" cy="20" r="6.5"/><circle cx="69" cy="26" r="5.5"/></g><circle cx="24.5" cy="58" r="3.8" fill="none" style="stroke:#E2B34A;stroke-width:1.8;stroke-opacity:1"/><circle cx="75.5" cy="58" r="3.8" fill="none" style="stroke:#E2B34A;stroke-width:1.8;stroke-opacity:1"/>"##,
    brow: 3.0,
    ..Face::BARE
};

pub(super) const NIKOS: Face = Face {
    head: Some(OAK),
    on: r##"<path d="M24 40C23 63 36 72 50 72C64 72 77 63 76 40C73.5 48 70 53 64 52.5C57 49.5 43 49.5 36 52.5C30 53 26.5 48 24 40Z" fill="#7A5539"/><path d="M26 24C25 10 37 6 50 6C63 6 75 10 74 24Z" fill="#6F8090"/><path d="M24.5 23L75.5 23L75 28.5C60 26 40 26 25 28.5Z" fill="#4A5966"/><path d="M31 28C41 25.5 59 25.5 69 28C62 31.5 38 31.5 31 28Z" fill="#3B4751"/>"##,
    nose: "M50 41q7 7 1 9q-3 .5 -5 -1",
    brow: 3.8,
    mouth: 3.0,
    lips: Some("#F3E6C4"),
    ..Face::BARE
};

pub(super) const VRENI: Face = Face {
    behind: r##"<circle cx="50" cy="9.5" r="8.5" fill="#D3CCBF"/>"##,
    on: r##"<path d="M50 12.5C32 12.5 22 25 24 43C28 33 38 24 50 23C62 24 72 33 76 43C78 25 68 12.5 50 12.5Z" fill="#D3CCBF"/><path d="M38 15.5q12 -5 24 0" fill="none"/>"##,
    over: r##"<path d="M34 42a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0 -14.4 0ZM51.6 42a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0 -14.4 0ZM48.4 41q1.6 -1.4 3.2 0" fill="#fff" fill-opacity=".16" style="stroke:#D9A441;stroke-width:1.9;stroke-opacity:1"/>"##,
    neck: r##"<path d="M34 70C42 77 58 77 66 70L69 76C58 84 42 84 31 76Z" fill="#F3E6C4"/>"##,
    brow: 2.0,
    ..Face::BARE
};

pub(super) const VIKRAM: Face = Face {
    head: Some(WALNUT),
    on: r##"<path d="M23.5 44C21 27 29 15 44 12.5C36 19 30 28 29.5 40Z" fill="#B9B2A6"/><path d="M76.5 44C79 27 71 15 56 12.5C64 19 70 28 70.5 40Z" fill="#B9B2A6"/>"##,
    over: r##"<path d="M50 50.5C45 48 38 51 34 51.5C31 52 28.5 50 29 46.5C25 51 28 58 35 57.5C41 57.5 46 56 50 53.5C54 56 59 57.5 65 57.5C72 58 75 51 71 46.5C71.5 50 69 52 66 51.5C62 51 55 48 50 50.5Z" fill="#9E978B"/>"##,
    neck: r##"<path d="M50 71.5L34 64.5C32 69 32 75 34 79Z" fill="#D9A441"/><path d="M50 71.5L66 64.5C68 69 68 75 66 79Z" fill="#D9A441"/><circle cx="50" cy="71.5" r="3.6" fill="#B98632"/>"##,
    brow: 3.2,
    mouth: 6.0,
    ..Face::BARE
};

pub(super) const NIKI: Face = Face {
    head: Some(OAK),
    behind: r##"<path d="M23 40C18 8 82 8 77 40C81 52 80 60 75 64L65 60C67 50 33 50 35 60L25 64C20 60 19 52 23 40Z" fill="#5F3D2B"/>"##,
    on: r##"<path d="M24 38C24 16 38 9 50 9C62 9 76 16 76 38C70 31 60 28.5 50 28.5C40 28.5 30 31 24 38Z" fill="#5F3D2B"/><path d="M68 14L86 4L84 22Z" fill="#D9763B"/><path d="M68 14L52 2L52 20Z" fill="#D9763B"/><circle cx="68" cy="13.5" r="4" fill="#B9582A"/>"##,
    nose: "M47.5 49a2.6 2.4 0 1 0 5 0",
    brow: 2.0,
    ..Face::BARE
};

pub(super) const SANDER: Face = Face {
    on: r##"<path d="M25 34C26 41 29 42 31 36ZM75 34C74 41 71 42 69 36Z" fill="#C79A55"/><path d="M24.5 30C22 13 36 5.5 50 5.5C64 5.5 78 13 75.5 30C62 24 38 24 24.5 30Z" fill="#4F7A6B"/><path d="M23 33C34 25.5 66 25.5 77 33L76.5 24.5C64 17.5 36 17.5 23.5 24.5Z" fill="#3C6054"/><path d="M33 21.5l-.6 7M42 19.5l-.3 7M58 19.5l.3 7M67 21.5l.6 7" fill="none" style="stroke:#6E9789;stroke-width:1.8;stroke-opacity:1"/>"##,
    over: r##"<path d="M33.6 42a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0ZM51.6 42a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0ZM48.4 41q1.6 -1.4 3.2 0" fill="#fff" fill-opacity=".14" style="stroke:#3A332C;stroke-width:2.2;stroke-opacity:1"/>"##,
    brow: 2.2,
    ..Face::BARE
};

pub(super) const BEPPE: Face = Face {
    on: r##"<path d="M27 25C14 19 23 3 37 7.5C42 -1 58 -1 63 7.5C77 3 86 19 73 25C60 20 40 20 27 25Z" fill="#F4EEDF"/><path d="M26.5 31C40 25 60 25 73.5 31L73.5 23.5C60 18 40 18 26.5 23.5Z" fill="#DCD2BB"/><path d="M38 8q3 5 2 10M62 8q-3 5 -2 10M50 4v12" fill="none" style="stroke-opacity:.3"/>"##,
    over: r##"<path d="M50 50.5C46 47 38 46.5 31 50C28 51.5 26.5 50 26 48C25 54 31 58.5 38 58C44 57.5 48 55.5 50 53.5C52 55.5 56 57.5 62 58C69 58.5 75 54 74 48C73.5 50 72 51.5 69 50C62 46.5 54 47 50 50.5Z" fill="#4A3326"/>"##,
    neck: r##"<path d="M32 69C41 76 59 76 68 69L65 77C57 81 43 81 35 77Z" fill="#F4EEDF"/>"##,
    nose: "M50 41q8 7 1 9.5q-4 .5 -6 -1.5",
    brow: 3.4,
    mouth: 6.5,
    ..Face::BARE
};

pub(super) const ANNELIES: Face = Face {
    head: Some(MAPLE),
    behind: r##"<path d="M69 31L93 16L95 20.5L71.5 35Z" fill="#E2A33B"/><path d="M93 16L98.5 14L95 20.5Z" fill="#F3E6C4"/>"##,
    on: r##"<path d="M23.5 43C19 22 32 8.5 50 9C69 8.5 81 22 76.5 43C74 35 70 30 62 26.5C50 31 37 28 32 23C30 30 26 35 23.5 43Z" fill="#CDA86E"/><path d="M32 23C38 17 46 14 54 14" fill="none"/>"##,
    neck: r##"<path d="M29 66C38 73 62 73 71 66L73 76C62 82 38 82 27 76Z" fill="#6B7894"/><path d="M36 70l-1.5 9M46 72l-.5 9M56 72l.5 9M65 70l1.5 9" fill="none" style="stroke:#E9DDBF;stroke-width:2.2;stroke-opacity:1"/>"##,
    brow: 2.6,
    ..Face::BARE
};

pub(super) const SPYROS: Face = Face {
    head: Some(OAK),
    on: r##"<path d="M24 40C21 67 36 80 50 80C64 80 79 67 76 40C73.5 49 70 53 64 52.5C57 49.5 43 49.5 36 52.5C30 53 26.5 49 24 40Z" fill="#E8E1D3"/><path d="M20 26C15 10 40 3 58 4C77 5 87 17 80 26.5C63 20.5 37 20.5 20 26Z" fill="#37435A"/><path d="M25 27.5C40 21.5 60 21.5 75 27.5L74.5 31C60 26 40 26 25.5 31Z" fill="#28324A"/><path d="M56 4.5l2 -5" fill="none" style="stroke-width:2.4"/>"##,
    nose: "M50 41q7 7 1 9q-3 .5 -5 -1",
    brow: 4.0,
    mouth: 3.0,
    ..Face::BARE
};
