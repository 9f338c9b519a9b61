"""What runs through a building: pipes, ducts, trays. One colour a service, see README."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.materials import material
from kit.primitives import box, cylinder, tube
from kit.stage import put


def pipe(points, radius, colour, bend=None, fineness=5):
    """A round pipe through the points, its corners bent with radius `bend` (three pipe radii unless told)."""
    line = _with_bends(points, radius * 3 if bend is None else bend)
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = fineness
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, place in zip(spline.points, line):
        point.co = (*place, 1)
    spline.use_smooth = True
    curve.materials.append(material(colour))
    return put("pipe", curve)


def pipes(starts, points, radius, colours, bend=None):
    """Parallel pipes: the same run from each of several offsets."""
    for (dx, dy, dz), colour in zip(starts, colours):
        pipe([(x + dx, y + dy, z + dz) for x, y, z in points], radius, colour, bend)


def _with_bends(points, radius, steps=6):
    points = [Vector(p) for p in points]
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        line += _arc(before, corner, after, radius, steps)
    return [*line, points[-1]]


def _arc(before, corner, after, radius, steps):
    back, on = (before - corner).normalized(), (after - corner).normalized()
    angle = back.angle(on)
    if radius == 0 or abs(angle - math.pi) < 1e-3:
        return [corner]
    reach = min(radius / math.tan(angle / 2), (before - corner).length * 0.49, (after - corner).length * 0.49)
    centre = corner + (back + on).normalized() * (reach / math.cos(angle / 2))
    start, end = corner + back * reach - centre, corner + on * reach - centre
    axis, turn = start.cross(end).normalized(), start.angle(end)
    return [centre + Matrix.Rotation(turn * k / steps, 3, axis) @ start for k in range(steps + 1)]


def duct(points, width, height, colour="teal_light", seam=1.2, seam_colour=None):
    """A rectangular duct along an axis-parallel centre line, with a flange every `seam` metres."""
    pieces = _duct_pieces([Vector(p) for p in points], width, height)
    for low, high, axis in pieces:
        box(*low, *high, colour, 0.02)
        _seams(low, high, axis, seam, seam_colour or colour)


def _duct_pieces(points, width, height):
    runs = []
    for start, end in zip(points, points[1:]):
        axis = max(range(3), key=lambda k: abs((end - start)[k]))
        half = [width / 2, width / 2, height / 2 if axis != 2 else width / 2]
        runs.append((start, end, axis, math.copysign(1, (end - start)[axis]), half))
    return [_duct_piece(runs, i) for i in range(len(runs))]


def _duct_piece(runs, i):
    """Each piece runs through its far corner and starts clear of the piece before, so that no faces coincide."""
    start, end, axis, way, half = runs[i]
    first, last = start[axis], end[axis]
    if i > 0:
        first += way * runs[i - 1][4][axis]
    if i < len(runs) - 1:
        last += way * runs[i + 1][4][axis]
    low, high = [start[k] - half[k] for k in range(3)], [start[k] + half[k] for k in range(3)]
    low[axis], high[axis] = sorted((first, last))
    return low, high, axis


def _seams(low, high, axis, every, colour):
    length = high[axis] - low[axis]
    parts = max(1, int(length / every))
    for k in range(1, parts):
        middle = low[axis] + length * k / parts
        near, far = [v - 0.028 for v in low], [v + 0.028 for v in high]
        near[axis], far[axis] = middle - 0.022, middle + 0.022
        box(*near, *far, colour, 0.006)


def hanger(x, y, z, top, radius=0.014):
    """A threaded rod from a duct or pipe up to the slab."""
    pipe([(x, y, z), (x, y, top)], radius, "dark", 0)


def flange(x, y, z, radius, axis="Z", colour="steel", thickness=0.06):
    centre = [x, y, z]
    centre["XYZ".index(axis)] -= thickness / 2
    cylinder(*centre, radius, thickness, colour, axis, bevel=0.008)


def clamp(x, y, z, radius, axis="Z"):
    """The steel ring that holds a pipe."""
    cylinder(x, y, z, radius * 1.35, 0.06, "steel", axis, bevel=0.005)


def cable_tray(x0, x1, y, z, width=0.35, colours=("amber", "amber", "blue", "copper", "amber", "red"), radius=0.02):
    """A steel tray along X with cables on it; y is its front edge."""
    box(x0, y, z, x1, y + width, z + 0.03, "steel", 0)
    box(x0, y, z + 0.03, x1, y + 0.02, z + 0.1, "steel", 0)
    step = (width - 0.08) / len(colours)
    for k, colour in enumerate(colours):
        across = y + 0.05 + radius + k * step
        pipe([(x0 + 0.05, across, z + 0.03 + radius), (x1, across, z + 0.03 + radius)], radius, colour, 0)


def ring(x, y, z, outer, inner, colour, axis="Z", thickness=0.03):
    return tube(x, y, z, outer, inner, thickness, colour, axis, bevel=0)
