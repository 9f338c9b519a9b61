"""Air conditioning and ventilation. Equipment faces −Y; turn it with `at(…, turn=90)` to face +X."""
import math

from kit.materials import glossy
from kit.primitives import block, box, cylinder, prism, tube
from kit.stage import at


def fan_up(x, y, z, radius, blades=5):
    """A fan blowing upwards, as on chillers and cooling towers."""
    tube(x, y, z, radius, radius * 0.9, 0.25 * radius, "dark")
    cylinder(x, y, z, radius * 0.9, 0.01, "black", bevel=0)
    cylinder(x, y, z + 0.01, radius * 0.2, 0.06, "steel")
    for i in range(blades):
        turn = 2 * math.pi * i / blades
        prism(_blade(x, y, radius, turn), z + 0.02, z + 0.035, "steel", 0)
    for part in (0.35, 0.55, 0.75):
        tube(x, y, z + 0.21 * radius, radius * part + 0.006, radius * part - 0.006, 0.01, "steel", bevel=0)


def _blade(x, y, radius, turn):
    corners = ((-0.28, 0.2), (-0.38, 0.86), (0.12, 0.86), (0.2, 0.2))
    return [(x + radius * r * math.cos(turn + t * 0.9), y + radius * r * math.sin(turn + t * 0.9)) for t, r in corners]


def fan_out(x, y, z, radius):
    """A fan in a front that faces −Y: grille rings over a dark opening."""
    tube(x, y - 0.05, z, radius, radius * 0.9, 0.05, "stone", "Y")
    cylinder(x, y - 0.012, z, radius * 0.9, 0.01, "black", "Y", bevel=0)
    for part in (0.2, 0.36, 0.52, 0.68, 0.84):
        tube(x, y - 0.04, z, radius * part + 0.007, radius * part - 0.007, 0.012, "steel", "Y", bevel=0)


def outdoor_unit(x, y, z, fans=1, width=1.0, depth=0.42, height=0.75, colour="white"):
    """A condensing unit on its feet; `height` is that of one fan."""
    with at(x, y, z):
        tall = height * fans
        box(0, 0, 0.08, width, depth, 0.08 + tall, colour, 0.03)
        for foot in (0.08, width - 0.18):
            box(foot, 0.05, 0, foot + 0.1, depth - 0.05, 0.09, "dark", 0)
        for k in range(fans):
            fan_out(width * 0.42, 0, 0.08 + height * (k + 0.5), height * 0.4)
        for k in range(6):
            box(width * 0.84, -0.012, 0.2 + k * 0.08, width * 0.96, 0.02, 0.23 + k * 0.08, "stone", 0)
        for k in range(9):
            low = 0.18 + k * tall / 11
            box(width - 0.01, 0.06, low, width + 0.012, depth - 0.06, low + 0.02, "stone", 0)


def split_unit(x, y, z, width=1.1):
    """A wall-mounted indoor unit; y is the wall behind it, z its lower edge."""
    with at(x, y, z):
        side = [(0, 0), (0, 0.34), (-0.20, 0.34), (-0.24, 0.30), (-0.24, 0.10), (-0.16, 0)]
        prism(side, 0, width, glossy("white"), 0.02, "X")
        box(0.04, -0.235, 0.03, width - 0.04, -0.17, 0.085, "dark", 0.005)
        box(width * 0.42, -0.246, 0.2, width * 0.58, -0.238, 0.215, "teal_light", 0)


def cassette(x, y, z, size=0.8):
    """A ceiling cassette seen from any side; z is its grille."""
    block(x, y, z, size, size, 0.04, "white", 0.02)
    block(x, y, z + 0.04, size * 0.8, size * 0.8, 0.22, "stone", 0.02)
    block(x, y, z - 0.004, size * 0.5, size * 0.5, 0.01, "grey", 0)
    for side in (-0.37, 0.37):
        block(x + side * size, y, z - 0.006, 0.05, size * 0.55, 0.012, "dark", 0)
        block(x, y + side * size, z - 0.006, size * 0.55, 0.05, 0.012, "dark", 0)


