"""Technicians at a family's house: two at the outdoor units, one with the owner at the door; their van stands in the drive."""
from kit.building import pane_y, plinth, railing, tiles
from kit.cooling import outdoor_unit
from kit.crew import CREW, CREW_BEARD, CREW_WOMAN, Wear, worker
from kit.facades import boundary, door, flat_roofed, house_tank, window
from kit.light import bulb, ceiling_light
from kit.plants import palm, planter, shrub
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import clipboard, spanner, tablet, tool_bag
from kit.vehicles import van

scene = Scene(night=True, samples=12, night_samples=14)
WALL, RIGHT, BACK = 3.4, 7.4, 7.8
STOREY = 3.2
UNITS = (4.7, 6.05)
DOOR, SCALE = 1.9, 1.15


def build():
    plot()
    ground_floor()
    first_floor()
    porch()
    units()
    ladder(3.4)
    crew()
    van(9.6, 4.3, 0.03, -90)
    lamps()


def plot():
    plinth(-0.9, -0.6, 11.2, 8.4, 0.4, 0.5, "paving", "sand_dark")
    slab(8.2, -0.4, 11.0, 8.1, 0, 0.03, "stone", 0.3, 0.01)
    slab(-0.6, -0.35, 2.2, 1.0, 0, 0.07, "grass", 0.3)
    tiles(2.4, -0.5, 8.1, WALL, 0.004, "stone", 0.9, 0.02)
    boundary(-0.85, -0.3, -0.65, 8.1, 0, 1.1, "linen", "teal")
    boundary(-0.85, 7.95, 11.0, 8.15, 0, 1.1, "linen", "teal")
    palm(-0.1, 0.4, 0.05, 4.2, 3, 0.35, reach=1.5)
    for k, (x, y) in enumerate(((0.7, 0.2), (1.6, 0.5), (-0.2, 2.2), (0.1, 2.9))):
        shrub(x, y, 0.03, 0.3, k)


def ground_floor():
    flat_roofed(0, WALL, RIGHT, BACK, 0, STOREY, "wall_clay", "teal", 0.3, "paving")
    box(-0.02, WALL - 0.03, 0, RIGHT + 0.03, WALL + 0.1, 0.3, "stone", 0.01)
    box(RIGHT - 0.1, WALL - 0.03, 0, RIGHT + 0.03, BACK, 0.3, "stone", 0.01)
    window(0.55, WALL, 0.95, 0.7, 1.4)
    window(5.4, WALL, 1.9, 1.7, 0.8, leaves=3)
    with at(RIGHT, 0, 0, turn=90):
        for y in (4.7, 6.6):
            window(y, 0, 0.95, 1.2, 1.4)


def first_floor():
    """Set back behind a balcony; the tank stands on the terrace beside it."""
    flat_roofed(0, 4.7, 5.0, BACK, STOREY, 2.7, "linen", "teal", 0.35, "plaster")
    box(0.5, 4.68, STOREY + 0.1, 3.0, 4.73, STOREY + 2.15, "window_lit", 0)
    pane_y(4.65, 0.5, 3.0, STOREY + 0.1, STOREY + 2.15, bar=0.07, mullions=2)
    window(4.05, 4.7, STOREY + 0.85, 1.0, 1.2)
    with at(5.0, 0, 0, turn=90):
        window(6.3, 0, STOREY + 0.85, 1.2, 1.2)
    railing([(0.1, WALL + 0.1), (RIGHT - 0.1, WALL + 0.1), (RIGHT - 0.1, BACK - 0.1)], STOREY + 0.3, 0.7, 1.1)
    house_tank(6.2, 6.4, STOREY, 0.55, 1.0)
    pipe([(5.6, 6.4, STOREY + 0.5), (5.25, 6.4, STOREY + 0.5), (5.25, 6.4, STOREY + 0.1), (5.25, 7.4, STOREY + 0.1)], 0.05, "blue")


def porch():
    door(DOOR, WALL, 0.12, 1.15, 2.2, "wood_dark", "stone", leaves=2)
    box(DOOR - 0.9, WALL - 1.0, 0, DOOR + 0.9, WALL, 0.12, "plaster", 0.02)
    box(DOOR - 0.95, WALL - 1.0, 2.55, DOOR + 0.95, WALL, 2.69, "teal", 0.02)
    for side in (-0.82, 0.82):
        block(DOOR + side, WALL - 0.88, 0.12, 0.12, 0.12, 2.44, "linen", 0.01)
    planter(DOOR + 1.05, WALL - 0.3, 0, 0.36, 0.4, 5)


