"""The evaporator coil of a fan coil with its front taken off: clean, or as two summers without a filter leave it."""
import random

from kit.primitives import ball, box, cylinder
from kit.runs import pipe
from kit.scene import Scene

COIL = Scene(size=(960, 720), azimuth=66, elevation=20, samples=16, frame=((-1.25, -0.5, 0.1), (1.25, 0.5, 1.75)))
LEFT, RIGHT, LOW, HIGH = -1.05, 1.0, 0.42, 1.55
FINS = 62


def opened_coil(dusty):
    _room()
    _case()
    _fins("rock_dark" if dusty else "steel_light")
    _bends()
    _pan(dusty)
    if dusty:
        _dust()


def _room():
    box(-6, 0.55, -2, 6, 0.65, 5, "wall_sky", 0)
    box(-6, -4, -0.1, 6, 0.55, 0.0, "white", 0)


def _case():
    box(LEFT - 0.12, -0.16, LOW - 0.24, LEFT - 0.06, 0.4, HIGH + 0.12, "plaster", 0.012)
    box(RIGHT + 0.34, -0.16, LOW - 0.24, RIGHT + 0.4, 0.4, HIGH + 0.12, "plaster", 0.012)
    box(LEFT - 0.12, -0.16, HIGH + 0.06, RIGHT + 0.4, 0.4, HIGH + 0.13, "plaster", 0.012)
    box(LEFT - 0.12, 0.34, LOW - 0.24, RIGHT + 0.4, 0.4, HIGH + 0.1, "grey", 0.01)
    for x in (LEFT - 0.03, RIGHT):
        box(x - 0.012, -0.09, LOW - 0.04, x + 0.012, 0.3, HIGH + 0.04, "steel", 0.004)


def _fins(colour):
    step = (RIGHT - LEFT) / FINS
    box(LEFT, 0.05, LOW, RIGHT, 0.25, HIGH, "dark", 0)
    for k in range(FINS):
        x = LEFT + (k + 0.5) * step
        box(x - 0.008, -0.07, LOW, x + 0.008, 0.26, HIGH, colour, 0)


def _bends():
    """The tubes come out of the end plate, and turn back into it in pairs."""
    for k in range(4):
        z = LOW + 0.16 + k * 0.27
        for y in (0.0, 0.15):
            pipe([(RIGHT, y, z), (RIGHT + 0.17, y, z), (RIGHT + 0.17, y, z + 0.13), (RIGHT, y, z + 0.13)], 0.026, "copper", 0.06)
    pipe([(RIGHT + 0.24, -0.02, HIGH - 0.02), (RIGHT + 0.24, -0.02, LOW + 0.02)], 0.03, "copper", 0)


def _pan(dusty):
    box(LEFT - 0.06, -0.3, LOW - 0.22, RIGHT + 0.34, 0.34, LOW - 0.17, "steel", 0.012)
    box(LEFT - 0.06, -0.32, LOW - 0.22, RIGHT + 0.34, -0.29, LOW - 0.09, "steel", 0.012)
    box(LEFT, -0.28, LOW - 0.168, RIGHT + 0.3, 0.3, LOW - 0.13, "wood_dark" if dusty else "shallow", 0)
    cylinder(RIGHT + 0.18, -0.3, LOW - 0.15, 0.035, -0.2, "grey", "Y")


def _dust():
    """Felt on the faces of the fins: it lies in patches, thickest at the lower edge, where the coil is wet."""
    chance = random.Random(7)
    for _ in range(120):
        x = chance.uniform(LEFT, RIGHT)
        z = LOW + (HIGH - LOW) * chance.random() ** 1.6
        for _ in range(26):
            flake(chance, chance.gauss(x, 0.055), chance.gauss(z, 0.075))


def flake(chance, x, z):
    if LEFT < x < RIGHT and LOW < z < HIGH:
        size = chance.uniform(0.007, 0.019)
        ball(x, -0.072, z, size, chance.choice(("stone", "grey", "rock_dark", "fabric")), (1.1, 0.5, 1.7), 2)
