"""A supply duct above a ceiling with a joint that has come apart: cold air is lost into the void, and little reaches the room."""
from kit.building import CUT, planks
from kit.cooling import diffuser
from kit.crew import CREW, worker
from kit.interior import cut_room, skirting
from kit.moving import Loop, gusts
from kit.primitives import box
from kit.runs import hanger
from kit.tools import torch

loop = Loop(size=(960, 720), elevation=26, samples=12)
WIDTH, DEPTH, HEIGHT = 5.2, 2.9, 3.7
CEILING, FRONT = 2.5, 1.05
HIGH, Y = 3.08, 1.9
JOINT = 2.1
FLOOR = 0.03


def build(phase):
    cut_room(WIDTH, DEPTH, HEIGHT, "wood", "wall_sage", "wall_sage", side=0.2)
    planks(0, 0, WIDTH, DEPTH, FLOOR, width=0.28)
    skirting(WIDTH, DEPTH, FLOOR)
    ceiling()
    ducts()
    worker(2.35, 0.7, FLOOR, 30, hands=((0.2, -0.34, 1.5), (-0.3, -0.1, 0.86)), hold=(torch, None), look=10, wear=CREW)
    air(phase)


def ceiling():
    box(0, FRONT, CEILING, WIDTH - 0.02, DEPTH - 0.01, CEILING + 0.05, "white", 0)
    box(0, FRONT - 0.02, CEILING - 0.01, WIDTH, FRONT, CEILING + 0.06, CUT, 0)
    for x in (1.3, 2.6, 3.9):
        box(x - 0.015, FRONT, CEILING + 0.05, x + 0.015, DEPTH - 0.02, CEILING + 0.09, "steel", 0)
    for x in (3.2, 4.6):
        diffuser(x, Y, CEILING - 0.05, 0.62)
    # What the cold duct has dripped.
    box(JOINT - 0.3, Y - 0.75, CEILING + 0.05, JOINT + 0.35, Y + 0.3, CEILING + 0.056, "sand_dark", 0)


def ducts():
    section(0.02, JOINT, 0)
    section(JOINT + 0.2, WIDTH - 0.1, -0.05)
    for x in (3.2, 4.6):
        box(x - 0.2, Y - 0.2, CEILING + 0.05, x + 0.2, Y + 0.2, HIGH - 0.24, "teal_light", 0.01)
    for x in (0.7, 1.8, 2.8, 4.9):
        for y in (Y - 0.42, Y + 0.42):
            hanger(x, y, HIGH - 0.3, HEIGHT)
        box(x - 0.03, Y - 0.46, HIGH - 0.31, x + 0.03, Y + 0.46, HIGH - 0.27, "steel", 0)


def section(x0, x1, drop):
    """A length of duct, with its flanges; open at the joint, where one looks into the dark."""
    z = HIGH + drop
    box(x0, Y - 0.36, z - 0.24, x1, Y + 0.36, z + 0.24, "teal_light", 0.015)
    for x in (x0 + 0.03, x1 - 0.03):
        box(x - 0.03, Y - 0.41, z - 0.29, x + 0.03, Y + 0.41, z + 0.29, "teal", 0.006)
    left, right = (x0 + 0.1, x1 + 0.004) if x0 < JOINT else (x0 - 0.004, x1 - 0.1)
    box(left, Y - 0.3, z - 0.19, right, Y + 0.3, z + 0.19, "black", 0)


def air(phase):
    """Much is lost at the joint; what is left comes out of two diffusers, slowly."""
    x = JOINT + 0.1
    for dx, y1, z1 in ((-0.75, 0.75, 3.35), (0.1, 0.45, 2.85), (0.75, 0.8, 3.5)):
        gusts([(x, Y - 0.38, HIGH), (x + dx * 0.4, 1.25, HIGH + (z1 - HIGH) * 0.4), (x + dx, y1, z1)], "blue", phase, 0.09, 0.36, 0.2)
    for dx in (-0.25, 0.25):
        gusts([(x + dx * 0.3, Y, HIGH + 0.26), (x + dx * 2.2, Y, HIGH + 0.95)], "blue", phase, 0.1, 0.32)
    for middle in (3.2, 4.6):
        for dx in (-0.22, 0.22):
            gusts([(middle + dx, Y - 0.1, CEILING - 0.1), (middle + dx * 2, Y - 0.5, CEILING - 0.75)], "blue", phase, 0.06, 0.4)
