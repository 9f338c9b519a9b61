"""People at work and what they carry."""
from kit.primitives import ball, box, cylinder, prism, rounded
from kit.runs import pipe
from kit.stage import at


def person(x, y, z, turn=0, vest="amber", helmet="white", trousers="navy", working=False):
    """A technician of 1.75 m who faces −Y; `working` stretches the right arm forward."""
    with at(x, y, z, turn):
        for side in (-0.1, 0.1):
            pipe([(side, 0, 0.06), (side, 0, 0.85)], 0.095, trousers, 0)
            box(side - 0.08, -0.2, 0, side + 0.08, 0.1, 0.1, "dark", 0.04)
        prism(rounded(-0.24, -0.15, 0.24, 0.15, 0.13), 0.8, 1.42, vest, 0.06)
        prism(rounded(-0.247, -0.157, 0.247, 0.157, 0.134), 1.02, 1.08, "plaster", 0)
        if working:
            _arm([(0.27, 0, 1.34), (0.36, -0.12, 1.1), (0.3, -0.42, 1.2)], vest)
        else:
            _arm([(0.28, 0, 1.34), (0.34, 0, 1.1), (0.32, -0.1, 0.85)], vest)
        _arm([(-0.28, 0, 1.34), (-0.34, 0, 1.1), (-0.3, -0.22, 0.95)], vest)
        _head(helmet)


def _arm(points, sleeve):
    pipe(points, 0.065, sleeve, 0.05)
    x, y, z = points[-1]
    ball(x, y - 0.03, z, 0.07, "skin", fineness=2)


def _head(helmet):
    cylinder(0, 0, 1.4, 0.06, 0.1, "skin")
    ball(0, 0, 1.6, 0.135, "skin")
    ball(0, 0.01, 1.64, 0.155, helmet, (1, 1, 0.85))
    cylinder(0, -0.03, 1.63, 0.19, 0.025, helmet, bevel=0.01)


def toolbox(x, y, z, turn=0, colour="teal"):
    with at(x, y, z, turn):
        box(-0.3, -0.15, 0, 0.3, 0.15, 0.29, colour, 0.04)
        pipe([(-0.2, 0, 0.28), (-0.2, 0, 0.41), (0.2, 0, 0.41), (0.2, 0, 0.28)], 0.022, "dark", 0.05)


def step_ladder(x, y, z, turn=0, height=1.6, colour="copper"):
    """Two legs that meet at the top; its steps look to −X."""
    with at(x, y, z, turn, height / 1.6):
        for side in (-0.22, 0.22):
            pipe([(-0.42, side, 0), (0, side * 0.7, 1.6)], 0.03, colour, 0)
            pipe([(0.42, side, 0), (0, side * 0.7, 1.6)], 0.03, colour, 0)
        for k in range(5):
            rung = 0.22 + k * 0.3
            across = -0.42 + 0.42 * rung / 1.6
            box(across - 0.05, -0.21, rung, across + 0.05, 0.21, rung + 0.03, colour, 0)


def paint_bucket(x, y, z, paint="teal"):
    cylinder(x, y, z, 0.17, 0.3, "steel")
    cylinder(x, y, z + 0.29, 0.15, 0.02, paint, bevel=0)
