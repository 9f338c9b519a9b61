"""A mud-brick fort with round towers on a rise, dark mountains behind it and the sea of the east coast before a palm grove."""
import math
import random

from kit.boats import fishing_boat
from kit.building import plinth
from kit.light import bulb
from kit.plants import shrub, street_palm
from kit.primitives import ball, block, box, cylinder, prism
from kit.roofs import roof_tank, roof_units
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at
from kit.terrain import ridge
from kit.town import low_house

scene = Scene(night=True)

PLINTH = (-5.5, -5.5, 5.5, 5.5)
GROUND = 0.2
COAST = smooth([(-7, -4.6), (-4.2, -4.1), (-1.4, -3.7), (1.0, -3.0), (2.6, -1.4), (3.1, 0.6), (3.6, 2.6), (4.2, 4.4), (4.6, 7)])


def build():
    plinth(*PLINTH, 0.8, 0.8, "sea", "sand_dark")
    coast(0.7, 0.012, "shallow")
    coast(0, 0.12, "plaster")
    coast(-0.6, GROUND, "sand")
    mountains()
    with at(-0.7, -0.3, GROUND):
        rise()
        fort(0.62)
    village()
    groves()
    shore()


def coast(out, top, colour):
    """Land up to the coast, moved out to the sea."""
    line = [(x + 0.75 * out, y - 0.65 * out) for x, y in COAST]
    land([*line, (-7, 7)], PLINTH, -0.1, top, colour, inset=0.03 + 0.01 * (1 - out))


def mountains():
    """Dark and jagged, right behind the fort and down to the sea."""
    ridge(-5.1, 4.3, 3.3, 5.25, [(-3.9, 3.0, 1.5), (-1.3, 4.0, 1.5), (1.5, 2.9, 1.4)], "hajar_light", GROUND, 13, 0.24, 0.42)
    ridge(-5.4, 3.7, 2.3, 4.4, [(-4.6, 2.2, 1.1), (-2.4, 2.0, 1.2), (0.3, 2.5, 1.2), (2.3, 1.4, 0.9)], "hajar", GROUND, 21, 0.22, 0.42)
    with at(-5.45, 0, 0, 90):
        ridge(-2.6, 3.6, -1.5, 0.05, [(-0.9, 1.3, 0.9), (1.2, 2.1, 1.0)], "hajar", GROUND, 6, 0.2, 0.4)


def rise():
    """The rock on which the fort stands, with steps to its gate."""
    cylinder(0, 0, -0.05, 2.65, 0.4, "rock_dark", end_radius=2.4, segments=15, bevel=0.05)
    cylinder(0, 0, 0.3, 2.42, 0.32, "rock", end_radius=2.2, segments=13, bevel=0.05)
    for k in range(6):
        block(0.2, -2.6 + k * 0.13, 0, 0.7, 0.16, 0.12 + k * 0.1, "sand_dark", 0.01)


def fort(z):
    """An invented one: a court with a gate, a hall and a round tower of another height at each corner."""
    with at(0, 0, z):
        wall(-1.45, -1.3, 1.35, -1.1, 0.85)
        wall(1.2, -1.3, 1.4, 1.2, 0.8)
        wall(-1.5, -1.2, -1.3, 1.2, 0.9)
        wall(-1.4, 1.05, 1.3, 1.25, 0.95)
        keep()
        round_tower(-1.35, -1.2, 0.55, 1.6, 3)
        round_tower(1.3, 1.1, 0.6, 1.95, 7)
        round_tower(1.3, -1.2, 0.46, 1.2, 5)
        round_tower(-1.35, 1.1, 0.5, 2.3, 9)
        prism([(-0.03, 0), (0.43, 0), (0.43, 0.4), (0.2, 0.58), (-0.03, 0.4)], -1.32, -1.25, "wood_dark", 0, "Y")
        bulb(0.2, -1.6, 0.4, 9)
        bulb(0.3, -0.4, 0.5, 14)


