"""Two painters in a living room: one rolls the wall with a pole from the floor, one stirs the next bucket; no ladder."""
from kit.building import planks
from kit.crew import Wear, worker
from kit.interior import cut_room, door_back, socket, window_left
from kit.light import ceiling_light
from kit.people import paint_bucket
from kit.primitives import block, box, cylinder
from kit.scene import Scene
from kit.tools import dust_sheet, roller

scene = Scene(night=True, samples=14, night_samples=18)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 4.6, 3.4, 2.8
OLD, NEW = "wall_ochre", "teal_light"


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, left=OLD, back=OLD)
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    window_left(0.7, 2.1, 0.9, 2.2)
    door_back(3.4, DEPTH, FLOOR, 0.85, 2.1, "wood")
    fresh_paint()
    floor_cover()
    people()
    ceiling_light(2.2, 1.5, 2.7, 2.4, 1.6, 70)


def fresh_paint():
    """Rolled in lanes from the corner; the last lane is half done, a strip along the tape is cut in by brush."""
    lanes = ((0.0, 0.42, 0.1), (0.42, 0.8, 0.1), (0.8, 1.2, 0.1), (1.2, 1.58, 0.1), (1.58, 1.95, 0.95))
    for k, (x0, x1, z) in enumerate(lanes):
        box(x0, DEPTH - 0.006 - 0.0006 * k, z, x1 + 0.03, DEPTH, HEIGHT - 0.02, NEW, 0)
    box(0, DEPTH - 0.01, HEIGHT - 0.1, 3.2, DEPTH, HEIGHT - 0.02, NEW, 0)
    box(0, DEPTH - 0.02, FLOOR, 3.3, DEPTH, 0.1, "blue", 0)
    box(0, 0, FLOOR, 0.02, DEPTH, 0.1, "blue", 0)
    socket(2.6, DEPTH, 0.35, 2)


def floor_cover():
    dust_sheet(0.05, 1.55, 3.35, DEPTH - 0.05, FLOOR)
    box(0.25, 2.2, FLOOR + 0.012, 1.05, 2.75, 0.35, "navy_light", 0.05)
    dust_sheet(2.4, 0.35, 4.35, 1.5, FLOOR)
    paint_bucket(3.5, 0.85, FLOOR + 0.012, NEW)
    paint_bucket(2.75, 0.75, FLOOR + 0.012, "wall_ochre")
    paint_bucket(4.05, 0.95, FLOOR + 0.012, "white")
    block(2.3, 2.0, FLOOR + 0.012, 0.5, 0.36, 0.05, "dark", 0.02)
    block(2.3, 2.0, FLOOR + 0.05, 0.42, 0.28, 0.018, NEW, 0.005)


def people():
    painter = Wear(shirt="white", trousers="white", apron="", hat="cap", hat_colour="amber", skin="skin_dark", beard=True)
    worker(1.62, 2.36, FLOOR, 150, hands=((0.1, -0.38, 1.35), (-0.02, -0.3, 1.05)), hold=(roller(0.62, NEW, 0.55), None), lean=3, look=10, wear=painter)
    mixer = Wear(shirt="navy_light", trousers="white", hat="scarf", hat_colour="teal", apron="linen", woman=True, skin="skin_light")
    worker(3.35, 1.35, FLOOR, 15, hands=((0.08, -0.42, 0.72), (-0.12, -0.4, 0.86)), hold=(stirrer, None), lean=28, wear=mixer)


def stirrer():
    cylinder(0, -0.02, -0.5, 0.014, 0.62, "wood")
