"""A trade-fair stand on its platform: a counter under a grid of light, a wall of graphics, two exhibits; visitors are received while a fitter finishes a panel."""
from kit.building import CUT, plinth
from kit.crew import CREW_BEARD, Wear, worker
from kit.furniture import hexagon, round_table, stool
from kit.interior import rod_hung
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill, tablet, tool_bag
from kit.water import pump, tank, valve

scene = Scene(night=True, samples=10, night_samples=12)
WIDTH, DEPTH = 6.4, 4.6
FLOOR, WALL, TOWER = 0.16, 2.9, 3.7
GRID = 3.05


def build():
    platform()
    back_wall()
    slat_wall()
    store()
    light_grid()
    counter()
    exhibit()
    lounge()
    people()
    ceiling_light(3.0, 1.6, 3.6, 4.6, 2.4, 150)
    bulb(5.6, 0.4, 1.6, 8)


def platform():
    plinth(-0.5, -0.6, WIDTH + 0.6, DEPTH + 1.2, 0.25, 0.34, "stone", "sand_dark")
    slab(0, 0, WIDTH, DEPTH, 0, FLOOR, "wood", 0.06, 0.02)
    box(0.05, -0.015, 0.05, WIDTH - 0.05, 0, 0.1, "lamp", 0)
    box(WIDTH, 0.05, 0.05, WIDTH + 0.015, DEPTH - 0.05, 0.1, "lamp", 0)
    slab(0.45, 0.4, 3.0, 2.6, FLOOR, FLOOR + 0.012, "carpet", 0.3, 0)


def back_wall():
    """Teal, with a lit panel of hexagons and a band of light along its foot."""
    y = DEPTH - 0.2
    box(0, y, FLOOR, 4.7, DEPTH, WALL, "teal", 0.01)
    box(-0.004, y - 0.004, WALL, 4.7, DEPTH + 0.004, WALL + 0.04, CUT, 0)
    box(0.9, y - 0.05, 1.0, 3.3, y, 2.55, "navy", 0.02)
    for k, (x, z, colour) in enumerate(((1.45, 1.5, "amber"), (1.98, 1.82, "mint"), (1.98, 1.22, "copper"), (2.5, 1.5, "teal_light"), (2.5, 2.12, "sand"), (1.45, 2.12, "screen"))):
        hexagon(x, y - 0.05, z + 0.02 * (k % 2), 0.29, colour)
    box(0.35, y - 0.03, FLOOR + 0.02, 4.65, y, FLOOR + 0.08, "lamp", 0)


def slat_wall():
    """Timber slats at the left; the last panel is being fixed."""
    box(0, 1.15, FLOOR, 0.14, DEPTH - 0.2, WALL, "wood_dark", 0.01)
    box(-0.004, 1.145, WALL, 0.144, DEPTH - 0.2, WALL + 0.04, CUT, 0)
    box(-0.004, 1.12, FLOOR, 0.144, 1.15, WALL + 0.04, CUT, 0)
    for k in range(17):
        box(0.14, 1.78 + k * 0.152, FLOOR, 0.2, 1.86 + k * 0.152, WALL - 0.02, "wood", 0)


def store():
    """A room for coats and boxes in the corner, taller than the walls, with a lit slot."""
    x0, y0 = 4.7, DEPTH - 1.5
    box(x0, y0, FLOOR, WIDTH - 0.15, DEPTH, TOWER, "navy_light", 0.02)
    box(x0 - 0.01, y0 - 0.01, TOWER, WIDTH - 0.14, DEPTH + 0.01, TOWER + 0.04, CUT, 0)
    box(x0 + 0.22, y0 - 0.02, 2.75, WIDTH - 0.37, y0, 3.35, "amber", 0.01)
    for k in range(3):
        hexagon(x0 + 0.5 + k * 0.42, y0 - 0.02, 3.05, 0.17, ("white", "teal", "white")[k])
    box(x0 + 0.3, y0 - 0.02, FLOOR, x0 + 1.1, y0, 2.25, "teal", 0.01)
    cylinder(x0 + 1.0, y0 - 0.02, 1.15, 0.02, -0.06, "steel", "Y")
    box(WIDTH - 0.16, y0 + 0.25, 0.9, WIDTH - 0.13, DEPTH - 0.25, 2.4, "lamp", 0.01)


