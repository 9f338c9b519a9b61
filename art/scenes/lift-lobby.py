"""The lift lobby of an office floor: landlord's duct above the ceiling, a branch with damper and pipes through the wall to the tenant behind glass."""
from kit.air import flow
from kit.building import pane_x, tiles
from kit.cooling import diffuser
from kit.crew import CREW, CREW_WOMAN, Wear, worker
from kit.furniture import desk
from kit.interior import ceiling_strip, cut_room, rod_hung, thermostat
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder, slab
from kit.runs import duct, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import clipboard, hop_up, meter
from kit.water import valve

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.4, 3.8, 3.3
CEILING = 2.65
TENANT = 4.35


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_sage", "wall_sage")
    tiles(0, 0, TENANT, DEPTH, FLOOR, "stone", 0.75)
    box(TENANT, 0, FLOOR, WIDTH, DEPTH, FLOOR + 0.012, "carpet", 0)
    lifts()
    tenant()
    air()
    furniture()
    people()
    ceiling_light(2.1, 1.5, 3.2, 2.8, 1.8, 100)
    ceiling_light(5.4, 1.8, 3.2, 1.4, 2.0, 50)
    bulb(1.2, 4.0, 2.0, 16)


def lifts():
    """Two lifts in a stone surround; the left one stands open and lit."""
    box(0.35, DEPTH - 0.06, FLOOR, 3.75, DEPTH, CEILING, "rock_light", 0.006)
    for k, x in enumerate((0.6, 2.35)):
        for jamb in (x - 0.1, x + 1.15):
            box(jamb, DEPTH - 0.12, FLOOR, jamb + 0.1, DEPTH, 2.25, "steel", 0.006)
        box(x - 0.1, DEPTH - 0.12, 2.2, x + 1.25, DEPTH, 2.32, "steel", 0.006)
        box(x + 0.42, DEPTH - 0.13, 2.4, x + 0.73, DEPTH - 0.05, 2.52, "dark", 0.01)
        box(x + 0.52, DEPTH - 0.136, 2.43, x + 0.63, DEPTH - 0.128, 2.49, "screen" if k == 0 else "amber", 0)
        if k:
            box(x, DEPTH - 0.09, FLOOR, x + 0.57, DEPTH - 0.05, 2.2, "steel_light", 0.004)
            box(x + 0.58, DEPTH - 0.09, FLOOR, x + 1.15, DEPTH - 0.05, 2.2, "steel_light", 0.004)
        else:
            cabin(x)
    box(2.06, DEPTH - 0.1, 1.0, 2.16, DEPTH - 0.05, 1.35, "dark", 0.01)
    for z in (1.1, 1.24):
        cylinder(2.11, DEPTH - 0.1, z, 0.022, -0.012, "lamp", "Y")


def cabin(x):
    """What is seen through the open door: back wall with mirror, handrail, lit ceiling."""
    box(x, DEPTH - 0.075, FLOOR, x + 1.15, DEPTH - 0.04, 2.2, "wood_dark", 0)
    box(x + 0.2, DEPTH - 0.082, 0.95, x + 0.95, DEPTH - 0.07, 1.95, "sky", 0)
    pipe([(x + 0.1, DEPTH - 0.1, 0.86), (x + 1.05, DEPTH - 0.1, 0.86)], 0.02, "steel", 0)
    box(x + 0.02, DEPTH - 0.11, 2.1, x + 1.13, DEPTH - 0.07, 2.19, "lamp", 0)
    for side in (x, x + 1.06):
        box(side, DEPTH - 0.1, FLOOR, side + 0.09, DEPTH - 0.07, 2.2, "steel_light", 0.004)


def tenant():
    pane_x(TENANT, 0.2, 1.2, FLOOR, 2.35)
    pane_x(TENANT, 2.2, DEPTH, FLOOR, 2.35, mullions=1)
    box(TENANT - 0.03, 1.2, 2.3, TENANT + 0.03, 2.2, 2.38, "navy", 0)
    box(TENANT - 0.05, 0.17, 2.37, TENANT + 0.05, DEPTH, CEILING, "wall_sage", 0.004)
    desk(4.85, 2.5, FLOOR + 0.012, 0, 1.35, 0.7)
    thermostat(4.75, DEPTH, 1.35, 0.15)


