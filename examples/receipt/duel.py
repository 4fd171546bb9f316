"""Imhotep: The Duel, as far as it says which moves are legal, in which order, and what draws (docs/rules/duel.md)."""
import copy
from chance import below, is_a, numbers, shuffled
TOKENS = (["obelisk", "pyramid-light", "pyramid-dark"] + [f"temple-{i}" for i in range(1, 5)]
          + [f"tomb-{i}" for i in range(1, 13)] + ["take-one", "place-several", "place-and-unload", "swap-and-unload"])
COPIES = [12, 6, 6] + [3] * 4 + [1] * 12 + [3] * 4
TAKE_ONE, PLACE_SEVERAL, PLACE_AND_UNLOAD, SWAP_AND_UNLOAD = ACTIONS = range(19, 23)
BOATS = [f"row-{i}" for i in range(3)] + [f"column-{i}" for i in range(3)]
LINES = [[3 * i, 3 * i + 1, 3 * i + 2] for i in range(3)] + [[i, i + 3, i + 6] for i in range(3)]  # from the land


def at(cell):
    return [cell // 3, cell % 3]


class Duel:
    DEFAULTS = {"obelisk": "a", "temple": "a", "pyramids": "a", "tomb": "a", "memoryAid": False, "first": None}

    @staticmethod
    def full(config):
        return config

    @staticmethod
    def can_play(seats, config):
        sides = all(is_a(config[key], "a", "b") for key in ("obelisk", "temple", "pyramids", "tomb"))
        return seats == 2 and sides and is_a(config["memoryAid"], True, False) and is_a(config["first"], None, 0, 1)

    def __init__(self, seats, config, seed):
        source, self.heaps, self.drawn = numbers(seed), [], 0
        self.turn = config["first"]
        if self.turn is None:
            self.turn = below(source, 2)
            self.heaps.append([0, self.turn, 2])
        tokens = shuffled([i for i, n in enumerate(COPIES) for _ in range(n)], source)
        self.heaps.append([0, tokens])
        self.cargo = [[tokens[6 * place + boat] for place in range(3)] for boat in range(6)]
        self.warehouse, self.supply = tokens[18:21], tokens[21:]  # each from the top down
        self.figures, self.afloat, self.again = {}, list(range(6)), False
        self.held, self.shown = [[0] * 23, [0] * 23], False

    def decides(self):
        return self.turn if len(self.afloat) > 1 else None

    def ready(self, more=()):  # the boats with two figures or more
        return [b for b in self.afloat if sum(c in self.figures or c in more for c in LINES[b]) > 1]

    def moves(self):
        seat, boats = self.turn, self.ready()
        if self.again:
            return [{"do": "unload-again", "boat": BOATS[b]} for b in boats] + [{"do": "stop"}]
        reserve = 4 - list(self.figures.values()).count(seat)
        free = [c for c in range(9) if c not in self.figures]
        out = [{"do": "place", "cell": at(c)} for c in free if reserve]
        out += [{"do": "unload", "boat": BOATS[b]} for b in boats]
        holds = [self.held[seat][action] > 0 for action in ACTIONS]
        if holds[0]:
            out += [{"do": "take-one", "boat": BOATS[b], "place": p} for b in range(6) for p in range(3)
                    if self.cargo[b][p] is not None and self.cargo[b][p] < TAKE_ONE]
        if holds[1] and reserve > 1:
            for i, first in enumerate(free):
                for j, second in enumerate(free[i + 1:], i + 1):
                    sets = [[first, second]] + [[first, second, third] for third in free[j + 1:] if reserve > 2]
                    out += [{"do": "place-several", "cells": [at(c) for c in one]} for one in sets]
        if holds[2] and reserve:
            out += [{"do": "place-and-unload", "cell": at(c), "boat": BOATS[b]} for c in free for b in self.ready([c])]
        if holds[3]:
            out += [{"do": "swap-and-unload", "swap": BOATS[swap], "first": first, "second": second, "boat": BOATS[b]}
                    for b in boats for swap in self.afloat for first, second in ((0, 1), (0, 2), (1, 2))]
        return out or [{"do": "pass"}]

    def draws(self, move):  # whether it turns up what no seat knows
        heaps, self.heaps = self.heaps, []
        after = copy.deepcopy(self)
        self.heaps, after.shown = heaps, False
        after.play(move)
        return after.shown

    def fresh(self, seed):  # draws anew what no seat knows
        self.drawn += 1
        order = shuffled(self.supply + self.warehouse, numbers(seed))
        self.heaps.append([self.drawn, order])
        left = len(self.supply)
        self.supply, self.warehouse = order[:left][::-1], order[left:][::-1]

    def play(self, move):
        seat, do = self.turn, move["do"]
        boat = BOATS.index(move["boat"]) if "boat" in move else None
        cells = move.get("cells", [move["cell"]] if "cell" in move else [])
        if do in TOKENS:
            self.held[seat][TOKENS.index(do)] -= 1
        for row, column in cells:
            self.figures[3 * row + column] = seat
        if do == "take-one":
            self.take(seat, boat, move["place"])
            if self.warehouse:
                self.cargo[boat][move["place"]], self.shown = self.warehouse.pop(0), True
        elif do == "swap-and-unload":
            cargo, first, second = self.cargo[BOATS.index(move["swap"])], move["first"], move["second"]
            cargo[first], cargo[second] = cargo[second], cargo[first]
        if boat is not None and do != "take-one":
            self.unload(boat)
        self.again = do == "place-and-unload" and self.decides() is not None and bool(self.ready())
        if not self.again and self.decides() is not None:
            self.turn = 1 - seat

    def take(self, seat, boat, place):
        token, self.cargo[boat][place] = self.cargo[boat][place], None
        if token is not None:
            self.held[seat][token] += 1

    def unload(self, boat):
        figures = [c for c in LINES[boat] if c in self.figures]
        for place in (2, 1, 0):
            if figures:
                self.take(self.figures.pop(figures.pop()), boat, place)
        self.cargo[boat] = [None] * 3  # what nobody takes is out of the game
        if len(self.supply) > 2:
            self.cargo[boat], self.supply, self.shown = self.supply[:3], self.supply[3:], True
        else:
            self.afloat.remove(boat)
