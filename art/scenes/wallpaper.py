"""The one good wall of a flat is papered: a hanger smooths a length from a low platform, a second pastes the next at the table."""
from kit.building import planks
from kit.crew import Wear, worker
from kit.interior import cut_room, skirting, socket, window_left
from kit.light import ceiling_light
from kit.people import paint_bucket
from kit.primitives import box, cylinder, prism, tube
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import dust_sheet, hop_up

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.5, 3.3, 2.75
LENGTHS, ROLL = 4, 0.56
TABLE = 0.78


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_slate", "linen")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(0.5, 2.7, 0.35, 2.35, leaves=3)
    dust_sheet(0.9, 1.75, 4.3, 3.2, FLOOR)
    papered()
    paste_table()
    people()
    socket(3.4, DEPTH, 0.3, 2)
    ceiling_light(2.2, 1.4, 2.7, 2.6, 1.6, 80)


def papered():
    """Three lengths hang from the light inwards; the fourth still curls away at its foot."""
    for k in range(LENGTHS):
        x, foot = 0.02 + k * ROLL, 0.13 if k < LENGTHS - 1 else 0.95
        box(x, DEPTH - 0.008 - 0.0007 * k, foot, x + ROLL, DEPTH, HEIGHT - 0.01, "wall_rose", 0)
        motifs(x, foot)
    x = 0.02 + (LENGTHS - 1) * ROLL
    prism([(DEPTH - 0.004, 0.96), (DEPTH - 0.12, 0.62), (DEPTH - 0.3, 0.5), (DEPTH - 0.31, 0.51), (DEPTH - 0.135, 0.64), (DEPTH - 0.016, 0.97)], x, x + ROLL, "linen", 0, "X")
    box(x + ROLL + 0.002, DEPTH - 0.011, 0.2, x + ROLL + 0.008, DEPTH, HEIGHT - 0.02, "red", 0)


def motifs(x, foot):
    """Lotus shapes in half-drop repeat, sage leaves and a gold heart."""
    y = DEPTH - 0.0125
    for column in range(2):
        for row in range(8):
            cx, cz = x + 0.14 + 0.28 * column, 0.27 + row * 0.36 + 0.18 * column
            if foot + 0.14 < cz < HEIGHT - 0.16:
                for side in (-1, 1):
                    leaf = [(cx, cz - 0.1), (cx + side * 0.085, cz - 0.01), (cx + side * 0.06, cz + 0.07), (cx + side * 0.012, cz)]
                    prism(leaf, y, y + 0.008, "wall_sage", 0, "Y")
                prism([(cx, cz - 0.03), (cx + 0.035, cz + 0.04), (cx, cz + 0.11), (cx - 0.035, cz + 0.04)], y - 0.001, y + 0.007, "carpet_gold", 0, "Y")


def paste_table():
    with at(3.3, 0.98, FLOOR, turn=0):
        box(-1.0, -0.3, TABLE - 0.04, 1.0, 0.3, TABLE, "wood", 0.008)
        for x in (-0.8, 0.8):
            for y in (-0.22, 0.22):
                pipe([(x, y, TABLE - 0.02), (x * 1.08, y * 1.15, 0)], 0.024, "wood_dark", 0)
        box(-0.98, -0.27, TABLE + 0.001, 0.35, 0.27, TABLE + 0.008, "linen", 0)
        box(0.35, -0.27, TABLE + 0.001, 0.72, 0.27, TABLE + 0.02, "wall_rose", 0)
        cylinder(0.78, -0.27, TABLE + 0.06, 0.06, 0.54, "wall_rose", "Y")
        box(-0.9, -0.15, TABLE + 0.012, -0.55, -0.1, TABLE + 0.02, "steel", 0)
    paint_bucket(2.0, 0.55, FLOOR, "white")
    for k, colour in enumerate(("wall_rose", "wall_rose", "linen")):
        tube(4.0 + 0.15 * k, 0.3, FLOOR, 0.062, 0.02, 0.56, colour, bevel=0.004)


def people():
    hop_up(1.75, 2.72, FLOOR + 0.012, 1.25, 0.5, 0.42)
    hanger = Wear(shirt="white", trousers="linen", hat="cap", hat_colour="teal", skin="skin_dark", beard=True, belt=True)
    worker(1.95, 2.66, FLOOR + 0.432, 165, hands=((0.2, -0.36, 1.42), (-0.2, -0.42, 1.18)), hold=(smoother, None), look=-32, wear=hanger)
    paster = Wear(shirt="teal", trousers="navy", hat="scarf", hat_colour="wall_ochre", apron="linen", woman=True, skin="skin_light")
    worker(3.15, 1.62, FLOOR + 0.012, 8, hands=((0.1, -0.44, 0.93), (-0.22, -0.4, 0.9)), hold=(paste_brush, None), lean=10, look=18, wear=paster)


def smoother():
    box(-0.13, -0.05, -0.02, 0.13, 0.02, 0.03, "wood_dark", 0.01)
    box(-0.13, -0.1, -0.015, 0.13, -0.05, 0.02, "white", 0)


def paste_brush():
    box(-0.06, -0.04, -0.03, 0.06, 0.04, 0.03, "wood_dark", 0.015)
    box(-0.065, -0.045, -0.08, 0.065, 0.045, -0.03, "white", 0.005)
