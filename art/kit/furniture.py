"""Furniture, facing −Y unless turned; z is the floor."""
import math

from kit.materials import material
from kit.primitives import ball, block, box, cylinder, prism, rounded, slab
from kit.runs import pipe
from kit.stage import at


def sofa(x, y, z, width=2.2, depth=0.9, turn=0, colour="teal", seat=None):
    seat = seat or ("teal_light" if colour == "teal" else colour)
    with at(x, y, z, turn):
        box(0, 0, 0.1, width, depth, 0.38, colour, 0.06)
        box(0, depth - 0.25, 0.3, width, depth, 0.82, colour, 0.09)
        box(0, 0, 0.2, 0.22, depth, 0.6, colour, 0.08)
        box(width - 0.22, 0, 0.2, width, depth, 0.6, colour, 0.08)
        places = 2 if width < 2 else 3
        pitch = (width - 0.48) / places
        for k in range(places):
            box(0.24 + k * pitch, 0.03, 0.36, 0.22 + (k + 1) * pitch, depth - 0.22, 0.5, material(seat), 0.06)
        block(0.5, depth - 0.3, 0.52, 0.42, 0.14, 0.36, "amber", 0.06)
        block(width - 0.5, depth - 0.3, 0.52, 0.42, 0.14, 0.36, "sand", 0.06)


def bed(x, y, z, width=1.8, length=2.1, turn=0, colour="teal"):
    """Its head at +Y."""
    with at(x, y, z, turn):
        box(-0.1, length, 0, width + 0.1, length + 0.12, 1.1, "wood", 0.03)
        box(0, 0, 0.1, width, length, 0.35, "wood", 0.03)
        box(0.02, 0.02, 0.33, width - 0.02, length - 0.02, 0.6, "white", 0.09)
        box(-0.02, -0.02, 0.36, width + 0.02, length * 0.58, 0.655, colour, 0.08)
        box(-0.025, length * 0.48, 0.4, width + 0.025, length * 0.62, 0.67, "sand", 0.06)
        for left, right in ((0.12, width / 2 - 0.06), (width / 2 + 0.06, width - 0.12)):
            box(left, length - 0.5, 0.58, right, length - 0.08, 0.76, "white", 0.08)


def bedside(x, y, z):
    """A small cabinet with a lamp that is lit."""
    box(x, y, z, x + 0.55, y + 0.5, z + 0.5, "wood_dark", 0.02)
    cylinder(x + 0.28, y + 0.25, z + 0.5, 0.06, 0.3, "copper")
    cylinder(x + 0.28, y + 0.25, z + 0.75, 0.2, 0.26, "lamp", end_radius=0.13)


def round_table(x, y, z, radius=0.55, height=0.34, top="wood_dark"):
    cylinder(x, y, z + height - 0.07, radius, 0.07, top)
    cylinder(x, y, z, 0.12, height - 0.05, "navy")
    cylinder(x, y, z, radius * 0.5, 0.03, "navy")


def cup(x, y, z, colour="copper", radius=0.06):
    cylinder(x, y, z, radius * 0.75, radius * 1.8, colour, end_radius=radius)


def rug(x0, y0, x1, y1, z, colour="mint"):
    slab(x0, y0, x1, y1, z, z + 0.018, colour, 0.1, 0)


def desk(x, y, z, turn=0, width=1.5, depth=0.72, chair=True):
    """A desk with a screen at its far edge; whoever sits there looks to +Y."""
    with at(x, y, z, turn):
        box(0, 0, 0.70, width, depth, 0.74, "wood", 0.015)
        for left in (0.04, width - 0.09):
            for front in (0.04, depth - 0.09):
                box(left, front, 0, left + 0.05, front + 0.05, 0.71, "navy", 0.006)
        monitor(width / 2, depth - 0.18, 0.74)
        box(width / 2 - 0.22, 0.16, 0.74, width / 2 + 0.2, 0.3, 0.755, "stone", 0.006)
        cup(width - 0.2, depth - 0.3, 0.74)
        if chair:
            office_chair(width / 2, -0.32, 0)


