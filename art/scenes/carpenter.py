"""A door is eased and hung: one carpenter planes its edge on trestles, a second fits the hinge plates in the frame."""
from kit.building import planks
from kit.crew import Wear, worker
from kit.interior import cut_room, skirting, window_left
from kit.light import bulb, ceiling_light
from kit.primitives import block, box, cylinder, tube
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.4, 3.3, 2.75
DOOR = 2.55
TOP = 0.86


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "sand", "wall_sky", "wall_sky")
    planks(0, 0, WIDTH, DEPTH, FLOOR, "sand_dark", 0.32)
    skirting(DOOR - 0.1, DEPTH, FLOOR)
    window_left(0.7, 1.9, 0.95, 2.15)
    opening()
    wardrobe()
    door_on_trestles()
    shavings()
    people()
    ceiling_light(2.2, 1.4, 2.7, 2.6, 1.6, 80)


def opening():
    """The frame without its door; beyond it the corridor is lit."""
    box(DOOR, DEPTH - 0.012, FLOOR, DOOR + 0.9, DEPTH, 2.15, "wall_slate", 0)
    box(DOOR, DEPTH - 0.016, FLOOR, DOOR + 0.9, DEPTH - 0.002, 0.28, "wood_dark", 0)
    for x in (DOOR - 0.09, DOOR + 0.9):
        box(x, DEPTH - 0.07, FLOOR, x + 0.09, DEPTH + 0.01, 2.24, "wood_dark", 0.008)
    box(DOOR - 0.09, DEPTH - 0.07, 2.15, DOOR + 0.99, DEPTH + 0.01, 2.24, "wood_dark", 0.008)
    for z in (0.3, 1.15, 1.85):
        box(DOOR + 0.87, DEPTH - 0.085, z, DOOR + 0.905, DEPTH - 0.06, z + 0.13, "steel", 0.004)
    box(3.6, DEPTH - 0.018, FLOOR, WIDTH, DEPTH, 0.13, "white", 0)


def wardrobe():
    """Built in at the left: one door open, shelves and drawers inside."""
    box(0.02, 2.1, FLOOR, 0.62, DEPTH - 0.02, 2.3, "wood_dark", 0.012)
    box(0.6, 2.14, 0.14, 0.63, 2.68, 2.24, "wood", 0.008)
    box(0.6, 2.7, 0.14, 0.628, DEPTH - 0.06, 2.24, "linen", 0)
    for z in (0.5, 0.86, 1.22, 1.6, 1.95):
        box(0.6, 2.7, z, 0.64, DEPTH - 0.06, z + 0.03, "wood_dark", 0)
    for z in (0.16, 0.33):
        box(0.62, 2.72, z, 0.66, DEPTH - 0.08, z + 0.14, "wood", 0.008)
    cylinder(0.63, 2.62, 1.1, 0.014, 0.22, "steel")


def door_on_trestles():
    with at(1.95, 1.55, FLOOR, turn=0):
        for x in (-0.72, 0.72):
            box(x - 0.05, -0.42, TOP - 0.1, x + 0.05, 0.42, TOP - 0.01, "wood", 0.01)
            for y in (-0.36, 0.36):
                pipe([(x - 0.03, y, TOP - 0.08), (x - 0.2, y * 1.1, 0)], 0.026, "wood", 0)
                pipe([(x + 0.03, y, TOP - 0.08), (x + 0.2, y * 1.1, 0)], 0.026, "wood", 0)
        box(-1.05, -0.42, TOP, 1.05, 0.42, TOP + 0.05, "teal", 0.006)
        for x0, x1 in ((-0.9, -0.12), (0.06, 0.9)):
            box(x0, -0.28, TOP + 0.045, x1, 0.28, TOP + 0.058, "teal_light", 0.006)
        cylinder(0.0, 0.33, TOP + 0.05, 0.022, 0.05, "steel")
        with at(-0.2, -0.33, TOP + 0.05, turn=90):
            box(-0.035, -0.17, 0, 0.035, 0.15, 0.055, "wood_dark", 0.01)
            box(-0.026, 0.06, 0.05, 0.026, 0.12, 0.13, "wood_dark", 0.014)
            cylinder(0, -0.11, 0.05, 0.022, 0.05, "wood_dark")
            box(-0.03, -0.02, 0.05, 0.03, 0.02, 0.085, "steel", 0)


def shavings():
    """Curls of wood on the floor below the plane, and a tape and pencil on the sill side."""
    for k, (x, y) in enumerate(((1.2, 0.8), (1.45, 0.6), (1.75, 0.78), (2.1, 0.66), (1.6, 0.95), (2.35, 0.86), (1.95, 0.5), (1.35, 1.0))):
        with at(x, y, FLOOR, turn=40 * k):
            tube(0, -0.05, 0.04, 0.036, 0.03, 0.09, "amber" if k % 3 == 0 else "wood", "Y", 20, 0)
    for k, tint in enumerate(("wood", "wood_dark", "wood")):
        box(3.75 + 0.09 * k, 0.35, FLOOR, 3.81 + 0.09 * k, 2.1, FLOOR + 0.09, tint, 0.006)
    block(2.75, 1.86, TOP + 0.05, 0.14, 0.1, 0.06, "amber", 0.02)
    bulb(3.0, DEPTH - 0.35, 2.0, 6)


def people():
    planer = Wear(shirt="wall_ochre", trousers="navy", apron="wood_dark", hat="cap", hat_colour="teal", beard=True, belt=True)
    worker(1.75, 2.22, FLOOR, 12, hands=((0.14, -0.48, 1.02), (-0.06, -0.5, 1.0)), lean=6, look=10, wear=planer)
    fitter = Wear(shirt="teal", trousers="navy", hat="scarf", hat_colour="navy_light", woman=True, skin="skin_light", belt=True)
    worker(3.8, 2.72, FLOOR, -118, hands=((0.06, -0.36, 1.24), (-0.16, -0.36, 1.18)), hold=(drill, None), look=28, wear=fitter)
    tool_bag(3.05, 0.8, FLOOR, 20)
