"""A dental treatment room with its plant behind a cut wall: suction pump and compressor, drain in the floor, fresh air to the ceiling."""
from kit.air import flow
from kit.building import tiles, wall_x
from kit.cooling import diffuser
from kit.crew import CREW_WOMAN, Wear, worker
from kit.furniture import monitor
from kit.interior import ceiling_strip, cut_room, rod_hung, skirting, thermostat
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder, tube
from kit.runs import duct, hanger, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import spanner, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.4, 4.0, 3.1
CEILING = 2.5
PLANT = 4.3


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "mint", "mint")
    tiles(0, 0, PLANT, DEPTH, FLOOR, "stone", 0.8)
    skirting(PLANT, DEPTH, FLOOR, "teal")
    cabinets()
    with at(2.0, 1.75, FLOOR, turn=25):
        chair()
    plant_room()
    air()
    people()
    ceiling_light(2.0, 1.5, 3.0, 2.6, 1.8, 90)
    bulb(5.4, 2.0, 2.4, 18)


def cabinets():
    box(0.05, 0.4, FLOOR, 0.6, 3.1, 0.85, "white", 0.015)
    box(0.03, 0.35, 0.85, 0.65, 3.15, 0.9, "teal", 0.01)
    for k in range(5):
        y = 0.45 + k * 0.53
        box(0.6, y, 0.12, 0.615, y + 0.48, 0.8, "linen", 0.006)
        box(0.615, y + 0.17, 0.7, 0.64, y + 0.32, 0.72, "steel", 0)
    cylinder(0.33, 2.6, 0.86, 0.19, 0.045, "steel")
    pipe([(0.1, 2.6, 0.9), (0.1, 2.6, 1.15), (0.3, 2.6, 1.15), (0.3, 2.6, 1.05)], 0.02, "steel", 0.05)
    box(0.04, 0.5, 1.35, 0.4, 2.2, 1.95, "white", 0.015)
    box(0.4, 0.52, 1.37, 0.41, 1.34, 1.93, "sky", 0)
    box(0.4, 1.36, 1.37, 0.41, 2.18, 1.93, "sky", 0)
    box(1.3, DEPTH - 0.05, 1.25, 2.5, DEPTH - 0.005, 2.0, "dark", 0.02)
    box(1.36, DEPTH - 0.06, 1.31, 2.44, DEPTH - 0.045, 1.94, "screen", 0)
    thermostat(3.7, DEPTH, 1.35, 0.15)
    planter(3.85, 3.65, FLOOR, 0.4, 0.4, seed=6)


def chair():
    """A dental chair with its lamp arm, tray and spittoon; the patient's head is at +Y."""
    box(-0.25, -0.35, 0, 0.25, 0.3, 0.12, "grey", 0.03)
    box(-0.14, -0.2, 0.1, 0.14, 0.15, 0.42, "steel_light", 0.03)
    box(-0.3, -0.95, 0.42, 0.3, 0.15, 0.55, "teal", 0.06)
    with at(0, 0.1, 0.46, tilt=32):
        box(-0.29, 0.0, 0.0, 0.29, 0.78, 0.13, "teal", 0.06)
        box(-0.16, 0.74, 0.02, 0.16, 1.0, 0.13, "teal", 0.05)
    pipe([(-0.65, 0.3, 0), (-0.65, 0.3, 1.95), (-0.2, 0.2, 2.05), (-0.05, 0.3, 1.75)], 0.025, "steel_light", 0.12)
    box(-0.22, 0.2, 1.66, 0.12, 0.42, 1.75, "steel_light", 0.03)
    box(-0.18, 0.24, 1.65, 0.08, 0.38, 1.662, "lamp", 0)
    box(-0.78, 0.12, 0, -0.5, 0.5, 0.8, "white", 0.04)
    cylinder(-0.62, 0.22, 0.8, 0.12, 0.1, "steel_light", end_radius=0.15)
    pipe([(-0.5, 0.0, 0.85), (0.0, -0.5, 0.98)], 0.022, "steel_light", 0)
    box(-0.22, -0.62, 0.96, 0.25, -0.28, 0.99, "steel", 0.01)
    for k in range(4):
        pipe([(-0.14 + k * 0.09, -0.58, 1.0), (-0.14 + k * 0.09, -0.38, 1.0)], 0.01, ("amber", "blue", "teal", "grey")[k], 0)


