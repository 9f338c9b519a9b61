"""Mountains and dunes as height fields with a few hundred facets."""
import math

from mathutils import Vector, noise

from kit.stage import put_mesh

BELOW_GROUND = -0.08


def ridge(x0, x1, y0, y1, peaks, colour="rock", z=0, seed=0, cell=0.3, rough=0.3):
    """A chain of bare mountains between x0 and x1; each peak is (x, height, half width), `rough` the depth of its gullies."""
    columns, rows = round((x1 - x0) / cell), round((y1 - y0) / cell)
    vertices = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            u, v = column / columns, row / rows
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
            height = _envelope(x, peaks) * _slope(v) * _ends(u) * _gullies(x, y, seed, rough)
            vertices.append((x + _shift(x, y, seed), y, z + height + BELOW_GROUND))
    return put_mesh(vertices, _facets(columns, rows), colour, closed=False)


def dune(x0, x1, y0, y1, height, colour="sand", z=0, seed=0):
    """Soft sand: one long crest, steep behind."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    hills = ridge(x0, x1, y0, y1, [(middle, height, half)], colour, z, seed, cell=0.2, rough=0.12)
    hills.data.polygons.foreach_set("use_smooth", [True] * len(hills.data.polygons))
    return hills


def _envelope(x, peaks):
    """The outline against the sky: rounded shoulders, no needles."""
    return max(height / (1 + ((x - place) / half) ** 2) ** 1.1 for place, height, half in peaks)


def _slope(v):
    """Across the chain: a long slope to the front, the crest behind the middle."""
    crest = 0.6
    t = v / crest if v < crest else (1 - v) / (1 - crest)
    return t * (0.75 + 0.25 * math.sin(math.pi * (t - 0.5)))


def _ends(u):
    t = min(1, min(u, 1 - u) * 7)
    return t * t * (3 - 2 * t)


def _gullies(x, y, seed, rough):
    folds = 1 - abs(noise.noise(Vector((x * 0.75 + seed * 7.3, y * 0.45, seed * 3.1 + 0.4)))) * 1.6
    grain = noise.noise(Vector((x * 1.9 + seed, y * 1.9, 5.2)))
    return 1 - rough + rough * folds + 0.25 * rough * grain


def _shift(x, y, seed):
    """Facets of a regular grid look woven."""
    return 0.1 * noise.noise(Vector((x * 3.1, y * 3.1, seed + 9.7)))


def _facets(columns, rows):
    faces = []
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            b, c, d = a + 1, a + columns + 2, a + columns + 1
            faces += [(a, b, c), (a, c, d)] if (row + column) % 2 else [(a, b, d), (b, c, d)]
    return faces
