"""Imhotep: which moves are legal, in which order, what draws, and when it ends (docs/rules/imhotep.md)."""
import copy
from chance import below, is_a, numbers, shuffled
from imhotep_parts import CARDS, CHOICES, COPIES, RED, ROUNDS, SITES, are_parts, full, orders
from imhotep_score import Building
LEVER, HAMMER, SAIL, CHISEL = range(8, 12)


class Imhotep:
    DEFAULTS = {**{site: "a" for site in SITES}, "wrath": False, "pyramidBonus": "must", "first": None,
                "components": None}

    full = staticmethod(full)

    @staticmethod
    def can_play(seats, config):
        parts = config["components"]
        return (1 < seats < 5 and all(is_a(config[key], *those) for key, those in CHOICES.items())
                and is_a(config["first"], None, *range(seats)) and (parts is None or are_parts(parts)))

    def __init__(self, seats, config, seed):
        source, self.heaps, self.drawn, self.seats, self.config = numbers(seed), [], 0, seats, config
        parts = config["components"] or {}
        first = config["first"]
        if first is None:
            first = below(source, seats)
            self.heaps.append([0, first, seats])
        rounds = ((parts.get("rounds") or [None] * 3)[seats - 2]
                  or [[int(n) for n in card] for card in ROUNDS[seats].split()])
        places = shuffled(range(7), source)
        self.deck = shuffled([i for i, n in enumerate(COPIES) for _ in range(n)], source)  # from the top down
        self.heaps += [[0, places], [0, self.deck[:]]]
        self.rounds = [rounds[place] for place in places]
        self.building = Building(seats, config)
        self.quarry, self.sled, self.held = [29] * seats, [0] * seats, [[0] * 12 for _ in range(seats)]
        self.row, self.pair, self.pair_up, self.discard = [None] * 4, [None] * 2, False, []
        self.pending, self.round = [], 0
        self.shown, self.again = False, source  # whether something was turned up, and what shuffles the discards
        for i in range(seats):
            self.take_stones((first + i) % seats, 2 + i)
        self.begin_round(first)

    def is_b(self, site):
        return self.config[site] == "b"

    # What may be done.
    def decides(self):
        if self.round > 5:
            return None
        kind, *what = self.pending[-1] if self.pending else [None]
        if kind == "temple":
            return self.building.top(what[0])
        return what[0] if kind in ("pick", "keep", "build", "bonus") else self.turn

    def places(self):  # the free ones
        return [(b, p) for b in self.afloat for p, owner in enumerate(self.boats[b]) if owner is None]

    def load_of(self, boat):
        return len(self.boats[boat]) - self.boats[boat].count(None)

    def to_take(self, seat, most=3):
        return min(most, 5 - self.sled[seat], self.quarry[seat])

    def moves(self):
        kind, *what = self.pending[-1] if self.pending else [None]
        if kind == "pick":
            cards = sorted({card for card in self.row if card is not None})
            pair = [{"do": "pick-pair"}] if self.pair != [None] * 2 else []
            return [{"do": "pick-card", "card": CARDS[card]} for card in cards] + pair
        if kind == "keep":
            cards = [card for i, card in enumerate(self.pair) if card is not None and card not in self.pair[:i]]
            return [{"do": "keep-card", "card": CARDS[card]} for card in cards]
        if kind == "build":
            return [{"do": "choose-pyramid", "pyramid": i} for i in self.building.open_pyramids()]
        if kind == "bonus":
            loads = [{"do": "load-bonus", "boat": b, "place": p} for b, p in self.places()]
            return [*loads, {"do": "decline"}] if what[1] == "boat" else [{"do": "decline"}, {"do": "accept"}]
        return [{"do": "temple-point"}, {"do": "temple-stones"}] if kind == "temple" else self.actions()

    def actions(self):
        seat, places, sled, held = self.turn, self.places(), self.sled[self.turn], self.held[self.turn]
        docks = [site for site in SITES if site not in self.docked]
        is_least = lambda boat, more: self.load_of(boat) + more >= max(1, len(self.boats[boat]) - 1)
        ready = [boat for boat in self.afloat if is_least(boat, 0)]
        out = [{"do": "take-stones"}] if self.to_take(seat) else []
        out += [{"do": "load", "boat": b, "place": p} for b, p in places if sled]
        out += [{"do": "sail", "boat": b, "site": site} for b in ready for site in docks]
        if held[LEVER]:
            for b in ready:
                ways = list(orders([owner for owner in self.boats[b] if owner is not None]))
                out += [{"do": "lever", "boat": b, "site": site, "order": way} for site in docks for way in ways]
        if held[HAMMER] and (sled or self.to_take(seat)):
            out += [{"do": "hammer", "boat": b, "place": p} for b, p in places]
        if held[SAIL] and sled:
            out += [{"do": "sail-card", "boat": b, "place": p, "site": site}
                    for b, p in places if is_least(b, 1) for site in docks]
        if held[CHISEL] and sled > 1:
            out += [{"do": "chisel", "first": list(first), "second": list(second)}
                    for first in places for second in places if second > first]
        return out or [{"do": "pass"}]

    # Chance.
    def draws(self, move):  # whether it turns up what no seat knows
        return self.after(move).shown

    def after(self, move):  # a copy of the game in which it was played
        heaps, self.heaps = self.heaps, []
        after = copy.deepcopy(self)
        self.heaps, after.shown = heaps, False
        after.play(move)
        return after

    def fresh(self, seed):  # draws anew what no seat knows
        self.drawn += 1
        source, decked, come = numbers(seed), len(self.deck), self.rounds[self.round + 1:]
        hidden = [] if self.pair_up else [i for i in (0, 1) if self.pair[i] is not None]
        order = shuffled(self.deck + [self.pair[i] for i in hidden], source)
        self.deck = order[:decked]
        for i, card in zip(hidden, order[decked:]):
            self.pair[i] = card
        self.rounds[self.round + 1:] = come = shuffled(come, source)
        number = lambda card: sum((n - 1) * 4**(3 - i) for i, n in enumerate(card))
        self.heaps += [[self.drawn, order], [self.drawn, [number(card) for card in come]]]
        self.again = numbers(next(source))

    def take_card(self):  # from the deck, where nobody has seen it
        if not self.deck and self.discard:
            self.deck, self.discard = shuffled(self.discard, self.again), []
            self.heaps.append([self.drawn, self.deck[:], True])
        return self.deck.pop(0) if self.deck else None

    # The end.
    def outcome(self):
        return self.building.outcome(self.held, self.sled)

    def unasked(self):  # the first answer to a question, if all end the game at once with the same result (ruling 40)
        answers, result, is_keep = self.moves(), None, self.pending[-1][0] == "keep"
        for answer in answers:
            after = self.after(answer)
            # What an answer draws nobody knows yet, but for what is kept: that was drawn with the pair.
            draws = answer["do"] == "pick-pair" or not is_keep and len(after.deck) != len(self.deck)
            if draws or after.decides() is not None or after.outcome() != (result or after.outcome()):
                return None
            result = after.outcome()
        return answers[0]

    # What is done.
    def play(self, move):
        while move:
            self.carry_out(move)
            is_last = self.round == 5 and not self.afloat
            move = self.unasked() if is_last and self.pending else None

    def carry_out(self, move):
        do, seat, boat = move["do"], self.turn, move.get("boat")
        if self.pending:
            self.answer(move)
        else:
            card = {"lever": LEVER, "hammer": HAMMER, "sail-card": SAIL, "chisel": CHISEL}.get(do)
            if card is not None:
                self.held[seat][card] -= 1
            if do in ("take-stones", "hammer"):
                self.take_stones(seat)
            if "place" in move:
                self.load(seat, boat, move["place"])
            if do == "chisel":
                self.load(seat, *move["first"])
                self.load(seat, *move["second"])
            if "site" in move:
                self.sail(boat, move["site"], move.get("order"), card)
            elif card is not None:
                self.discard.append(card)
            self.passes = self.passes + 1 if do == "pass" else 0
            if self.passes >= self.seats:
                self.abandon_boats()
        self.settle()

    def answer(self, move):
        do, (kind, *what) = move["do"], self.pending.pop()
        card = CARDS.index(move["card"]) if "card" in move else None
        if kind == "pick":
            self.pending.append(("return", *what))
            if do == "pick-pair":
                self.pending.append(("keep", what[0]))
                self.pair_up = self.shown = True
            else:
                self.row[self.row.index(card)] = None
                self.gain(what[0], card)
        elif kind == "keep":
            rest = list(self.pair)
            rest.remove(card)
            self.discard += [other for other in rest if other is not None]
            self.pair, self.pair_up = [None] * 2, False
            self.gain(what[0], card)
        elif kind == "build":
            owner, site, spot = what
            bonus = self.building.lay_on_pyramid(owner, move["pyramid"])
            self.move_stone(owner, spot)
            if bonus:
                self.pending.append(("bonus", owner, bonus))
        elif kind == "temple":
            self.pending.append(("temple", what[0] + 1))
            if do == "temple-stones":
                self.take_stones(self.building.top(what[0]), 2)
            else:
                self.building.points[self.building.top(what[0])] += 1
        elif do == "load-bonus":
            self.load(what[0], move["boat"], move["place"])
        elif do == "accept":
            self.give(*what)

    def settle(self):
        while True:
            kind, *what = self.pending[-1] if self.pending else [None]
            if kind is None and self.afloat:
                self.turn = (self.turn + 1) % self.seats
                return
            if (kind in ("pick", "keep") or kind == "build" and self.building.must_choose(what[1])
                    or kind == "bonus" and self.asks(*what) or kind == "temple" and self.asks_temple(what[0])):
                return
            if kind is None:
                self.pending.append(("temple", 0))
                continue
            self.pending.pop()
            if kind == "unload":
                self.unload(*what)
            elif kind == "return":
                self.quarry[what[0]] += 1
                self.move_stone(*what)
            elif kind == "discard":
                self.discard.append(what[0])
            elif kind == "build":
                self.build(*what)
            elif kind == "bonus":
                self.give(*what)
            elif what[0] < len(self.building.effects):
                self.score_temple(what[0])
            else:
                return self.end_round()

    def take_stones(self, seat, most=3):
        stones = self.to_take(seat, most)
        self.quarry[seat] -= stones
        self.sled[seat] += stones

    def load(self, seat, boat, place):
        self.sled[seat] -= 1
        self.boats[boat][place] = seat

    def sail(self, boat, site, order, card):
        owners = [owner for owner in self.boats[boat] if owner is not None]
        self.docked[boat], self.sailor = site, self.turn
        self.afloat.remove(boat)
        if site == "market" or site == "pyramid" and self.is_b(site):
            self.pending.append(("unload", boat, order or owners, card))
            return
        for owner in order or owners:
            self.build(owner, site, (boat, self.boats[boat].index(owner)))
        if card is not None:
            self.discard.append(card)

    def unload(self, boat, order, card):
        if not order:
            self.discard += [] if card is None else [card]
            return
        owner, site = order[0], self.docked[boat]
        spot = (boat, self.boats[boat].index(owner))
        self.pending.append(("unload", boat, order[1:], card))
        if site == "market":
            is_left = self.row + self.pair != [None] * 6
            self.pending.append(("pick" if is_left else "return", owner, spot))
        elif self.building.must_choose(site):
            self.pending.append(("build", owner, site, spot))
        else:
            self.build(owner, site, spot)

    def move_stone(self, owner, spot):  # to a site: from a boat, or from the quarry
        if spot is None:
            self.quarry[owner] -= 1
        else:
            self.boats[spot[0]][spot[1]] = None

    def build(self, owner, site, spot):
        self.move_stone(owner, spot)
        self.building.lay(owner, site)

    def asks(self, owner, bonus):
        if bonus == "boat":
            return self.sled[owner] > 0 and bool(self.places())
        left = self.deck or self.discard if bonus == "card" else self.to_take(owner)
        return self.config["pyramidBonus"] == "may" and bool(left)

    def give(self, owner, bonus):
        if bonus == "card":
            self.draw_card(owner)
        elif bonus == "stones":
            self.take_stones(owner)

    def draw_card(self, owner):
        card = self.take_card()
        if card is not None:
            self.shown = True
            self.gain(owner, card)

    def gain(self, seat, card):
        if card not in RED:
            self.held[seat][card] += 1
            return
        self.pending.append(("discard", card))
        if self.quarry[seat]:
            self.pending.append(("build", seat, RED[card], None))

    def asks_temple(self, column):
        effects, owner = self.building.effects, self.building.top(column)
        return effects[column:column + 1] == ["choice"] and owner is not None and self.to_take(owner, 2) > 0

    def score_temple(self, column):
        self.pending.append(("temple", column + 1))
        effect, owner = self.building.effects[column], self.building.top(column)
        if owner is not None and effect == "card":
            self.draw_card(owner)
        elif owner is not None:
            self.building.points[owner] += 2 if effect == "two" else 1

    def abandon_boats(self):
        for boat in self.boats:
            for place, owner in enumerate(boat):
                if owner is not None:
                    self.quarry[owner] += 1
                    boat[place] = None
        self.afloat = []

    def end_round(self):
        if not self.pair_up and self.pair != [None] * 2:
            self.shown = True
        self.discard += [card for card in self.row + self.pair if card is not None]
        self.row, self.pair, self.pair_up = [None] * 4, [None] * 2, False
        self.round += 1
        if self.round < 6:
            self.begin_round(((self.opener if self.sailor is None else self.sailor) + 1) % self.seats)

    def begin_round(self, first):
        self.turn = self.opener = first
        self.sailor, self.passes, self.shown = None, 0, True
        self.boats, self.afloat = [[None] * n for n in self.rounds[self.round]], [0, 1, 2, 3]
        self.docked = [None] * 4
        for place in range(3 if self.is_b("market") else 4):
            self.row[place] = self.take_card()
        for place in range(2 if self.is_b("market") else 0):
            self.pair[place] = self.take_card()
