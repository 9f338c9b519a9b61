"""The shop of a filling station: cold cabinets, shelves and a counter behind glass; outdoor units on its roof, a pump and a car in front."""
from kit.building import CUT, pane_x, pane_y, plinth, tiles
from kit.cooling import cassette
from kit.crew import CREW, Wear, worker
from kit.light import bulb, ceiling_light
from kit.packages import package_unit
from kit.primitives import block, box, cylinder, slab
from kit.roofs import roof_units
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import tablet
from kit.vehicles import car

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.12
X0, X1, Y0, Y1 = 0.4, 5.6, 3.2, 6.6
TOP = 3.0


def build():
    plinth(-0.6, -1.8, 7.3, 7.4, 0.5, 0.34, "asphalt", "stone")
    slab(0.0, 2.4, 6.2, 7.2, 0.0, FLOOR - 0.01, "paving", 0.12, 0.01)
    shell()
    cold_cabinets()
    shelves()
    counter()
    roof()
    forecourt()
    people()
    ceiling_light(3.0, 4.6, TOP - 0.1, 4.2, 2.4, 130)
    ceiling_light(3.6, 0.4, 3.2, 5.0, 2.2, 130)


def shell():
    box(X0, Y0, FLOOR - 0.02, X1, Y1, FLOOR, "marble", 0)
    tiles(X0, Y0, X1, Y1, FLOOR, "stone", 0.65)
    box(X0 - 0.16, Y0, 0, X0, Y1, TOP, "wall_ochre", 0.01)
    box(X0 - 0.16, Y1, 0, X1 + 0.16, Y1 + 0.16, TOP, "wall_ochre", 0.01)
    box(X0 - 0.16, Y0, TOP, X0, Y1 + 0.16, TOP + 0.04, CUT, 0)
    box(X0, Y1, TOP, X1 + 0.16, Y1 + 0.16, TOP + 0.04, CUT, 0)
    pane_y(Y0, X0, 3.9, FLOOR, 2.3, mullions=3)
    pane_y(Y0, 5.1, X1, FLOOR, 2.3)
    pane_x(X1, Y0, Y1, FLOOR, 2.3, mullions=2)


def cold_cabinets():
    """Along the back wall: glass doors, rows of bottles, a light strip in each."""
    for k in range(4):
        x = X0 + 0.1 + k * 0.82
        box(x, Y1 - 0.65, FLOOR, x + 0.8, Y1 - 0.01, 2.2, "navy", 0.012)
        box(x + 0.05, Y1 - 0.66, FLOOR + 0.22, x + 0.75, Y1 - 0.64, 2.0, "screen", 0)
        for row in range(4):
            z = FLOOR + 0.26 + row * 0.44
            box(x + 0.05, Y1 - 0.68, z - 0.02, x + 0.75, Y1 - 0.66, z, "steel", 0)
            for j in range(6):
                tint = ("amber", "red", "teal_light", "blue", "copper")[(j + row * 2 + k) % 5]
                cylinder(x + 0.12 + j * 0.113, Y1 - 0.7, z, 0.042, 0.26, tint, bevel=0.015)
        box(x + 0.37, Y1 - 0.76, FLOOR + 0.2, x + 0.41, Y1 - 0.74, 2.02, "dark", 0)


def shelves():
    y = 4.35
    box(1.2, y, FLOOR, 3.2, y + 0.06, 1.35, "wall_slate", 0.01)
    for row in range(3):
        z = FLOOR + 0.1 + row * 0.42
        box(1.2, y - 0.36, z, 3.2, y, z + 0.035, "wood", 0)
        for k in range(13):
            tint = ("amber", "wall_rose", "teal_light", "linen", "copper", "blue")[(k * 5 + row) % 6]
            block(1.29 + k * 0.152, y - 0.2, z + 0.035, 0.12, 0.2, 0.17 + 0.05 * ((k + row) % 3), tint, 0.015)


def counter():
    box(4.3, 5.05, FLOOR, 5.3, 5.5, 1.05, "teal", 0.02)
    box(4.25, 5.0, 1.05, 5.35, 5.55, 1.1, "wood", 0.01)
    box(4.5, 5.15, 1.1, 4.85, 5.4, 1.28, "dark", 0.02)
    box(4.02, Y1 - 0.45, FLOOR, 5.4, Y1 - 0.01, 0.95, "wood_dark", 0.01)
    box(4.2, Y1 - 0.4, 0.95, 4.6, Y1 - 0.08, 1.5, "steel", 0.02)
    block(4.95, Y1 - 0.24, 0.95, 0.5, 0.3, 0.3, "glass", 0.0)
    cassette(2.4, 5.2, TOP - 0.34, 0.85)


def roof():
    """Over the back half only: condensing units of the cabinets and the package unit of the room."""
    box(X0, 5.3, TOP - 0.06, X1 + 0.16, Y1 + 0.16, TOP + 0.1, "plaster", 0.01)
    box(X0, 5.27, TOP - 0.07, X1 + 0.18, 5.3, TOP + 0.11, CUT, 0)
    box(X1 + 0.16, 5.28, TOP - 0.07, X1 + 0.19, Y1 + 0.16, TOP + 0.11, CUT, 0)
    with at(0.9, 5.7, TOP + 0.1):
        roof_units(0, 0, 0, 2, 0.8)
    pipe([(1.6, 6.15, TOP + 0.25), (1.6, 6.4, TOP + 0.25), (3.2, 6.4, TOP + 0.25), (3.2, 6.4, TOP)], 0.04, "copper", 0.1)
    with at(3.6, 5.55, TOP + 0.1, scale=0.6):
        package_unit(0, 0, 0)


def forecourt():
    """An island with one pump, and the car beside it."""
    slab(2.6, 0.3, 5.6, 1.15, 0.0, 0.16, "concrete", 0.3, 0.02)
    with at(4.15, 0.72, 0.16):
        box(-0.4, -0.24, 0, 0.4, 0.24, 1.75, "teal", 0.04)
        box(-0.3, -0.255, 1.0, 0.3, -0.235, 1.5, "screen", 0)
        box(-0.4, -0.25, 1.58, 0.4, 0.25, 1.78, "amber", 0.03)
        for k, tint in enumerate(("amber", "red", "navy")):
            x = -0.26 + k * 0.26
            box(x - 0.05, -0.3, 0.62, x + 0.05, -0.23, 0.86, tint, 0.02)
            pipe([(x, -0.28, 0.62), (x + 0.04, -0.36, 0.2), (x + 0.12, -0.3, 0.12), (x + 0.16, -0.26, 0.5)], 0.02, "dark", 0.1)
    car(1.95, -0.75, 0.0, 0, "wall_slate")
    for x, y in ((5.6, 2.1), (6.6, 2.1)):
        cylinder(x, y, 0, 0.06, 0.8, "amber")
    bulb(4.6, 0.0, 2.2, 20)


def people():
    keeper = Wear(shirt="amber", trousers="navy", hat="scarf", hat_colour="navy_light", woman=True, skin="skin_light")
    worker(4.75, 5.85, FLOOR, 20, hands=((0.14, -0.42, 1.06), (-0.16, -0.4, 1.06)), look=18, wear=keeper)
    worker(4.35, 3.75, FLOOR, 65, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-14, wear=CREW)
    attendant = Wear(shirt="red_soft", trousers="navy", hat="cap", hat_colour="red_soft", skin="skin_dark")
    worker(4.95, 0.62, 0.16, 40, hands=((0.2, -0.36, 0.98), (-0.3, -0.1, 0.85)), look=8, wear=attendant)
