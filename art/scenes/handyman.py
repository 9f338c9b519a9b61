"""The company's van cut open: shelves of parts and tools, its rear doors open, a workbench and two technicians beside it."""
import random

from kit.building import CUT, plinth
from kit.crew import CREW, CREW_WOMAN, worker
from kit.light import bulb, ceiling_light
from kit.materials import Finish, material
from kit.people import paint_bucket, step_ladder, toolbox
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.runs import pipe, ring
from kit.scene import Scene
from kit.stage import at
from kit.tools import drill

scene = Scene(night=True, samples=10, night_samples=11)
CAB = [(-0.95, 0.35), (-2.15, 0.35), (-2.45, 0.5), (-2.45, 0.95), (-2.2, 1.15), (-1.55, 1.9), (-1.3, 2.05), (-0.95, 2.05)]
FLOOR, ROOF, REAR, SIDE = 0.55, 2.05, 2.5, 0.95
PARTS = ("teal", "copper", "amber", "blue", "navy_light", "sand")


def build():
    place()
    van_body()
    rear_doors()
    shelves()
    load()
    workbench(3.7, 0.55)
    worker(4.85, 0.0, 0, 165, hands=((0.16, -0.44, 1.05), (-0.16, -0.44, 1.02)), look=-35, wear=CREW_WOMAN)
    worker(3.7, -1.6, 0, 35, hands=((0.2, -0.34, 1.05), (-0.36, -0.1, 0.84)), hold=(drill, None), look=6, wear=CREW)
    toolbox(4.4, -1.9, 0, 25, "copper")
    step_ladder(-0.4, -2.1, 0, 155, 1.3)
    paint_bucket(0.75, -2.0, 0)
    paint_bucket(1.15, -2.3, 0, "amber")
    lamps()


def place():
    """A paved yard with a garden wall behind."""
    plinth(-3.1, -2.85, 6.3, 2.4, 0.4, 0.45, "paving", "stone")
    for k in range(5):
        box(-2.9, -2.1 + k * 0.9, 0, 6.1, -2.085 + k * 0.9, 0.006, "stone", 0)
    box(-2.9, 2.0, 0, 6.1, 2.2, 1.5, "wall_clay", 0.02)
    box(-2.95, 1.96, 1.5, 6.15, 2.24, 1.58, "stone", 0.02)
    palm(-2.6, 1.55, 0, 2.6, 4, 0.2, reach=1.2)
    shrub(5.9, 1.6, 0, 0.36, 4)


def lamps():
    """In the van, over the workbench, and over the yard."""
    ceiling_light(0.75, -0.2, ROOF - 0.05, 2.9, 0.9, 32)
    bulb(4.7, 0.55, 2.1, 16)
    ceiling_light(3.2, -1.6, 3.2, 5, 1.4, 60)


def van_body():
    """The near side and the roof are cut away."""
    white = material("white", Finish(roughness=0.25, specular=0.5, coat=0.4))
    prism(CAB, -SIDE, SIDE, white, 0.07, "Y")
    prism([(-2.13, 1.2), (-1.6, 1.2), (-1.6, 1.8)], -SIDE - 0.02, -SIDE, "window", 0, "Y")
    box(-1.52, -SIDE - 0.02, 1.2, -1.02, -SIDE, 1.85, "window", 0)
    box(-0.95, -SIDE, 0.35, REAR, SIDE, FLOOR - 0.01, white, 0.02)
    box(-0.93, -SIDE + 0.1, FLOOR - 0.02, REAR - 0.02, SIDE - 0.1, FLOOR, "grey", 0)
    box(-0.95, -SIDE, FLOOR - 0.02, REAR, -SIDE + 0.08, 0.78, white, 0.01)
    box(-0.95, -SIDE - 0.005, 0.78, REAR, -SIDE + 0.085, 0.82, CUT, 0)
    box(-0.95, SIDE - 0.08, FLOOR - 0.02, REAR, SIDE, ROOF, white, 0.01)
    box(-0.95, SIDE - 0.085, ROOF, REAR, SIDE + 0.005, ROOF + 0.04, CUT, 0)
    box(-0.955, -SIDE + 0.03, FLOOR, -0.93, SIDE - 0.03, ROOF - 0.06, "mint", 0)
    for y in (-SIDE, SIDE - 0.08):
        box(REAR - 0.08, y, FLOOR, REAR, y + 0.08, ROOF, white, 0.01)
    box(REAR - 0.085, -SIDE, ROOF - 0.02, REAR + 0.005, SIDE, ROOF + 0.05, CUT, 0)
    box(-2.4, -SIDE - 0.015, 0.56, REAR, -SIDE + 0.01, 0.72, "teal", 0)
    wheels()


