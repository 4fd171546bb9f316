"""The program in examples/receipt with the rules of the made-up game in together-game.ts: toy-verify.py RECEIPT..."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "examples", "receipt"))
import verify


class Toy:
    DEFAULTS = {"cards": 40, "most": 60}
    heaps = None  # which it tells, but not here

    @staticmethod
    def full(config):
        return config

    @staticmethod
    def can_play(seats, config):
        return config["cards"] > 1

    def __init__(self, seats, config, seed):
        self.seats, self.seat, self.left = seats, 0, config["most"]
        self.cards = self.pile = config["cards"]

    def decides(self):
        return self.seat if self.left else None

    def moves(self):
        return [{"do": "move", "move": move} for move in range(4)]

    def draws(self, move):
        return move["move"] in (1, 2) and self.pile > 0

    def fresh(self, seed):
        pass

    def play(self, move):
        self.pile = self.pile - self.draws(move) or self.cards
        self.left -= 1
        self.seat = (self.seat + (move["move"] < 2)) % self.seats


verify.GAMES = {"duel": Toy, "imhotep": Toy}
sys.exit(verify.main(sys.argv[1:]))
