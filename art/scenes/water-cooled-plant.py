"""A water-cooled plant: two centrifugal chillers in the plant room, pumps, and cooling towers on the roof deck above."""
from kit.air import flow
from kit.building import CUT, railing, tiles
from kit.cooling import fan_up
from kit.crew import SITE, SITE_WOMAN, worker
from kit.interior import cut_room
from kit.light import bulb, ceiling_light
from kit.primitives import block, box, cylinder, tube
from kit.runs import clamp, flange, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import tablet, tool_bag, torch
from kit.water import pump, valve

scene = Scene(night=True, samples=14, night_samples=18)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.4, 5.6, 3.7
DECK = 3.2
CHILLED, WARM, COOLED = "blue", "copper", "mint"


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_slate", "wall_slate", thickness=0.2)
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "grey", 1.4, 0.012)
    for y in (0.75, 2.75):
        with at(0.9, y, FLOOR):
            centrifugal()
    pumps()
    deck()
    water()
    worker(5.75, 1.0, FLOOR, 35, hands=((0.15, -0.36, 1.12), (-0.14, -0.36, 1.12)), hold=(None, tablet), lean=4, wear=SITE_WOMAN)
    worker(2.2, 0.3, FLOOR, 135, hands=((0.1, -0.46, 1.1), (-0.2, -0.3, 1.0)), hold=(torch, None), lean=8, look=15, wear=SITE)
    tool_bag(6.5, 0.8, FLOOR, 25)
    ceiling_light(3.2, 1.4, 3.9, 5, 2.2, 150)
    bulb(6.6, 3.4, 2.4, 20)
    bulb(2.4, 3.3, DECK + 2.6, 30)


def centrifugal(length=3.3):
    """Two shells side by side with water boxes, the compressor's volute and its motor on top, a panel in front."""
    for k in (0.2, length - 0.45):
        box(k, 0.02, 0, k + 0.25, 1.5, 0.22, "navy", 0.02)
    for y, radius, z, colour in ((0.38, 0.4, 0.62, "teal"), (1.12, 0.34, 0.58, "navy_light")):
        cylinder(0, y, z, radius, length, colour, "X", bevel=0.03)
        for x in (-0.14, length):
            cylinder(x, y, z, radius + 0.03, 0.16, "steel", "X", bevel=0.05)
            cylinder(x if x < 0 else x + 0.1, y, z, radius + 0.07, 0.05, "dark", "X", bevel=0)
        for part in (0.3, 0.7):
            tube(length * part, y, z, radius + 0.012, radius - 0.02, 0.05, "dark", "X", bevel=0)
    cylinder(1.05, 0.7, 1.42, 0.44, 0.34, "amber", "X", bevel=0.08)
    cylinder(0.85, 0.7, 1.42, 0.2, 0.22, "steel", "X")
    cylinder(1.38, 0.7, 1.42, 0.3, 0.95, "navy_light", "X", bevel=0.06)
    for k in range(6):
        tube(1.52 + k * 0.13, 0.7, 1.42, 0.325, 0.28, 0.04, "navy_light", "X", bevel=0)
    pipe([(0.9, 0.7, 1.42), (0.45, 0.7, 1.42), (0.45, 0.5, 1.0)], 0.16, "teal", 0.2)
    pipe([(1.22, 1.05, 1.42), (1.22, 1.14, 1.3), (1.22, 1.14, 0.9)], 0.12, "copper", 0.1)
    box(2.55, -0.22, 0.5, 3.15, -0.02, 1.55, "white", 0.03)
    box(2.55, -0.2, 0.0, 3.15, -0.04, 0.5, "grey", 0.02)
    box(2.66, -0.235, 1.1, 3.04, -0.215, 1.42, "screen", 0)
    box(2.66, -0.23, 0.72, 2.84, -0.215, 0.86, "red", 0.006)


def pumps():
    for x in (5.55, 6.75):
        with at(x, 4.1, FLOOR, turn=90, scale=0.8):
            pump(0, 0, 0)
        pipe([(x, 4.45, 0.9), (x, 4.45, 2.35)], 0.1, CHILLED, 0)
        valve(x, 4.32, 1.5, 0.1)


