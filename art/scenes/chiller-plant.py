"""Air-cooled chillers, pumps and insulated pipes on the roof of a tower, with the city behind."""
import math

import numpy as np

from kit.building import railing, tiles
from kit.cooling import chiller
from kit.crew import SITE, SITE_DARK, SITE_WOMAN, worker
from kit.light import ceiling_light
from kit.primitives import block, box, cylinder, slab
from kit.runs import flange, pipe
from kit.scene import HERO, Scene
from kit.stage import at
from kit.tools import spanner, tablet, tool_bag
from kit.town import tower
from kit.water import pump, tank, valve

WIDTH, DEPTH = 14.0, 9.0
FLOOR = 0.03
CHILLERS = (0.2, 4.2)
WATER_SUPPLY, WATER_RETURN = "blue", "teal_light"
AZIMUTH, ELEVATION = 52, 28
# Further from the camera than this, in metres along the ground, everything is skyline.
SKYLINE = 15


def veil(position):
    """The tower fades out downwards; the city behind is paler and fades towards the roof."""
    depth = np.tensordot(position, np.array(AWAY, np.float32), 1)
    height = position[..., 2] * math.cos(math.radians(ELEVATION)) + depth * math.sin(math.radians(ELEVATION))
    return np.where(depth > SKYLINE, _rising(height, -1, 6) * 0.6, _rising(position[..., 2], -2.9, -0.8))


