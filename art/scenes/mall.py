"""A mall's gallery between its shopfronts: an escalator, a bench with plants, people strolling; above the ceiling the air of the common area."""
from kit.air import flow
from kit.building import pane_x, tiles
from kit.cooling import diffuser
from kit.crew import CREW, Wear, worker
from kit.interior import ceiling_strip, cut_room, rod_hung
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder, prism, sheet, slab
from kit.runs import duct, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import tablet

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.0, 5.0, 4.1
CEILING = 3.3
FRONT = 1.1


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_sky", "wall_slate")
    tiles(FRONT, 0, WIDTH, DEPTH - 1.0, FLOOR, "stone", 0.9)
    slab(FRONT + 0.6, 0.5, WIDTH - 0.4, 3.2, FLOOR + 0.004, FLOOR + 0.01, "sand", 0.5, 0)
    fashion()
    perfume()
    escalator()
    seats()
    air()
    people()
    ceiling_light(3.5, 2.2, 4.0, 4.0, 2.6, 150)
    bulb(0.6, 2.2, 2.3, 14)
    bulb(3.0, 4.5, 2.3, 14)


def fashion():
    """The shop at the left: glass front with dressed busts and a rail, its name board left blank."""
    box(0.01, 0.3, 2.72, FRONT + 0.03, 3.9, CEILING, "teal", 0.01)
    box(0.01, 0.3, FLOOR, FRONT, 3.9, FLOOR + 0.05, "wood", 0)
    pane_x(FRONT, 0.3, 2.5, FLOOR + 0.05, 2.72, mullions=1)
    pane_x(FRONT, 3.4, 3.9, FLOOR + 0.05, 2.72)
    for y, dress in ((0.75, "wall_rose"), (1.35, "amber"), (1.95, "wall_sage")):
        with at(0.62, y, FLOOR + 0.05, turn=60):
            cylinder(0, 0, 0, 0.16, 0.03, "dark")
            cylinder(0, 0, 0.03, 0.015, 0.6, "steel")
            cylinder(0, 0, 0.45, 0.26, 0.55, dress, end_radius=0.13, bevel=0.02)
            cylinder(0, 0, 1.0, 0.13, 0.4, dress, end_radius=0.19, bevel=0.04)
            ball(0, 0, 1.58, 0.1, "linen", (1, 1, 1.2))
    for k, cloth in enumerate(("blue", "wall_ochre", "red_soft", "teal_light", "linen", "navy_light", "wall_rose")):
        box(0.1, 2.62 + k * 0.14, 0.75, 0.55, 2.7 + k * 0.14, 1.55, cloth, 0.02)
    pipe([(0.3, 2.5, 1.62), (0.3, 3.75, 1.62)], 0.018, "steel", 0)


def perfume():
    """The shop at the back: niches with bottles that shine at night, and its counter."""
    y = DEPTH - 0.9
    box(1.6, y - 0.03, 2.72, 4.6, DEPTH - 0.01, CEILING, "wall_clay", 0.01)
    box(1.6, y, FLOOR, 4.6, DEPTH, FLOOR + 0.05, "wood_dark", 0)
    for x in (1.6, 4.5):
        box(x, y - 0.02, FLOOR, x + 0.1, DEPTH, 2.72, "wall_clay", 0.01)
    for row in range(4):
        z = 0.62 + row * 0.5
        box(1.75, DEPTH - 0.32, z, 4.45, DEPTH - 0.01, z + 0.04, "wood", 0)
        for k in range(11):
            tint = ("amber", "wall_rose", "teal_light", "copper")[(k * 3 + row) % 4]
            block(1.93 + k * 0.24, DEPTH - 0.17, z + 0.04, 0.09, 0.09, 0.15 + 0.06 * ((k + row) % 3), tint, 0.015)
            cylinder(1.93 + k * 0.24, DEPTH - 0.17, z + 0.2 + 0.06 * ((k + row) % 3), 0.018, 0.05, "carpet_gold")
    box(1.75, DEPTH - 0.02, 0.55, 4.45, DEPTH - 0.005, 2.6, "linen", 0)
    slab(2.3, y - 0.25, 3.7, y + 0.2, FLOOR + 0.05, 0.95, "linen", 0.1)
    slab(2.25, y - 0.3, 3.75, y + 0.25, 0.95, 1.0, "wood_dark", 0.1)


