"""Three technicians service the outdoor units beside a building's entrance; their van stands in front."""
from kit.building import CUT, pane_y, plinth
from kit.cooling import outdoor_unit
from kit.crew import CREW, CREW_BEARD, CREW_WOMAN, worker
from kit.light import bulb, ceiling_light
from kit.people import step_ladder, toolbox
from kit.plants import palm, planter, shrub
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import clipboard, screwdriver
from kit.vehicles import van

scene = Scene(night=True, samples=12, night_samples=14)
WALL = 5.0
HEIGHT = 3.3
DOOR = (8.1, 9.3)
UNITS = (3.6, 5.0, 6.4)


def build():
    forecourt()
    facade()
    entrance()
    units()
    crew()
    van(2.0, 0.75, 0.03, 0)
    lamps()


def forecourt():
    plinth(-0.9, -0.7, 10.1, 6.7, 0.4, 0.5, "paving", "stone")
    slab(-0.7, -0.5, 9.8, 1.95, 0, 0.03, "stone", 0.3, 0.01)
    for k in range(7):
        box(-0.4 + k * 1.65, 2.0, 0, -0.38 + k * 1.65, 4.9, 0.006, "stone", 0)
    palm(-0.2, 4.1, 0, 3.6, 3, 0.3, reach=1.4)
    shrub(0.6, 4.4, 0, 0.4, 4)


def lamps():
    """Under the canopy, and a work light over the units and the forecourt."""
    bulb((DOOR[0] + DOOR[1]) / 2, WALL - 0.7, 2.4, 18)
    ceiling_light(5.2, 3.2, 3.4, 4.4, 1.4, 70)
    ceiling_light(5.6, 1.0, 3.4, 5, 1.4, 45)


def facade():
    box(0.9, WALL, 0, 9.7, WALL + 1.4, HEIGHT, "wall_clay", 0.02)
    box(0.95, WALL + 0.05, HEIGHT, 9.65, WALL + 1.35, HEIGHT + 0.02, "plaster", 0)
    for y in (WALL, WALL + 1.22):
        box(0.9, y, HEIGHT, 9.7, y + 0.18, HEIGHT + 0.3, "wall_clay", 0.01)
        box(0.88, y - 0.02, HEIGHT + 0.3, 9.72, y + 0.2, HEIGHT + 0.36, CUT, 0)
    for x in (0.9, 9.52):
        box(x, WALL + 0.18, HEIGHT, x + 0.18, WALL + 1.22, HEIGHT + 0.3, "wall_clay", 0.01)
        box(x - 0.02, WALL + 0.2, HEIGHT + 0.3, x + 0.2, WALL + 1.2, HEIGHT + 0.36, CUT, 0)
    box(0.88, WALL - 0.03, 0, 9.72, WALL, 0.25, "stone", 0.01)
    window(1.3, 2.5)


def window(x0, x1):
    box(x0, WALL - 0.02, 1.0, x1, WALL + 0.05, 2.5, "window_lit", 0)
    for x in (x0, (x0 + x1) / 2, x1):
        box(x - 0.03, WALL - 0.05, 0.97, x + 0.03, WALL, 2.53, "navy", 0)
    for z in (0.97, 2.5):
        box(x0 - 0.03, WALL - 0.05, z, x1 + 0.03, WALL, z + 0.06, "navy", 0)


def entrance():
    """A glazed door in a timber surround, a canopy above, a step and pots before it."""
    x0, x1 = DOOR
    box(x0 - 0.3, WALL - 0.06, 0, x1 + 0.3, WALL, 2.85, "wood_dark", 0.01)
    box(x0, WALL - 0.075, 0.12, x1, WALL - 0.02, 2.4, "window_lit", 0)
    pane_y(WALL - 0.1, x0, x1, 0.14, 2.4, bar=0.07, mullions=1)
    for x in ((x0 + x1) / 2 - 0.14, (x0 + x1) / 2 + 0.14):
        pipe([(x, WALL - 0.15, 0.95), (x, WALL - 0.15, 1.55)], 0.022, "steel", 0)
    box(x0 - 0.35, WALL - 1.1, 2.6, x1 + 0.35, WALL, 2.76, "teal", 0.02)
    box(x0 - 0.3, WALL - 0.9, 0, x1 + 0.3, WALL - 0.02, 0.12, "plaster", 0.02)
    planter(x1 + 0.25, WALL - 1.35, 0, 0.5, 0.5, 5)