def _rising(z, low, high):
    t = np.clip((z - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


ANGLE = math.radians(AZIMUTH)
AWAY = (-math.cos(ANGLE), math.sin(ANGLE), 0)
ACROSS = (math.sin(ANGLE), math.cos(ANGLE))

FRAME = ((-1.75, -1.75, -2.6), (14.25, 9.15, 4.25))
scene = Scene(size=HERO, night=True, azimuth=AZIMUTH, elevation=ELEVATION, frame=FRAME, veil=veil, samples=10, night_samples=11)


def build():
    building()
    chillers()
    headers()
    pump_set()
    make_up_water()
    power()
    people()
    skyline()
    for x, y, z, watts in ((3, -0.4, 4.6, 130), (11, 2.2, 4.6, 170), (3.6, 5, 6, 190), (11, 7, 5, 140)):
        ceiling_light(x, y, z, 3, 1.5, watts)


def building():
    tower(6.25, 3.7, -9, WIDTH + 1.8, DEPTH + 1.8, 8.6, "wall_sky", floors=4, lit=0.3, seed=3)
    box(-1.4, -1.0, -0.4, WIDTH - 0.1, DEPTH - 0.6, 0, "sand", 0.03)
    box(-1.75, -1.75, -0.4, WIDTH + 0.25, DEPTH + 0.15, 0, "sand", 0.03)
    slab(-1.45, -1.45, WIDTH - 0.05, DEPTH - 0.15, 0, FLOOR, "paving", 0.1, 0)
    tiles(-1.4, -1.4, WIDTH - 0.1, DEPTH - 0.2, FLOOR, "stone", 1.5, 0.02)
    edge_x, edge_y = WIDTH + 0.25, DEPTH + 0.15
    for x0, y0, x1, y1, height in (
        (-1.75, -1.75, edge_x, -1.45, 0.42),
        (edge_x - 0.3, -1.45, edge_x, edge_y - 0.3, 0.42),
        (-1.75, -1.45, -1.45, edge_y - 0.3, 0.9),
        (-1.75, edge_y - 0.3, edge_x, edge_y, 0.9),
    ):
        box(x0, y0, 0.002, x1, y1, height, "sand", 0.03)
        box(x0 + 0.05, y0 + 0.05, height, x1 - 0.05, y1 - 0.05, height + 0.05, "navy", 0.01)
    railing(((-1.6, -1.6), (edge_x - 0.15, -1.6), (edge_x - 0.15, edge_y - 0.2)), 0.42, 0.65)


def chillers():
    for y in CHILLERS:
        box(-0.4, y - 0.2, FLOOR, 7.9, y + 2.96, 0.22, "stone", 0.02)
        with at(0, y, 0.22, scale=1.2):
            chiller(0, 0, 0)


def headers():
    """From the pumps through both chillers and down the shaft."""
    for y in (1.0, 4.4):
        block(9.45, y, FLOOR, 1.5, 0.16, 0.58, "navy_light", 0.02)
    near, far = (y + 1.95 for y in CHILLERS)
    insulated([(7.5, far, 0.85), (9.0, far, 0.85), (9.0, -0.7, 0.85), (9.0, -0.7, 0)], WATER_SUPPLY)
    insulated([(7.5, near, 0.85), (9.0, near, 0.85)], WATER_SUPPLY)
    insulated([(7.5, far, 1.45), (9.9, far, 1.45), (9.9, far, 0.85), (9.9, 0, 0.85)], WATER_RETURN)
    insulated([(7.5, near, 1.45), (9.9, near, 1.45), (9.9, near, 0.85)], WATER_RETURN)
    flange(9.9, 0, 0.85, 0.29, "Y", thickness=0.12)
    for x, y in ((9.0, 0.4), (9.0, 3.6), (9.9, 3.7)):
        flange(x, y, 0.85, 0.29, "Y", thickness=0.12)
    for y in (near, far):
        for z in (0.85, 1.45):
            flange(8.0, y, z, 0.29, "X", thickness=0.12)
    for x, y in ((9.0, 1.3), (9.0, 4.6), (9.9, 5.4)):
        valve(x, y, 1.03, 0.22)


def insulated(points, colour, radius=0.2, bend=0.45):
    pipe(points, radius, colour, bend, fineness=7)


def pump_set():
    for y in (0.7, 2.75, 4.8):
        box(10.35, y - 0.65, FLOOR, 12.85, y + 0.65, 0.16, "stone", 0.02)
        pump(11.5, y, 0.16, 180, 1.15)
        rise = [(11.0, y, 1.4), (11.0, y, 1.85), (10.3, y, 1.85), (9.95, y, 1.4), (9.9, y, 0.9)]
        insulated(rise, WATER_RETURN, 0.13, 0.3)
        flange(11.0, y, 1.5, 0.2, thickness=0.08)
        valve(10.6, y, 1.96, 0.15)


def make_up_water():
    block(10.7, 7.7, FLOOR, 2.0, 2.0, 0.14, "stone")
    tank(10.7, 7.7, 0.17, 0.85, 1.8)
    insulated([(10.7, 7.0, 0.45), (10.7, 5.9, 0.45), (9.9, 5.9, 0.45), (9.9, 5.9, 0.8)], "copper", 0.1, 0.25)


def power():
    """The control panels face the viewer; their cables leave along the parapet."""
    box(12.2, 6.3, FLOOR, 12.9, 8.4, 1.9, "navy", 0.03)
    for k in range(3):
        y = 6.36 + k * 0.68
        box(12.88, y, 0.2, 12.93, y + 0.6, 1.8, "navy_light", 0.01)
        box(12.92, y + 0.14, 1.3, 12.96, y + 0.46, 1.58, "amber", 0)
        cylinder(12.92, y + 0.3, 1.0, 0.06, 0.05, "red" if k == 0 else "mint", "X", bevel=0)
    for y in (-0.6, 1.0, 2.6, 4.2, 5.8):
        block(13.3, y, FLOOR, 0.5, 0.06, 0.3, "steel", 0)
    box(13.05, -0.9, 0.33, 13.55, 6.2, 0.37, "steel", 0)
    for k in range(4):
        x = 13.15 + k * 0.1
        pipe([(x, -0.9, 0), (x, -0.9, 0.41), (x, 6.7, 0.41), (12.9, 6.7, 0.41)], 0.035, "amber", 0.1)


def people():
    """Larger than true by a tenth, for the plant is wide."""
    worker(11.9, -0.75, FLOOR, 60, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-12, wear=SITE_WOMAN, scale=1.15)
    worker(10.9, -0.85, FLOOR, 35, hands=((0.34, -0.2, 1.15), (-0.36, -0.1, 0.84)), look=20, wear=SITE, scale=1.15)
    worker(12.95, 1.75, FLOOR, -80, pose="kneel", hands=((0.14, -0.5, 0.6), (-0.14, -0.46, 0.5)), hold=(spanner, None), lean=14, look=45, wear=SITE_DARK, scale=1.15)
    tool_bag(12.7, -0.5, FLOOR, 20)


def skyline():
    """Each tower by its place in the picture: how far to the right, how far behind, and how high its top."""
    city = (
        (-2.0, 21, 3.6, 2.7, "grid", "wall_sky"),
        (1.2, 24, 5.9, 2.7, "band", "wall_sky"),
        (4.2, 20, 5.6, 2.5, "fins", "wall_sage"),
        (7.4, 25, 6.5, 2.7, "fins", "mint"),
        (10.8, 21, 6.0, 2.6, "grid", "sand"),
        (13.8, 24, 6.2, 2.6, "band", "wall_sky"),
        (16.6, 21, 4.6, 2.5, "grid", "wall_sage"),
    )
    for seed, (right, behind, top, width, style, colour) in enumerate(city):
        x, y = ACROSS[0] * right + AWAY[0] * behind, ACROSS[1] * right + AWAY[1] * behind
        z = (top - behind * math.sin(math.radians(ELEVATION))) / math.cos(math.radians(ELEVATION))
        tower(x, y, z - 16, width, width, 16, colour, style, 13, 0.4, seed)
