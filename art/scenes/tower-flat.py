"""A flat in a district-cooled tower: a fan coil in the ceiling void, two chilled-water pipes from the riser cupboard with its meter, no outdoor unit."""
from kit.air import flow
from kit.building import planks, wall_x
from kit.crew import CREW, Wear, worker
from kit.furniture import cup, picture, round_table, rug, sofa
from kit.interior import ceiling_strip, curtain, cut_room, fan_coil, rod_hung, skirting, thermostat, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import block, box, cylinder, tube
from kit.runs import clamp, pipe
from kit.scene import Scene
from kit.tools import tablet, tool_bag
from kit.water import valve

scene = Scene(night=True, samples=14, night_samples=18)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 5.2, 3.7, 3.1
CEILING = 2.42
CUPBOARD = 4.0


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, left="wall_sky", back="wall_sky")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.3)
    skirting(CUPBOARD, DEPTH, FLOOR)
    living_room()
    void()
    cupboard()
    people()
    ceiling_light(2.2, 1.3, 2.9, 2.6, 1.6, 75)
    bulb(4.5, 3.0, 2.1, 8)


def living_room():
    window_left(0.55, 2.35, 0.25, 2.25, leaves=3)
    curtain(0.2, 0.6, 0.1, 2.4)
    curtain(2.3, 2.7, 0.1, 2.4)
    rug(1.0, 0.35, 3.2, 2.2, FLOOR, "linen")
    sofa(1.15, 0.35, FLOOR, 1.9, 0.9, turn=90, colour="navy_light", seat="blue")
    round_table(2.2, 1.3, FLOOR + 0.018, 0.42, 0.34)
    cup(2.15, 1.4, FLOOR + 0.36, "amber")
    planter(0.45, 3.2, FLOOR, 0.45, 0.4, seed=4)
    box(1.0, DEPTH - 0.38, FLOOR, 2.7, DEPTH, 0.5, "wood", 0.02)
    box(1.15, DEPTH - 0.06, 0.85, 2.55, DEPTH - 0.01, 1.65, "dark", 0.02)
    box(1.19, DEPTH - 0.066, 0.89, 2.51, DEPTH - 0.05, 1.61, "navy", 0)
    thermostat(3.3, DEPTH, 1.4, 0.16)


def void():
    """The bulkhead with its grille in front, the unit and its pipes above the ceiling."""
    ceiling_strip(0, CUPBOARD, 2.35, DEPTH, CEILING)
    box(0.35, 2.33, CEILING, 2.95, 2.38, CEILING + 0.24, "white", 0.004)
    box(0.35, 2.325, CEILING + 0.24, 2.95, 2.385, CEILING + 0.255, "navy", 0)
    box(0.7, 2.322, CEILING + 0.05, 2.3, 2.34, CEILING + 0.19, "dark", 0)
    for k in range(15):
        box(0.72 + k * 0.108, 2.312, CEILING + 0.05, 0.735 + k * 0.108, 2.33, CEILING + 0.19, "steel", 0)
    fan_coil(0.8, 2.72, CEILING + 0.13, 1.5, 0.7, 0.3)
    box(0.85, 2.38, CEILING + 0.14, 2.25, 2.7, CEILING + 0.4, "teal_light", 0.01)
    rod_hung([(x, y, CEILING + 0.4) for x in (0.86, 2.24) for y in (2.8, 3.36)], HEIGHT)
    for k in range(4):
        x = 0.95 + k * 0.36
        flow([(x, 2.28, CEILING + 0.1), (x, 1.95, CEILING - 0.05), (x, 1.6, 1.9), (x, 1.45, 1.45)], bend=0.4, radius=0.024)
    for k, (y, z) in enumerate(((2.86, 0.2), (3.1, 0.34))):
        end = 4.3 + 0.24 * k
        pipe([(2.33, y, CEILING + z), (end, y, CEILING + z), (end, 3.42, CEILING + z), (end, 3.42, CEILING - 0.35)], 0.055, "blue", 0.13)
        valve(2.85 + 0.35 * k, y, CEILING + z + 0.05, 0.09)
    pipe([(2.5, 3.35, CEILING + 0.1), (4.8, 3.35, CEILING + 0.05), (4.8, 3.45, CEILING)], 0.032, "grey", 0.06)


def cupboard():
    """Risers that pass through the floor; the meter of the flat hangs on its return."""
    wall_x(CUPBOARD, 2.75, DEPTH, FLOOR, CEILING, 0.1, "wall_sky")
    for x in (4.3, 4.54):
        tube(x, 3.42, FLOOR, 0.13, 0.08, 0.03, "dark")
        pipe([(x, 3.42, FLOOR), (x, 3.42, HEIGHT + 0.1)], 0.078, "blue", 0)
        for z in (0.5, 1.9):
            clamp(x, 3.42, z, 0.08)
    pipe([(4.82, 3.45, FLOOR), (4.82, 3.45, HEIGHT + 0.1)], 0.055, "grey", 0)
    block(4.42, 3.26, 1.2, 0.36, 0.14, 0.26, "white", 0.02)
    box(4.3, 3.18, 1.3, 4.54, 3.195, 1.41, "screen", 0)
    for x in (4.3, 4.54):
        cylinder(x, 3.42, 0.95, 0.12, 0.2, "navy_light")
        pipe([(x, 3.32, 1.05), (x, 3.26, 1.2)], 0.014, "dark", 0)
    box(4.98, 2.76, FLOOR, 5.03, 3.55, 2.15, "wood", 0.01)
    box(4.96, 2.86, 1.02, 4.99, 2.89, 1.18, "steel", 0)


def people():
    worker(4.25, 2.2, FLOOR, 25, hands=((0.16, -0.34, 1.1), (-0.14, -0.36, 1.12)), hold=(None, tablet), lean=4, look=-8, wear=CREW)
    tool_bag(3.35, 2.35, FLOOR, 20)
    resident = Wear(shirt="wall_rose", trousers="navy", hat="scarf", hat_colour="plaster", woman=True, skin="skin_light", gown="wall_rose")
    worker(0.72, 1.55, FLOOR, 90, pose="sit", seat=0.46, hands=((0.2, -0.3, 0.72), (-0.2, -0.3, 0.72)), look=-25, wear=resident)
