"""A trade-fair stand on its platform: back wall, counter, a truss with lamps and a hanging ring; two visitors are received."""
from kit.building import plinth
from kit.cooling import outdoor_unit, split_unit
from kit.furniture import hexagon, stool
from kit.light import ceiling_light
from kit.people import visitor
from kit.plants import planter
from kit.primitives import ball, box, cylinder, slab, tube
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.water import pump

scene = Scene(night=True)
WIDTH, DEPTH = 6.6, 4.8
FLOOR, WALL, TRUSS = 0.16, 2.9, 3.75


def build():
    platform()
    walls()
    rig()
    hanging_ring()
    counter()
    exhibits()
    visitors()
    ceiling_light(3.3, 1.6, 3.6, 5.4, 2.6, 190)


def platform():
    plinth(-0.6, -0.7, WIDTH + 0.7, DEPTH + 0.5, 0.3, 0.35, "stone", "sand_dark")
    slab(0, 0, WIDTH, DEPTH, 0, FLOOR, "wood", 0.1, 0.02)
    box(0.05, -0.015, 0.05, WIDTH - 0.05, 0, 0.1, "lamp", 0)
    box(WIDTH, 0.05, 0.05, WIDTH + 0.015, DEPTH - 0.05, 0.1, "lamp", 0)
    slab(0.6, 0.5, 3.6, 3.2, FLOOR, FLOOR + 0.012, "carpet", 0.3, 0)


def walls():
    """Teal behind, timber slats at the side, panels of felt at the right."""
    box(0, DEPTH - 0.2, FLOOR, WIDTH, DEPTH, WALL, "teal", 0.01)
    box(0, DEPTH - 0.21, WALL, WIDTH, DEPTH + 0.01, WALL + 0.05, "navy", 0)
    box(0, 1.9, FLOOR, 0.16, DEPTH - 0.2, WALL, "wood_dark", 0.01)
    box(-0.01, 1.89, WALL, 0.17, DEPTH - 0.2, WALL + 0.05, "navy", 0)
    for k in range(20):
        box(0.16, 1.95 + k * 0.132, FLOOR, 0.21, 2.02 + k * 0.132, WALL - 0.02, "wood", 0)
    for k, colour in enumerate(("mint", "sand", "copper")):
        hexagon(6.05 - 0.5 * (k % 2), DEPTH - 0.2, 2.35 - 0.75 * k, 0.42, colour)


def lattice(start, end, drop):
    """One truss beam or post: two chords, `drop` apart, and a zigzag between."""
    steps = 10
    below = [a - d for a, d in zip(end, drop)]
    low = [a - d for a, d in zip(start, drop)]
    pipe([start, end], 0.035, "steel", 0)
    pipe([low, below], 0.035, "steel", 0)
    zigzag = []
    for k in range(steps + 1):
        part = k / steps
        one, other = (start, end) if k % 2 else (low, below)
        zigzag.append(tuple(a + (b - a) * part for a, b in zip(one, other)))
    pipe(zigzag, 0.018, "steel", 0, fineness=2)


def rig():
    """Four posts carry a frame of truss and one beam across, from which the ring hangs."""
    x0, x1, y0, y1 = 0.25, WIDTH - 0.15, 0.2, DEPTH + 0.12
    for x in (x0, x1):
        for y in (y0, y1):
            box(x - 0.25, y - 0.15, FLOOR if y == y0 else 0, x + 0.05, y + 0.15, 0.2, "dark", 0.01)
            lattice((x, y, 0.18), (x, y, TRUSS), (0.2, 0, 0))
    for y in (y0, DEPTH / 2, y1):
        lattice((x0, y, TRUSS), (x1, y, TRUSS), (0, 0, 0.24))
    for x in (x0, x1):
        lattice((x, y0, TRUSS), (x, y1, TRUSS), (0, 0, 0.24))
    for k in range(5):
        spot(x0 + 0.8 + k * 1.15, y0, TRUSS - 0.3)


