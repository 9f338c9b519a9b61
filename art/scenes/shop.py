"""A small shop behind its glass front: the shopkeeper serves a customer across the counter; a round duct with nozzles below the open ceiling."""
import random

from kit.air import flow
from kit.building import CUT, pane_x, planks
from kit.crew import Wear, worker
from kit.furniture import monitor, pendant
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.plants import planter
from kit.primitives import block, box, cylinder, tube
from kit.runs import cable_tray, hanger, pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=12, night_samples=14)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.6, 3.9, 3.5
DUCT_Y, DUCT_Z = 2.9, 3.05
GOODS = ("teal", "copper", "amber", "mint", "plaster", "navy_light", "white")


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_rose", "wall_rose")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.3)
    shelving(0.35, 2.95)
    shelving(3.1, 5.3)
    with at(0, 2.9, 0, turn=90):
        shelving_at(-2.4, -0.1)
    table(1.6, 1.2)
    counter()
    people()
    shopfront()
    above()
    ceiling_light(2.8, 1.4, 3.3, 3.6, 1.6, 85)


def shelving(x0, x1):
    with at(0, DEPTH, 0):
        shelving_at(x0, x1)


def shelving_at(x0, x1, levels=4):
    """A wooden unit against the wall y = 0 with goods on every shelf."""
    rng = random.Random(int(x0 * 100))
    box(x0, -0.04, FLOOR, x1, -0.005, 2.15, "wood_dark", 0)
    for x in (x0, x1 - 0.05):
        box(x, -0.42, FLOOR, x + 0.05, -0.01, 2.15, "wood", 0.008)
    for level in range(levels + 1):
        z = FLOOR + 0.12 + level * 0.49
        box(x0 + 0.04, -0.42, z, x1 - 0.04, -0.03, z + 0.04, "wood", 0.006)
        if level < levels:
            goods(rng, x0 + 0.1, x1 - 0.1, z + 0.04)


def goods(rng, x0, x1, z):
    x = x0
    while x < x1 - 0.22:
        wide, tall, colour = rng.uniform(0.12, 0.24), rng.uniform(0.18, 0.36), rng.choice(GOODS)
        if rng.random() < 0.3:
            cylinder(x + wide / 2, -0.22, z, wide * 0.45, tall, colour)
        else:
            box(x, -0.36, z, x + wide, -0.1, z + tall, colour, 0.012)
        x += wide + rng.uniform(0.05, 0.14)


def table(x, y):
    """A display table in the middle of the room."""
    box(x - 0.75, y - 0.45, FLOOR + 0.74, x + 0.75, y + 0.45, FLOOR + 0.8, "white", 0.02)
    for dx in (-0.66, 0.66):
        box(x + dx - 0.03, y - 0.38, FLOOR, x + dx + 0.03, y + 0.38, FLOOR + 0.75, "navy", 0.01)
    for k, (dx, dy, colour) in enumerate(((-0.5, -0.15, "teal"), (-0.2, 0.15, "copper"), (0.15, -0.15, "mint"), (0.5, 0.12, "amber"))):
        bag(x + dx, y + dy, FLOOR + 0.8, colour, 0.28 + 0.05 * (k % 2))


def bag(x, y, z, colour, height):
    block(x, y, z, 0.26, 0.16, height, colour, 0.02)
    low, high = z + height - 0.02, z + height + 0.12
    pipe([(x - 0.07, y, low), (x - 0.07, y, high), (x + 0.07, y, high), (x + 0.07, y, low)], 0.012, "dark", 0.04)


def counter():
    box(3.5, 0.75, FLOOR, 3.95, 2.3, FLOOR + 0.95, "teal", 0.02)
    box(3.42, 0.68, FLOOR + 0.95, 4.0, 2.37, FLOOR + 1.01, "wood", 0.015)
    for k in range(10):
        y = 0.84 + k * 0.145
        box(3.94, y, FLOOR + 0.08, 3.965, y + 0.08, FLOOR + 0.88, "teal_light", 0)
    with at(3.7, 1.9, FLOOR + 1.01, turn=-90):
        monitor(0, 0, 0, 0.42, 0.28)
    bag(3.72, 1.1, FLOOR + 1.01, "copper", 0.3)


def people():
    keeper = Wear(shirt="teal", trousers="navy", apron="navy_light", hat="scarf", hat_colour="white", woman=True, skin="skin_light")
    worker(3.05, 1.35, FLOOR, 78, hands=((0.18, -0.42, 1.06), (-0.2, -0.44, 1.06)), look=-14, wear=keeper)
    customer = Wear(shirt="white", trousers="navy_light", beard=True)
    worker(4.75, 1.15, FLOOR, -48, hands=((0.16, -0.42, 1.08), (-0.34, -0.1, 0.84)), look=20, wear=customer)
    browsing = Wear(gown="navy_light", hat="scarf", hat_colour="teal_light", woman=True)
    worker(1.35, 2.15, FLOOR, 18, hands=((0.16, -0.4, 1.12), (-0.34, -0.08, 0.84)), look=-10, wear=browsing)


def shopfront():
    """Glass with a door that stands open; the sign's band above is blank."""
    pane_x(WIDTH, 2.0, DEPTH, FLOOR + 0.02, 2.5, bar=0.07, mullions=1)
    box(WIDTH - 0.06, 2.0, 2.52, WIDTH + 0.08, DEPTH, 2.95, "teal", 0.02)
    box(WIDTH - 0.065, 2.0, 2.95, WIDTH + 0.085, DEPTH, 2.985, CUT, 0)


def above():
    """Round duct with nozzles, a cable tray and a sprinkler pipe, hung from the slab."""
    cylinder(0.02, DUCT_Y, DUCT_Z, 0.24, WIDTH - 0.35, "teal_light", "X")
    for k in range(5):
        tube(0.3 + k * 1.15, DUCT_Y, DUCT_Z, 0.265, 0.22, 0.05, "teal", "X", bevel=0)
    for x in (0.9, 2.05, 3.2, 4.35):
        tube(x, DUCT_Y - 0.42, DUCT_Z - 0.02, 0.12, 0.09, 0.24, "white", "Y", bevel=0)
        flow([(x, DUCT_Y - 0.45, DUCT_Z - 0.02), (x, DUCT_Y - 0.75, DUCT_Z - 0.1), (x, DUCT_Y - 1.0, DUCT_Z - 0.6)], radius=0.028)
    for x in (0.6, 2.6, 4.6):
        hanger(x, DUCT_Y, DUCT_Z + 0.2, HEIGHT)
    cable_tray(0.05, WIDTH - 0.3, DEPTH - 0.4, 3.2, 0.3, ("amber", "amber", "blue", "amber"), 0.026)
    pipe([(0.05, 2.3, 3.3), (WIDTH - 0.3, 2.3, 3.3)], 0.035, "red", 0)
    for x in (1.5, 3.8):
        pipe([(x, 2.3, 3.3), (x, 2.3, 3.1)], 0.022, "red", 0)
    for y in (0.9, 1.5, 2.1):
        pendant(3.72, y, 2.25, HEIGHT, 0.15)
    planter(5.2, 3.25, FLOOR, 0.45, 0.4, seed=5)
