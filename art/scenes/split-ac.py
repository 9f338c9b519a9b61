"""A technician measures at a wall-mounted split unit in a living room; two pipes lead to the outdoor unit, a third takes the water away."""
from kit.air import flow
from kit.building import plinth, planks
from kit.cooling import outdoor_unit, split_unit
from kit.crew import CREW, Wear, worker
from kit.furniture import cup, picture, round_table, rug, sofa
from kit.interior import curtain, cut_room, skirting, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import cylinder
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import hop_up, meter, tool_bag

scene = Scene(night=True, samples=12, night_samples=14)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.4, 3.4, 2.8
OUT = 4.75


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_slate", "wall_clay", side=0.14)
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(1.9, 2.9, 0.9, 2.15)
    curtain(1.62, 1.92, 0.12, 2.4, colour="linen", folds=3)
    picture(0.5, 1.25, 1.35, 1.95)
    living_room()
    split_unit(1.15, DEPTH, 1.95, 1.5)
    cold_air()
    people()
    outside()
    drain()
    ceiling_light(2, 1.5, 2.7, watts=75)


def living_room():
    sofa(1.05, 0.35, FLOOR, 2.1, 0.9, turn=90)
    rug(1.25, 0.45, 3.0, 2.3, FLOOR + 0.006, "wall_ochre")
    round_table(1.95, 1.35, FLOOR + 0.02, 0.4, 0.32)
    cup(1.85, 1.4, FLOOR + 0.34)
    planter(0.45, 3.0, FLOOR, 0.44, 0.38, seed=4)


def cold_air():
    for k in range(3):
        x = 1.35 + k * 0.36
        flow([(x, 3.13, 1.93), (x, 2.85, 1.72), (x, 2.5, 1.4), (x, 2.3, 1.02), (x, 2.25, 0.7)], bend=0.4)


def people():
    """He stands on a low platform with his meter; the woman of the house listens to him."""
    hop_up(2.98, 2.72, FLOOR, 0.95, 0.5, 0.4)
    worker(3.02, 2.72, FLOOR + 0.41, 118, hands=((0.1, -0.3, 1.22), (-0.26, -0.5, 1.52)), hold=(None, meter), look=-40, wear=CREW)
    tool_bag(3.55, 1.75, FLOOR, 25)
    owner = Wear(gown="teal_light", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(3.15, 1.05, FLOOR, 62, hands=((0.14, -0.28, 1.12), (-0.14, -0.28, 1.02)), look=-12, wear=owner)


def drain():
    """Falls all the way to a gully outside."""
    y = DEPTH - 0.04
    pipe([(2.6, y, 2.0), (3.62, y, 1.98), (3.62, y, 0.36), (OUT + 0.2, y, 0.3), (OUT + 0.2, 3.1, 0.28), (OUT + 0.2, 3.1, 0.06)], 0.032, "grey", 0.1)
    cylinder(OUT + 0.2, 3.1, 0.0, 0.12, 0.015, "dark", bevel=0)


def outside():
    plinth(WIDTH + 0.3, -0.35, 6.25, DEPTH + 1.11, 0.18, 0.34, "sand", "sand_dark")
    with at(5.8, 0.75, 0, turn=90):
        outdoor_unit(0, 0, 0, width=1.4, depth=0.55, height=1.05, colour="linen")
    for k, colour in enumerate(("copper", "blue")):
        apart = 0.12 * k
        y = DEPTH - 0.07
        run = [(2.65, y, 2.2 - apart), (3.95 - apart, y, 2.2 - apart), (3.95 - apart, y, 0.95 - apart), (5.5 - apart, y, 0.95 - apart), (5.5 - apart, 2.0, 0.95 - apart)]
        pipe(run, 0.05 - 0.01 * k, colour, 0.14)
    bulb(6.5, 1, 2.4, 25)
