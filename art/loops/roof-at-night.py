"""The chillers on a roof by night: their fans turn, and the water moves in its pipes."""
import importlib

from kit.moving import Loop, bands, fans_turned
from kit.stage import at

plant = importlib.import_module("scenes.chiller-plant")
loop = Loop(size=(960, 600), night=True, azimuth=plant.AZIMUTH, elevation=plant.ELEVATION, margin=0.02, samples=12)


def build(phase):
    with fans_turned(phase):
        plant.build()
    near, far = (y + 1.95 for y in plant.CHILLERS)
    going = [(7.5, far, 0.85), (9.0, far, 0.85), (9.0, -0.7, 0.85), (9.0, -0.7, 0)]
    coming = [(9.9, 0, 0.85), (9.9, far, 0.85), (9.9, far, 1.45), (7.5, far, 1.45)]
    with at(0, 0, plant.ROOF):
        for points, colour in ((going, "cold_air"), (coming, "mint")):
            bands(points, 0.207, colour, phase, 0.45)
        bands([(9.9, near, 0.85), (9.9, near, 1.45), (7.5, near, 1.45)], 0.207, "mint", phase, 0.45)
        bands([(7.5, near, 0.85), (9.0, near, 0.85)], 0.207, "cold_air", phase, 0.45)
