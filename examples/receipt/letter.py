"""A letter as it is written (docs/letters.md): its fields, behind the invitation."""
from forms import need
from p256 import num
class Letter:
    def __init__(self, data):
        self.data, self.at, self.kind, self.key, self.anchor, self.moves = data, 1, data[0], None, None, []
        need(self.kind != 0x23, "letters are missing: the rest is told by one player")
        form, fixes = num(self.take(1)) if self.kind == 0x25 else 1, 0
        self.asks, self.table, self.serial, self.head = form == 0, self.take(8), num(self.take(2)), self.take(8)
        self.index, self.value, check = num(self.take(2)), self.take(32), num(self.take(4))
        if self.kind == 0x27:
            self.others = [(self.take(65), self.take(32), self.take(num(self.take(1))).decode())
                           for _ in range(num(self.take(1)))]
        elif self.kind == 0x21:
            self.key, self.anchor = self.take(65), self.take(32)
            self.name = self.take(num(self.take(1))).decode()
            need(check == 0, "who joins knows no state of the game")
        elif self.kind == 0x22:
            fixes, count = divmod(num(self.take(1)), 128)
            self.moves = [self.move() for _ in range(count)]
        elif self.kind == 0x25:
            self.seat, self.key = num(self.take(1)), self.take(65) if self.asks else None
            fixes = 0 if self.asks else num(self.take(1))
        elif self.kind == 0x28:
            self.consents = [self.take(64) for _ in range(num(self.take(1)))]
        self.anchor = self.take(32) if fixes == 1 else self.anchor
        whole = max(form, fixes) < 2 and self.at == len(data) - 64
        need(whole and self.kind in (0x21, 0x22, 0x24, 0x25, 0x27, 0x28), "a letter is damaged")
    def move(self):
        first = num(self.take(1))
        move = first if first < 128 else (first - 128) * 256 + num(self.take(1))
        need(first < 128 or move > 127, "a move is too long")
        return move
    def take(self, count):
        self.at += count
        need(self.at <= len(self.data), "a letter is too short")
        return self.data[self.at - count:self.at]