def units():
    """Two condensing units before the wall; their insulated pipes enter it in one place."""
    y = WALL - 1.0
    box(UNITS[0] - 0.2, y - 0.25, 0, UNITS[1] + 1.25, y + 0.65, 0.14, "concrete", 0.02)
    for x in UNITS:
        outdoor_unit(x, y, 0.14, 2, 1.05, 0.45, 0.72)
    for back, z in ((0.62, 0.55), (0.76, 0.75)):
        pipe([(UNITS[0] + 1.0, y + back, z), (7.25, y + back, z), (7.25, WALL + 0.1, z)], 0.055, "copper", 0.1)
    box(7.08, WALL - 0.04, 0.4, 7.36, WALL + 0.02, 0.95, "steel", 0.01)
    box(6.75, WALL - 0.16, 1.75, 7.15, WALL, 2.25, "amber", 0.02)
    box(6.89, WALL - 0.2, 1.95, 7.01, WALL - 0.15, 2.1, "dark", 0.01)
    pipe([(6.95, WALL - 0.06, 1.75), (6.95, WALL - 0.06, 0.4), (UNITS[1] + 0.6, WALL - 0.06, 0.4)], 0.03, "steel", 0.1)


def ladder(x):
    """It leans on the balcony's parapet."""
    foot, top, high = WALL - 1.0, WALL - 0.06, STOREY + 1.1
    for side in (-0.22, 0.22):
        pipe([(x + side, foot, 0), (x + side, top, high)], 0.032, "copper", 0)
    for k in range(1, 13):
        y, z = foot + (top - foot) * k / 13, high * k / 13
        pipe([(x - 0.22, y, z), (x + 0.22, y, z)], 0.022, "copper", 0)


def crew():
    """Each turned so far that the face is seen, and a little larger than true."""
    y = WALL - 1.0
    gauges(UNITS[0] - 0.3, y - 0.75)
    worker(UNITS[0] - 0.65, y - 0.1, 0, 64, pose="kneel", hands=((0.16, -0.5, 0.62), (-0.14, -0.48, 0.5)), hold=(None, spanner), lean=10, look=-22, wear=CREW, scale=SCALE)
    worker(7.5, y - 0.75, 0, 22, hands=((0.2, -0.32, 1.12), (-0.14, -0.34, 1.1)), hold=(None, tablet), look=8, wear=CREW_WOMAN, scale=SCALE)
    worker(DOOR + 0.75, y - 0.75, 0, -24, hands=((0.2, -0.34, 1.12), (-0.16, -0.34, 1.1)), hold=(None, clipboard), look=-14, wear=CREW_BEARD, scale=SCALE)
    owner = Wear(gown="white", shirt="white", hat="ghutra", hat_colour="white", skin="skin_light", beard=True)
    worker(DOOR - 0.55, y - 0.6, 0, 72, hands=((0.34, -0.2, 1.0), (-0.34, -0.12, 0.86)), look=-20, wear=owner, scale=SCALE)
    tool_bag(UNITS[0] + 0.75, y - 0.95, 0, 20)
    cylinder(6.4, y - 0.75, 0, 0.15, 0.42, "teal_light", bevel=0.06)
    cylinder(6.4, y - 0.75, 0.42, 0.06, 0.12, "steel")
    for x, place in ((8.5, 0.2), (10.7, 0.2)):
        cone(x, place, 0.03)


def gauges(x, y):
    """A case with two gauges whose hoses lead to the first unit's valves."""
    box(x, y, 0.03, x + 0.36, y + 0.2, 0.3, "navy_light", 0.03)
    for dx, colour in ((0.1, "blue"), (0.26, "red")):
        cylinder(x + dx, y - 0.01, 0.2, 0.07, 0.04, "white", "Y")
        cylinder(x + dx, y - 0.03, 0.2, 0.03, 0.04, colour, "Y", bevel=0)
        pipe([(x + dx, y + 0.1, 0.28), (x + dx, y + 0.25, 0.5), (UNITS[0] + 0.02, y + 0.6 + dx * 0.4, 0.5)], 0.018, colour, 0.12)


def cone(x, y, z):
    block(x, y, z, 0.38, 0.38, 0.04, "copper", 0.01)
    cylinder(x, y, z + 0.04, 0.14, 0.48, "copper", end_radius=0.035)
    cylinder(x, y, z + 0.2, 0.112, 0.12, "white", end_radius=0.086, bevel=0)


def lamps():
    """Under the canopy, and a work light over the units."""
    bulb(DOOR, WALL - 0.6, 2.3, 34)
    ceiling_light(5.6, 1.6, 3.4, 3.4, 1.4, 110)
    ceiling_light(9.0, 0.6, 3.4, 3, 1.4, 60)
    bulb(2.2, 4.2, STOREY + 2.0, 14)
