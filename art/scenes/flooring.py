"""A wooden floor is laid on its underlay, from the window wall on: one layer kneels at the joint, the other brings the next board."""
from kit.crew import CREW_BEARD, Wear, worker
from kit.interior import cut_room, door_back, window_left
from kit.light import ceiling_light
from kit.primitives import block, box, slab, tube
from kit.scene import Scene
from kit.stage import at
from kit.tools import hand_saw, mallet, tool_bag

scene = Scene(night=True, samples=10, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.6, 3.4, 2.7
BOARD, LENGTH = 0.2, 1.5
SHADES = ("wood", "sand_dark", "wood", "trunk", "wood")
LAID = 9
TOP = FLOOR + 0.045


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_clay", "wall_clay")
    window_left(0.8, 2.5, 0.85, 2.15, leaves=3)
    door_back(3.4, DEPTH, FLOOR + 0.05, 0.85, 2.05, "linen")
    underlay()
    boards()
    stock()
    people()
    ceiling_light(2.2, 1.4, 2.65, 2.6, 1.6, 80)


def underlay():
    """Its lanes cover the room wall to wall; the last roll stands ready."""
    for k in range(3):
        box(0.01, 0.01 + k * 1.13, FLOOR, WIDTH - 0.01, 1.11 + k * 1.13, FLOOR + 0.012, "mint", 0)
    for k in (1, 2):
        box(0.01, k * 1.13 - 0.02, FLOOR + 0.004, WIDTH - 0.01, k * 1.13 + 0.012, FLOOR + 0.017, "teal_light", 0)


def boards():
    """Rows along the window wall, ends staggered, a gap left all round; the last row is being joined."""
    for row in range(LAID):
        x = 0.03 + row * BOARD
        start = -[0.9, 0.35, 1.2, 0.6][row % 4]
        y, k = start, row * 2
        end = DEPTH - 0.03 if row < LAID - 1 else 1.9
        while y < end:
            low, high = max(y, 0.03), min(y + LENGTH, end)
            if high - low > 0.05:
                box(x + 0.004, low + 0.004, FLOOR + 0.013, x + BOARD - 0.004, high - 0.004, TOP, SHADES[k % 5], 0.004)
            y, k = y + LENGTH, k + 1
    for k in range(7):
        box(0.005, 0.2 + k * 0.48, TOP - 0.02, 0.045, 0.28 + k * 0.48, TOP + 0.03, "amber", 0)


def stock():
    """Open packs of boards on the right, an offcut under the saw, a tool bag."""
    with at(3.55, 2.3, FLOOR + 0.02, turn=0):
        for k in range(4):
            for j in range(3):
                box(-0.32 + j * 0.215, -0.75, k * 0.05, -0.12 + j * 0.215, 0.75, k * 0.05 + 0.042, SHADES[(k * 2 + j) % 5], 0.004)
        box(-0.34, -0.45, -0.004, 0.34, -0.37, 0.215, "navy", 0.006)
        box(-0.34, 0.37, -0.004, 0.34, 0.45, 0.215, "navy", 0.006)
    tube(4.2, 0.75, FLOOR + 0.02, 0.17, 0.05, 1.0, "mint", bevel=0.01)
    tube(4.2, 0.75, FLOOR + 0.4, 0.176, 0.05, 0.12, "teal", bevel=0)
    slab(2.5, 0.2, 3.7, 0.85, FLOOR + 0.014, FLOOR + 0.03, "linen", 0.06, 0)
    for x in (2.72, 3.42):
        block(x, 0.52, FLOOR + 0.03, 0.1, 0.44, 0.26, "wood_dark", 0.01)
    box(2.5, 0.44, FLOOR + 0.29, 3.7, 0.62, FLOOR + 0.325, "wood", 0.004)
    with at(3.2, 0.5, FLOOR + 0.33, turn=70):
        hand_saw()


def people():
    worker(2.42, 1.55, FLOOR, -100, pose="kneel", hands=((0.16, -0.5, 0.44), (-0.12, -0.5, 0.2)), hold=(mallet, None), lean=26, look=26, wear=CREW_BEARD)
    block(1.84, 1.35, FLOOR + 0.014, 0.07, 0.3, 0.06, "dark", 0.01)
    helper = Wear(shirt="wall_slate", trousers="navy", hat="scarf", hat_colour="linen", woman=True, skin="skin_light", belt=True)
    worker(2.9, 2.75, FLOOR + 0.02, 42, hands=((0.26, -0.34, 1.0), (-0.26, -0.34, 1.0)), look=-8, wear=helper)
    with at(2.9, 2.75, FLOOR + 0.02, turn=42):
        box(-0.78, -0.46, 0.88, 0.78, -0.43, 1.07, "wood", 0.005)
    tool_bag(2.75, 1.05, FLOOR + 0.014, 60)