def units():
    """Three condensing units on a plinth, away from the wall; their pipes enter it in one place."""
    box(3.4, 3.75, 0, 7.6, 4.55, 0.14, "concrete", 0.02)
    for x in UNITS:
        outdoor_unit(x, 3.95, 0.14, 2, 1.0, 0.45, 0.72)
    for y, z in ((4.62, 0.55), (4.76, 0.75)):
        pipe([(UNITS[0] + 1.2, y, z), (7.6, y, z), (7.6, WALL + 0.1, z)], 0.055, "copper", 0.1)
        for x in UNITS:
            pipe([(x + 0.95, 4.2, z), (x + 1.12, 4.2, z), (x + 1.12, y, z)], 0.04, "copper", 0.06)
    box(7.4, WALL - 0.03, 0.4, 7.72, WALL + 0.02, 0.92, "steel", 0.01)
    open_front(UNITS[1])


def open_front(x):
    """The service panel of one unit stands open; gauges hang from its valves by two hoses."""
    box(x + 0.78, 3.93, 0.3, x + 0.98, 3.97, 1.2, "dark", 0)
    with at(x + 0.98, 3.93, 0.3, -115):
        box(-0.22, -0.03, 0, 0, 0, 0.9, "white", 0.01)
    box(x + 0.83, 3.9, 0.8, x + 0.93, 3.94, 1.1, "amber", 0.01)
    pipe([(x + 0.84, 3.92, 0.5), (x + 0.8, 3.6, 0.35), (x + 0.88, 3.2, 0.2)], 0.02, "blue", 0.15)
    pipe([(x + 0.94, 3.92, 0.5), (x + 1.05, 3.6, 0.35), (x + 1.02, 3.2, 0.2)], 0.02, "red", 0.15)
    box(x + 0.78, 3.02, 0.03, x + 1.12, 3.22, 0.3, "navy_light", 0.03)
    for dx, colour in ((0.87, "blue"), (1.03, "red")):
        cylinder(x + dx, 3.03, 0.2, 0.075, 0.04, "white", "Y")
        cylinder(x + dx, 3.01, 0.2, 0.03, 0.04, colour, "Y", bevel=0)


def crew():
    """One at each end of the row and one on his knees at the gauges, each with room around him."""
    isolator(3.15)
    step_ladder(3.15, 4.35, 0, 90, 1.7)
    worker(3.15, 4.02, 0.62, 178, hands=((0.16, -0.42, 1.15), (-0.1, -0.36, 1.3)), hold=(None, screwdriver), look=-20, wear=CREW_BEARD)
    worker(UNITS[1] + 0.95, 2.35, 0, 172, pose="kneel", hands=((0.14, -0.5, 0.5), (-0.14, -0.5, 0.42)), lean=18, look=-38, wear=CREW)
    worker(UNITS[2] + 0.75, 2.95, 0, 48, hands=((0.2, -0.3, 1.1), (-0.14, -0.34, 1.08)), hold=(None, clipboard), look=-6, wear=CREW_WOMAN)
    toolbox(8.55, 2.75, 0, -10, "copper")
    toolbox(4.5, 2.4, 0, 20)
    cylinder(4.75, 3.3, 0, 0.15, 0.42, "teal_light", bevel=0.06)
    cylinder(4.75, 3.3, 0.42, 0.06, 0.12, "steel")
    for x, y in ((5.9, 0.4), (7.6, 0.15), (9.3, 0.5)):
        cone(x, y, 0.03)


def isolator(x):
    """The units' switch on the wall, its conduit down to them."""
    box(x - 0.5, WALL - 0.16, 1.75, x - 0.1, WALL, 2.25, "amber", 0.02)
    box(x - 0.36, WALL - 0.2, 1.95, x - 0.24, WALL - 0.15, 2.1, "dark", 0.01)
    pipe([(x - 0.3, WALL - 0.06, 1.76), (x - 0.3, WALL - 0.06, 0.4), (UNITS[0] + 0.1, WALL - 0.06, 0.4)], 0.03, "steel", 0.1)


def cone(x, y, z):
    block(x, y, z, 0.38, 0.38, 0.04, "copper", 0.01)
    cylinder(x, y, z + 0.04, 0.14, 0.48, "copper", end_radius=0.035)
    cylinder(x, y, z + 0.2, 0.112, 0.12, "white", end_radius=0.086, bevel=0)