def light_grid():
    """Beams from the back wall and the slat wall, with lamps below them; the gaps let one see down."""
    box(0.05, 1.4, GRID, 0.15, DEPTH - 0.05, GRID + 0.14, "dark", 0)
    for k in range(4):
        y = 1.5 + k * 0.95
        box(0.0, y, GRID, 4.75, y + 0.07, GRID + 0.12, "wood_dark", 0.008)
    for x in (0.9, 1.9, 2.9, 3.9):
        with at(x, 1.46, GRID - 0.02, tilt=-30):
            cylinder(0, -0.06, -0.06, 0.075, 0.22, "dark", "Y")
            cylinder(0, -0.068, -0.06, 0.062, 0.012, "lamp", "Y", bevel=0)
    for y in (2.6,):
        for x in (3.95, 4.4):
            pipe([(x, y - 0.1, GRID), (x, y - 0.1, 2.35)], 0.01, "dark", 0)
            cylinder(x, y - 0.1, 2.12, 0.14, 0.24, "copper", end_radius=0.05)
    rod_hung([(0.1, 1.5, WALL + 0.04)], GRID)


def counter():
    slab(3.45, 1.35, 5.15, 1.95, FLOOR, 1.06, "white", 0.28)
    slab(3.38, 1.28, 5.22, 2.02, 1.06, 1.12, "wood_dark", 0.33)
    slab(3.44, 1.34, 5.16, 1.96, 0.42, 0.62, "teal", 0.285)
    slab(3.42, 1.32, 5.18, 1.98, FLOOR, 0.24, "navy", 0.3)
    box(4.7, 1.5, 1.12, 4.95, 1.75, 1.15, "white", 0)
    box(3.75, 1.45, 1.12, 3.95, 1.65, 1.2, "copper", 0.01)


def exhibit():
    """A pump set with its vessel on a pedestal, lit from below."""
    slab(0.75, 2.95, 2.75, 3.85, FLOOR, 0.5, "linen", 0.12)
    box(0.85, 2.935, FLOOR + 0.02, 2.65, 2.955, FLOOR + 0.07, "lamp", 0)
    with at(1.3, 3.4, 0.5, turn=0, scale=0.62):
        pump(0, 0, 0)
    pipe([(1.57, 3.4, 1.15), (1.57, 3.4, 1.3), (2.35, 3.4, 1.3), (2.35, 3.4, 1.12)], 0.05, "blue", 0.1)
    valve(1.95, 3.4, 1.33, 0.08)
    tank(2.35, 3.4, 0.5, radius=0.24, height=0.62)


def lounge():
    round_table(2.2, 0.75, FLOOR, 0.32, 0.98)
    stool(1.65, 0.55, FLOOR, 0.68, "wood_dark")
    planter(3.95, 4.05, FLOOR, 0.42, 0.4, 5, "copper")
    planter(6.0, 2.72, FLOOR, 0.4, 0.4, 9, "white")
    tool_bag(0.62, 0.32, FLOOR, 30)


def people():
    host = Wear(shirt="teal", trousers="navy", hat="scarf", hat_colour="white", woman=True, skin="skin_light")
    worker(4.35, 2.35, FLOOR, 14, hands=((0.2, -0.44, 1.0), (-0.2, -0.44, 1.0)), look=-18, wear=host)
    guest = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(3.35, 0.75, FLOOR, 128, hands=((0.2, -0.42, 1.0), (-0.34, -0.08, 0.84)), look=-55, wear=guest)
    engineer = Wear(shirt="white", trousers="navy_light", hair="dark", woman=True, skin="skin")
    worker(2.05, 2.1, FLOOR, 26, hands=((0.14, -0.34, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=10, wear=engineer)
    worker(0.62, 1.75, FLOOR, -58, hands=((0.1, -0.4, 1.42), (-0.24, -0.34, 1.1)), hold=(drill, None), look=48, wear=CREW_BEARD)
    with at(0.2, 1.28, FLOOR):
        for k in range(3):
            box(-0.05, k * 0.15, 0, 0.0, k * 0.15 + 0.08, WALL - FLOOR - 0.02, "wood", 0)
    worker(5.75, 0.95, FLOOR, 22, hands=((0.34, -0.12, 0.86), (-0.16, -0.36, 1.12)), look=-30, wear=Wear(shirt="navy_light", trousers="dark", skin="skin_dark"))
