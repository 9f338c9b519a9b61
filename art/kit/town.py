"""Buildings seen from outside: towers, low houses, wind towers. Invented ones, never a likeness of a real one."""
import random

from kit.primitives import block, box
from kit.stage import at


def tower(x, y, z, width, depth, height, colour="plaster", style="grid", floors=None, lit=0.3, seed=0):
    """A building seen from outside; `lit` is the part of its windows that are lit at night. Styles: grid, band, fins."""
    floors = floors or max(3, int(height / 1.1))
    block(x, y, z, width, depth, height, colour, 0.04)
    facade = {"grid": _window_grid, "band": _window_bands, "fins": _fins}[style]
    facade(x, y, z, width, depth, height, floors, _windows(lit, seed), colour)


def _windows(lit, seed):
    rng = random.Random(seed)
    return lambda: "window_lit" if rng.random() < lit else "window"


def _window_bands(x, y, z, width, depth, height, floors, window, _colour):
    storey = height / floors
    for k in range(floors):
        block(x, y, z + storey * (k + 0.3), width + 0.06, depth + 0.06, storey * 0.5, window(), 0)


def _fins(x, y, z, width, depth, height, floors, window, colour):
    storey = (height - 0.5) / floors
    for k in range(floors):
        block(x, y, z + 0.3 + storey * k, width + 0.03, depth + 0.03, storey, window(), 0)
    front, side = y - depth / 2, x + width / 2
    count = max(3, int(width / 0.45))
    for k in range(count + 1):
        at_x = x - width / 2 + width * k / count
        box(at_x - 0.05, front - 0.1, z, at_x + 0.05, front + 0.05, z + height, colour, 0.01)
    count = max(3, int(depth / 0.45))
    for k in range(count + 1):
        at_y = y - depth / 2 + depth * k / count
        box(side - 0.05, at_y - 0.05, z, side + 0.1, at_y + 0.05, z + height, colour, 0.01)


def _window_grid(x, y, z, width, depth, height, floors, window, _colour):
    storey = height / floors
    across, along = max(2, int(width / 0.7)), max(2, int(depth / 0.7))
    front, side = y - depth / 2, x + width / 2
    for floor in range(floors):
        low, high = z + storey * (floor + 0.3), z + storey * (floor + 0.8)
        for k in range(across):
            middle, half = x - width / 2 + width * (k + 0.5) / across, width / across * 0.3
            box(middle - half, front - 0.012, low, middle + half, front + 0.05, high, window(), 0)
        for k in range(along):
            middle, half = y - depth / 2 + depth * (k + 0.5) / along, depth / along * 0.3
            box(side - 0.05, middle - half, low, side + 0.012, middle + half, high, window(), 0)


def low_house(x, y, z, width=1.6, depth=1.3, height=0.8, colour="white", lit=0.5, seed=0):
    """One storey with a parapet, small windows and a wooden door; (x, y) is its middle."""
    window = _windows(lit, seed)
    with at(x, y, z):
        block(0, 0, 0, width, depth, height, colour, 0.03)
        block(0, 0, height - 0.01, width + 0.06, depth + 0.06, 0.1, "plaster", 0.02)
        block(0, 0, height + 0.085, width - 0.1, depth - 0.1, 0.012, "sand", 0)
        front, side = -depth / 2, width / 2
        box(-0.1, front - 0.02, 0, 0.12, front + 0.05, height * 0.6, "wood_dark", 0.01)
        for middle in (-width * 0.33, width * 0.33):
            box(middle - 0.11, front - 0.012, height * 0.35, middle + 0.11, front + 0.05, height * 0.68, window(), 0)
        for middle in (-depth * 0.22, depth * 0.22):
            box(side - 0.05, middle - 0.11, height * 0.35, side + 0.012, middle + 0.11, height * 0.68, window(), 0)
