"""A room is added to a villa: block walls half up beside the finished house, lintel, services in the floor; mason, helper and the engineer with her drawing."""
from kit.building import CUT, plinth
from kit.crew import SITE, SITE_DARK, SITE_WOMAN, worker
from kit.facades import boundary, door, flat_roofed, house_tank, window
from kit.light import bulb
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import trowel

scene = Scene(night=True, samples=10, night_samples=12)
WIDTH, DEPTH = 8.2, 6.0
X0, X1, Y0, Y1 = 4.4, 7.6, 1.7, 4.9
BASE = 0.12
COURSE = 0.2


def build():
    plinth(-0.4, -0.6, WIDTH + 0.3, DEPTH + 0.4, 0.4, 0.36, "sand", "sand_dark")
    house()
    new_room()
    site()
    people()
    bulb(6.0, 2.6, 2.6, 34)
    bulb(2.3, 1.2, 2.6, 18)


def house():
    flat_roofed(0.2, 2.2, X0, 5.6, 0, 3.15, "wall_ochre", "stone", 0.45)
    door(2.4, 2.2, 0.06, 1.0, 2.15, "teal", "stone")
    for x in (1.1, 3.6):
        window(x, 2.2, 0.95, 1.0, 1.25)
    box(1.55, 1.1, 2.45, 3.25, 2.2, 2.6, "stone", 0.02)
    for x in (1.68, 3.12):
        cylinder(x, 1.25, 0, 0.1, 2.45, "linen")
    slab(1.4, 0.9, 3.4, 2.2, -0.04, 0.07, "paving", 0.06, 0.01)
    house_tank(1.3, 4.6, 3.18, 0.5, 0.95, "linen")
    boundary(-0.15, -0.2, 0.05, 5.6, 0, 1.2, "wall_clay")
    palm(0.75, 0.75, 0, 3.0, 6, fronds=9, reach=1.2)
    shrub(0.6, 1.7, 0, 0.32, 3)
    shrub(3.9, 1.6, 0, 0.32, 5)


def new_room():
    """Slab with its membrane, walls of blocks laid in bond; the back is higher than the front, a lintel spans the window."""
    box(X0 - 0.02, Y0 - 0.15, 0, X1 + 0.15, Y1 + 0.15, BASE, "concrete", 0.01)
    box(X0 + 0.05, Y0 + 0.05, BASE, X1 - 0.1, Y1 - 0.1, BASE + 0.01, "grey", 0)
    course_wall(Y1 - 0.2, 11)
    for row in range(9):
        z = BASE + row * COURSE
        for k in range(8):
            y = Y0 + k * 0.41 - 0.2 * (row % 2)
            low, high = max(y, Y0), min(y + 0.4, Y1 - 0.21)
            if high - low > 0.08 and not (3 <= row <= 7 and 2.7 < (low + high) / 2 < 3.9) and row < 9 - max(0, int((2.6 - low) * 3)):
                box(X1 - 0.2, low, z, X1, high, z + COURSE - 0.012, "steel_light" if (row + k) % 4 else "stone", 0.01)
    box(X1 - 0.21, 2.45, BASE + 8 * COURSE, X1 + 0.01, 4.15, BASE + 9 * COURSE, "concrete", 0.01)
    for row in range(3):
        for k in range(7):
            x = X0 + 0.02 + k * 0.41 + 0.2 * (row % 2)
            if not 4.9 < x + 0.2 < 5.9 and x + 0.4 < X1:
                box(x, Y0, BASE + row * COURSE, x + 0.4, Y0 + 0.2, BASE + (row + 1) * COURSE - 0.012, "steel_light" if (row + k) % 3 else "stone", 0.01)
    for x, y, top in ((X0 + 0.14, Y1 - 0.1, 2.9), (X1 - 0.1, Y1 - 0.1, 2.9), (X1 - 0.1, Y0 + 0.1, 1.5)):
        for dx in (-0.06, 0.06):
            for dy in (-0.06, 0.06):
                pipe([(x + dx, y + dy, BASE), (x + dx, y + dy, top)], 0.012, "copper", 0)
    services()


def course_wall(y, rows):
    for row in range(rows):
        z = BASE + row * COURSE
        for k in range(9):
            x = X0 + k * 0.41 - 0.2 * (row % 2)
            low, high = max(x, X0 + 0.02), min(x + 0.4, X1)
            if high - low > 0.08:
                box(low, y, z, high, y + 0.2, z + COURSE - 0.012, "steel_light" if (row + 2 * k) % 5 else "stone", 0.01)
    box(X0 + 0.01, y, BASE + rows * COURSE - 0.012, X1, y + 0.2, BASE + rows * COURSE + 0.015, CUT, 0)