def diffuser(x, y, z, size=0.5):
    block(x, y, z, size, size, 0.05, "white", 0.01)
    for part, colour in ((0.75, "stone"), (0.5, "white"), (0.25, "stone")):
        block(x, y, z - 0.01, size * part, size * part, 0.02, colour, 0.004)


def chiller(x, y, z, bays=5):
    """An air-cooled chiller along +X: two fans a bay over V-shaped coils, control panel at its +X end. 2.3 m deep."""
    bay, depth = 1.25, 2.3
    length = bays * bay
    with at(x, y, z):
        box(-0.1, 0, 0, length + 0.1, depth, 0.16, "navy", 0.02)
        for k in range(bays + 1):
            box(k * bay - 0.05, 0.02, 0.12, k * bay + 0.05, depth - 0.02, 2.2, "navy_light", 0.01)
        for k in range(bays):
            _coils(k * bay + 0.07, (k + 1) * bay - 0.07, depth)
        box(-0.08, -0.02, 2.18, length + 0.08, depth + 0.02, 2.29, "white", 0.02)
        box(length * 0.02, 0.55, 0.16, length * 0.52, depth - 0.55, 0.8, "teal", 0.04)
        cylinder(length * 0.55, 0.95, 0.5, 0.3, length * 0.4, "teal_light", "X", bevel=0.05)
        _control_end(length, depth)


def _coils(x0, x1, depth):
    for outer in ([0.05, 0.17, 0.86, 0.74], [depth - 0.05, depth - 0.17, depth - 0.86, depth - 0.74]):
        prism([(y, z) for y, z in zip(outer, (2.15, 2.15, 0.85, 0.85))], x0, x1, "steel", 0, "X")
    for k in range(9):
        part = (k + 0.5) / 9
        y, z = 0.05 + 0.69 * part, 2.15 - 1.3 * part
        box(x0, y - 0.012, z - 0.012, x1, y + 0.012, z + 0.012, "grey", 0)
    for y in (0.62, depth - 0.62):
        fan_up((x0 + x1) / 2, y, 2.28, 0.5)


def _control_end(x, depth):
    box(x - 0.15, 0.1, 0.16, x + 0.12, depth - 0.1, 1.9, "white", 0.03)
    box(x + 0.11, 0.35, 0.9, x + 0.135, 1.05, 1.6, "dark", 0.01)
    box(x + 0.13, 0.45, 1.2, x + 0.14, 0.85, 1.5, "screen", 0)
    box(x + 0.11, 1.25, 0.5, x + 0.135, 2.0, 1.7, "stone", 0.01)
    box(x + 0.115, 1.85, 1.0, x + 0.16, 1.9, 1.2, "dark", 0)
    box(x + 0.115, 0.35, 0.45, x + 0.13, 1.05, 0.62, "copper", 0)


def air_handler(x, y, z, sections=4, depth=2.2, height=2.0):
    """An air-handling unit along +X, its louvre at the +X end; 1.34 m a section."""
    length = sections * 1.34 + 0.04
    with at(x, y, z):
        box(-0.2, -0.2, -0.2, length + 0.4, depth + 0.2, 0, "stone", 0.02)
        box(0, 0, 0, length, depth, height, "white", 0.04)
        for k in range(sections):
            left = 0.05 + k * 1.34
            box(left, -0.015, 0.12, left + 1.23, 0.02, height - 0.1, "plaster", 0.015)
            box(left + 1.05, -0.04, 0.88, left + 1.11, 0, 1.13, "dark", 0)
        for k in range(1, sections):
            box(k * 1.34 - 0.02, -0.03, 0.02, k * 1.34 + 0.06, depth + 0.02, height + 0.02, "navy", 0.006)
        louvre(length + 0.02, 0.3, 0.38, depth - 0.6, height - 0.7)


def louvre(x, y, z, width, height, blades=10):
    """A weather louvre on a face that looks to +X."""
    box(x - 0.05, y, z, x + 0.02, y + width, z + height, "dark", 0)
    for k in range(blades):
        low = z + 0.04 + k * height / (blades + 0.4)
        box(x - 0.04, y + 0.02, low, x + 0.1, y + width - 0.02, low + 0.03, "steel", 0)
