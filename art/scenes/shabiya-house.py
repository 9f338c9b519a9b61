"""A one-storey family house behind its boundary wall; its later extension is being plastered, the family looks on from the porch."""
from kit.building import CUT, plinth, tiles
from kit.cooling import outdoor_unit
from kit.crew import Wear, worker
from kit.facades import boundary, door, flat_roofed, house_tank, window
from kit.light import bulb, ceiling_light
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import hop_up, trowel
from kit.vehicles import car

scene = Scene(night=True, samples=12, night_samples=14)

HEIGHT = 3.1
# People are a little larger than true, for the yard is wide.
SCALE = 1.2
WALL, THICK = 1.75, 0.2


def build():
    plinth(-0.8, -2.2, 13.4, 11.4, 0.6, 0.6, "sand", "sand_dark")
    slab(-0.6, -2.0, 13.2, -0.35, 0, 0.03, "asphalt", 0.4, 0)
    car(9.6, -1.25, 0.03, 0, "teal")
    house()
    extension()
    plastering()
    roof()
    yard()
    family()
    walls()


def house():
    """Plain and square, with a porch on columns before the door."""
    flat_roofed(0.6, 5.6, 8.6, 10.4, 0, HEIGHT, "wall_rose", "teal", 0.4, "paving")
    box(0.58, 5.58, 0, 8.62, 5.7, 0.5, "stone", 0)
    door(4.6, 5.6, 0.12, 1.5, 2.15, "wood_dark", "stone", leaves=2)
    for x in (1.6, 7.4):
        grilled_window(x, 5.6)
    box(3.2, 4.1, 0, 6.0, 5.6, 0.12, "stone", 0.02)
    box(3.0, 3.9, HEIGHT - 0.35, 6.2, 5.62, HEIGHT - 0.15, "linen", 0.02)
    box(2.95, 3.85, HEIGHT - 0.15, 6.25, 5.62, HEIGHT - 0.06, "teal", 0.01)
    for x in (3.3, 5.9):
        block(x, 4.15, 0.12, 0.26, 0.26, HEIGHT - 0.46, "linen", 0.02)
    bulb(4.6, 4.7, 2.4, 30)


def grilled_window(x, y):
    window(x, y, 1.05, 0.95, 1.15, "teal")
    for k in (-0.24, 0.24):
        box(x + k - 0.012, y - 0.1, 1.05, x + k + 0.012, y - 0.07, 2.2, "navy", 0)


def extension():
    """Added later: another plaster, another window, a roof of another height."""
    flat_roofed(8.65, 4.3, 12.2, 9.6, 0, 2.75, "sand", "rock_dark", 0.3, "paving")
    door(9.35, 4.3, 0.05, 0.95, 2.1, "wood", "rock_dark")
    with at(12.2, 0, 0, turn=90):
        window(5.7, 0, 1.0, 1.2, 1.2, "wood_dark")
        window(8.3, 0, 1.0, 1.2, 1.2, "wood_dark")
    bulb(9.35, 3.8, 2.4, 14)
    ceiling_light(10.6, 3.0, 3.2, 3, 1.2, 60)


def roof():
    house_tank(2.0, 8.9, HEIGHT, 0.65, 1.2)
    pipe([(2.65, 8.9, HEIGHT + 0.5), (3.3, 8.9, HEIGHT + 0.5), (3.3, 8.9, HEIGHT + 0.12), (3.3, 7.2, HEIGHT + 0.12)], 0.05, "blue")
    for k in range(3):
        outdoor_unit(4.6 + k * 1.3, 7.9, HEIGHT + 0.03)
    pipe([(4.5, 8.6, HEIGHT + 0.15), (8.3, 8.6, HEIGHT + 0.15)], 0.045, "copper")
    outdoor_unit(10.6, 7.6, 2.8)


def yard():
    tiles(0.3, 1.4, 12.6, 3.9, 0.008, "rock_light", 0.8, 0.02)
    slab(0.35, 0.35, 4.6, 3.0, 0, 0.06, "grass", 0.3)
    palm(1.5, 1.7, 0.05, 4.6, 3, 0.4)
    palm(3.5, 2.0, 0.05, 3.4, 7, 0.3, reach=1.4)
    for k, (x, y) in enumerate(((0.9, 0.9), (2.6, 0.8), (4.1, 1.0), (0.75, 4.8), (2.1, 5.1))):
        shrub(x, y, 0.05, 0.36, k)
    for x in (6.7, 7.8):
        block(x, 5.1, 0, 0.42, 0.42, 0.32, "copper", 0.03)
        shrub(x, 5.1, 0.3, 0.28, int(x))


