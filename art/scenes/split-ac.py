"""A technician at a wall-mounted split unit in a living room; two pipes lead to the outdoor unit, a third takes the water away."""
from kit.air import flow
from kit.building import plinth, planks, room
from kit.cooling import outdoor_unit, split_unit
from kit.furniture import cup, picture, round_table, rug, sofa
from kit.light import bulb, ceiling_light
from kit.people import person, toolbox
from kit.plants import planter
from kit.primitives import cylinder
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=48, night_samples=72)
FLOOR = 0.03


def build():
    room(4.2, 3.4, 2.8, wall="wall_grey")
    planks(0, 0, 4.2, 3.4, FLOOR, width=0.28)
    living_room()
    split_unit(1.3, 3.4, 1.95, 1.6)
    cold_air()
    technician()
    outside()
    drain()
    ceiling_light(2, 1.6, 2.7)


def living_room():
    sofa(1.15, 0.45, FLOOR, 2.2, 0.95, turn=90)
    rug(1.35, 0.5, 3.5, 2.5, FLOOR)
    round_table(2.4, 1.5, FLOOR + 0.018, 0.45, 0.3)
    cup(2.3, 1.55, FLOOR + 0.32)
    planter(0.5, 3.0, FLOOR, 0.48, 0.38, seed=4)
    picture(1.0, 2.0, 1.35, 2.15)


def cold_air():
    for k in range(4):
        x = 1.55 + k * 0.37
        flow([(x, 3.15, 1.93), (x, 2.85, 1.72), (x, 2.5, 1.4), (x, 2.3, 1.02), (x, 2.25, 0.7)], bend=0.4)


def technician():
    person(3.35, 2.35, FLOOR, 165, working=True)
    toolbox(3.75, 1.55, FLOOR, 20)


def drain():
    """Falls all the way to a gully outside."""
    pipe([(2.75, 3.36, 2.0), (3.12, 3.36, 1.98), (3.12, 3.36, 0.36), (4.75, 3.36, 0.3), (4.75, 3.1, 0.28), (4.75, 3.1, 0.06)], 0.032, "grey", 0.1)
    cylinder(4.75, 3.1, 0.0, 0.12, 0.015, "dark", bevel=0)


def outside():
    plinth(4.5, -0.3, 5.95, 3.71, 0.18, 0.34, "sand", "sand_dark")
    with at(5.5, 0.75, 0, turn=90):
        outdoor_unit(0, 0, 0, width=1.5, depth=0.6, height=1.15)
    for k, colour in enumerate(("copper", "blue")):
        apart = 0.12 * k
        pipe(
            [
                (2.8, 3.33, 2.2 - apart),
                (3.5 - apart, 3.33, 2.2 - apart),
                (3.5 - apart, 3.33, 0.95 - apart),
                (5.2 - apart, 3.33, 0.95 - apart),
                (5.2 - apart, 2.1, 0.95 - apart),
            ],
            0.05 - 0.01 * k,
            colour,
            0.14,
        )
    bulb(6.2, 1, 2.4, 25)