def spot(x, y, z):
    pipe([(x, y, z + 0.1), (x, y, z - 0.06)], 0.03, "dark", 0)
    with at(x, y, z - 0.1, 180, tilt=-35):
        cylinder(0, -0.1, -0.05, 0.1, 0.26, "dark", "Y")
        cylinder(0, -0.11, -0.05, 0.085, 0.02, "lamp", "Y", bevel=0)


def hanging_ring():
    x, y, z = WIDTH / 2, DEPTH / 2, 2.86
    tube(x, y, z, 1.15, 1.1, 0.5, "white")
    tube(x, y, z + 0.06, 1.165, 1.14, 0.1, "teal_light", bevel=0)
    tube(x, y, z + 0.22, 1.165, 1.14, 0.2, "amber", bevel=0)
    for dx in (-1.12, 1.12):
        pipe([(x + dx, y, z + 0.5), (x + dx, y, TRUSS - 0.24)], 0.014, "dark", 0)


def counter():
    slab(4.2, 1.1, 5.9, 1.75, FLOOR, 1.1, "white", 0.3)
    slab(4.12, 1.02, 5.98, 1.83, 1.1, 1.17, "wood_dark", 0.36)
    slab(4.19, 1.09, 5.91, 1.76, 0.4, 0.62, "teal", 0.305)
    box(5.3, 1.3, 1.17, 5.65, 1.5, 1.2, "white", 0)
    box(4.5, 1.3, 1.17, 4.75, 1.5, 1.21, "copper", 0)
    stool(5.5, 2.35, FLOOR, 0.75)
    planter(6.2, 4.2, FLOOR, 0.45, 0.4, 5)


def exhibits():
    """A split unit with its outdoor unit, and a pump on a pedestal."""
    split_unit(3.3, DEPTH - 0.2, 2.0, 1.3)
    slab(3.15, 3.7, 4.75, 4.45, FLOOR, 0.4, "white", 0.1)
    outdoor_unit(3.4, 3.85, 0.4, 1, 1.05, 0.42, 0.8)
    for k, x in enumerate((4.7, 4.82)):
        line = [
            (4.55, DEPTH - 0.24, 2.1 + 0.1 * k), (x, DEPTH - 0.24, 2.1 + 0.1 * k),
            (x, DEPTH - 0.24, 0.75 - 0.14 * k), (x, 4.1, 0.75 - 0.14 * k), (4.43, 4.1, 0.75 - 0.14 * k),
        ]
        pipe(line, 0.035, "copper", 0.1)
    slab(1.0, 2.5, 2.3, 3.4, FLOOR, 0.62, "white", 0.15)
    pump(1.65, 2.95, 0.62, 0, 0.7)


def visitors():
    visitor(5.05, 2.3, FLOOR, 10, "teal", "navy")
    robed(4.1, 0.55, FLOOR, 140)
    visitor(2.3, 1.3, FLOOR, 150, "sand", "navy_light")


def robed(x, y, z, turn):
    """A visitor in a white kandura and headscarf."""
    with at(x, y, z, turn):
        for side in (-0.09, 0.09):
            box(side - 0.06, -0.17, 0, side + 0.06, 0.08, 0.08, "wood_dark", 0.03)
        cylinder(0, 0, 0.06, 0.27, 1.36, "white", end_radius=0.2, bevel=0.05)
        for side in (-1, 1):
            pipe([(0.23 * side, 0, 1.32), (0.32 * side, -0.02, 1.08), (0.24 * side, -0.2, 0.95)], 0.07, "white", 0.05)
            ball(0.24 * side, -0.25, 0.95, 0.065, "skin", fineness=2)
        ball(0, -0.02, 1.57, 0.135, "skin")
        ball(0, 0.03, 1.61, 0.155, "white", (1, 1, 0.9))
        cylinder(0, 0.08, 1.22, 0.2, 0.4, "white", end_radius=0.13, bevel=0.03)
        tube(0, 0.03, 1.66, 0.145, 0.11, 0.04, "black")
