"""A fan coil above a ceiling, its front and half of its lid taken off: the air is drawn over a cold coil, and water moves in its pipes."""
import math

from kit.building import CUT
from kit.moving import Loop, bands, gusts
from kit.primitives import ball, block, box, cylinder, prism, tube
from kit.runs import duct, flange, hanger, pipe
from kit.stage import at
from kit.water import valve

loop = Loop(size=(960, 720), elevation=28, samples=14)
LOW, HIGH, DEPTH = 0.9, 2.3, 1.7
LEFT, RIGHT = 0.0, 4.6
BLADES = 24


def build(phase):
    ceiling()
    case()
    for x in (0.75, 1.85):
        fan(x, phase)
    coil()
    water(phase)
    drain()
    air(phase)


def ceiling():
    box(-3.3, -0.9, 0.0, 6.7, DEPTH + 0.5, 0.14, "white", 0.02)
    box(-3.32, -0.94, -0.02, 6.72, -0.9, 0.16, CUT, 0)
    box(6.7, -0.92, -0.02, 6.74, DEPTH + 0.5, 0.16, CUT, 0)
    for k in range(4):
        x = -2.3 + k * 2.5
        box(x - 0.03, -0.9, 0.14, x + 0.03, DEPTH + 0.5, 0.2, "steel", 0)
    box(-3.3, DEPTH + 0.5, 0.0, 6.7, DEPTH + 0.62, 2.95, "wall_sky", 0.004)
    box(-3.32, DEPTH + 0.49, 2.95, 6.72, DEPTH + 0.63, 2.99, CUT, 0)


def case():
    """A pan, the back, the end of the fans, and the back half of the lid; rods hold it."""
    box(LEFT, 0, LOW, RIGHT, DEPTH, LOW + 0.06, "steel_light", 0.01)
    box(LEFT, DEPTH - 0.05, LOW + 0.06, RIGHT, DEPTH, HIGH, "steel_light", 0.01)
    box(LEFT, 0, LOW, LEFT + 0.06, DEPTH, HIGH, "steel_light", 0.01)
    box(LEFT, 1.0, HIGH, RIGHT, DEPTH, HIGH + 0.05, "steel_light", 0.01)
    box(LEFT - 0.01, 0.98, HIGH - 0.01, RIGHT + 0.01, 1.0, HIGH + 0.06, CUT, 0)
    box(LEFT - 0.01, -0.02, LOW - 0.01, RIGHT + 0.01, 0.0, LOW + 0.1, CUT, 0)
    box(2.45, 0.02, LOW + 0.06, 2.5, DEPTH - 0.05, HIGH - 0.01, "grey", 0)
    for x in (0.4, RIGHT - 0.4):
        for y in (1.2, DEPTH + 0.12):
            hanger(x, y, HIGH + 0.04, 2.9, 0.022)
    duct([(LEFT - 0.02, DEPTH / 2, 1.6), (-1.9, DEPTH / 2, 1.6)], 1.2, 0.9, seam=1.2)


def fan(x, phase):
    """A wheel in its scroll, open to the front; its blades go round."""
    z, y = 1.62, 0.42
    with at(x, y, z):
        tube(0, 0, 0, 0.56, 0.5, 0.9, "navy_light", "Y", bevel=0.01)
        cylinder(0, 0.82, 0, 0.5, 0.04, "dark", "Y", bevel=0)
        cylinder(0, 0.03, 0, 0.11, 0.78, "steel", "Y")
        for part in (0.02, 0.72):
            tube(0, part, 0, 0.44, 0.36, 0.03, "amber", "Y", bevel=0)
        for k in range(BLADES):
            turn = math.tau * (k - 2 * phase) / BLADES
            _blade(turn)
        for k in range(3):
            turn = math.tau * k / 3 - math.tau * 2 * phase / BLADES
            _spoke(turn)
    box(x - 0.3, y, LOW + 0.06, x + 0.3, y + 0.9, LOW + 0.2, "navy_light", 0.01)


def _blade(turn):
    corners = ((0.37, -0.02), (0.37, 0.02), (0.43, 0.07), (0.43, 0.03))
    outline = [_turned(x, z, turn) for x, z in corners]
    prism(outline, 0.04, 0.72, "amber", 0, "Y")


def _spoke(turn):
    outline = [_turned(x, z, turn) for x, z in ((0.09, -0.03), (0.37, -0.03), (0.37, 0.03), (0.09, 0.03))]
    prism(outline, 0.025, 0.05, "steel", 0, "Y")


def _turned(x, z, turn):
    return x * math.cos(turn) - z * math.sin(turn), x * math.sin(turn) + z * math.cos(turn)


def coil():
    """Fins between two end plates, tubes through them; the filter stands before it."""
    for k in range(26):
        y = 0.14 + k * 0.056
        prism([(y, LOW + 0.16), (y + 0.012, LOW + 0.16), (y + 0.012, HIGH - 0.12), (y, HIGH - 0.12)], 3.0, 3.55, "steel", 0, "X")
    for x in (3.1, 3.28, 3.46):
        for k in range(6):
            z = LOW + 0.28 + k * 0.18
            cylinder(x, 0.08, z, 0.04, DEPTH - 0.24, "copper", "Y", bevel=0)
            ball(x, 0.08, z, 0.055, "copper")
    box(4.25, 0.1, LOW + 0.08, 4.33, DEPTH - 0.08, HIGH - 0.08, "mint", 0.01)
    for k in range(7):
        box(4.34, 0.1, LOW + 0.16 + k * 0.18, 4.36, DEPTH - 0.08, LOW + 0.19 + k * 0.18, "teal", 0)


SUPPLY = [(3.15, -0.02, 1.2), (3.15, -0.45, 1.2), (3.15, -0.45, 0.55), (6.5, -0.45, 0.55)]
RETURN = [(6.5, -0.12, 0.9), (3.42, -0.12, 0.9), (3.42, -0.12, 2.02), (3.42, 0.02, 2.02)]


def water(phase):
    pipe(SUPPLY, 0.1, "blue", 0.2)
    pipe(RETURN, 0.1, "teal_light", 0.1)
    bands(SUPPLY[::-1], 0.107, "cold_air", phase, 0.2, 0.6)
    bands(RETURN[::-1], 0.107, "amber", phase, 0.1, 0.6)
    valve(5.2, -0.45, 0.64, 0.1)
    box(5.75, -0.62, 0.44, 6.15, -0.28, 0.66, "dark", 0.02)
    block(5.95, -0.45, 0.66, 0.3, 0.3, 0.32, "amber", 0.03)
    for x in (5.5, 6.4):
        flange(x, -0.45, 0.55, 0.15, "X", thickness=0.05)


def drain():
    """The pan under the coil, and the pipe by which its water runs off."""
    box(2.75, 0.06, LOW + 0.07, 3.8, DEPTH - 0.08, LOW + 0.12, "teal", 0.01)
    pipe([(3.9, DEPTH - 0.2, LOW + 0.02), (3.9, DEPTH - 0.2, 0.5), (3.9, DEPTH + 0.3, 0.46), (6.5, DEPTH + 0.3, 0.34)], 0.06, "grey", 0.1)


def air(phase):
    for y in (0.5, 1.2):
        for z in (1.35, 1.85):
            gusts([(7.0, y, z), (4.5, y, z)], "copper", phase, 0.09, 0.55)
        gusts([(2.95, y, 1.95), (2.55, y, 1.95)], "blue", phase, 0.07, 0.3)
        for z in (1.4, 1.8):
            gusts([(-1.85, y, z), (-3.6, y, z)], "blue", phase, 0.13, 0.6)
