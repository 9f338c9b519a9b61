"""A villa's garden with a small pool in the evening: a technician tests the water, a family sits under the pergola, the lawn ends in palms."""
from kit.building import plinth, tiles
from kit.crew import CREW, Wear, worker
from kit.facades import boundary, door, flat_roofed, window
from kit.furniture import cup, round_table, stool
from kit.light import bulb, uplight
from kit.plants import palm, planter, shrub
from kit.primitives import ball, block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.water import pool

scene = Scene(night=True, samples=10, night_samples=14)
WIDTH, DEPTH = 8.4, 6.6
GROUND = 0.0
PATIO = 0.06


def build():
    plinth(-0.3, -0.4, WIDTH + 0.3, DEPTH + 0.6, 0.4, 0.36, "grass", "sand_dark")
    house()
    wall_and_planting()
    water()
    pergola()
    lights()
    people()


def house():
    """The villa's garden side: wide glass doors on the terrace."""
    flat_roofed(0.2, 4.6, 4.9, DEPTH + 0.3, GROUND, 3.1, "linen", "stone", 0.3)
    window(3.55, 4.6, 0.9, 1.2, 1.5)
    door(1.5, 4.6, PATIO, 2.0, 2.35, "window_lit", "navy", 2)
    with at(4.9, 0, 0, turn=90):
        window(5.6, 0, 0.9, 1.2, 1.4)
    slab(0.2, 2.2, 8.0, 4.6, -0.05, PATIO, "paving", 0.1, 0.01)
    tiles(0.25, 2.3, 7.95, 4.55, PATIO, "stone", 0.7)
    box(0.3, 4.1, 2.55, 2.9, 4.6, 2.66, "wood_dark", 0.01)


def wall_and_planting():
    boundary(5.1, DEPTH + 0.1, WIDTH, DEPTH + 0.3, GROUND, 1.5, "wall_clay")
    boundary(-0.1, -0.2, 0.1, 4.5, GROUND, 1.2, "wall_clay")
    palm(7.6, 5.8, 0, 3.9, 4, fronds=10, reach=1.5)
    palm(5.7, 6.0, 0, 3.1, 9, fronds=9, reach=1.25)
    for k, (x, y) in enumerate(((6.6, 6.1), (5.3, 5.3), (0.5, 0.4), (0.5, 1.3), (8.0, 4.9))):
        shrub(x, y, 0, 0.36, k + 2)
    planter(2.95, 4.3, PATIO, 0.36, 0.42, seed=7, pot="wood_dark")
    planter(0.55, 2.5, PATIO, 0.36, 0.42, seed=3, pot="wood_dark")


def water():
    """The pool with its steps, ladder and skimmer net; blue light below the water by night."""
    slab(2.0, -0.1, 7.4, 2.9, -0.04, PATIO + 0.012, "marble", 0.3, 0.01)
    with at(0, 0, PATIO - 0.03):
        pool(2.3, 0.1, 7.1, 2.7, 0, 0.25)
    for k in range(3):
        box(2.66, 0.46, PATIO + 0.086 + 0.004 * k, 3.3 - 0.22 * k, 2.34, PATIO + 0.09 + 0.004 * k, "shallow", 0)
    for y in (0.95, 1.35):
        pipe([(6.5, y, 0.1), (6.5, y, 0.72), (6.95, y, 0.72), (6.95, y, 0.08)], 0.025, "steel", 0.16)
    slab(4.35, 1.2, 4.95, 1.8, 0.17, 0.24, "amber", 0.28, 0.03)
    slab(4.5, 1.35, 4.8, 1.65, 0.2, 0.245, "shallow", 0.14, 0)
    uplight(4.7, 1.4, 0.2, 3.6, 1.6, 30)


