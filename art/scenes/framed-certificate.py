"""A certificate in a frame on an office wall, above a sideboard with a plant; nothing on it can be read."""
from kit.building import planks
from kit.plants import planter
from kit.primitives import box, cylinder
from kit.scene import Scene

scene = Scene(size=(960, 720), azimuth=72, elevation=12, samples=16, frame=((-0.85, 0.2, 0.86), (0.85, 0.5, 2.06)))
WALL = 0.5


def build():
    box(-6, WALL, -1, 6, WALL + 0.1, 5, "wall_sage", 0)
    planks(-6, -4, 6, WALL, 0, width=0.28)
    box(-1.6, 0.05, 0.05, 1.6, WALL, 0.95, "wood", 0.015)
    planter(0.68, 0.27, 0.95, 0.24, 0.2, 3)
    certificate()


def certificate():
    """A sheet with a coloured edge, lines for words, and a seal with two ribbons."""
    box(-0.62, WALL - 0.05, 1.15, 0.42, WALL, 1.95, "wood_dark", 0.012)
    box(-0.57, WALL - 0.06, 1.2, 0.37, WALL - 0.02, 1.9, "white", 0)
    box(-0.52, WALL - 0.065, 1.25, 0.32, WALL - 0.03, 1.85, "teal", 0)
    box(-0.505, WALL - 0.07, 1.265, 0.305, WALL - 0.03, 1.835, "white", 0)
    for z, half in ((1.74, 0.22), (1.64, 0.3), (1.58, 0.3), (1.52, 0.24)):
        box(-0.1 - half, WALL - 0.074, z, -0.1 + half, WALL - 0.05, z + (0.035 if z > 1.7 else 0.014), "teal" if z > 1.7 else "grey", 0)
    for x in (-0.42, -0.1):
        box(x, WALL - 0.074, 1.345, x + 0.22, WALL - 0.05, 1.353, "dark", 0)
    for x in (0.19, 0.235):
        box(x, WALL - 0.076, 1.29, x + 0.028, WALL - 0.05, 1.4, "red_soft", 0)
    cylinder(0.227, WALL - 0.06, 1.41, 0.062, -0.025, "amber", "Y")
    cylinder(0.227, WALL - 0.08, 1.41, 0.042, -0.012, "carpet_gold", "Y")
