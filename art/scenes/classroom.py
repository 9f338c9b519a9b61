"""A classroom in use: fresh air and cooling arrive by a duct under the acoustic ceiling, a logger hangs on the wall, the teacher explains."""
from kit.air import flow
from kit.building import planks
from kit.cooling import diffuser
from kit.crew import Wear, worker
from kit.interior import ceiling_strip, cut_room, rod_hung, skirting, window_left
from kit.light import ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder
from kit.runs import duct, hanger, pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=12, night_samples=16)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.6, 4.6, 3.3
CEILING = 2.75
PUPILS = (
    ("wall_sky", "black", False), ("wall_ochre", "dark", True), ("white", "wood_dark", False),
    ("mint", "black", True), ("white", "dark", False), ("wall_rose", "black", True),
)


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "linen", "wall_sky", "wall_sky")
    skirting(WIDTH, DEPTH, FLOOR, "wood")
    for y in (0.45, 1.9):
        window_left(y, y + 1.15, 0.95, 2.25)
    board()
    tables()
    above()
    people()
    planter(0.4, 4.15, FLOOR, 0.42, 0.36, seed=3)
    box(0.05, 0.35, FLOOR, 0.42, 3.2, 0.62, "wood", 0.015)
    for k, colour in enumerate(("teal", "amber", "red", "blue", "mint", "copper", "navy_light", "teal")):
        box(0.1, 0.5 + k * 0.12, 0.62, 0.34, 0.59 + k * 0.12, 0.86 + 0.04 * (k % 3), colour, 0.008)
    ball(0.24, 2.0, 0.8, 0.16, "blue")
    cylinder(0.24, 2.0, 0.62, 0.08, 0.05, "dark")
    ceiling_light(3.2, 1.6, 3.4, 4.4, 2.2, 150)


def board():
    """The white board with a drawing of a leaf and a sum of shapes; the logger beside it."""
    box(1.6, DEPTH - 0.04, 0.95, 4.3, DEPTH - 0.005, 2.2, "wood", 0.01)
    box(1.66, DEPTH - 0.05, 1.01, 4.24, DEPTH - 0.03, 2.14, "white", 0)
    for k, (x, z, colour) in enumerate(((2.1, 1.7, "teal"), (2.7, 1.7, "copper"), (3.3, 1.7, "blue"))):
        cylinder(x, DEPTH - 0.052, z, 0.18, -0.006, colour, "Y", bevel=0, segments=(3, 4, 40)[k])
    for k in range(3):
        box(1.95, DEPTH - 0.056, 1.18 + k * 0.1, 3.6 - 0.4 * k, DEPTH - 0.05, 1.2 + k * 0.1, "navy_light", 0)
    block(5.2, DEPTH - 0.03, 1.35, 0.24, 0.05, 0.32, "navy", 0.02)
    block(5.2, DEPTH - 0.062, 1.47, 0.17, 0.02, 0.15, "screen", 0)
    box(1.7, DEPTH - 0.12, 0.93, 4.2, DEPTH - 0.02, 0.96, "wood", 0)


def tables():
    for row, y in enumerate((2.05, 0.75)):
        for column in range(3):
            x = 1.35 + column * 1.55
            if row or column < 3:
                table(x, y)
                shirt, hair, girl = PUPILS[row * 3 + column]
                pupil(x, y - 0.5, shirt, hair, girl, column * 12 - 10)
    with at(5.55, 3.35, FLOOR):
        box(-0.6, -0.3, 0.7, 0.6, 0.35, 0.75, "wood", 0.012)
        box(-0.52, -0.26, 0.1, 0.52, -0.22, 0.7, "wall_slate", 0)
        for x in (-0.55, 0.5):
            box(x, -0.28, 0, x + 0.05, 0.33, 0.71, "navy", 0.006)
        box(-0.3, -0.05, 0.75, 0.0, 0.2, 0.79, "teal", 0.008)
        cylinder(0.35, 0.1, 0.75, 0.06, 0.12, "amber")


def table(x, y):
    box(x - 0.5, y - 0.24, FLOOR + 0.62, x + 0.5, y + 0.24, FLOOR + 0.66, "wood", 0.012)
    for dx in (-0.45, 0.41):
        for dy in (-0.2, 0.16):
            box(x + dx, y + dy, FLOOR, x + dx + 0.035, y + dy + 0.035, FLOOR + 0.63, "navy", 0)
    box(x - 0.2, y - 0.12, FLOOR + 0.66, x + 0.12, y + 0.1, FLOOR + 0.675, "white", 0)


def pupil(x, y, shirt, hair, girl, look):
    """Smaller than the grown-ups, on a chair, looking to the board."""
    with at(x, y, FLOOR):
        box(-0.2, -0.2, 0.36, 0.2, 0.18, 0.4, "teal", 0.012)
        box(-0.2, -0.22, 0.5, 0.2, -0.18, 0.78, "teal", 0.012)
        for dx in (-0.17, 0.15):
            pipe([(dx, -0.18, 0), (dx, -0.18, 0.7)], 0.014, "navy", 0)
            pipe([(dx, 0.15, 0), (dx, 0.15, 0.38)], 0.014, "navy", 0)
    wear = Wear(shirt=shirt, trousers="navy_light", hair=hair, woman=girl, skin=("skin", "skin_dark", "skin_light")[int(x * 2) % 3])
    worker(x, y - 0.02, FLOOR, 180, pose="sit", seat=0.42, hands=((0.16, -0.36, 0.86), (-0.16, -0.36, 0.86)), look=look, wear=wear, scale=0.8)


def above():
    """Acoustic ceiling at the back, cut; the duct lies on it and feeds three diffusers."""
    ceiling_strip(0.02, 5.9, 3.35, DEPTH, CEILING, "linen")
    duct([(6.6, 4.05, CEILING + 0.28), (0.6, 4.05, CEILING + 0.28)], 0.5, 0.34, "teal_light", 1.1)
    for x in (1.1, 3.0, 4.9):
        diffuser(x, 3.62, CEILING - 0.05, 0.42)
        cylinder(x, 3.8, CEILING + 0.24, 0.1, -0.16, "steel_light", "Y")
        cylinder(x, 3.62, CEILING + 0.02, 0.13, 0.26, "steel_light")
        for side in (-1, 1):
            flow([(x + side * 0.12, 3.45, CEILING - 0.08), (x + side * 0.25, 3.1, CEILING - 0.2), (x + side * 0.3, 2.85, CEILING - 0.75)], bend=0.3, radius=0.022)
    for x in (0.9, 2.6, 4.3, 6.0):
        hanger(x, 4.32, CEILING + 0.15, HEIGHT)
    rod_hung([(x, 3.4, CEILING + 0.02) for x in (0.3, 2.1, 3.9, 5.7)], HEIGHT - 0.1)


def people():
    teacher = Wear(gown="navy_light", hat="scarf", hat_colour="wall_rose", woman=True, skin="skin_light")
    worker(4.75, 2.75, FLOOR, 5, hands=((0.25, -0.3, 1.3), (-0.42, -0.15, 1.42)), look=-8, wear=teacher)
