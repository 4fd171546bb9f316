"""Plays games by the rules in examples/receipt, as the engine has played them: rules-verify.py GAME...

A file tells a game: its rules, seats, options and deal, then of each move the hash of those that were legal, its number
among them, and the seed of its draw; and the heaps and the result. It prints a line for each: how many questions were not
asked, or what differs."""
import hashlib, json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "examples", "receipt"))
import verify
from imhotep import Imhotep


class Counting(Imhotep):
    skipped = 0

    def unasked(self):
        answer = super().unasked()
        self.skipped += answer is not None
        return answer


def differs(told):
    rules = {"duel": verify.Duel, "imhotep": Counting}[told["game"]]
    config = rules.full({**rules.DEFAULTS, **told["config"]})
    if not rules.can_play(told["seats"], config):
        return "the options cannot be played"
    game = rules(told["seats"], config, int(told["deal"], 16))
    for number, (seat, legal, index, seed) in enumerate(told["moves"]):
        if game.decides() != seat:
            return f"before move {number} seat {game.decides()} decides"
        moves = game.moves()
        text = json.dumps(moves, sort_keys=True, separators=(",", ":"))
        if hashlib.sha256(text.encode()).hexdigest() != legal:
            return f"before move {number} these are legal: {text}"
        if game.draws(moves[index]) != (seed is not None):
            return f"whether move {number} draws"
        if seed is not None:
            game.fresh(int(seed, 16))
        game.play(moves[index])
    if game.decides() is not None:
        return f"the game goes on: {game.moves()}"
    if not verify.same(game.heaps, told["heaps"]):
        return "the heaps"
    if told["game"] == "imhotep" and not verify.same(game.outcome(), told["outcome"]):
        return f"the result is {game.outcome()}, not {told['outcome']}"
    return getattr(game, "skipped", 0)


for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        print(f"{path}: {differs(json.load(file))}")
