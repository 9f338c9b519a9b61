"""A room with an open distribution board; cables run in trays to sockets and lights."""
from kit.building import tiles
from kit.crew import SITE, CREW_WOMAN, worker
from kit.electrical import cable_drum, main_board
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.people import toolbox
from kit.primitives import box
from kit.runs import hanger, pipe
from kit.scene import Scene
from kit.tools import clipboard, meter

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.2, 3.2, 2.95
LADDER = 2.5
BOARD_TOP = 2.15


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "marble", "wall_slate", "wall_slate")
    tiles(0, 0, WIDTH, DEPTH, FLOOR)
    main_board(1.2, DEPTH, 0.3, door=72)
    cable_ladder()
    feeders()
    sockets()
    light_fitting()
    worker(1.75, 2.25, FLOOR, 172, hands=((0.14, -0.38, 1.25), (-0.14, -0.34, 1.1)), hold=(None, meter), look=-40, wear=SITE)
    worker(3.55, 1.6, FLOOR, 30, hands=((0.2, -0.3, 1.1), (-0.14, -0.34, 1.08)), hold=(None, clipboard), look=-8, wear=CREW_WOMAN)
    cable_drum(0.8, 1.05, FLOOR)
    pulled_in()
    toolbox(2.6, 0.6, FLOOR, 15)
    ceiling_light(2.2, 1.5, 2.9, watts=70)


def cable_ladder():
    for y in (DEPTH - 0.34, DEPTH - 0.04):
        box(0, y, LADDER - 0.03, 3.7, y + 0.02, LADDER + 0.06, "steel", 0)
    for k in range(15):
        box(0.12 + k * 0.25, DEPTH - 0.32, LADDER - 0.03, 0.15 + k * 0.25, DEPTH - 0.04, LADDER - 0.01, "steel", 0)
    for x in (0.6, 2.1, 3.6):
        hanger(x, DEPTH - 0.03, LADDER, HEIGHT - 0.05)


def feeders():
    """Every cable on the ladder comes out of the wall, a conduit or the board, and goes down into the board or the light."""
    for k, colour in enumerate(("red", "amber", "blue", "amber", "copper")):
        y, x = DEPTH - 0.28 + k * 0.05, 1.45 + k * 0.24
        pipe([(0, y, LADDER + 0.01), (x, y, LADDER + 0.01), (x, y, BOARD_TOP)], 0.022, colour, 0.08)
    y = DEPTH - 0.12
    pipe([(2.6, y, BOARD_TOP), (2.6, y, LADDER + 0.02), (3.5, y, LADDER + 0.02), (3.5, y, 1.93)], 0.022, "amber", 0.08)


def pulled_in():
    """A new cable runs from the drum to the board and up into it."""
    floor = FLOOR + 0.03
    bends = [(0.8, 1.1, 0.14), (1.3, 1.0, floor), (2.1, 1.3, floor), (2.25, 2.2, floor), (1.95, 2.98, floor)]
    pipe([*bends, (1.95, 2.98, 0.32)], 0.025, "copper", 0.25)


def sockets():
    for k in range(3):
        y, top, into = 0.6 + k * 0.34, 2.24 - k * 0.12, DEPTH - 0.26 + k * 0.09
        pipe([(0.05, y, 1.2), (0.05, y, top), (0.05, into, top), (0.05, into, LADDER)], 0.026, "steel", 0.1)
        box(0, y - 0.11, 1.02, 0.07, y + 0.11, 1.26, "white", 0.01)
        box(0.06, y - 0.05, 1.1, 0.075, y + 0.05, 1.18, "dark", 0)


def light_fitting():
    box(3.05, DEPTH - 0.15, 1.75, 3.95, DEPTH, 1.95, "steel", 0.01)
    box(3.1, DEPTH - 0.18, 1.79, 3.9, DEPTH - 0.14, 1.91, "lamp", 0)
