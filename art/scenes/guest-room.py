"""A hotel guest room cut open: the fan coil above the entrance blows over the bed; its pipes and drain come from the bathroom's riser."""
from kit.air import flow
from kit.building import pane_x, planks, tiles, wall_x
from kit.crew import CREW, Wear, worker
from kit.furniture import bed, bedside, cup, picture, round_table, rug
from kit.interior import ceiling_strip, curtain, cut_room, fan_coil, rod_hung, skirting, thermostat, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import tool_bag
from kit.water import toilet, vanity, valve

scene = Scene(night=True, samples=14, night_samples=18)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.2, 3.9, 3.05
CEILING = 2.4
BATH = 4.2


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "carpet", "wall_ochre", "wall_clay")
    skirting(BATH, DEPTH, FLOOR, "wood")
    bedroom()
    bathroom()
    void()
    worker(3.5, 1.35, FLOOR, 30, hands=((0.2, -0.38, 1.12), (-0.2, -0.38, 1.12)), hold=(filter_panel, None), look=-8, wear=CREW)
    tool_bag(4.1, 0.9, FLOOR, 20)
    with at(5.3, 0.85, FLOOR, turn=20):
        box(-0.28, -0.2, 0.0, 0.3, 0.2, 0.72, "navy_light", 0.02)
        for z in (0.24, 0.48):
            box(-0.26, -0.215, z, 0.28, -0.195, z + 0.012, "dark", 0)
        block(0.05, 0, 0.72, 0.46, 0.3, 0.07, "steel_light", 0.01)
        block(-0.02, 0, 0.79, 0.3, 0.2, 0.05, "white", 0.01)
    housekeeper()
    ceiling_light(1.9, 1.2, 2.9, 2.6, 1.6, 70)
    bulb(5.2, 2.2, 2.3, 14)


def bedroom():
    window_left(0.45, 2.3, 0.2, 2.2, leaves=2)
    curtain(0.12, 0.55, 0.08, 2.35, colour="navy_light")
    curtain(2.2, 2.62, 0.08, 2.35, colour="navy_light")
    box(0.7, DEPTH - 0.09, FLOOR, 3.5, DEPTH - 0.01, 1.35, "wood", 0.02)
    with at(1.2, 1.72, FLOOR):
        bed(0, 0, 0, 1.7, 2.05, colour="teal")
    bedside(0.6, DEPTH - 0.62, FLOOR)
    bedside(3.0, DEPTH - 0.62, FLOOR)
    rug(1.2, 0.45, 3.0, 1.5, FLOOR, "linen")
    round_table(0.7, 0.75, FLOOR + 0.018, 0.3, 0.5)
    cup(0.7, 0.75, FLOOR + 0.52)
    thermostat(3.75, DEPTH, 1.35, 0.16)


def bathroom():
    """Behind a half-height cut wall: basin, toilet and the riser in its corner."""
    wall_x(BATH, 1.7, DEPTH, FLOOR, CEILING, 0.12, "wall_clay")
    box(BATH + 0.12, 1.7, FLOOR, WIDTH, DEPTH, FLOOR + 0.012, "marble", 0)
    tiles(BATH + 0.12, 1.7, WIDTH, DEPTH, FLOOR + 0.012, "stone", 0.5)
    with at(BATH + 0.35, DEPTH, FLOOR):
        vanity(0, 0, 0, 1.0)
    box(BATH + 0.45, DEPTH - 0.03, 1.25, BATH + 1.25, DEPTH - 0.005, 2.05, "sky", 0.01)
    with at(BATH + 0.12, 2.4, FLOOR):
        toilet(0, 0, 0)
    for k, (x, colour, radius) in enumerate(((5.62, "blue", 0.075), (5.82, "blue", 0.075), (6.03, "grey", 0.06))):
        pipe([(x, DEPTH - 0.14, FLOOR), (x, DEPTH - 0.14, HEIGHT + 0.1)], radius, colour, 0)
    wall_x(5.42, DEPTH - 0.45, DEPTH, FLOOR, CEILING, 0.06, "wall_clay", cut=False)


def void():
    """The lower ceiling by the door with the unit on it; its grille looks to the bed."""
    ceiling_strip(2.35, BATH + 0.12, 2.5, DEPTH, CEILING)
    with at(2.55, 3.85, CEILING + 0.13, turn=-90):
        fan_coil(0, 0, 0, 1.25, 0.62, 0.29)
    box(2.33, 2.62, CEILING + 0.03, 2.38, 3.85, CEILING + 0.42, "white", 0.004)
    rod_hung([(3.1, y, CEILING + 0.4) for y in (2.75, 3.7)], HEIGHT)
    for k, z in enumerate((0.2, 0.36)):
        end = 5.62 + 0.2 * k
        pipe([(2.8 + 0.22 * k, 2.6, CEILING + z), (2.8 + 0.22 * k, 2.42 - 0.0 * k, CEILING + z), (end, 2.42, CEILING + z), (end, 3.76, CEILING + z)], 0.05, "blue", 0.12)
        valve(3.7 + 0.3 * k, 2.42, CEILING + z + 0.04, 0.08)
    pipe([(3.2, 2.7, CEILING + 0.09), (3.2, 2.56, CEILING + 0.08), (6.03, 2.56, CEILING + 0.04), (6.03, 3.76, CEILING)], 0.03, "grey", 0.08)
    for k in range(3):
        y = 2.85 + k * 0.34
        flow([(2.3, y, CEILING + 0.2), (1.9, y, CEILING + 0.12), (1.35, y - 0.1, 2.0), (1.15, y - 0.2, 1.5)], bend=0.4, radius=0.026)


def housekeeper():
    """She makes the bed."""
    maid = Wear(shirt="wall_slate", trousers="dark", apron="white", woman=True, skin="skin_dark", hair="black")
    worker(0.82, 2.35, FLOOR, 88, hands=((0.14, -0.5, 0.78), (-0.16, -0.48, 0.78)), lean=22, wear=maid)


def filter_panel():
    """The unit's washed filter, held by its frame."""
    box(-0.42, -0.08, -0.02, 0.06, -0.04, 0.3, "navy", 0.005)
    box(-0.39, -0.09, 0.01, 0.03, -0.03, 0.27, "grey", 0)
    for k in range(6):
        box(-0.38 + k * 0.075, -0.095, 0.01, -0.37 + k * 0.075, -0.025, 0.27, "steel_light", 0)
