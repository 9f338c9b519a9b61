"""A restaurant kitchen: a cook at the line below the exhaust hood, another at the table; a technician tests the gas line by the range."""
from kit.air import flow
from kit.building import tiles
from kit.cooling import diffuser
from kit.crew import CREW, Wear, worker
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.materials import glossy
from kit.primitives import ball, box, cylinder, prism, tube
from kit.runs import duct, hanger, pipe
from kit.scene import Scene
from kit.tools import meter, tool_bag

scene = Scene(night=True, samples=12, night_samples=14)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.9, 3.4, 3.4
LINE, COUNTER = DEPTH - 0.95, 0.92
HOOD = (0.95, 4.45, 2.02, 2.5)
COOK = Wear(shirt="white", trousers="navy_light", apron="teal", hat="toque", hat_colour="white", beard=True)
COOK_WOMAN = Wear(shirt="white", trousers="navy_light", apron="teal", hat="scarf", hat_colour="white", woman=True, skin="skin_light")


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wall_clay", "wall_sage", "wall_sage")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "linen", 0.4)
    wall_tiles()
    floor_drain()
    cooking_line()
    hood()
    exhaust()
    fire_suppression()
    gas()
    make_up_air()
    preparation()
    people()
    ceiling_light((HOOD[0] + HOOD[1]) / 2, LINE + 0.2, HOOD[2] - 0.03, 3.1, 0.6, 30)
    ceiling_light(2.9, 1.3, 2.8, 3, 1.2, 105)


def wall_tiles(top=1.9):
    """White tiles up to the hood, on the wall behind the line."""
    box(0, DEPTH - 0.012, FLOOR, WIDTH, DEPTH, top, "linen", 0)
    for k in range(1, 13):
        box(k * 0.4 - 0.004, DEPTH - 0.019, FLOOR, k * 0.4 + 0.004, DEPTH - 0.01, top, "stone", 0)
    for k in range(1, 5):
        box(0, DEPTH - 0.019, k * 0.4 - 0.004, WIDTH, DEPTH - 0.01, k * 0.4 + 0.004, "stone", 0)


def floor_drain(y=1.15):
    box(0.6, y, FLOOR - 0.01, 4.6, y + 0.28, FLOOR + 0.01, "steel", 0)
    for k in range(26):
        x = 0.66 + k * 0.15
        box(x, y + 0.04, FLOOR, x + 0.07, y + 0.24, FLOOR + 0.016, "dark", 0)


def cooking_line():
    for x0, x1 in ((1.05, 2.05), (2.07, 3.37), (3.39, 4.35)):
        box(x0, LINE, FLOOR + 0.12, x1, DEPTH - 0.06, FLOOR + COUNTER, "grey", 0.015)
        box(x0 + 0.06, LINE + 0.1, FLOOR, x1 - 0.06, DEPTH - 0.1, FLOOR + 0.13, "dark", 0)
        box(x0, DEPTH - 0.12, FLOOR + COUNTER, x1, DEPTH - 0.05, FLOOR + 1.12, "steel", 0.01)
    fryer(1.05)
    range_with_pots(2.07)
    griddle(3.39)


def fryer(x):
    for k in range(2):
        left = x + 0.06 + k * 0.48
        box(left, LINE - 0.02, FLOOR + 0.2, left + 0.42, LINE + 0.02, FLOOR + 0.74, "steel", 0.01)
        box(left + 0.02, LINE + 0.12, FLOOR + COUNTER - 0.02, left + 0.4, LINE + 0.72, FLOOR + COUNTER + 0.012, "amber", 0)
        box(left + 0.06, LINE + 0.2, FLOOR + COUNTER, left + 0.36, LINE + 0.6, FLOOR + COUNTER + 0.1, "steel", 0.01)
        pipe([(left + 0.21, LINE + 0.2, FLOOR + COUNTER + 0.09), (left + 0.21, LINE - 0.16, FLOOR + COUNTER + 0.2)], 0.02, "dark", 0)


