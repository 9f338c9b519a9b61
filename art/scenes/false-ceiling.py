"""A false ceiling half finished: gypsum boards and a grid on hangers, ducts and lights above, a worker on a scaffold."""
from kit.building import planks
from kit.crew import SITE_DARK, SITE_WOMAN, worker
from kit.interior import cut_room, window_left
from kit.light import ceiling_light
from kit.people import toolbox
from kit.primitives import block, box, cylinder
from kit.runs import duct, pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 6.0, 4.2, 3.4
CEILING, CHANNEL = 2.3, 3.3
TILE = 0.6
# The grid takes the right part, gypsum boards the left; both end at this line towards the front.
GRID_LEFT, FRONT = 2.4, 1.8
OPEN = {(1, 0), (2, 0), (3, 0), (5, 0), (1, 1), (4, 1)}
LIT = {(0, 0), (4, 0)}


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_rose", "wall_rose")
    window_left(0.6, 1.6, 0.9, 1.9)
    planks(0, 0, WIDTH, DEPTH, FLOOR)
    channels()
    grid()
    gypsum()
    air()
    scaffold(3.05, 0.35)
    materials()
    ceiling_light(3, 1.5, 2.2, 4.6, 2, 100)


def channels():
    """Steel channels from wall to wall under the slab that was cut away; every hanger holds to one."""
    for y in (2.1, 3.3):
        box(0, y - 0.035, CHANNEL, WIDTH, y + 0.035, CHANNEL + 0.07, "grey", 0)


def hold(x):
    for y in (2.1, 3.3):
        pipe([(x, y, CEILING + 0.04), (x, y, CHANNEL)], 0.014, "dark", 0)


def grid():
    columns, rows = 6, 4
    for k in range(columns + 1):
        x = GRID_LEFT + k * TILE
        box(x - 0.02, FRONT, CEILING, x + 0.02, DEPTH, CEILING + 0.05, "steel", 0)
        if k % 2 == 0 and k:
            hold(min(x, WIDTH - 0.1))
    for row in range(rows + 1):
        y = FRONT + row * TILE
        box(GRID_LEFT, y - 0.02, CEILING, WIDTH, y + 0.02, CEILING + 0.045, "steel", 0)
    for column in range(columns):
        for row in range(rows):
            if (column, row) not in OPEN:
                tile(column, row)


def tile(column, row):
    x, y = GRID_LEFT + (column + 0.5) * TILE, FRONT + (row + 0.5) * TILE
    block(x, y, CEILING + 0.012, TILE - 0.06, TILE - 0.06, 0.025, "white", 0)
    if (column, row) in LIT:
        block(x, y, CEILING + 0.03, 0.44, 0.44, 0.08, "lamp", 0.01)
        line = [
            (x, y, CEILING + 0.1), (x, y + 0.1, CEILING + 0.5), (x, 3.3 if row else 2.1, CHANNEL),
        ]
        pipe(line, 0.022, "amber", 0.1)


def gypsum():
    """Boards on furring that still stands out in front; a bulkhead with its strip of light closes the edge."""
    edge = GRID_LEFT - 0.04
    box(0, FRONT, CEILING, edge, DEPTH, CEILING + 0.03, "white", 0)
    for x in (0.2, 1.2, 2.2):
        box(x - 0.03, FRONT - 0.75, CEILING + 0.035, x + 0.03, DEPTH, CEILING + 0.075, "steel", 0)
    for x in (0.25, 1.2, 2.15):
        hold(x)
    box(0, FRONT - 0.04, CEILING - 0.3, edge, FRONT, CEILING + 0.034, "white", 0)
    box(0, FRONT - 0.05, CEILING - 0.29, edge, FRONT - 0.035, CEILING - 0.2, "lamp", 0)
    box(edge, FRONT - 0.04, CEILING - 0.3, edge + 0.03, DEPTH, CEILING + 0.06, "plaster", 0)


def air():
    """The main duct over the ceiling; two branches end in diffusers of the grid."""
    duct([(0, 3.72, 2.95), (WIDTH - 0.3, 3.72, 2.95)], 0.6, 0.42, seam_colour="teal")
    for x in (GRID_LEFT + 1.5 * TILE, GRID_LEFT + 4.5 * TILE):
        duct([(x, 3.42, 2.95), (x, 2.7, 2.95), (x, 2.7, CEILING + 0.1)], 0.34, 0.28, seam=5)


def scaffold(x, y):
    """A rolling platform with its rails; the worker holds a tile up."""
    for dx in (0, 1.5):
        for dy in (0, 0.8):
            cylinder(x + dx, y + dy, FLOOR + 0.12, 0.035, 1.75, "amber")
            cylinder(x + dx, y + dy - 0.03, FLOOR + 0.07, 0.075, 0.06, "dark", "Y")
        for z in (0.35, 0.65):
            pipe([(x + dx, y, FLOOR + z), (x + dx, y + 0.8, FLOOR + z)], 0.025, "amber", 0)
    for dy in (0, 0.8):
        pipe([(x, y + dy, FLOOR + 0.3), (x + 1.5, y + dy, FLOOR + 0.3)], 0.025, "amber", 0)
    pipe([(x, y, FLOOR + 0.3), (x + 1.5, y, FLOOR + 0.85)], 0.02, "amber", 0)
    box(x - 0.05, y - 0.05, FLOOR + 0.9, x + 1.55, y + 0.85, FLOOR + 0.96, "wood_dark", 0.01)
    worker(x + 0.75, y + 0.3, FLOOR + 0.96, 172, hands=((0.24, -0.42, 1.42), (-0.24, -0.42, 1.42)), look=-12, wear=SITE_DARK)
    box(x + 0.45, y + 0.55, FLOOR + 2.42, x + 0.99, y + 1.09, FLOOR + 2.445, "white", 0)


def materials():
    """Boards and tiles wait on the floor; a colleague brings the next."""
    for k in range(5):
        box(0.5, 0.35, FLOOR + 0.08 + 0.05 * k, 2.1, 1.35, FLOOR + 0.12 + 0.05 * k, "white" if k % 2 else "plaster", 0)
    for x in (0.65, 1.8):
        box(x, 0.3, FLOOR, x + 0.12, 1.4, FLOOR + 0.08, "wood_dark", 0)
    worker(5.1, 0.95, FLOOR, 40, hands=((0.28, -0.32, 1.05), (-0.28, -0.32, 1.05)), look=6, wear=SITE_WOMAN)
    with at(5.1, 0.95, FLOOR, turn=40):
        box(-0.29, -0.4, 0.8, 0.29, -0.375, 1.38, "white", 0)
        box(-0.295, -0.398, 0.795, 0.295, -0.38, 0.81, "grey", 0)
    toolbox(5.4, 0.35, FLOOR, 15, "copper")
