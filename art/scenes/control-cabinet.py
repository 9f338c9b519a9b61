"""An open control cabinet: controllers, relays and terminals in rows, cables up to the tray and out to a damper, a sensor and a valve; one engineer at the laptop, one measures."""
from kit.building import tiles
from kit.crew import CREW, CREW_WOMAN, worker
from kit.interior import cut_room
from kit.light import bulb, ceiling_light
from kit.people import toolbox
from kit.primitives import block, box, cylinder
from kit.runs import cable_tray, duct, flange, hanger, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import meter
from kit.water import valve

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.8, 3.4, 3.0
LEFT, RIGHT, FRONT = 0.75, 2.15, 2.95
TRAY = 2.45


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_rose", "wall_rose")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "grey", 1.2)
    cabinet()
    rows()
    cables()
    field()
    desk()
    people()
    ceiling_light(2.4, 1.4, 2.9, 2.6, 1.8, 85)
    bulb(1.45, 2.6, 2.05, 4)


def cabinet():
    """Floor-standing, its two doors open; screen and lamps are in the right one."""
    box(LEFT, FRONT, FLOOR, RIGHT, DEPTH, 0.14, "dark", 0.006)
    box(LEFT, FRONT + 0.05, 0.14, RIGHT, DEPTH, 2.14, "steel_light", 0.012)
    box(LEFT + 0.06, FRONT + 0.03, 0.2, RIGHT - 0.06, FRONT + 0.06, 2.08, "amber", 0.004)
    box(LEFT + 0.1, FRONT + 0.02, 0.25, RIGHT - 0.1, FRONT + 0.05, 2.03, "plaster", 0)
    box(LEFT - 0.01, FRONT, 2.1, RIGHT + 0.01, FRONT + 0.06, 2.16, "steel", 0.005)
    with at(LEFT, FRONT + 0.02, 0.14, turn=100):
        box(-0.68, -0.02, 0, 0.0, 0.02, 2.0, "steel_light", 0.008)
    with at(RIGHT, FRONT + 0.02, 0.14, turn=-112):
        box(0, -0.02, 0, 0.68, 0.02, 2.0, "steel_light", 0.008)
    with at(RIGHT, FRONT + 0.02, 0.14, turn=-112):
        for z, tint in ((1.75, "red"), (1.62, "amber"), (1.49, "teal_light")):
            cylinder(0.5, 0.02, z, 0.03, 0.03, tint, "Y")
        box(0.14, 0.018, 1.4, 0.4, 0.03, 1.8, "screen", 0)


