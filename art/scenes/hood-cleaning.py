"""A kitchen hood is cleaned at night: one cleaner reaches through the duct's access door, another washes the filters in a tray; the range is covered."""
from kit.building import tiles
from kit.crew import Wear, worker
from kit.interior import cut_room, rod_hung
from kit.light import bulb, ceiling_light
from kit.primitives import ball, box, cylinder, prism, slab, tube
from kit.runs import duct, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import hop_up

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.2, 3.5, 3.3
LEFT, RIGHT = 0.9, 3.5


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wall_clay", "wall_mint", "wall_mint")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "red_soft", 0.4)
    wall_tiles()
    range_covered()
    hood()
    tray()
    wet_floor()
    people()
    ceiling_light(2.6, 1.2, 3.2, 3.0, 1.8, 100)
    bulb(2.2, 2.7, 1.95, 8)


def wall_tiles():
    box(0.0, DEPTH - 0.008, FLOOR, WIDTH, DEPTH, 1.5, "white", 0)
    for k in range(1, 17):
        box(k * 0.3, DEPTH - 0.012, FLOOR, k * 0.3 + 0.008, DEPTH, 1.5, "steel_light", 0)
    for z in (0.45, 0.8, 1.15, 1.49):
        box(0, DEPTH - 0.012, z, WIDTH, DEPTH, z + 0.008, "steel_light", 0)
    box(0.0, 0.3, 0.85, 0.55, 2.2, 0.9, "steel", 0.006)
    for y in (0.35, 2.1):
        for x in (0.06, 0.46):
            box(x, y, FLOOR, x + 0.05, y + 0.05, 0.85, "steel", 0)
    for k, tint in enumerate(("copper", "steel_light", "steel_light", "copper")):
        cylinder(0.28, 0.6 + k * 0.4, 0.9, 0.15 - 0.015 * k, 0.16 + 0.04 * (k % 2), tint)


def range_covered():
    """Ranges under a sheet, held by the worktop's edge."""
    box(LEFT + 0.1, DEPTH - 0.85, 0.12, RIGHT - 0.1, DEPTH - 0.05, 0.88, "steel", 0.01)
    for k in range(3):
        x = LEFT + 0.16 + k * 0.8
        box(x, DEPTH - 0.87, 0.2, x + 0.7, DEPTH - 0.84, 0.72, "dark", 0.01)
        pipe([(x + 0.06, DEPTH - 0.9, 0.66), (x + 0.64, DEPTH - 0.9, 0.66)], 0.016, "steel_light", 0)
        for j in range(4):
            cylinder(x + 0.1 + j * 0.16, DEPTH - 0.85, 0.79, 0.03, -0.03, "navy", "Y")
    box(LEFT + 0.05, DEPTH - 0.9, 0.88, RIGHT - 0.05, DEPTH - 0.02, 0.95, "amber", 0.03)
    for k in range(7):
        x = LEFT + 0.05 + k * 0.36
        prism([(x, 0.9), (x + 0.3, 0.9), (x + 0.24, 0.82 - 0.05 * (k % 2)), (x + 0.08, 0.8)], DEPTH - 0.915, DEPTH - 0.895, "amber", 0, "Y")


def hood():
    """Two filters are out, so that the plenum shows dark; the duct's access door hangs open."""
    y = DEPTH - 1.05
    prism([(DEPTH, 2.05), (DEPTH, 2.6), (y, 2.6), (y, 2.15), (y + 0.04, 2.05)], LEFT, RIGHT, "steel_light", 0.01, "X")
    box(LEFT - 0.01, y - 0.012, 2.05, RIGHT + 0.01, y + 0.03, 2.13, "steel", 0.006)
    box(LEFT + 0.08, y - 0.006, 2.18, RIGHT - 0.08, y + 0.01, 2.54, "dark", 0)
    for k in (0, 1, 4):
        filter_at(LEFT + 0.1 + k * 0.484, y - 0.03, 2.17)
    duct([(2.2, DEPTH - 0.55, 2.6), (2.2, DEPTH - 0.55, 3.02), (WIDTH, DEPTH - 0.55, 3.02)], 0.5, 0.42, "copper", 1.0)
    box(3.05, DEPTH - 0.825, 2.88, 3.5, DEPTH - 0.795, 3.16, "black", 0)
    with at(3.52, DEPTH - 0.83, 2.88, turn=-70):
        box(0, -0.02, 0, 0.42, 0.0, 0.28, "copper", 0.006)
    rod_hung([(x, DEPTH - 0.75, 3.2) for x in (3.7, 4.9)], HEIGHT + 0.12)
    pipe([(0.3, DEPTH - 0.08, HEIGHT - 0.1), (0.3, DEPTH - 0.08, 2.72), (LEFT + 0.3, DEPTH - 0.6, 2.72), (RIGHT - 0.2, DEPTH - 0.6, 2.72)], 0.028, "red", 0.08)