def range_with_pots(x):
    box(x + 0.12, LINE - 0.02, FLOOR + 0.2, x + 1.18, LINE + 0.02, FLOOR + 0.66, "dark", 0.01)
    pipe([(x + 0.2, LINE - 0.07, FLOOR + 0.6), (x + 1.1, LINE - 0.07, FLOOR + 0.6)], 0.02, "steel", 0)
    for k in range(5):
        cylinder(x + 0.2 + k * 0.22, LINE - 0.05, FLOOR + 0.79, 0.04, 0.05, "red", "Y", bevel=0)
    box(x + 0.04, LINE + 0.06, FLOOR + COUNTER - 0.01, x + 1.26, LINE + 0.82, FLOOR + COUNTER + 0.03, "dark", 0.01)
    pots = ((0.32, 0.26, 0.19, 0.22, "steel"), (0.34, 0.64, 0.17, 0.34, "steel"), (0.95, 0.6, 0.18, 0.3, "copper"))
    for dx, dy, radius, height, colour in pots:
        pot(x + dx, LINE + dy, FLOOR + COUNTER + 0.03, radius, height, colour)
    pan(x + 0.95, LINE + 0.24, FLOOR + COUNTER + 0.03)


def pot(x, y, z, radius, height, colour):
    tube(x, y, z, radius, radius - 0.015, height, colour)
    cylinder(x, y, z + 0.01, radius - 0.02, height - 0.06, "sand", bevel=0)


def pan(x, y, z):
    cylinder(x, y, z, 0.16, 0.06, "copper", end_radius=0.21)
    cylinder(x, y, z + 0.05, 0.18, 0.015, "leaf_light", bevel=0)
    pipe([(x, y - 0.2, z + 0.05), (x, y - 0.46, z + 0.09)], 0.02, "dark", 0)


def griddle(x):
    box(x + 0.05, LINE + 0.05, FLOOR + COUNTER - 0.01, x + 0.91, LINE + 0.8, FLOOR + COUNTER + 0.04, "dark", 0.01)
    for dx, dy in ((0.25, 0.25), (0.6, 0.3), (0.3, 0.58), (0.66, 0.6)):
        cylinder(x + dx, LINE + dy, FLOOR + COUNTER + 0.035, 0.09, 0.035, "wood_dark")
    for k in range(3):
        cylinder(x + 0.2 + k * 0.26, LINE - 0.05, FLOOR + 0.76, 0.04, 0.05, "red", "Y", bevel=0)
    box(x + 0.1, LINE - 0.015, FLOOR + 0.2, x + 0.86, LINE + 0.02, FLOOR + 0.62, "steel", 0.01)


def hood():
    """Stainless, deeper than the line below it, with slanted grease filters inside."""
    x0, x1, low, high = HOOD
    front = LINE - 0.28
    side = [(DEPTH - 0.01, low), (DEPTH - 0.01, high), (front + 0.32, high), (front, low + 0.16), (front, low)]
    prism(side, x0, x1, glossy("steel"), 0.012, "X")
    box(x0 + 0.03, front - 0.012, low + 0.02, x1 - 0.03, front + 0.02, low + 0.13, "white", 0.006)
    for x in (x0 + 0.3, x1 - 0.3):
        hanger(x, front + 0.5, high, HEIGHT)


def exhaust():
    """Two collars into one main; the arrows leave with the hot air."""
    top = 3.1
    for x in (1.75, 3.65):
        box(x - 0.2, DEPTH - 0.72, HOOD[3] - 0.02, x + 0.2, DEPTH - 0.32, top - 0.2, "steel", 0.015)
    duct([(0.02, DEPTH - 0.52, top), (WIDTH - 0.05, DEPTH - 0.52, top)], 0.5, 0.42, "steel", 1.0)
    for x in (0.6, 2.7, 4.75):
        hanger(x, DEPTH - 0.78, top - 0.2, HEIGHT)
    for x in (1.4, 2.25, 3.2):
        flow([(x, LINE + 0.1, 1.3), (x, LINE + 0.02, 1.7), (x, LINE + 0.1, 2.05)], "copper", 0.03, 0.15)
    flow([(4.95, DEPTH - 0.52, top), (5.5, DEPTH - 0.52, top)], "copper", 0.05)


