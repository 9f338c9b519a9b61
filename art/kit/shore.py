"""Coasts: land and water with soft outlines, sandbanks and mangroves."""
import math
import random

from kit.plants import shrub
from kit.primitives import cylinder, prism, rounded


def smooth(points, steps=6, closed=False):
    """A soft curve through the points, for coasts, roads and dunes."""
    n = len(points)
    pieces = n if closed else n - 1
    at_place = (lambda k: points[k % n]) if closed else (lambda k: points[min(max(k, 0), n - 1)])
    line = [
        _between([at_place(k + i) for i in (-1, 0, 1, 2)], step / steps) for k in range(pieces) for step in range(steps)
    ]
    return line if closed else [*line, points[-1]]


def _between(four, t):
    """Catmull and Rom's curve between the second and the third of four points."""
    weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
    return tuple(sum(w * p[k] for w, p in zip(weights, four)) / 2 for k in (0, 1))


def clip(outline, window):
    """The part of an outline inside a convex one, which runs against the clock."""
    for a, b in zip(window, [*window[1:], window[0]]):
        outline = _one_side(outline, a, b)
    return outline


def _one_side(outline, a, b):
    kept = []
    inside = [(b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) for p in outline]
    for k, point in enumerate(outline):
        if (inside[k] >= 0) != (inside[k - 1] >= 0):
            t = inside[k - 1] / (inside[k - 1] - inside[k])
            before = outline[k - 1]
            kept.append(tuple(before[i] + (point[i] - before[i]) * t for i in (0, 1)))
        if inside[k] >= 0:
            kept.append(point)
    return kept


def land(outline, plinth, low, high, colour, radius=0.8, inset=0.03, bevel=0.03):
    """A flat piece with that outline, cut at the edge of the plinth (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = plinth
    edge = rounded(x0 + inset, y0 + inset, x1 - inset, y1 - inset, radius)
    return prism(clip(outline, edge), low, high, colour, bevel)


def sandbank(x, y, z, length, width, seed=0, height=0.12, turn=0, shallow=0.35, colour="sand"):
    """A low island with shallow water around it."""
    if shallow:
        prism(_blob(x, y, length / 2 + shallow, width / 2 + shallow, seed, turn), z - 0.05, z + 0.012, "shallow", 0)
    return prism(_blob(x, y, length / 2, width / 2, seed, turn), z - 0.05, z + height, colour, height * 0.4)


def _blob(x, y, half_length, half_width, seed, turn, points=36):
    rng = random.Random(seed)
    waves = [(rng.uniform(0.03, 0.1), rng.uniform(0, math.tau), k) for k in (2, 3, 4)]
    turn = math.radians(turn)
    outline = []
    for angle in (math.tau * k / points for k in range(points)):
        reach = 1 + sum(height * math.cos(k * angle + start) for height, start, k in waves)
        along, across = half_length * reach * math.cos(angle), half_width * reach * math.sin(angle)
        outline.append((x + along * math.cos(turn) - across * math.sin(turn), y + along * math.sin(turn) + across * math.cos(turn)))
    return outline


def mangrove(x, y, z=0, size=0.4, seed=0):
    """A crown on stilt roots that stand in the water z."""
    rng = random.Random(seed)
    for k in range(6):
        angle = math.tau * k / 6 + rng.uniform(-0.3, 0.3)
        cylinder(x + 0.45 * size * math.cos(angle), y + 0.45 * size * math.sin(angle), z - 0.05, 0.06 * size, size * 0.9 + 0.05, "trunk", segments=8, bevel=0)
    shrub(x, y, z + size * 0.6, size, seed)