def deck():
    """The roof over the back of the room, on columns, cut at its front; the towers stand on it."""
    box(0, 3.55, DECK, WIDTH, DEPTH, DECK + 0.16, "paving", 0)
    box(0, 3.5, DECK - 0.03, WIDTH + 0.02, 3.56, DECK + 0.19, CUT, 0)
    box(WIDTH, 3.55, DECK - 0.03, WIDTH + 0.03, DEPTH, DECK + 0.19, CUT, 0)
    for x in (0.25, WIDTH - 0.3):
        block(x, 3.75, FLOOR, 0.3, 0.3, DECK, "stone", 0.02)
    railing([(0.1, 3.65), (WIDTH - 0.1, 3.65), (WIDTH - 0.1, DEPTH - 0.1)], DECK + 0.18, 0.95, 1.6)
    for x in (0.5, 2.75):
        with at(x, 3.9, DECK + 0.3):
            tower()


def tower(side=1.62, high=1.7):
    for edge in (0.05, side - 0.2):
        box(edge, 0, -0.14, edge + 0.15, side, 0, "navy", 0)
    box(0, 0, 0, side, side, 0.3, "teal", 0.02)
    box(0.06, 0.06, 0.25, side - 0.06, side - 0.06, 0.8, "dark", 0)
    for k in range(5):
        z = 0.34 + k * 0.1
        box(-0.01, -0.02, z, side + 0.02, side, z + 0.035, "steel", 0)
    box(0, 0, 0.82, side, side, high, "plaster", 0.02)
    for k in range(1, 4):
        part = k * side / 4
        box(part - 0.02, -0.02, 0.86, part + 0.02, 0, high - 0.04, "stone", 0)
        box(side, part - 0.02, 0.86, side + 0.02, part + 0.02, high - 0.04, "stone", 0)
    box(-0.03, -0.03, high, side + 0.03, side + 0.03, high + 0.07, "navy", 0.01)
    tube(side / 2, side / 2, high + 0.06, 0.68, 0.6, 0.36, "teal_light")
    fan_up(side / 2, side / 2, high + 0.22, 0.59)
    flow([(side / 2, side / 2, high + 0.4), (side / 2, side / 2, high + 1.0)], WARM, 0.045)


def water():
    """Chilled water leaves to the right; the condensers' water goes up to the towers and comes back cooled."""
    for y in (0.75, 2.75):
        for k, z in enumerate((0.45, 0.82)):
            end = 5.05 + 0.3 * k
            pipe([(4.36, y + 0.38, z + FLOOR), (end, y + 0.38, z + FLOOR), (end, y + 0.38, 2.35 + 0.3 * k)], 0.1, CHILLED, 0.2)
            flange(4.5, y + 0.38, z + FLOOR, 0.15, "X")
            valve(end - 0.25, y + 0.38, z + 0.12, 0.11)
    for k in range(2):
        x, z = 5.05 + 0.3 * k, 2.35 + 0.3 * k
        pipe([(x, 1.13, z), (x, 4.45, z), (WIDTH + 0.3, 4.45, z)], 0.12, CHILLED, 0.25)
        clamp(x, 2.2, z, 0.12, "Y")
    for k, (colour, x) in enumerate(((WARM, 0.2), (COOLED, 0.5))):
        z, header, top = 0.42 + 0.35 * k + FLOOR, 2.2 + 0.35 * k, DECK + 0.62 + 0.55 * k
        pipe([(0.75, 1.87, z), (x, 1.87, z), (x, 1.87, header), (x, 3.25, header), (x, 3.25, top), (x, 4.3 + 0.4 * k, top), (3.4, 4.3 + 0.4 * k, top)], 0.115, colour, 0.2)
        pipe([(0.75, 3.87, z), (x, 3.87, z), (x, 3.87, header), (x, 3.25, header)], 0.1, colour, 0.18)
        tube(x, 3.25, header - 0.16, 0.15, 0.1, 0.06, "steel", bevel=0)
        for y in (2.5, 3.6):
            clamp(x, y, header, 0.115, "Y")
