"""A swimming pool and its sunken pump room, both cut open: drains, pumps, sand filters, heat pump and the return."""
from kit.building import CUT, tiles
from kit.cooling import outdoor_unit
from kit.crew import CREW, worker
from kit.light import bulb, ceiling_light, uplight
from kit.people import toolbox
from kit.plants import palm, shrub
from kit.primitives import ball, box, cylinder
from kit.runs import clamp, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import tablet
from kit.water import pump, valve

scene = Scene(night=True, samples=10, night_samples=11)
DEPTH = 4.6
# The floor of the pump room, the bottom of the pool, and how far the ground reaches down.
FLOOR, BOTTOM, BASE = -2.0, -1.3, -2.3
WALL, END = 5.3, 9.8
SUCTION, SUPPLY, WARM = FLOOR + 0.378, -0.5, -0.35


def build():
    ground()
    water()
    deck()
    pump_room()
    suction()
    filters()
    heat_pump()
    control_panel()
    worker(8.55, 1.75, FLOOR, 40, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-20, wear=CREW)
    toolbox(8.7, 0.8, FLOOR, 30, "copper")
    lamps()


def lamps():
    """In the pump room, in the garden behind the pool, and before the heat pump."""
    ceiling_light(7.5, 2.2, 0.2, watts=70)
    for x in (0.1, 1.3, 3.5):
        bulb(x, 5.2, 0.6, 9)
    bulb(7.2, 4.4, 1.5, 14)
    uplight(2.2, 2.2, 0.05, 3.4, 3.6, 16)


def ground():
    box(-0.9, 0, BASE, WALL - 0.2, DEPTH + 1.5, BOTTOM - 0.2, "sand_dark", 0.02)
    box(-0.9, 0, BOTTOM - 0.2, 0, DEPTH + 1.5, -0.1, "sand_dark", 0.02)
    box(0, DEPTH + 0.2, BOTTOM - 0.2, WALL, DEPTH + 1.5, -0.1, "sand_dark", 0.02)
    box(WALL - 0.2, DEPTH + 0.2, BASE, END, DEPTH + 1.5, -0.1, "sand_dark", 0.02)
    box(0, 0.01, BOTTOM - 0.2, WALL - 0.2, DEPTH + 0.2, BOTTOM, CUT, 0)
    box(0, 0.01, BOTTOM, 0.2, DEPTH + 0.2, -0.02, CUT, 0)
    box(4.2, 0.01, BOTTOM, 4.4, DEPTH + 0.2, -0.02, CUT, 0)
    box(4.4, 0.02, BOTTOM, WALL - 0.2, DEPTH + 0.2, -0.1, "sand_dark", 0)


def water():
    box(0.2, 0.03, BOTTOM, 4.2, DEPTH - 0.25, -0.14, "water", 0)
    for y in (1.5, 3.0):
        box(4.17, y, -0.8, 4.22, y + 0.3, -0.5, "lamp", 0)
    for x in (0.75, 1.15):
        pipe([(x, 4.2, -0.3), (x, 4.2, 0.7), (x, 4.62, 0.7), (x, 4.62, 0.0)], 0.03, "steel", 0.18)


def deck():
    """Paving around the pool; its rim stands a little higher."""
    box(-0.9, 0, -0.1, -0.15, DEPTH + 1.5, 0, "paving", 0.01)
    box(-0.15, DEPTH + 0.35, -0.1, END, DEPTH + 1.5, 0, "paving", 0.01)
    box(4.55, 0, -0.1, WALL - 0.02, DEPTH + 0.35, 0, "paving", 0.01)
    box(-0.15, 0, -0.04, 0.25, DEPTH + 0.35, 0.06, "white", 0.02)
    box(4.15, 0, -0.04, 4.55, DEPTH + 0.35, 0.06, "white", 0.02)
    box(0.25, DEPTH - 0.25, -0.04, 4.15, DEPTH + 0.35, 0.06, "white", 0.02)
    palm(-0.45, 5.4, 0, 2.7, 5, 0.3, reach=1.3)
    palm(4.3, 5.55, 0, 2.6, 8, 0.25, reach=1.1)
    for k, x in enumerate((0.7, 1.8, 2.9)):
        shrub(x, 5.6, 0, 0.42, k)


