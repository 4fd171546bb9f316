"""The generator of the engine and how it shuffles, as docs/letters.md describes them."""
MASK = 2**64 - 1


class numbers:  # SplitMix64; a copy goes on with the same numbers
    def __init__(self, seed):
        self.seed = seed

    def __next__(self):
        self.seed = z = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31


def below(source, n):
    return next(source) * n >> 64


def shuffled(cards, source):
    cards = sorted(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(source, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def is_a(value, *those):  # equal to one of them, and of its type: in Python, True is 1 and 1.0 is 1
    return any(type(value) is type(one) and value == one for one in those)
