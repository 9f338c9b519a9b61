"""An air-handling unit cut open: mixed air passes the filters, the cooling coil and the fan into the supply duct."""
import math

from kit.air import flow
from kit.building import CUT, tiles
from kit.crew import CREW_WOMAN, worker
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.people import toolbox
from kit.primitives import block, box, cylinder, prism, tube
from kit.runs import duct, flange, hanger, pipe
from kit.scene import Scene
from kit.tools import tablet
from kit.water import valve

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.6, 3.3, 3.45
LEFT, RIGHT = 0.5, 6.1
FRONT, BACK = 1.2, 2.8
LOW, HIGH = 0.42, 2.12
# Where one section ends and the next begins, in the direction of the air: mixing, filters, coil, fan.
MIXING, FILTERS, COIL = 1.7, 2.85, 4.25


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_clay", "wall_clay")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "stone", 1.1)
    casing()
    mixing()
    filters()
    coil()
    fan()
    ducts()
    chilled_water()
    worker(0.55, 0.55, FLOOR, 62, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-16, wear=CREW_WOMAN)
    toolbox(1.3, 0.45, FLOOR, 20, "copper")
    ceiling_light(3.7, 0.9, 3.4, 4.6, 1.4, 110)


def casing():
    """Double-skinned panels on a base frame; the front panels are taken off, the rim shows the section."""
    box(LEFT - 0.05, FRONT - 0.05, FLOOR, RIGHT + 0.05, BACK + 0.05, FLOOR + 0.14, "stone", 0.02)
    box(LEFT, FRONT, FLOOR + 0.14, RIGHT, BACK, LOW - 0.06, "navy", 0.01)
    box(LEFT, FRONT, LOW - 0.06, RIGHT, BACK, LOW, "white", 0.01)
    box(LEFT, BACK - 0.06, LOW, RIGHT, BACK, HIGH, "white", 0.01)
    box(LEFT, FRONT, LOW, LEFT + 0.06, BACK, HIGH, "white", 0.01)
    box(RIGHT - 0.06, FRONT, LOW, RIGHT, BACK, HIGH, "white", 0.01)
    roof()
    for x in (LEFT, MIXING, FILTERS, COIL, RIGHT - 0.06):
        box(x, FRONT - 0.012, LOW - 0.06, x + 0.06, FRONT + 0.05, HIGH, CUT, 0.004)
    for x in (MIXING, FILTERS, COIL):
        box(x, FRONT + 0.05, LOW, x + 0.06, BACK, LOW + 0.1, "steel", 0)


def roof():
    """The top panel is cut back, so that one looks in from above too."""
    cut = BACK - 0.75
    box(LEFT, cut, HIGH, RIGHT, BACK, HIGH + 0.06, "white", 0.01)
    box(LEFT, cut - 0.012, HIGH + 0.004, RIGHT, cut + 0.01, HIGH + 0.056, CUT, 0)
    for x in (LEFT, MIXING, FILTERS, COIL, RIGHT - 0.06):
        box(x, FRONT - 0.012, HIGH - 0.002, x + 0.06, cut, HIGH + 0.05, CUT, 0.004)
    box(LEFT, FRONT - 0.013, HIGH, RIGHT, FRONT + 0.05, HIGH + 0.052, CUT, 0.004)


def mixing():
    """Return air from above and fresh air from the left meet behind two dampers."""
    for k in range(7):
        z = LOW + 0.3 + k * 0.17
        blade = [(LEFT + 0.1, z), (LEFT + 0.26, z + 0.1), (LEFT + 0.26, z + 0.12), (LEFT + 0.1, z + 0.02)]
        prism(blade, FRONT + 0.3, BACK - 0.3, "steel", 0, "Y")
    flow([(LEFT + 0.4, FRONT + 0.4, 1.05), (MIXING - 0.05, FRONT + 0.4, 1.05)], radius=0.04)
    flow([(1.15, FRONT + 0.5, HIGH + 0.1), (1.15, FRONT + 0.5, 1.6), (MIXING - 0.02, FRONT + 0.5, 1.5)], "copper", 0.04, 0.3)


def filters():
    """Panel filters first, then bag filters in a grid of two by two."""
    box(MIXING + 0.1, FRONT + 0.07, LOW + 0.05, MIXING + 0.2, BACK - 0.08, HIGH - 0.04, "sand", 0)
    for k in range(12):
        y = FRONT + 0.1 + k * 0.12
        box(MIXING + 0.08, y, LOW + 0.06, MIXING + 0.22, y + 0.03, HIGH - 0.05, "plaster", 0)
    x = MIXING + 0.34
    box(x, FRONT + 0.06, LOW + 0.04, x + 0.06, BACK - 0.08, HIGH - 0.03, "steel", 0)
    for row in range(2):
        for k in range(7):
            y, z = FRONT + 0.12 + k * 0.2, LOW + 0.1 + row * 0.8
            prism([(x + 0.05, y), (x + 0.05, y + 0.16), (x + 0.6, y + 0.11), (x + 0.6, y + 0.05)], z, z + 0.7, "mint", 0.01)


