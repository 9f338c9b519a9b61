"""The same coil from the same spot after its cleaning: bare fins, and clear water in the pan."""
from kit.coil import COIL, opened_coil

scene = COIL


def build():
    opened_coil(dusty=False)
