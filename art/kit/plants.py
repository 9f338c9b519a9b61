"""Palms, shrubs and pots. Each has a seed: the same seed grows the same plant."""
import math
import random

from mathutils import Vector

from kit.primitives import ball, cylinder
from kit.stage import at, put_mesh

# Of each ring of fronds: how many fewer than the lowest ring, how steeply they rise, and their length.
_RINGS = ((0, 0.30, 1.0), (3, 0.85, 0.86), (6, 1.5, 0.55))


def palm(x, y, z=0, height=4.2, seed=1, lean=0.35, fronds=11, reach=1.7):
    rng = random.Random(seed)
    top = _trunk(Vector((x, y, z)), height, lean, rng.random() * math.tau)
    for layer, (fewer, rise, part) in enumerate(_RINGS):
        number = fronds - fewer
        for k in range(number):
            angle = math.tau * (k + 0.5 * layer) / number + rng.uniform(-0.12, 0.12)
            length = reach * part * rng.uniform(0.9, 1.08)
            _frond(top, angle, length, rise, "leaf" if (k + layer) % 2 else "leaf_light")
    ball(*top, 0.17, "wood_dark", fineness=2)


def street_palm(x, y, z=0, seed=1, height=3.6, scale=0.36):
    """A palm as small as the buildings of a city; `height` before it is made small."""
    with at(x, y, z, scale=scale):
        palm(0, 0, 0, height + (seed * 0.37) % 1, seed, 0.35)


def _trunk(foot, height, lean, towards, pieces=13):
    """Short cones that lean a little more the higher they are; returns where the crown sits."""
    drift = Vector((lean * math.cos(towards), lean * math.sin(towards), 0))
    places = [foot + drift * (k / pieces) ** 2 + Vector((0, 0, height * k / pieces)) for k in range(pieces + 1)]
    for k, place in enumerate(places[:-1]):
        radius = 0.16 - 0.055 * k / pieces
        cylinder(*place, radius * 0.86, height / pieces * 1.02, "trunk", end_radius=radius * 1.12, segments=14, bevel=0)
    return places[-1]


def _frond(top, angle, length, rise, colour, steps=9):
    out = Vector((math.cos(angle), math.sin(angle), 0))
    across = Vector((-out.y, out.x, 0))
    drooping = rise < 0.6
    vertices = []
    for k in range(steps + 1):
        t = k / steps
        up = rise * length * (t * 0.9 - t * t * (1.15 if drooping else 0.95))
        up -= 0.35 * length * t**3 if drooping else 0.1 * length * t * t
        middle = top + out * (length * t * (1 - 0.12 * t)) + Vector((0, 0, up + 0.05))
        half = length * 0.15 * math.sin(math.pi * min(1, t * 0.93 + 0.09)) ** 0.7 * (1 - 0.15 * (k % 2))
        hanging = Vector((0, 0, half * 0.55))
        vertices += [middle + across * half - hanging, middle, middle - across * half - hanging]
    put_mesh(vertices, _strips(steps, 3), colour, closed=False)


def _strips(steps, width):
    return [
        (k * width + i, k * width + i + 1, (k + 1) * width + i + 1, (k + 1) * width + i)
        for k in range(steps)
        for i in range(width - 1)
    ]


def shrub(x, y, z=0, size=0.4, seed=0):
    rng = random.Random(seed)
    for k in range(5):
        place = (x + rng.uniform(-0.5, 0.5) * size, y + rng.uniform(-0.5, 0.5) * size)
        height = z + size * rng.uniform(0.45, 0.8)
        ball(*place, height, size * rng.uniform(0.5, 0.75), "leaf" if k % 2 else "leaf_light", fineness=2)


def planter(x, y, z, size=0.4, height=0.4, seed=3, pot="white"):
    """A pot with long leaves."""
    rng = random.Random(seed)
    cylinder(x, y, z, size * 0.42, height, pot, end_radius=size * 0.55)
    for k in range(9):
        length = size * rng.uniform(1.4, 2.2)
        _leaf(Vector((x, y, z + height)), k * 2.4, length, size * 0.28, rng.uniform(1.2, 2.2), "leaf" if k % 2 else "leaf_light")


def _leaf(foot, angle, length, width, rise, colour, steps=7):
    out = Vector((math.cos(angle), math.sin(angle), 0))
    across = Vector((-out.y, out.x, 0))
    vertices = []
    for k in range(steps + 1):
        t = k / steps
        middle = foot + out * (length * 0.55 * t) + Vector((0, 0, length * rise * 0.5 * (t - 0.45 * t * t)))
        half = width / 2 * math.sin(math.pi * min(1, 0.06 + t * 0.94)) ** 0.8
        vertices += [middle + across * half, middle - across * half]
    put_mesh(vertices, _strips(steps, 2), colour, smooth=True, closed=False)
