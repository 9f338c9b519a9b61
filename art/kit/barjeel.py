"""The wind tower of the old houses."""
from kit.primitives import block
from kit.stage import at


def barjeel(x, y, z, width=0.6, height=1.7, colour="sand"):
    """A square tower whose upper part is open to all sides between slender piers; (x, y) is its middle."""
    sill, opening = height * 0.5, height * 0.4
    # Deeper piers would hide the dark between them: the camera looks along one side of the tower.
    pier, deep = width * 0.1, width * 0.07
    half, edge = (width - pier) / 2, (width - deep) / 2
    with at(x, y, z):
        block(0, 0, 0, width, width, sill, colour, 0.02)
        block(0, 0, sill, width * 0.84, width * 0.84, opening, "dark", 0)
        for k in range(4):
            place = -half + k * 2 * half / 3
            for side in (-edge, edge):
                block(place, side, sill, pier, deep, opening, colour, 0.008)
                block(side, place, sill, deep, pier, opening, colour, 0.008)
        block(0, 0, sill + opening, width, width, height * 0.1, colour, 0.02)
        block(0, 0, height, width + 0.1, width + 0.1, 0.09, colour, 0.015)
        for beam in (0.2, 0.36):
            for side in (-0.28, 0.28):
                block(width * side, 0, height * beam, 0.05, width + 0.22, 0.05, "wood_dark", 0)
