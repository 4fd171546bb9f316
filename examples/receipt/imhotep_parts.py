"""What Imhotep is played with: the options, boats, pyramids and temple."""
from chance import is_a
SITES = ["market", "pyramid", "temple", "chamber", "obelisks"]
CHOICES = {**{site: "ab" for site in SITES}, "pyramidBonus": ("must", "may"), "wrath": (False, True)}
BOATS = (1, 2, 3, 2)  # how many there are with 1, 2, 3 and 4 places
ROUNDS = {2: "4331 4322 4321 4221 3322 3321 3221", 3: "4421 4332 4322 4321 4221 3332 3322",
          4: "4432 4422 4421 4333 4332 4322 3332"}
BONUSES = [[None, "card", None, "stones", None], ["stones", None, "boat", None, None],
           [None, "boat", None, "card", None]]
TEMPLE = ["choice", "two", "choice", "card", "choice"]


def has_boats(card):
    sizes = isinstance(card, list) and len(card) == 4 and all(is_a(n, 1, 2, 3, 4) for n in card)
    return sizes and all(card.count(n) <= BOATS[n - 1] for n in card)


def is_space(i, space):  # of a pyramid, where the last one has 4 points and no bonus
    bonus, points = space.get("bonus"), space.get("points", 0)
    most = (4,) if i == 4 else (1,) if bonus else range(1, 10)
    kinds = (None,) if i == 4 else (None, "card", "stones", "boat")
    return {*space} <= {"points", "bonus"} and is_a(points, *most) and is_a(bonus, *kinds)


def are_parts(parts):  # other parts than those of the printed game
    lists = {key: parts.get(key) for key in ("pyramids", "temple", "obelisks", "rounds")}
    pyramids, temple, slots, rounds = lists.values()
    return ({*parts} <= {"game", *lists} and parts.get("game") == "imhotep"
            and (pyramids is None or [len(one) for one in pyramids] == [5] * 3
                 and all(is_space(i, space) for one in pyramids for i, space in enumerate(one)))
            and (temple is None or sorted(temple) == sorted(TEMPLE))
            and (slots is None or len(slots) == 10 and all(is_a(n, *range(1, 11)) for n in slots)
                 and slots == sorted(slots, reverse=True) and slots[:2] == [10, 9])
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
