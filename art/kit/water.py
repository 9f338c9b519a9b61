"""Plumbing: tanks, pumps, valves, sanitary ware."""
from kit.materials import glossy
from kit.primitives import block, box, cylinder, slab, tube
from kit.runs import flange, pipe
from kit.stage import at


def tank(x, y, z, radius=0.75, height=1.7, colour="white"):
    cylinder(x, y, z, radius, height, colour, segments=56, bevel=0.08)
    for k in range(4):
        tube(x, y, z + 0.17 + k * (height - 0.4) / 3, radius + 0.025, radius - 0.02, 0.06, colour)
    cylinder(x, y, z + height, radius * 0.35, 0.1, "teal", bevel=0.03)


def valve(x, y, z, radius=0.16, colour="red"):
    """A spindle and hand wheel standing on a pipe's top at z."""
    cylinder(x, y, z, 0.03, 0.22, "steel")
    tube(x, y, z + 0.2, radius, radius * 0.78, 0.035, colour)
    arm = radius * 0.8
    box(x - arm, y - 0.012, z + 0.205, x + arm, y + 0.012, z + 0.23, colour, 0)
    box(x - 0.012, y - arm, z + 0.205, x + 0.012, y + arm, z + 0.23, colour, 0)


def pump(x, y, z, turn=0, scale=1.0, colour="teal"):
    """A motor along X and a volute, its outlet upwards at (0.44, 0, 1.1) of its own frame."""
    with at(x, y, z, turn, scale):
        block(0, 0, 0, 1.5, 0.6, 0.12, "stone", 0.02)
        cylinder(-0.65, 0, 0.42, 0.24, 0.75, colour, "X")
        for k in range(7):
            tube(-0.6 + k * 0.1, 0, 0.42, 0.265, 0.2, 0.03, colour, "X", bevel=0)
        cylinder(0.1, 0, 0.42, 0.12, 0.25, "steel", "X")
        cylinder(0.32, 0, 0.42, 0.32, 0.24, "navy_light", "X", bevel=0.04)
        cylinder(0.44, 0, 0.6, 0.13, 0.5, "navy_light")
        flange(0.44, 0, 1.1, 0.2)
        box(-0.45, -0.15, 0.1, -0.15, 0.15, 0.25, "dark", 0)
        box(0.35, -0.15, 0.1, 0.53, 0.15, 0.25, "dark", 0)


def water_heater(x, y, z, length=0.95, radius=0.26):
    """A horizontal heater along +X; (x, y, z) is the middle of its near end."""
    cylinder(x, y, z, radius, length, glossy("white"), "X", bevel=0.06)
    cylinder(x + 0.3, y, z, radius + 0.01, 0.04, "teal", "X")


def vanity(x, y, z, width=1.3, depth=0.55):
    """A basin on a wooden cabinet at the wall y, its tap included; z is the floor."""
    with at(x, y, z):
        box(0.05, -depth + 0.05, 0.3, width - 0.05, 0, 0.75, "wood", 0.02)
        box(0, -depth, 0.75, width, 0, 0.88, "white", 0.03)
        cylinder(width / 2, -depth / 2, 0.88, 0.24, 0.1, "white", bevel=0.03)
        cylinder(width / 2, -depth / 2, 0.93, 0.19, 0.055, "wall_mint", bevel=0)
        pipe([(width / 2, -0.05, 0.88), (width / 2, -0.05, 1.2), (width / 2, -0.22, 1.2), (width / 2, -0.22, 1.1)], 0.025, "steel", 0.06)


def toilet(x, y, z, turn=0):
    """Cistern at the wall x, facing +X."""
    with at(x, y, z, turn):
        box(0.01, -0.22, 0, 0.2, 0.22, 0.82, "white", 0.04)
        cylinder(0.42, 0, 0, 0.2, 0.38, "white", end_radius=0.25)
        cylinder(0.42, 0, 0.38, 0.25, 0.05, "plaster")


def shower(x, y, z, width=1.45, depth=1.05):
    """A tray in the corner of x and the wall y, with its screen and rain head."""
    with at(x, y, z):
        box(0.05, -depth, 0, width, -0.03, 0.11, "white", 0.03)
        pipe([(0.7, -0.06, 0.75), (0.7, -0.06, 2.15), (0.7, -0.45, 2.15)], 0.022, "steel", 0.06)
        cylinder(0.7, -0.48, 2.08, 0.17, 0.03, "steel")


def pool(x0, y0, x1, y1, z=0, radius=0.3):
    """Water in a white rim; (x0, y0)–(x1, y1) is the rim's outside."""
    slab(x0, y0, x1, y1, z, z + 0.1, "white", radius + 0.05, 0.03)
    slab(x0 + 0.35, y0 + 0.35, x1 - 0.35, y1 - 0.35, z + 0.06, z + 0.115, "water", radius, 0)
