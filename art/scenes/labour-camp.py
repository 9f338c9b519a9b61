"""Staff housing: rooms in a row on two floors along open galleries, an outdoor unit for each room, and a shaded yard."""
from kit.building import plinth, railing, tiles
from kit.cooling import outdoor_unit
from kit.facades import door, flat_roofed, house_tank, window
from kit.light import bulb
from kit.people import person, toolbox, visitor
from kit.plants import shrub, street_palm
from kit.primitives import block, box, slab
from kit.runs import pipe
from kit.scene import Scene

scene = Scene(night=True)

ROOMS, ROOM = 5, 2.7
LENGTH = ROOMS * ROOM
FRONT, BACK, EDGE = 5.2, 9.4, 3.7
STOREY = 3.0


def build():
    plinth(-1.2, -1.0, LENGTH + 3.4, 10.2, 0.6, 0.6, "paving", "sand_dark")
    block_of_rooms()
    galleries()
    stairs()
    roof()
    yard()


def block_of_rooms():
    flat_roofed(0, FRONT, LENGTH, BACK, 0, 2 * STOREY + 0.2, "sand", "navy_light", 0.35)
    box(-0.02, FRONT - 0.03, 0, LENGTH + 0.02, FRONT + 0.2, 0.35, "rock", 0)
    for floor in range(2):
        z = floor * STOREY + 0.12
        for k in range(ROOMS):
            left = k * ROOM
            door(left + 0.75, FRONT, z, 0.95, 2.1, "teal" if floor else "navy_light")
            window(left + 1.85, FRONT, z + 1.0, 0.95, 1.05)
            block(left + 0.75, FRONT - 0.06, z + 2.32, 0.34, 0.04, 0.2, "amber", 0.01)
            if k % 2 == floor:
                bulb(left + 1.3, FRONT - 0.6, z + 2.3, 14)


def galleries():
    """A raised walk below, a slab on posts above, and the same again as a roof over it."""
    box(-0.1, EDGE, 0, LENGTH + 0.1, FRONT, 0.12, "stone", 0.02)
    for z in (STOREY, 2 * STOREY):
        box(-0.1, EDGE, z - 0.1, LENGTH + 0.1, FRONT + 0.02, z + 0.11, "plaster", 0.02)
        box(-0.14, EDGE - 0.04, z - 0.12, LENGTH + 0.14, EDGE + 0.04, z + 0.13, "navy_light", 0.01)
    for k in range(ROOMS + 1):
        block(k * ROOM if k else 0.15, EDGE + 0.15, 0.1, 0.2, 0.2, 2 * STOREY - 0.15, "sand", 0.02)
    railing([(0.0, EDGE + 0.08), (LENGTH, EDGE + 0.08)], STOREY + 0.1, 1.0, 0.9)
    railing([(0.0, EDGE + 0.08), (0.0, FRONT)], STOREY + 0.1, 1.0, 0.9)


def stairs():
    """Up to the gallery along its right end."""
    steps = 15
    for k in range(steps):
        front, high = 0.05 + k * 0.29, (k + 1) * (STOREY + 0.1) / steps
        box(LENGTH + 0.25, front, max(0, high - 0.5), LENGTH + 1.5, front + 0.3, high, "stone", 0.008)
    for side in (LENGTH + 0.3, LENGTH + 1.45):
        pipe([(side, 0.1, 1.05), (side, 4.4, 4.1)], 0.03, "navy", 0)
        for k in range(6):
            y, z = 0.15 + k * 0.84, 0.1 + k * 0.6
            pipe([(side, y, z), (side, y, z + 1.0)], 0.022, "navy", 0)
    box(LENGTH, 4.4, STOREY - 0.1, LENGTH + 1.6, FRONT + 0.6, STOREY + 0.1, "plaster", 0.02)
    for y in (4.55, FRONT + 0.45):
        block(LENGTH + 1.45, y, 0, 0.18, 0.18, STOREY - 0.1, "sand", 0.02)
    railing([(LENGTH + 1.55, 4.45), (LENGTH + 1.55, FRONT + 0.55), (LENGTH + 0.05, FRONT + 0.55)], STOREY + 0.1, 1.0, 0.9)


def roof():
    """Two units for each pair of rooms, one above the other in the house, side by side here."""
    z = 2 * STOREY + 0.23
    for k in range(ROOMS):
        for beside in (0.2, 1.45):
            box(k * ROOM + beside - 0.05, 6.0, z, k * ROOM + beside + 1.05, 6.6, z + 0.1, "concrete", 0.01)
            outdoor_unit(k * ROOM + beside, 6.1, z + 0.1)
        pipe([(k * ROOM + 0.7, 6.6, z + 0.3), (k * ROOM + 0.7, 7.05, z + 0.3), (k * ROOM + 0.7, 7.05, z)], 0.05, "copper")
        pipe([(k * ROOM + 1.95, 6.6, z + 0.3), (k * ROOM + 1.95, 7.05, z + 0.3), (k * ROOM + 1.95, 7.05, z)], 0.05, "copper")
    for x in (2.0, 4.2):
        house_tank(x, 8.4, z, 0.75, 1.3)


def yard():
    tiles(-0.8, -0.6, LENGTH + 0.1, EDGE, 0.006, "stone", 1.2, 0.02)
    shade(2.6, 1.3)
    shade(6.6, 1.3)
    for x in (-0.5, 4.6, 9.0):
        slab(x - 0.5, 0.4, x + 0.5, 1.9, 0, 0.14, "stone", 0.15)
        street_palm(x, 1.3, 0.14, int(x) + 3, 3.4, 0.8)
        shrub(x + 0.2, 0.75, 0.14, 0.26, int(x) + 2)
    person(10.6, 1.6, 0, 40)
    toolbox(11.3, 1.3, 0, 10)
    visitor(11.7, 2.2, 0, -60, "teal_light")
    visitor(8.0, 4.5, STOREY + 0.11, 10, "blue")


def shade(x, y):
    """A table with benches under a sheet roof."""
    for dx in (-1.1, 1.1):
        for dy in (0.1, 0.8):
            block(x + dx, y + dy, 0, 0.09, 0.09, 2.2, "navy", 0)
    box(x - 1.3, y - 0.05, 2.2, x + 1.3, y + 0.95, 2.28, "teal", 0.01)
    block(x, y, 0.68, 1.7, 0.6, 0.06, "wood", 0.01)
    block(x, y, 0, 1.2, 0.12, 0.68, "wood_dark", 0)
    for side in (-0.62, 0.62):
        block(x, y + side, 0.4, 1.7, 0.3, 0.06, "wood", 0.01)
        block(x, y + side, 0, 1.3, 0.1, 0.4, "wood_dark", 0)
    bulb(x, y, 2.0, 14)
