"""Our trade on the roofs of small places, larger than true so that it is seen."""
from kit.cooling import outdoor_unit
from kit.electrical import solar_array
from kit.primitives import block
from kit.stage import at
from kit.water import tank


def roof_units(x, y, z, count=2, scale=0.4, turn=0):
    """Outdoor units side by side with room to breathe; (x, y) is the first one's corner."""
    with at(x, y, z, turn, scale):
        for k in range(count):
            outdoor_unit(k * 1.4, 0, 0)


def roof_tank(x, y, z, scale=0.3, colour="white"):
    """A water tank on its stand."""
    with at(x, y, z, scale=scale):
        block(0, 0, 0, 1.7, 1.7, 0.25, "stone")
        tank(0, 0, 0.25, 0.7, 1.3, colour)


def roof_solar(x, y, z, columns=3, rows=1, scale=0.35, turn=0):
    with at(x, y, z, turn, scale):
        solar_array(0, 0, 0, columns, rows)
