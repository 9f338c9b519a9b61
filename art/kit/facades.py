"""Walls seen from outside, at human scale: what is in them and on them. Everything faces −Y; turn it with `at(…, turn=90)` to face +X."""
from kit.cooling import outdoor_unit
from kit.primitives import block, box
from kit.water import tank

_COPING = 0.07


def flat_roofed(x0, y0, x1, y1, z, height, colour, coping="stone", parapet=0.45, roof="paving"):
    """A block whose flat roof lies at `height` behind a parapet."""
    top, thick = z + height, 0.2
    box(x0, y0, z, x1, y1, top, colour, 0.03)
    box(x0 + thick, y0 + thick, top - 0.01, x1 - thick, y1 - thick, top + 0.03, roof, 0)
    edges = ((x0, y0, x1, y0 + thick), (x0, y1 - thick, x1, y1), (x0, y0, x0 + thick, y1), (x1 - thick, y0, x1, y1))
    for left, front, right, back in edges:
        boundary(left, front, right, back, top - 0.02, parapet, colour, coping)


def boundary(x0, y0, x1, y1, z, height, colour, coping="stone", lip=0.04):
    """A wall with a coping, which keeps a pale wall's edge visible on a pale page."""
    box(x0, y0, z, x1, y1, z + height, colour, 0.015)
    box(x0 - lip, y0 - lip, z + height, x1 + lip, y1 + lip, z + height + _COPING, coping, 0.01)


def window(x, y, z, width=1.1, height=1.2, frame="navy", pane="window_lit", leaves=2):
    """In the wall y; x is its middle, z its sill."""
    half = width / 2
    box(x - half - 0.06, y - 0.05, z - 0.06, x + half + 0.06, y + 0.05, z + height + 0.06, frame, 0.01)
    box(x - half, y - 0.062, z, x + half, y, z + height, pane, 0)
    for k in range(1, leaves):
        bar = x - half + width * k / leaves
        box(bar - 0.025, y - 0.075, z, bar + 0.025, y, z + height, frame, 0)
    box(x - half - 0.14, y - 0.14, z - 0.13, x + half + 0.14, y + 0.02, z - 0.06, "stone", 0.01)


def door(x, y, z, width=1.0, height=2.1, colour="wood_dark", frame="stone", leaves=1):
    """A door with its frame and handles in the wall y; x is its middle."""
    half = width / 2
    box(x - half - 0.1, y - 0.06, z, x + half + 0.1, y + 0.04, z + height + 0.1, frame, 0.01)
    for k in range(leaves):
        left = x - half + width * k / leaves
        right = left + width / leaves
        box(left + 0.012, y - 0.08, z + 0.02, right - 0.012, y, z + height, colour, 0.01)
        handle = right - 0.14 if k % 2 == 0 else left + 0.14
        block(handle, y - 0.1, z + height * 0.44, 0.05, 0.05, 0.2, "steel", 0.01)


def wall_condenser(x, y, z, width=0.95, height=0.7):
    """An outdoor unit on two brackets that stand out from the wall y; x is its left side."""
    for arm in (x + 0.12, x + width - 0.18):
        box(arm, y - 0.52, z - 0.06, arm + 0.06, y, z, "dark", 0)
        box(arm, y - 0.06, z - 0.4, arm + 0.06, y, z, "dark", 0)
    outdoor_unit(x, y - 0.5, z, width=width, depth=0.38, height=height)


def window_unit(x, y, z, width=0.72, height=0.46):
    """A window air conditioner in the wall y; x is its middle."""
    block(x, y - 0.12, z, width, 0.5, height, "grey", 0.02)
    for k in range(5):
        block(x, y - 0.375, z + 0.06 + k * height * 0.17, width - 0.1, 0.02, 0.035, "dark", 0)


def house_tank(x, y, z, radius=0.6, height=1.15, colour="white", stand=0.3):
    """A water tank on a concrete stand, as on the roofs of houses."""
    block(x, y, z, radius * 2.3, radius * 2.3, stand, "concrete", 0.02)
    tank(x, y, z + stand, radius, height, colour)
