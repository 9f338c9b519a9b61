"""An electrician measures at an open distribution board, seen close: breakers in rows, coloured cables, conduits to a light and sockets."""
from kit.building import tiles
from kit.crew import Wear, worker
from kit.interior import cut_room, socket
from kit.light import ceiling_light
from kit.primitives import block, box
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import meter, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 3.4, 2.3, 2.7
LEFT, WIDE, LOW, HIGH = 1.25, 1.0, 0.85, 2.15


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_slate", "wall_slate")
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "grey", 0.6)
    board()
    conduits()
    isolation()
    electrician = Wear(shirt="navy_light", trousers="navy", vest="amber", hat="helmet", hat_colour="white", gloves="copper", beard=True, skin="skin_dark")
    worker(2.75, 1.3, FLOOR, -105, hands=((0.1, -0.5, 1.4), (-0.2, -0.42, 1.3)), hold=(None, meter), look=15, lean=3, wear=electrician)
    tool_bag(0.8, 0.85, FLOOR, 15)
    ceiling_light(1.7, 1.0, 2.6, 1.8, 1.2, 42)


def board():
    """The enclosure with its cover off, five rows of breakers, bars of neutral and earth, and the open door at its left."""
    y = DEPTH
    box(LEFT, y - 0.16, LOW, LEFT + WIDE, y, HIGH, "amber", 0.015)
    box(LEFT + 0.05, y - 0.17, LOW + 0.05, LEFT + WIDE - 0.05, y - 0.15, HIGH - 0.05, "linen", 0)
    for row in range(4):
        z = LOW + 0.2 + row * 0.25
        box(LEFT + 0.1, y - 0.185, z + 0.045, LEFT + WIDE - 0.1, y - 0.165, z + 0.075, "steel", 0)
        for k in range(10):
            x = LEFT + 0.11 + k * 0.078
            wide = 0.07
            box(x, y - 0.235, z, x + wide, y - 0.18, z + 0.125, "white" if (k + row) % 7 else "teal_light", 0.004)
            box(x + 0.02, y - 0.255, z + 0.05, x + 0.05, y - 0.23, z + (0.095 if (k, row) != (6, 2) else 0.06), "navy" if (k, row) != (6, 2) else "red", 0.003)
            colour = ("copper", "blue", "dark")[k % 3]
            pipe([(x + 0.035, y - 0.2, z + 0.125), (x + 0.035, y - 0.22, z + 0.17), (x + 0.035, y - 0.18, z + 0.2)], 0.011, colour, 0.02)
    for z, colour in ((LOW + 0.09, "copper"), (LOW + 0.14, "blue")):
        box(LEFT + 0.12, y - 0.2, z, LEFT + WIDE - 0.12, y - 0.17, z + 0.02, colour, 0)
    for x, colour in ((LEFT + 0.07, "blue"), (LEFT + WIDE - 0.075, "copper")):
        pipe([(x, y - 0.19, LOW + 0.1), (x, y - 0.19, HIGH - 0.06)], 0.014, colour, 0)
    with at(LEFT, y - 0.17, LOW, turn=-108):
        box(0, -0.03, 0, WIDE - 0.1, 0, HIGH - LOW, "amber", 0.01)
        box(0.1, 0.0, 0.4, 0.55, 0.012, 1.1, "white", 0)
        for k in range(7):
            box(0.15, 0.012, 0.48 + k * 0.08, 0.5 - 0.05 * (k % 3), 0.018, 0.5 + k * 0.08, "navy_light", 0)


def conduits():
    y = DEPTH - 0.05
    for k, x in enumerate((1.4, 1.6, 1.8, 2.0)):
        pipe([(x, y, HIGH), (x, y, HEIGHT - 0.08 if k % 2 else HEIGHT)], 0.035, "steel", 0)
    box(0.02, DEPTH - 0.14, HEIGHT - 0.18, 3.35, DEPTH - 0.01, HEIGHT - 0.1, "steel", 0.005)
    pipe([(1.5, y, LOW), (1.5, y, 0.4), (0.55, y, 0.4)], 0.03, "steel", 0.08)
    pipe([(2.0, y, LOW), (2.0, y, 0.4), (2.95, y, 0.4)], 0.03, "steel", 0.08)
    socket(0.35, DEPTH, 0.35, 2)
    socket(2.98, DEPTH, 0.35, 2)
    pipe([(0.05, DEPTH - 0.2, HEIGHT - 0.14), (0.05, 1.2, HEIGHT - 0.14)], 0.03, "steel", 0)
    box(0.02, 0.75, HEIGHT - 0.24, 0.14, 1.65, HEIGHT - 0.1, "white", 0.02)
    box(0.06, 0.8, HEIGHT - 0.26, 0.13, 1.6, HEIGHT - 0.235, "lamp", 0)
    box(0.01, 1.75, 1.2, 0.03, 1.87, 1.36, "white", 0.005)


def isolation():
    """A rubber mat, a barrier, and the lock and tag that hang at the main switch."""
    box(1.2, 1.0, FLOOR + 0.006, 3.0, 1.85, FLOOR + 0.022, "dark", 0.005)
    block(LEFT + 0.86, DEPTH - 0.27, LOW + 0.62, 0.05, 0.04, 0.07, "red", 0.008)
    for x in (1.25, 2.55):
        pipe([(x, 0.42, FLOOR), (x, 0.42, 0.85)], 0.022, "amber", 0)
        block(x, 0.42, FLOOR, 0.3, 0.26, 0.03, "dark", 0.01)
    for k in range(8):
        box(1.25 + k * 0.1625, 0.405, 0.62, 1.25 + (k + 1) * 0.1625, 0.435, 0.78, "amber" if k % 2 else "navy", 0)
