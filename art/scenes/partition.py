"""A partition is built: steel studs, one side boarded, mineral wool between; one carpenter holds the board, another drives screws."""
from kit.building import planks
from kit.crew import SITE, SITE_WOMAN, worker
from kit.interior import cut_room, door_back, skirting, window_left
from kit.light import ceiling_light
from kit.primitives import block, box
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.75, 3.4, 2.8
LINE = 2.35
TOP = 2.7


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, left="wall_sage", back="wall_sage")
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.3)
    skirting(WIDTH, DEPTH, FLOOR)
    window_left(0.9, 2.3, 0.9, 2.15)
    door_back(3.5, DEPTH, FLOOR, 0.9, 2.1, "wood_dark")
    frame()
    boards()
    services()
    stock()
    worker(2.98, 2.1, FLOOR, -95, hands=((0.12, -0.5, 1.3), (-0.2, -0.44, 1.12)), hold=(drill, None), look=22, wear=SITE)
    worker(3.85, 0.95, FLOOR, 30, hands=((0.3, -0.36, 0.98), (-0.3, -0.36, 0.98)), look=8, wear=SITE_WOMAN)
    with at(3.85, 0.95, FLOOR, turn=30):
        box(-0.4, -0.42, 0.78, 0.4, -0.37, 1.22, "board", 0.004)
    tool_bag(2.85, 0.75, FLOOR, 30)
    ceiling_light(2.4, 1.5, 2.75, 3.0, 1.8, 80)


def frame():
    """Rails on floor and ceiling line, studs at 60 cm; the near end is still open."""
    for z in (FLOOR, TOP - 0.04):
        box(LINE, 0.35, z, LINE + 0.1, DEPTH, z + 0.04, "steel", 0)
    for k in range(6):
        y = 0.37 + k * 0.6
        box(LINE + 0.005, y, FLOOR + 0.03, LINE + 0.095, y + 0.05, TOP - 0.02, "steel_light", 0)
        box(LINE + 0.09, y + 0.005, FLOOR + 0.03, LINE + 0.098, y + 0.045, TOP - 0.02, "navy_light", 0)


def boards():
    """The far side is boarded; on our side one board stands, wool fills the next bays."""
    for y0, y1 in ((1.55, 2.7), (2.72, DEPTH)):
        box(LINE - 0.03, y0, FLOOR, LINE, y1, TOP, "board", 0)
    box(LINE + 0.1, 2.77, FLOOR, LINE + 0.125, DEPTH, TOP, "board", 0)
    for k in range(5):
        box(LINE + 0.126, 2.8, 0.3 + k * 0.52, LINE + 0.13, 2.83, 0.33 + k * 0.52, "dark", 0)
    for y in (1.62, 2.22):
        box(LINE + 0.02, y, FLOOR + 0.05, LINE + 0.085, y + 0.54, TOP - 0.06, "amber", 0.03)


def services():
    pipe([(LINE + 0.06, 1.2, 0.42), (LINE + 0.06, 1.2, TOP + 0.1)], 0.02, "copper", 0)
    pipe([(LINE + 0.06, 0.7, 0.42), (LINE + 0.06, 0.7, TOP + 0.1)], 0.02, "copper", 0)
    for y in (0.7, 1.2):
        block(LINE + 0.07, y, 0.34, 0.1, 0.14, 0.12, "white", 0.008)


def stock():
    for k in range(6):
        box(0.35, 0.35, FLOOR + 0.08 + k * 0.028, 1.9, 1.35, FLOOR + 0.104 + k * 0.028, "board", 0.002)
    for y in (0.45, 1.2):
        box(0.4, y, FLOOR, 1.85, y + 0.08, FLOOR + 0.08, "wood_dark", 0.004)
    for k in range(4):
        box(0.5, 2.75 + k * 0.1, FLOOR, 2.3, 2.82 + k * 0.1, FLOOR + 0.05, "steel_light", 0)
    box(0.4, 1.75, FLOOR, 1.2, 2.35, 0.42, "amber", 0.06)
    box(0.39, 2.0, FLOOR + 0.02, 1.21, 2.1, 0.43, "navy", 0.02)