def services():
    """Conduits and the drain stand ready in the slab and up the wall."""
    pipe([(4.6, 4.3, BASE + 0.04), (5.2, 4.3, BASE + 0.04), (5.2, 4.62, BASE + 0.04), (5.2, 4.66, 1.3)], 0.03, "amber", 0.08)
    pipe([(4.6, 4.1, BASE + 0.04), (6.4, 4.1, BASE + 0.04), (6.4, 4.62, BASE + 0.04), (6.4, 4.66, 1.3)], 0.03, "amber", 0.08)
    for x in (5.2, 6.4):
        block(x, 4.66, 1.28, 0.14, 0.08, 0.12, "white", 0.008)
    pipe([(5.8, 4.66, 2.0), (5.8, 4.66, BASE + 0.05), (5.8, 2.0, BASE + 0.05)], 0.025, "copper", 0.08)


def site():
    """Blocks on a pallet, a heap of sand, the mortar trough, a mixer and a barrow."""
    for k in range(4):
        for j in range(3):
            for i in range(2 if k == 3 else 3):
                box(5.6 + i * 0.42, -0.15 + j * 0.23, 0.1 + k * 0.2, 6.0 + i * 0.42, 0.06 + j * 0.23, 0.285 + k * 0.2, "steel_light" if (i + j + k) % 3 else "stone", 0.01)
    for y in (-0.1, 0.35):
        box(5.55, y, 0, 6.9, y + 0.1, 0.1, "wood_dark", 0.004)
    cylinder(7.75, 0.35, 0, 0.62, 0.42, "carpet_gold", end_radius=0.08, bevel=0.05)
    with at(2.75, -0.1, 0, turn=20):
        pipe([(-0.35, -0.3, 0), (-0.1, 0, 0.6), (-0.35, 0.3, 0)], 0.03, "navy", 0)
        pipe([(0.4, -0.25, 0), (0.1, 0, 0.6), (0.4, 0.25, 0)], 0.03, "navy", 0)
        with at(0, 0, 0.62, tilt=35):
            cylinder(0, 0, -0.28, 0.2, 0.26, "amber", end_radius=0.36)
            cylinder(0, 0, -0.02, 0.36, 0.32, "amber", end_radius=0.22)
            cylinder(0, 0, 0.285, 0.19, 0.02, "dark", bevel=0)
    box(6.25, 2.35, BASE + 0.01, 6.95, 2.75, BASE + 0.2, "dark", 0.02)
    box(6.3, 2.4, BASE + 0.17, 6.9, 2.7, BASE + 0.205, "grey", 0)
    pipe([(X0 + 0.1, Y0 - 0.06, BASE + 3 * COURSE + 0.02), (X1 + 0.05, Y0 - 0.06, BASE + 3 * COURSE + 0.02)], 0.008, "red", 0)


def people():
    worker(6.9, 3.35, BASE + 0.01, 95, hands=((0.14, -0.36, 1.05), (-0.16, -0.36, 1.15)), hold=(trowel, None), look=-35, lean=6, wear=SITE_DARK)
    worker(5.3, 2.85, BASE + 0.01, 42, hands=((0.24, -0.34, 0.95), (-0.24, -0.34, 0.95)), look=8, wear=SITE)
    with at(5.3, 2.85, BASE + 0.01, turn=42):
        box(-0.2, -0.5, 0.86, 0.2, -0.34, 1.06, "steel_light", 0.01)
    worker(3.95, 1.05, 0, 55, hands=((0.3, -0.34, 1.15), (-0.3, -0.34, 1.15)), look=-8, wear=SITE_WOMAN)
    with at(3.95, 1.05, 0, turn=55):
        with at(0, -0.42, 1.12, tilt=40):
            box(-0.36, -0.006, -0.22, 0.36, 0.006, 0.24, "white", 0)
            for a, b, c, d in ((-0.26, 0.26, -0.14, -0.125), (-0.26, 0.26, 0.15, 0.165), (-0.26, -0.245, -0.14, 0.16), (0.245, 0.26, -0.14, 0.16), (0.04, 0.055, -0.14, 0.16)):
                box(a, 0.004, c, b, 0.012, d, "teal", 0)
