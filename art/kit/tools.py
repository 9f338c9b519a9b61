"""What hands hold: each is drawn around the grip at the origin and points to −Y. Also what stands beside people at work."""
from kit.primitives import ball, block, box, cylinder, prism, rounded
from kit.runs import pipe
from kit.stage import at


def drill(colour="amber"):
    cylinder(0, 0, 0.05, 0.035, -0.2, colour, "Y")
    cylinder(0, -0.2, 0.05, 0.018, -0.06, "dark", "Y", end_radius=0.012)
    cylinder(0, -0.26, 0.05, 0.008, -0.1, "steel", "Y")
    box(-0.022, -0.06, -0.12, 0.022, 0.0, 0.05, "dark", 0.012)
    box(-0.035, -0.09, -0.17, 0.035, 0.03, -0.11, colour, 0.015)


def screwdriver(colour="amber"):
    cylinder(0, 0.04, 0, 0.02, -0.11, colour, "Y")
    cylinder(0, -0.07, 0, 0.008, -0.16, "steel", "Y")


def spanner():
    box(-0.012, -0.22, -0.008, 0.012, 0.08, 0.008, "steel", 0.006)
    cylinder(0, -0.25, -0.01, 0.04, 0.02, "steel")


def torch():
    cylinder(0, 0.05, 0, 0.02, -0.15, "dark", "Y")
    cylinder(0, -0.1, 0, 0.022, -0.05, "dark", "Y", end_radius=0.034)
    cylinder(0, -0.152, 0, 0.03, -0.004, "lamp", "Y", bevel=0)


def meter():
    """A test meter with its two leads."""
    box(-0.045, -0.03, -0.02, 0.045, 0.015, 0.14, "amber", 0.012)
    box(-0.035, -0.034, 0.07, 0.035, -0.02, 0.125, "screen", 0)
    for side, colour in ((-0.02, "red"), (0.02, "dark")):
        pipe([(side, -0.02, -0.02), (side * 2, -0.12, -0.16), (side * 3, -0.3, 0.02)], 0.007, colour, 0.06)


def tablet(tilt=-35):
    with at(0, -0.02, 0.03, tilt=tilt):
        box(-0.12, -0.012, -0.08, 0.12, 0.006, 0.09, "dark", 0.01)
        box(-0.108, -0.006, -0.068, 0.108, 0.012, 0.078, "screen", 0)


def clipboard():
    with at(0, -0.05, 0.02, tilt=-55):
        box(-0.11, -0.006, -0.14, 0.11, 0.006, 0.16, "wood_dark", 0.006)
        box(-0.095, 0.004, -0.125, 0.095, 0.012, 0.125, "white", 0)
        box(-0.04, 0.006, 0.12, 0.04, 0.024, 0.165, "steel", 0.005)


def roller(length=0.5, paint="teal", rise=0.0):
    """A paint roller on a pole: its sleeve lies along X at the pole's end, `length` ahead and `rise` above."""

    def draw():
        pipe([(0, 0.35, -rise * 0.5), (0, -length, rise)], 0.015, "wood", 0)
        pipe([(0, -length, rise), (0.17, -length - 0.02, rise), (0.17, -length - 0.07, rise)], 0.009, "steel", 0.02)
        cylinder(-0.14, -length - 0.07, rise, 0.042, 0.3, paint, "X")

    return draw


def brush(paint="teal"):
    box(-0.015, -0.02, -0.01, 0.015, 0.1, 0.01, "wood", 0.006)
    box(-0.04, -0.07, -0.012, 0.04, -0.02, 0.012, "steel", 0.004)
    box(-0.038, -0.13, -0.011, 0.038, -0.07, 0.011, paint, 0.004)


def trowel():
    box(-0.012, -0.03, 0, 0.012, 0.07, 0.025, "wood", 0.01)
    box(-0.05, -0.16, -0.03, 0.05, 0.1, -0.02, "steel", 0.003)


def mallet():
    cylinder(0, 0.08, 0, 0.016, -0.3, "wood", "Y")
    cylinder(-0.07, -0.22, 0, 0.04, 0.14, "dark", "X")


def hand_saw():
    box(-0.02, -0.04, -0.06, 0.02, 0.06, 0.06, "wood_dark", 0.02)
    prism([(-0.04, 0.05), (-0.5, 0.0), (-0.5, -0.03), (-0.04, -0.07)], -0.003, 0.003, "steel", 0, "X")


def vacuum_wand(reach=0.8, drop=0.85):
    """A suction wand down to the floor."""

    def draw():
        pipe([(0, 0.15, 0.08), (0, -0.05, 0), (0, -reach, -drop)], 0.024, "steel", 0.08)
        block(0, -reach - 0.03, -drop - 0.04, 0.3, 0.12, 0.06, "dark", 0.02)

    return draw


def tool_bag(x, y, z, turn=0, colour="teal"):
    """An open bag with handles of tools standing in it."""
    with at(x, y, z, turn):
        prism(rounded(-0.25, -0.14, 0.25, 0.14, 0.06), 0, 0.26, colour, 0.02)
        prism(rounded(-0.22, -0.11, 0.22, 0.11, 0.05), 0.2, 0.265, "dark", 0)
        for k, shade in enumerate(("amber", "red", "steel", "wood", "amber")):
            pipe([(-0.16 + k * 0.08, 0.02 * (k % 3) - 0.03, 0.2), (-0.18 + k * 0.09, 0.03, 0.36 + 0.03 * (k % 2))], 0.014, shade, 0)
        pipe([(-0.15, -0.13, 0.22), (-0.15, -0.13, 0.46), (0.15, -0.13, 0.46), (0.15, -0.13, 0.22)], 0.014, "wood_dark", 0.08)


def hop_up(x, y, z, width=1.2, depth=0.5, height=0.5, colour="steel"):
    """A low work platform with a tread and a rail at its back: what one stands on instead of a ladder."""
    box(x - width / 2, y - depth / 2, z + height - 0.05, x + width / 2, y + depth / 2, z + height, colour, 0.01)
    for dx in (-width / 2 + 0.04, width / 2 - 0.04):
        for dy in (-1, 1):
            pipe([(x + dx, y + dy * (depth / 2 - 0.04), z + height - 0.03), (x + dx * 1.06, y + dy * (depth / 2 + 0.04), z)], 0.022, "amber", 0)
        box(x + dx - 0.02, y - depth / 2, z + height * 0.45, x + dx + 0.02, y + depth / 2, z + height * 0.5, "amber", 0)


def dust_sheet(x0, y0, x1, y1, z, colour="linen"):
    """A cloth on the floor, a little wrinkled at its edge."""
    box(x0, y0, z, x1, y1, z + 0.012, colour, 0.004)
    for k in range(5):
        x = x0 + (x1 - x0) * (k + 0.5) / 5
        pipe([(x, y0 + 0.02, z + 0.008), (x + 0.07, y0 + 0.3, z + 0.01)], 0.012, colour, 0)
    ball(x1 - 0.05, y0 + 0.05, z + 0.01, 0.05, colour, (1.5, 1.5, 0.4), 2)
