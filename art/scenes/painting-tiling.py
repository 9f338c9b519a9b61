"""A flat being renewed: a painter rolls the living room's wall, the sofa waits under a sheet; next door a tiler lays the bathroom's floor."""
from kit.building import CUT, planks
from kit.crew import Wear, worker
from kit.furniture import pendant
from kit.interior import cut_room, window_left
from kit.light import ceiling_light
from kit.people import paint_bucket, step_ladder
from kit.primitives import block, box, cylinder, prism
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import dust_sheet, mallet
from kit.water import vanity

scene = Scene(night=True, samples=12, night_samples=14)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.4, 4.2, 2.7
# The partition between living room and bathroom, cut off where it would hide them.
PARTITION, STUB = 3.6, 2.75
TILE = 0.45
# How many floor tiles lie in each row, from the back wall to the front.
ROWS = (6, 6, 6, 5, 3)
WALL_TILE = 0.3


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_sky", "wall_ochre")
    living_room()
    painter()
    partition()
    bathroom()
    tiler()
    ceiling_light(1.9, 1.8, 2.7, watts=60)
    ceiling_light(5.2, 1.9, 2.7, 1.4, 1.2, watts=55)


def living_room():
    """A finished timber floor under sheets, a window, a pendant, and the furniture moved together."""
    window_left(1.3, 2.9, 0.85, 2.15)
    box(0, 0, FLOOR - 0.01, PARTITION, DEPTH, FLOOR + 0.01, "wood", 0)
    planks(0, 0, PARTITION, DEPTH, FLOOR + 0.012, width=0.24)
    dust_sheet(0.9, 2.5, 3.5, 4.1, FLOOR + 0.02)
    covered_sofa(0.75, 1.35)
    step_ladder(0.62, 3.4, FLOOR, 60, 1.6)
    pendant(2.5, 1.0, 1.95, HEIGHT)


def covered_sofa(x, y):
    """Its sheet falls nearly to the floor and leaves one arm free."""
    with at(x, y, FLOOR, turn=90):
        box(-0.9, -0.4, 0.06, 0.98, 0.42, 0.44, "teal", 0.06)
        box(0.74, -0.42, 0.06, 1.0, 0.46, 0.62, "teal", 0.08)
        for side in (-0.86, 0.9):
            block(side, -0.32, 0, 0.06, 0.06, 0.1, "wood_dark", 0)
        box(-0.98, -0.46, 0.1, 0.7, 0.46, 0.5, "linen", 0.07)
        box(-0.98, 0.12, 0.3, 0.7, 0.52, 0.86, "linen", 0.12)
        box(-1.02, -0.45, 0.1, -0.72, 0.46, 0.66, "linen", 0.1)
        prism([(-0.5, 0.1), (-0.44, 0.5), (-0.3, 0.5), (-0.3, 0.1)], -0.99, 0.71, "linen", 0.02, "X")


def painter():
    """He stands along the wall and rolls its green over the old yellow; above the sofa the yellow is still there."""
    for k, low in enumerate((0.12, 0.12, 0.12, 0.55, 1.25)):
        right = PARTITION - k * 0.45
        box(right - 0.47, DEPTH - 0.006 - 0.0006 * k, low, right, DEPTH, HEIGHT - 0.02, "teal_light", 0)
    box(0.25, DEPTH - 0.01, HEIGHT - 0.13, PARTITION, DEPTH, HEIGHT - 0.02, "teal_light", 0)
    box(0, DEPTH - 0.02, FLOOR, PARTITION, DEPTH, 0.12, "white", 0)
    clothes = Wear(shirt="white", trousers="linen", hat="cap", hat_colour="amber", skin="skin_dark", beard=True)
    x, y = 1.5, DEPTH - 0.62
    worker(x, y, FLOOR + 0.03, 84, hands=((0.3, -0.28, 1.34), (0.02, -0.3, 1.0)), lean=2, look=14, wear=clothes, scale=1.12)
    roller(x + 0.3, y + 0.32)
    paint_bucket(2.55, 3.0, FLOOR + 0.03, "teal_light")
    paint_bucket(3.05, 3.35, FLOOR + 0.03, "teal_light")
    box(2.2, 2.45, FLOOR + 0.03, 2.62, 2.75, FLOOR + 0.1, "dark", 0.01)
    box(2.24, 2.49, FLOOR + 0.06, 2.58, 2.71, FLOOR + 0.11, "teal_light", 0)


def roller(x, y):
    """From the painter's hands up to the sleeve on the wall."""
    z, wall = 1.92, DEPTH - 0.05
    pipe([(x - 0.04, y - 0.22, 1.0), (x + 0.04, wall - 0.09, z - 0.08)], 0.017, "wood", 0)
    pipe([(x + 0.04, wall - 0.09, z - 0.08), (x + 0.24, wall - 0.05, z - 0.06), (x + 0.24, wall, z)], 0.01, "steel", 0.02)
    cylinder(x - 0.08, wall, z, 0.05, 0.32, "teal_light", "X")


