"""A quiet lagoon with sandbanks and mangroves; fishing boats at a wooden jetty before low houses."""
import random

from kit.boats import fishing_boat
from kit.building import plinth
from kit.light import bulb
from kit.materials import matt
from kit.people import person
from kit.plants import shrub, street_palm
from kit.primitives import block, cylinder, prism, rounded
from kit.roofs import roof_solar, roof_tank, roof_units
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, mangrove, sandbank, smooth
from kit.stage import at
from kit.town import low_house

scene = Scene(night=True)

PLINTH = (-4.2, -4.2, 4.2, 4.2)
GROUND = 0.2
SPIT = smooth([(-6, -0.9), (-3.6, -0.6), (-2.2, 0.5), (-0.4, 1.3), (1.6, 1.35), (2.9, 1.9), (3.3, 2.9), (2.6, 3.5), (2.2, 5)])
CHANNEL = smooth(
    [(-5, -3.0), (-3.4, -2.5), (-2.0, -1.6), (-0.4, -1.5), (1.0, -0.9), (2.4, -1.3), (3.4, -0.7), (5, -0.9), (5, 0.6), (3.6, 0.6), (2.4, 0.2), (1.0, 0.5), (-1.2, -0.2), (-2.8, -1.3), (-5, -1.9)],
    closed=True,
)  # fmt: skip


def build():
    section()
    land(CHANNEL, PLINTH, -0.1, 0.008, "sea", bevel=0)
    land([*SPIT, (-6, 5)], PLINTH, -0.1, 0.1, "plaster", bevel=0.05)
    land([*((x - 0.3, y + 0.35) for x, y in SPIT), (-6, 5)], PLINTH, -0.1, GROUND, "sand", bevel=0.06)
    village()
    jetty()
    islands()
    boats()


def section():
    """The lagoon cut open: clear water over a bed of sand."""
    plinth(*PLINTH, 0.8, 0.5, "shallow", "sea")
    prism(rounded(*PLINTH, 0.8), -1.0, -0.5, "sand_dark", 0.05)


def village():
    rows = ((-3.3, 0.75, 1.3, 0.85), (-2.2, 2.0, 1.5, 0.95), (-0.3, 2.35, 1.6, 0.85), (1.5, 2.5, 1.3, 0.95), (-3.1, 3.3, 1.5, 0.95), (-0.6, 3.65, 1.5, 0.95))
    for seed, (x, y, width, height) in enumerate(rows):
        low_house(x, y, GROUND, width, 1.05, height, ("white", "wall_mint", "plaster")[seed % 3], 0.8, seed)
    roof_units(-3.75, 0.6, GROUND + 0.95, 2, 0.42)
    roof_solar(-0.9, 2.05, GROUND + 0.95, 3, 1, 0.36)
    roof_tank(1.75, 2.6, GROUND + 1.05, 0.36)
    roof_tank(-3.4, 3.5, GROUND + 1.05, 0.36)
    for seed, (x, y) in enumerate(((-3.8, -0.05), (-2.3, 1.05), (-1.25, 1.85), (0.65, 1.95), (2.45, 2.35), (-1.8, 3.4), (0.6, 3.7), (1.8, 3.6), (-3.9, 2.2))):
        street_palm(x, y, GROUND, seed, 3.8, 0.44)
        shrub(x + 0.3, y - 0.1, GROUND, 0.15, seed)
    for x, y in ((-2.9, 0.2), (-1.6, 1.3), (0.1, 1.7), (1.9, 1.8)):
        bulb(x, y, GROUND + 0.55, 9)


def jetty():
    """Planks on posts, with a lamp and crates at its end."""
    for k in range(15):
        y = 1.3 - k * 0.16
        block(-0.35, y, 0.17, 0.62, 0.145, 0.05, "wood", 0.008)
    for k in range(5):
        for side in (-0.28, 0.28):
            cylinder(-0.35 + side, 1.1 - k * 0.5, -0.05, 0.045, 0.36, "wood_dark", segments=12, bevel=0)
    cylinder(-0.09, -0.88, 0.2, 0.025, 0.85, "navy", segments=12, bevel=0)
    block(-0.09, -0.88, 1.03, 0.13, 0.13, 0.14, "lamp")
    bulb(-0.3, -0.95, 0.9, 10)
    block(-0.5, -0.55, 0.22, 0.2, 0.26, 0.14, "teal")
    with at(-0.32, 0.1, 0.22, scale=0.42):
        person(0, 0, 0, 20)


def islands():
    rng = random.Random(3)
    banks = ((-1.9, -3.3, 2.3, 0.85, 8), (1.2, -2.75, 2.6, 1.15, 14))
    for seed, (x, y, length, width, turn) in enumerate(banks):
        sandbank(x, y, 0, length, width, seed + 4, 0.11, turn, shallow=0)
        for k in range(round(length * 3.4)):
            with at(x, y, 0.02, turn):
                mangrove(rng.uniform(-0.35, 0.5) * length, rng.uniform(-0.1, 0.6) * width, 0, rng.uniform(0.26, 0.42), seed * 20 + k)
    sandbank(-0.2, -3.75, 0, 0.9, 0.4, 9, 0.06, 20, shallow=0)
    sandbank(3.3, -2.0, 0, 0.8, 0.45, 11, 0.06, 60, shallow=0)


def boats():
    fishing_boat(0.45, -0.05, 0.01, 82, 0.85, "teal")
    fishing_boat(-1.15, -0.45, 0.01, 98, 0.85, "amber")
    fishing_boat(-2.9, -1.9, 0.01, 40, 0.85, "blue")
    net_boat(2.35, 0.35)
    with at(-3.0, -0.35, 0.1, 25, tilt=7):
        fishing_boat(0, 0, 0.05, 0, 0.7, "red")


def net_boat(x, y):
    """Hauling in a net whose floats lie in an arc."""
    fishing_boat(x, y, 0.01, 150, 0.95, "navy")
    floats = smooth([(x - 0.2, y - 0.3), (x - 0.5, y - 1.0), (x + 0.1, y - 1.35), (x + 0.9, y - 1.0), (x + 1.1, y - 0.3)], 3)
    pipe([(px, py, 0.03) for px, py in floats], 0.012, "plaster", 0)
    for px, py in floats:
        cylinder(px, py, 0.0, 0.055, 0.07, matt("red"), segments=12)
