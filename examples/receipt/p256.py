"""Signatures of letters: ECDSA on P-256 with SHA-256."""
import hashlib
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5, 1)
ANSWERS = {}  # several receipts may have the same letters
def num(data):
    return int.from_bytes(data, "big")
def plus(p, q):  # the sum of two points of P-256 as x / z^2, y / z^3; z is 0 at infinity
    if not p[2] or not q[2]:
        return p if p[2] else q
    (x1, y1, z1), (x2, y2, z2) = p, q
    a, b = z1 * z1 % P, z2 * z2 % P
    u, s, h, r = x1 * b % P, y1 * b * z2 % P, (x2 * a - x1 * b) % P, (y2 * a * z1 - y1 * b * z2) % P
    if h == 0 and r == 0:
        s, m = y1 * y1 % P, 3 * (x1 - a) * (x1 + a) % P
        x = (m * m - 8 * x1 * s) % P
        return x, (m * (4 * x1 * s - x) - 8 * s * s) % P, 2 * y1 * z1 % P
    x = (r * r - h * h * h - 2 * u * h * h) % P
    return x, (r * (u * h * h - x) - s * h * h * h) % P, h * z1 * z2 % P
def is_signed(letter, key):  # whether it ends with a signature by this key
    if (letter, key) not in ANSWERS:
        ANSWERS[letter, key] = is_right(letter, key)
    return ANSWERS[letter, key]
def is_right(letter, key):  # of the two right signatures, only that with the lower half counts
    x, y, r, s = num(key[1:33]), num(key[33:]), num(letter[-64:-32]), num(letter[-32:])
    on_curve = key[0] == 4 and x < P and y < P and (y * y - x**3 + 3 * x - B) % P == 0
    if not on_curve or not 0 < r < N or not 0 < s <= N // 2:
        return False
    inverse = pow(s, -1, N)
    a, b = num(hashlib.sha256(letter[:-64]).digest()) * inverse % N, r * inverse % N
    points, at = (None, G, (x, y, 1), plus(G, (x, y, 1))), (0, 1, 0)
    for bit in range(255, -1, -1):
        at, which = plus(at, at), (a >> bit & 1) | (b >> bit & 1) << 1
        at = plus(at, points[which]) if which else at
    return at[2] != 0 and at[0] * pow(at[2], -2, P) % P % N == r
