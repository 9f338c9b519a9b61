"""An old office block gets a new skin: bare plaster, mineral wool on rails, then metal panels; two fitters work in a cradle."""
from kit.building import pane_y, plinth, tiles
from kit.crew import SITE, SITE_DARK, SITE_WOMAN, worker
from kit.facades import window, window_unit
from kit.light import bulb, ceiling_light
from kit.packages import package_unit
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill, tablet, tool_bag

scene = Scene(night=True, margin=0.03, samples=12, night_samples=14)
BAY, BAYS, SIDE_BAYS = 2.3, 4, 2
STOREY, STOREYS = 2.7, 3
WIDTH, DEPTH, HEIGHT = BAY * BAYS, BAY * SIDE_BAYS, STOREY * STOREYS
SILL, HEAD, JAMB = 0.85, 2.25, 0.5
CRADLE = 3.35
# People are a little larger than true, for the building is high.
SCALE = 1.12


def build():
    ground()
    box(0.1, 0.1, 0, WIDTH - 0.1, DEPTH, HEIGHT, "rock", 0)
    front()
    with at(WIDTH, 0, 0, turn=90):
        for k in range(SIDE_BAYS):
            for storey in range(STOREYS):
                if (k, storey) != (0, 0):
                    clad(k * BAY, storey * STOREY)
        entrance()
    roof()
    cradle()
    site()
    lamps()


def ground():
    plinth(-1.2, -4.6, WIDTH + 2.6, DEPTH + 0.7, 0.5, 0.5, "paving", "sand_dark")
    tiles(-1.1, -4.4, WIDTH + 2.5, 0, 0.004, "stone", 1.15, 0.02)
    slab(WIDTH + 1.0, -0.2, WIDTH + 2.3, DEPTH + 0.4, 0, 0.08, "grass", 0.3)
    palm(WIDTH + 1.7, 3.6, 0.05, 4.2, 5, 0.3, reach=1.4)
    palm(-0.65, 0.6, 0, 3.4, 8, 0.25, reach=1.2)
    for k, y in enumerate((0.4, 1.2, 2.4)):
        shrub(WIDTH + 1.65, y, 0.05, 0.36, k)


def front():
    for k in range(BAYS):
        for storey in range(STOREYS):
            part = old if k == 0 else layers if k == 1 or (k, storey) == (2, 2) else clad
            part(k * BAY, storey * STOREY)


def old(x, z):
    """Stained plaster, a small window, and the window unit that the new wall will do without."""
    box(x, -0.02, z, x + BAY, 0.12, z + STOREY, "wall_clay", 0)
    box(x, -0.05, z + STOREY - 0.16, x + BAY, 0, z + STOREY, "rock_dark", 0)
    window(x + 0.8, -0.02, z + SILL + 0.1, 0.9, 1.2, "linen")
    window_unit(x + 1.75, -0.02, z + SILL + 0.2, 0.6, 0.42)
    box(x + 1.6, -0.03, z + 0.2, x + 1.72, -0.015, z + SILL + 0.2, "rock_dark", 0)


def layers(x, z):
    """Boards of wool held by anchors, rails standing out before them, and the window already set."""
    for k in range(4):
        left = x + k * BAY / 4
        for low, high in ((0, SILL), (HEAD, STOREY)) if 0 < k < 3 else ((0, 1.35), (1.35, STOREY)):
            box(left + 0.01, 0.0, z + low + 0.01, left + BAY / 4 - 0.01, 0.1, z + high - 0.01, "wall_ochre", 0.015)
            for height in (low + 0.2, high - 0.2):
                cylinder(left + BAY / 8, 0.0, z + height, 0.05, -0.012, "white", "Y", segments=12, bevel=0)
    for rail in (0.04, JAMB - 0.08, BAY - JAMB + 0.08, BAY - 0.04):
        box(x + rail - 0.035, -0.13, z, x + rail + 0.035, -0.05, z + STOREY, "steel", 0)
        for height in (0.5, 1.4, 2.45):
            box(x + rail - 0.05, -0.1, z + height, x + rail + 0.05, 0.02, z + height + 0.1, "navy_light", 0)
    glazing(x, z)


def clad(x, z):
    """Panels with open joints before a dark cavity: bands under and over the glass, narrow ones beside it."""
    box(x, -0.06, z, x + BAY, 0.1, z + STOREY, "navy_light", 0)
    for k in range(2):
        left, right = x + k * BAY / 2 + 0.02, x + (k + 1) * BAY / 2 - 0.02
        box(left, -0.16, z + 0.02, right, -0.05, z + SILL - 0.02, "teal_light", 0.012)
        box(left, -0.16, z + HEAD + 0.02, right, -0.05, z + STOREY - 0.02, "teal", 0.012)
    for left, right in ((x + 0.02, x + JAMB - 0.02), (x + BAY - JAMB + 0.02, x + BAY - 0.02)):
        box(left, -0.16, z + SILL + 0.02, right, -0.05, z + HEAD - 0.02, "steel_light", 0.012)
    glazing(x, z)


def glazing(x, z):
    box(x + JAMB, -0.08, z + SILL, x + BAY - JAMB, 0.12, z + HEAD, "window_lit", 0)
    pane_y(-0.1, x + JAMB, x + BAY - JAMB, z + SILL + 0.03, z + HEAD - 0.03, bar=0.07, mullions=1)