def rows():
    """From above: controller with its modules, relays, power supply, drives, terminals; wire ducts between them."""
    y = FRONT + 0.02
    for k, z in enumerate((1.92, 1.55, 1.2, 0.84, 0.48)):
        box(LEFT + 0.14, y - 0.05, z, RIGHT - 0.14, y, z + 0.08, "grey", 0.004)
        for j in range(18):
            box(LEFT + 0.17 + j * 0.06, y - 0.053, z + 0.012, LEFT + 0.185 + j * 0.06, y - 0.048, z + 0.068, "dark", 0)
    block(LEFT + 0.34, y - 0.05, 1.67, 0.3, 0.12, 0.2, "teal", 0.012)
    box(LEFT + 0.24, y - 0.118, 1.75, LEFT + 0.44, y - 0.108, 1.84, "screen", 0)
    for j in range(6):
        block(LEFT + 0.58 + j * 0.11, y - 0.05, 1.67, 0.09, 0.1, 0.2, "navy_light", 0.008)
        for lamp in range(3):
            box(LEFT + 0.565 + j * 0.11, y - 0.106, 1.7 + lamp * 0.05, LEFT + 0.59 + j * 0.11, y - 0.099, 1.715 + lamp * 0.05, ("lamp", "teal_light", "amber")[(lamp + j) % 3], 0)
    for j in range(12):
        block(LEFT + 0.22 + j * 0.085, y - 0.045, 1.33, 0.06, 0.09, 0.17, ("amber", "blue", "blue")[j % 3], 0.006)
    block(LEFT + 0.32, y - 0.06, 0.95, 0.22, 0.12, 0.21, "grey", 0.01)
    for j in range(5):
        block(LEFT + 0.56 + j * 0.13, y - 0.05, 0.96, 0.1, 0.1, 0.18, ("copper", "teal_light", "copper", "teal_light", "red")[j], 0.008)
    for j in range(20):
        block(LEFT + 0.2 + j * 0.053, y - 0.03, 0.62, 0.04, 0.06, 0.14, ("grey", "blue", "amber", "teal_light")[(j // 3) % 4], 0.003)


def cables():
    """Bundles from the terminals up to the tray; the tray carries them right along the wall."""
    for j, tint in enumerate(("amber", "blue", "teal_light", "copper", "amber", "red")):
        x = LEFT + 0.3 + j * 0.16
        pipe([(x, FRONT + 0.0, 0.62), (x, FRONT - 0.03, 0.36), (x + 0.03, FRONT - 0.02, 0.28)], 0.014, tint, 0.06)
        pipe([(x, FRONT + 0.2, 2.12), (x, FRONT + 0.2, TRAY + 0.05)], 0.022, tint, 0)
    cable_tray(0.3, WIDTH, FRONT + 0.03, TRAY, 0.34)
    for x in (0.6, 2.4, 4.2):
        for y in (FRONT + 0.06, DEPTH - 0.06):
            hanger(x, y, TRAY, HEIGHT)


def field():
    """What the cabinet works: a duct with damper and sensor, a valve in a chilled-water pipe."""
    duct([(2.75, 2.55, 2.0), (WIDTH, 2.55, 2.0)], 0.42, 0.42, "teal_light", 0.95)
    block(3.25, 2.28, 1.9, 0.2, 0.13, 0.2, "amber", 0.02)
    cylinder(3.25, 2.34, 2.0, 0.025, 0.05, "steel", "Y")
    pipe([(3.25, 2.22, 2.08), (3.25, 2.22, 2.42), (3.25, 2.95, 2.5)], 0.014, "amber", 0.08)
    block(4.25, 2.28, 1.94, 0.12, 0.1, 0.14, "white", 0.015)
    pipe([(4.25, 2.25, 2.08), (4.25, 2.25, 2.42), (4.25, 2.95, 2.5)], 0.014, "blue", 0.08)
    pipe([(3.05, 3.2, 0.0), (3.05, 3.2, 0.85), (WIDTH, 3.2, 0.85)], 0.085, "blue", 0.22)
    pipe([(3.35, 3.2, 0.0), (3.35, 3.2, 0.5), (WIDTH, 3.2, 0.5)], 0.085, "blue", 0.22)
    z = 0.85
    flange(3.75, 3.2, z, 0.15, "X")
    flange(4.05, 3.2, z, 0.15, "X")
    cylinder(3.9, 3.2, z + 0.06, 0.06, 0.2, "steel")
    block(3.9, 3.2, z + 0.26, 0.22, 0.2, 0.2, "amber", 0.03)
    pipe([(3.9, 3.28, 1.3), (3.9, 3.3, TRAY)], 0.014, "copper", 0)
    valve(4.45, 3.2, 0.93, 0.12)


def desk():
    """A service trolley with the laptop."""
    with at(3.3, 1.35, FLOOR, turn=-30):
        for x in (-0.42, 0.38):
            for y in (-0.26, 0.22):
                box(x, y, 0.06, x + 0.04, y + 0.04, 0.86, "navy", 0)
                cylinder(x + 0.02, y, 0.04, 0.04, 0.04, "dark", "Y")
        for z in (0.22, 0.86):
            box(-0.45, -0.3, z, 0.45, 0.3, z + 0.035, "wood", 0.008)
        box(-0.2, -0.16, 0.9, 0.2, 0.1, 0.915, "dark", 0.004)
        with at(0, -0.16, 0.915, tilt=14):
            box(-0.2, -0.012, 0, 0.2, 0.0, 0.27, "dark", 0.004)
            box(-0.18, 0.0, 0.02, 0.18, 0.004, 0.25, "screen", 0)
        block(-0.28, 0.0, 0.255, 0.26, 0.3, 0.2, "teal", 0.02)


def people():
    worker(3.62, 1.98, FLOOR, -30, hands=((0.14, -0.44, 0.98), (-0.14, -0.44, 0.98)), lean=8, look=48, wear=CREW_WOMAN)
    worker(1.3, 2.22, FLOOR, 168, hands=((0.14, -0.4, 1.25), (-0.14, -0.34, 1.1)), hold=(None, meter), look=-30, wear=CREW)
    toolbox(0.75, 1.1, FLOOR, 25)
    box(0.85, 1.75, FLOOR, 2.1, 2.5, FLOOR + 0.02, "dark", 0.006)
