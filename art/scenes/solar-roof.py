"""Tilted solar panels on a flat villa roof; their cables run in a tray to the inverter on the parapet wall."""
from kit.building import plinth
from kit.crew import SITE, SITE_WOMAN, worker
from kit.electrical import solar_array
from kit.light import bulb, ceiling_light
from kit.people import toolbox
from kit.plants import palm, shrub
from kit.primitives import box, slab
from kit.runs import cable_tray, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import meter, tablet
from kit.water import tank

scene = Scene(night=True, samples=10, night_samples=11)
WIDTH, DEPTH, ROOF = 9.4, 6.6, 2.6
TRAY = 6.75


def build():
    garden()
    house()
    parapet()
    panels()
    cables()
    inverter()
    crew()
    lamps()
    tank(1.0, 5.75, ROOF + 0.15, 0.55, 0.95)
    slab(0.3, 5.1, 1.7, 6.35, ROOF, ROOF + 0.15, "stone", 0.1)


def garden():
    plinth(-1.2, -1.5, WIDTH + 1.3, DEPTH + 0.7, 0.5, 0.5, "paving", "stone")
    slab(-1.0, -1.3, 5.0, -0.25, 0, 0.04, "grass", 0.3)
    palm(-0.55, -0.8, 0.04, 3.0, 3, 0.3, reach=1.25)
    palm(WIDTH + 0.75, 4.3, 0, 2.5, 6, 0.25, reach=1.1)
    for k, x in enumerate((1.2, 2.4, 4.2)):
        shrub(x, -0.75, 0.04, 0.4, k)


def house():
    box(0, 0, 0, WIDTH, DEPTH, ROOF, "wall_clay", 0.03)
    box(0.05, 0.05, ROOF - 0.02, WIDTH - 0.05, DEPTH - 0.05, ROOF + 0.006, "plaster", 0)
    for x in (0.9, 3.0, 7.9):
        window_front(x)
    box(5.4, -0.03, 0, 6.6, 0.02, 2.05, "wood_dark", 0.01)
    box(5.15, -0.8, 2.1, 6.85, 0.02, 2.22, "teal", 0.02)
    for y in (1.0, 3.2, 5.0):
        window_side(y)


def lamps():
    """Over the inverter and the crew, above the door, in the garden."""
    bulb(TRAY + 0.3, DEPTH - 1.0, ROOF + 1.7, 20)
    bulb(8.4, 2.2, ROOF + 2.3, 30)
    ceiling_light(3.4, 3.0, ROOF + 4.5, 5, 4, 60)
    bulb(6.0, -0.55, 1.85, 12)
    bulb(2.6, -1.0, 0.7, 8)
    bulb(WIDTH + 0.8, 2.4, 1.2, 8)


def window_front(x):
    box(x, -0.02, 0.75, x + 1.1, 0.02, 2.0, "window_lit", 0)
    for left in (x - 0.04, x + 0.53, x + 1.08):
        box(left, -0.045, 0.7, left + 0.06, 0, 2.05, "navy", 0)


def window_side(y):
    box(WIDTH - 0.02, y, 0.75, WIDTH + 0.02, y + 1.0, 2.0, "window_lit", 0)
    for left in (y - 0.04, y + 0.48, y + 0.98):
        box(WIDTH, left, 0.7, WIDTH + 0.045, left + 0.06, 2.05, "navy", 0)


def parapet():
    """High at the back, where equipment hangs; low in front."""
    for x0, y0, x1, y1, height in (
        (0, 0, WIDTH, 0.2, 0.32),
        (WIDTH - 0.2, 0.2, WIDTH, DEPTH - 0.2, 0.32),
        (0, 0.2, 0.2, DEPTH - 0.2, 0.5),
        (0, DEPTH - 0.2, WIDTH, DEPTH, 1.5),
    ):
        box(x0, y0, ROOF, x1, y1, ROOF + height, "sand", 0.01)
        box(x0 - 0.03, y0 - 0.03, ROOF + height, x1 + 0.03, y1 + 0.03, ROOF + height + 0.05, "stone", 0.01)


