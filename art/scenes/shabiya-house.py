"""A one-storey family house behind its boundary wall, with a later extension, a tank on the roof and outdoor units in the yard."""
from kit.building import CUT, plinth, tiles
from kit.cooling import outdoor_unit
from kit.facades import boundary, door, flat_roofed, house_tank, window
from kit.light import bulb
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.vehicles import car

scene = Scene(night=True)

HEIGHT = 3.1
WALL, THICK = 1.75, 0.2


def build():
    plinth(-0.8, -2.2, 13.4, 11.4, 0.6, 0.6, "sand", "sand_dark")
    slab(-0.6, -2.0, 13.2, -0.35, 0, 0.03, "asphalt", 0.4, 0)
    house()
    extension()
    roof()
    yard()
    walls()


def house():
    """Plain and square, with a porch on columns before the door."""
    flat_roofed(0.6, 5.6, 8.6, 10.4, 0, HEIGHT, "white", "teal", 0.4, "plaster")
    box(0.58, 5.58, 0, 8.62, 5.7, 0.5, "stone", 0)
    door(4.6, 5.6, 0.12, 1.5, 2.15, "wood_dark", "stone", leaves=2)
    for x in (1.6, 3.1, 6.4, 7.8):
        grilled_window(x, 5.6)
    box(3.2, 4.1, 0, 6.0, 5.6, 0.12, "stone", 0.02)
    box(3.0, 3.9, HEIGHT - 0.35, 6.2, 5.62, HEIGHT - 0.15, "white", 0.02)
    box(2.95, 3.85, HEIGHT - 0.15, 6.25, 5.62, HEIGHT - 0.06, "teal", 0.01)
    for x in (3.3, 5.9):
        block(x, 4.15, 0.12, 0.26, 0.26, HEIGHT - 0.46, "white", 0.02)
    bulb(4.6, 4.7, 2.4, 30)


def grilled_window(x, y):
    window(x, y, 1.05, 0.95, 1.15, "teal")
    for k in (-0.24, 0.24):
        box(x + k - 0.012, y - 0.1, 1.05, x + k + 0.012, y - 0.07, 2.2, "navy", 0)


def extension():
    """Added later: another plaster, another window, a roof of another height."""
    flat_roofed(8.65, 4.3, 12.2, 9.6, 0, 2.75, "rock_light", "rock_dark", 0.3, "sand")
    door(9.5, 4.3, 0.05, 1.0, 2.1, "wood", "rock_dark")
    window(11.2, 4.3, 1.0, 1.3, 1.2, "wood_dark")
    with at(12.2, 0, 0, turn=90):
        window(5.7, 0, 1.0, 1.2, 1.2, "wood_dark")
        window(8.3, 0, 1.0, 1.2, 1.2, "wood_dark")
    bulb(9.5, 3.8, 2.4, 14)


def roof():
    house_tank(2.0, 8.9, HEIGHT, 0.65, 1.2)
    pipe([(2.65, 8.9, HEIGHT + 0.5), (3.3, 8.9, HEIGHT + 0.5), (3.3, 8.9, HEIGHT + 0.12), (3.3, 7.2, HEIGHT + 0.12)], 0.05, "blue")
    for k in range(3):
        outdoor_unit(4.9 + k * 1.25, 8.9, HEIGHT + 0.03)
    pipe([(4.8, 9.55, HEIGHT + 0.15), (8.3, 9.55, HEIGHT + 0.15)], 0.045, "copper")
    outdoor_unit(10.6, 8.3, 2.8)


def yard():
    tiles(0.3, 1.4, 12.6, 3.9, 0.008, "rock_light", 0.8, 0.02)
    slab(0.35, 0.35, 4.6, 3.0, 0, 0.06, "grass", 0.3)
    palm(1.5, 1.7, 0.05, 4.6, 3, 0.4)
    palm(3.5, 2.0, 0.05, 3.4, 7, 0.3, reach=1.4)
    for k, (x, y) in enumerate(((0.9, 0.9), (2.6, 0.8), (4.1, 1.0), (0.75, 4.8), (2.1, 5.1))):
        shrub(x, y, 0.05, 0.36, k)
    car_shade()
    for x in (6.9, 7.9):
        block(x, 5.0, 0, 0.42, 0.42, 0.32, "copper", 0.03)
        shrub(x, 5.0, 0.3, 0.28, int(x))


def car_shade():
    """A sheet roof over the back half of the family's car."""
    car(9.9, 1.95, 0.01, 90, "navy_light")
    for x in (8.6, 11.2):
        for y in (2.55, 3.5):
            block(x, y, 0, 0.1, 0.1, 2.5, "steel", 0)
    box(8.4, 2.4, 2.5, 11.4, 3.7, 2.58, "sand", 0.01)


def walls():
    """The front one is cut off in the middle, where it would hide the yard."""
    boundary(-0.1, 0, 0.1, 11.0, 0, WALL, "white", "teal")
    boundary(-0.1, 10.8, 12.9, 11.0, 0, WALL, "white", "teal")
    boundary(-0.1, -0.1, 1.6, 0.1, 0, WALL, "white", "teal")
    low_wall(1.6, 4.6)
    gate(5.5)
    low_wall(6.4, 8.4)
    low_wall(11.3, 12.9)
    box(12.7, -0.1, 0, 12.9, 10.8, 0.45, "white", 0.01)
    box(12.7, -0.1, 0.45, 12.9, 10.8, 0.485, CUT, 0)


def low_wall(x0, x1):
    box(x0, -0.1, 0, x1, 0.1, 0.45, "white", 0.01)
    box(x0, -0.1, 0.45, x1, 0.1, 0.485, CUT, 0)


def gate(x):
    """A painted steel gate between two piers."""
    for side in (-0.95, 0.95):
        block(x + side, 0, 0, 0.4, 0.4, 2.3, "white", 0.02)
        block(x + side, 0, 2.3, 0.5, 0.5, 0.1, "teal", 0.01)
        cylinder(x + side, 0, 2.4, 0.13, 0.24, "lamp", segments=16)
        bulb(x + side, -0.3, 2.5, 9)
    for side in (-0.37, 0.37):
        block(x + side, 0, 0.05, 0.7, 0.06, 1.9, "teal", 0.01)
        block(x + side, -0.035, 1.0, 0.4, 0.02, 0.6, "amber", 0.01)
