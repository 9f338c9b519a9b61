"""A plumber kneels at a dripping trap below the kitchen sink; supply pipes show in the cut wall, a towel and a bucket on the floor."""
from kit.building import tiles
from kit.crew import CREW, Wear, worker
from kit.interior import cut_room, window_left
from kit.light import bulb, ceiling_light
from kit.plants import planter
from kit.primitives import ball, block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.tools import spanner, tool_bag
from kit.water import valve

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.4, 3.2, 2.7
TOP = 0.92
SINK = 2.35


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_clay", "wall_clay")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "stone", 0.6)
    window_left(0.7, 1.9, 1.15, 2.15)
    cabinets()
    inside_the_wall()
    dripping()
    people()
    ceiling_light(2.0, 1.3, 2.6, 2.2, 1.4, 60)
    bulb(SINK, 2.5, 0.75, 3)


def cabinets():
    """A row along the back wall; the one below the sink stands open."""
    for x0, x1 in ((0.3, 1.85), (2.9, 4.15)):
        box(x0, DEPTH - 0.6, FLOOR + 0.1, x1, DEPTH, TOP - 0.05, "navy_light", 0.01)
        doors = 3 if x0 < 1 else 2
        pitch = (x1 - x0) / doors
        for k in range(doors):
            box(x0 + k * pitch + 0.02, DEPTH - 0.625, FLOOR + 0.14, x0 + (k + 1) * pitch - 0.02, DEPTH - 0.59, TOP - 0.09, "teal", 0.008)
            box(x0 + k * pitch + pitch * 0.4, DEPTH - 0.655, TOP - 0.2, x0 + k * pitch + pitch * 0.6, DEPTH - 0.635, TOP - 0.185, "steel", 0)
    box(1.85, DEPTH - 0.58, FLOOR + 0.1, 2.9, DEPTH, FLOOR + 0.13, "wood", 0)
    box(1.85, DEPTH - 0.02, FLOOR + 0.1, 2.9, DEPTH, TOP - 0.05, "linen", 0)
    box(0.25, DEPTH - 0.66, TOP - 0.05, SINK - 0.4, DEPTH, TOP, "white", 0.008)
    box(SINK + 0.4, DEPTH - 0.66, TOP - 0.05, 4.2, DEPTH, TOP, "white", 0.008)
    box(SINK - 0.4, DEPTH - 0.66, TOP - 0.05, SINK + 0.4, DEPTH - 0.52, TOP, "white", 0.004)
    box(SINK - 0.4, DEPTH - 0.12, TOP - 0.05, SINK + 0.4, DEPTH, TOP, "white", 0.004)
    box(2.88, DEPTH - 1.05, FLOOR + 0.14, 2.91, DEPTH - 0.6, TOP - 0.09, "teal", 0.006)
    sink()
    for x0, x1 in ((0.3, 1.6), (3.05, 4.1)):
        box(x0, DEPTH - 0.36, 1.6, x1, DEPTH, 2.3, "teal", 0.012)
        box((x0 + x1) / 2 - 0.008, DEPTH - 0.37, 1.62, (x0 + x1) / 2 + 0.008, DEPTH - 0.355, 2.28, "navy", 0)
    block(3.5, DEPTH - 0.3, TOP, 0.3, 0.24, 0.28, "copper", 0.05)
    cylinder(1.2, DEPTH - 0.3, TOP, 0.09, 0.2, "amber")


def sink():
    box(SINK - 0.4, DEPTH - 0.52, TOP - 0.22, SINK + 0.4, DEPTH - 0.12, TOP - 0.2, "steel", 0.004)
    for x0, x1, y0, y1 in ((-0.4, -0.38, 0.52, 0.12), (0.38, 0.4, 0.52, 0.12), (-0.4, 0.4, 0.52, 0.5), (-0.4, 0.4, 0.14, 0.12)):
        box(SINK + x0, DEPTH - y0, TOP - 0.22, SINK + x1, DEPTH - y1, TOP + 0.008, "steel", 0.003)
    pipe([(SINK, DEPTH - 0.07, TOP), (SINK, DEPTH - 0.07, TOP + 0.36), (SINK, DEPTH - 0.3, TOP + 0.36), (SINK, DEPTH - 0.3, TOP + 0.24)], 0.022, "steel", 0.1)


def inside_the_wall():
    """The plaster is cut away to the right of the sink: cold, hot and the drain on their way to the riser."""
    box(2.95, DEPTH - 0.012, 0.95, 4.35, DEPTH - 0.001, 1.55, "concrete", 0)
    for z0, z1 in ((0.94, 0.96), (1.54, 1.56)):
        box(2.95, DEPTH - 0.02, z0, 4.36, DEPTH, z1, "navy", 0)
    for k, colour in enumerate(("blue", "copper")):
        z = 1.36 - 0.16 * k
        pipe([(4.33, DEPTH - 0.03, z), (2.98, DEPTH - 0.03, z)], 0.035, colour, 0)
        x = SINK + 0.22 - 0.44 * k
        pipe([(x, DEPTH - 0.04, 0.45), (x, DEPTH - 0.1, 0.45), (x, DEPTH - 0.1, TOP - 0.06)], 0.02, colour, 0.04)
        cylinder(x, DEPTH - 0.1, 0.45, 0.035, -0.06, "steel", "Y")
    pipe([(4.3, DEPTH - 0.1, FLOOR), (4.3, DEPTH - 0.1, HEIGHT + 0.1)], 0.07, "grey", 0)


def dripping():
    """Trap, its loose nut, drops; a bucket, a puddle and a towel on the floor."""
    y = DEPTH - 0.32
    pipe([(SINK, y, TOP - 0.22), (SINK, y, 0.42), (SINK + 0.16, y, 0.42), (SINK + 0.16, y, 0.56), (SINK + 0.16, DEPTH - 0.02, 0.56)], 0.036, "grey", 0.07)
    cylinder(SINK, y, 0.52, 0.055, 0.05, "amber")
    for z in (0.38, 0.33, 0.27):
        ball(SINK, y - 0.01, z, 0.017, "blue", (1, 1, 1.4), 2)
    cylinder(2.55, 2.42, FLOOR, 0.13, 0.26, "amber", end_radius=0.16)
    cylinder(2.55, 2.42, FLOOR + 0.262, 0.135, 0.006, "water", bevel=0)
    slab(2.3, 1.75, 3.1, 2.3, FLOOR + 0.014, FLOOR + 0.022, "shallow", 0.26, 0)
    box(3.05, 1.6, FLOOR + 0.024, 3.55, 2.0, FLOOR + 0.06, "wall_rose", 0.02)


def people():
    """He kneels beside the open cabinet; the woman of the house looks on."""
    worker(1.72, 2.2, FLOOR, 125, pose="kneel", hands=((0.1, -0.6, 0.6), (-0.14, -0.5, 0.5)), hold=(spanner, None), lean=14, look=-15, wear=CREW)
    tool_bag(2.6, 1.35, FLOOR, -20)
    owner = Wear(gown="wall_slate", hat="scarf", hat_colour="linen", woman=True, skin="skin_light")
    worker(0.8, 1.45, FLOOR, 60, hands=((0.12, -0.26, 1.12), (-0.12, -0.26, 1.05)), look=15, wear=owner)
    planter(0.4, 0.55, FLOOR, 0.4, 0.36, seed=8)