def filter_at(x, y, z):
    box(x, y, z, x + 0.44, y + 0.03, z + 0.38, "steel", 0.006)
    for k in range(6):
        box(x + 0.04 + k * 0.065, y - 0.008, z + 0.03, x + 0.075 + k * 0.065, y + 0.004, z + 0.35, "grey", 0)


def tray():
    """The washing tray with foam, a filter standing in it and one drying beside it."""
    with at(4.1, 0.85, FLOOR, turn=12):
        box(-0.6, -0.4, 0, 0.6, 0.4, 0.06, "navy_light", 0.01)
        for x0, y0, x1, y1 in ((-0.6, -0.4, 0.6, -0.36), (-0.6, 0.36, 0.6, 0.4), (-0.6, -0.4, -0.56, 0.4), (0.56, -0.4, 0.6, 0.4)):
            box(x0, y0, 0, x1, y1, 0.32, "navy_light", 0.01)
        box(-0.56, -0.36, 0.2, 0.56, 0.36, 0.23, "shallow", 0)
        for k in range(12):
            ball(-0.45 + (k * 0.37) % 0.9, -0.26 + (k * 0.23) % 0.5, 0.24, 0.06 + 0.02 * (k % 3), "white", (1.2, 1.2, 0.6), 2)
        with at(0.05, 0.12, 0.2, tilt=-24):
            filter_at(-0.22, 0, 0)
    with at(4.85, 1.75, FLOOR, turn=0, tilt=-14):
        filter_at(-0.22, 0, 0)
    cylinder(3.15, 0.5, FLOOR, 0.11, 0.34, "teal", bevel=0.03)
    cylinder(3.15, 0.5, FLOOR + 0.34, 0.03, 0.08, "amber")
    tube(4.35, 2.95, FLOOR, 0.2, 0.16, 0.36, "blue", bevel=0.01)


def wet_floor():
    """A folding warning stand and the puddle it warns of."""
    slab(1.7, 0.45, 2.75, 1.15, FLOOR + 0.008, FLOOR + 0.013, "shallow", 0.3, 0)
    with at(1.35, 0.75, FLOOR, turn=38):
        for side in (-1, 1):
            with at(0, side * 0.16, 0, tilt=side * 14):
                box(-0.15, -0.012, 0, 0.15, 0.012, 0.62, "amber", 0.01)


def people():
    hop_up(2.95, 2.05, FLOOR, 1.15, 0.5, 0.62)
    cleaner = Wear(shirt="wall_slate", trousers="navy", hat="cap", hat_colour="amber", apron="", gloves="blue", skin="skin_dark", beard=True)
    worker(2.9, 2.12, FLOOR + 0.62, -172, hands=((0.1, -0.36, 1.5), (-0.2, -0.5, 1.68)), hold=(None, scraper), look=-20, wear=cleaner)
    washer = Wear(shirt="teal", trousers="navy", hat="scarf", hat_colour="navy_light", apron="wall_ochre", woman=True, gloves="blue", skin="skin_light")
    worker(3.97, 1.57, FLOOR, 14, pose="kneel", hands=((0.16, -0.62, 0.52), (-0.12, -0.6, 0.46)), hold=(scrub, None), lean=22, look=12, wear=washer)


def scraper():
    box(-0.02, -0.1, -0.01, 0.02, 0.06, 0.01, "wood_dark", 0.006)
    box(-0.06, -0.24, -0.006, 0.06, -0.1, 0.006, "steel", 0)


def scrub():
    box(-0.04, -0.09, -0.03, 0.04, 0.05, 0.0, "amber", 0.012)