def panels():
    solar_array(0.55, 0.75, ROOF + 0.01, 5, 2, 1.1, 1.9, 18)


def cables():
    """A tray along the ends of the rows, back to the wall."""
    with at(TRAY, 0.9, ROOF + 0.1, 90):
        cable_tray(0, DEPTH - 1.45, -0.36, 0, 0.36, ("amber", "dark", "amber", "dark"), 0.032)
        for x in (0.3, 1.8, 3.3, 4.8):
            box(x, -0.36, -0.1, x + 0.1, 0, 0, "concrete", 0)
    for y in (1.4, 3.76):
        for k, colour in enumerate(("amber", "dark")):
            line = [
                (6.15, y + k * 0.12, ROOF + 0.3), (TRAY + 0.1, y + k * 0.12, ROOF + 0.3),
                (TRAY + 0.1, y + k * 0.12, ROOF + 0.14),
            ]
            pipe(line, 0.028, colour, 0.08)


def inverter():
    wall, x = DEPTH - 0.2, TRAY - 0.35
    for k, colour in enumerate(("amber", "dark", "amber", "dark")):
        left = TRAY + 0.08 + k * 0.076
        line = [
            (left, wall - 0.6, ROOF + 0.165), (left, wall - 0.06, ROOF + 0.165), (left, wall - 0.06, ROOF + 0.5),
        ]
        pipe(line, 0.03, colour, 0.06)
    box(x - 0.1, wall - 0.24, ROOF + 0.45, x + 0.8, wall, ROOF + 1.25, "white", 0.04)
    box(x, wall - 0.255, ROOF + 0.95, x + 0.3, wall - 0.23, ROOF + 1.13, "screen", 0)
    box(x - 0.1, wall - 0.25, ROOF + 0.6, x + 0.8, wall - 0.23, ROOF + 0.68, "teal_light", 0)
    canopy(x - 0.25, x + 1.7, wall)
    box(x + 1.05, wall - 0.16, ROOF + 0.5, x + 1.5, wall, ROOF + 1.1, "amber", 0.02)
    box(x + 1.2, wall - 0.19, ROOF + 0.68, x + 1.34, wall - 0.15, ROOF + 0.9, "red", 0.01)
    line = [
        (x + 0.72, wall - 0.08, ROOF + 0.46), (x + 0.72, wall - 0.08, ROOF + 0.3),
        (x + 1.27, wall - 0.08, ROOF + 0.3), (x + 1.27, wall - 0.08, ROOF + 0.52),
    ]
    pipe(line, 0.035, "amber", 0.08)
    line = [
        (x + 1.5, wall - 0.08, ROOF + 0.8), (WIDTH - 0.45, wall - 0.08, ROOF + 0.8),
        (WIDTH - 0.45, wall - 0.08, ROOF),
    ]
    pipe(line, 0.035, "amber", 0.08)


def canopy(x0, x1, wall):
    """An inverter in the sun loses power: it hangs in the shade."""
    box(x0, wall - 0.6, ROOF + 1.5, x1, wall + 0.1, ROOF + 1.56, "teal", 0.01)
    for x in (x0 + 0.06, x1 - 0.12):
        box(x, wall - 0.56, ROOF + 1.42, x + 0.06, wall, ROOF + 1.5, "steel", 0)


def crew():
    worker(8.4, 5.55, ROOF, 165, hands=((0.14, -0.38, 1.3), (-0.14, -0.34, 1.1)), hold=(None, meter), look=-40, wear=SITE, scale=1.1)
    toolbox(7.75, 4.5, ROOF, 20)
    worker(7.7, 1.5, ROOF, 42, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-8, wear=SITE_WOMAN, scale=1.1)
    for k in range(4):
        box(7.6, 2.3, ROOF + 0.1 + 0.06 * k, 8.7, 3.4, ROOF + 0.14 + 0.06 * k, "steel", 0)
    box(7.63, 2.33, ROOF + 0.32, 8.67, 3.37, ROOF + 0.335, "solar_cell", 0)
    for x in (7.7, 8.5):
        box(x, 2.25, ROOF, x + 0.12, 3.45, ROOF + 0.1, "wood", 0)
