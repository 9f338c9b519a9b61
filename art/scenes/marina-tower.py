"""A residential tower with a balcony for every flat on the quay of a marina; yachts lie at the jetties before it."""
from kit.boats import yacht
from kit.building import plinth
from kit.light import bulb
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, prism, rounded, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.town import tower

scene = Scene(night=True)

PLINTH = (-4.6, -4.8, 4.8, 4.8)
QUAY, EDGE = 0.32, -0.4
# The tower's front right corner stands at (RIGHT, FRONT).
LEFT, RIGHT, FRONT, BACK = -2.3, 1.5, 1.3, 4.1
LOBBY, STOREY, FLOORS = QUAY + 0.8, 0.62, 14


def build():
    basin()
    residential_tower()
    neighbours()
    promenade()
    boats()


def basin():
    """The water cut open above its bed, and the quay behind it."""
    plinth(*PLINTH, 0.7, 0.45, "sea", "sea")
    prism(rounded(*PLINTH, 0.7), -0.85, -0.45, "sand_dark", 0.05)
    slab(-4.57, EDGE, 4.77, 4.77, -0.1, QUAY - 0.05, "stone", 0.35)
    slab(-4.5, EDGE + 0.05, 4.7, 4.7, QUAY - 0.1, QUAY, "paving", 0.35)
    for k in range(14):
        block(-4.2 + k * 0.65, EDGE + 0.5, QUAY, 0.02, 0.8, 0.006, "stone", 0)


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
    block(middle, back, top, width + 0.12, depth + 0.12, 0.14, "stone", 0.02)
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
    """Lower buildings on both sides, further from the water."""
    tower(-3.65, 3.6, QUAY, 1.3, 1.6, 3.6, "wall_mint", "band", 7, 0.4, 3)
    tower(3.6, 3.7, QUAY, 1.4, 1.5, 2.6, "rock_light", "grid", 5, 0.5, 4)


def promenade():
    for k in range(7):
        x = -4.0 + k * 1.35
        street_palm(x, 0.5, QUAY, k, 3.0, 0.36)
        bulb(x + 0.6, 0.2, QUAY + 0.45, 7)
        if k % 2:
            block(x + 0.65, 0.55, QUAY, 0.5, 0.18, 0.1, "wood", 0.01)
        else:
            shrub(x + 0.65, 0.65, QUAY, 0.17, k)
    for k in range(3):
        street_palm(2.7, 1.5 + k * 1.1, QUAY, k + 9, 3.2, 0.36)
    for x0, x1 in ((-4.2, -3.5), (-2.9, 0.4), (1.0, 4.4)):
        pipe([(x0, EDGE + 0.15, QUAY + 0.24), (x1, EDGE + 0.15, QUAY + 0.24)], 0.018, "navy", 0)
        for k in range(round((x1 - x0) / 0.35) + 1):
            cylinder(min(x1, x0 + k * 0.35), EDGE + 0.15, QUAY, 0.013, 0.24, "navy", segments=8, bevel=0)


def boats():
    for x in (-3.2, 0.7):
        box(x - 0.16, -3.5, 0.1, x + 0.16, EDGE + 0.1, 0.18, "wood", 0.01)
        for y in (-3.4, -2.4, -1.4):
            for side in (-0.19, 0.19):
                cylinder(x + side, y, -0.05, 0.045, 0.5, "white", segments=12)
        bulb(x, -3.2, 0.6, 6)
    yacht(-2.35, -1.6, 0.02, -90, 0.8)
    yacht(-2.3, -3.35, 0.02, 90, 0.62, "teal")
    yacht(-0.15, -1.75, 0.02, -90, 0.86, "amber")
    yacht(1.6, -1.7, 0.02, -90, 0.82)
    yacht(1.55, -3.5, 0.02, 90, 0.65, "red")
    yacht(3.4, -2.6, 0.02, 32, 1.0, "teal")
