"""Checks receipts of games that were played by link: python3 verify.py RECEIPT...

A second implementation of docs/letters.md, with the standard library only. It checks each signature, the order of the
letters, the chains of values, the seed of each draw, and that each heap lies as its seed says. It plays the moves that
the letters name by the rules (duel.py, imhotep.py): the receipt has to tell the same game, and nothing else."""
import base64, copy, json, sys
from duel import Duel
from forms import back, need, proves_heaps, read, same, sha, unpacked
from imhotep import Imhotep
from letter import Letter
from p256 import is_signed, num
GAMES = {"duel": Duel, "imhotep": Imhotep}
CHAIN, MOST = 512, 2**22  # values of a chain, and characters of a receipt
class Table:  # while its letters are read, one after the other
    def __init__(self, invitation):
        need(invitation[0] != 0x23, "letters are missing: the rest is told by one player")
        need(invitation[0] == 0x20 and is_signed(invitation, invitation[1:66]), "the invitation is not signed")
        text = invitation[100:-64].decode()
        self.setup, self.head = read(text), sha(invitation)
        plain = json.dumps(self.setup, ensure_ascii=False, separators=(",", ":"))
        need(plain == text and [*self.setup] == ["g", "p", "c", "h"], "the set-up is not written as it has to be")
        need(num(invitation[98:100]) == len(invitation) - 164, "the invitation is damaged")
        self.host, self.seats, self.id, self.serial = self.setup["h"], len(self.setup["p"]), self.head[:8], 0
        named = all(type(name) is str and type(colour) is int for name, colour in self.setup["p"])
        need(named and type(self.host) is int and 0 <= self.host < self.seats, "a seat has no name, or the host none")
        need(self.setup["g"] in GAMES, "a game whose rules are not known here")
        self.rules = GAMES[self.setup["g"]]
        self.config = self.rules.full({**self.rules.DEFAULTS, **self.setup["c"]})
        fits = {*self.config} == {*self.rules.DEFAULTS} and self.rules.can_play(self.seats, self.config)
        need(fits, "options that cannot be played")
        self.keys, self.ends = {self.host: invitation[1:66]}, {self.host: CHAIN}
        self.last, self.wrote, self.over = {self.host: (0, invitation[66:98])}, [], False
        self.names, self.pending, self.asking = [name for name, _ in self.setup["p"]], None, None
        self.draws, self.moves, self.notes, self.game = [], [], [], None
        self.before = None  # the game before the moves of the last letter, and how many moves there were
    def next(self):  # the seat that has to write
        if self.asking:
            return self.asking["next"]
        return self.owing() if self.pending else self.game.decides() if self.game else None
    def owing(self):  # the seat that opens a draw, or gives its first value to the deal
        order = [(self.host + i) % self.seats for i in range(1, self.seats + 1)]
        given = self.pending["values"]
        return self.pending["opener"] if self.game else next(one for one in order if one not in given)
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
        last, _ = self.wrote[-1] if self.wrote else (self.host, None)
        for seat in sorted(self.keys, key=lambda one: (one - last - 1) % self.seats):  # the likely first
            if is_signed(letter.data, self.keys[seat]):
                return seat
        raise ValueError(f"letter {letter.serial} is not signed by a player")
    def read(self, letter):
        n = self.serial
        need((letter.serial, letter.table, letter.head) == (n, self.id, self.head[:8]), f"letter {n} is missing")
        joins = n == 0 if letter.kind == 0x27 else (letter.kind == 0x21) == (len(self.keys) < self.seats)
        need(joins, f"letter {n}: not all have joined, or too many")
        seat = self.writer(letter)
        self.wrote.append((seat, letter.key or self.keys[seat]))
        goes_on = not self.over and (not self.asking or letter.kind in (0x24, 0x25))
        need(letter.kind in (0x21, 0x27) or self.next() is not None, f"letter {n}: the game is over")
        need(goes_on, f"letter {n}: the game was given up, or not all have agreed to a new device")
        acts = {0x21: self.join, 0x22: self.turn, 0x24: self.turn, 0x25: self.ask if letter.asks else self.agree,
                0x27: self.sit, 0x28: self.take_back}
        letter.before, self.before = self.before, None
        acts[letter.kind](seat, letter)
        self.head, self.serial = sha(self.head, letter.data), n + 1
    def join(self, seat, letter):
        need(letter.index == 1 and back(letter.value, 1) == letter.anchor, "who joins gives a value of no chain")
        self.names[seat] = letter.name or self.names[seat]
        self.keys[seat], self.ends[seat], self.last[seat] = letter.key, CHAIN, (1, letter.value)
        if len(self.keys) == self.seats:
            values = {one: value for one, (_, value) in self.last.items() if one != self.host}
            self.pending = {"mover": None, "opener": self.host, "values": values}
    def sit(self, seat, letter):  # all anchors are fixed, and the host gives the first value
        values, keys = self.given(seat, letter), {self.keys[seat], *(key for key, *_ in letter.others)}
        need(seat == self.host and len(values) == 1, "not the host seats the players")
        need(len(keys) == self.seats == len(letter.others) + 1, "not all are seated")
        for i, (key, anchor, name) in enumerate(letter.others, 1):
            one = (seat + i) % self.seats
            self.keys[one], self.ends[one], self.last[one] = key, CHAIN, (0, anchor)
            self.names[one] = name or self.names[one]
        self.pending = {"mover": None, "opener": (seat - 1) % self.seats, "values": {seat: values[0]}}
    def turn(self, seat, letter):
        values = self.given(seat, letter)
        need(self.pending or letter.moves or letter.kind == 0x24, f"letter {letter.serial} says nothing")
        need(seat == self.next(), f"letter {letter.serial} is not of the seat that has to write")
        if not self.game and self.pending and len(self.pending["values"]) < self.seats - 1:  # others owe theirs, too
            fits = letter.kind == 0x22 and len(values) == 1 and not letter.moves
            need(fits, f"letter {letter.serial} gives no value for the deal")
            return self.pending["values"].update({seat: values[0]})
        if letter.kind == 0x24:
            need(self.draws and not values, f"letter {letter.serial} gives up at a wrong time")
            self.over, self.asking, self.notes = True, None, self.notes + [f"seat {seat} gave up"]
        elif self.pending:
            need(self.pending["opener"] == seat and values, f"letter {letter.serial}: what is sealed is not opened")
            shares = [value for _, value in sorted({**self.pending["values"], seat: values.pop(0)}.items())]
            self.draw(sha(b"dockhand/draw/1", self.id, len(self.draws).to_bytes(2, "big"), *shares)[:8])
        sealed, before = None, letter.moves and (copy.deepcopy(self.game), len(self.moves))
        for index in letter.moves:
            legal = self.game.moves() if self.game.decides() == seat and not sealed else []
            need(index < len(legal), f"letter {letter.serial}: a move that the rules forbid")
            if self.game.draws(legal[index]):
                sealed = legal[index]
            else:
                self.play(seat, legal[index])
        need(len(values) == bool(sealed), f"letter {letter.serial} gives too few values, or one before its time")
        if sealed:
            opener = (seat + 1) % self.seats
            self.pending = {"mover": seat, "move": sealed, "opener": opener, "values": {seat: values[0]}}
        self.before = before
    def take_back(self, seat, letter):  # all others have signed that the moves of the last letter go
        n, others = letter.serial, [(seat + i) % self.seats for i in range(1, self.seats)]
        fits = letter.before and not self.pending and seat == self.next() and not self.given(seat, letter)
        need(fits and len(letter.consents) == len(others), f"letter {n} takes back at a wrong time")
        text = b"dockhand/back/1" + self.id + n.to_bytes(2, "big") + self.head[:8]
        signed = all(is_signed(text + one, self.keys[other]) for one, other in zip(letter.consents, others))
        need(signed, f"letter {n} takes back without the consent of all")
        self.game, count = letter.before
        del self.moves[count:]
        self.notes.append(f"letter {n - 1} was taken back")
    def play(self, seat, move):
        self.game.play(move)
        self.moves.append([seat, move])
    def draw(self, seed):  # deals, or carries out the sealed move
        self.draws.append(seed.hex())
        if self.game:
            self.game.fresh(num(seed))
            self.play(self.pending["mover"], self.pending["move"])
        else:
            self.game = self.rules(self.seats, self.config, num(seed))
        self.pending = None
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
def check(text):  # says what is proved
    body, cut, rest = text.strip().rpartition(',"sum":"')
    need(cut and rest == base64.urlsafe_b64encode(sha(body.encode()))[:43].decode() + '"}}', "the file is damaged")
    record = read(text)
    plain = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    need(plain == text.strip(), "it is not written as a receipt is")  # -0 for 0, or a letter as its number
    receipt = record["receipt"]
    keys = {*"dockhand game players config draws moves receipt".split()}, {*"letters twice heaps sum".split()}
    lists = all(type(receipt[key]) is list for key in ("letters", "twice", "heaps"))
    need(({*record}, {*receipt}) == keys and lists and same(record["dockhand"], 3), "more than a receipt, or less")
    letters = [unpacked(one) for one in receipt["letters"]]
    table = Table(letters[0])
    for data in letters[1:]:
        table.read(Letter(data))
    need(table.game, "the game was not dealt")
    players = [{"name": name, "colour": colour} for name, (_, colour) in zip(table.names, table.setup["p"])]
    need(same(record["game"], table.setup["g"]) and same(record["players"], players), "other players, or another game")
    need(same({**table.rules.DEFAULTS, **record["config"]}, table.config), "other options")
    need(same(record["draws"], table.draws), "the draws are not those of the letters")
    need(same(record["moves"], table.moves), "the moves are not those of the letters")
    proves_heaps(receipt["heaps"], table.draws)
    fits = not receipt["heaps"] or table.game.heaps is None or same(receipt["heaps"], table.game.heaps)
    need(fits, "the heaps are not those of the game")
    need(len({*receipt["twice"]}) == len(receipt["twice"]), "a proof stands twice")
    for proof in map(unpacked, receipt["twice"]):
        one = Letter(proof)
        need(one.table == table.id and one.serial + 1 < len(letters), "no proof: a letter for no place of this game")
        seat, key = table.wrote[one.serial]
        need(letters[one.serial + 1][:-64] != proof[:-64] and is_signed(proof, key), "no proof of a second turn")
        table.notes.append(f"seat {seat} sent two different turns")
    counts = f"{len(letters)} letters, {len(table.draws)} draws, {len(receipt['heaps'])} heaps"
    if table.next() is not None and not table.over:
        counts = f"unfinished: the game goes on after letter {table.serial - 1}; proved so far: {counts}"
    else:
        counts = f"proved: {counts}" + "; the game was played to its end" * (not table.over)
    return "; ".join([counts, *table.notes])
def main(paths):
    status = 0
    sys.stdout.reconfigure(errors="backslashreplace")
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                said = check(file.read(MOST))
        except Exception as error:  # a receipt may be anything
            said = "NOT PROVED: " + " ".join(str(error).split())
        status = status if said.startswith("proved") else 1
        print(f"{path}: {said}")
    return status
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
