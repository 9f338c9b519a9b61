"""A building's entrance hall with cameras, turnstiles and a card reader at the door; the guard room beside it is cut open."""
from kit.building import pane_x, tiles
from kit.crew import CREW_BEARD, Wear, worker
from kit.furniture import desk, monitor
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.materials import glossy
from kit.people import toolbox
from kit.plants import planter
from kit.primitives import ball, box, cylinder
from kit.runs import cable_tray, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import hop_up, screwdriver

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.4, 4.8, 2.9
PARTITION = 2.9


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_clay", "wall_clay")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, size=0.8)
    guard_room()
    rack()
    hall()
    turnstiles()
    cameras()
    installer()
    cable_tray(0, WIDTH, DEPTH - 0.32, 2.5, 0.3, ("blue", "blue", "amber", "blue"), 0.028)
    guest = Wear(gown="wall_slate", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(6.2, 0.85, FLOOR, 35, look=8, wear=guest)
    guest = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(5.5, 0.95, FLOOR, 62, look=-12, wear=guest)
    ceiling_light(3.5, 2.2, 2.8, watts=70)


def guard_room():
    """Screens on the wall, a guard at the desk before them; a low cut wall and glass towards the hall."""
    box(PARTITION, 0.9, FLOOR, PARTITION + 0.1, DEPTH, 1.0, "wall_grey", 0.01)
    pane_x(PARTITION + 0.05, 0.9, DEPTH, 1.0, 1.75, bar=0.05, mullions=3)
    for row in range(2):
        for k in range(3):
            screen(0.75 + k * 0.86, 1.15 + row * 0.62, k + row)
    with at(1.05, 0.85, FLOOR, 90):
        desk(0, 0, 0, 0, 2.2, 0.75)
        monitor(0.45, 0.55, 0.74)
        monitor(1.75, 0.55, 0.74)
    guard = Wear(shirt="navy_light", trousers="navy", hat="cap", hat_colour="navy_light")
    worker(1.55, 1.95, FLOOR, -78, pose="sit", hands=((0.16, -0.42, 0.84), (-0.16, -0.42, 0.84)), look=40, seat=0.46, wear=guard)


def screen(y, z, number):
    """A camera picture as shapes: floor, wall, and somebody in it."""
    box(0, y, z, 0.07, y + 0.8, z + 0.56, "dark", 0.01)
    box(0.06, y + 0.04, z + 0.04, 0.08, y + 0.76, z + 0.52, "screen", 0)
    box(0.075, y + 0.04, z + 0.04, 0.084, y + 0.76, z + 0.17, "teal_light", 0)
    left = y + 0.15 + 0.13 * (number % 4)
    box(0.08, left, z + 0.1, 0.09, left + 0.09, z + 0.32, "navy", 0)
    box(0.08, y + 0.6 - 0.1 * (number % 3), z + 0.17, 0.088, y + 0.7, z + 0.44, "white", 0)


def rack():
    """Recorders in an open rack."""
    with at(0.35, DEPTH - 0.1, FLOOR):
        box(0, -0.75, 0, 0.75, 0, 1.95, "dark", 0.02)
        for k in range(8):
            low = 0.18 + k * 0.21
            box(0.06, -0.78, low, 0.69, -0.74, low + 0.15, "grey" if k % 3 else "teal", 0.005)
            for lamp in range(3):
                box(0.12 + lamp * 0.09, -0.79, low + 0.05, 0.16 + lamp * 0.09, -0.775, low + 0.1, "screen" if lamp else "amber", 0)
        for k in range(3):
            pipe([(0.25 + k * 0.12, -0.12, 1.95), (0.25 + k * 0.12, -0.12, 2.5)], 0.028, "blue", 0)


def hall():
    """The door with its card reader and exit button, planters, and a visitor on the way in."""
    x, wall = 5.2, DEPTH
    box(x - 0.1, wall - 0.05, FLOOR, x + 1.3, wall, 2.3, "navy", 0.01)
    box(x, wall - 0.08, FLOOR, x + 1.2, wall - 0.03, 2.2, "wood", 0.01)
    box(x + 0.75, wall - 0.1, 0.6, x + 1.0, wall - 0.07, 1.9, "window", 0)
    pipe([(x + 0.14, wall - 0.14, 0.9), (x + 0.14, wall - 0.14, 1.4)], 0.022, "steel", 0)
    box(x + 0.3, wall - 0.13, 2.08, x + 0.9, wall - 0.07, 2.2, "steel", 0.01)
    box(x - 0.5, wall - 0.07, 1.1, x - 0.25, wall, 1.5, "dark", 0.02)
    box(x - 0.46, wall - 0.08, 1.34, x - 0.29, wall - 0.06, 1.45, "screen", 0)
    box(x - 0.43, wall - 0.08, 1.16, x - 0.32, wall - 0.06, 1.24, "teal_light", 0)
    pipe([(x - 0.38, wall - 0.03, 1.5), (x - 0.38, wall - 0.03, 2.5)], 0.022, "steel", 0)
    planter(7.0, 4.3, FLOOR, 0.5, 0.45, 5)


def turnstiles():
    """Glass wings between steel housings; a green lamp lets pass."""
    for k in range(4):
        x = PARTITION + 0.5 + k * 1.05
        box(x - 0.13, 1.7, FLOOR, x + 0.13, 3.0, 0.98, "steel", 0.05)
        box(x - 0.135, 1.69, 0.9, x + 0.135, 3.01, 0.98, "navy", 0.02)
        box(x - 0.07, 1.78, 0.98, x + 0.07, 1.98, 1.03, "screen", 0.01)
        if k < 3:
            for side in (0.15, 0.56):
                box(x + side, 2.33, 0.3, x + side + 0.36, 2.36, 0.95, "teal_light", 0.01)


def cameras():
    """A dome on its arm behind the turnstiles; bullets over the guard's desk and beside the door."""
    wall = DEPTH
    box(4.2, wall - 0.06, 1.95, 4.5, wall, 2.3, "white", 0.02)
    pipe([(4.35, wall - 0.04, 2.14), (4.35, wall - 0.6, 2.14), (4.35, wall - 0.6, 2.0)], 0.05, "white", 0.1)
    dome(4.35, wall - 0.6, 1.9)
    pipe([(4.35, wall - 0.03, 2.3), (4.35, wall - 0.03, 2.5)], 0.022, "steel", 0)
    bullet(0.16, 0.45, 2.35, 60)
    box(0, 0.33, 2.2, 0.08, 0.57, 2.5, "white", 0.02)
    line = [
        (0.04, 0.5, 2.5), (0.04, 0.5, 2.66), (0.04, DEPTH - 0.2, 2.66), (0.04, DEPTH - 0.2, 2.52),
    ]
    pipe(line, 0.022, "steel", 0.08)
    box(6.78, wall - 0.06, 2.08, 7.02, wall, 2.34, "white", 0.02)
    bullet(6.9, wall - 0.25, 2.2, 20)


def dome(x, y, z):
    cylinder(x, y, z, 0.2, 0.12, "white", bevel=0.03)
    ball(x, y, z, 0.165, glossy("dark"))
    ball(x + 0.06, y - 0.1, z - 0.06, 0.05, "teal_light")


def bullet(x, y, z, turn):
    """Looks to −Y and a little down."""
    with at(x, y, z, turn, tilt=18):
        cylinder(0, 0.2, 0.06, 0.1, -0.55, "white", "Y", bevel=0.03)
        box(-0.115, -0.44, 0.12, 0.115, 0.12, 0.18, "dark", 0.03)
        cylinder(0, -0.35, 0.06, 0.085, -0.02, glossy("dark"), "Y", bevel=0)
        cylinder(0, -0.36, 0.06, 0.04, -0.02, "teal_light", "Y", bevel=0)


def installer():
    hop_up(4.45, 3.75, FLOOR, 1.0, 0.5, 0.6)
    worker(4.5, 3.72, FLOOR + 0.61, 168, hands=((0.16, -0.36, 1.3), (-0.1, -0.4, 1.4)), hold=(None, screwdriver), look=-30, wear=CREW_BEARD)
    toolbox(1.9, 0.5, FLOOR, 15)