def fire_suppression():
    """Wet chemical: the bottle on the wall, its pipe along the hood, one nozzle an appliance."""
    z = HOOD[3] + 0.1
    cylinder(0.14, 1.75, 0.95, 0.13, 0.55, "red", bevel=0.06)
    cylinder(0.14, 1.75, 1.5, 0.05, 0.1, "steel")
    for low in (1.02, 1.38):
        tube(0.14, 1.75, low, 0.145, 0.12, 0.05, "dark")
    pipe([(0.14, 1.75, 1.6), (0.14, 1.75, z), (0.14, LINE + 0.1, z), (HOOD[1] - 0.25, LINE + 0.1, z)], 0.035, "red", 0.1)
    for x in (1.55, 2.45, 3.0, 3.85):
        pipe([(x, LINE + 0.1, z), (x, LINE + 0.1, HOOD[3] - 0.05)], 0.026, "red", 0)
    box(0, 1.2, 1.25, 0.07, 1.42, 1.5, "red", 0.01)
    box(0.06, 1.27, 1.33, 0.085, 1.35, 1.41, "white", 0)


def gas():
    """A yellow line from the ceiling with its shut-off valve, then behind the appliances."""
    pipe([(WIDTH - 0.12, DEPTH - 0.1, 1.75), (WIDTH - 0.12, DEPTH - 0.1, 0.5), (4.36, DEPTH - 0.1, 0.5)], 0.035, "amber")
    box(WIDTH - 0.24, DEPTH - 0.2, 1.1, WIDTH - 0.02, DEPTH - 0.02, 1.32, "red", 0.02)
    pipe([(WIDTH - 0.12, DEPTH - 0.1, 1.75), (WIDTH - 0.12, DEPTH - 0.1, 3.45)], 0.035, "amber", 0)


def make_up_air():
    y = 0.6
    duct([(0.02, y, 3.1), (2.75, y, 3.1)], 0.42, 0.34, seam_colour="teal", seam=0.9)
    for x in (0.6, 2.4):
        box(x - 0.13, y - 0.13, 2.81, x + 0.13, y + 0.13, 2.95, "teal_light", 0.01)
        diffuser(x, y, 2.75, 0.5)
        for side in (-0.16, 0.16):
            flow([(x + side, y, 2.68), (x + side * 1.3, y, 2.34)], radius=0.024)


def preparation():
    box(0.5, 0.3, FLOOR + 0.84, 2.6, 0.95, FLOOR + 0.9, "steel", 0.012)
    box(0.55, 0.35, FLOOR + 0.25, 2.55, 0.9, FLOOR + 0.29, "steel", 0.01)
    for x in (0.57, 2.53):
        for y in (0.37, 0.88):
            cylinder(x, y, FLOOR, 0.03, 0.85, "grey")
    box(1.6, 0.4, FLOOR + 0.9, 2.2, 0.8, FLOOR + 0.93, "wood", 0.01)
    for k, colour in enumerate(("red", "leaf", "amber")):
        ball(0.8 + k * 0.24, 0.6, FLOOR + 0.98, 0.08, colour, fineness=2)


def people():
    worker(2.72, 1.95, FLOOR, 160, hands=((0.14, -0.5, 1.08), (-0.2, -0.46, 1.12)), look=-35, wear=COOK)
    worker(1.55, 1.32, FLOOR, 12, hands=((0.13, -0.5, 0.99), (-0.15, -0.48, 1.0)), hold=(None, knife), lean=6, look=14, wear=COOK_WOMAN)
    worker(4.3, 1.55, FLOOR, 62, hands=((0.16, -0.36, 1.16), (-0.12, -0.36, 1.1)), hold=(None, meter), look=-6, wear=CREW)
    tool_bag(4.4, 0.6, FLOOR, 25)


def knife():
    box(-0.01, -0.02, -0.01, 0.01, 0.06, 0.02, "dark", 0.004)
    box(-0.003, -0.2, -0.025, 0.003, -0.02, 0.015, "steel", 0)