def entrance():
    box(0, -0.06, 0, BAY, 0.1, STOREY, "navy_light", 0)
    box(0.3, -0.12, 0.05, BAY - 0.3, 0.1, 2.25, "window_lit", 0)
    pane_y(-0.14, 0.3, BAY - 0.3, 0.06, 2.25, bar=0.08, mullions=3)
    box(0.02, -0.16, HEAD + 0.1, BAY - 0.02, -0.05, STOREY - 0.02, "teal", 0.012)
    box(0.1, -1.0, HEAD + 0.02, BAY - 0.1, -0.05, HEAD + 0.14, "copper", 0.02)
    box(0.1, -0.9, 0, BAY - 0.1, -0.1, 0.06, "stone", 0.01)
    bulb(BAY / 2, -0.6, 2.0, 20)


def roof():
    box(0.2, 0.2, HEIGHT - 0.01, WIDTH - 0.2, DEPTH - 0.2, HEIGHT + 0.03, "paving", 0)
    for x0, y0, x1, y1 in (
        (-0.06, -0.12, WIDTH + 0.16, 0.2), (-0.06, DEPTH - 0.2, WIDTH + 0.16, DEPTH),
        (-0.06, 0.2, 0.2, DEPTH - 0.2), (WIDTH - 0.2, 0.2, WIDTH + 0.16, DEPTH - 0.2),
    ):
        box(x0, y0, HEIGHT, x1, y1, HEIGHT + 0.35, "rock_light", 0.02)
        box(x0 - 0.03, y0 - 0.03, HEIGHT + 0.35, x1 + 0.03, y1 + 0.03, HEIGHT + 0.42, "navy", 0.01)
    package_unit(5.6, 2.6, HEIGHT + 0.03)
    for x in (BAY + 0.2, 2 * BAY + 0.2):
        box(x - 0.07, -1.1, HEIGHT + 0.72, x + 0.07, 2.0, HEIGHT + 0.86, "amber", 0.01)
        box(x - 0.07, 0.35, HEIGHT, x + 0.07, 0.49, HEIGHT + 0.72, "amber", 0)
        for k in range(3):
            box(x - 0.28, 1.5, HEIGHT + 0.03 + k * 0.22, x + 0.28, 2.05, HEIGHT + 0.23 + k * 0.22, "concrete", 0.02)


def cradle():
    """Hung from two beams on the roof that weights hold down; between the fitters the next panel."""
    left, right, z, near, back = BAY - 0.1, 2 * BAY + 0.5, CRADLE, -1.25, -0.5
    box(left, near, z, right, back, z + 0.08, "steel", 0)
    box(left, near - 0.01, z + 0.08, right, near + 0.01, z + 0.3, "amber", 0)
    for y, rails in ((near, (0.55, 1.05)), (back, (0.55,))):
        for rail in rails:
            pipe([(left, y, z + rail), (right, y, z + rail)], 0.03, "amber", 0.01)
        for k in range(5):
            cylinder(left + (right - left) * k / 4, y, z, 0.026, rails[-1], "amber", segments=8, bevel=0)
    for x in (BAY + 0.2, 2 * BAY + 0.2):
        cylinder(x, -0.86, z, 0.018, HEIGHT + 0.72 - z, "navy", segments=8, bevel=0)
        block(x, -0.86, z + 0.08, 0.26, 0.3, 0.34, "navy", 0.02)
    worker(left + 0.62, -0.86, z + 0.08, 74, hands=((0.28, -0.42, 1.15), (-0.1, -0.44, 1.0)), look=-14, wear=SITE, scale=SCALE)
    worker(right - 0.5, -0.86, z + 0.08, -36, hands=((0.3, -0.22, 1.0), (-0.34, -0.3, 1.2)), hold=(drill, None), look=20, wear=SITE_DARK, scale=SCALE)
    box(left + 1.05, -0.42, z + 0.62, right - 0.75, -0.34, z + 1.5, "teal_light", 0.012)


def site():
    """Below the cradle nobody may stand: a barrier, and beside it panels on trestles, wool in rolls, and the foreman."""
    for x in (BAY - 0.4, BAY + 1.1, BAY + 2.6):
        box(x, -2.05, 0.35, x + 1.35, -1.98, 0.95, "white", 0.01)
        for k in range(3):
            box(x + 0.1 + k * 0.45, -2.06, 0.35, x + 0.32 + k * 0.45, -1.97, 0.95, "red", 0.01)
        for foot in (0.2, 1.1):
            box(x + foot, -2.25, 0, x + foot + 0.06, -1.78, 0.06, "dark", 0)
            box(x + foot, -2.05, 0, x + foot + 0.06, -1.98, 0.4, "dark", 0)
    for x in (-0.2, 1.3):
        box(x, -3.7, 0, x + 0.12, -2.4, 0.12, "wood", 0)
    for k in range(6):
        box(-0.5, -3.65, 0.12 + 0.07 * k, 1.7, -2.45, 0.17 + 0.07 * k, "teal_light" if k % 2 else "teal", 0.01)
    for k, (x, z) in enumerate(((2.6, 0.26), (3.16, 0.26), (2.88, 0.74))):
        cylinder(x, -3.7, z, 0.27, 1.1, "wall_ochre", "Y", segments=24)
        cylinder(x, -3.705, z, 0.1, 0.01, "rock_dark", "Y", segments=16, bevel=0)
    worker(5.0, -3.0, 0, 42, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-8, wear=SITE_WOMAN, scale=SCALE)
    tool_bag(4.1, -3.3, 0, 20)
    for k in range(4):
        with at(7.6, -2.9, 0.09 * k, 3 * (k % 2)):
            box(-0.9, -0.5, 0, 0.9, 0.5, 0.08, "steel_light" if k < 3 else "steel", 0.01)


def lamps():
    bulb(BAY * 1.5, -1.7, CRADLE + 2.2, 70)
    bulb(2.6, -2.6, 2.0, 34)
    bulb(7.4, -1.4, 2.4, 24)
    ceiling_light(3.6, -2.2, HEIGHT + 1.0, 3, 2, 60)
