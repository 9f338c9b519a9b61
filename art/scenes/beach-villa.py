"""A villa at the beach: pool, deck and balcony look to the sea, its outdoor units stand behind a windbreak on the side away from it."""
from kit.boats import fishing_boat
from kit.building import pane_y, plinth, railing, tiles
from kit.cooling import outdoor_unit
from kit.crew import CREW, Wear, worker
from kit.facades import boundary, door, flat_roofed, window
from kit.furniture import round_table, sofa
from kit.light import bulb, uplight
from kit.people import toolbox
from kit.plants import palm, planter, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.roofs import roof_solar
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at
from kit.water import pool

scene = Scene(night=True, margin=0.03, samples=12, night_samples=14)

PLINTH = (-1.4, -6.6, 13.4, 10.6)
WATER_LINE = smooth([(-4, -2.6), (-1.0, -2.2), (2.2, -3.0), (5.6, -2.4), (9.2, -3.2), (12.0, -2.5), (16, -3.0)])
GROUND = 0.3
GARDEN = GROUND + 0.12
RIGHT, FRONT, BACK = 9.2, 4.0, 9.4
STOREY = 3.3


def build():
    shore()
    garden()
    terrace()
    ground_floor()
    first_floor()
    outdoor_units()
    rinsing()
    beach()


def shore():
    plinth(*PLINTH, 0.7, 0.6, "sea", "sand_dark")
    for seaward, low, high, colour, inset in ((1.5, -0.1, 0.02, "shallow", 0.03), (0.35, -0.1, 0.1, "plaster", 0.03), (0, -0.14, GROUND, "sand", -0.012)):
        land([*((x, y - seaward) for x, y in WATER_LINE), (16, 14), (-4, 14)], PLINTH, low, high, colour, 0.7, inset, 0.04)


def garden():
    slab(-0.9, 0.7, 12.9, 10.2, GROUND - 0.05, GARDEN, "paving", 0.3)
    tiles(-0.6, 0.9, RIGHT, FRONT, GARDEN + 0.005, "stone", 0.8, 0.02)
    slab(9.5, 1.0, 12.7, 4.0, GARDEN - 0.02, GARDEN + 0.05, "grass", 0.3)
    for x0, x1 in ((-1.0, 3.2), (4.4, 12.9)):
        boundary(x0, 0.55, x1, 0.75, GROUND, 0.42, "sand", "stone")
    boundary(-1.05, 0.55, -0.85, 10.2, GROUND, 0.9, "sand", "stone")
    boundary(-1.05, 10.0, 12.9, 10.2, GROUND, 0.9, "sand", "stone")
    for k in range(3):
        box(3.3, -0.15 + k * 0.25, GROUND - 0.02, 4.3, 0.12 + k * 0.25, GROUND + 0.05 + k * 0.04, "wood", 0.01)
    for x, y, height, seed in ((12.3, 9.3, 4.6, 6), (-0.3, 8.6, 5.6, 5), (-0.3, 1.4, 3.2, 8)):
        palm(x, y, GARDEN, height, seed, 0.35, reach=1.5)
    for k, (x, y) in enumerate(((9.9, 1.4), (10.3, 3.5), (12.3, 3.5), (11.3, 1.4), (12.2, 1.7), (0.4, 1.1), (2.6, 1.1))):
        shrub(x, y, GARDEN, 0.36, k)


def terrace():
    """A pool on the right; on the left a pergola over a deck with sofa and table."""
    pool(4.8, 1.15, 8.9, 3.3, GARDEN)
    uplight(6.8, 2.2, GARDEN + 0.2, 3, 1.2, 14)
    box(0.3, 1.5, GARDEN, 4.2, FRONT, GARDEN + 0.08, "wood", 0.01)
    for k in range(1, 9):
        box(0.3, 1.5 + k * 0.28, GARDEN + 0.07, 4.2, 1.515 + k * 0.28, GARDEN + 0.086, "wood_dark", 0)
    for x in (0.45, 4.05):
        block(x, 1.7, GARDEN + 0.08, 0.14, 0.14, 2.5, "wood_dark", 0.01)
        box(x - 0.07, 1.6, GARDEN + 2.58, x + 0.07, FRONT, GARDEN + 2.72, "wood_dark", 0.01)
    for k in range(7):
        box(0.3, 1.75 + k * 0.34, GARDEN + 2.72, 4.2, 1.83 + k * 0.34, GARDEN + 2.8, "wood_dark", 0)
    with at(1.1, 2.6, GARDEN + 0.08, turn=90):
        sofa(0, 0, 0)
    round_table(2.4, 2.5, GARDEN + 0.08)
    planter(4.5, 3.6, GARDEN, 0.4, 0.45, 5, "copper")
    bulb(2.2, 2.8, GARDEN + 2.2, 26)


