"""A package unit: the whole cooling machine in one box on the roof."""
from kit.cooling import fan_up
from kit.primitives import box


def package_unit(x, y, z, colour="white"):
    """Compressor and coils on the left, two fans on top, the air side on the right; 2.5 wide, 1.3 deep."""
    for foot in (0.1, 2.2):
        box(x + foot, y, z, x + foot + 0.2, y + 1.3, z + 0.14, "dark", 0)
    box(x, y, z + 0.14, x + 2.5, y + 1.3, z + 1.25, colour, 0.03)
    box(x + 0.1, y - 0.012, z + 0.3, x + 1.2, y + 0.02, z + 1.12, "dark", 0)
    for k in range(7):
        low = z + 0.34 + k * 0.11
        box(x + 0.12, y - 0.025, low, x + 1.18, y, low + 0.045, "steel", 0)
    box(x + 1.4, y - 0.015, z + 0.28, x + 2.38, y + 0.02, z + 1.12, "teal", 0.01)
    for k in range(2):
        fan_up(x + 0.42 + k * 0.62, y + 0.65, z + 1.25, 0.3)
