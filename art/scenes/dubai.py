"""Slender towers of different heights around a marina basin with yachts, palms and a promenade."""
import math

from kit.boats import yacht
from kit.building import plinth
from kit.light import bulb
from kit.materials import glossy
from kit.plants import shrub, street_palm
from kit.primitives import block, cylinder, slab
from kit.roofs import roof_solar, roof_units
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, smooth
from kit.town import tower

scene = Scene(night=True)

PLINTH = (-6, -6, 6, 6)
QUAY = 0.3
# The basin opens to the right edge; the outline starts and ends outside the plinth.
NORTH_QUAY = smooth([(7, 1.7), (4, 1.7), (1.4, 1.9), (-1.2, 1.7), (-2.5, 0.6)])
SOUTH_QUAY = smooth([(-2.5, 0.6), (-2.9, -0.9), (-2.3, -2.4), (-0.8, -3.2), (1.5, -3.3), (4, -3.2), (7, -3.2)])


def build():
    plinth(*PLINTH, 0.8, 0.7, "sea", "sand_dark")
    quays()
    skyline()
    front_row()
    yachts()
    promenade()


def quays():
    shore = NORTH_QUAY + SOUTH_QUAY[1:]
    around = [(7, -7), (-7, -7), (-7, 7), (7, 7)]
    land(around + shore, PLINTH, -0.1, QUAY, "plaster")
    inland = [(x + 0.75 * dx, y + 0.75 * dy) for (x, y), (dx, dy) in zip(shore, outward(shore))]
    land(around + inland, PLINTH, QUAY - 0.1, QUAY + 0.03, "sand", inset=0.04)


def outward(line):
    """Away from the water at each point: to the left of the way from the first point to the last is land."""
    directions = []
    for k in range(len(line)):
        (x0, y0), (x1, y1) = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        length = math.hypot(x1 - x0, y1 - y0)
        directions.append(((y1 - y0) / length, -(x1 - x0) / length))
    return directions


def skyline():
    """Along both back edges, the tallest apart from each other."""
    for seed, (x, y, width, height, colour, style) in enumerate(
        (
            (-4.9, -4.3, 1.2, 3.1, "wall_mint", "band"),
            (-4.7, -2.2, 1.15, 4.7, "white", "fins"),
            (-4.9, -0.1, 1.1, 3.6, "steel", "grid"),
            (-4.6, 4.5, 1.3, 5.4, "plaster", "fins"),
            (-1.0, 4.6, 1.15, 4.2, "white", "grid"),
            (0.9, 4.8, 1.05, 6.0, "teal", "band"),
            (4.9, 4.6, 1.2, 3.3, "plaster", "grid"),
        )
    ):
        slim_tower(x, y, width, height, colour, style, seed)
    round_tower(-4.6, 2.2, 0.62, 6.4)
    round_tower(2.9, 4.6, 0.58, 5.0)
    stepped_tower(-2.8, 4.5)


def slim_tower(x, y, width, height, colour, style, seed):
    block(x, y, QUAY, width + 0.5, width + 0.5, 0.5, "white", 0.04)
    tower(x, y, QUAY + 0.5, width, width, height, colour, style, floors=round(height * 2), lit=0.4, seed=seed)
    block(x, y, QUAY + 0.5 + height, width * 0.6, width * 0.6, 0.22, "white")


def round_tower(x, y, radius, height):
    block(x, y, QUAY, 1.8, 1.8, 0.5, "white", 0.04)
    cylinder(x, y, QUAY + 0.5, radius, height, "window", segments=48)
    storeys = round(height * 2)
    for k in range(storeys + 1):
        cylinder(x, y, QUAY + 0.5 + k * height / storeys, radius + 0.06, 0.13, glossy("white"), segments=48)
        if k % 3 == 1 and k < storeys:
            cylinder(x, y, QUAY + 0.66 + k * height / storeys, radius + 0.01, 0.3, "window_lit", segments=48, bevel=0)
    cylinder(x, y, QUAY + 0.6 + height, radius * 0.6, 0.2, "plaster")
    pipe([(x, y, QUAY + height), (x, y, QUAY + height + 1.3)], 0.035, "steel")


def stepped_tower(x, y):
    block(x, y, QUAY, 1.9, 1.8, 0.5, "white", 0.04)
    for seed, (width, low, high) in enumerate(((1.3, 0.5, 2.8), (1.0, 2.8, 4.2), (0.7, 4.2, 5.1))):
        tower(x, y, QUAY + low, width, width, high - low, "wall_mint", "grid", round((high - low) * 2), 0.4, seed + 20)


def front_row():
    """Low houses before the water, with our work on their roofs."""
    for seed, (x, width) in enumerate(((-2.4, 2.4), (0.9, 2.6), (4.1, 2.2))):
        tower(x, -4.95, QUAY, width, 1.3, 0.85, "white", "grid", 1, 0.7, seed + 30)
        block(x, -4.95, QUAY + 0.84, width + 0.1, 1.4, 0.08, "plaster")
    roof_units(-3.2, -5.1, QUAY + 0.92, 3, 0.42)
    roof_solar(-0.2, -5.35, QUAY + 0.92, 5, 1, 0.42)
    roof_units(3.5, -5.1, QUAY + 0.92, 2, 0.42)


def yachts():
    for x in (0.2, 2.2, 4.2):
        slab(x - 0.07, 0.4, x + 0.07, 1.8, 0.02, 0.14, "wood", 0.06)
    for x, turn in ((-0.5, -90), (0.85, -90), (2.9, -90), (4.85, -90)):
        yacht(x, 0.85, 0.02, turn, 0.72)
    yacht(0.4, -1.6, 0.02, 12, 1.15, "teal")
    yacht(3.9, -1.9, 0.02, -165, 0.9, "amber")


def promenade():
    for k, x in enumerate((-2.0, -0.6, 0.8, 2.2, 3.6, 5.0)):
        street_palm(x, 2.75, QUAY, k, 3.4, 0.38)
        street_palm(x, -3.95, QUAY, k + 9, 3.0, 0.36)
    for k, y in enumerate((-2.8, -1.2, 0.4)):
        street_palm(-3.6, y, QUAY, k + 20, 3.4, 0.38)
    for k, x in enumerate((-1.4, 0.2, 1.5, 3.0, 4.4)):
        bulb(x, 2.2, QUAY + 0.5, 10)
        bulb(x, -3.7, QUAY + 0.5, 7)
        shrub(x, 3.3, QUAY, 0.2, k)
    for y in (-2.0, -0.4):
        bulb(-3.3, y, QUAY + 0.5, 9)