def partition():
    box(PARTITION, STUB, 0, PARTITION + 0.14, DEPTH, HEIGHT, "wall_mint", 0)
    box(PARTITION - 0.004, STUB, HEIGHT, PARTITION + 0.144, DEPTH, HEIGHT + 0.035, CUT, 0)
    box(PARTITION - 0.004, STUB - 0.03, 0, PARTITION + 0.144, STUB, HEIGHT + 0.035, CUT, 0)
    box(PARTITION, 0, 0, PARTITION + 0.14, STUB - 0.95, 0.28, "wall_mint", 0)
    box(PARTITION - 0.004, -0.004, 0.28, PARTITION + 0.144, STUB - 0.95, 0.31, CUT, 0)


def bathroom():
    """Walls tiled to the height of a door except at the far end, where the adhesive is combed; basin set, floor half laid."""
    left = PARTITION + 0.14
    box(left, DEPTH - 0.004, 0, WIDTH, DEPTH, HEIGHT, "linen", 0)
    for row in range(7):
        z = FLOOR + row * WALL_TILE
        for k in range(9 - max(0, row - 2)):
            x = left + k * WALL_TILE
            colour = "teal" if row == 4 else "wall_sky"
            box(x + 0.006, DEPTH - 0.03, z + 0.006, min(x + WALL_TILE, WIDTH) - 0.006, DEPTH, z + WALL_TILE - 0.006, colour, 0.003)
        for k in range(int((DEPTH - STUB) / WALL_TILE)):
            y = DEPTH - (k + 1) * WALL_TILE
            box(left, y + 0.006, z + 0.006, left + 0.03, y + WALL_TILE - 0.006, z + WALL_TILE - 0.006, "teal" if row == 4 else "wall_sky", 0.003)
    for k in range(12):
        z = FLOOR + 3 * WALL_TILE + 0.04 + k * 0.1
        box(left + (9 - (k + 3) // 3) * WALL_TILE + 0.03, DEPTH - 0.014, z, WIDTH - 0.05, DEPTH, z + 0.04, "stone", 0)
    vanity(left + 0.25, DEPTH - 0.03, FLOOR + 0.035, 1.25, 0.5)
    box(left + 0.4, DEPTH - 0.05, 1.25, left + 1.35, DEPTH - 0.02, 2.05, "window", 0.01)
    floor_tiles(left)


def floor_tiles(left):
    for row, count in enumerate(ROWS):
        y = DEPTH - (row + 1) * TILE
        for k in range(count):
            x = left + k * TILE
            colour = "linen" if (k + row) % 2 else "wall_clay"
            box(x + 0.007, y + 0.007, FLOOR, min(x + TILE, WIDTH) - 0.007, y + TILE - 0.007, FLOOR + 0.035, colour, 0.004)
    y = DEPTH - len(ROWS) * TILE
    box(left + 3 * TILE + 0.04, y + 0.03, FLOOR, left + 5 * TILE, y + TILE - 0.02, FLOOR + 0.012, "stone", 0)
    for k in range(5):
        box(left + 3 * TILE + 0.04, y + 0.06 + k * 0.08, FLOOR, left + 5 * TILE, y + 0.085 + k * 0.08, FLOOR + 0.026, "stone", 0)
    for x, row in ((2, 2), (3, 2), (2, 3), (3, 3), (4, 1), (4, 2), (4, 3)):
        box(left + x * TILE - 0.04, DEPTH - row * TILE - 0.008, FLOOR, left + x * TILE + 0.04, DEPTH - row * TILE + 0.008, FLOOR + 0.05, "red", 0)


def tiler():
    clothes = Wear(shirt="wall_slate", trousers="navy", hat="scarf", hat_colour="navy_light", woman=True, skin="skin_light", gloves="amber", belt=True)
    worker(4.3, 1.3, FLOOR, 78, pose="kneel", hands=((0.2, -0.5, 0.45), (-0.12, -0.56, 0.2)), hold=(mallet, None), lean=22, look=-24, wear=clothes, scale=1.12)
    box(5.05, 1.5, FLOOR + 0.02, 5.48, 1.93, FLOOR + 0.055, "linen", 0.004)
    for k in range(7):
        with at(5.9, 0.6, FLOOR + 0.045 * k, 4 * (k % 3) - 3):
            box(-0.23, -0.23, 0, 0.23, 0.23, 0.035, "linen" if k % 2 else "wall_clay", 0.004)
    for k in range(2):
        with at(5.0, 0.32, FLOOR + 0.2 * k, 6 - 10 * k):
            box(-0.34, -0.2, 0, 0.34, 0.2, 0.19, "sand", 0.07)
            box(-0.16, -0.206, 0.06, 0.16, -0.19, 0.13, "teal", 0)
    cylinder(4.2, 0.42, FLOOR, 0.17, 0.27, "navy_light", end_radius=0.2)
    cylinder(4.2, 0.42, FLOOR + 0.24, 0.165, 0.035, "stone", bevel=0)
    pipe([(4.24, 0.45, 0.2), (4.34, 0.55, 0.75)], 0.018, "wood", 0)
    with at(5.0, 2.65, FLOOR + 0.036, 8):
        box(-0.5, -0.04, 0, 0.5, 0.04, 0.09, "amber", 0.01)
        box(-0.08, -0.045, 0.03, 0.08, 0.045, 0.1, "screen", 0)
