"""A palm-lined corniche with towers behind it; before it mangroves on low islands in a turquoise inlet."""
import random

from kit.boats import fishing_boat
from kit.building import plinth
from kit.light import bulb
from kit.plants import shrub, street_palm
from kit.primitives import block, box
from kit.roofs import roof_solar, roof_units
from kit.scene import Scene
from kit.shore import land, mangrove, sandbank, smooth
from kit.stage import at
from kit.town import tower
from kit.vehicles import car, van

scene = Scene(night=True)

PLINTH = (-6, -6, 6, 6)
GROUND = 0.22
# The coast from left to right; each strip behind it follows the same line.
COAST = smooth([(-7, -0.7), (-4, -0.3), (-1, -0.55), (2, -0.2), (4.4, 0.2), (7, 0.1)])


def build():
    plinth(*PLINTH, 0.8, 0.8, "sea", "sand_dark")
    strip(-0.75, -0.1, 0.015, "shallow")
    strip(0, -0.1, 0.12, "sand")
    strip(0.55, 0, GROUND, "plaster")
    strip(1.15, 0.1, GROUND + 0.03, "grass")
    strip(1.95, 0.1, GROUND + 0.05, "asphalt")
    strip(3.25, 0.1, GROUND + 0.08, "paving")
    road()
    towers()
    corniche()
    inlet()


def strip(inland, low, high, colour):
    """Everything further inland than this from the coast."""
    coast = [(x, y + inland) for x, y in COAST]
    land([*coast, (7, 7), (-7, 7)], PLINTH, low, high, colour, inset=0.03 + 0.01 * inland)


def coast_y(x):
    return min(COAST, key=lambda point: abs(point[0] - x))[1]


def road():
    for k in range(9):
        x = -5.2 + k * 1.3
        y = coast_y(x) + 2.58
        box(x - 0.3, y - 0.03, GROUND, x + 0.3, y + 0.03, GROUND + 0.058, "white", 0)
    for x, side, turn, colour in ((-3.7, 2.28, 0, "teal"), (1.0, 2.9, 180, "white"), (4.9, 2.9, 180, "amber")):
        with at(x, coast_y(x) + side, GROUND + 0.05, turn + 5, 0.2):
            car(0, 0, colour=colour)
    with at(2.6, coast_y(2.6) + 2.28, GROUND + 0.05, 5, 0.2):
        van(0, 0)


def towers():
    """Broad blocks in one line, calmer than a skyline of needles."""
    rows = (
        (-4.7, 4.5, 1.9, 3.4, "plaster", "band"),
        (-2.4, 4.6, 1.5, 4.9, "white", "fins"),
        (-0.3, 4.7, 1.8, 3.0, "wall_mint", "grid"),
        (2.0, 4.75, 1.7, 4.2, "sand", "band"),
        (4.55, 4.85, 2.0, 2.6, "white", "grid"),
    )
    for seed, (x, y, width, height, colour, style) in enumerate(rows):
        block(x, y, GROUND, width + 0.35, 1.75, 0.5, "white", 0.04)
        tower(x, y, GROUND + 0.5, width, 1.4, height, colour, style, round(height * 1.9), 0.4, seed)
        block(x - width * 0.2, y + 0.2, GROUND + 0.5 + height, width * 0.35, 0.7, 0.3, "plaster")
    roof_units(-0.55, 4.2, GROUND + 3.52, 2, 0.42)
    roof_solar(4.2, 4.3, GROUND + 3.12, 3, 1, 0.4)


def corniche():
    for k in range(10):
        x = -5.3 + k * 1.17
        street_palm(x, coast_y(x) + 1.55, GROUND, k, 3.5, 0.4)
        if k % 2:
            bulb(x + 0.4, coast_y(x) + 0.9, GROUND + 0.6, 11)
            bulb(x, coast_y(x) + 3.1, GROUND + 0.9, 9)
        shrub(x + 0.55, coast_y(x) + 1.5, GROUND, 0.17, k)


def inlet():
    rng = random.Random(7)
    islands = ((-3.5, -3.1, 3.4, 1.5, 10), (1.3, -2.5, 2.7, 1.2, -8), (3.6, -4.5, 3.0, 1.5, 12), (-1.2, -4.9, 2.6, 1.1, 0))
    for seed, (x, y, length, width, turn) in enumerate(islands):
        sandbank(x, y, 0, length, width, seed, 0.1, turn)
        for k in range(round(length * 4)):
            along, across = rng.uniform(-0.52, 0.52) * length, rng.uniform(-0.5, 0.5) * width
            with at(x, y, 0.02, turn):
                mangrove(along, across, 0, rng.uniform(0.24, 0.4), seed * 20 + k)
    fishing_boat(-1.2, -1.7, 0.01, 15, 0.75, "teal")
    fishing_boat(1.2, -3.9, 0.01, -35, 0.75, "amber")
