"""Solids. Metres, Z up; the camera looks from +X and −Y, so a thing's −Y and +X faces are the ones seen."""
import math
from itertools import count

import bmesh

from kit.stage import put_mesh

# Cycles renders exactly coplanar faces black, so every box is larger than asked by a few tenths of a millimetre, in turn.
_APART = 0.0005
_TURNS = 11
_boxes = count()

_BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


def start_counting():
    """A scene built again must come out the same to the last bit."""
    global _boxes
    _boxes = count()


def box(x0, y0, z0, x1, y1, z1, colour, bevel=0.025):
    """From corner to corner."""
    more = _APART * (next(_boxes) % _TURNS)
    (x0, x1), (y0, y1), (z0, z1) = (sorted(pair) for pair in ((x0, x1), (y0, y1), (z0, z1)))
    x0, y0, z0, x1, y1, z1 = x0 - more, y0 - more, z0 - more, x1 + more, y1 + more, z1 + more
    below, above = (((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)) for z in (z0, z1))
    widest = 0.45 * min(x1 - x0, y1 - y0, z1 - z0)
    return put_mesh((*below, *above), _BOX_FACES, colour, min(bevel, widest), closed=False)


def block(x, y, z, width, depth, height, colour, bevel=0.025):
    """Standing on z, centred on x and y."""
    return box(x - width / 2, y - depth / 2, z, x + width / 2, y + depth / 2, z + height, colour, bevel)


def sheet(a, b, c, d, colour):
    """A face without thickness: glass, mostly."""
    return put_mesh((a, b, c, d), ((0, 1, 2, 3),), colour, closed=False)


def prism(outline, start, end, colour, bevel=0.02, axis="Z"):
    """A polygon drawn out along an axis; its points are the two other coordinates in the order x, y, z."""
    place = {
        "X": lambda p, h: (h, p[0], p[1]),
        "Y": lambda p, h: (p[0], h, p[1]),
        "Z": lambda p, h: (p[0], p[1], h),
    }[axis]
    return _drawn_out([place(p, start) for p in outline], [place(p, end) for p in outline], colour, bevel)


def rounded(x0, y0, x1, y1, radius, steps=8):
    """The outline of a rectangle with round corners, for `prism`."""
    corners = ((x1 - radius, y0 + radius, -90), (x1 - radius, y1 - radius, 0))
    corners += ((x0 + radius, y1 - radius, 90), (x0 + radius, y0 + radius, 180))
    return [
        (x + radius * math.cos(angle), y + radius * math.sin(angle))
        for x, y, start in corners
        for angle in (math.radians(start + 90 * step / steps) for step in range(steps + 1))
    ]


def slab(x0, y0, x1, y1, z0, z1, colour, radius=0.3, bevel=0.02):
    """A flat piece with round corners: lawn, rug, pool, plinth."""
    return prism(rounded(x0, y0, x1, y1, radius), z0, z1, colour, bevel)


def cylinder(x, y, z, radius, length, colour, axis="Z", end_radius=None, segments=40, bevel=0.015):
    """From (x, y, z) along an axis; a cone with `end_radius`."""
    near = _ring(x, y, z, radius, 0, axis, segments)
    far = _ring(x, y, z, radius if end_radius is None else end_radius, length, axis, segments)
    return _drawn_out(near, far, colour, min(bevel, 0.4 * min(radius, abs(length))), smooth=True)


def tube(x, y, z, outer, inner, length, colour, axis="Z", segments=48, bevel=0.01):
    rings = [
        _ring(x, y, z, radius, along, axis, segments)
        for radius, along in ((outer, 0), (outer, length), (inner, length), (inner, 0))
    ]
    vertices = [vertex for ring in rings for vertex in ring]
    faces = [
        (k * segments + i, k * segments + j, (k + 1) % 4 * segments + j, (k + 1) % 4 * segments + i)
        for k in range(4)
        for i, j in ((i, (i + 1) % segments) for i in range(segments))
    ]
    return put_mesh(vertices, faces, colour, bevel, smooth=True)


def ball(x, y, z, radius, colour, stretch=(1, 1, 1), fineness=3):
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=fineness, radius=radius)
    centre = (x, y, z)
    vertices = [tuple(v.co[k] * stretch[k] + centre[k] for k in range(3)) for v in body.verts]
    faces = [tuple(v.index for v in face.verts) for face in body.faces]
    body.free()
    return put_mesh(vertices, faces, colour, smooth=True)


def _ring(x, y, z, radius, along, axis, segments):
    turns = (2 * math.pi * i / segments for i in range(segments))
    for_axis = {
        "X": lambda a, b: (x + along, y + a, z + b),
        "Y": lambda a, b: (x + b, y + along, z + a),
        "Z": lambda a, b: (x + a, y + b, z + along),
    }[axis]
    return [for_axis(radius * math.cos(t), radius * math.sin(t)) for t in turns]


def _drawn_out(near, far, colour, bevel, smooth=False):
    n = len(near)
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return put_mesh(near + far, [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *sides], colour, bevel, smooth)
