"""A portrait: a coordinator with a clipboard, before shelves of binders in the office."""
from kit.crew import Wear, worker
from kit.furniture import shelf
from kit.portrait import PORTRAIT, backdrop, shown
from kit.primitives import box
from kit.tools import clipboard

scene = PORTRAIT
WEAR = Wear(shirt="mint", hair="black", woman=True, skin="skin")
BINDERS = ("teal", "navy", "amber", "plaster", "red_soft", "teal_light")


def build():
    backdrop("wall_ochre")
    for z in (1.35, 1.85):
        box(-3, 0.9, z, 3, 1.2, z + 0.04, "wood_dark", 0.006)
        for k in range(40):
            if k % 7 != 4:
                box(-2.4 + k * 0.11, 0.94, z + 0.04, -2.305 + k * 0.11, 1.18, z + 0.36, BINDERS[(k * 5 + int(z * 10)) % 6], 0.01)
    worker(0, 0, 0, 10, hands=((0.18, -0.3, 1.16), (-0.3, -0.12, 0.9)), hold=(shown(clipboard), None), look=4, wear=WEAR)