def escalator():
    """Rises to the back right; its side is glazed between the landing plates."""
    for y in (2.55, 3.35):
        prism([(4.55, FLOOR), (5.0, FLOOR), (WIDTH, 1.75), (WIDTH, 2.0), (5.25, 0.3), (4.55, 0.3)], y, y + 0.12, "steel", 0.01, "Y")
        pipe([(4.5, y + 0.06, 0.4), (4.58, y + 0.06, 0.98), (5.1, y + 0.06, 1.02), (WIDTH, y + 0.06, 2.72)], 0.045, "dark", 0.2)
        sheet((5.2, y + 0.06, 0.3), (WIDTH, y + 0.06, 2.0), (WIDTH, y + 0.06, 2.68), (5.1, y + 0.06, 0.98), "glass")
    for k in range(8):
        x = 5.15 + k * 0.24
        box(x, 2.67, 0.06, x + 0.25, 3.35, 0.26 + k * 0.215, "grey", 0.004)
        box(x - 0.005, 2.68, 0.24 + k * 0.215, x + 0.035, 3.34, 0.267 + k * 0.215, "amber", 0)
    box(4.3, 2.67, FLOOR, 5.15, 3.35, FLOOR + 0.02, "steel", 0)


def seats():
    slab(3.0, 0.95, 4.9, 1.55, FLOOR, 0.42, "wood", 0.28)
    slab(3.55, 1.08, 4.35, 1.42, 0.4, 0.62, "linen", 0.15)
    for k, x in enumerate((3.7, 3.95, 4.2)):
        planter(x, 1.25, 0.5, 0.3, 0.12, seed=k + 2, pot="linen")


def air():
    """The hall's duct above the cut ceiling, slot diffusers along the fronts."""
    ceiling_strip(0, WIDTH, 3.75, DEPTH, CEILING)
    ceiling_strip(0, 1.3, 0.0, 3.75, CEILING)
    duct([(WIDTH, 4.45, CEILING + 0.36), (0.55, 4.45, CEILING + 0.36), (0.55, 0.4, CEILING + 0.36)], 0.6, 0.4, "teal_light", 1.1)
    for x in (2.4, 4.2, 6.0):
        diffuser(x, 4.0, CEILING - 0.05, 0.44)
        flow([(x, 3.75, CEILING - 0.06), (x, 3.4, CEILING - 0.14), (x + 0.05, 3.1, CEILING - 0.7)], radius=0.028)
    rod_hung([(x, 4.8, CEILING + 0.5) for x in (1.5, 3.3, 5.1, 6.8)], HEIGHT)


def people():
    worker(2.35, 1.7, FLOOR, 70, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-20, wear=CREW)
    mother = Wear(gown="navy_light", hat="scarf", hat_colour="teal_light", woman=True, skin="skin_light")
    worker(5.4, 1.7, FLOOR, 28, hands=((0.34, -0.1, 0.86), (-0.36, -0.08, 0.78)), look=12, wear=mother)
    child = Wear(shirt="amber", trousers="navy_light", skin="skin_light")
    worker(6.05, 1.65, FLOOR, 20, hands=((0.34, -0.1, 0.86), (-0.34, -0.02, 1.25)), look=-18, wear=child, scale=0.62)
    father = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(4.75, 2.0, FLOOR, 52, look=-10, wear=father)
    guest = Wear(shirt="red_soft", trousers="dark", woman=True, hair="wood_dark", skin="skin_light")
    worker(3.3, 0.62, FLOOR, 10, pose="sit", hands=((0.14, -0.4, 0.72), (-0.14, -0.4, 0.72)), look=10, wear=guest, seat=0.4)
