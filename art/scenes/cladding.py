"""A façade being clad: metal panels on rails before mineral wool; two fitters in a cradle."""
from kit.building import plinth
from kit.light import bulb, ceiling_light
from kit.people import person, toolbox
from kit.plants import palm, shrub
from kit.primitives import box, cylinder
from kit.runs import pipe
from kit.scene import Scene

scene = Scene(night=True)
WIDTH, DEPTH, HEIGHT = 6.4, 3.9, 5.4
ACROSS, UP, FOOT = 1.6, 1.3, 0.2
OPEN = {(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)}
WINDOWS = {(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3)}
CRADLE = 2.05


def build():
    plinth(-1.0, -2.9, WIDTH + 1.3, DEPTH + 0.5, 0.5, 0.5, "paving", "stone")
    box(0.16, 0.16, 0, WIDTH - 0.16, DEPTH, HEIGHT, "concrete", 0)
    front()
    side()
    roof()
    cradle()
    ground()
    lamps()


def front():
    for column in range(4):
        for row in range(4):
            x, z = column * ACROSS, FOOT + row * UP
            if (column, row) in OPEN:
                layers(x, z)
            else:
                panel(x, z, (column, row) in WINDOWS)
    for x in (3.3, 4.0, 4.8, 5.6, 6.3):
        box(x - 0.03, 0.0, FOOT + UP, x + 0.03, 0.1, FOOT + 4 * UP, "steel", 0)


def panel(x, z, glazed):
    box(x + 0.02, -0.05, z + 0.02, x + ACROSS - 0.02, 0.02, z + UP - 0.02, "white", 0.015)
    if glazed:
        box(x + 0.35, -0.075, z + 0.25, x + ACROSS - 0.35, -0.04, z + UP - 0.15, "navy", 0.01)
        box(x + 0.41, -0.085, z + 0.31, x + ACROSS - 0.41, -0.06, z + UP - 0.21, "window_lit", 0)


def layers(x, z):
    """What a panel hides: wool on the wall, in boards, held by brackets."""
    for k in range(2):
        left = x + k * ACROSS / 2
        box(left + 0.012, 0.06, z + 0.012, left + ACROSS / 2 - 0.012, 0.17, z + UP - 0.012, "sand_dark", 0.012)
        for height in (0.3, 0.95):
            box(left + 0.36, 0.02, z + height, left + 0.44, 0.1, z + height + 0.1, "steel", 0)


def side():
    for k in range(3):
        for row in range(4):
            y, z = 0.02 + k * 1.28, FOOT + row * UP
            colour = "teal" if k == 1 else "white"
            box(WIDTH - 0.02, y + 0.02, z + 0.02, WIDTH + 0.05, y + 1.26, z + UP - 0.02, colour, 0.015)
            if k != 1 and row > 0:
                box(WIDTH + 0.03, y + 0.3, z + 0.25, WIDTH + 0.075, y + 0.98, z + UP - 0.15, "navy", 0.01)
                box(WIDTH + 0.06, y + 0.36, z + 0.31, WIDTH + 0.085, y + 0.92, z + UP - 0.21, "window_lit", 0)


def roof():
    for x0, y0, x1, y1 in (
        (-0.03, -0.06, WIDTH + 0.06, 0.2), (-0.03, DEPTH - 0.2, WIDTH + 0.06, DEPTH),
        (-0.03, 0.2, 0.2, DEPTH - 0.2), (WIDTH - 0.2, 0.2, WIDTH + 0.06, DEPTH - 0.2),
    ):
        box(x0, y0, HEIGHT, x1, y1, HEIGHT + 0.35, "plaster", 0.02)
    for x in (3.75, 5.85):
        box(x - 0.06, -0.85, HEIGHT + 0.62, x + 0.06, 1.5, HEIGHT + 0.74, "amber", 0.01)
        box(x - 0.06, 0.3, HEIGHT, x + 0.06, 0.42, HEIGHT + 0.62, "amber", 0)
        box(x - 0.25, 1.1, HEIGHT, x + 0.25, 1.6, HEIGHT + 0.62, "concrete", 0.02)


def cradle():
    """Hung from two beams on the roof that weights hold down."""
    low, high, front_, back = CRADLE, CRADLE + 1.0, -1.05, -0.4
    box(3.5, front_, low, 6.1, back, low + 0.08, "steel", 0)
    for y in (front_, back):
        for z in (low + 0.5, high):
            pipe([(3.5, y, z), (6.1, y, z)], 0.03, "steel", 0.01)
        for x in (3.5, 4.37, 5.23, 6.1):
            cylinder(x, y, low, 0.028, 1.0, "steel", segments=8, bevel=0)
    for x in (3.75, 5.85):
        cylinder(x, -0.72, low, 0.018, HEIGHT + 0.62 - low, "navy", segments=8, bevel=0)
    person(4.4, -0.7, low + 0.08, 200, working=True)
    person(5.3, -0.7, low + 0.08, 160, "teal", working=True)
    box(4.05, -0.2, low + 0.7, 5.6, -0.13, low + 1.9, "white", 0.015)


def ground():
    for k in range(5):
        box(1.0, -2.3, 0.1 + 0.07 * k, 2.6, -1.1, 0.15 + 0.07 * k, "white" if k % 2 else "teal_light", 0.01)
    for x in (1.15, 2.3):
        box(x, -2.35, 0, x + 0.12, -1.05, 0.1, "wood", 0)
    person(3.3, -2.0, 0, 150, "teal")
    toolbox(0.3, -1.5, 0, 20)
    palm(-0.45, -0.3, 0, 2.6, 5, 0.25, reach=1.0)
    shrub(WIDTH + 0.7, 2.4, 0, 0.35, 2)
    shrub(WIDTH + 0.7, 0.7, 0, 0.3, 6)


def lamps():
    bulb(4.8, -1.5, CRADLE + 2.3, 60)
    bulb(2.6, -1.9, 1.6, 26)
    bulb(WIDTH + 0.8, 1.6, 1.0, 16)
    ceiling_light(3.0, -2.0, HEIGHT + 1.0, 3, 2, 40)