def ground_floor():
    flat_roofed(0, FRONT, RIGHT, BACK, GARDEN, STOREY, "sand", "teal", 0.2, "paving")
    box(-0.02, FRONT - 0.03, GARDEN, RIGHT + 0.03, FRONT + 0.1, GARDEN + 0.25, "stone", 0.01)
    glass_front(FRONT, ((0.7, 3.6), (4.6, 8.5)), GARDEN + 0.1, 2.4)
    with at(RIGHT, 0, 0, turn=90):
        door(8.7, 0, GARDEN, 0.95, 2.1, "teal")
    bulb(6.6, FRONT - 0.6, GARDEN + 2.4, 22)


def glass_front(y, openings, z, height):
    """Sliding doors from floor to ceiling."""
    for x0, x1 in openings:
        box(x0, y - 0.02, z, x1, y + 0.03, z + height, "window_lit", 0)
        pane_y(y - 0.05, x0, x1, z, z + height, bar=0.07, mullions=round((x1 - x0) / 1.2) - 1)


def first_floor():
    """Set back behind a balcony whose steel rail takes the salt."""
    base, y = GARDEN + STOREY, 5.9
    flat_roofed(0, y, 6.4, BACK, base, 2.9, "linen", "teal", 0.35, "paving")
    glass_front(y, ((0.5, 4.1),), base + 0.1, 2.3)
    for k in range(9):
        box(4.5 + k * 0.2, y - 0.12, base + 0.05, 4.6 + k * 0.2, y, base + 2.6, "wood", 0.01)
    box(-0.15, y - 0.9, base + 2.62, 6.55, y + 0.05, base + 2.78, "teal", 0.02)
    roof_solar(1.0, 6.6, base + 2.95, 3, 1, 0.85)
    for x, colour in ((6.9, "teal"), (7.9, "amber")):
        lounger(x, 5.6, base + 0.04, colour)
    planter(8.7, 8.6, base + 0.03, 0.4, 0.45, 3, "copper")
    planter(0.5, 4.6, base + 0.03, 0.36, 0.4, 6, "copper")
    tiles(0.2, FRONT + 0.2, RIGHT - 0.2, y, base + 0.035, "stone", 0.7, 0.02)
    railing([(0.1, FRONT + 0.1), (RIGHT - 0.1, FRONT + 0.1), (RIGHT - 0.1, BACK - 0.1)], base + 0.2, 0.95, 0.9)
    with at(6.4, 0, 0, turn=90):
        window(7.6, 0, base + 0.9, 1.4, 1.2)
    bulb(3.0, y - 0.5, base + 2.3, 20)


def outdoor_units():
    """On stands above blown sand: the older one shows its rust, the newer one does not."""
    boundary(RIGHT + 0.5, 4.35, RIGHT + 1.7, 4.5, GARDEN, 1.2, "rock_light", "stone")
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
    worker(11.35, 7.2, GARDEN, -48, hands=((0.12, -0.42, 1.12), (-0.14, -0.34, 1.02)), lean=4, look=24, wear=CREW, scale=1.12)
    toolbox(12.0, 8.1, GARDEN, 70)
    bulb(RIGHT + 0.9, 6.9, GARDEN + 2.4, 40)
    reach = [(RIGHT + 0.1, 9.1, GARDEN + 0.55), (RIGHT + 0.4, 9.1, GARDEN + 0.04), (10.6, 8.9, GARDEN + 0.04), (11.9, 7.2, GARDEN + 0.04)]
    pipe([*reach, (11.75, 6.4, GARDEN + 0.04), (11.2, 6.75, GARDEN + 1.05), (10.75, 6.6, GARDEN + 1.25)], 0.035, "blue", 0.2)


def beach():
    """Parasols and loungers on the sand, a mother with her child at the water, a boat."""
    for x, y, colour in ((1.2, -0.9, "teal"), (7.6, -1.1, "amber")):
        cylinder(x, y, GROUND, 0.035, 2.0, "wood", segments=12)
        cylinder(x, y, GROUND + 1.75, 1.15, 0.45, colour, end_radius=0.05, segments=10, bevel=0)
        for side in (-0.9, 0.9):
            lounger(x + side, y - 0.1, GROUND, "white", 8 * side)
    dress = Wear(gown="red_soft", shirt="red_soft", hat="scarf", hat_colour="navy_light", woman=True, skin="skin_light")
    worker(4.3, -1.3, GROUND, 62, hands=((0.34, -0.16, 0.9), (-0.3, -0.22, 0.8)), look=-10, wear=dress, scale=1.1)
    worker(5.1, -1.45, GROUND, 30, hands=((0.4, -0.1, 1.35), (-0.42, -0.1, 0.95)), wear=Wear(shirt="amber", trousers="teal_light"), scale=0.72)
    fishing_boat(9.6, -5.2, 0.02, 18, 1.25)


def lounger(x, y, z, colour, turn=0):
    with at(x, y, z, turn=turn):
        box(-0.32, -0.7, 0.25, 0.32, 0.5, 0.32, colour, 0.02)
        prism([(0.45, 0.28), (0.55, 0.28), (1.0, 0.8), (0.92, 0.84)], -0.32, 0.32, colour, 0.01, "X")
        for foot in (-0.5, 0.4):
            box(-0.28, foot, 0, 0.28, foot + 0.06, 0.26, "wood", 0)
