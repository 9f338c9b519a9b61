"""A villa at the beach: its windows and balcony look to the sea, its outdoor units stand behind a windbreak on the side away from it."""
from kit.building import pane_y, plinth, railing, tiles
from kit.cooling import outdoor_unit
from kit.facades import boundary, door, flat_roofed, window
from kit.light import bulb
from kit.people import person, toolbox
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at

scene = Scene(night=True)

PLINTH = (-1.4, -6.6, 13.4, 10.6)
WATER_LINE = smooth([(-4, -2.6), (-1.0, -2.2), (2.2, -3.0), (5.6, -2.4), (9.2, -3.2), (12.0, -2.5), (16, -3.0)])
GROUND = 0.3
GARDEN = GROUND + 0.12
RIGHT, FRONT, BACK = 9.2, 2.4, 9.2
STOREY = 3.3


def build():
    shore()
    garden()
    ground_floor()
    first_floor()
    outdoor_units()
    rinsing()
    beach()


def shore():
    plinth(*PLINTH, 0.7, 0.6, "sea", "sand_dark")
    for seaward, low, high, colour in ((1.5, -0.1, 0.02, "shallow"), (0.35, -0.1, 0.1, "plaster"), (0, -0.1, GROUND, "sand")):
        land([*((x, y - seaward) for x, y in WATER_LINE), (16, 14), (-4, 14)], PLINTH, low, high, colour, 0.7, bevel=0.04)


def garden():
    slab(-0.9, 0.7, 12.9, 10.2, GROUND - 0.05, GARDEN, "paving", 0.3)
    tiles(-0.6, 0.9, RIGHT, FRONT, GARDEN + 0.005, "stone", 0.8, 0.02)
    boundary(-1.0, 0.55, 3.2, 0.75, GROUND, 0.7, "white", "stone")
    boundary(5.6, 0.55, 12.9, 0.75, GROUND, 0.7, "white", "stone")
    boundary(-1.05, 0.55, -0.85, 10.2, GROUND, 0.7, "white", "stone")
    for k in range(3):
        box(3.3, -0.15 + k * 0.25, GROUND - 0.02, 5.5, 0.12 + k * 0.25, GROUND + 0.05 + k * 0.04, "wood", 0.01)
    palm(12.2, 9.6, GARDEN, 5.2, 3, 0.5)
    palm(-0.2, 1.7, GARDEN, 4.2, 5, 0.4, reach=1.5)
    for k, (x, y) in enumerate(((6.6, 1.2), (8.1, 1.15), (10.6, 1.25), (12.3, 2.9), (0.6, 1.2), (2.3, 1.2))):
        shrub(x, y, GARDEN, 0.36, k)


def ground_floor():
    flat_roofed(0, FRONT, RIGHT, BACK, GARDEN, STOREY, "white", "stone", 0.2, "paving")
    glass_front(FRONT, ((0.7, 3.4), (4.4, 8.3)), GARDEN + 0.1, 2.5)
    with at(RIGHT, 0, 0, turn=90):
        window(3.6, 0, GARDEN + 1.0, 0.9, 1.2)
        door(8.6, 0, GARDEN, 0.95, 2.1, "teal")
    bulb(4.0, FRONT - 0.6, GARDEN + 2.4, 22)


def glass_front(y, openings, z, height):
    """Sliding doors from floor to ceiling."""
    for x0, x1 in openings:
        box(x0, y - 0.02, z, x1, y + 0.03, z + height, "window_lit", 0)
        pane_y(y - 0.05, x0, x1, z, z + height, bar=0.07, mullions=round((x1 - x0) / 1.2) - 1)


