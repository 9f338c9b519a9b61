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


def visitor(x, y, z, turn=0, jacket="navy_light", trousers="dark", hair="dark"):
    """Somebody without a helmet, standing, who faces −Y."""
    with at(x, y, z, turn):
        for side in (-0.1, 0.1):
            pipe([(side, 0, 0.06), (side, 0, 0.85)], 0.09, trousers, 0)
            box(side - 0.07, -0.18, 0, side + 0.07, 0.09, 0.09, "dark", 0.04)
        prism(rounded(-0.23, -0.14, 0.23, 0.14, 0.12), 0.78, 1.42, jacket, 0.06)
        _arm([(0.28, 0, 1.34), (0.34, 0, 1.1), (0.32, -0.1, 0.85)], jacket)
        _arm([(-0.28, 0, 1.34), (-0.34, -0.02, 1.1), (-0.2, -0.26, 1.05)], jacket)
        _hair_head(0, 0, hair)


def seated(x, y, z, turn=0, jacket="teal", trousers="navy", hair="dark", seat=0.53):
    """Somebody sitting at a desk, both hands on it, who faces −Y; z is the floor, `seat` the height of the chair."""
    with at(x, y, z, turn):
        for side in (-0.1, 0.1):
            pipe([(side, 0.02, seat + 0.1), (side, -0.42, seat + 0.08), (side, -0.42, 0.08)], 0.09, trousers, 0.08)
            box(side - 0.07, -0.6, 0, side + 0.07, -0.34, 0.09, "dark", 0.04)
        prism(rounded(-0.23, -0.14, 0.23, 0.14, 0.12), seat, seat + 0.62, jacket, 0.06)
        for side in (-0.28, 0.28):
            _arm([(side, 0, seat + 0.54), (side * 1.15, -0.12, seat + 0.26), (side * 0.7, -0.42, seat + 0.28)], jacket)
        _hair_head(0, seat - 0.8, hair)


def kneeling(x, y, z, turn=0, vest="amber", helmet="white", trousers="navy"):
    """A technician on his knees who faces −Y, both hands at the floor in front of him."""
    with at(x, y, z, turn):
        for side in (-0.13, 0.13):
            pipe([(side, 0.1, 0.42), (side, -0.16, 0.1), (side, 0.36, 0.09)], 0.095, trousers, 0.06)
            box(side - 0.07, 0.32, 0, side + 0.07, 0.5, 0.16, "dark", 0.04)
        with at(0, 0.1, 0.36, tilt=34):
            prism(rounded(-0.24, -0.15, 0.24, 0.15, 0.13), 0, 0.62, vest, 0.06)
            prism(rounded(-0.247, -0.157, 0.247, 0.157, 0.134), 0.2, 0.26, "plaster", 0)
        for side in (-0.27, 0.27):
            _arm([(side, -0.2, 0.82), (side * 1.1, -0.36, 0.5), (side * 0.7, -0.55, 0.12)], vest)
        with at(0, -0.33, -0.62):
            _head(helmet)


def _hair_head(y, lift, hair):
    cylinder(0, y, 1.38 + lift, 0.06, 0.12, "skin")
    ball(0, y, 1.58 + lift, 0.135, "skin")
    ball(0, y + 0.03, 1.63 + lift, 0.14, hair, (1, 1, 0.85))
