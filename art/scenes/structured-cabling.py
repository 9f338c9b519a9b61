"""A communications room cut open: bundles of data cables run from the racks on trays to desks and a ceiling access point."""
from kit.building import CUT, tiles
from kit.crew import CREW, Wear, worker
from kit.electrical import cable_drum
from kit.furniture import desk, round_table, stool
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.people import toolbox
from kit.plants import planter
from kit.primitives import box, cylinder
from kit.runs import cable_tray, hanger, pipe, ring
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.2, 4.6, 3.0
PARTITION = 3.0
TRAY = 2.45
CABLES = ("blue", "blue", "amber", "amber", "red", "copper")


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_sage", "wall_ochre")
    tiles(0, 0, PARTITION, DEPTH, FLOOR)
    box(PARTITION, 0, FLOOR - 0.02, WIDTH, DEPTH, FLOOR + 0.004, "carpet", 0)
    partition()
    for k in range(2):
        rack(0.45 + k * 1.0, DEPTH - 0.3, k)
    trays()
    office()
    access_point()
    worker(1.5, 2.75, FLOOR, 168, hands=((0.14, -0.42, 1.2), (-0.16, -0.44, 1.35)), look=-42, wear=CREW)
    cable_drum(0.75, 1.1, FLOOR, 0.36, 0.5, "blue")
    toolbox(2.2, 0.7, FLOOR, 10, "copper")
    ceiling_light(4.0, 1.9, 2.9, 4.8, 1.6, 105)


def partition():
    box(PARTITION, 0.9, FLOOR, PARTITION + 0.1, DEPTH, 1.0, "wall_grey", 0.01)
    box(PARTITION, 0.9, 1.0, PARTITION + 0.1, DEPTH, 1.035, CUT, 0)


def rack(x, y, number):
    """An open frame with patch panels; every port has its cable."""
    with at(x, y, FLOOR):
        box(0, -0.7, 0, 0.85, 0, 0.1, "dark", 0.01)
        for left in (0, 0.78):
            for front in (-0.7, -0.07):
                box(left, front, 0.1, left + 0.07, front + 0.07, 2.1, "dark", 0.005)
        box(0, -0.7, 2.1, 0.85, 0, 2.16, "dark", 0.01)
        for k in range(6):
            unit(0.2 + k * 0.31, k + number)


def unit(z, number):
    """A panel, or a switch with lamps, and the patch cables that hang from it."""
    box(0.07, -0.68, z, 0.78, -0.3, z + 0.2, ("navy_light", "grey")[number % 2], 0.006)
    for k in range(8):
        x, colour = 0.13 + k * 0.075, CABLES[(k // 2 + number) % 4]
        box(x, -0.69, z + 0.09, x + 0.045, -0.675, z + 0.14, "screen" if number % 2 else "black", 0)
        line = [
            (x + 0.02, -0.68, z + 0.11), (x + 0.02, -0.78, z + 0.1), (x + 0.02, -0.76, z - 0.06),
        ]
        pipe(line, 0.016, colour, 0.04)


def trays():
    """One tray over the racks to the end of the office, drops to both."""
    y = DEPTH - 0.62
    cable_tray(0, WIDTH, y, TRAY, 0.46, CABLES, 0.032)
    for x in (0.2, 2.4, 4.6, 6.9):
        hanger(x, DEPTH - 0.1, TRAY, HEIGHT - 0.02)
        box(x - 0.03, y, TRAY - 0.03, x + 0.03, DEPTH, TRAY, "steel", 0)
    for rack_x in (0.55, 1.55):
        for k in range(4):
            x = rack_x + 0.08 + k * 0.16
            pipe([(x, y + 0.06, TRAY + 0.09), (x, y - 0.06, TRAY + 0.09), (x, y - 0.06, 2.18)], 0.032, CABLES[k], 0.05)
    for k, x in enumerate((3.38, 5.3)):
        drop(x, y, k)


def drop(x, y, number):
    """Down the wall to the outlets behind a desk."""
    for k in range(3):
        left = x + k * 0.1
        line = [
            (left, y + 0.1, TRAY + 0.09), (left, y - 0.05, TRAY + 0.09), (left, y - 0.05, TRAY - 0.15),
            (left, DEPTH - 0.04, TRAY - 0.3), (left, DEPTH - 0.04, 1.25),
        ]
        pipe(line, 0.03, ("blue", "amber", "red")[k], 0.06)
    box(x - 0.12, DEPTH - 0.06, 1.0, x + 0.34, DEPTH, 1.25, "white", 0.01)
    for k in range(2):
        box(x - 0.06 + k * 0.2, DEPTH - 0.07, 1.06, x + 0.06 + k * 0.2, DEPTH - 0.05, 1.18, "dark", 0)


def office():
    for k, x in enumerate((3.75, 5.6)):
        desk(x, DEPTH - 1.0, FLOOR, 0, 1.6, 0.75)
    clerk = Wear(gown="navy_light", hat="scarf", hat_colour="teal_light", woman=True, skin="skin_light")
    worker(4.2, 1.25, FLOOR, 78, pose="sit", hands=((0.16, -0.46, 0.82), (-0.16, -0.46, 0.82)), look=-26, wear=clerk, seat=0.46)
    planter(6.95, 0.9, FLOOR, 0.45, 0.4, 5)
    round_table(4.95, 1.35, FLOOR, 0.6, 0.74, "wood")
    laptop(5.0, 1.3, FLOOR + 0.74)
    stool(4.2, 1.25, FLOOR, 0.5)
    guest = Wear(shirt="linen", trousers="navy", beard=True)
    worker(5.95, 1.75, FLOOR, 20, hands=((0.16, -0.3, 1.1), (-0.36, -0.1, 0.84)), look=10, wear=guest)


def laptop(x, y, z):
    with at(x, y, z, 60):
        box(-0.2, -0.14, 0, 0.2, 0.14, 0.02, "steel", 0.004)
        box(-0.2, 0.14, 0, 0.2, 0.165, 0.28, "dark", 0.004)
        box(-0.18, 0.13, 0.03, 0.18, 0.139, 0.26, "screen", 0)


def access_point():
    """On a rod from a beam, its cable along the beam; rings stand for the signal."""
    x, y = 4.9, 2.35
    box(x - 0.09, y - 0.25, HEIGHT - 0.2, x + 0.09, DEPTH, HEIGHT, "concrete", 0.01)
    box(x - 0.092, y - 0.26, HEIGHT - 0.2, x + 0.092, y - 0.245, HEIGHT, CUT, 0)
    line = [
        (x + 0.12, DEPTH - 0.3, TRAY + 0.06), (x + 0.12, DEPTH - 0.3, HEIGHT - 0.12),
        (x + 0.12, y, HEIGHT - 0.12), (x + 0.03, y, HEIGHT - 0.3), (x + 0.03, y, 2.28),
    ]
    pipe(line, 0.026, "blue", 0.06)
    pipe([(x, y, HEIGHT - 0.2), (x, y, 2.28)], 0.025, "dark", 0)
    cylinder(x, y, 2.18, 0.24, 0.1, "white", bevel=0.04)
    ring(x, y, 2.28, 0.1, 0.06, "teal_light", thickness=0.012)
    for k in range(3):
        radius = 0.34 + 0.16 * k
        ring(x, y, 2.08 - 0.14 * k, radius, radius - 0.022, "teal_light", thickness=0.02)
