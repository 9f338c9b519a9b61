"""A room half painted and half tiled: a painter rolls the wall from the floor with a pole, a tiler kneels on the new floor."""
from kit.crew import Wear, worker
from kit.interior import cut_room, window_left
from kit.light import ceiling_light
from kit.people import paint_bucket
from kit.primitives import box, cylinder
from kit.scene import Scene
from kit.stage import at
from kit.tools import dust_sheet, mallet, roller

scene = Scene(night=True, samples=12, night_samples=14)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.4, 4.2, 2.7
TILE = 0.6
# How many tiles lie in each row, from the back wall to the front.
ROWS = (9, 9, 9, 7, 5)


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_sky", "wall_ochre")
    window_left(2.2, 3.6, 0.95, 2.15)
    new_floor()
    painted_wall()
    painter()
    tiler()
    ceiling_light(2.7, 2, 2.7, watts=70)


def new_floor():
    """Tiles with their joints; in front of them the adhesive is spread."""
    for row, count in enumerate(ROWS):
        y = DEPTH - (row + 1) * TILE
        for k in range(count):
            colour = "linen" if (k + row) % 2 else "wall_clay"
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
    """Rolled in lanes from the right; the last lane is only begun. A sheet lies on the finished tiles."""
    for k, low in enumerate((0.12, 0.12, 0.12, 0.12, 1.1)):
        x = WIDTH - (k + 1) * 0.55
        box(x, DEPTH - 0.006 - 0.0006 * k, low, min(WIDTH, x + 0.58), DEPTH, HEIGHT - 0.02, "teal_light", 0)
    box(1.6, DEPTH - 0.01, HEIGHT - 0.12, WIDTH, DEPTH, HEIGHT - 0.02, "teal_light", 0)
    box(0, DEPTH - 0.02, FLOOR, WIDTH, DEPTH, 0.12, "white", 0)
    dust_sheet(2.0, 2.95, 5.2, 4.1, FLOOR + 0.036)


def painter():
    clothes = Wear(shirt="white", trousers="linen", hat="cap", hat_colour="amber", skin="skin_dark", beard=True)
    worker(2.45, 3.15, FLOOR + 0.05, 155, hands=((0.1, -0.38, 1.35), (-0.02, -0.3, 1.05)), hold=(roller(0.6, "teal_light", 0.5), None), lean=3, look=10, wear=clothes)
    paint_bucket(3.75, 3.3, FLOOR + 0.05, "teal_light")
    paint_bucket(4.35, 3.6, FLOOR + 0.05, "teal_light")


def tiler():
    y = DEPTH - len(ROWS) * TILE
    clothes = Wear(shirt="wall_slate", trousers="navy", hat="scarf", hat_colour="linen", woman=True, skin="skin_light", gloves="amber", belt=True)
    worker(4.35, 1.3, FLOOR, -62, pose="kneel", hands=((0.14, -0.52, 0.5), (-0.16, -0.56, 0.2)), hold=(mallet, None), lean=24, look=34, wear=clothes)
    box(3.15, y + 0.05, FLOOR + 0.03, 3.74, y + 0.64, FLOOR + 0.06, "linen", 0.004)
    for k in range(6):
        with at(4.85, 0.5, FLOOR + 0.045 * k, 4 * (k % 3) - 3):
            box(-0.3, -0.3, 0, 0.3, 0.3, 0.035, "linen" if k % 2 else "wall_clay", 0.004)
    cylinder(2.75, 0.5, FLOOR, 0.2, 0.3, "navy_light", end_radius=0.23)
    cylinder(2.75, 0.5, FLOOR + 0.27, 0.19, 0.035, "stone", bevel=0)
    with at(4.5, 2.85, FLOOR + 0.036, 8):
        box(-0.5, -0.04, 0, 0.5, 0.04, 0.09, "amber", 0.01)
        box(-0.08, -0.045, 0.03, 0.08, 0.045, 0.1, "screen", 0)