def wall(x0, y0, x1, y1, height):
    box(x0, y0, -0.1, x1, y1, height, "mud", 0.04)
    along_x = x1 - x0 > y1 - y0
    length = max(x1 - x0, y1 - y0)
    for k in range(int(length / 0.3)):
        place = 0.2 + k * 0.3
        x, y = (x0 + place, (y0 + y1) / 2) if along_x else ((x0 + x1) / 2, y0 + place)
        block(x, y, height - 0.02, 0.15 if along_x else 0.2, 0.2 if along_x else 0.15, 0.14, "mud", 0.03)


def keep():
    """A long low hall along the court's back, so that the towers stay the tallest."""
    box(-0.95, 0.2, 0, 0.75, 1.1, 1.2, "mud", 0.05)
    wall(-0.95, 0.2, 0.75, 0.35, 1.2)
    wall(0.6, 0.35, 0.75, 1.1, 1.2)
    for x in (-0.65, -0.1, 0.45):
        block(x, 0.2, 0.72, 0.14, 0.04, 0.28, "window_lit", 0)


def round_tower(x, y, radius, height, seed):
    """Leaning inwards a little, with merlons and loopholes."""
    cylinder(x, y, -0.15, radius * 1.12, height + 0.15, "mud", end_radius=radius * 0.9, segments=40, bevel=0.03)
    cylinder(x, y, height - 0.12, radius * 0.97, 0.12, "mud", segments=40, bevel=0.02)
    cylinder(x, y, height, radius * 0.75, 0.012, "sand_dark", segments=32, bevel=0)
    for k in range(9):
        with at(x, y, height, k * 40 + seed):
            block(0, -radius * 0.86, -0.02, 0.2, 0.14, 0.2, "mud", 0.04)
    for angle in (-38, 10, 55, 100):
        with at(x, y, 0, angle):
            block(0, -radius * 0.965, height * 0.62, 0.09, 0.1, 0.22, "window_lit", 0)


def village():
    """By the sea: two houses with our work on their roofs."""
    for seed, (x, y, width) in enumerate(((-4.1, -2.7, 1.5), (2.55, 2.0, 1.3))):
        low_house(x, y, GROUND, width, 1.1, 0.85, "white", 0.9, seed)
        bulb(x + 0.3, y - 1, GROUND + 0.5, 8)
    roof_units(-4.55, -2.8, GROUND + 0.95, 2, 0.42)
    roof_tank(2.75, 2.15, GROUND + 0.95, 0.36)


def groves():
    rng = random.Random(12)
    places = ((-2.7, -3.0), (-1.9, -3.25), (-3.1, -2.2), (1.5, -2.2), (2.1, -1.1), (2.3, 0.3), (2.5, 1.05), (-5.0, -3.4), (-5.0, -1.9), (3.2, 3.0), (-3.9, -1.6), (1.6, 1.9))
    for seed, (x, y) in enumerate(places):
        street_palm(x, y, GROUND, seed, 3.2 + rng.random(), 0.4)
        shrub(x + 0.35, y - 0.15, GROUND, 0.16, seed)


def shore():
    """A breakwater of boulders shelters the boats."""
    rng = random.Random(5)
    for k in range(34):
        angle = math.radians(-62 + k * 2.6)
        x, y = 1.2 + 3.9 * math.cos(angle), -1.9 + 3.4 * math.sin(angle)
        ball(x + rng.uniform(-0.1, 0.1), y + rng.uniform(-0.1, 0.1), 0.06, rng.uniform(0.15, 0.24), rng.choice(("hajar", "hajar_light", "stone")), (1, 1, 0.8), 1)
    fishing_boat(2.9, -3.2, 0.01, 40, 0.75, "red")
    fishing_boat(4.25, -0.5, 0.01, 80, 0.75, "blue")
    fishing_boat(-1.2, -4.7, 0.01, 10, 0.75, "amber")
