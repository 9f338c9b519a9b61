"""A date-palm oasis: falaj channels between mud walls and gardens, a red dune and a bare mountain behind."""
import random

from kit.building import plinth
from kit.light import bulb
from kit.people import person
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, prism
from kit.roofs import roof_solar, roof_units
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at
from kit.terrain import ridge

scene = Scene(night=True)

PLINTH = (-5, -5, 5, 5)
# The main channel runs from the mountain to the front edge; branches leave it to both sides.
CHANNEL_X = 0.6
BRANCHES = ((-0.55, -4.6, CHANNEL_X), (-2.75, CHANNEL_X, 4.6), (-2.95, -4.6, CHANNEL_X), (-0.35, CHANNEL_X, 4.6))


def build():
    plinth(*PLINTH, 0.7, 0.7, "sand", "sand_dark")
    behind()
    gardens()
    falaj()
    walls()
    mud_house()
    palms()


def behind():
    ridge(-4.7, 2.6, 2.7, 4.75, [(-3.5, 2.9, 1.9), (-1.1, 4.1, 2.2), (1.0, 2.2, 1.6)], "rock", seed=4, cell=0.25, rough=0.35)
    soft_dune(-0.9, 4.65, 2.1, 4.65, [(1.0, 1.0, 1.1), (3.5, 1.65, 1.5)], 2)
    soft_dune(1.2, 4.85, 1.15, 3.3, [(2.2, 0.45, 0.9), (3.9, 0.75, 1.0)], 5)


def soft_dune(x0, x1, y0, y1, peaks, seed):
    """Two crests that run into each other, without the gullies of rock."""
    hills = ridge(x0, x1, y0, y1, peaks, "dune_red", seed=seed, cell=0.12, rough=0.03)
    hills.data.polygons.foreach_set("use_smooth", [True] * len(hills.data.polygons))


def gardens():
    """Green plots, and a sandy way beside the main channel."""
    for x0, y0, x1, y1 in ((-4.55, -4.6, 0.05, -3.2), (-4.55, -2.7, 0.05, -0.85), (1.75, -4.6, 4.55, -3.05), (1.75, -2.5, 4.55, -0.65), (1.75, -0.1, 4.55, 0.8)):
        box(x0, y0, -0.05, x1, y1, 0.05, "grass", 0.03)
    crops(-4.2, -4.35, 3.9, 3)
    crops(2.0, -4.35, 2.4, 3)
    path = smooth([(1.35, -6), (1.35, -3), (1.3, -0.5), (1.2, 1.4), (0.4, 2.4)])
    land([*((x - 0.33, y) for x, y in path), *((x + 0.33, y) for x, y in reversed(path))], PLINTH, -0.05, 0.02, "plaster", bevel=0)


def crops(x, y, length, rows):
    for row in range(rows):
        box(x - 0.1, y + row * 0.42 - 0.11, 0, x + length, y + row * 0.42 + 0.11, 0.08, "sand_dark", 0.03)
        for k in range(int(length / 0.3)):
            shrub(x + 0.1 + k * 0.3, y + row * 0.42, 0.06, 0.11, row * 31 + k)


def falaj():
    """Stone-lined channels; the main one is cut by the front edge of the plinth."""
    channel(CHANNEL_X - 0.28, -4.97, CHANNEL_X + 0.28, 2.3, along_y=True)
    for y, x0, x1 in BRANCHES:
        left = x0 if x0 < 0 else CHANNEL_X + 0.14
        right = CHANNEL_X - 0.14 if x1 == CHANNEL_X else x1
        channel(left, y - 0.19, right, y + 0.19, along_y=False)


def channel(x0, y0, x1, y1, along_y):
    lining = 0.09
    box(x0 + lining * along_y, y0 + lining * (not along_y), 0.0, x1 - lining * along_y, y1 - lining * (not along_y), 0.085, "water", 0)
    for side in (0, 1):
        if along_y:
            edge = (x0, x1 - lining)[side]
            for low, high in between_branches(y0, y1, side):
                box(edge, low, -0.05, edge + lining, high, 0.16, "stone", 0.02)
        else:
            edge = (y0, y1 - lining)[side]
            box(x0, edge, -0.05, x1, edge + lining, 0.16, "stone", 0.02)


