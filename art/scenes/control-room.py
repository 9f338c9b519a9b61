"""A building's control room: an operator before a wall of glowing panels; a field panel is wired to an air handler and a meter."""
from kit.building import CUT
from kit.cooling import air_handler
from kit.crew import CREW, Wear, worker
from kit.electrical import distribution_board
from kit.furniture import desk, monitor, office_chair
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.people import toolbox
from kit.plants import planter
from kit.primitives import box, cylinder, tube
from kit.runs import duct, flange, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import meter

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.4, 4.6, 3.1
PARTITION = 2.75
# The video wall: where it starts, the size of a panel.
LEFT, LOW, PANEL, TALL = 3.2, 1.12, 1.28, 0.82


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_ochre", "wall_ochre")
    box(PARTITION + 0.1, 0, FLOOR - 0.02, WIDTH, DEPTH, FLOOR + 0.004, "carpet", 0)
    box(PARTITION + 0.1, DEPTH - 0.05, FLOOR, WIDTH, DEPTH, HEIGHT, "navy_light", 0)
    box(PARTITION, 0.9, FLOOR, PARTITION + 0.1, DEPTH, 1.0, "wall_ochre", 0.01)
    box(PARTITION, 0.9, 1.0, PARTITION + 0.1, DEPTH, 1.035, CUT, 0)
    video_wall()
    operators()
    plant()
    field_panel()
    ceiling_light(5.1, 1.9, 3, watts=75)
    ceiling_light(1.4, 1.8, 3, 1.4, 1.4, 30)


def video_wall():
    shapes = (plan, bars, dial, curve, tower_section, dial, plan, bars)
    box(LEFT - 0.08, DEPTH - 0.16, LOW - 0.08, LEFT + 3 * PANEL + 0.08, DEPTH - 0.05, LOW + 2 * TALL + 0.08, "black", 0.02)
    for row in range(2):
        for column in range(3):
            with at(LEFT + column * PANEL, DEPTH - 0.16, LOW + row * TALL):
                box(0.03, -0.02, 0.03, PANEL - 0.03, 0.01, TALL - 0.03, "screen" if (row + column) % 2 else "solar_cell", 0)
                shapes[row * 3 + column]()


def mark(x0, z0, x1, z1, colour):
    box(x0, -0.035, z0, x1, -0.01, z1, colour, 0)


def bars():
    for k, height in enumerate((0.3, 0.5, 0.38, 0.56, 0.44, 0.25)):
        mark(0.17 + k * 0.165, 0.13, 0.27 + k * 0.165, 0.13 + height, ("teal_light", "amber", "teal_light")[k % 3])


def dial():
    for x, colour in ((0.38, "amber"), (0.9, "copper")):
        tube(x, -0.012, 0.42, 0.24, 0.16, -0.025, "teal_light", "Y", bevel=0)
        cylinder(x, -0.012, 0.42, 0.09, -0.025, colour, "Y", bevel=0)


def curve():
    heights = (0.2, 0.35, 0.3, 0.5, 0.42, 0.62)
    for colour, lift in (("amber", 0.0), ("blue", -0.09)):
        pipe([(0.15 + k * 0.195, -0.04, h + lift) for k, h in enumerate(heights)], 0.02, colour, 0.06)


def plan():
    for x0, z0, x1, z1, colour in (
        (0.15, 0.42, 0.5, 0.68, "teal_light"),
        (0.55, 0.42, 1.12, 0.68, "amber"),
        (0.15, 0.13, 0.72, 0.37, "blue"),
        (0.77, 0.13, 1.12, 0.37, "teal_light"),
    ):
        mark(x0, z0, x1, z1, colour)


def tower_section():
    for k in range(5):
        mark(0.42, 0.12 + k * 0.12, 0.86, 0.2 + k * 0.12, ("teal_light", "blue", "teal_light", "copper", "teal_light")[k])
    for x in (0.2, 0.98):
        mark(x, 0.12, x + 0.1, 0.68, "amber")


def operators():
    with at(3.9, 1.9, FLOOR):
        desk(0, 0, 0, 0, 2.6, 0.85, chair=False)
        for x in (0.5, 2.1):
            monitor(x, 0.67, 0.74)
    scarf = Wear(gown="wall_rose", hat="scarf", hat_colour="teal", woman=True, skin="skin_light")
    for x, turn, wear in ((4.45, 172, Wear(shirt="linen", trousers="navy")), (5.9, 188, scarf)):
        office_chair(x, 1.45, FLOOR)
        worker(x, 1.5, FLOOR, turn, pose="sit", hands=((0.16, -0.44, 0.84), (-0.16, -0.44, 0.84)), look=-25, wear=wear, seat=0.5)
    lead = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(3.7, 0.75, FLOOR, 50, hands=((0.2, -0.3, 1.1), (-0.36, -0.1, 0.84)), look=-14, wear=lead)
    planter(6.95, 3.9, FLOOR, 0.45, 0.4, 5)


def plant():
    """The air handler, its duct through the wall and its chilled water with the meter."""
    with at(0.4, 3.0, FLOOR + 0.15, 0, 0.7):
        air_handler(0, 0, 0, 2, 1.8, 2.0)
    duct([(1.0, 3.65, 1.55), (1.0, 3.65, 2.5), (0, 3.65, 2.5)], 0.55, 0.45)
    for x, z in ((0.85, 0.5), (1.15, 0.85)):
        pipe([(x, 3.02, z), (x, 2.5, z), (-0.05, 2.5, z)], 0.07, "blue", 0.16)
        flange(x, 2.97, z, 0.13, "Y")
    cylinder(0.32, 2.5, 0.85, 0.13, 0.34, "navy", "X")
    cylinder(0.49, 2.5, 0.95, 0.17, 0.14, "white", bevel=0.03)
    cylinder(0.49, 2.5, 1.09, 0.12, 0.012, "screen", bevel=0)


def field_panel():
    """The controllers on the wall, with lines to the air handler, its duct, the meter and the video wall."""
    with at(0, 0.85, 0.85, 90):
        distribution_board(0, 0, 0, 1.0, 1.15)
    wall = 0.05
    line = [
        (wall, 1.15, 2.0), (wall, 1.15, 2.88), (wall, DEPTH - 0.06, 2.88), (LEFT + 0.4, DEPTH - 0.09, 2.88),
        (LEFT + 0.4, DEPTH - 0.09, 2.8),
    ]
    pipe(line, 0.03, "amber", 0.08)
    line = [
        (wall, 1.35, 2.0), (wall, 1.35, 2.3), (wall, 3.2, 2.3), (1.0, 3.2, 2.3), (1.0, 3.36, 2.3),
    ]
    pipe(line, 0.03, "amber", 0.08)
    box(0.9, 3.3, 2.2, 1.1, 3.38, 2.4, "amber", 0.01)
    line = [
        (wall, 1.55, 2.0), (wall, 1.55, 2.1), (wall, 2.8, 2.1), (0.55, 2.8, 2.1), (0.55, 3.15, 2.1),
        (0.55, 3.15, 1.55),
    ]
    pipe(line, 0.03, "amber", 0.08)
    pipe([(wall, 1.86, 1.3), (wall, 2.5, 1.3), (0.49, 2.5, 1.3), (0.49, 2.5, 1.1)], 0.03, "amber", 0.08)
    worker(1.0, 1.3, FLOOR, -95, hands=((0.16, -0.4, 1.3), (-0.14, -0.34, 1.1)), hold=(None, meter), look=40, wear=CREW)
    toolbox(1.7, 0.5, FLOOR, 10, "copper")
