"""A bathroom cut open above its pump room; supply and drain pipes run in the wall to a riser and a pump."""
from kit.building import CUT, plinth, tiles, wall_x, wall_y
from kit.crew import CREW, worker
from kit.light import ceiling_light
from kit.people import toolbox
from kit.primitives import box, cylinder, prism, sheet
from kit.runs import clamp, hanger, pipe, ring
from kit.scene import Scene
from kit.tools import spanner
from kit.water import pump, shower, tank, toilet, valve, vanity

scene = Scene(night=True, samples=10, night_samples=11)
WIDTH, DEPTH = 5.6, 3.0
SLAB = 2.05
FLOOR = SLAB + 0.24
TOP = FLOOR + 2.35
RISER = {"blue": 4.7, "copper": 4.95, "grey": 5.27}


def build():
    plinth(-0.35, -0.3, WIDTH + 0.3, DEPTH + 1.0, 0.2, 0.34, "plaster", "stone")
    shell()
    bathroom()
    pump_room()
    riser()
    wastes()
    ceiling_light(2.2, 1.4, TOP, watts=60)
    ceiling_light(2.4, 1.2, SLAB - 0.06, watts=26)


def shell():
    box(0, 0, 0, WIDTH, DEPTH, 0.03, "concrete", 0)
    wall_x(-0.16, 0, DEPTH + 0.16, 0, TOP, 0.16, "wall_rose")
    wall_y(DEPTH, 0, WIDTH, 0, TOP, 0.16, "wall_rose")
    box(-0.164, -0.03, 0, 0.004, 0, TOP + 0.035, CUT, 0)
    box(WIDTH, DEPTH - 0.004, 0, WIDTH + 0.03, DEPTH + 0.16, TOP + 0.035, CUT, 0)
    box(0, 0, SLAB, WIDTH, DEPTH, FLOOR - 0.03, "concrete", 0.01)
    box(-0.005, -0.006, SLAB + 0.03, WIDTH + 0.006, 0.02, FLOOR - 0.06, CUT, 0)
    box(WIDTH - 0.02, -0.006, SLAB + 0.03, WIDTH + 0.006, DEPTH, FLOOR - 0.06, CUT, 0)
    box(0, 0, FLOOR - 0.03, WIDTH, DEPTH, FLOOR, "wall_slate", 0)
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "steel_light", 0.5)


def bathroom():
    box(0, DEPTH - 0.025, FLOOR, 4.4, DEPTH, FLOOR + 1.15, "marble", 0)
    shower(0, DEPTH, FLOOR, 1.35, 1.1)
    sheet(*((1.35, y, FLOOR + z) for y, z in ((DEPTH - 1.1, 0.1), (DEPTH, 0.1), (DEPTH, 1.9), (DEPTH - 1.1, 1.9))), "glass")
    toilet(0, 0.85, FLOOR)
    vanity(2.2, DEPTH, FLOOR, 1.5)
    box(2.5, DEPTH - 0.04, FLOOR + 1.2, 3.45, DEPTH, FLOOR + 1.95, "navy", 0.01)
    box(2.55, DEPTH - 0.05, FLOOR + 1.25, 3.4, DEPTH - 0.03, FLOOR + 1.9, "sky", 0)
    worker(3.85, 1.75, FLOOR, 135, pose="kneel", hands=((0.14, -0.5, 0.62), (-0.14, -0.46, 0.5)), hold=(spanner, None), lean=12, look=-50, wear=CREW)
    toolbox(2.6, 0.65, FLOOR, 20, "copper")


def riser():
    """The chase cut open from the pump room to the top of the wall."""
    prism([(4.4, 0.03), (5.5, 0.03), (5.5, TOP - 0.2), (4.4, TOP - 0.2)], DEPTH - 0.035, DEPTH - 0.003, CUT, 0, "Y")
    for colour, x in RISER.items():
        radius = 0.09 if colour == "grey" else 0.06
        for low, high in ((0.03, SLAB + 0.05), (FLOOR - 0.02, TOP - 0.12)):
            pipe([(x, DEPTH - 0.13, low), (x, DEPTH - 0.13, high)], radius, colour)
        for z in (0.6, FLOOR + 0.35, FLOOR + 1.9):
            clamp(x, DEPTH - 0.13, z, radius)
    for colour, height in (("blue", 0.5), ("copper", 0.64)):
        pipe([(RISER[colour], DEPTH - 0.13, FLOOR + height), (3.5, DEPTH - 0.07, FLOOR + height)], 0.04, colour, 0)
        ring(RISER[colour], DEPTH - 0.25, FLOOR + 1.15, 0.1, 0.075, "red", "Y")
        cylinder(RISER[colour], DEPTH - 0.26, FLOOR + 1.15, 0.02, 0.14, "steel", "Y")


def wastes():
    """Under the slab, falling towards the stack: from the toilet, the shower and the basin."""
    y, high, low = 0.2, SLAB - 0.2, SLAB - 0.42
    for x, along in ((0.5, 0), (1.6, 0.29), (2.95, 0.58)):
        z = high + (low - high) * along
        pipe([(x, y, SLAB), (x, y, z), (x + 0.3, y, z)], 0.07, "grey", 0.1)
    pipe([(0.5, y, high), (RISER["grey"], y, low), (RISER["grey"], DEPTH - 0.13, low - 0.12)], 0.08, "grey", 0.2)
    for x in (1.1, 2.3, 3.5, 4.6):
        hanger(x, y, high + (low - high) * (x - 0.5) / 4.8, SLAB)


def pump_room():
    """Everything stands in front, where the slab above does not hide it."""
    tank(0.95, 0.95, 0.03, 0.6, 1.2)
    pump(2.75, 0.85, 0.03, 0, 0.95)
    pipe([(1.35, 0.6, 0.35), (2.2, 0.3, 0.35), (3.2, 0.3, 0.35), (3.2, 0.7, 0.43)], 0.06, "blue", 0.12)
    supply = [(3.17, 0.85, 1.06), (3.17, 0.85, 1.3), (RISER["blue"], 0.85, 1.3)]
    pipe([*supply, (RISER["blue"], DEPTH - 0.13, 1.3)], 0.06, "blue", 0.14)
    valve(3.9, 0.85, 1.35, 0.13)
    box(WIDTH - 0.2, 0.0, 0.03, WIDTH - 0.02, 0.2, SLAB, "concrete", 0.01)
    drain = [(RISER["grey"], DEPTH - 0.13, 0.3), (RISER["grey"], 0.9, 0.13), (WIDTH + 0.22, 0.9, 0.13)]
    pipe(drain, 0.085, "grey", 0.15)
