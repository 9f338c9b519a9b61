"""A warehouse cut open: high racks, a forklift and dock doors; package units on the roof and a large ceiling fan cool it."""
import random

from kit.air import flow
from kit.building import CUT, room
from kit.light import bulb, ceiling_light
from kit.packages import package_unit
from kit.people import person, seated
from kit.primitives import block, box, cylinder, prism, tube
from kit.runs import duct, hanger, pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 9.6, 7.0, 5.9
ROOF_FRONT = DEPTH - 2.1
RACK_Y, LEVELS, BAYS, BAY = DEPTH - 1.25, 3, 3, 2.85
BEAM_Y, BEAM_Z = 1.7, 5.45
LOADS = ("sand", "wood", "fabric", "mint", "plaster", "sand_dark")


def build():
    room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_grey", 0.2)
    cladding()
    dock_door(0.5, closed=True)
    dock_door(3.2, closed=False)
    racks(0.55)
    roof()
    air()
    big_fan(4.9)
    forklift(5.6, 3.2)
    pallet(7.9, 1.3, FLOOR, "sand", 1.0)
    pallet(7.9, 2.6, FLOOR, "mint", 0.7)
    pallet(1.6, 4.4, FLOOR, "wood", 0.8)
    person(3.5, 1.3, FLOOR, -70, working=True)
    lights()


def cladding():
    for k in range(1, 12):
        y = k * 0.6
        box(-0.001, y, 4.1, 0.02, y + 0.05, HEIGHT - 0.02, "stone", 0)
    box(0.001, 0.01, 3.85, 0.03, DEPTH - 0.01, 4.05, "teal", 0)
    box(0.01, DEPTH - 0.03, 3.85, WIDTH - 0.01, DEPTH - 0.001, 4.05, "teal", 0)
    for y in (1.5, 4.0):
        box(0.6, y, FLOOR - 0.01, WIDTH - 0.3, y + 0.07, FLOOR + 0.006, "amber", 0)


def dock_door(y, closed, width=2.3, height=2.9):
    """A sectional door with its leveller; an open one shows the lorry behind it."""
    for y0, y1 in ((y - 0.12, y), (y + width, y + width + 0.12)):
        box(0, y0, FLOOR, 0.09, y1, height + 0.12, "navy", 0.01)
    box(0, y - 0.12, height, 0.1, y + width + 0.12, height + 0.14, "navy", 0.01)
    box(0.1, y + 0.1, FLOOR - 0.01, 1.5, y + width - 0.1, FLOOR + 0.012, "steel", 0)
    for side in (0.1, width - 0.2):
        box(0.12, y + side, FLOOR, 1.48, y + side + 0.1, FLOOR + 0.02, "amber", 0)
    first = 0 if closed else 4
    for k in range(first, 5):
        z = FLOOR + 0.02 + k * (height - 0.05) / 5
        box(0, y, z, 0.06, y + width, z + (height - 0.05) / 5 - 0.02, "teal", 0.008)
        if k == first + 2 or k == 4 and not closed:
            for part in range(3):
                box(0.05, y + 0.2 + part * 0.7, z + 0.14, 0.068, y + 0.7 + part * 0.7, z + 0.42, "window_lit", 0)
    if not closed:
        lorry(y, width, height * 0.8)


def lorry(y, width, height):
    box(0.001, y, FLOOR, 0.012, y + width, height, "navy", 0)
    for row in range(2):
        for k in range(3):
            left = y + 0.16 + k * 0.7
            box(0.005, left, FLOOR + 0.1 + row * 0.85, 0.16, left + 0.62, FLOOR + 0.88 + row * 0.85, LOADS[(k + row * 2) % 6], 0.01)


