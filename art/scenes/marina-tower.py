"""A residential tower with a balcony for every flat among its neighbours on a marina; yachts lie along the promenade."""
from kit.boats import trading_dhow, yacht
from kit.building import plinth
from kit.light import bulb
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, prism, rounded, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at
from kit.town import tower
from kit.vehicles import car

scene = Scene(night=True, margin=0.03, samples=12, night_samples=14)

PLINTH = (-6.4, -5.6, 6.6, 6.2)
QUAY = 0.32
EDGE = smooth([(-9, 0.3), (-6.4, 0.0), (-3.6, -0.3), (-1.0, -0.5), (1.4, -1.0), (3.4, -2.4), (4.4, -4.2), (4.8, -6.4), (5, -9)], 8)
# The tower's front right corner stands at (RIGHT, FRONT).
LEFT, RIGHT, FRONT, BACK = -3.0, 0.8, 1.5, 4.1
LOBBY, STOREY, FLOORS = QUAY + 0.8, 0.6, 10


def build():
    basin()
    residential_tower()
    neighbours()
    street()
    promenade()
    pavilion()
    boats()


def basin():
    """The water cut open above its bed, and the quay that bends around it."""
    plinth(*PLINTH, 0.7, 0.45, "sea", "sea")
    prism(rounded(*PLINTH, 0.7), -0.85, -0.45, "sand_dark", 0.05)
    for away, low, high, colour, inset in ((0.03, -0.46, QUAY - 0.05, "stone", -0.012), (-0.05, QUAY - 0.1, QUAY, "paving", 0.03)):
        land([*((x - away * 0.6, y - away) for x, y in EDGE), (9, -9), (9, 9), (-9, 9)], PLINTH, low, high, colour, 0.7, inset)


def residential_tower():
    width, depth = RIGHT - LEFT, BACK - FRONT
    middle, back = (LEFT + RIGHT) / 2, (FRONT + BACK) / 2
    box(LEFT - 0.25, FRONT - 0.25, QUAY, RIGHT + 0.25, BACK, LOBBY - 0.1, "window_lit", 0)
    for k in range(8):
        x = LEFT - 0.2 + k * (width + 0.4) / 7
        block(x, FRONT - 0.27, QUAY, 0.09, 0.09, LOBBY - QUAY, "stone", 0.01)
        block(RIGHT + 0.27, FRONT - 0.2 + k * (depth + 0.1) / 7, QUAY, 0.09, 0.09, LOBBY - QUAY, "stone", 0.01)
    box(LEFT - 0.4, FRONT - 0.4, LOBBY - 0.14, RIGHT + 0.4, BACK + 0.1, LOBBY, "navy_light", 0.02)
    tower(middle, back, LOBBY, width, depth, STOREY * FLOORS, "sand", "grid", FLOORS, 0.4, 7)
    for floor in range(FLOORS):
        balconies(LOBBY + floor * STOREY + 0.06)
    top = LOBBY + STOREY * FLOORS
    block(middle, back, top, width + 0.12, depth + 0.12, 0.14, "teal", 0.02)
    block(middle, back, top + 0.14, width * 0.6, depth * 0.6, 0.5, "wall_mint", 0.02)
    block(middle, back, top + 0.64, width * 0.66, depth * 0.66, 0.08, "stone", 0.01)


def balconies(z):
    """Two to the water and two to the right, empty but for their rails."""
    width, depth = RIGHT - LEFT, BACK - FRONT
    for k in range(2):
        x0 = LEFT + 0.2 + k * width / 2
        balcony(x0, FRONT - 0.42, x0 + width / 2 - 0.4, FRONT, z)
        y0 = FRONT + 0.15 + k * depth / 2
        balcony(RIGHT, y0, RIGHT + 0.42, y0 + depth / 2 - 0.3, z)


def balcony(x0, y0, x1, y1, z):
    box(x0, y0, z - 0.05, x1, y1, z + 0.03, "white", 0.008)
    box(x0, y0, z + 0.03, x1, y0 + 0.015, z + 0.2, "mint", 0)
    box(x1 - 0.015, y0, z + 0.03, x1, y1, z + 0.2, "mint", 0)
    for low, high in (((x0, y0), (x1, y0 + 0.025)), ((x1 - 0.025, y0), (x1, y1))):
        box(*low, z + 0.2, *high, z + 0.225, "navy", 0)


