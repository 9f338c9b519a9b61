"""Air-cooled chillers, pumps and insulated pipes on the roof of a tower, with the city behind."""
import math

import numpy as np

from kit.building import railing, tiles
from kit.cooling import air_handler, chiller
from kit.light import ceiling_light
from kit.people import person
from kit.primitives import block, box, cylinder, slab
from kit.runs import duct, flange, pipe
from kit.scene import HERO, Scene
from kit.town import tower
from kit.water import pump, tank, valve

WIDTH, DEPTH = 17.0, 12.6
FLOOR = 0.03
WATER_SUPPLY, WATER_RETURN = "blue", "teal_light"
AZIMUTH, ELEVATION = 52, 28
# Further from the camera than this, in metres along the ground, everything is skyline.
SKYLINE = 15


def veil(position):
    """The tower fades out downwards; the city behind is paler and fades towards the roof."""
    depth = np.tensordot(position, np.array(AWAY, np.float32), 1)
    height = position[..., 2] * math.cos(math.radians(ELEVATION)) + depth * math.sin(math.radians(ELEVATION))
    return np.where(depth > SKYLINE, _rising(height, 0, 8) * 0.6, _rising(position[..., 2], -4.6, -1.4))


def _rising(z, low, high):
    t = np.clip((z - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


ANGLE = math.radians(AZIMUTH)
AWAY = (-math.cos(ANGLE), math.sin(ANGLE), 0)
ACROSS = (math.sin(ANGLE), math.cos(ANGLE))

FRAME = ((-2, -2, -3.6), (18.2, 14, 6.6))
scene = Scene(size=HERO, night=True, azimuth=AZIMUTH, elevation=ELEVATION, frame=FRAME, veil=veil, samples=48, night_samples=72)


def build():
    building()
    chillers()
    headers()
    pump_set()
    air_side()
    make_up_water()
    power()
    people()
    skyline()
    for x, y, z, watts in ((4, 4.2, 4.2, 170), (12.5, 3.0, 4.2, 190), (4, 8.6, 6, 240), (13, 9, 5, 190)):
        ceiling_light(x, y, z, 3, 1.5, watts)


def building():
    tower(7.75, 5.5, -9, WIDTH + 1.8, DEPTH + 1.8, 8.6, "white", floors=4, lit=0.3, seed=3)
    box(-1.4, -1.0, -0.4, WIDTH - 0.1, DEPTH - 0.6, 0, "plaster", 0.03)
    box(-1.75, -1.75, -0.4, WIDTH + 0.25, DEPTH + 0.15, 0, "plaster", 0.03)
    slab(-1.45, -1.45, WIDTH - 0.05, DEPTH - 0.15, 0, FLOOR, "paving", 0.1, 0)
    tiles(-1.4, -1.4, WIDTH - 0.1, DEPTH - 0.2, FLOOR, "stone", 1.5, 0.02)
    edge_x, edge_y = WIDTH + 0.25, DEPTH + 0.15
    for x0, y0, x1, y1, height in (
        (-1.75, -1.75, edge_x, -1.45, 0.42),
        (edge_x - 0.3, -1.45, edge_x, edge_y - 0.3, 0.42),
        (-1.75, -1.45, -1.45, edge_y - 0.3, 0.9),
        (-1.75, edge_y - 0.3, edge_x, edge_y, 0.9),
    ):
        box(x0, y0, 0.002, x1, y1, height, "plaster", 0.03)
        box(x0 + 0.05, y0 + 0.05, height, x1 - 0.05, y1 - 0.05, height + 0.05, "navy", 0.01)
    railing(((-1.6, -1.6), (edge_x - 0.15, -1.6), (edge_x - 0.15, edge_y - 0.2)), 0.42, 0.65)


def chillers():
    for y in (6.2, 9.4):
        box(0.8, y - 0.1, FLOOR, 7.6, y + 2.4, 0.22, "stone", 0.02)
        chiller(1.0, y, 0.22)


def headers():
    """Chilled water from both chillers to the pumps and down the shaft."""
    for k in range(4):
        block(9.9 + k * 1.75, 4.55, FLOOR, 0.16, 1.5, 0.58, "navy_light", 0.02)
    insulated([(7.1, 7.2, 0.85), (8.3, 7.2, 0.85), (8.3, 4.95, 0.85), (15.6, 4.95, 0.85), (15.6, 4.95, 0)], WATER_SUPPLY)
    insulated([(7.1, 10.4, 0.85), (9.1, 10.4, 0.85), (9.1, 5.0, 0.85)], WATER_SUPPLY)
    insulated([(7.1, 6.75, 1.45), (8.75, 6.75, 1.45), (8.75, 4.15, 1.45), (8.75, 4.15, 0.85), (14.9, 4.15, 0.85)], WATER_RETURN)
    insulated([(7.1, 9.9, 1.45), (9.6, 9.9, 1.45), (9.6, 4.15, 1.45), (9.6, 4.15, 0.85)], WATER_RETURN)
    for x, y in ((10.6, 4.95), (12.9, 4.95), (10.9, 4.15)):
        flange(x, y, 0.85, 0.29, "X", thickness=0.12)
    for x, y in ((8.3, 6.2), (9.1, 8.8)):
        flange(x, y, 0.85, 0.29, "Y", thickness=0.12)
    for x, y in ((11.6, 4.95), (12.0, 4.15), (8.3, 5.6)):
        valve(x, y, 1.03, 0.22)


def insulated(points, colour, radius=0.2, bend=0.45):
    pipe(points, radius, colour, bend, fineness=7)


def pump_set():
    for k in range(3):
        x = 10.5 + k * 2.15
        box(x - 0.75, 0.2, FLOOR, x + 0.75, 3.0, 0.16, "stone", 0.02)
        pump(x, 1.5, 0.16, 90, 1.15)
        rise = [(x, 2.0, 1.4), (x, 2.0, 1.85), (x, 3.3, 1.85), (x, 4.1, 1.4), (x, 4.15, 0.9)]
        insulated(rise, WATER_RETURN, 0.13, 0.3)
        flange(x, 2.0, 1.5, 0.2, thickness=0.08)
        valve(x, 2.75, 1.96, 0.15)


def air_side():
    air_handler(1.2, 0.5, 0.22)
    supply = [(1.9, 1.6, 2.2), (1.9, 1.6, 2.95), (4.75, 1.6, 2.95), (4.75, 4.2, 2.95), (4.75, 4.2, FLOOR)]
    duct(supply, 0.95, 0.62, seam=0.9, seam_colour="teal")


def make_up_water():
    block(14.6, 10.3, FLOOR, 2.4, 2.4, 0.14, "stone")
    tank(14.6, 10.3, 0.17, 1.05, 2.1)
    block(12.0, 10.6, FLOOR, 1.9, 1.9, 0.14, "stone")
    tank(12.0, 10.6, 0.17, 0.8, 1.7)
    insulated([(14.6, 9.4, 0.5), (14.6, 8.3, 0.5), (12.0, 8.3, 0.5), (12.0, 9.9, 0.5)], "copper", 0.1, 0.3)
    insulated([(13.3, 8.3, 0.5), (13.3, 5.0, 0.5), (13.3, 4.95, 0.8)], "copper", 0.1, 0.3)


def power():
    """The control panels face the viewer; their cables leave along the parapet."""
    box(15.2, 6.3, FLOOR, 15.9, 8.4, 1.9, "navy", 0.03)
    for k in range(3):
        y = 6.36 + k * 0.68
        box(15.88, y, 0.2, 15.93, y + 0.6, 1.8, "navy_light", 0.01)
        box(15.92, y + 0.14, 1.3, 15.96, y + 0.46, 1.58, "amber", 0)
        cylinder(15.92, y + 0.3, 1.0, 0.06, 0.05, "red" if k == 0 else "mint", "X", bevel=0)
    for y in (-0.6, 1.0, 2.6, 4.2, 5.8):
        block(16.3, y, FLOOR, 0.5, 0.06, 0.3, "steel", 0)
    box(16.05, -0.9, 0.33, 16.55, 6.2, 0.37, "steel", 0)
    for k in range(4):
        pipe([(16.15 + k * 0.1, -0.9, 0.41), (16.15 + k * 0.1, 6.1, 0.41)], 0.035, "amber", 0)


def people():
    person(8.3, 2.0, FLOOR, -60, working=True)
    person(16.0, 9.3, FLOOR, -150, "teal", "amber", working=True)


def skyline():
    """Each tower by its place in the picture: how far to the right, how far behind, and how high its top."""
    city = (
        (-4.9, 21, 5.2, 3.8, "grid", "white"),
        (-0.4, 24, 8.6, 3.7, "band", "plaster"),
        (3.4, 20, 7.0, 3.4, "fins", "white"),
        (7.6, 25, 10.9, 3.8, "fins", "mint"),
        (12.4, 21, 8.4, 3.5, "grid", "plaster"),
        (16.6, 24, 10.2, 3.6, "band", "white"),
        (20.4, 21, 7.2, 3.5, "grid", "white"),
        (24.2, 23, 5.0, 3.5, "fins", "plaster"),
    )
    for seed, (right, behind, top, width, style, colour) in enumerate(city):
        x, y = ACROSS[0] * right + AWAY[0] * behind, ACROSS[1] * right + AWAY[1] * behind
        z = (top - behind * math.sin(math.radians(ELEVATION))) / math.cos(math.radians(ELEVATION))
        tower(x, y, z - 16, width, width, 16, colour, style, 13, 0.4, seed)
