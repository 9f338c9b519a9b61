"""A prayer hall cut open: mihrab and minbar, red carpet in rows, cool air from a high duct; a technician opens a unit between prayers."""
from kit.air import flow
from kit.building import CUT
from kit.crew import CREW_BEARD, Wear, worker
from kit.interior import arch, cut_room
from kit.light import bulb, ceiling_light
from kit.primitives import ball, block, box, cylinder, prism, rounded, tube
from kit.runs import duct, hanger, pipe, ring
from kit.scene import Scene
from kit.stage import at
from kit.tools import tablet, tool_bag

scene = Scene(night=True, samples=14, night_samples=18)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.2, 5.0, 4.4


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "carpet_red", "linen", "linen", thickness=0.24)
    carpet()
    qibla_wall()
    side_windows()
    cooling()
    chandelier(3.5, 2.2)
    shoe_rack()
    people()
    ceiling_light(3.4, 2.0, 4.6, 4.5, 2.4, 190)
    bulb(3.5, 4.3, 2.2, 12)


def carpet():
    for k in range(5):
        y = 0.35 + k * 0.86
        box(0.05, y, FLOOR, WIDTH - 0.05, y + 0.09, FLOOR + 0.006, "carpet_gold", 0)
        for j in range(11):
            x = 0.4 + j * 0.62
            block(x, y + 0.46, FLOOR, 0.26, 0.05, 0.006, "carpet_gold", 0)


def qibla_wall():
    """A niche with its pointed arch, the stepped pulpit on its right, and a tiled dado along the wall."""
    box(0, DEPTH - 0.03, FLOOR, WIDTH, DEPTH, 1.15, "wall_slate", 0)
    box(0, DEPTH - 0.045, 1.15, WIDTH, DEPTH, 1.23, "carpet_gold", 0)
    arch(3.5, DEPTH, FLOOR, 2.0, 3.3, 0.1, "carpet_gold")
    arch(3.5, DEPTH - 0.1, FLOOR, 1.7, 3.05, 0.03, "teal")
    arch(3.5, DEPTH - 0.13, FLOOR, 1.15, 2.55, 0.02, "navy_light")
    for side in (-1, 1):
        cylinder(3.5 + side * 1.12, DEPTH - 0.16, FLOOR, 0.1, 2.15, "marble")
        block(3.5 + side * 1.12, DEPTH - 0.16, FLOOR + 2.15, 0.3, 0.28, 0.12, "carpet_gold", 0.01)
    for k in range(4):
        box(5.05, DEPTH - 1.5 + k * 0.26, FLOOR, 5.95, DEPTH - 0.03, FLOOR + 0.24 * (k + 1), "wood", 0.01)
    box(5.0, DEPTH - 0.5, FLOOR + 0.96, 6.0, DEPTH - 0.03, FLOOR + 1.0, "wood_dark", 0)
    for x in (5.02, 5.98):
        pipe([(x, DEPTH - 1.45, FLOOR + 0.75), (x, DEPTH - 0.5, FLOOR + 1.75)], 0.03, "wood_dark", 0)
        pipe([(x, DEPTH - 1.45, FLOOR), (x, DEPTH - 1.45, FLOOR + 0.78)], 0.03, "wood_dark", 0)
        pipe([(x, DEPTH - 0.5, FLOOR + 0.9), (x, DEPTH - 0.5, FLOOR + 1.78)], 0.03, "wood_dark", 0)


def side_windows():
    with at(0, 0, 0, turn=90):
        for y in (0.75, 2.05, 3.35):
            arch(y + 0.25, 0, 1.5, 0.8, 1.75, 0.03, "wood")
            arch(y + 0.25, -0.03, 1.58, 0.62, 1.56, 0.015, "window")
            block(y + 0.25, -0.05, 1.58, 0.03, 0.02, 1.3, "wood", 0)
            block(y + 0.25, -0.05, 2.2, 0.6, 0.02, 0.03, "wood", 0)
    box(0, 0, FLOOR, 0.03, DEPTH, 1.15, "wall_slate", 0)
    box(0, 0, 1.15, 0.045, DEPTH, 1.23, "carpet_gold", 0)


def cooling():
    """A round duct high on the qibla wall's left, with nozzles that throw over the rows."""
    cylinder(0.05, DEPTH - 0.5, 3.85, 0.26, WIDTH - 0.6, "teal_light", "X")
    for k in range(6):
        tube(0.4 + k * 1.2, DEPTH - 0.5, 3.85, 0.285, 0.24, 0.05, "teal", "X", bevel=0)
    for x in (1.0, 2.2, 4.8, 6.0):
        tube(x, DEPTH - 0.95, 3.82, 0.13, 0.09, 0.25, "white", "Y", bevel=0)
        flow([(x, DEPTH - 1.0, 3.8), (x, DEPTH - 1.5, 3.7), (x, DEPTH - 2.1, 3.2), (x, DEPTH - 2.3, 2.5)], bend=0.5, radius=0.036)
    for x in (0.7, 3.5, 6.3):
        hanger(x, DEPTH - 0.5, 4.1, HEIGHT, 0.018)


def chandelier(x, y):
    pipe([(x, y, 3.3), (x, y, 4.35)], 0.02, "carpet_gold", 0)
    for radius, z in ((0.75, 3.0), (0.45, 3.3)):
        ring(x, y, z, radius, radius - 0.05, "carpet_gold", thickness=0.05)
        lamps = 10 if radius > 0.5 else 6
        for k in range(lamps):
            with at(x, y, z, turn=360 * k / lamps):
                cylinder(radius - 0.025, 0, 0.05, 0.045, 0.13, "lamp")
    for turn in (0, 120, 240):
        with at(x, y, 0, turn=turn):
            pipe([(0.72, 0, 3.03), (0.42, 0, 3.33), (0, 0, 3.75)], 0.012, "carpet_gold", 0)


def shoe_rack():
    """Beside the entrance, by the left wall's near end."""
    box(0.05, 0.1, FLOOR, 0.4, 1.0, 0.75, "wood", 0.01)
    for k in range(3):
        for j in range(3):
            box(0.38, 0.15 + j * 0.28, FLOOR + 0.06 + k * 0.23, 0.41, 0.37 + j * 0.28, FLOOR + 0.22 + k * 0.23, "wood_dark", 0)


def people():
    """The imam shows the technician which unit; a cloth lies under his bag."""
    imam = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True, skin="skin")
    worker(4.75, 2.3, FLOOR, 60, hands=((0.3, -0.3, 1.55), (-0.25, -0.2, 0.98)), look=-15, wear=imam)
    worker(6.3, 1.75, FLOOR, 5, hands=((0.15, -0.34, 1.14), (-0.14, -0.34, 1.12)), hold=(None, tablet), look=-35, wear=CREW_BEARD)
    box(4.4, 0.6, FLOOR + 0.006, 5.3, 1.25, FLOOR + 0.016, "linen", 0)
    tool_bag(4.85, 0.92, FLOOR + 0.016, 10)
    for x, y in ((1.6, 1.9), (2.5, 1.9)):
        reader = Wear(gown="plaster" if x < 2 else "wall_slate", hat="ghutra", hat_colour="white", beard=x < 2)
        worker(x, y, FLOOR, 170 if x < 2 else 178, pose="sit", seat=0.1, hands=((0.14, -0.34, 0.36), (-0.14, -0.34, 0.36)), lean=8, wear=reader)
