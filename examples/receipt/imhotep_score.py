"""The building sites of Imhotep, the points that they give, and who wins (docs/rules/imhotep.md)."""
from imhotep_parts import PYRAMID_A, PYRAMIDS_B, SLOTS, TEMPLE
BY_HEIGHT = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}  # obelisks A
BY_ROW = (8, 4, 2)  # chamber B
ORNAMENTS, STATUE, BLUE = range(3, 7), 7, range(8, 12)  # cards by their numbers; ornaments in the order of the sites


def triangle(n):  # points of statues, and of linked stones in chamber A
    return n * (n + 1) // 2 if n < 6 else 15 + 2 * (n - 5)


def share(counts, seat, prizes):  # equal players share the prizes of their ranks
    own = counts[seat]
    ahead, equal = sum(n > own for n in counts), counts.count(own)
    return sum(prizes[ahead:ahead + equal]) // equal if own else 0


def groups(places):  # the sizes of the groups in chamber A, where a column has three places
    left = {*places}
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            near = {i + step for i in edge for step in (-3, 3)} | {i - 1 for i in edge if i % 3}
            edge = (near | {i + 1 for i in edge if i % 3 < 2}) & left
            left -= edge
        yield len(group)


class Building:  # what stands on the four building sites, and the points that were scored at once
    def __init__(self, seats, config):
        parts = config["components"] or {}
        self.seats, self.config, self.points = seats, config, [0] * seats
        pyramids, temple, slots = (parts.get(key) for key in ("pyramids", "temple", "obelisks"))
        if not self.is_b("pyramid"):
            self.spaces = [[(points, None) for points in PYRAMID_A]]
        elif pyramids is None:
            self.spaces = PYRAMIDS_B
        else:
            self.spaces = [[(space.get("points", 0), space.get("bonus")) for space in one] for one in pyramids]
        effects = (temple or TEMPLE) if self.is_b("temple") else ["one"] * 5
        self.effects = effects[:4 if seats == 2 else 5]
        self.slots = sorted(SLOTS if slots is None else slots, reverse=True)  # the best free one is taken first
        self.pyramids = [0] * len(self.spaces)  # how many spaces are taken
        self.on_pyramid = [0] * seats  # stones on the pyramids and beside them
        self.temple, self.chamber, self.obelisks = [], [], [0] * seats

    def is_b(self, site):
        return self.config[site] == "b"

    def open_pyramids(self):
        return [i for i, spaces in enumerate(self.spaces) if self.pyramids[i] < len(spaces)]

    def must_choose(self, site):
        return site == "pyramid" and self.is_b(site) and bool(self.open_pyramids())

    def lay(self, owner, site):
        if site == "pyramid":
            self.lay_on_pyramid(owner, next(iter(self.open_pyramids()), None))
        elif site == "obelisks":
            self.obelisks[owner] += 1
            if self.is_b(site) and self.obelisks[owner] % 3 == 0:
                self.points[owner] += self.slots.pop(0) if self.slots else 1
        else:
            {"temple": self.temple, "chamber": self.chamber}[site].append(owner)

    def lay_on_pyramid(self, owner, pyramid):  # or beside it; returns the bonus
        points, bonus = 1, None
        if pyramid is not None:
            points, bonus = self.spaces[pyramid][self.pyramids[pyramid]]
            self.pyramids[pyramid] += 1
        self.on_pyramid[owner] += 1
        self.points[owner] += points
        return bonus

    def top(self, column):  # the owner of the stone that is seen from above
        width, count = len(self.effects), len(self.temple)
        return self.temple[column + (count - 1 - column) // width * width] if column < min(width, count) else None

    # The end.
    def stones(self):  # on each site, all that were laid there
        return [sum(self.on_pyramid), len(self.temple), len(self.chamber), sum(self.obelisks)]

    def chamber_points(self, seat):
        if not self.is_b("chamber"):
            return sum(map(triangle, groups(i for i, owner in enumerate(self.chamber) if owner == seat)))
        rows = [self.chamber[row::3] for row in range(3)]
        return sum(share([row.count(one) for one in range(self.seats)], seat, BY_ROW) for row in rows)

    def obelisk_points(self, seat):
        loose = self.obelisks[seat] % 3
        return loose if self.is_b("obelisks") else share(self.obelisks, seat, BY_HEIGHT[self.seats])

    def card_points(self, held):
        ornaments = sum(held[card] * (stones // 3) for card, stones in zip(ORNAMENTS, self.stones()))
        return ornaments + triangle(held[STATUE]) + sum(held[card] for card in BLUE)

    def wrath(self, seat):
        everywhere = (self.on_pyramid[seat] and seat in self.temple and seat in self.chamber and self.obelisks[seat])
        return -5 if self.config["wrath"] and not everywhere else 0

    def outcome(self, held, sleds):  # by the cards and the sled of each seat, which breaks a tie
        scores = [self.points[seat] + self.chamber_points(seat) + self.obelisk_points(seat)
                  + self.card_points(held[seat]) + self.wrath(seat) for seat in range(self.seats)]
        ranks = list(zip(scores, sleds))
        return {"winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], "scores": scores}
