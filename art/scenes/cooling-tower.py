"""Two induced-draught cooling towers on a roof, one cut open; pumps, condenser water pipes and a dosing tank before them."""
from kit.air import flow
from kit.building import plinth, tiles, wall_x, wall_y
from kit.cooling import fan_up
from kit.light import bulb, ceiling_light
from kit.people import person
from kit.primitives import block, box, cylinder, tube
from kit.runs import flange, pipe
from kit.scene import Scene
from kit.stage import at
from kit.water import pump, tank, valve

scene = Scene(night=True)
WIDTH, DEPTH = 6.9, 5.3
FLOOR = 0.03
SIDE, BASE = 2.35, 0.45
BASIN, INLET, TOP = 0.5, 1.3, 2.9
FRONT = 2.7
CLOSED, OPEN = 0.35, 3.2
COLD, WARM = "blue", "copper"


def build():
    roof()
    with at(CLOSED, FRONT, BASE):
        tower()
        closed_front()
    with at(OPEN, FRONT, BASE):
        tower()
        inside()
    cold_water()
    warm_water()
    dosing(6.1, 0.75)
    person(4.75, 0.75, FLOOR, -60, working=True)
    lamps()


def roof():
    plinth(-0.3, -0.3, WIDTH + 0.3, DEPTH + 0.4, 0.2, 0.4, "paving", "stone")
    tiles(-0.2, -0.2, WIDTH + 0.2, DEPTH, 0.004, "stone", 1.1, 0.015)
    wall_y(DEPTH + 0.2, -0.3, WIDTH + 0.3, 0, 0.7, 0.2, "white")
    wall_x(-0.3, -0.1, DEPTH + 0.19, 0, 0.7, 0.2, "white")
    for x in (CLOSED, OPEN):
        for y in (FRONT + 0.1, FRONT + SIDE - 0.4):
            box(x - 0.05, y, 0, x + SIDE + 0.05, y + 0.3, BASE - 0.12, "stone", 0.02)
        box(x - 0.05, FRONT - 0.03, BASE - 0.12, x + SIDE + 0.05, FRONT + SIDE + 0.03, BASE, "navy", 0.01)


def lamps():
    """Floodlights over the pumps, one lamp inside the open tower."""
    ceiling_light(3.3, 0.9, 3.3, 6, 1.4, 95)
    bulb(OPEN + 1.2, FRONT - 0.5, BASE + 2.2, 12)
    bulb(2.9, FRONT + 1.2, BASE + TOP + 1.7, 20)


def tower():
    """Basin, posts, the back and left walls, and the fan on top; its frame stands on the basin's floor."""
    box(0, 0, 0, SIDE, SIDE, BASIN - 0.1, "teal", 0.02)
    box(0.08, 0.08, 0.05, SIDE - 0.08, SIDE - 0.08, BASIN - 0.06, "water", 0)
    for x in (0, SIDE - 0.1):
        for y in (0, SIDE - 0.1):
            box(x, y, BASIN - 0.1, x + 0.1, y + 0.1, TOP, "steel", 0.01)
    box(0.02, SIDE - 0.06, INLET, SIDE - 0.02, SIDE - 0.01, TOP, "white", 0)
    box(0.01, 0.02, INLET, 0.06, SIDE - 0.02, TOP, "white", 0)
    right_side()
    lid()


def right_side():
    box(SIDE - 0.06, 0.1, INLET, SIDE, SIDE - 0.1, TOP, "white", 0.01)
    for k in range(1, 4):
        y = k * SIDE / 4
        box(SIDE - 0.01, y - 0.03, INLET + 0.02, SIDE + 0.03, y + 0.03, TOP - 0.02, "plaster", 0.01)
    for k in range(7):
        z = BASIN + k * 0.12
        box(SIDE - 0.06, 0.1, z, SIDE + 0.03, SIDE - 0.1, z + 0.04, "steel", 0)


def lid():
    box(-0.04, -0.04, TOP, SIDE + 0.04, SIDE + 0.04, TOP + 0.1, "white", 0.02)
    middle = SIDE / 2
    tube(middle, middle, TOP + 0.09, 1.0, 0.9, 0.42, "teal_light")
    fan_up(middle, middle, TOP + 0.28, 0.88)
    for dx in (-0.35, 0.35):
        flow([(middle + dx, middle, TOP + 0.62), (middle + dx, middle, TOP + 1.15)], WARM, 0.04)