def racks(x0):
    """Uprights, beams and pallets of three bays along the back wall."""
    rng = random.Random(4)
    for k in range(BAYS + 1):
        x = x0 + k * BAY
        for y in (RACK_Y, RACK_Y + 1.0):
            box(x - 0.05, y - 0.05, FLOOR, x + 0.05, y + 0.05, 4.35, "navy_light", 0)
        for z in (0.5, 1.6, 2.7, 3.8):
            pipe([(x, RACK_Y, z), (x, RACK_Y + 1.0, z + 0.5)], 0.025, "navy_light", 0)
    for level in range(LEVELS):
        z = FLOOR + level * 1.45
        if level:
            for y in (RACK_Y - 0.03, RACK_Y + 0.97):
                box(x0, y, z - 0.14, x0 + BAYS * BAY, y + 0.06, z - 0.004, "copper", 0)
        for k in range(BAYS * 3):
            x = x0 + 0.52 + (k // 3) * BAY + (k % 3) * 0.91
            if rng.random() < 0.9:
                pallet(x, RACK_Y + 0.5, z, rng.choice(LOADS), rng.uniform(0.6, 1.0), 0.8)


def pallet(x, y, z, colour, height, width=1.0):
    """A wooden pallet with a wrapped load in two layers."""
    for dy in (-0.42, 0, 0.42):
        box(x - width / 2, y + dy - 0.06, z, x + width / 2, y + dy + 0.06, z + 0.1, "wood_dark", 0)
    box(x - width / 2, y - 0.5, z + 0.095, x + width / 2, y + 0.5, z + 0.14, "wood", 0)
    half = width / 2 - 0.03
    for low, high in ((0.145, 0.1 + height / 2), (0.12 + height / 2, height + 0.1)):
        box(x - half, y - 0.46, z + low, x + half, y + 0.46, z + high, colour, 0.02)
    box(x - 0.08, y - 0.475, z + 0.2, x + 0.08, y - 0.455, z + height, "plaster", 0)


def roof():
    box(-0.2, ROOF_FRONT, HEIGHT, WIDTH, DEPTH + 0.2, HEIGHT + 0.16, "white", 0.01)
    box(-0.205, ROOF_FRONT - 0.015, HEIGHT + 0.02, WIDTH + 0.006, ROOF_FRONT + 0.02, HEIGHT + 0.14, CUT, 0)
    for x in (1.6, 5.6):
        package_unit(x, ROOF_FRONT + 0.45, HEIGHT + 0.16)


def air():
    """Both units blow down into one duct below the roof; its nozzles throw into the hall."""
    y, z = ROOF_FRONT + 0.5, HEIGHT - 0.5
    duct([(0.15, y, z), (WIDTH - 0.15, y, z)], 0.7, 0.55, seam_colour="teal", seam=1.4)
    for x in (3.45, 7.45):
        box(x - 0.3, y - 0.25, z + 0.27, x + 0.3, y + 0.3, HEIGHT + 0.02, "teal_light", 0)
    for x in (1.3, 3.1, 6.4, 8.2):
        tube(x, y - 0.55, z, 0.2, 0.15, 0.24, "white", "Y", bevel=0)
        flow([(x, y - 0.6, z), (x, y - 1.2, z - 0.15), (x, y - 1.7, z - 1.1)], radius=0.05)


def big_fan(x):
    """A fan of four metres that hangs from the portal frame."""
    for low, high, wide in ((BEAM_Z + 0.25, BEAM_Z + 0.3, 0.08), (BEAM_Z, BEAM_Z + 0.05, 0.08), (BEAM_Z + 0.05, BEAM_Z + 0.26, 0.025)):
        box(0, BEAM_Y - wide, low, WIDTH - 0.1, BEAM_Y + wide, high, "grey", 0)
    box(WIDTH - 0.32, BEAM_Y - 0.1, FLOOR, WIDTH - 0.1, BEAM_Y + 0.1, BEAM_Z + 0.3, "grey", 0.01)
    box(WIDTH - 0.34, BEAM_Y - 0.12, FLOOR, WIDTH - 0.08, BEAM_Y + 0.12, 0.9, "amber", 0.01)
    z = BEAM_Z - 0.75
    pipe([(x, BEAM_Y, BEAM_Z), (x, BEAM_Y, z + 0.2)], 0.05, "steel", 0)
    cylinder(x, BEAM_Y, z - 0.08, 0.26, 0.3, "teal")
    for k in range(6):
        with at(x, BEAM_Y, z, turn=60 * k + 14):
            prism([(0.2, -0.1), (1.95, -0.14), (1.95, 0.06), (0.2, 0.1)], 0, 0.035, "teal_light", 0)


def forklift(x, y):
    """Facing the racks, its load a little above the floor."""
    with at(x, y, FLOOR, turn=90):
        box(-1.1, -0.5, 0.2, 0.5, 0.5, 0.75, "teal", 0.06)
        box(-1.15, -0.5, 0.3, -0.6, 0.5, 1.15, "navy", 0.08)
        block(-0.3, 0, 0.75, 0.45, 0.5, 0.14, "dark", 0.04)
        seated(-0.3, 0, 0.36, 90, "amber")
        box(-0.6, -0.25, 0.8, -0.48, 0.25, 1.35, "dark", 0.04)
        for px, side in ((-0.7, -0.44), (-0.7, 0.44), (0.4, -0.44), (0.4, 0.44)):
            pipe([(px, side, 0.7), (px * 0.9, side, 2.05)], 0.035, "dark", 0)
        box(-0.72, -0.48, 2.03, 0.42, 0.48, 2.09, "dark", 0.01)
        for dx in (-0.75, 0.25):
            for side in (-0.55, 0.33):
                cylinder(dx, side, 0.27, 0.27, 0.22, "black", "Y", bevel=0.03)
                cylinder(dx, side - 0.012, 0.27, 0.13, 0.25, "amber", "Y", bevel=0)
        for side in (-0.3, 0.24):
            box(0.56, side, 0.1, 0.66, side + 0.07, 2.5, "steel", 0)
            box(0.66, side - 0.02, 0.42, 1.7, side + 0.1, 0.47, "dark", 0)
        with at(1.2, 0, 0.47, turn=90):
            pallet(0, 0, 0, "sand", 0.95)


def lights():
    for x, y in ((2.4, BEAM_Y), (7.4, BEAM_Y)):
        cylinder(x, y, BEAM_Z - 0.55, 0.3, 0.22, "navy", end_radius=0.1)
        cylinder(x, y, BEAM_Z - 0.57, 0.27, 0.03, "lamp", bevel=0)
        hanger(x, y, BEAM_Z - 0.35, BEAM_Z)
    ceiling_light(2.4, 2.2, 4.35, 2, 1.4, 230)
    ceiling_light(7.2, 2.2, 4.35, 2, 1.4, 230)
    bulb(4.2, DEPTH - 1.0, HEIGHT + 2.2, 60)
