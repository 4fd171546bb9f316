"""What Imhotep is played with: the cards, options, boats, pyramids, temple and obelisks."""
from chance import is_a
SITES = ["market", "pyramid", "temple", "chamber", "obelisks"]
CARDS = ["entrance", "sarcophagus", "paved-path", "pyramid-ornament", "temple-ornament", "chamber-ornament",
         "obelisk-ornament", "statue", "lever", "hammer", "sail", "chisel"]
COPIES = [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3]
RED = {0: "pyramid", 1: "chamber", 2: "obelisks"}  # where its stone goes
CHOICES = {**{site: "ab" for site in SITES}, "pyramidBonus": ("must", "may"), "wrath": (False, True)}
BOATS = (1, 2, 3, 2)  # how many there are with 1, 2, 3 and 4 places
ROUNDS = {2: "4331 4322 4321 4221 3322 3321 3221", 3: "4421 4332 4322 4321 4221 3332 3322",
          4: "4432 4422 4421 4333 4332 4322 3332"}
PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
PYRAMIDS_B = [[(2, None), (1, "card"), (3, None), (1, "stones"), (4, None)],
              [(1, "stones"), (3, None), (1, "boat"), (2, None), (4, None)],
              [(3, None), (1, "boat"), (2, None), (1, "card"), (4, None)]]
EFFECTS = ("one", "choice", "two", "card")
TEMPLE = ["choice", "two", "choice", "card", "choice"]
SLOTS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def has_boats(card):
    sizes = isinstance(card, list) and len(card) == 4 and all(is_a(n, 1, 2, 3, 4) for n in card)
    return sizes and all(card.count(n) <= BOATS[n - 1] for n in card)


def is_space(space):  # of a pyramid
    points, bonus = is_a(space.get("points", 0), *range(16)), is_a(space.get("bonus"), None, "card", "stones", "boat")
    return {*space} <= {"points", "bonus"} and points and bonus


def are_parts(parts):  # other parts than those of the printed game: all that can be played
    lists = {key: parts.get(key) for key in ("pyramids", "temple", "obelisks", "rounds")}
    pyramids, temple, slots, rounds = lists.values()
    return ({*parts} <= {"game", *lists} and parts.get("game") == "imhotep"
            and (pyramids is None or len(pyramids) == 3
                 and all(0 < len(one) < 11 and all(map(is_space, one)) for one in pyramids))
            and (temple is None or len(temple) == 5 and all(is_a(one, *EFFECTS) for one in temple))
            and (slots is None or len(slots) < 17 and all(is_a(n, *range(100)) for n in slots))
            and (rounds is None or [len(one) for one in rounds] == [7] * 3
                 and all(has_boats(card) for one in rounds for card in one)))


def full(config):  # with all that may be left out of other parts
    parts = config["components"]
    if not isinstance(parts, dict):
        return config
    parts = {**dict.fromkeys(("game", "pyramids", "temple", "obelisks", "rounds")), **parts}
    if parts["pyramids"]:
        parts["pyramids"] = [[{"points": 0, "bonus": None, **space} for space in one] for one in parts["pyramids"]]
    return {**config, "components": parts}


def orders(left, done=()):  # the different orders of these stones
    if not left:
        yield list(done)
    for seat in sorted({*left}):
        rest = list(left)
        rest.remove(seat)
        yield from orders(rest, (*done, seat))
