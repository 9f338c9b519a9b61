"""A room with an open distribution board; cables run in trays to sockets and lights."""
from kit.building import room, tiles
from kit.electrical import cable_drum, main_board
from kit.light import ceiling_light
from kit.people import person, toolbox
from kit.primitives import box
from kit.runs import cable_tray, hanger, pipe
from kit.scene import Scene

scene = Scene(night=True)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.2, 3.2, 2.85


def build():
    room(WIDTH, DEPTH, HEIGHT, "plaster", "wall_mint")
    tiles(0, 0, WIDTH, DEPTH, FLOOR)
    main_board(1.2, DEPTH, 0.35, door=72)
    feeders()
    sockets()
    light_fitting()
    person(1.8, 1.85, FLOOR, 175, working=True)
    cable_drum(0.8, 1.05, FLOOR)
    pipe([(1.0, 0.95, 0.06), (1.6, 0.75, 0.06), (2.3, 1.0, 0.06), (2.9, 0.6, 0.06)], 0.025, "copper", 0.3)
    toolbox(3.4, 1.25, FLOOR, 15)
    ceiling_light(2.2, 1.5, 2.8, watts=70)


def feeders():
    """The tray above the board and the drops into it."""
    cable_tray(0, WIDTH, DEPTH - 0.42, 2.42, 0.36)
    for k in range(5):
        x = 1.4 + k * 0.27
        pipe([(x, DEPTH - 0.14, 2.42), (x, DEPTH - 0.14, 2.1)], 0.03, "amber")
    for x in (0.6, 2.1, 3.6):
        hanger(x, DEPTH - 0.08, 2.4, HEIGHT - 0.05)


def sockets():
    for k in range(3):
        y, top = 0.6 + k * 0.34, 2.0 + k * 0.12
        pipe([(0.05, y, 1.2), (0.05, y, top), (0.05, DEPTH - 0.3, top), (0.05, DEPTH - 0.3, 2.42)], 0.026, "steel", 0.1)
        box(0, y - 0.11, 1.02, 0.07, y + 0.11, 1.26, "white", 0.01)
        box(0.06, y - 0.05, 1.1, 0.075, y + 0.05, 1.18, "dark", 0)


def light_fitting():
    box(3.05, DEPTH - 0.1, 1.75, 3.95, DEPTH, 1.95, "steel", 0.01)
    box(3.1, DEPTH - 0.13, 1.79, 3.9, DEPTH - 0.09, 1.91, "lamp", 0)
    pipe([(3.5, DEPTH - 0.05, 1.95), (3.5, DEPTH - 0.05, 2.42)], 0.024, "steel")
