"""The roof of a house: tank on its stand, shaded supply, booster pump with its pressure vessel; one technician reads the gauge, one looks into the tank."""
from kit.building import plinth, tiles
from kit.crew import CREW_BEARD, CREW_WOMAN, worker
from kit.facades import boundary, window
from kit.light import bulb
from kit.people import toolbox
from kit.primitives import block, box, cylinder, tube
from kit.runs import clamp, flange, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import hop_up, tablet, torch
from kit.water import tank, valve

scene = Scene(night=True, samples=10, night_samples=12)
ROOF = 1.5
WIDTH, DEPTH = 5.6, 4.4


def build():
    plinth(-0.5, -0.7, WIDTH + 0.6, DEPTH + 0.7, 0.5, 0.3, "sand", "sand_dark")
    house()
    roof_tank()
    booster()
    solar_heater()
    people()
    bulb(3.9, 2.0, ROOF + 2.2, 60)
    bulb(1.6, 0.9, ROOF + 2.2, 30)


def house():
    """The top storey, cut low; its parapet runs round the back, so that the roof lies open."""
    box(0, 0, 0, WIDTH, DEPTH, ROOF - 0.1, "wall_clay", 0.02)
    box(-0.04, -0.04, ROOF - 0.14, WIDTH + 0.04, DEPTH + 0.04, ROOF - 0.04, "stone", 0.01)
    box(0.02, 0.02, ROOF - 0.08, WIDTH - 0.02, DEPTH - 0.02, ROOF, "paving", 0)
    tiles(0.02, 0.02, WIDTH - 0.02, DEPTH - 0.02, ROOF, "stone", 0.7)
    boundary(0, DEPTH - 0.2, WIDTH, DEPTH, ROOF - 0.02, 1.0, "wall_clay")
    boundary(0, 0, 0.2, DEPTH - 0.2, ROOF - 0.02, 1.0, "wall_clay")
    boundary(WIDTH - 0.2, 0, WIDTH, DEPTH - 0.2, ROOF - 0.02, 0.22, "wall_clay")
    boundary(0.2, 0, WIDTH - 0.2, 0.2, ROOF - 0.02, 0.22, "wall_clay")
    for x in (1.3, 3.9):
        window(x, 0, 0.28, 1.3, 0.85)
    with at(WIDTH, 0, 0, turn=90):
        window(1.2, 0, 0.28, 1.2, 0.85)
        window(3.2, 0, 0.28, 1.2, 0.85)


def roof_tank():
    """The tank under a sun shade; the main fills it, the house's pipe leaves low at its front."""
    block(1.6, 2.95, ROOF, 1.9, 1.9, 0.35, "concrete", 0.02)
    tank(1.6, 2.95, ROOF + 0.35, 0.82, 1.35, "linen")
    tube(1.6, 2.95, ROOF + 1.78, 0.36, 0.28, 0.05, "teal")
    with at(0.95, 2.75, ROOF + 1.8, turn=35):
        cylinder(0, 0, 0.0, 0.34, 0.05, "teal", bevel=0.02)
    for x, y in ((0.5, 1.85), (2.7, 1.85), (0.5, 4.05), (2.7, 4.05)):
        pipe([(x, y, ROOF), (x, y, ROOF + 2.75)], 0.04, "steel", 0)
    for k in range(8):
        box(0.4, 3.02 + k * 0.15, ROOF + 2.75, 2.8, 3.11 + k * 0.15, ROOF + 2.79, "wood", 0.004)
    for x in (0.5, 2.7):
        box(x - 0.04, 1.8, ROOF + 2.68, x + 0.04, 4.15, ROOF + 2.75, "steel", 0)
    pipe([(0.45, 1.4, 0.0), (0.45, 1.4, ROOF + 1.55), (0.45, 2.95, ROOF + 1.55), (0.85, 2.95, ROOF + 1.55)], 0.05, "blue", 0.14)
    pipe([(1.6, 2.14, ROOF + 0.52), (1.6, 1.45, ROOF + 0.52), (3.1, 1.45, ROOF + 0.52)], 0.07, "blue", 0.14)
    flange(1.6, 2.1, ROOF + 0.52, 0.12, "Y")
    valve(2.35, 1.45, ROOF + 0.58, 0.13)


