"""A dhow yard on a creek: a hull on stocks among timber and scaffolds, dhows at the quay, low houses behind."""
from kit.boats import hull, trading_dhow
from kit.building import plinth
from kit.light import bulb
from kit.people import person, toolbox
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, prism
from kit.roofs import roof_solar, roof_tank, roof_units
from kit.runs import pipe
from kit.scene import Scene
from kit.shore import land, smooth
from kit.stage import at
from kit.town import low_house
from kit.vehicles import dhow

scene = Scene(night=True)

PLINTH = (-5, -5, 5, 5)
GROUND = 0.28
# The yard's quay, the corner and the quay before the houses, as one line from the front to the right.
QUAY = smooth([(0.9, -6), (0.8, -3.5), (0.95, -1.2), (1.05, 0.2), (1.7, 1.2), (3.2, 1.65), (6, 1.7)])
OTHER_BANK = smooth([(3.0, -6), (3.5, -4.4), (4.2, -3.6), (6, -3.2)])


def build():
    plinth(*PLINTH, 0.7, 0.7, "water", "sand_dark")
    land([*QUAY, (6, 6), (-6, 6), (-6, -6)], PLINTH, -0.1, GROUND, "plaster", 0.7)
    land([*((x - 0.35, y + 0.25) for x, y in QUAY), (6, 6), (-6, 6), (-6, -6)], PLINTH, GROUND - 0.1, GROUND + 0.02, "sand", 0.7, 0.04)
    land([*((x - 0.3, y + 0.3) for x, y in OTHER_BANK), (6, -6)], PLINTH, -0.1, 0.012, "shallow", 0.7)
    land([*OTHER_BANK, (6, -6)], PLINTH, -0.1, 0.14, "sand", 0.7, bevel=0.06)
    yard()
    moored()
    houses()


def yard():
    """The hull is planked below and still open above: its ribs stand free."""
    with at(-2.0, -2.2, GROUND + 0.02, -4):
        stocks()
        with at(0, 0, 0.62, scale=1.42):
            hull(3.4, 1.0, 0.42, 0.3, "wood", "wood_dark", "wood_dark", 0.95, 0.75)
            ribs()
        scaffold()
    timber(-3.4, -4.2, 3)
    timber(-1.3, -4.35, -4)
    with at(-0.3, -3.75, GROUND + 0.02, scale=0.55):
        person(0, 0, 0, 165, working=True)
        toolbox(1.1, -0.2, 0, 20)
    shed(-0.6, 0.45)
    for x, y in ((-3.4, -3.6), (-0.6, -3.4), (-0.2, -0.2)):
        bulb(x, y, GROUND + 0.9, 14)


def stocks():
    for k in range(6):
        x = -1.9 + k * 0.72
        block(x, 0, 0, 0.16, 1.3, 0.16, "wood_dark", 0.01)
        for side in (-1, 1):
            pipe([(x, side * 0.95, 0), (x, side * 0.58, 0.66)], 0.045, "wood_dark", 0)


def ribs():
    for k in range(9):
        x = -1.15 + k * 0.28
        half, top = 0.46 - 0.012 * (k - 4) ** 2 * 0.6, 0.62 + 0.008 * (k - 4) ** 2
        for side in (-1, 1):
            pipe([(x, side * half * 0.9, 0.3), (x, side * half, top)], 0.028, "wood", 0)


def scaffold():
    """Poles and one walking board on the side towards us."""
    for k in range(5):
        x = -1.7 + k * 0.9
        cylinder(x, -1.15, 0, 0.035, 1.45, "steel", segments=12, bevel=0)
        box(x - 0.02, -1.18, 0.84, x + 0.02, -0.78, 0.88, "steel", 0)
    box(-1.85, -1.16, 0.88, 2.05, -0.82, 0.93, "amber", 0.01)
    pipe([(-1.75, -1.15, 1.3), (1.95, -1.15, 1.3)], 0.025, "steel", 0)


def timber(x, y, turn):
    with at(x, y, GROUND, turn):
        for layer in range(3):
            for k in range(4 - layer):
                low = -0.3 + layer * 0.08 + k * 0.17
                box(-0.8, low, layer * 0.12, 0.8, low + 0.15, layer * 0.12 + 0.11, "wood" if (k + layer) % 2 else "wood_dark", 0.01)


def shed(x, y):
    """An open roof of palm mats over the workbench."""
    with at(x, y, GROUND):
        for px in (-0.85, 0.85):
            for py in (-0.35, 0.35):
                cylinder(px, py, 0, 0.04, 0.8 + 0.2 * (py > 0), "trunk", segments=12, bevel=0)
        prism([(-0.5, 0.76), (-0.5, 0.83), (0.5, 1.1), (0.5, 1.03)], -1.05, 1.05, "trunk", 0.01, "X")
        block(0, 0, 0, 1.2, 0.35, 0.35, "wood", 0.01)


def moored():
    trading_dhow(1.75, -2.3, 0.02, 90, 0.95, "teal")
    trading_dhow(3.5, 0.62, 0.02, 182, 0.85, "amber")
    dhow(3.6, -1.7, 0.02, 75, 0.85)


def houses():
    rows = ((-3.8, 1.9, 1.7, 1.05), (-1.6, 2.7, 1.7, 1.1), (0.7, 3.2, 1.9, 0.95), (3.2, 3.3, 1.9, 1.15), (-3.5, 4.1, 1.9, 1.5), (-0.9, 4.4, 1.5, 1.4))
    for seed, (x, y, width, height) in enumerate(rows):
        low_house(x, y, GROUND, width, 1.15, height, ("white", "plaster", "wall_mint")[seed % 3], 0.8, seed)
    roof_units(-2.1, 2.6, GROUND + 1.2, 2, 0.42)
    roof_tank(3.6, 3.5, GROUND + 1.25, 0.36)
    roof_solar(0.1, 2.95, GROUND + 1.05, 3, 1, 0.4)
    roof_tank(-3.8, 4.2, GROUND + 1.6, 0.36)
    for seed, (x, y) in enumerate(((-4.5, 0.9), (-2.5, 1.5), (-0.5, 2.1), (2.0, 2.5), (4.5, 2.5), (-2.1, 4.3), (1.9, 4.3), (4.4, 4.4))):
        street_palm(x, y, GROUND, seed, 3.6, 0.4)
        shrub(x + 0.3, y - 0.1, GROUND, 0.14, seed)
        if seed < 5:
            bulb(x + 0.4, y - 0.2, GROUND + 0.6, 9)
