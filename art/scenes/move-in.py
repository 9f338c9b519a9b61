"""The first day in a flat: boxes, a screen that is hung on the wall, a curtain rail going up; the family looks on."""
from kit.building import planks
from kit.crew import CREW, CREW_WOMAN, Wear, worker
from kit.furniture import rug, sofa
from kit.interior import curtain, cut_room, skirting, socket, window_left
from kit.light import ceiling_light
from kit.plants import planter
from kit.primitives import block, box, cylinder
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill, hop_up, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.2, 3.8, 2.75


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_sky", "wall_rose")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(0.7, 2.7, 0.5, 2.15, leaves=3)
    rail()
    screen_and_router()
    boxes()
    sofa(3.85, 1.75, FLOOR, 1.9, 0.85, -90, "wall_slate")
    rug(1.7, 0.55, 3.4, 2.0, FLOOR + 0.006, "wall_ochre")
    people()
    ceiling_light(2.5, 1.6, 2.7, 2.8, 1.8, 80)


def rail():
    """One end of the curtain rail is up; the first curtain hangs."""
    pipe([(0.12, 0.45, 2.42), (0.12, 2.95, 2.42)], 0.022, "wood_dark", 0)
    for y in (0.55, 1.7, 2.85):
        box(0.0, y - 0.03, 2.38, 0.13, y + 0.03, 2.44, "wood_dark", 0.005)
    curtain(0.45, 0.95, 0.12, 2.4, colour="teal", folds=5)


def screen_and_router():
    """A screen on its bracket, cable in a channel down to the sockets; the router blinks on the cabinet."""
    box(2.2, DEPTH - 0.09, 1.15, 3.75, DEPTH - 0.03, 2.02, "dark", 0.012)
    box(2.24, DEPTH - 0.098, 1.19, 3.71, DEPTH - 0.085, 1.98, "screen", 0)
    box(2.94, DEPTH - 0.02, 0.42, 3.0, DEPTH, 1.15, "white", 0.004)
    box(1.9, DEPTH - 0.42, FLOOR + 0.08, 4.0, DEPTH - 0.02, 0.42, "wood_dark", 0.012)
    for x in (1.92, 2.62, 3.32):
        box(x + 0.02, DEPTH - 0.435, FLOOR + 0.12, x + 0.64, DEPTH - 0.415, 0.39, "wood", 0.006)
    block(3.6, DEPTH - 0.22, 0.42, 0.3, 0.16, 0.05, "white", 0.015)
    for dx in (-0.11, 0.11):
        cylinder(3.6 + dx, DEPTH - 0.16, 0.46, 0.012, 0.2, "dark")
    box(3.54, DEPTH - 0.305, 0.435, 3.66, DEPTH - 0.298, 0.45, "lamp", 0)
    socket(4.3, DEPTH, 0.3, 3)


def boxes():
    carton(0.75, 3.2, FLOOR, 0.75, 0.62, 0.55)
    carton(0.72, 3.22, FLOOR + 0.55, 0.6, 0.5, 0.42)
    carton(1.4, 3.35, FLOOR, 0.5, 0.5, 0.42)
    carton(4.55, 0.6, FLOOR, 0.62, 0.55, 0.45, opened=True)
    planter(4.55, 0.6, FLOOR + 0.28, 0.3, 0.2, seed=6, pot="copper")
    carton(1.0, 0.42, FLOOR, 0.56, 0.46, 0.4)
    with at(4.75, 3.25, FLOOR, turn=0):
        box(-0.26, -0.26, 0, 0.26, 0.26, 0.06, "wood", 0.01)
        pipe([(0, 0, 0.05), (0, 0, 1.35)], 0.02, "dark", 0)
        cylinder(0, 0, 1.3, 0.24, 0.3, "lamp", end_radius=0.14)


def carton(x, y, z, width, depth, height, opened=False):
    block(x, y, z, width, depth, height, "sand_dark", 0.008)
    if opened:
        block(x, y, z + height - 0.02, width - 0.06, depth - 0.06, 0.024, "trunk", 0)
        for side in (-1, 1):
            with at(x, y + side * depth / 2, z + height, tilt=side * 38):
                box(-width / 2, 0, -0.006, width / 2, side * depth * 0.45, 0.006, "sand_dark", 0)
    else:
        box(x - width / 2 - 0.002, y - 0.045, z + 0.05, x + width / 2 + 0.002, y + 0.045, z + height + 0.004, "wood", 0)


def people():
    hop_up(0.75, 2.25, FLOOR, 0.5, 1.05, 0.45)
    worker(0.72, 2.1, FLOOR + 0.46, -95, hands=((0.14, -0.34, 1.6), (-0.16, -0.4, 1.5)), hold=(drill, None), look=35, wear=CREW)
    worker(2.25, 2.95, FLOOR, 165, hands=((0.16, -0.38, 1.2), (-0.18, -0.38, 1.2)), look=-45, wear=CREW_WOMAN)
    tool_bag(1.75, 2.1, FLOOR, 15)
    mother = Wear(gown="navy_light", hat="scarf", hat_colour="wall_ochre", woman=True, skin="skin_light")
    worker(3.2, 1.05, FLOOR, 48, hands=((0.3, -0.34, 1.05), (-0.3, -0.34, 1.05)), look=6, wear=mother)
    with at(3.2, 1.05, FLOOR, turn=48):
        carton(0, -0.42, 0.88, 0.5, 0.34, 0.34)
    child = Wear(shirt="teal_light", trousers="navy_light", skin="skin_light", woman=True, hair="dark")
    worker(2.35, 0.75, FLOOR + 0.02, 38, hands=((0.3, -0.3, 1.2), (-0.34, -0.1, 0.86)), look=-4, wear=child, scale=0.62)
