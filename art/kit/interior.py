"""Rooms with coloured walls whose every cut edge shows, so that no pale edge is lost on a pale page."""
import math

from kit.building import CUT, plinth
from kit.primitives import block, box, cylinder, prism
from kit.runs import pipe
from kit.stage import at


def cut_room(width, depth, height, floor="wood", left="wall_sage", back="wall_sage", thickness=0.16, front=0.35, side=0.35, behind=0.95):
    """Like `building.room`, with the two ends of the walls cut too; the plinth goes on behind, where the back wall's shadow falls."""
    t = thickness
    plinth(-t - 0.15, -front, width + side, depth + t + behind, 0.18, 0.34, "plaster", "stone")
    box(0, 0, 0, width, depth, 0.03, floor, 0)
    box(-t, 0, 0, 0, depth, height, left, 0.004)
    box(-t, depth, 0, width, depth + t, height, back, 0.004)
    box(-t - 0.004, -0.004, height, 0.004, depth + t, height + 0.035, CUT, 0)
    box(0, depth - 0.004, height, width + 0.004, depth + t, height + 0.035, CUT, 0)
    box(-t - 0.004, -0.03, 0.0, 0.004, 0.0, height + 0.035, CUT, 0)
    box(width, depth - 0.004, 0.0, width + 0.03, depth + t, height + 0.035, CUT, 0)


def ceiling_strip(x0, x1, y0, y1, z, colour="white"):
    """A false ceiling cut away at its front: board, and its cut edges."""
    box(x0, y0, z, x1, y1, z + 0.03, colour, 0)
    box(x0, y0 - 0.025, z - 0.012, x1 + 0.02, y0, z + 0.042, CUT, 0)
    box(x1, y0 - 0.02, z - 0.012, x1 + 0.025, y1, z + 0.042, CUT, 0)


def skirting(width, depth, z, colour="white"):
    box(0, 0, z, 0.018, depth, z + 0.1, colour, 0)
    box(0, depth - 0.018, z, width, depth, z + 0.1, colour, 0)


def window_left(y0, y1, z0, z1, x=0.0, frame="white", pane="window", leaves=2):
    """A window in the wall x, seen from inside."""
    box(x - 0.05, y0 - 0.07, z0 - 0.07, x + 0.03, y1 + 0.07, z1 + 0.07, frame, 0.01)
    box(x, y0, z0, x + 0.036, y1, z1, pane, 0)
    for k in range(1, leaves):
        y = y0 + (y1 - y0) * k / leaves
        box(x, y - 0.03, z0, x + 0.05, y + 0.03, z1, frame, 0)
    box(x, y0 - 0.1, z0 - 0.11, x + 0.12, y1 + 0.1, z0 - 0.07, frame, 0.01)


def curtain(y0, y1, z0, z1, x=0.1, colour="fabric", folds=6):
    """Hangs in folds along the wall x."""
    pitch = (y1 - y0) / folds
    for k in range(folds):
        cylinder(x + 0.02 * (k % 2), y0 + (k + 0.5) * pitch, z0, pitch * 0.62, z1 - z0, colour, bevel=0, segments=20)


def door_back(x, y, z, width=0.9, height=2.1, colour="wood", frame="white", handle="end"):
    """A closed door in the wall y; x is its left edge."""
    box(x - 0.07, y - 0.03, z, x + width + 0.07, y + 0.02, z + height + 0.07, frame, 0.005)
    box(x, y - 0.05, z + 0.01, x + width, y, z + height, colour, 0.005)
    for low, high in ((0.15, 0.9), (1.05, height - 0.15)):
        box(x + 0.13, y - 0.058, z + low, x + width - 0.13, y - 0.045, z + high, colour, 0.006)
    hand = x + (width - 0.1 if handle == "end" else 0.1)
    cylinder(hand, y - 0.05, z + 1.0, 0.02, -0.06, "steel", "Y")
    box(hand - 0.1, y - 0.115, z + 0.985, hand + 0.02, y - 0.095, z + 1.015, "steel", 0.005)


def thermostat(x, y, z, size=0.13):
    """On the wall y."""
    box(x - size / 2, y - 0.03, z, x + size / 2, y, z + size, "white", 0.012)
    box(x - size * 0.34, y - 0.036, z + size * 0.3, x + size * 0.34, y - 0.028, z + size * 0.8, "screen", 0)


def socket(x, y, z, count=1):
    """Outlets on the wall y."""
    for k in range(count):
        block(x + k * 0.16, y - 0.01, z, 0.14, 0.02, 0.1, "white", 0.006)
        block(x + k * 0.16, y - 0.022, z + 0.03, 0.06, 0.006, 0.04, "dark", 0)


def fan_coil(x, y, z, width=1.1, depth=0.62, height=0.28):
    """A ceiling fan coil of a chilled-water system: grey case, coil end at +X with its two water connections; front −Y blows."""
    with at(x, y, z):
        box(0, 0, 0, width, depth, height, "steel_light", 0.012)
        box(0.03, -0.05, 0.03, width - 0.03, 0.0, height - 0.03, "teal_light", 0.006)
        for k in range(3):
            left = 0.1 + k * (width - 0.2) / 3
            cylinder(left + 0.03, depth * 0.62, height, 0.11, 0.012, "dark", bevel=0)
            box(left - 0.05, depth * 0.3, height - 0.004, left + 0.11, depth * 0.34, height + 0.012, "grey", 0)
        box(width, 0.08, 0.02, width + 0.05, depth - 0.1, height - 0.02, "grey", 0.006)
        box(0.0, -0.02, -0.05, width + 0.22, depth - 0.05, -0.015, "grey", 0.006)
        for corner in ((0.02, 0.05), (width - 0.06, 0.05), (0.02, depth - 0.08), (width - 0.06, depth - 0.08)):
            box(corner[0], corner[1], height - 0.02, corner[0] + 0.04, corner[1] + 0.03, height + 0.03, "dark", 0)


def arch(x, y, z0, width, height, depth, colour, steps=14):
    """A pointed arch's opening as a flat panel on the wall y; x is its middle."""
    half, spring = width / 2, height - width * 0.62
    right = [(x + half - half * (t / steps) ** 1.15 * 1.0, z0 + spring + (height - spring) * math.sin(math.pi / 2 * t / steps)) for t in range(steps + 1)]
    left = [(2 * x - px, pz) for px, pz in reversed(right)]
    prism([(x + half, z0), *right, *left[1:], (x - half, z0)], y - depth, y, colour, 0, "Y")


def rod_hung(points, top):
    for x, y, z in points:
        pipe([(x, y, z), (x, y, top)], 0.012, "dark", 0)