def monitor(x, y, z, width=0.6, height=0.35):
    """A screen on its foot, looking to −Y."""
    box(x - width / 2, y - 0.02, z + 0.21, x + width / 2, y + 0.01, z + 0.21 + height, "dark", 0.012)
    edge = width / 2 - 0.02
    box(x - edge, y - 0.026, z + 0.23, x + edge, y - 0.018, z + 0.19 + height, "screen", 0)
    box(x - 0.03, y, z, x + 0.03, y + 0.03, z + 0.23, "dark", 0)
    block(x, y, z, 0.22, 0.16, 0.02, "dark", 0.005)


def office_chair(x, y, z, turn=0, colour="navy_light"):
    """Its back at −Y, so it stands before a desk as it is."""
    with at(x, y, z, turn):
        for k in range(5):
            angle = math.radians(72 * k + 18)
            toe = (0.28 * math.cos(angle), 0.28 * math.sin(angle))
            pipe([(0, 0, 0.1), (*toe, 0.07)], 0.022, "dark")
            ball(*toe, 0.04, 0.04, "dark", fineness=2)
        cylinder(0, 0, 0.1, 0.03, 0.34, "steel")
        block(0, 0, 0.43, 0.48, 0.48, 0.1, colour, 0.045)
        box(-0.22, -0.27, 0.58, 0.22, -0.2, 1.08, colour, 0.035)


def stool(x, y, z, height=0.66, colour="copper"):
    cylinder(x, y, z + height - 0.06, 0.2, 0.06, colour)
    cylinder(x, y, z, 0.03, height - 0.06, "dark")
    cylinder(x, y, z, 0.16, 0.02, "dark")


def meeting_table(x0, y0, x1, y1, z):
    slab(x0, y0, x1, y1, z + 0.7, z + 0.76, "wood_dark", min(x1 - x0, y1 - y0) * 0.4)
    middle, third = (y0 + y1) / 2, (x1 - x0) / 3.5
    for x in (x0 + third, x1 - third):
        block(x, middle, z, 0.5, 0.5, 0.7, "navy", 0.02)


def pendant(x, y, z, ceiling, radius=0.17, colour="copper"):
    """A lamp hanging on its cord; z is the lower edge of the shade."""
    height = radius * 1.4
    pipe([(x, y, ceiling), (x, y, z + height)], 0.012, "dark", 0)
    cylinder(x, y, z, radius, height, colour, end_radius=radius * 0.35)
    ball(x, y, z + 0.01, radius * 0.55, "lamp")


def kitchen_row(x0, x1, y, z, doors=6):
    """Base cabinets with a worktop against the wall y."""
    box(x0 + 0.05, y - 0.63, z, x1 - 0.05, y, z + 0.9, "navy_light", 0.02)
    box(x0, y - 0.68, z + 0.9, x1, y, z + 0.96, "white", 0.015)
    pitch = (x1 - x0 - 0.1) / doors
    for k in range(doors):
        box(x0 + 0.1 + k * pitch, y - 0.65, z + 0.12, x0 + 0.02 + (k + 1) * pitch, y - 0.62, z + 0.84, "teal", 0.01)


def shelf(x0, x1, y, z, depth=0.35, height=0.75, colour="wood"):
    """A wall cabinet at the wall y."""
    box(x0, y - depth, z, x1, y, z + height, colour, 0.02)


def hexagon(x, y, z, radius, colour, thickness=0.06):
    """An acoustic panel on the wall y."""
    outline = [
        (x + radius * math.cos(math.radians(60 * k + 30)), z + radius * math.sin(math.radians(60 * k + 30)))
        for k in range(6)
    ]
    prism(outline, y - thickness, y - 0.003, colour, 0.015, "Y")


def picture(y0, y1, z0, z1, x=0, frame="wood", colour="mint"):
    """A framed picture on the wall x, seen from +X."""
    box(x - 0.01, y0, z0, x + 0.03, y1, z1, frame, 0.01)
    box(x + 0.02, y0 + 0.06, z0 + 0.06, x + 0.035, y1 - 0.06, z1 - 0.06, colour, 0)


def bin(x, y, z, colour="stone"):
    prism(rounded(x - 0.2, y - 0.2, x + 0.2, y + 0.2, 0.1), z, z + 0.5, colour, 0.02)