def pergola():
    """Posts and slats over the table at the right."""
    for x in (5.35, 7.75):
        for y in (3.1, 4.35):
            box(x - 0.06, y - 0.06, PATIO, x + 0.06, y + 0.06, 2.35, "wood_dark", 0.01)
    for y in (3.1, 4.35):
        box(5.15, y - 0.05, 2.35, 7.95, y + 0.05, 2.48, "wood_dark", 0.01)
    for k in range(8):
        x = 5.25 + k * 0.37
        box(x - 0.03, 2.95, 2.48, x + 0.03, 4.5, 2.56, "wood", 0.008)
    round_table(6.55, 3.75, PATIO, 0.5, 0.72)
    for k, (x, y) in enumerate(((6.35, 3.7), (6.7, 3.95), (6.75, 3.55))):
        cup(x, y, PATIO + 0.72, ("copper", "amber", "teal")[k])
    stool(7.35, 3.5, PATIO, 0.5, "wood")
    for x in (1.05, 2.0):
        with at(x, 3.05, PATIO, turn=0):
            box(-0.32, -0.75, 0.2, 0.32, 0.35, 0.3, "linen", 0.04)
            with at(0, 0.33, 0.22, tilt=42):
                box(-0.32, 0, 0, 0.32, 0.65, 0.1, "linen", 0.04)
            for dx in (-0.26, 0.26):
                for dy in (-0.65, 0.25):
                    cylinder(dx, dy, 0, 0.025, 0.22, "wood_dark")
            box(-0.2, -0.7, 0.3, 0.2, -0.25, 0.33, "teal", 0.02)


def lights():
    for x, y in ((0.35, 2.0), (1.75, 0.1), (7.75, 0.3), (7.75, 2.4), (5.2, 4.9)):
        cylinder(x, y, 0, 0.045, 0.4, "dark")
        ball(x, y, 0.46, 0.085, "lamp")
        bulb(x, y - 0.12, 0.62, 6)
    bulb(6.55, 3.7, 2.0, 34)
    bulb(1.5, 3.6, 2.2, 30)
    bulb(7.3, 5.3, 1.0, 8)
    ball(6.55, 3.72, 2.2, 0.13, "lamp")
    pipe([(6.55, 3.72, 2.5), (6.55, 3.72, 2.3)], 0.012, "dark", 0)


def people():
    worker(3.6, -0.05, PATIO, 150, pose="kneel", hands=((0.14, -0.5, 0.62), (-0.14, -0.5, 0.5)), hold=(vial, None), lean=20, look=-40, wear=CREW)
    with at(2.75, -0.02, PATIO, turn=10):
        box(-0.2, -0.13, 0, 0.2, 0.13, 0.1, "teal", 0.02)
        for k, tint in enumerate(("red", "amber", "blue", "white")):
            cylinder(-0.13 + k * 0.085, 0, 0.1, 0.026, 0.12, tint)
    pipe([(1.6, 0.6, 0.1), (1.6, 2.0, 0.12)], 0.02, "steel", 0)
    box(1.4, 0.28, 0.08, 1.8, 0.62, 0.12, "blue", 0.02)
    mother = Wear(gown="wall_rose", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(6.35, 4.3, PATIO, 15, pose="sit", hands=((0.16, -0.4, 0.8), (-0.16, -0.4, 0.8)), look=10, wear=mother, seat=0.42)
    stool(6.35, 4.3, PATIO, 0.46, "wood")
    father = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(5.75, 3.55, PATIO, 66, pose="sit", hands=((0.16, -0.4, 0.8), (-0.2, -0.36, 0.74)), look=-20, wear=father, seat=0.42)
    stool(5.75, 3.55, PATIO, 0.46, "wood")
    child = Wear(shirt="amber", trousers="navy_light", skin="skin_light")
    worker(2.9, 3.6, PATIO, 30, hands=((0.3, -0.3, 1.1), (-0.34, -0.1, 0.86)), look=10, wear=child, scale=0.62)


def vial():
    cylinder(0, -0.03, -0.03, 0.022, 0.14, "amber")
    cylinder(0, -0.03, 0.11, 0.026, 0.03, "dark")
