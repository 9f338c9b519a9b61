"""Light-industrial units in a row: roller shutters, one of them open, an office door beside each, package units on the roof."""
from kit.building import plinth
from kit.facades import boundary, door, flat_roofed, window
from kit.furniture import pendant
from kit.light import bulb, ceiling_light
from kit.materials import matt
from kit.packages import package_unit
from kit.people import person
from kit.primitives import block, box, slab
from kit.scene import Scene
from kit.stage import at
from kit.vehicles import car, van

scene = Scene(night=True)

UNITS, WIDE = 4, 4.8
LENGTH = UNITS * WIDE
FRONT, BACK, HEIGHT = 5.5, 11.5, 5.4
OPEN = 2
COLOURS = ("teal", "blue", "amber", "teal_light")


def build():
    plinth(-0.8, -1.2, LENGTH + 0.8, 12.2, 0.6, 0.6, "concrete", "stone")
    slab(-0.5, -0.9, LENGTH + 0.5, 1.9, 0, 0.02, "asphalt", 0.4, 0)
    for unit in range(UNITS):
        with at(unit * WIDE):
            shell(unit == OPEN)
            front(COLOURS[unit], unit == OPEN)
            forecourt()
    workshop(OPEN * WIDE)
    roof()
    traffic()


def shell(is_open):
    """One unit; the open one is hollow."""
    if not is_open:
        flat_roofed(0, FRONT, WIDE, BACK, 0, HEIGHT, "sand", "navy_light", 0.5)
        return
    box(0, BACK - 0.2, 0, WIDE, BACK, HEIGHT, "sand", 0)
    for x in (0, WIDE - 0.02):
        box(x, FRONT, 0, x + 0.02, BACK, HEIGHT, "plaster", 0)
    box(0.02, FRONT, 0, 0.3, FRONT + 0.2, HEIGHT, "sand", 0)
    box(3.3, FRONT, 0, WIDE, FRONT + 0.2, HEIGHT, "sand", 0)
    box(0.3, FRONT, 3.7, 3.3, FRONT + 0.2, HEIGHT, "sand", 0)
    box(0, FRONT, HEIGHT - 0.2, WIDE, BACK, HEIGHT, "paving", 0)
    for y in (FRONT, BACK - 0.2):
        boundary(0, y, WIDE, y + 0.2, HEIGHT, 0.48, "sand", "navy_light")


def front(colour, is_open):
    """A band in the tenant's colour, the shutter, the office door and the office's window."""
    box(0.15, FRONT - 0.06, 4.25, WIDE - 0.15, FRONT + 0.02, 5.0, colour, 0.01)
    block(1.15, FRONT - 0.08, 4.45, 1.3, 0.06, 0.34, "white", 0.01)
    shutter(0.3, 3.3, 3.7, 3.15 if is_open else 0)
    door(4.05, FRONT, 0, 0.9, 2.1, "navy_light")
    window(4.05, FRONT, 2.75, 0.9, 0.85)
    box(3.45, FRONT - 0.75, 2.35, 4.65, FRONT, 2.43, colour, 0.01)
    for x in (-0.06, WIDE - 0.06):
        box(x, FRONT - 0.1, 0, x + 0.12, FRONT + 0.02, HEIGHT + 0.4, "stone", 0.01)
    bulb(2.0, FRONT - 0.7, 3.6, 16)
    bulb(4.05, FRONT - 0.5, 2.2, 8)


def shutter(x0, x1, top, bottom):
    """Slats between two rails, rolled up behind a hood; `bottom` is how far it is open."""
    for x in (x0 - 0.08, x1):
        box(x, FRONT - 0.1, 0, x + 0.08, FRONT + 0.02, top, "navy", 0)
    box(x0 - 0.1, FRONT - 0.28, top, x1 + 0.1, FRONT + 0.02, top + 0.38, "navy_light", 0.03)
    count = round((top - bottom) / 0.17)
    for k in range(count):
        low = bottom + k * (top - bottom) / count
        box(x0, FRONT - 0.06, low + 0.012, x1, FRONT + 0.0, low + 0.17, "steel", 0.012)
    if bottom < 1:
        box(x0, FRONT - 0.09, 0, x1, FRONT, 0.12, "dark", 0.01)


def forecourt():
    for x in (0.25, 3.35):
        block(x, FRONT - 0.45, 0, 0.16, 0.16, 0.9, "amber", 0.02)
    box(0, 2.1, 0, 0.09, FRONT - 0.7, 0.012, "plaster", 0)


def workshop(x):
    """Inside the open unit: a bench, shelves and pallets that wait for the van."""
    box(x + 0.1, FRONT, 0, x + 4.7, BACK - 0.2, 0.02, "carpet", 0)
    for k, colour in enumerate(("sand", "wall_mint", "wood", "sand")):
        crate(x + 0.85 + k % 2 * 1.1, 7.2 + k // 2 * 1.2, 0.02, colour)
    box(x + 2.6, 6.4, 0.02, x + 3.2, 8.4, 0.9, "wood", 0.02)
    pendant(x + 1.5, 7.0, 3.1, HEIGHT - 0.3)
    ceiling_light(x + 2.0, 7.6, HEIGHT - 0.5, 2.5, 2.5, 110)
    crate(x + 1.0, 4.0, 0, "wood")
    crate(x + 2.2, 3.7, 0, "wall_mint", 0.65)
    person(x + 3.05, 4.3, 0, -70, working=True)


def crate(x, y, z, colour, height=0.95):
    block(x, y, z, 1.0, 0.8, 0.12, "wood_dark", 0.01)
    block(x, y, z + 0.12, 0.9, 0.72, height, matt(colour), 0.03)
    block(x, y - 0.365, z + 0.3, 0.2, 0.012, height * 0.5, "white", 0)


def roof():
    for unit in range(UNITS):
        package_unit(unit * WIDE + 1.0, 8.2, HEIGHT + 0.05, "grey" if unit % 2 else "white")


def traffic():
    van(OPEN * WIDE - 1.1, 1.5, 0.02, 0)
    car(2.3, 3.0, 0, 90, "navy_light")
    car(16.4, 2.9, 0, 90, "copper")
