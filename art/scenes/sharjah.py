"""An old town of courtyard houses with wind towers and arcades, and a souk lane under awnings."""
import random

from kit.barjeel import barjeel
from kit.building import plinth
from kit.light import bulb
from kit.materials import matt
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, prism
from kit.roofs import roof_tank, roof_units
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True)


def build():
    plinth(-4.6, -4.6, 4.6, 4.6, 0.7, 0.6, "paving", "sand_dark")
    houses()
    souk()
    square()


def houses():
    """Each around its own court; the nearer they stand, the lower they are."""
    courtyard_house(-2.85, 2.75, 2.9, 2.9, 1.5, "plaster", 1)
    courtyard_house(0.55, 2.85, 2.7, 2.7, 1.35, "sand", 2)
    courtyard_house(-2.95, -0.55, 2.7, 2.6, 1.25, "sand", 3)
    courtyard_house(3.45, 2.95, 1.7, 2.5, 1.15, "plaster", 6, court=False)
    courtyard_house(-2.7, -3.25, 2.9, 1.9, 1.05, "white", 4)
    for x, y, base, width, height in ((-3.75, 3.7, 1.5, 0.85, 2.5), (1.4, 3.7, 1.35, 0.75, 2.0), (-3.75, 0.25, 1.25, 0.75, 1.9)):
        barjeel(x, y, base - 0.2, width, height, "sand" if base != 1.25 else "plaster")
    roof_units(-3.05, 3.75, 1.6, 2, 0.42)
    roof_tank(3.65, 3.6, 1.22, 0.38)
    roof_units(-3.6, -2.65, 1.07, 1, 0.42)


def courtyard_house(x, y, width, depth, height, colour, seed, court=True):
    """Four wings around a court, with an arcade in its back wing; windows high up, as privacy wants it."""
    wide, deep = width / 2, depth / 2
    with at(x, y, 0):
        if court:
            for x0, y0, x1, y1 in wings(wide, deep, depth * 0.27):
                wing(x0, y0, x1, y1, height, colour)
            arcade(-wide + depth * 0.27, wide - depth * 0.27, deep - depth * 0.27, height)
            street_palm(0.1, -0.1, 0, seed, 3.3, 0.42)
            bulb(-0.2, 0, 0.6, 10)
        else:
            wing(-wide, -deep, wide, deep, height, colour)
        openings(wide, deep, height, random.Random(seed))


def wings(wide, deep, across):
    return (
        (-wide, -deep, wide, -deep + across),
        (-wide, deep - across, wide, deep),
        (-wide, -deep + across, -wide + across, deep - across),
        (wide - across, -deep + across, wide, deep - across),
    )


def wing(x0, y0, x1, y1, height, colour):
    box(x0, y0, 0, x1, y1, height, colour, 0.03)
    box(x0 + 0.07, y0 + 0.07, height, x1 - 0.07, y1 - 0.07, height + 0.012, "sand_dark", 0)
    for low, high in (((x0, y0), (x1, y0 + 0.07)), ((x0, y1 - 0.07), (x1, y1)), ((x0, y0), (x0 + 0.07, y1)), ((x1 - 0.07, y0), (x1, y1))):
        box(*low, height - 0.02, *high, height + 0.13, colour, 0.015)


def arcade(x0, x1, y, height):
    """Dark arches in the court's back wall."""
    count = max(2, round((x1 - x0) / 0.45))
    for k in range(count):
        arch(x0 + (k + 0.5) * (x1 - x0) / count, y, 0.14, height * 0.62)


def arch(x, y, half, top, colour="dark"):
    outline = [(x - half, 0.0), (x + half, 0.0), (x + half, top - half), (x + half * 0.7, top - half * 0.3)]
    outline += [(x, top), (x - half * 0.7, top - half * 0.3), (x - half, top - half)]
    prism(outline, y - 0.015, y + 0.05, colour, 0, "Y")


