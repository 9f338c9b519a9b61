"""The highest mountains of the country in layers of limestone; below them a palm plain, a village with wind towers, a creek with mangroves and a dhow."""
import math
import random

from mathutils import Vector, noise

from kit.barjeel import barjeel
from kit.boats import fishing_boat, trading_dhow
from kit.building import plinth
from kit.light import bulb
from kit.plants import shrub, street_palm
from kit.primitives import prism
from kit.roofs import roof_solar, roof_tank, roof_units
from kit.scene import Scene
from kit.shore import clip, land, mangrove, sandbank, smooth
from kit.town import low_house

scene = Scene(night=True, samples=10, night_samples=12)

PLINTH = (-5.2, -5.2, 5.2, 5.2)
GROUND = 0.2
LAYER = 0.15
COAST = smooth([(-7, -3.3), (-4.0, -2.9), (-2.2, -2.2), (-0.4, -2.5), (1.2, -1.7), (2.0, -0.5), (3.2, -0.2), (4.3, 0.7), (7, 1.3)])
# Peak by peak: where, how many layers high, how wide at the foot, how it is stretched.
PEAKS = (
    (-2.7, 3.2, 21, 2.5, (1.3, 0.85)), (0.3, 3.6, 31, 2.9, (1.25, 0.75)), (3.4, 3.7, 24, 2.5, (1.1, 0.75)),
    (-4.5, 1.5, 12, 1.5, (0.75, 1.2)), (-0.9, 2.2, 11, 1.4, (1.3, 0.6)), (2.3, 2.4, 12, 1.5, (1.3, 0.65)), (4.7, 2.6, 10, 1.2, (0.7, 1.0)),
)  # fmt: skip
STRATA = ("rock", "rock_light", "rock", "rock_light", "rock_dark", "rock_light", "rock")


def build():
    plinth(*PLINTH, 0.8, 0.8, "sea", "sand_dark")
    coast(0.75, 0.012, "shallow")
    coast(0, 0.12, "plaster")
    coast(-0.5, GROUND, "sand")
    for seed, peak in enumerate(PEAKS):
        mountain(seed, *peak)
    village()
    groves()
    creek()


def coast(out, top, colour):
    """Land behind the coast, moved out to the sea."""
    line = [(x + 0.5 * out, y - 0.75 * out) for x, y in COAST]
    land([*line, (7, 7), (-7, 7)], PLINTH, -0.1, top, colour, inset=0.03 + 0.01 * (1 - out))


def mountain(seed, x, y, layers, reach, stretch):
    """Bed upon bed, each a little smaller than the one below, with the same gullies running down through all."""
    x0, y0, x1, y1 = PLINTH
    ground = GROUND + seed * 0.023
    for k in range(layers):
        # No two beds end in one plane, at the side or on top: such faces render black.
        d = 0.12 + k * 0.014 + seed * 0.004
        edge = [(x0 + d, y0 + d), (x1 - d, y0 + d), (x1 - d, y1 - d), (x0 + d, y1 - d)]
        rest = 1 - k / layers
        radius = reach * (0.07 + 0.93 * rest**1.3) * rest**0.12
        drift = 0.55 * noise.noise(Vector((seed * 2.7, k * 0.08, 1.3)))
        outline = clip([place(seed, x + drift, y, radius, stretch, angle, k) for angle in range(0, 360, 4)], edge)
        low = GROUND - 0.05 - seed * 0.003 if k == 0 else ground + k * LAYER - 0.01
        prism(outline, low, ground + (k + 1) * LAYER, STRATA[(k + seed) % len(STRATA)], 0.025)


def place(seed, x, y, radius, stretch, angle, k):
    a = math.radians(angle)
    way = Vector((math.cos(a), math.sin(a), 0))
    gully = noise.noise(Vector((way.x * 2.4 + seed * 5.3, way.y * 2.4, k * 0.028)))
    spur = abs(noise.noise(Vector((way.x * 4.2 + seed, way.y * 4.2, k * 0.042 + 3.7))))
    out = radius * (1 + 0.55 * gully + 0.38 * spur)
    return x + out * way.x * stretch[0], y + out * way.y * stretch[1]


def village():
    """Low houses with our work on their roofs, two of them under wind towers."""
    houses = ((-4.2, -1.7, 1.5, "white"), (-2.5, -0.95, 1.5, "plaster"), (-0.6, -1.05, 1.6, "white"), (1.05, -0.05, 1.4, "white"), (2.75, 0.8, 1.45, "plaster"))
    for seed, (x, y, width, colour) in enumerate(houses):
        low_house(x, y, GROUND, width, 1.15, 0.85 + 0.1 * (seed % 2), colour, 0.85, seed)
        bulb(x + 0.3, y - 0.95, GROUND + 0.55, 9)
    barjeel(-2.85, -0.7, GROUND + 0.4, 0.52, 1.75, "sand")
    barjeel(1.3, 0.2, GROUND + 0.4, 0.5, 1.6, "sand")
    roof_units(-4.75, -1.75, GROUND + 0.95, 2, 0.42)
    roof_solar(-1.15, -1.3, GROUND + 0.98, 3, 1, 0.36)
    roof_units(0.6, -0.25, GROUND + 1.05, 1, 0.42)
    roof_tank(3.05, 0.95, GROUND + 0.98, 0.36)


def groves():
    """Date palms on the plain between the village and the foot of the mountains."""
    rng = random.Random(9)
    places = ((-3.35, -1.75), (-3.3, -0.75), (-1.55, -1.45), (-1.5, -0.2), (0.25, -1.35), (-0.3, -0.05), (0.3, 0.6), (1.95, 0.0), (2.0, 0.75), (3.7, 0.7), (3.6, 1.5), (-4.65, -0.55), (-2.3, 0.1), (4.5, 1.5))
    for seed, (x, y) in enumerate(places):
        street_palm(x, y, GROUND, seed, 3.2 + rng.random(), 0.42)
        shrub(x + 0.32, y - 0.15, GROUND, 0.16, seed)


def creek():
    """Mangroves on their banks, a dhow that comes in, two open boats at the beach."""
    rng = random.Random(4)
    for seed, (x, y, length, width, turn) in enumerate(((-3.4, -4.2, 1.9, 0.8, 10), (3.6, -1.9, 1.8, 0.8, 30))):
        sandbank(x, y, 0, length, width, seed + 3, 0.08, turn)
        for k in range(6):
            mangrove(x + rng.uniform(-0.7, 0.7), y + rng.uniform(-0.25, 0.25), 0.06, rng.uniform(0.28, 0.4), seed * 10 + k)
    trading_dhow(0.7, -3.75, 0.01, 24, 0.78)
    fishing_boat(-1.35, -3.3, 0.01, 22, 0.66, "blue")
    fishing_boat(3.35, -0.85, 0.01, 35, 0.66, "amber")
