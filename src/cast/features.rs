//! What each of them wears, in the measures of a face. Hair and cloth have colours that no seat has.

use super::Face;

/// A person: a pawn, as it stands on the board.
pub static PERSON: Face = Face {
    carved: false,
    ..Face::BARE
};

/// A strategy that nobody of the cast plays: a doll with a key to wind it up.
pub static AUTOMATON: Face = Face {
    behind: r##"<path d="M73 34h9v-6a6 6 0 1 1 7 0v14a6 6 0 1 1 -7 0v-2h-9z" fill="#C0903F"/>"##,
    on: r##"<path d="M25.5 29C34 24 66 24 74.5 29L75.5 32.5C66 28 34 28 24.5 32.5Z" fill="#C0903F"/><circle class="bare" cx="31" cy="28.3" r="1.3" fill="#5A4420"/><circle class="bare" cx="50" cy="26.8" r="1.3" fill="#5A4420"/><circle class="bare" cx="69" cy="28.3" r="1.3" fill="#5A4420"/>"##,
    over: r#"<circle cx="41" cy="42" r="7" fill="none" style="stroke:#D9A441;stroke-width:2;stroke-opacity:1"/><circle cx="59" cy="42" r="7" fill="none" style="stroke:#D9A441;stroke-width:2;stroke-opacity:1"/>"#,
    nose: "M50 47v4",
    brow: 1.6,
    ..Face::BARE
};

pub(super) const PIM: Face = Face {
    on: r##"<path d="M25 31C25 15 37 9 50 9C63 9 75 15 75 31C60 26 40 26 25 31Z" fill="#7F99A8"/><path d="M50 27.5C64 25 82 27 87 33C78 36 64 32 50 31Z" fill="#5F7684"/><circle cx="50" cy="9" r="2.6" fill="#5F7684"/><path class="bare" d="M33 48.5h.1M37 50.5h.1M34 52.5h.1M63 50.5h.1M67 48.5h.1M66 52.5h.1" style="stroke:#8A4B22;stroke-width:2;stroke-linecap:round;stroke-opacity:.8"/>"##,
    nose: "M47.5 49a2.6 2.4 0 1 0 5 0",
    brow: 2.0,
    ..Face::BARE
};

pub(super) const LOTTI: Face = Face {
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
    behind: r##"<g fill="#84492A"><circle cx="27" cy="24" r="9.5"/><circle cx="22" cy="37" r="9"/><circle cx="23" cy="51" r="9"/><circle cx="28" cy="62" r="7"/><circle cx="73" cy="24" r="9.5"/><circle cx="78" cy="37" r="9"/><circle cx="77" cy="51" r="9"/><circle cx="72" cy="62" r="7"/><circle cx="38" cy="13.5" r="9.5"/><circle cx="62" cy="13.5" r="9.5"/><circle cx="50" cy="11" r="9"/></g>"##,
    on: r##"<g fill="#84492A"><circle cx="32" cy="24" r="6.5"/><circle cx="41" cy="19" r="7"/><circle cx="52" cy="17.5" r="7"/><circle cx="62" cy="20" r="6.5"/><circle cx="69" cy="26" r="5.5"/></g><circle cx="24.5" cy="58" r="3.8" fill="none" style="stroke:#E2B34A;stroke-width:1.8;stroke-opacity:1"/><circle cx="75.5" cy="58" r="3.8" fill="none" style="stroke:#E2B34A;stroke-width:1.8;stroke-opacity:1"/>"##,
    brow: 3.0,
    ..Face::BARE
};

pub(super) const NIKOS: Face = Face {
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
    on: r##"<path d="M23.5 44C21 27 29 15 44 12.5C36 19 30 28 29.5 40Z" fill="#B9B2A6"/><path d="M76.5 44C79 27 71 15 56 12.5C64 19 70 28 70.5 40Z" fill="#B9B2A6"/>"##,
    over: r##"<path d="M50 50.5C45 48 38 51 34 51.5C31 52 28.5 50 29 46.5C25 51 28 58 35 57.5C41 57.5 46 56 50 53.5C54 56 59 57.5 65 57.5C72 58 75 51 71 46.5C71.5 50 69 52 66 51.5C62 51 55 48 50 50.5Z" fill="#9E978B"/>"##,
    neck: r##"<path d="M50 71.5L34 64.5C32 69 32 75 34 79Z" fill="#D9A441"/><path d="M50 71.5L66 64.5C68 69 68 75 66 79Z" fill="#D9A441"/><circle cx="50" cy="71.5" r="3.6" fill="#B98632"/>"##,
    brow: 3.2,
    mouth: 6.0,
    ..Face::BARE
};