def plant_room():
    """Compressor and suction pump; their lines run under the floor to the chair."""
    wall_x(PLANT, 1.35, DEPTH, FLOOR, CEILING, 0.12, "mint")
    box(PLANT + 0.12, 0, FLOOR, WIDTH, DEPTH, FLOOR + 0.01, "concrete", 0)
    with at(5.45, 3.1, FLOOR):
        for x in (-0.45, 0.4):
            box(x, -0.2, 0, x + 0.08, 0.2, 0.2, "dark", 0)
        cylinder(-0.62, 0, 0.42, 0.27, 1.24, "blue", "X", bevel=0.09)
        block(-0.2, 0, 0.66, 0.5, 0.4, 0.34, "navy", 0.04)
        cylinder(0.18, 0, 0.86, 0.17, 0.32, "dark", "X")
        for k in range(4):
            tube(0.2 + k * 0.07, 0, 0.86, 0.19, 0.15, 0.025, "steel", "X", bevel=0)
    with at(5.35, 1.75, FLOOR):
        block(0, 0, 0, 0.8, 0.55, 0.1, "stone", 0.02)
        cylinder(-0.3, 0, 0.36, 0.2, 0.55, "teal", "X", bevel=0.04)
        block(0.3, 0, 0.1, 0.24, 0.34, 0.75, "white", 0.03)
        box(0.2, -0.185, 0.5, 0.4, -0.165, 0.7, "screen", 0)
    pipe([(5.45, 2.8, 0.35), (5.45, 2.45, 0.35), (4.75, 2.45, 0.35), (4.75, 2.45, 0.07), (2.6, 2.45, 0.07), (1.75, 2.0, 0.07)], 0.035, "blue", 0.1)
    pipe([(5.1, 1.75, 0.3), (4.75, 1.75, 0.3), (4.75, 1.75, 0.07), (2.4, 1.75, 0.07), (2.1, 1.65, 0.07)], 0.045, "grey", 0.1)
    pipe([(6.15, 3.82, FLOOR), (6.15, 3.82, HEIGHT + 0.1)], 0.06, "grey", 0)
    pipe([(5.96, 3.82, FLOOR), (5.96, 3.82, HEIGHT + 0.1)], 0.04, "blue", 0)
    box(4.45, DEPTH - 0.16, 1.2, 4.95, DEPTH - 0.01, 1.9, "amber", 0.02)
    box(4.5, DEPTH - 0.175, 1.25, 4.9, DEPTH - 0.15, 1.85, "white", 0.008)


def air():
    ceiling_strip(0, PLANT + 0.12, 2.75, DEPTH, CEILING)
    duct([(6.4, 3.35, CEILING + 0.32), (0.7, 3.35, CEILING + 0.32)], 0.46, 0.32, "teal_light", 1.0)
    for x in (0.9, 2.9):
        diffuser(x, 2.98, CEILING - 0.05, 0.42)
        cylinder(x, 2.98, CEILING + 0.02, 0.13, 0.24, "steel_light")
        flow([(x, 2.75, CEILING - 0.06), (x, 2.45, CEILING - 0.15), (x + 0.05, 2.2, CEILING - 0.7)], bend=0.3, radius=0.025)
    for x in (0.9, 2.6, 4.3, 6.0):
        hanger(x, 3.62, CEILING + 0.2, HEIGHT)


def people():
    dentist = Wear(gown="", shirt="white", trousers="teal", apron="", hat="scarf", hat_colour="teal_light", woman=True, skin="skin_light", gloves="blue")
    worker(3.15, 2.0, FLOOR, 10, hands=((0.2, -0.32, 1.08), (-0.2, -0.34, 1.12)), look=-5, wear=dentist)
    worker(5.55, 1.05, FLOOR, 160, pose="kneel", hands=((0.12, -0.46, 0.62), (-0.16, -0.42, 0.5)), hold=(spanner, None), lean=12, wear=CREW_WOMAN)
    tool_bag(4.75, 0.75, FLOOR, 30)