def between_branches(low, high, side):
    """The lining of the main channel, open where a branch leaves it."""
    cuts = sorted(y for y, x0, _ in BRANCHES if (x0 > 0) == bool(side))
    ends = [low, *(end for y in cuts for end in (y - 0.12, y + 0.12)), high]
    return zip(ends[::2], ends[1::2])


def walls():
    """Mud walls around the gardens, low in front so that one sees over them."""
    for x0, y0, x1, y1, height in (
        (-4.75, -4.7, -4.6, 1.9, 0.55), (4.6, -4.7, 4.75, 1.0, 0.42), (1.9, 0.95, 4.7, 1.1, 0.6), (-4.7, -4.8, 0.1, -4.66, 0.26),
        (1.8, -4.8, 4.7, -4.66, 0.26), (-4.6, -0.2, -0.1, -0.06, 0.42), (-0.1, -2.6, 0.04, -0.06, 0.3), (1.72, -2.4, 1.86, -0.7, 0.3),
    ):  # fmt: skip
        box(x0, y0, -0.05, x1, y1, height, "mud", 0.05)


def mud_house():
    """Two storeys, a square tower and beam ends; our work stands on its flat roof."""
    with at(-2.6, 1.15, 0):
        box(-1.6, -0.85, 0, 1.1, 0.85, 1.15, "mud", 0.05)
        box(-1.5, -0.75, 1.15, 1.0, 0.75, 1.162, "sand_dark", 0)
        for x0, y0, x1, y1 in ((-1.6, -0.85, 1.1, -0.74), (0.99, -0.85, 1.1, 0.85), (-1.6, 0.74, 1.1, 0.85)):
            box(x0, y0, 1.1, x1, y1, 1.3, "mud", 0.03)
        box(-1.65, -0.4, 0, -0.6, 0.9, 2.05, "mud", 0.06)
        for k in range(4):
            block(-1.53 + k * 0.27, -0.33, 2.03, 0.14, 0.12, 0.16, "mud", 0.04)
            block(-0.67, -0.3 + k * 0.36, 2.03, 0.12, 0.14, 0.16, "mud", 0.04)
        prism([(-0.2, 0), (0.16, 0), (0.16, 0.55), (-0.02, 0.7), (-0.2, 0.55)], -0.88, -0.8, "wood_dark", 0, "Y")
        for x, z in ((-1.2, 0.5), (-0.65, 0.5), (0.6, 0.5)):
            block(x, -0.855, z, 0.22, 0.04, 0.32, "window_lit", 0)
        for y in (-0.4, 0.3):
            block(1.105, y, 0.5, 0.04, 0.22, 0.32, "window_lit", 0)
        block(-1.12, -0.405, 1.45, 0.2, 0.04, 0.3, "window_lit", 0)
        for k in range(9):
            block(-1.45 + k * 0.3, -0.87, 0.97, 0.07, 0.16, 0.07, "wood_dark", 0)
        roof_units(0.1, 0.35, 1.17, 2, 0.4)
        roof_solar(-0.45, -0.62, 1.17, 3, 1, 0.38)
        bulb(0.2, -1.3, 0.7, 14)


def palms():
    rng = random.Random(8)
    rows = [(-4.1 + k * 0.95, -2.2 + 0.75 * (k % 2)) for k in range(5)] + [(2.1 + k * 0.68, -2.0 + 0.8 * (k % 2)) for k in range(4)]
    rows += [(2.2 + k * 0.66, 0.35) for k in range(4)] + [(-4.35, 0.17), (-0.5, 0.6), (-0.6, 1.8), (-4.3, 2.3)]
    for seed, (x, y) in enumerate(rows):
        street_palm(x + rng.uniform(-0.06, 0.06), y + rng.uniform(-0.06, 0.06), 0.04, seed, 3.4 + rng.random(), 0.46)
        cylinder(x, y, 0.03, 0.22, 0.05, "sand_dark", segments=20)
    for x, y in ((-2.0, -1.7), (1.4, -1.6), (3.3, -1.5), (-2.4, -3.6), (2.9, -3.5), (1.2, 0.6), (1.5, -4.3), (1.0, 2.0)):
        bulb(x, y, 0.8, 17)
    with at(1.35, -3.5, 0.03, scale=0.45):
        person(0, 0, 0, 200, vest="teal", helmet="white", working=True)
