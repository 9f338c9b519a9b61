"""Boats with a lofted hull. They float on z and look to +X; turn them with `turn`."""
import math

from kit.materials import glossy
from kit.primitives import box, cylinder, prism
from kit.runs import pipe
from kit.stage import at, put_mesh

_STATIONS = 18


def hull(length, beam, height, draught, colour, deck="wood", rail=None, bow=0.5, stern=0.25, rake=0.12, transom=0.7):
    """In the current frame, the waterline at 0: `bow` and `stern` say how much higher than amidships its ends are."""
    shape = [_station(k / _STATIONS, length, beam, height, draught, bow, stern, rake, transom) for k in range(_STATIONS + 1)]
    n = len(shape[0])
    faces = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(_STATIONS) for i in range(n)
    ]
    faces += [tuple(range(n))[::-1], tuple(_STATIONS * n + i for i in range(n))]
    put_mesh([p for ring in shape for p in ring], faces, colour, smooth=True).data.auto_smooth_angle = 0.9
    planks = [(x, y, z + 0.01) for ring in shape for x, y, z in ring[-3:-1]]
    put_mesh(planks, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(_STATIONS)], deck, closed=False)
    for edge in (0, n - 4) if rail else ():
        pipe([ring[edge] for ring in shape], beam * 0.022, rail, 0)


def _station(t, length, beam, height, draught, bow, stern, rake, transom):
    """One section, from the left rail under the keel to the right rail and back over the deck."""
    half = beam / 2 * (1 - ((t - 0.42) / 0.58) ** 2.6 if t > 0.42 else transom + (1 - transom) * (1 - ((0.42 - t) / 0.42) ** 2))
    half = max(half, beam * 0.02)
    rail = height * (1 + bow * max(0, (t - 0.45) / 0.55) ** 2 + stern * max(0, (0.42 - t) / 0.42) ** 2)
    keel = -draught + (draught + height * 0.35) * max(0, (t - 0.78) / 0.22) ** 2
    wall, deck = min(beam * 0.05, half * 0.4), rail - height * 0.28
    outside = [(half, rail), (half * 0.96, keel + (rail - keel) * 0.55), (half * 0.62, keel + (rail - keel) * 0.2)]
    right = [(-y, z) for y, z in reversed(outside)]
    inside = [(-half + wall, rail), (-half + wall, deck), (half - wall, deck), (half - wall, rail)]
    return [(length * (t - 0.5 + rake * t**5 * z / height), y, z) for y, z in [*outside, (0, keel), *right, *inside]]


def trading_dhow(x, y, z, turn=0, scale=1.0, rail="teal", sail="plaster", rig=True):
    """A wooden dhow, 3.4 long at scale 1, its sail furled on a slanting yard."""
    with at(x, y, z, turn, scale):
        hull(3.4, 0.95, 0.42, 0.12, "wood_dark", "wood", rail, 0.95, 0.75)
        prism([(-1.5, 0.3), (-0.75, 0.3), (-0.75, 0.74), (-1.5, 0.86)], -0.28, 0.28, "wood", 0.03, "Y")
        box(-1.35, -0.29, 0.54, -0.9, -0.275, 0.68, "window_lit", 0)
        box(-0.76, -0.2, 0.5, -0.745, 0.2, 0.66, "window_lit", 0)
        box(-1.62, -0.36, 0.8, -0.65, 0.36, 0.86, "plaster", 0.02)
        box(0.0, -0.2, 0.3, 0.6, 0.2, 0.44, "wood_dark", 0.02)
        if rig:
            pipe([(0.35, 0, 0.3), (0.55, 0, 2.15)], 0.04, "wood", 0)
            pipe([(-0.75, 0.05, 2.5), (1.5, 0.05, 1.05)], 0.03, "wood", 0)
            pipe([(-0.65, 0.05, 2.38), (0.4, 0.05, 1.69), (1.4, 0.05, 1.06)], 0.065, sail, 0)
            pipe([(1.95, 0, 0.82), (0.53, 0, 2.0), (-1.5, 0, 0.85)], 0.009, "dark", 0)


def fishing_boat(x, y, z, turn=0, scale=1.0, rail="blue"):
    """An open boat with an outboard motor, 2 long at scale 1."""
    with at(x, y, z, turn, scale):
        hull(2.0, 0.62, 0.26, 0.08, glossy("white"), "plaster", rail, 0.7, 0.05, 0.14, 0.85)
        box(-1.14, -0.09, 0.12, -0.98, 0.09, 0.46, "dark", 0.03)
        for bench in (-0.55, 0.3):
            box(bench, -0.26, 0.2, bench + 0.16, 0.26, 0.26, "wood", 0.01)
        box(-0.25, -0.16, 0.18, 0.15, 0.16, 0.34, "teal", 0.03)


def yacht(x, y, z, turn=0, scale=1.0, rail="navy"):
    """A motor yacht with two decks, 2.6 long at scale 1."""
    with at(x, y, z, turn, scale):
        hull(2.6, 0.72, 0.3, 0.1, glossy("white"), "wood", rail, 0.45, 0.0, 0.16, 0.85)
        prism([(-0.85, 0.2), (0.62, 0.2), (0.3, 0.56), (-0.75, 0.56)], -0.26, 0.26, glossy("white"), 0.03, "Y")
        prism([(-0.7, 0.36), (0.44, 0.36), (0.32, 0.5), (-0.66, 0.5)], -0.267, 0.267, "window_lit", 0, "Y")
        prism([(-0.8, 0.56), (0.2, 0.56), (0.14, 0.62), (-0.8, 0.62)], -0.28, 0.28, glossy("white"), 0.02, "Y")
        prism([(-0.45, 0.62), (0.1, 0.62), (-0.06, 0.84), (-0.4, 0.84)], -0.18, 0.18, "window", 0.02, "Y")
        box(-0.55, -0.21, 0.84, 0.0, 0.21, 0.88, "white", 0.02)
        cylinder(-0.35, 0, 0.86, 0.012, 0.3, "steel")
