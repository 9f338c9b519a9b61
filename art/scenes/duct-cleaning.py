"""A duct is looked at before it is brushed: one technician feeds a camera through the access door, another watches the screen; suction holds the dust."""
from kit.building import planks
from kit.cooling import diffuser
from kit.crew import CREW, CREW_WOMAN, worker
from kit.furniture import picture, rug
from kit.interior import ceiling_strip, cut_room, rod_hung, skirting, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import block, box, cylinder, slab, tube
from kit.runs import duct, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import dust_sheet, hop_up, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.0, 3.6, 3.1
CEILING = 2.5
AXIS = 2.75
MIDDLE = CEILING + 0.3


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_ochre", "wall_ochre")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.3)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(0.6, 1.7, 0.9, 2.1)
    ceiling_strip(0, WIDTH, 2.3, DEPTH, CEILING)
    opened_duct()
    covered_sofa()
    machines()
    people()
    ceiling_light(2.3, 1.2, 3.0, 2.8, 1.6, 90)
    bulb(3.0, 2.2, MIDDLE + 0.1, 5)


def opened_duct():
    """The supply duct with one side cut away: a grey film on its floor, the camera on its rod, clean metal behind it."""
    duct([(0.02, AXIS, MIDDLE), (2.1, AXIS, MIDDLE)], 0.6, 0.4, "teal_light", 0.9)
    duct([(4.2, AXIS, MIDDLE), (WIDTH, AXIS, MIDDLE)], 0.6, 0.4, "teal_light", 0.9)
    box(2.1, AXIS + 0.28, MIDDLE - 0.2, 4.2, AXIS + 0.3, MIDDLE + 0.2, "steel_light", 0)
    box(2.1, AXIS - 0.3, MIDDLE - 0.2, 4.2, AXIS + 0.3, MIDDLE - 0.18, "steel_light", 0)
    box(2.1, AXIS - 0.05, MIDDLE + 0.18, 4.2, AXIS + 0.3, MIDDLE + 0.2, "teal_light", 0)
    for x in (2.1, 4.2):
        box(x - 0.03, AXIS - 0.33, MIDDLE - 0.23, x + 0.03, AXIS + 0.33, MIDDLE + 0.23, "teal", 0.005)
    slab(2.6, AXIS - 0.26, 4.17, AXIS + 0.26, MIDDLE - 0.178, MIDDLE - 0.165, "rock_dark", 0.12, 0)
    pipe([(3.0, 2.25, 2.2), (3.0, AXIS - 0.16, MIDDLE - 0.02), (3.3, AXIS, MIDDLE - 0.06), (3.55, AXIS, MIDDLE - 0.06)], 0.018, "amber", 0.12)
    cylinder(3.55, AXIS, MIDDLE - 0.06, 0.05, 0.12, "dark", "X")
    cylinder(3.67, AXIS, MIDDLE - 0.06, 0.042, 0.006, "lamp", "X", bevel=0)
    for x in (0.9, 4.6):
        diffuser(x, 2.55, CEILING - 0.05, 0.42)
    rod_hung([(x, y, MIDDLE + 0.2) for x in (0.5, 1.8, 4.5) for y in (AXIS - 0.25, AXIS + 0.25)], HEIGHT)


def covered_sofa():
    box(0.3, 2.35, FLOOR, 2.0, 3.3, 0.42, "linen", 0.1)
    box(0.3, 2.95, 0.3, 2.0, 3.35, 0.86, "linen", 0.12)
    for x in (0.28, 1.76):
        box(x, 2.4, 0.2, x + 0.26, 3.3, 0.62, "linen", 0.1)
    picture(2.2, 3.0, 1.35, 1.95)
    rug(1.0, 0.4, 2.9, 1.5, FLOOR + 0.006, "wall_clay")
    planter(0.45, 0.4, FLOOR, 0.42, 0.4, seed=5)


def machines():
    """The suction box with its hose to the grille, and the screen of the camera on a case."""
    dust_sheet(2.2, 1.75, 4.85, 3.4, FLOOR)
    with at(4.3, 2.75, FLOOR + 0.012):
        box(-0.3, -0.35, 0.08, 0.3, 0.35, 0.85, "blue", 0.04)
        for y in (-0.25, 0.25):
            cylinder(0.22, y, 0.08, 0.08, 0.05, "dark", "X")
        tube(0, 0, 0.85, 0.2, 0.15, 0.05, "dark")
        box(-0.2, -0.36, 0.3, 0.2, -0.345, 0.62, "dark", 0.01)
        pipe([(0, 0, 0.86), (0, 0, 1.35), (0.28, -0.2, 1.7), (0.3, -0.2, CEILING - 0.05)], 0.11, "amber", 0.25)
    with at(1.95, 1.0, FLOOR, turn=18):
        box(-0.32, -0.25, 0, 0.32, 0.25, 0.62, "dark", 0.03)
        for z in (0.14, 0.44):
            box(-0.325, -0.255, z, 0.325, 0.255, z + 0.04, "steel", 0.004)
        with at(0, 0.12, 0.62, tilt=-18):
            box(-0.3, 0, 0, 0.3, 0.035, 0.42, "dark", 0.012)
            box(-0.27, -0.008, 0.03, 0.27, 0.002, 0.39, "screen", 0)
            for size, tint in ((0.15, "grey"), (0.1, "dark")):
                block(0, -0.01 - 0.004 * (0.15 - size), 0.21 - size, size * 2.4, 0.006, size * 2, tint, 0)
    pipe([(2.2, 1.0, 0.4), (2.6, 1.25, 0.06), (2.9, 1.6, 0.06), (3.0, 2.1, 0.5), (3.0, 2.25, 1.9)], 0.016, "amber", 0.2)


def people():
    hop_up(3.0, 1.95, FLOOR + 0.012, 1.1, 0.5, 0.5)
    worker(3.1, 1.9, FLOOR + 0.51, 160, hands=((0.14, -0.34, 1.72), (-0.1, -0.26, 1.5)), look=-30, lean=0, wear=CREW)
    worker(1.25, 0.75, FLOOR, 70, hands=((0.14, -0.42, 0.86), (-0.12, -0.32, 0.95)), lean=10, look=-22, wear=CREW_WOMAN)
    tool_bag(3.5, 0.75, FLOOR, 25)