def plastering():
    """Bare block, then rough plaster, then the finished coat: the wall shows its layers from right to left."""
    wall = 4.3
    for row in range(9):
        for k in range(4):
            x = 11.05 + k * 0.3 - 0.15 * (row % 2)
            box(max(x, 10.95) + 0.01, wall - 0.02, 0.06 + row * 0.3, min(x + 0.3, 12.2) - 0.01, wall, 0.34 + row * 0.3, "concrete", 0.004)
    outline = [(10.0, 0.03), (11.35, 0.03), (11.2, 0.8), (11.4, 1.4), (11.1, 2.0), (11.2, 2.72), (10.0, 2.72)]
    prism(outline, wall - 0.04, wall, "stone", 0.006, "Y")
    hop_up(10.7, wall - 0.75, 0, 1.7, 0.6, 0.55)
    clothes = Wear(shirt="white", trousers="navy", hat="cap", hat_colour="amber", skin="skin_dark", beard=True, belt=True)
    worker(10.45, wall - 0.62, 0.55, 78, hands=((0.36, -0.3, 1.3), (-0.1, -0.36, 1.05)), hold=(None, trowel), lean=3, look=8, wear=clothes, scale=SCALE)
    with at(10.85, wall - 0.09, 2.1, turn=180):
        box(-0.16, -0.04, -0.06, 0.16, -0.01, 0.06, "steel", 0.004)
        box(-0.1, -0.09, -0.02, 0.1, -0.04, 0.02, "wood", 0.01)
    helper = Wear(shirt="teal", trousers="navy", hat="cap", belt=True)
    worker(11.9, 2.6, 0, -8, hands=((0.16, -0.4, 0.98), (-0.14, -0.42, 0.94)), lean=10, look=16, wear=helper, scale=SCALE)
    cylinder(11.8, 2.0, 0, 0.36, 0.3, "dark", end_radius=0.44)
    cylinder(11.8, 2.0, 0.27, 0.41, 0.04, "stone", bevel=0)
    pipe([(11.82, 2.06, 0.2), (11.86, 2.12, 1.2)], 0.022, "wood", 0)
    for k in range(4):
        with at(10.2 + 0.75 * (k % 2), 1.6, 0.24 * (k // 2), 5 * k - 8):
            box(-0.34, -0.22, 0, 0.34, 0.22, 0.22, "linen", 0.07)
            box(-0.16, -0.226, 0.07, 0.16, -0.21, 0.15, "teal", 0)
    cylinder(9.2, 1.7, 0, 0.75, 0.5, "sand_dark", end_radius=0.05, segments=20, bevel=0)


def family():
    owner = Wear(gown="white", shirt="white", hat="ghutra", hat_colour="white", skin="skin_light", beard=True)
    worker(5.5, 3.55, 0, 62, hands=((0.36, -0.2, 1.12), (-0.34, -0.12, 0.86)), look=-8, wear=owner, scale=SCALE)
    worker(4.75, 3.6, 0, 48, hands=((0.2, -0.26, 1.0), (-0.2, -0.26, 1.0)), look=6, wear=Wear(gown="navy", shirt="navy", hat="scarf", hat_colour="navy_light", woman=True, skin="skin_light"), scale=SCALE * 0.95)


def walls():
    """The front one is cut off in the middle, where it would hide the yard."""
    boundary(-0.1, 0, 0.1, 11.0, 0, WALL, "linen", "teal")
    boundary(-0.1, 10.8, 12.9, 11.0, 0, WALL, "linen", "teal")
    boundary(-0.1, -0.1, 1.6, 0.1, 0, WALL, "linen", "teal")
    low_wall(1.6, 4.6)
    gate(5.5)
    low_wall(6.4, 8.4)
    low_wall(11.3, 12.9)
    box(12.7, -0.1, 0, 12.9, 10.8, 0.45, "linen", 0.01)
    box(12.7, -0.1, 0.45, 12.9, 10.8, 0.485, CUT, 0)


def low_wall(x0, x1):
    box(x0, -0.1, 0, x1, 0.1, 0.45, "linen", 0.01)
    box(x0, -0.1, 0.45, x1, 0.1, 0.485, CUT, 0)


def gate(x):
    """A painted steel gate between two piers."""
    for side in (-0.95, 0.95):
        block(x + side, 0, 0, 0.4, 0.4, 2.3, "linen", 0.02)
        block(x + side, 0, 2.3, 0.5, 0.5, 0.1, "teal", 0.01)
        cylinder(x + side, 0, 2.4, 0.13, 0.24, "lamp", segments=16)
        bulb(x + side, -0.3, 2.5, 9)
    for side in (-0.37, 0.37):
        block(x + side, 0, 0.05, 0.7, 0.06, 1.9, "teal", 0.01)
        block(x + side, -0.035, 1.0, 0.4, 0.02, 0.6, "amber", 0.01)