def air():
    """The landlord's main in teal; the tenant's branch leaves through a damper with its amber handle; two blue pipes and a valve beside it."""
    ceiling_strip(0, WIDTH, 3.12, DEPTH, CEILING)
    duct([(0.25, 3.52, CEILING + 0.3), (TENANT - 0.35, 3.52, CEILING + 0.3)], 0.45, 0.38, "teal_light", 1.0)
    duct([(TENANT - 0.05, 3.52, CEILING + 0.3), (WIDTH, 3.52, CEILING + 0.3)], 0.38, 0.3, "mint", 0.8)
    box(TENANT - 0.35, 3.27, CEILING + 0.1, TENANT - 0.05, 3.77, CEILING + 0.5, "steel", 0.01)
    box(TENANT - 0.27, 3.21, CEILING + 0.2, TENANT - 0.13, 3.27, CEILING + 0.4, "dark", 0.01)
    pipe([(TENANT - 0.2, 3.2, CEILING + 0.32), (TENANT - 0.06, 3.16, CEILING + 0.5)], 0.02, "amber", 0)
    for y in (3.17, 3.27):
        pipe([(0.25, y, CEILING + 0.16), (WIDTH, y, CEILING + 0.16)], 0.045, "blue", 0)
    valve(TENANT + 0.4, 3.17, CEILING + 0.2, 0.1)
    box(TENANT + 0.75, 3.1, CEILING + 0.1, TENANT + 0.95, 3.22, CEILING + 0.3, "amber", 0.01)
    for x in (1.2, 3.0, 5.5):
        diffuser(x, 3.36, CEILING - 0.05, 0.36)
        flow([(x, 3.14, CEILING - 0.06), (x, 2.8, CEILING - 0.12), (x + 0.05, 2.55, CEILING - 0.6)], radius=0.026)
    rod_hung([(x, 3.6, CEILING + 0.5) for x in (0.8, 2.4, 5.2)], HEIGHT)


def furniture():
    slab(0.25, 0.5, 0.75, 2.1, FLOOR, 0.42, "teal", 0.1, 0.04)
    planter(0.4, 2.6, FLOOR, 0.38, 0.4, seed=4, pot="wood_dark")
    planter(0.5, 0.2, FLOOR, 0.38, 0.38, seed=9, pot="wood_dark")
    cylinder(3.95, 3.45, FLOOR, 0.13, 0.6, "steel")


def people():
    worker(2.95, 0.75, FLOOR, 20, hands=((0.16, -0.34, 1.08), (-0.16, -0.34, 1.1)), hold=(None, clipboard), look=-20, wear=CREW_WOMAN)
    owner = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(2.05, 0.8, FLOOR, 66, hands=((0.2, -0.36, 1.1), (-0.34, -0.1, 0.86)), look=16, wear=owner)
    hop_up(5.15, 1.75, FLOOR + 0.012, 1.05, 0.5, 0.45)
    worker(5.25, 1.75, FLOOR + 0.46, 172, hands=((0.12, -0.4, 1.62), (-0.14, -0.4, 1.5)), hold=(meter, None), look=-18, wear=CREW)
    guest = Wear(shirt="navy_light", trousers="dark", woman=True, hat="scarf", hat_colour="teal_light", skin="skin_light")
    worker(0.55, 1.5, FLOOR, 80, pose="sit", hands=((0.16, -0.4, 0.64), (-0.16, -0.4, 0.64)), look=-24, wear=guest, seat=0.42)
    with at(0.5, 0.85, FLOOR + 0.07, turn=80):
        block(0.34, -0.1, 0.35, 0.3, 0.12, 0.34, "wood_dark", 0.03)
        ball(0.34, -0.1, 0.74, 0.03, "wood_dark")
