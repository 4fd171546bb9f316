"""What receipts and letters are written in: hashes, base64url, JSON and heaps."""
import base64, hashlib, json
from chance import below, numbers, shuffled
def need(true, why):
    if not true:
        raise ValueError(why)
sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
def back(value, steps):
    for _ in range(steps):
        value = sha(b"dockhand/chain/1", value)
    return value
def same(one, other):  # as JSON, where 1, 1.0 and true differ
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
def unpacked(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    need(base64.urlsafe_b64encode(data).rstrip(b"=").decode() == text and len(data) > 120, "a letter is no base64url")
    return data
def read(text):  # JSON without a key that stands twice, and without numbers that JSON does not have
    def once(pairs):
        need(len(dict(pairs)) == len(pairs), "a key stands twice")
        return dict(pairs)
    def no(number):
        raise ValueError(f"{number} is no number")
    return json.loads(text, object_pairs_hook=once, parse_constant=no)
def proves_heaps(told, draws):  # that each lies as the seed of its draw says
    sources, own = [numbers(int(seed, 16)) for seed in draws], {}
    for i, (draw, order, *how) in enumerate(told):
        need(type(draw) is int and draw >= 0, f"heap {i} is of no draw")
        source, is_heap = sources[draw], isinstance(order, list)
        if how and is_heap:  # all such heaps of a draw have one generator
            source = own[draw] = own.get(draw) or numbers(next(source))
        need(same(order, shuffled(order, source) if is_heap else below(source, how[0])),
             f"heap {i} does not lie as its seed says")
    need({heap[0] for heap in told} in (set(), {*range(len(draws))}), "a draw without a heap")