def neighbours():
    """Towers of other ages behind and beside it, each on its podium."""
    for x, y, width, depth, height, colour, style, floors, seed in (
        (-5.2, 4.5, 1.7, 1.9, 5.2, "wall_mint", "band", 9, 3),
        (-2.6, 5.5, 1.6, 1.0, 6.9, "wall_sky", "fins", 12, 5),
        (0.5, 5.5, 1.7, 1.0, 5.6, "rock_light", "grid", 9, 6),
        (2.8, 4.9, 1.7, 1.9, 6.3, "wall_sky", "band", 11, 8),
        (5.4, 4.9, 1.5, 1.9, 4.4, "wall_mint", "fins", 8, 9),
        (5.3, 2.1, 1.7, 1.7, 2.7, "sand", "grid", 5, 4),
    ):
        block(x, y, QUAY, width + 0.3, depth + 0.2, 0.45, "stone", 0.02)
        tower(x, y, QUAY + 0.45, width, depth, height, colour, style, floors, 0.4, seed)
        block(x, y, QUAY + 0.45 + height, width + 0.08, depth + 0.08, 0.1, "stone", 0.01)
        block(x, y, QUAY + 0.55 + height, width * 0.5, depth * 0.5, 0.3, "steel_light", 0.02)


def street():
    """It turns between the towers to the water."""
    slab(1.7, -0.9, 2.6, 6.1, QUAY - 0.03, QUAY + 0.012, "asphalt", 0.1, 0)
    box(2.62, 3.35, QUAY - 0.03, 6.5, 3.8, QUAY + 0.012, "asphalt", 0)
    for k in range(7):
        box(2.13, -0.6 + k * 0.95, QUAY, 2.17, -0.15 + k * 0.95, QUAY + 0.016, "white", 0)
    for x, y, turn, colour in ((1.92, 1.0, -90, "red_soft"), (2.38, 2.3, 90, "white"), (1.92, 3.1, -90, "teal"), (4.2, 3.58, 0, "wall_slate")):
        with at(x, y, QUAY + 0.015, turn, 0.2):
            car(0, 0, 0, 0, colour)


def promenade():
    """Palms, lamps and a rail follow the water."""
    walk = [(x + 0.05, y + 0.12) for x, y in EDGE if -6.1 < x < 6.0 and y > -5.3]
    for height in (0.12, 0.24):
        pipe([(x, y, QUAY + height) for x, y in walk], 0.014, "navy", 0)
    for k, (x, y) in enumerate(walk):
        cylinder(x, y, QUAY, 0.013, 0.25, "navy", segments=8, bevel=0)
        if k % 5 == 2:
            street_palm(x + 0.35, y + 0.5, QUAY, k, 3.0, 0.34)
        elif k % 5 == 4:
            bulb(x + 0.1, y + 0.25, QUAY + 0.45, 7)
            shrub(x + 0.4, y + 0.65, QUAY, 0.15, k)
    for k in range(4):
        street_palm(1.42, 1.1 + k * 0.95, QUAY, k + 9, 3.0, 0.32)
        street_palm(2.95, 0.2 + k * 0.85, QUAY, k + 19, 2.8, 0.32)


def pavilion():
    """A café on the bend of the quay with parasols before it."""
    box(4.6, -1.6, QUAY, 6.1, 0.2, QUAY + 0.62, "window_lit", 0)
    for x, y in ((4.6, -1.6), (5.35, -1.6), (6.1, -1.6), (6.1, -0.7), (6.1, 0.2)):
        block(x, y, QUAY, 0.08, 0.08, 0.62, "white", 0)
    box(4.35, -1.9, QUAY + 0.62, 6.3, 0.4, QUAY + 0.74, "teal", 0.02)
    for k, (x, y) in enumerate(((5.0, -2.6), (5.8, -2.5), (5.4, -3.4), (5.9, -4.3))):
        cylinder(x, y, QUAY, 0.02, 0.42, "wood", segments=8, bevel=0)
        cylinder(x, y, QUAY + 0.36, 0.32, 0.14, "amber" if k % 2 else "white", end_radius=0.02, segments=10, bevel=0)
        cylinder(x, y, QUAY, 0.12, 0.16, "wood", segments=16, bevel=0)
        bulb(x, y - 0.2, QUAY + 0.3, 3)


def boats():
    for x, start, end in ((-4.3, 0.0, -3.6), (-1.3, -0.3, -4.4), (1.5, -0.9, -4.6)):
        box(x - 0.15, end, 0.1, x + 0.15, start, 0.18, "wood", 0.01)
        for k in range(4):
            for side in (-0.18, 0.18):
                cylinder(x + side, end + 0.2 + k * 0.95, -0.05, 0.045, 0.5, "white", segments=12)
        bulb(x, end + 0.3, 0.6, 6)
    for x, y, turn, size, colour in (
        (-5.3, -1.5, -90, 0.8, "navy"),
        (-3.4, -1.7, -90, 0.9, "teal"),
        (-3.4, -3.9, 90, 0.7, "red"),
        (-2.2, -2.2, -90, 0.72, "amber"),
        (-0.35, -2.0, -90, 0.92, "navy"),
        (-0.4, -4.1, 90, 0.7, "teal"),
        (0.65, -2.4, -90, 0.74, "amber"),
        (2.45, -3.1, -90, 0.85, "navy"),
    ):
        yacht(x, y, 0.02, turn, size, colour)
    trading_dhow(3.2, -4.75, 0.02, 40, 0.62)
