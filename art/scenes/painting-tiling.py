"""A room half painted and half tiled: a painter on his ladder at the wall, a tiler on his knees on the new floor."""
from kit.building import room
from kit.light import ceiling_light
from kit.people import kneeling, paint_bucket, person, step_ladder
from kit.primitives import box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.4, 4.2, 2.8
TILE = 0.6
# How many tiles lie in each row, from the back wall to the front.
ROWS = (9, 9, 9, 7, 5)


def build():
    room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_grey")
    new_floor()
    painted_wall()
    window()
    painter()
    tiler()
    ceiling_light(2.7, 2, 2.7, watts=70)


def new_floor():
    """Tiles with their joints; in front of them the adhesive is spread."""
    for row, count in enumerate(ROWS):
        y = DEPTH - (row + 1) * TILE
        for k in range(count):
            colour = "plaster" if (k + row) % 2 else "mint"
            box(k * TILE + 0.008, y + 0.008, FLOOR, (k + 1) * TILE - 0.008, y + TILE - 0.008, FLOOR + 0.035, colour, 0.004)
    y = DEPTH - len(ROWS) * TILE
    box(5 * TILE + 0.05, y + 0.05, FLOOR, 6.2 * TILE, y + TILE, FLOOR + 0.012, "stone", 0)
    for k in range(6):
        box(5 * TILE + 0.05, y + 0.09 + k * 0.085, FLOOR, 6.2 * TILE, y + 0.115 + k * 0.085, FLOOR + 0.024, "stone", 0)
    for row in range(1, 4):
        for k in range(5, 9):
            if row != 3 or k < 7:
                box(k * TILE - 0.04, DEPTH - row * TILE - 0.008, FLOOR, k * TILE + 0.04, DEPTH - row * TILE + 0.008, FLOOR + 0.05, "red", 0)


def painted_wall():
    """Teal from the back corner up to where the roller is; its strokes end unevenly."""
    box(0, 2.1, FLOOR, 0.012, DEPTH, HEIGHT - 0.02, "teal_light", 0)
    for k, reach in enumerate((0.25, 0.1, 0.32, 0.2, 0.5, 0.85, 1.2, 1.0)):
        box(0, 2.1 - reach, 0.12 + k * 0.33, 0.013, 2.12, 0.45 + k * 0.33, "teal_light", 0)
    box(0, 0, FLOOR, 0.03, DEPTH, 0.1, "mint", 0)
    slab(0.08, 0.25, 1.75, 2.6, FLOOR, FLOOR + 0.014, "white", 0.05, 0)


def window():
    box(2.0, DEPTH - 0.03, 1.0, 3.9, DEPTH + 0.02, 2.3, "sky", 0)
    for x in (2.0, 2.93, 3.86):
        box(x - 0.03, DEPTH - 0.06, 0.95, x + 0.05, DEPTH, 2.35, "navy", 0)
    for z in (0.95, 2.3):
        box(1.97, DEPTH - 0.06, z, 3.91, DEPTH, z + 0.06, "navy", 0)
    box(1.85, DEPTH - 0.2, 0.9, 4.05, DEPTH, 0.96, "white", 0.01)


def painter():
    step_ladder(0.9, 1.1, FLOOR, 180, 1.2)
    person(0.78, 1.1, FLOOR + 0.72, -90, "white", "amber", "white", working=True)
    pipe([(0.34, 0.8, 1.93), (0.12, 0.98, 2.32)], 0.02, "dark", 0)
    cylinder(0.09, 0.82, 2.32, 0.07, 0.36, "teal_light", "Y")
    paint_bucket(1.35, 1.9, FLOOR + 0.014, "teal_light")
    paint_bucket(1.0, 0.5, FLOOR + 0.014, "teal_light")
    paint_bucket(1.45, 0.45, FLOOR + 0.014, "mint")


def tiler():
    y = DEPTH - len(ROWS) * TILE
    kneeling(4.15, 1.45, FLOOR, -84)
    box(3.1, y + 0.1, FLOOR + 0.1, 3.6, y + 0.6, FLOOR + 0.13, "plaster", 0.004)
    for k in range(6):
        with at(4.85, 0.55, FLOOR + 0.045 * k, 4 * (k % 3) - 3):
            box(-0.3, -0.3, 0, 0.3, 0.3, 0.035, "plaster" if k % 2 else "mint", 0.004)
    cylinder(2.75, 0.5, FLOOR, 0.2, 0.3, "navy_light", end_radius=0.23)
    cylinder(2.75, 0.5, FLOOR + 0.27, 0.19, 0.035, "stone", bevel=0)
    with at(4.5, 2.85, FLOOR + 0.036, 8):
        box(-0.5, -0.04, 0, 0.5, 0.04, 0.09, "amber", 0.01)
        box(-0.08, -0.045, 0.03, 0.08, 0.045, 0.1, "screen", 0)
