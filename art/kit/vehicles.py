"""Vehicles face +X; turn them with `turn`. z is the road."""
from kit.materials import Finish, glossy, material
from kit.primitives import box, cylinder, prism
from kit.stage import at

_LACQUER = Finish(roughness=0.25, specular=0.5, coat=0.4)
_VAN = [(-2.5, 0.35), (2.15, 0.35), (2.45, 0.5), (2.45, 0.95), (2.2, 1.15), (1.55, 1.9), (1.3, 2.05), (-2.35, 2.05), (-2.5, 1.9)]
_CAR = [(-2.1, 0.3), (2.1, 0.3), (2.15, 0.55), (2.0, 0.82), (1.1, 0.92), (0.45, 1.42), (-1.2, 1.42), (-1.95, 0.95), (-2.15, 0.9)]


def van(x, y, z=0, turn=0, colour="white", stripe="teal", ladder=True):
    """The company's service van, 5 m long."""
    with at(x, y, z, turn):
        prism(_VAN, -0.95, 0.95, material(colour, _LACQUER), 0.09, "Y")
        for side in (-1, 1):
            _van_side(side, stripe)
        prism([(2.235, 1.16), (2.25, 1.17), (1.62, 1.87), (1.6, 1.86)], -0.82, 0.82, "window", 0, "Y")
        _wheels((-1.6, 1.6), 0.97, 0.36)
        for y0 in (-0.8, 0.5):
            box(2.4, y0, 0.62, 2.47, y0 + 0.3, 0.8, "lamp", 0.02)
        if ladder:
            _roof_ladder()


def _van_side(side, stripe):
    near, far = side * 0.94, side * 0.965
    box(-2.4, near, 0.62, 1.25, far, 0.95, stripe, 0)
    box(-2.4, near, 0.97, 1.05, far, 1.03, "copper", 0)
    prism([(1.62, 1.2), (2.1, 1.2), (1.62, 1.82)], near, far, "window", 0, "Y")
    box(0.72, near, 1.2, 1.5, far, 1.82, "window", 0)


def _roof_ladder():
    for y in (-0.5, 0.0):
        box(-2.1, y - 0.03, 2.12, 1.1, y + 0.03, 2.19, "copper", 0.01)
    for k in range(8):
        box(-2 + k * 0.42, -0.5, 2.15, -1.96 + k * 0.42, 0, 2.18, "copper", 0)
    for x in (-1.7, 0.7):
        box(x, -0.6, 2.03, x + 0.08, 0.1, 2.12, "dark", 0)


def car(x, y, z=0, turn=0, colour="teal"):
    with at(x, y, z, turn):
        prism(_CAR, -0.86, 0.86, material(colour, _LACQUER), 0.1, "Y")
        prism([(0.95, 0.95), (0.4, 1.34), (-1.1, 1.34), (-1.6, 0.97)], -0.875, 0.875, "window", 0, "Y")
        prism([(1.08, 0.95), (1.1, 0.96), (0.47, 1.42), (0.44, 1.4)], -0.72, 0.72, "window", 0, "Y")
        _wheels((-1.3, 1.3), 0.88, 0.32)


def _wheels(axles, half_width, radius):
    for x in axles:
        for side in (-1, 1):
            outside = side * half_width
            cylinder(x, min(outside, outside - side * 0.24), radius, radius, 0.24, "dark", "Y", bevel=0.05)
            cylinder(x, outside - 0.02, radius, radius * 0.55, 0.04, "steel", "Y")


def dhow(x, y, z=0, turn=0, scale=0.8):
    """A small sailing boat on the water z."""
    with at(x, y, z, turn, scale):
        prism([(-0.9, 0), (0.75, 0), (1.15, 0.34), (-0.95, 0.3)], -0.22, 0.22, "wood_dark", 0.05, "Y")
        cylinder(0.1, 0, 0.2, 0.025, 1.2, "wood")
        prism([(0.13, 0.4), (0.98, 0.45), (0.13, 1.38)], -0.01, 0.01, glossy("white"), 0, "Y")
