"""A villa room cut open: a ducted unit in the ceiling void, supply and return, and pipes to the outdoor unit."""
from kit.air import flow
from kit.building import CUT, planks, plinth
from kit.cooling import outdoor_unit
from kit.crew import Wear, worker
from kit.furniture import cup, picture, round_table, rug, sofa
from kit.interior import cut_room, skirting, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import box
from kit.runs import duct, hanger, pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.8, 3.6, 3.5
LOW, FRONT = 2.6, 2.15
VOID = 3.08
OUTLETS = (0.75, 2.0)


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_sage", "wall_sage", side=0.14)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(2.2, 3.2, 0.9, 2.0)
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    living_room()
    bulkhead()
    indoor_unit()
    supply()
    outside()
    ceiling_light(2.3, 1.5, 2.5, 3.2, 1.4, 75)
    bulb(5.6, 0.4, 2.2, 22)


def living_room():
    sofa(1.1, 0.35, FLOOR, 2.1, 0.95, turn=90)
    rug(1.3, 0.4, 3.9, 2.4, FLOOR + 0.006, "wall_ochre")
    mother = Wear(gown="wall_rose", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(0.72, 0.95, FLOOR, 78, pose="sit", hands=((0.16, -0.4, 0.72), (-0.16, -0.4, 0.72)), look=-24, wear=mother, seat=0.44)
    child = Wear(shirt="amber", trousers="navy_light", skin="skin_light")
    worker(3.3, 1.0, FLOOR + 0.02, 30, hands=((0.3, -0.3, 1.2), (-0.34, -0.1, 0.86)), look=10, wear=child, scale=0.62)
    round_table(2.3, 1.25, FLOOR + 0.018, 0.45, 0.3)
    cup(2.2, 1.3, FLOOR + 0.32)
    picture(0.7, 1.6, 1.3, 1.95)
    planter(0.45, 3.2, FLOOR, 0.45, 0.36, seed=4)
    box(2.3, DEPTH - 0.42, FLOOR, 4.3, DEPTH - 0.02, FLOOR + 0.42, "wood", 0.02)
    box(2.6, DEPTH - 0.05, 0.75, 4.0, DEPTH - 0.01, 1.55, "dark", 0.01)


def bulkhead():
    """A dropped ceiling along the back; the slab above it is cut away and its front is low, so that the void shows."""
    box(0, FRONT, LOW, WIDTH - 0.02, DEPTH - 0.01, LOW + 0.04, "white", 0)
    for x0, x1 in ((0.002, 2.7), (3.55, WIDTH - 0.02)):
        box(x0, FRONT - 0.05, LOW - 0.005, x1, FRONT + 0.01, LOW + 0.36, "white", 0)
        box(x0, FRONT - 0.052, LOW + 0.36, x1, FRONT + 0.012, LOW + 0.385, CUT, 0)
    grille(3.7, 4.6, 5)
    for x in OUTLETS:
        grille(x - 0.5, x + 0.5, 2)


def grille(x0, x1, slots):
    box(x0, FRONT - 0.075, LOW + 0.06, x1, FRONT - 0.03, LOW + 0.3, "plaster", 0.008)
    pitch = 0.18 / slots
    for k in range(slots):
        low = LOW + 0.09 + k * pitch
        box(x0 + 0.05, FRONT - 0.085, low, x1 - 0.05, FRONT - 0.05, low + pitch * 0.6, "dark", 0)


def indoor_unit():
    """Return air comes in from the right, supply air leaves to the left."""
    x0, x1, y0, y1 = 2.75, 3.6, 2.5, 3.35
    box(x0, y0, VOID - 0.22, x1, y1, VOID + 0.2, "steel", 0.02)
    box(x0 + 0.08, y0 - 0.015, VOID - 0.14, x0 + 0.5, y0 + 0.01, VOID + 0.12, "white", 0.01)
    box(x0 + 0.56, y0 - 0.03, VOID - 0.12, x1 - 0.06, y0 + 0.01, VOID + 0.12, "amber", 0.01)
    box(x0 + 0.02, y0 + 0.02, VOID - 0.3, x1 - 0.02, y1 - 0.02, VOID - 0.225, "grey", 0.01)
    for x in (x0 + 0.04, x1 - 0.04):
        for y in (y0 - 0.02, y1 + 0.02):
            hanger(x, y, VOID - 0.2, HEIGHT)
    box(x1 + 0.01, y0 + 0.1, VOID - 0.16, 4.55, y1 - 0.1, VOID + 0.15, "mint", 0.015)
    box(3.75, FRONT + 0.03, LOW + 0.05, 4.55, y0 + 0.09, VOID + 0.15, "mint", 0.015)
    for x in (3.95, 4.35):
        flow([(x, 1.55, 1.95), (x, 1.75, LOW + 0.18), (x, FRONT - 0.12, LOW + 0.18)], "copper", 0.024)


def supply():
    duct([(2.74, 2.95, VOID), (0.35, 2.95, VOID)], 0.46, 0.34, seam_colour="teal", seam=0.8)
    for x in OUTLETS:
        duct([(x, 2.7, VOID + 0.02), (x, 2.46, VOID + 0.02)], 0.3, 0.24, seam=5)
        box(x - 0.48, FRONT + 0.03, LOW + 0.06, x + 0.48, 2.44, VOID + 0.12, "teal_light", 0.015)
        for side in (-0.3, 0, 0.3):
            flow([(x + side, FRONT - 0.1, LOW + 0.18), (x + side, 1.75, LOW + 0.1), (x + side, 1.35, 1.65)], radius=0.024)
    hanger(0.6, 2.7, VOID - 0.17, HEIGHT)
    hanger(1.75, 3.19, VOID - 0.17, HEIGHT)


def outside():
    """Refrigerant pipes to the outdoor unit; the drain falls to a gully."""
    plinth(WIDTH + 0.3, -0.35, WIDTH + 1.9, DEPTH + 1.11, 0.18, 0.34, "sand", "sand_dark")
    with at(WIDTH + 1.45, 0.55, 0, turn=90):
        outdoor_unit(0, 0, 0, width=1.5, depth=0.6, height=1.15, colour="linen")
    y = DEPTH - 0.08
    for k, colour in enumerate(("copper", "blue")):
        d = 0.12 * k
        corner, high = WIDTH - 0.12 - d, VOID - d
        line = [(3.61, 3.25, high), (3.8, 3.25, high), (3.8, y, high), (corner, y, high), (corner, y, 0.95 - d)]
        line += [(WIDTH + 1.15 - d, y, 0.95 - d), (WIDTH + 1.15 - d, 2.06, 0.95 - d)]
        pipe(line, 0.05 - 0.01 * k, colour, 0.12)
    fall = [(3.2, 3.34, VOID - 0.26), (3.2, y, VOID - 0.27), (WIDTH - 0.4, y, VOID - 0.31), (WIDTH - 0.4, y, 0.4)]
    pipe([*fall, (WIDTH - 0.4, y - 0.02, FLOOR)], 0.032, "grey", 0.06)
    box(WIDTH - 0.5, y - 0.12, FLOOR, WIDTH - 0.3, y + 0.06, FLOOR + 0.02, "dark", 0)