def first_floor():
    """Set back behind a balcony whose steel rail takes the salt."""
    base, y = GARDEN + STOREY, 4.5
    flat_roofed(0, y, 6.4, BACK, base, 3.0, "wall_mint", "teal", 0.4, "plaster")
    glass_front(y, ((0.6, 2.6), (3.3, 5.8)), base + 0.1, 2.35)
    box(-0.15, y - 1.0, base + 2.65, 6.55, y + 0.05, base + 2.8, "white", 0.02)
    tiles(0.2, FRONT + 0.2, RIGHT - 0.2, y, base + 0.035, "stone", 0.7, 0.02)
    railing([(0.1, FRONT + 0.1), (RIGHT - 0.1, FRONT + 0.1), (RIGHT - 0.1, BACK - 0.1)], base + 0.2, 0.95, 0.9)
    with at(6.4, 0, 0, turn=90):
        window(6.0, 0, base + 0.9, 1.0, 1.2)
        window(7.9, 0, base + 0.9, 1.0, 1.2)
    bulb(3.0, y - 0.5, base + 2.3, 20)


def outdoor_units():
    """On stands above blown sand: the older one shows its rust, the newer one does not."""
    boundary(RIGHT + 0.5, 4.35, RIGHT + 1.7, 4.5, GARDEN, 1.35, "sand", "stone")
    with at(RIGHT + 0.75, 0, GARDEN, turn=90):
        for y in (5.1, 6.6):
            for foot in (0.1, 0.85):
                box(y + foot, 0.05, 0, y + foot + 0.1, 0.45, 0.5, "concrete", 0.01)
            outdoor_unit(y, 0, 0.5, width=1.05, depth=0.45, height=0.85)
        rust(5.1)
        for y in (5.5, 7.0):
            pipe([(y, 0.45, 0.8), (y, 0.7, 0.8), (y, 0.7, 2.6)], 0.04, "copper")


def rust(x):
    """Stains that run down from the lid and rise from the base pan of the unit at x."""
    for along, low, high, width in ((0.06, 1.1, 1.42, 0.1), (0.8, 1.2, 1.42, 0.08), (0.93, 0.98, 1.42, 0.09)):
        prism([(x + along, high), (x + along + width, high), (x + along + width * 0.6, low)], -0.012, 0.004, "copper", 0, "Y")
    for along, width, height in ((0.02, 0.3, 0.16), (0.4, 0.2, 0.1), (0.72, 0.31, 0.2)):
        outline = [(x + along, 0.585), (x + along + width, 0.585), (x + along + width * 0.7, 0.585 + height), (x + along + width * 0.2, 0.585 + height * 0.7)]
        prism(outline, -0.016, 0.004, "copper", 0, "Y")


def rinsing():
    """A technician with fresh water from the tap beside the door."""
    person(11.15, 6.9, GARDEN, -95, working=True)
    toolbox(11.5, 7.9, GARDEN, 70)
    reach = [(RIGHT + 0.1, 9.1, GARDEN + 0.55), (RIGHT + 0.4, 9.1, GARDEN + 0.04), (10.6, 8.9, GARDEN + 0.04), (11.9, 7.2, GARDEN + 0.04)]
    pipe([*reach, (11.3, 6.3, GARDEN + 0.04), (10.85, 6.55, GARDEN + 1.0), (10.65, 6.6, GARDEN + 1.18)], 0.035, "blue", 0.2)


def beach():
    """A parasol and two chairs on the sand."""
    x, y = 2.4, -1.2
    cylinder(x, y, GROUND, 0.035, 2.1, "wood", segments=12)
    cylinder(x, y, GROUND + 1.85, 1.25, 0.5, "teal", end_radius=0.05, segments=10, bevel=0)
    for side in (-1.0, 1.0):
        with at(x + side, y - 0.1, GROUND, turn=8 * side):
            box(-0.32, -0.7, 0.25, 0.32, 0.5, 0.32, "white", 0.02)
            prism([(0.45, 0.28), (0.55, 0.28), (1.0, 0.8), (0.92, 0.84)], -0.32, 0.32, "white", 0.01, "X")
            for foot in (-0.5, 0.4):
                box(-0.28, foot, 0, 0.28, foot + 0.06, 0.26, "wood", 0)