def coil():
    """Fins on copper bends over a drain pan that falls to its outlet."""
    x0, x1 = FILTERS + 0.4, FILTERS + 0.95
    for k in range(24):
        y = FRONT + 0.14 + k * 0.06
        box(x0, y, LOW + 0.16, x1, y + 0.022, HIGH - 0.06, "blue", 0)
    for x in (x0 - 0.02, x1 - 0.04):
        for z in (LOW + 0.14, HIGH - 0.08):
            box(x, FRONT + 0.07, z, x + 0.06, BACK - 0.08, z + 0.05, "steel", 0)
    for column in range(3):
        for k in range(7):
            x, z = x0 + 0.1 + column * 0.17, LOW + 0.28 + k * 0.19
            pipe([(x, FRONT + 0.15, z), (x, FRONT + 0.06, z), (x, FRONT + 0.06, z + 0.1), (x, FRONT + 0.15, z + 0.1)], 0.02, "copper", 0.045)
    box(x0 - 0.15, FRONT + 0.06, LOW, x1 + 0.3, BACK - 0.1, LOW + 0.07, "steel", 0.01)


def fan():
    """A plug fan: the cone, the wheel and its motor on a frame with springs."""
    y, z, x = (FRONT + BACK) / 2, 1.27, COIL + 0.42
    box(COIL + 0.08, FRONT + 0.07, LOW, COIL + 0.13, BACK - 0.08, HIGH - 0.02, "plaster", 0)
    tube(COIL + 0.05, y, z, 0.52, 0.42, 0.12, "teal_light", "X")
    tube(COIL + 0.16, y, z, 0.42, 0.36, 0.28, "steel", "X")
    wheel(x, y, z)
    cylinder(x + 0.42, y, z, 0.24, 0.5, "teal", "X", bevel=0.04)
    for k in range(5):
        tube(x + 0.46 + k * 0.09, y, z, 0.265, 0.2, 0.03, "teal", "X", bevel=0)
    box(x + 0.1, y - 0.4, LOW + 0.12, x + 0.95, y + 0.4, LOW + 0.2, "navy_light", 0.01)
    block(x + 0.66, y, LOW + 0.18, 0.3, 0.36, 0.5, "navy_light", 0.01)
    for dx in (0.2, 0.85):
        for dy in (-0.32, 0.32):
            cylinder(x + dx, y + dy, LOW, 0.05, 0.13, "amber")


def wheel(x, y, z, radius=0.6, depth=0.34):
    cylinder(x + depth, y, z, radius, 0.03, "teal_light", "X", bevel=0)
    tube(x, y, z, radius, radius * 0.7, 0.03, "teal_light", "X", bevel=0)
    for k in range(12):
        turn = math.tau * k / 12
        inner, outer = radius * 0.68, radius * 0.97
        blade = ((inner, turn), (outer, turn + 0.35), (outer, turn + 0.4), (inner, turn + 0.05))
        corners = [(y + r * math.cos(t), z + r * math.sin(t)) for r, t in blade]
        prism(corners, x + 0.02, x + depth, "teal_light", 0, "X")


def ducts():
    """Return from the left, supply to the right, fresh air through the wall."""
    y, z = BACK - 0.38, 2.95
    duct([(5.2, y, HIGH + 0.06), (5.2, y, z), (WIDTH - 0.02, y, z)], 0.62, 0.5, seam_colour="teal", seam=0.7)
    duct([(1.15, y, HIGH + 0.06), (1.15, y, z), (0.02, y, z)], 0.62, 0.5, "mint", seam=0.7)
    duct([(0.02, 2.0, 1.25), (LEFT - 0.01, 2.0, 1.25)], 0.9, 0.8, seam_colour="teal", seam=0.2)
    for x in (0.3, 6.3):
        hanger(x, y - 0.36, z - 0.25, HEIGHT)
        hanger(x, y + 0.36, z - 0.25, HEIGHT)
    flow([(WIDTH + 0.02, y, z), (WIDTH + 0.6, y, z)], "teal_light", 0.05)


def chilled_water():
    """Flow and return with their valves; the drain has its trap before the gully."""
    for x, z, y, colour in ((FILTERS + 0.5, LOW + 0.4, 0.95, "blue"), (FILTERS + 0.86, HIGH - 0.3, 0.72, "teal")):
        pipe([(x, FRONT + 0.1, z), (x, y, z), (x, y, 0.24), (WIDTH + 0.05, y, 0.24)], 0.065, colour, 0.16)
        flange(x, FRONT - 0.06, z, 0.1, "Y")
        valve(4.6 + (0.95 - y), y, 0.29, 0.12)
    x, y = FILTERS + 1.15, FRONT - 0.12
    trap = [(x, y, LOW + 0.03), (x, y, 0.12), (x + 0.22, y, 0.12), (x + 0.22, y, 0.32)]
    pipe([(x, FRONT + 0.1, LOW + 0.03), *trap, (x + 0.5, y, 0.32), (x + 0.5, y, FLOOR)], 0.03, "grey", 0.06)
