"""Electricity: boards, conduits, solar panels."""
import math

from kit.primitives import box, cylinder, tube
from kit.runs import pipe
from kit.stage import at


def distribution_board(x, y, z, width=0.7, height=1.0, rows=3, breakers=6):
    """A board without its door, at the wall y, facing −Y."""
    with at(x, y, z):
        box(0, -0.14, 0, width, 0, height, "amber", 0.02)
        box(0.05, -0.155, 0.05, width - 0.05, -0.13, height - 0.05, "white", 0.01)
        pitch = (height - 0.2) / rows
        for row in range(rows):
            _breaker_row(0.1, width - 0.1, 0.12 + row * pitch, pitch * 0.72, breakers, row)


def _breaker_row(x0, x1, z, height, count, row):
    box(x0, -0.17, z, x1, -0.15, z + height, "dark", 0.006)
    pitch = (x1 - x0 - 0.06) / count
    for k in range(count):
        left = x0 + 0.03 + k * pitch
        colour = ("amber", "white", "teal_light")[(k + row) % 3]
        box(left, -0.2, z + height * 0.25, left + pitch * 0.66, -0.165, z + height * 0.75, colour, 0.004)


def main_board(x, y, z, width=1.5, height=1.85, door=62):
    """A floor-standing board at the wall y with its door open by `door` degrees."""
    with at(x, y, z):
        box(0, -0.28, 0, width, 0, height, "amber", 0.03)
        box(0.07, -0.29, 0.07, width - 0.07, -0.2, height - 0.07, "white", 0.01)
        for row in range(4):
            _main_row(0.2 + row * 0.4, width, row)
        with at(width, -0.3, 0, -door):
            box(0, -0.04, 0, width * 0.62, 0, height, "amber", 0.02)
            box(width * 0.22, -0.055, height * 0.5, width * 0.42, -0.035, height * 0.68, "navy", 0.01)


def _main_row(z, width, row):
    box(0.15, -0.33, z, width - 0.15, -0.28, z + 0.22, "dark", 0.01)
    for k in range(9):
        colour = ("amber", "white", "teal_light")[(k + row) % 3]
        box(0.2 + k * 0.125, -0.365, z + 0.05, 0.29 + k * 0.125, -0.32, z + 0.17, colour, 0.004)
    for k in range(5):
        x = 0.25 + k * 0.22
        pipe([(x, -0.31, z + 0.22), (x, -0.31, z + 0.36), (x + 0.08, -0.31, z + 0.4)], 0.014, ("copper", "blue", "red")[k % 3], 0.04)


def cable_drum(x, y, z, radius=0.42, width=0.5, cable="copper"):
    """A wooden drum on its rim, axis along Y; (x, y) is under its middle."""
    middle = z + radius
    cylinder(x, y - width / 2, middle, radius, 0.06, "wood_dark", "Y")
    cylinder(x, y + width / 2 - 0.06, middle, radius, 0.06, "wood_dark", "Y")
    cylinder(x, y - width / 2 + 0.05, middle, radius * 0.6, width - 0.1, "wood", "Y")
    turns = int((width - 0.14) / 0.052)
    for k in range(turns):
        tube(x, y - width / 2 + 0.07 + k * 0.052, middle, radius * 0.8, radius * 0.55, 0.045, cable, "Y", bevel=0.01)


def solar_array(x, y, z, columns=3, rows=1, width=1.0, length=1.7, tilt=18):
    """Panels on posts, their low edge towards −Y."""
    lean = math.radians(tilt)
    for row in range(rows):
        for column in range(columns):
            with at(x + column * (width + 0.05), y + row * (length * math.cos(lean) + 0.55), z):
                _panel(width, length, tilt)
                box(0.1, 0.1, 0, 0.16, 0.16, 0.26, "grey", 0)
                far, top = length * math.cos(lean) - 0.2, 0.22 + length * math.sin(lean) * 0.9
                box(width - 0.16, far, 0, width - 0.1, far + 0.06, top, "grey", 0)


def _panel(width, length, tilt):
    with at(0, 0, 0.22, tilt=tilt):
        box(0, 0, 0, width, length, 0.045, "steel", 0.008)
        box(0.03, 0.03, 0.04, width - 0.03, length - 0.03, 0.052, "solar_cell", 0)
        for k in range(1, 4):
            x = 0.03 + k * (width - 0.06) / 4
            box(x - 0.004, 0.03, 0.05, x + 0.004, length - 0.03, 0.0585, "solar_line", 0)
        for k in range(1, 6):
            y = 0.03 + k * (length - 0.06) / 6
            box(0.03, y - 0.004, 0.05, width - 0.03, y + 0.004, 0.0585, "solar_line", 0)
