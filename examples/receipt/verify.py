"""Checks receipts of games that were played by link: python3 verify.py RECEIPT...

A second implementation of docs/letters.md, with the standard library only. It knows no rule. It checks each signature,
the order of the letters, the chains of values, the seed of each draw, and that each heap lies as its seed says."""
import base64, hashlib, json, sys
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5, 1)
CHAIN, MASK = 512, 2**64 - 1
def need(true, why):
    if not true:
        raise ValueError(why)
num = lambda data: int.from_bytes(data, "big")
sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
def back(value, steps):
    for _ in range(steps):
        value = sha(b"dockhand/chain/1", value)
    return value
def unpacked(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    need(base64.urlsafe_b64encode(data).rstrip(b"=").decode() == text and len(data) > 120, "a letter is no base64url")
    return data
def plus(p, q):  # the sum of two points of P-256 as x / z^2, y / z^3; z is 0 at infinity
    if not p[2] or not q[2]:
        return p if p[2] else q
    (x1, y1, z1), (x2, y2, z2) = p, q
    a, b = z1 * z1 % P, z2 * z2 % P
    u, s, h, r = x1 * b % P, y1 * b * z2 % P, (x2 * a - x1 * b) % P, (y2 * a * z1 - y1 * b * z2) % P
    if h == 0 and r == 0:
        s, m = y1 * y1 % P, 3 * (x1 - a) * (x1 + a) % P
        x = (m * m - 8 * x1 * s) % P
        return x, (m * (4 * x1 * s - x) - 8 * s * s) % P, 2 * y1 * z1 % P
    x = (r * r - h * h * h - 2 * u * h * h) % P
    return x, (r * (u * h * h - x) - s * h * h * h) % P, h * z1 * z2 % P
def is_signed(letter, key):  # whether it ends with a signature by this key: of the two, the one with the lower half
    x, y, r, s = num(key[1:33]), num(key[33:]), num(letter[-64:-32]), num(letter[-32:])
    on_curve = key[0] == 4 and x < P and y < P and (y * y - x**3 + 3 * x - B) % P == 0
    if not on_curve or not 0 < r < N or not 0 < s <= N // 2:
        return False
    inverse = pow(s, -1, N)
    a, b = num(sha(letter[:-64])) * inverse % N, r * inverse % N
    points, at = (None, G, (x, y, 1), plus(G, (x, y, 1))), (0, 1, 0)
    for bit in range(255, -1, -1):
        at, which = plus(at, at), (a >> bit & 1) | (b >> bit & 1) << 1
        at = plus(at, points[which]) if which else at
    return at[2] != 0 and at[0] * pow(at[2], -2, P) % P % N == r

class Letter:  # the fields of a letter after the invitation
    def __init__(self, data):
        self.data, self.at, self.kind, self.key, self.anchor, self.moves = data, 1, data[0], None, None, 0
        need(self.kind != 0x23, "letters are missing: the rest is told by one player")
        form, fixes = num(self.take(1)) if self.kind == 0x25 else 1, 0
        self.asks, self.table, self.serial, self.head = form == 0, self.take(8), num(self.take(2)), self.take(8)
        self.index, self.value, _ = num(self.take(2)), self.take(32), self.take(4)
        if self.kind == 0x21:
            self.key, self.anchor = self.take(65), self.take(32)
            self.name = self.take(num(self.take(1))).decode()
        elif self.kind == 0x22:
            fixes, self.moves = divmod(num(self.take(1)), 128)
            for _ in range(self.moves):
                need(self.take(1) if data[self.at] < 128 else num(self.take(2)) > 2**15 + 127, "a move is too long")
        elif self.kind == 0x25:
            self.seat, self.key = num(self.take(1)), self.take(65) if self.asks else None
            fixes = 0 if self.asks else num(self.take(1))
        self.anchor = self.take(32) if fixes == 1 else self.anchor
        need(0x20 < self.kind < 0x26 and max(form, fixes) < 2 and self.at == len(data) - 64, "a letter is damaged")
    def take(self, count):
        self.at += count
        need(self.at <= len(self.data), "a letter is too short")
        return self.data[self.at - count:self.at]

class Table:  # while its letters are read, one after the other
    def __init__(self, invitation):
        need(invitation[0] == 0x20 and is_signed(invitation, invitation[1:66]), "the invitation is not signed")
        self.setup, self.head = json.loads(invitation[100:-64]), sha(invitation)
        self.host, self.seats, self.id, self.serial = self.setup["h"], len(self.setup["p"]), self.head[:8], 0
        self.keys, self.ends = {self.host: invitation[1:66]}, {self.host: CHAIN}
        self.last, self.wrote, self.over = {self.host: (0, invitation[66:98])}, [], False
        self.names, self.pending, self.asking = [name for name, _ in self.setup["p"]], None, None
        self.draws, self.movers, self.notes = [], [], []
    def given(self, seat, letter):  # the values that a letter gives anew, the oldest first
        (index, value), n = self.last[seat], letter.serial
        steps, ends = letter.index - index, letter.index == self.ends[seat]
        fits = 0 <= steps <= 2 and letter.index <= self.ends[seat] and back(letter.value, steps) == value
        need(fits, f"letter {n}: a value is not of the chain")
        need((letter.anchor is not None) == (steps > 0 and ends), f"letter {n}: a new chain at a wrong time")
        self.last[seat] = (letter.index, letter.anchor or letter.value)
        self.ends[seat] += CHAIN if letter.anchor else 0
        return [back(letter.value, left) for left in range(steps - 1, -1, -1)]
    def writer(self, letter):  # the seat that has signed a letter
        if letter.key:
            need(is_signed(letter.data, letter.key), f"letter {letter.serial} is not signed")
            return letter.seat if letter.asks else (self.host + letter.serial + 1) % self.seats
        for seat in sorted(self.keys, key=lambda one: (one - self.wrote[-1][0] - 1) % self.seats):  # the likely first
            if is_signed(letter.data, self.keys[seat]):
                return seat
        raise ValueError(f"letter {letter.serial} is not signed by a player")
    def read(self, letter):
        n = self.serial
        need((letter.serial, letter.table, letter.head) == (n, self.id, self.head[:8]), f"letter {n} is missing")
        need((letter.kind == 0x21) == (n < self.seats - 1), f"letter {n}: not all have joined, or too many")
        seat = self.writer(letter)
        self.wrote.append((seat, letter.key or self.keys[seat]))
        goes_on = not self.over and (not self.asking or letter.kind in (0x24, 0x25))
        need(goes_on, f"letter {n}: the game was given up, or not all have agreed to a new device")
        acts = {0x21: self.join, 0x22: self.turn, 0x24: self.turn, 0x25: self.ask if letter.asks else self.agree}
        acts[letter.kind](seat, letter)
        self.head, self.serial = sha(self.head, letter.data), n + 1
    def join(self, seat, letter):
        need(letter.index == 1 and back(letter.value, 1) == letter.anchor, "who joins gives a value of no chain")
        self.names[seat] = letter.name or self.names[seat]
        self.keys[seat], self.ends[seat], self.last[seat] = letter.key, CHAIN, (1, letter.value)
        if len(self.keys) == self.seats:
            values = {one: value for one, (_, value) in self.last.items() if one != self.host}
            self.pending = {"mover": None, "opener": self.host, "values": values}
    def turn(self, seat, letter):
        values = self.given(seat, letter)
        need(self.pending or letter.moves or letter.kind == 0x24, f"letter {letter.serial} says nothing")
        if letter.kind == 0x24:
            need(self.draws and not values, f"letter {letter.serial} gives up at a wrong time")
            self.over, self.asking, self.notes = True, None, self.notes + [f"seat {seat} gave up"]
        elif self.pending:
            need(self.pending["opener"] == seat and values, f"letter {letter.serial}: what is sealed is not opened")
            shares = [value for _, value in sorted({**self.pending["values"], seat: values.pop(0)}.items())]
            self.draws.append(sha(b"dockhand/draw/1", self.id, len(self.draws).to_bytes(2, "big"), *shares)[:8].hex())
        need(len(values) <= (letter.moves > 0), f"letter {letter.serial} gives a value before its time")
        if letter.kind == 0x22:
            self.pending = values and {"mover": seat, "opener": (seat + 1) % self.seats, "values": {seat: values[0]}}
        self.movers += [seat] * letter.moves
    def ask(self, seat, letter):
        fits = seat in self.keys and self.draws and not self.asking and letter.index == self.last[seat][0]
        need(fits, "a new device at a wrong time")
        self.asking = {"seat": seat, "key": letter.key, "anchor": letter.value, "next": (seat + 1) % self.seats}
    def agree(self, seat, letter):
        asking = self.asking or {}
        need(asking.get("seat") == letter.seat and asking["next"] == seat, f"letter {letter.serial} agrees to nothing")
        values, asker = self.given(seat, letter), letter.seat
        repeats = self.pending and (self.pending["opener"], self.pending["mover"]) == (asker, seat)
        need(len(values) == bool(repeats), f"letter {letter.serial} gives a value at a wrong time")
        if repeats:
            self.pending["values"] = {seat: values[0]}
            self.notes.append(f"draw {len(self.draws)} was repeated")
        asking["next"] = (seat + 1) % self.seats
        if asking["next"] == asker:
            index, self.keys[asker], self.asking = self.last[asker][0], asking["key"], None
            self.last[asker], self.ends[asker] = (index, asking["anchor"]), index + CHAIN
            self.notes.append(f"seat {asker} went on from a new device")

def numbers(seed):  # SplitMix64
    while True:
        seed = z = (seed + 0x9E3779B97F4A7C15) & MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        yield z ^ z >> 31
def shuffled(cards, source):
    cards = sorted(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = next(source) * (i + 1) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return cards

def check(text):  # says what is proved
    body, cut, rest = text.strip().rpartition(',"sum":"')
    need(cut and rest == base64.urlsafe_b64encode(sha(body.encode()))[:43].decode() + '"}}', "the file is damaged")
    record = json.loads(text)
    letters, receipt = [unpacked(one) for one in record["receipt"]["letters"]], record["receipt"]
    table = Table(letters[0])
    for data in letters[1:]:
        table.read(Letter(data))
    setup, players = table.setup, [(one["name"], one["colour"]) for one in record["players"]]
    agreed = setup["g"] == record["game"] and all(record["config"][key] == one for key, one in setup["c"].items())
    need(agreed and list(zip(table.names, (colour for _, colour in setup["p"]))) == players, "another set-up")
    need(record["draws"] == table.draws, "the draws are not those of the letters")
    need([seat for seat, *_ in record["moves"]] == table.movers[:-1 if table.pending else None], "other moves")
    sources, own = [numbers(int(seed, 16)) for seed in table.draws], {}
    for i, (draw, order, *how) in enumerate(receipt["heaps"]):
        source, is_heap = sources[draw], isinstance(order, list)
        if how and is_heap:  # all such heaps of a draw have one generator
            source = own[draw] = own.get(draw) or numbers(next(source))
        drawn = shuffled(order, source) if is_heap else next(source) * how[0] >> 64
        need(order == drawn, f"heap {i} does not lie as its seed says")
    need({heap[0] for heap in receipt["heaps"]} in (set(), {*range(len(table.draws))}), "a draw without a heap")
    for proof in map(unpacked, receipt["twice"]):
        one = Letter(proof)
        need(one.table == table.id and one.serial + 1 < len(letters), "no proof: a letter for no place of this game")
        seat, key = table.wrote[one.serial]
        need(letters[one.serial + 1][:-64] != proof[:-64] and is_signed(proof, key), "no proof of a second turn")
        table.notes.append(f"seat {seat} sent two different turns")
    counts = f"{len(letters)} letters, {len(table.draws)} draws, {len(receipt['heaps'])} heaps"
    return "; ".join([f"proved: {counts}", *table.notes])
status = 0
for path in sys.argv[1:]:
    try:
        print(f"{path}: {check(open(path, encoding='utf-8').read())}")
    except Exception as error:  # a receipt may be anything
        status = 1
        print(f"{path}: NOT PROVED: {error}")
sys.exit(status)
