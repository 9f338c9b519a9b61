"""A family room with plants and a sensor on the wall; above, a fresh-air unit cut open shows its filters and heat exchanger."""
from kit.air import flow
from kit.building import CUT, planks
from kit.crew import Wear, worker
from kit.furniture import cup, round_table, rug, sofa
from kit.interior import cut_room, skirting, window_left
from kit.light import ceiling_light
from kit.plants import planter
from kit.primitives import box, cylinder, prism, tube
from kit.runs import duct, hanger
from kit.scene import Scene

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.2, 3.5, 3.5
LOW, FRONT = 2.45, 2.2
UNIT = (2.55, 4.6)
UNIT_Y = (2.35, 3.3)
UNIT_Z = (2.62, 3.3)


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_sky", "wall_sky")
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(2.1, 3.2, 0.9, 2.0)
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    family_room()
    ceiling()
    fresh_air_unit()
    supply()
    sensor(1.3, 1.5)
    ceiling_light(2.4, 1.4, 2.4)


def family_room():
    sofa(1.15, 0.3, FLOOR, 2.1, 0.95, turn=90)
    rug(1.35, 0.35, 4.2, 2.5, FLOOR + 0.006, "wall_ochre")
    round_table(2.5, 1.3, FLOOR + 0.018, 0.48, 0.3)
    cup(2.35, 1.35, FLOOR + 0.32)
    cup(2.65, 1.15, FLOOR + 0.32, "teal")
    father = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(0.74, 0.85, FLOOR, 78, pose="sit", hands=((0.16, -0.4, 0.72), (-0.16, -0.4, 0.72)), look=-22, wear=father, seat=0.44)
    mother = Wear(gown="wall_rose", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(0.74, 1.6, FLOOR, 78, pose="sit", hands=((0.16, -0.4, 0.72), (-0.16, -0.4, 0.72)), look=-30, wear=mother, seat=0.44)
    child = Wear(shirt="amber", trousers="navy_light", skin="skin_light")
    worker(3.35, 0.9, FLOOR + 0.02, 32, hands=((0.3, -0.3, 1.2), (-0.34, -0.1, 0.86)), look=6, wear=child, scale=0.62)
    planter(0.5, 3.0, FLOOR, 0.6, 0.45, seed=4)
    planter(4.7, 3.0, FLOOR, 0.6, 0.45, seed=8)
    planter(4.75, 0.55, FLOOR, 0.45, 0.36, seed=2, pot="copper")
    sideboard(1.5, 3.0)


def sideboard(x0, x1):
    box(x0, DEPTH - 0.45, FLOOR + 0.1, x1, DEPTH - 0.02, FLOOR + 0.7, "wood", 0.02)
    for k in range(3):
        left = x0 + 0.05 + k * (x1 - x0 - 0.06) / 3
        box(left, DEPTH - 0.465, FLOOR + 0.16, left + (x1 - x0) / 3 - 0.06, DEPTH - 0.44, FLOOR + 0.64, "wood_dark", 0.006)
    planter(x0 + 0.3, DEPTH - 0.24, FLOOR + 0.7, 0.26, 0.2, seed=11)
    for k, colour in enumerate(("teal", "amber", "copper", "mint")):
        box(x0 + 0.85 + k * 0.08, DEPTH - 0.36, FLOOR + 0.7, x0 + 0.91 + k * 0.08, DEPTH - 0.12, FLOOR + 0.98, colour, 0.004)


def ceiling():
    box(0, FRONT, LOW, WIDTH - 0.02, DEPTH - 0.01, LOW + 0.04, "white", 0)
    box(0, FRONT - 0.04, LOW - 0.005, WIDTH - 0.02, FRONT, LOW + 0.05, CUT, 0)


def fresh_air_unit():
    """Without its front and top: fan, exchanger and two filters, in the way the air goes from right to left."""
    (x0, x1), (y0, y1), (z0, z1) = UNIT, UNIT_Y, UNIT_Z
    box(x0, y0, z0, x1, y1, z0 + 0.05, "white", 0.006)
    box(x0, y1 - 0.05, z0, x1, y1, z1, "white", 0.006)
    for x in (x0, x1 - 0.05):
        box(x, y0, z0, x + 0.05, y1, z1, "white", 0.006)
        box(x - 0.004, y0 - 0.006, z0, x + 0.054, y0 + 0.03, z1, CUT, 0)
        box(x - 0.004, y0, z1, x + 0.054, y1, z1 + 0.025, CUT, 0)
    box(x0, y1 - 0.054, z1, x1, y1 + 0.004, z1 + 0.026, CUT, 0)
    box(x0, y0 - 0.006, z0 - 0.004, x1, y0 + 0.02, z0 + 0.054, CUT, 0)
    filters(x1 - 0.28)
    exchanger((x0 + x1) / 2 - 0.04)
    fan(x0 + 0.33)
    for x in (x0 + 0.1, x1 - 0.1):
        hanger(x, y0 - 0.03, z0, HEIGHT)


def filters(x):
    """A coarse panel, then a deep pleated one."""
    (y0, y1), (z0, z1) = UNIT_Y, UNIT_Z
    box(x, y0 + 0.04, z0 + 0.06, x + 0.08, y1 - 0.06, z1 - 0.03, "sand_dark", 0.005)
    box(x - 0.36, y0 + 0.04, z0 + 0.06, x - 0.32, y1 - 0.06, z1 - 0.03, "steel", 0.004)
    for k in range(9):
        y = y0 + 0.06 + k * 0.09
        prism([(x - 0.32, y), (x - 0.32, y + 0.075), (x - 0.08, y + 0.045), (x - 0.08, y + 0.03)], z0 + 0.07, z1 - 0.04, "mint", 0)


def exchanger(x, size=0.32):
    """A plate heat exchanger on its edge, its plates seen from in front."""
    (y0, y1), (z0, z1) = UNIT_Y, UNIT_Z
    z = (z0 + z1) / 2 + 0.02
    prism([(x - size, z), (x, z - size + 0.03), (x + size, z), (x, z + size - 0.03)], y0 + 0.05, y1 - 0.06, "amber", 0.004, "Y")
    for k in range(-3, 4):
        a, half = k * 0.075, size - 0.06
        box(x + a - 0.008, y0 + 0.035, z - half + abs(a), x + a + 0.008, y0 + 0.06, z + half - abs(a), "plaster", 0)


def fan(x):
    (y0, _), (z0, z1) = UNIT_Y, UNIT_Z
    z = (z0 + z1) / 2 + 0.02
    tube(x, y0 + 0.12, z, 0.26, 0.18, 0.5, "teal", "Y")
    cylinder(x, y0 + 0.14, z, 0.18, 0.4, "dark", "Y", bevel=0)
    cylinder(x, y0 + 0.1, z, 0.07, 0.3, "steel", "Y")


def supply():
    """Fresh air from the wall, filtered, to the room; the room's air gives its cold to the exchanger and leaves upwards."""
    z, fresh, used = 2.98, 3.04, 2.6
    duct([(UNIT[1] + 0.01, fresh, z), (WIDTH + 0.3, fresh, z)], 0.36, 0.36, seam=5)
    weather_louvre(WIDTH + 0.3, fresh, z)
    duct([(UNIT[1] + 0.01, used, z), (4.85, used, z), (4.85, used, HEIGHT + 0.3)], 0.36, 0.36, "mint", seam=5)
    flow([(WIDTH + 1.1, fresh, z), (WIDTH + 0.46, fresh, z)], "teal_light", 0.045)
    flow([(4.85, used, HEIGHT + 0.32), (4.85, used, HEIGHT + 0.85)], "copper", 0.045)
    duct([(UNIT[0] - 0.01, fresh, z), (0.3, fresh, z)], 0.36, 0.36, seam_colour="teal", seam=0.8)
    for x in (0.55, 1.3):
        box(x - 0.18, 2.3, LOW + 0.02, x + 0.18, 2.62, z + 0.1, "teal_light", 0.015)
        box(x - 0.12, 2.6, z - 0.2, x + 0.12, 2.87, z + 0.06, "teal_light", 0.01)
        for side in (-0.16, 0.16):
            flow([(x + side, 2.3, LOW - 0.02), (x + side * 1.3, 2.25, 2.0), (x + side * 1.8, 2.05, 1.45)], radius=0.026)
    duct([(UNIT[0] - 0.01, used, z), (2.1, used, z), (2.1, used, LOW + 0.04)], 0.36, 0.36, "mint", seam=5)
    flow([(2.1, 2.2, 1.75), (2.1, 2.2, LOW - 0.03)], "copper", 0.03)


def weather_louvre(x, y, z):
    box(x, y - 0.2, z - 0.22, x + 0.07, y + 0.2, z + 0.22, "steel", 0.01)
    for k in range(5):
        low = z - 0.18 + k * 0.08
        box(x + 0.03, y - 0.17, low, x + 0.11, y + 0.17, low + 0.03, "dark", 0)


def sensor(y, z):
    """On the left wall at breathing height; its lit ring says that the air is good."""
    box(0.003, y, z, 0.05, y + 0.46, z + 0.54, "navy", 0.04)
    box(0.045, y + 0.04, z + 0.04, 0.06, y + 0.42, z + 0.5, "screen", 0)
    tube(0.055, y + 0.23, z + 0.3, 0.14, 0.09, 0.02, "teal", "X", bevel=0)
    for k in range(3):
        box(0.055, y + 0.11 + k * 0.09, z + 0.08, 0.07, y + 0.17 + k * 0.09, z + 0.11, "teal", 0)