def openings(wide, deep, height, rng):
    """A door and small windows to the front, windows to the right; wooden beam ends below the roof."""
    arch(rng.uniform(-0.2, 0.2), -deep, 0.17, height * 0.62, "wood_dark")
    for x in (-wide * 0.68, wide * 0.68):
        block(x, -deep, height * 0.45, 0.24, 0.03, 0.34, "window_lit", 0)
        block(x, -deep, height * 0.43, 0.34, 0.07, 0.05, "wood_dark", 0)
    for y in (-deep * 0.55, 0, deep * 0.55):
        block(wide, y, height * 0.45, 0.03, 0.24, 0.34, "window_lit", 0)
        block(wide, y, height * 0.43, 0.07, 0.34, 0.05, "wood_dark", 0)
    for k in range(int(wide * 5)):
        block(-wide + 0.2 + k * 0.4, -deep, height * 0.88, 0.05, 0.14, 0.05, "wood_dark", 0)


def souk():
    """Shops on both sides of a lane along X, striped awnings over their goods, shade sails between."""
    wing(-0.9, -0.15, 4.15, 0.95, 1.15, "plaster")
    for k in range(5):
        x = -0.35 + k * 0.99
        arch(x, -0.15, 0.34, 0.85, "window_lit")
        awning(x, -0.16, ("red", "teal", "amber")[k % 3])
        stall(x, -0.62, k)
        bulb(x, -0.75, 0.62, 5)
    barjeel(3.55, 0.5, 0.95, 0.62, 1.5, "sand")
    roof_units(0.3, 0.35, 1.18, 3, 0.42)


def awning(x, y, colour):
    for k in range(6):
        x0 = x - 0.42 + k * 0.14
        prism([(y, 0.98), (y, 1.02), (y - 0.62, 0.74), (y - 0.62, 0.7)], x0, x0 + 0.139, matt(colour if k % 2 else "white"), 0, "X")
    for side in (-0.4, 0.4):
        cylinder(x + side, y - 0.58, 0, 0.018, 0.74, "wood_dark", segments=8, bevel=0)


def stall(x, y, seed):
    rng = random.Random(seed)
    block(x, y, 0, 0.62, 0.26, 0.24, "wood", 0.01)
    for k in range(4):
        goods = rng.choice(("amber", "red", "teal_light", "leaf_light", "copper"))
        cylinder(x - 0.22 + k * 0.15, y, 0.24, 0.065, 0.05, goods, end_radius=0.03, segments=12, bevel=0)


def square():
    """Before the shops: a paved square with a basin, palms and benches; an arcade on its left side."""
    box(-1.26, -4.1, 0, -0.95, -2.3, 0.82, "white", 0.03)
    with at(-0.95, 0, 0, 90):
        for k in range(4):
            arch(-3.87 + k * 0.45, 0, 0.17, 0.66, "window_lit")
    for k in range(5):
        block(1.6, -1.55 - k * 0.62, 0, 4.6, 0.03, 0.007, "stone", 0)
    cylinder(1.6, -2.75, 0, 0.62, 0.24, "plaster", segments=32, bevel=0.03)
    cylinder(1.6, -2.75, 0.2, 0.5, 0.06, "water", segments=32, bevel=0)
    for seed, (x, y) in enumerate(((-0.2, -1.75), (3.6, -1.75), (-0.2, -3.8), (3.6, -3.8))):
        block(x, y, 0, 0.75, 0.75, 0.16, "plaster", 0.03)
        street_palm(x, y, 0.16, seed + 11, 3.6, 0.48)
        shrub(x + 0.2, y - 0.2, 0.16, 0.15, seed)
        bulb(x + 0.5, y - 0.5, 0.6, 8)
    for x in (0.55, 2.65):
        block(x, -2.75, 0.16, 0.26, 0.9, 0.06, "wood", 0.01)
        block(x, -2.75, 0, 0.2, 0.7, 0.16, "stone", 0.01)
