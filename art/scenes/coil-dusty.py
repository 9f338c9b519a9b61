"""The evaporator coil of an opened fan coil before its cleaning: dust between the fins, and a brown pan."""
from kit.coil import COIL, opened_coil

scene = COIL


def build():
    opened_coil(dusty=True)