def pump_room():
    box(WALL - 0.2, 0, BASE, END, DEPTH + 0.2, FLOOR - 0.03, "concrete", 0.02)
    box(WALL, 0, FLOOR - 0.03, END, DEPTH, FLOOR, "plaster", 0)
    tiles(WALL, 0, END, DEPTH, FLOOR)
    box(WALL - 0.2, 0, FLOOR, WALL, DEPTH + 0.2, 0.12, "wall_ochre", 0.01)
    box(WALL, DEPTH, FLOOR, END, DEPTH + 0.2, 0.12, "wall_ochre", 0.01)
    box(WALL - 0.2, 0, 0.12, WALL, DEPTH + 0.2, 0.16, CUT, 0)
    box(WALL, DEPTH, 0.12, END, DEPTH + 0.2, 0.16, CUT, 0)


def suction():
    """From the pool's floor drain through the ground and the wall to the two pumps."""
    cylinder(3.2, 0.3, BOTTOM, 0.2, 0.03, "steel")
    header = 5.85
    line = [
        (3.2, -0.06, BOTTOM + 0.03), (3.2, -0.06, SUCTION), (header, -0.06, SUCTION),
        (header, 2.05, SUCTION), (6.55, 2.05, SUCTION),
    ]
    pipe(line, 0.09, "blue", 0.2)
    pipe([(header, 0.75, SUCTION), (6.55, 0.75, SUCTION)], 0.08, "blue", 0)
    for y in (0.75, 2.05):
        pump(7.05, y, FLOOR, 180, 0.9)
        valve(6.25, y, SUCTION + 0.06, 0.13)


def filters():
    """Two sand filters; the pumps push from above, clean water leaves below."""
    for k, (x, y) in enumerate(((6.65, 3.6), (8.25, 3.6))):
        cylinder(x, y, FLOOR, 0.42, 0.14, "dark")
        cylinder(x, y, FLOOR + 0.12, 0.56, 0.85, "sand", bevel=0.1)
        ball(x, y, FLOOR + 0.95, 0.555, "sand", (1, 1, 0.55))
        cylinder(x, y, FLOOR + 1.2, 0.14, 0.14, "navy_light")
        cylinder(x, y, FLOOR + 0.55, 0.575, 0.08, "teal")


    line = [
        (6.654, 0.75, -1.0), (6.654, 0.75, SUPPLY), (6.654, 3.6, SUPPLY), (8.25, 3.6, SUPPLY),
        (8.25, 3.6, -0.7),
    ]
    pipe(line, 0.075, "blue", 0.18)
    pipe([(6.654, 2.05, -1.0), (6.654, 2.05, SUPPLY)], 0.075, "blue", 0)
    pipe([(6.654, 3.6, SUPPLY), (6.654, 3.6, -0.7)], 0.075, "blue", 0)


def heat_pump():
    """Clean water rises to the heat pump on the deck; warm water runs along the walls back to the pool."""
    low, x = FLOOR + 0.3, 9.3
    outdoor_unit(7.3, 5.0, 0.0, 1, 1.2, 0.5, 0.95)
    line = [
        (6.65, 3.1, low), (6.65, 2.85, low), (x, 2.85, low), (x, 4.48, low), (x, 4.48, 0.35),
        (x, 5.15, 0.35), (8.5, 5.15, 0.35),
    ]
    pipe(line, 0.07, "blue", 0.16)
    pipe([(8.25, 3.1, low), (8.25, 2.85, low)], 0.07, "blue", 0)
    warm = [(8.5, 5.35, 0.65), (8.95, 5.35, 0.65), (8.95, 4.48, 0.65), (8.95, 4.48, WARM), (5.42, 4.48, WARM), (5.42, -0.06, WARM)]
    pipe([*warm, (4.12, -0.06, WARM)], 0.07, "copper", 0.16)
    for y in (1.0, 2.4, 3.8):
        clamp(5.42, y, WARM, 0.07, "Y")


def control_panel():
    with at(WALL, 2.45, -1.5, 90):
        box(0, -0.18, 0, 0.65, 0, 0.8, "amber", 0.02)
        box(0.1, -0.2, 0.4, 0.55, -0.17, 0.65, "screen", 0)
    x, y, z = WALL + 0.1, 2.6, FLOOR + 0.04
    pipe([(x, y, -1.48), (x, y, z), (7.65, y, z), (7.65, 2.2, z)], 0.03, "amber", 0.08)
