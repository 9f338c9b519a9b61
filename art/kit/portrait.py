"""Head and shoulders of somebody at work, in the upright format of a photograph of the team."""
from kit.primitives import box
from kit.scene import Scene
from kit.stage import at

PORTRAIT = Scene(size=(800, 1000), azimuth=74, elevation=7, samples=16, frame=((-0.42, -0.3, 0.98), (0.42, 0.3, 1.92)))


def backdrop(wall):
    """A wall that fills the frame behind the person, and the floor that gives it light from below."""
    box(-6, 1.2, 0, 6, 1.3, 6, wall, 0)
    box(-6, -4, -0.1, 6, 1.2, 0, "paving", 0)


def shown(tool):
    """A flat thing held by its edge, so that the fingers stay behind it."""

    def draw():
        with at(-0.13, -0.05, 0.03):
            tool()

    return draw