def booster():
    """Two small upright pumps on a frame, their vessel and the gauge; the supply goes down into the house."""
    block(3.95, 1.45, ROOF, 1.7, 0.9, 0.14, "stone", 0.02)
    for x in (3.45, 3.95):
        cylinder(x, 1.45, ROOF + 0.14, 0.15, 0.42, "steel")
        cylinder(x, 1.45, ROOF + 0.56, 0.16, 0.4, "teal", bevel=0.04)
        for k in range(4):
            tube(x, 1.45, ROOF + 0.62 + k * 0.075, 0.172, 0.13, 0.025, "teal", bevel=0)
        pipe([(x, 1.45, ROOF + 0.3), (x, 1.0, ROOF + 0.3)], 0.055, "blue", 0)
    pipe([(3.1, 1.45, ROOF + 0.52), (3.1, 1.45, ROOF + 0.3), (3.3, 1.45, ROOF + 0.3)], 0.06, "blue", 0.08)
    pipe([(3.3, 1.0, ROOF + 0.3), (4.5, 1.0, ROOF + 0.3), (4.95, 1.0, ROOF + 0.3), (4.95, 1.0, ROOF - 0.05)], 0.065, "blue", 0.12)
    cylinder(4.5, 1.62, ROOF + 0.3, 0.26, 0.62, "blue", bevel=0.14)
    for dx, dy in ((-0.16, -0.12), (0.16, -0.12), (0, 0.18)):
        cylinder(4.5 + dx, 1.62 + dy, ROOF + 0.12, 0.025, 0.25, "dark")
    pipe([(4.5, 1.62, ROOF + 0.3), (4.5, 1.0, ROOF + 0.3)], 0.035, "blue", 0)
    cylinder(4.2, 1.0, ROOF + 0.35, 0.018, 0.16, "steel")
    cylinder(4.2, 1.02, ROOF + 0.58, 0.085, -0.05, "steel", "Y")
    cylinder(4.2, 0.968, ROOF + 0.58, 0.07, -0.004, "white", "Y", bevel=0)
    box(4.195, 0.958, ROOF + 0.58, 0.012 + 4.2, 0.963, ROOF + 0.63, "red", 0)
    clamp(4.75, 1.0, ROOF + 0.3, 0.07, "X")


def solar_heater():
    """Collector and its cylinder on the far right."""
    with at(3.75, 3.1, ROOF):
        for x in (0.1, 1.2):
            pipe([(x, 0.85, 0), (x, 0.85, 0.95)], 0.03, "grey", 0)
            pipe([(x, 0.0, 0.12), (x, 0.95, 0.95)], 0.03, "grey", 0)
        with at(0, 0, 0.16, tilt=42):
            box(0, 0, 0, 1.3, 1.1, 0.07, "steel", 0.01)
            for k in range(8):
                cylinder(0.1 + k * 0.157, 0.05, 0.085, 0.045, 1.0, "solar_cell", "Y")
        cylinder(-0.1, 0.9, 1.0, 0.2, 1.5, "steel_light", "X", bevel=0.05)
        cylinder(-0.02, 0.9, 1.0, 0.207, 0.06, "copper", "X")
        pipe([(1.4, 0.9, 0.9), (1.55, 0.9, 0.9), (1.55, 0.2, 0.1), (1.55, -0.4, 0.08)], 0.035, "copper", 0.08)


def people():
    worker(2.95, 0.72, ROOF, 68, hands=((0.14, -0.34, 1.08), (-0.12, -0.32, 1.06)), hold=(tablet, None), lean=4, look=-30, wear=CREW_WOMAN)
    hop_up(2.55, 3.35, ROOF, 0.55, 0.9, 0.75)
    worker(2.55, 3.3, ROOF + 0.75, -98, hands=((0.1, -0.42, 1.1), (-0.16, -0.38, 1.0)), hold=(torch, None), lean=14, look=38, wear=CREW_BEARD)
    toolbox(1.9, 0.7, ROOF, 20)
