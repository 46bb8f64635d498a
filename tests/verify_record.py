"""Verifies a finished record on its own: hash, commitment, and every roll against the revealed seed.

The scheme is described in src/play/dice.rs, src/play/fate.rs and src/play/record/mod.rs.
Usage: python3 verify_record.py FILE; exit code 0 when everything agrees.
"""
import hashlib, re, struct, sys

def chacha8(key):
    """The words of ChaCha with 8 rounds: 64-bit block counter, 64-bit nonce 0."""
    mask, counter = 0xFFFFFFFF, 0
    while True:
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key),
                 counter & mask, counter >> 32, 0, 0]
        x = start[:]
        def quarter(a, b, c, d):
            for add, to, turn in (b, (a, d), 16), (d, (c, b), 12), (b, (a, d), 8), (d, (c, b), 7):
                total, mixed = to
                x[total] = (x[total] + x[add]) & mask
                word = x[mixed] ^ x[total]
                x[mixed] = (word << turn | word >> 32 - turn) & mask
        for _ in range(4):
            for i in range(4):
                quarter(i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & mask for a, b in zip(x, start))
        counter += 1

def below(words, n):
    """A number below n by multiply and reject."""
    while True:
        wide = next(words) * n
        if wide & 0xFFFFFFFF >= 2**32 % n:
            return wide >> 32

text = open(sys.argv[1], encoding="utf-8", newline="").read()
body, digest = re.fullmatch(r"(.*\n)sha256 (\w+)\n", text, re.S).groups()
assert hashlib.sha256(body.encode()).hexdigest() == digest, "the hash is wrong"
field = lambda name: re.search(rf"^{name} (.*)$", body, re.M).group(1)
rules, secret = field("rules"), field("secret")
sha256 = lambda text: hashlib.sha256(text.encode()).hexdigest()
terms = re.search(r"^game .*?(?=^commitment )", body, re.M | re.S).group(0)
promise = sha256(f"homestretch commitment 2\n{terms}secret {secret}\n")
assert promise == field("commitment"), "the commitment does not belong to this secret, these rules and these seats"
spoken = "".join(re.findall(r"^word .*\n", body, re.M))
seed = sha256(f"homestretch seed 2\nsecret {secret}\n{spoken}") if spoken else secret
die = re.search(r"faces:(\d+)", rules)
faces = int(die.group(1)) if die else 6
playing = [seat for seat, who in re.findall(r"^seat (\d) (\S+)", body, re.M) if who != "empty"]
words = chacha8(bytes.fromhex(seed))
told = re.findall(r"^~ (.*)$", body, re.M)
for number, outcome in enumerate(told):
    first = outcome.startswith("first=")
    drawn = "first=" + playing[below(words, len(playing))] if first else str(1 + below(words, faces))
    assert drawn == outcome, f"outcome {number + 1} is {outcome}, but the seed gives {drawn}"
print(f"{len(told)} outcomes agree with the seed")