def closed_front():
    box(0.1, 0, INLET, SIDE - 0.1, 0.06, TOP, "white", 0.01)
    for k in range(1, 4):
        x = k * SIDE / 4
        box(x - 0.03, -0.03, INLET + 0.02, x + 0.03, 0.01, TOP - 0.02, "plaster", 0.01)
    box(0.1, 0.12, BASIN, SIDE - 0.1, 0.14, INLET, "dark", 0)
    for k in range(7):
        z = BASIN + k * 0.12
        box(0.1, -0.03, z, SIDE - 0.1, 0.06, z + 0.04, "steel", 0)


def inside():
    """Warm water is sprayed on the fill and rains into the basin against the air."""
    for k in range(19):
        x = 0.14 + k * 0.115
        box(x, 0.1, INLET + 0.08, x + 0.045, SIDE - 0.12, INLET + 0.78, "mint", 0)
    box(0.08, 0.06, INLET, SIDE - 0.08, 0.12, INLET + 0.07, "navy", 0)
    box(0.06, 0, TOP - 0.12, SIDE - 0.06, 0.05, TOP, "navy", 0)
    pipe([(SIDE - 0.05, 0.4, 2.36), (0.2, 0.4, 2.36)], 0.08, WARM)
    for k in range(6):
        x = 0.32 + k * 0.34
        cylinder(x, 0.4, 2.1, 0.14, 0.2, "cold_air", end_radius=0.025, bevel=0)
    for k in range(11):
        x = 0.2 + k * 0.195
        for y in (0.2, 0.8):
            pipe([(x, y, INLET - 0.02), (x, y, BASIN - 0.06)], 0.013, "blue", 0)
    for x in (0.5, 1.2, 1.9):
        flow([(x, -0.75, 0.9), (x, 0.12, 0.9)], radius=0.035)


def cold_water():
    """From the basins through the strainers to the pumps, and down to the chillers."""
    header, z = 2.05, 0.42
    for x in (CLOSED + 0.7, OPEN + 0.7):
        pipe([(x, FRONT + 0.1, 0.62), (x, header + 0.25, 0.62), (x, header, z)], 0.12, COLD, 0.2)
        flange(x, FRONT - 0.12, 0.62, 0.19, "Y")
    pipe([(CLOSED + 0.4, header, z), (4.5, header, z)], 0.14, COLD)
    for x in (1.1, 3.15):
        box(x - 0.8, 0.45, FLOOR - 0.02, x + 0.72, 1.35, 0.13, "stone", 0.02)
        pump(x, 0.9, 0.13)
        pipe([(x + 1.05, header, z), (x + 1.05, 0.9, 0.55), (x + 0.55, 0.9, 0.55)], 0.11, COLD, 0.25)
        pipe([(x + 0.44, 0.9, 1.23), (x + 0.44, 0.9, 1.75)], 0.11, COLD)
        valve(x + 1.05, 1.62, 0.6, 0.17)
        flange(x + 0.44, 0.9, 1.5, 0.18)
    pipe([(1.2, 0.9, 1.75), (5.35, 0.9, 1.75), (5.35, 1.6, 1.75), (5.35, 1.6, 0)], 0.13, COLD, 0.3)


def warm_water():
    """From the chillers up to the spray pipes of both towers."""
    z, high = 0.42, BASE + 2.55
    pipe([(6.4, 2.35, 0), (6.4, 2.35, z), (6.4, 3.2, z), (6.4, 3.2, high), (OPEN + SIDE, 3.2, high)], 0.13, WARM, 0.3)
    branch = [(6.4, 2.4, z), (2.97, 2.4, z), (2.97, 2.4, high), (2.97, 3.2, high), (CLOSED + SIDE, 3.2, high)]
    pipe(branch, 0.12, WARM, 0.16)
    flange(6.4, 3.2, 1.6, 0.2)


def dosing(x, y):
    """A tank in its bund; a small pump doses into the cold water."""
    box(x - 0.55, y - 0.5, 0, x + 0.55, y + 0.5, 0.06, "grey", 0.01)
    for x0, y0, x1, y1 in ((-0.55, -0.5, 0.55, -0.44), (0.49, -0.5, 0.55, 0.5), (-0.55, 0.44, 0.55, 0.5), (-0.55, -0.5, -0.49, 0.5)):
        box(x + x0, y + y0, 0.05, x + x1, y + y1, 0.22, "grey", 0.01)
    tank(x + 0.05, y, 0.06, 0.36, 0.95, "amber")
    block(x - 0.25, y + 0.05, 1.0, 0.2, 0.24, 0.24, "navy", 0.02)
    pipe([(x - 0.25, y + 0.05, 1.2), (x - 0.25, y + 0.05, 1.45), (x - 0.25, 1.6, 1.45), (5.35, 1.6, 1.45)], 0.025, "mint", 0.08)