def wheels():
    for x in (-1.65, 1.65):
        cylinder(x, -SIDE + 0.22, 0.36, 0.36, -0.24, "dark", "Y", bevel=0.05)
        cylinder(x, -SIDE - 0.01, 0.36, 0.2, -0.03, "steel", "Y")
        cylinder(x, SIDE - 0.24, 0.36, 0.36, 0.24, "dark", "Y", bevel=0.05)


def rear_doors():
    """Each turns about its corner; (0, 0) is the hinge."""
    for y, turn in ((-SIDE, -24), (SIDE, 20)):
        with at(REAR + 0.03, y, 0, turn):
            box(0, -0.03, 0.42, 0.92, 0.03, ROOF - 0.03, "white", 0.02)
            box(0.12, -0.04, 1.25, 0.78, 0.04, 1.85, "window", 0)
            box(0, -0.038, 0.6, 0.92, 0.038, 0.76, "teal", 0)
    box(REAR, -0.85, 0.3, REAR + 0.14, 0.85, 0.42, "dark", 0.02)


def shelves():
    """Boxes of parts in rows on the far wall; chance only chooses their colours and sizes."""
    rng = random.Random(5)
    for z in (0.98, 1.33, 1.68):
        box(-0.92, 0.38, z, 2.3, SIDE - 0.09, z + 0.035, "wood", 0)
        x = -0.82
        while x < 2.0:
            wide, tall = rng.choice((0.24, 0.32, 0.4)), rng.choice((0.16, 0.2, 0.24))
            box(x, 0.42, z + 0.035, x + wide, SIDE - 0.12, z + 0.035 + tall, rng.choice(PARTS), 0.015)
            box(x + wide * 0.3, 0.41, z + 0.1, x + wide * 0.7, 0.425, z + 0.15, "white", 0)
            x += wide + 0.05
    for x in (-0.92, 0.7, 2.26):
        box(x, 0.38, FLOOR, x + 0.04, SIDE - 0.09, 1.95, "steel", 0)
    for k in range(4):
        box(-0.85 + k * 0.79, 0.36, FLOOR + 0.04, -0.13 + k * 0.79, 0.8, 0.93, "navy_light", 0.015)
        box(-0.6 + k * 0.79, 0.34, 0.76, -0.38 + k * 0.79, 0.37, 0.79, "steel", 0)


def load():
    """Pipes along the floor, coils, a toolbox by the door."""
    for k, colour in enumerate(("copper", "blue", "copper", "steel")):
        pipe([(-0.85, -0.72 + k * 0.1, FLOOR + 0.05), (1.5, -0.72 + k * 0.1, FLOOR + 0.05)], 0.04, colour, 0)
    toolbox(2.0, -0.35, FLOOR, 60)
    for k in range(3):
        ring(0.4, -0.05, FLOOR + 0.02 + 0.07 * k, 0.27, 0.15, "amber", thickness=0.06)


def workbench(x, y):
    """A bench with a vice and the tool board over it."""
    box(x, y, 0.84, x + 2.1, y + 0.75, 0.92, "wood", 0.02)
    for left in (x + 0.05, x + 1.95):
        for front in (y + 0.05, y + 0.62):
            box(left, front, 0, left + 0.09, front + 0.09, 0.85, "navy", 0)
    box(x, y + 0.68, 0.92, x + 2.1, y + 0.74, 1.75, "teal", 0.01)
    for k in range(6):
        left = x + 0.18 + k * 0.32
        box(left, y + 0.64, 1.25, left + 0.05, y + 0.68, 1.6, ("steel", "copper", "amber")[k % 3], 0.01)
        box(left - 0.05, y + 0.63, 1.5, left + 0.1, y + 0.68, 1.62, "dark", 0.01)
    block(x + 0.4, y + 0.2, 0.92, 0.3, 0.2, 0.18, "blue", 0.03)
    box(x + 1.4, y + 0.2, 0.92, x + 1.85, y + 0.5, 1.12, "amber", 0.03)
    slab(x + 0.2, y + 0.1, x + 1.8, y + 0.6, 0.22, 0.27, "wood_dark", 0.02)
    toolbox(x + 0.7, y + 0.35, 0.27, 0, "red")
