"""A water-cooled plant by day: chilled water to the building, warm water up to the towers and cooled water back, and the towers' fans."""
import importlib

from kit.moving import Loop, bands, fans_turned

plant = importlib.import_module("scenes.water-cooled-plant")
FLOOR, DECK, WIDTH = plant.FLOOR, plant.DECK, plant.WIDTH
loop = Loop(size=(960, 720), samples=12)
CHILLERS = (0.75, 2.75)


def build(phase):
    with fans_turned(phase):
        plant.build()
    chilled(phase)
    towers(phase)


def chilled(phase):
    """The lower header leads out to the building, the upper one brings its water back."""
    for k, x in enumerate((5.05, 5.35)):
        z = 2.35 + 0.3 * k
        header = [(x, 1.13, z), (x, 4.45, z), (WIDTH + 0.3, 4.45, z)]
        bands(_way(header, k == 0), 0.126, "cold_air" if k == 0 else "mint", phase, 0.25)
        for y in CHILLERS:
            low = 0.45 + 0.37 * k + FLOOR
            branch = [(4.36, y + 0.38, low), (x, y + 0.38, low), (x, y + 0.38, z)]
            bands(_way(branch, k == 0), 0.106, "cold_air" if k == 0 else "mint", phase, 0.2)


def towers(phase):
    for k, colour in enumerate(("amber", "white")):
        x, z, header, top = 0.2 + 0.3 * k, 0.42 + 0.35 * k + FLOOR, 2.2 + 0.35 * k, DECK + 0.62 + 0.55 * k
        first = [(0.75, 1.87, z), (x, 1.87, z), (x, 1.87, header), (x, 3.25, header), (x, 3.25, top), (x, 4.3 + 0.4 * k, top), (3.4, 4.3 + 0.4 * k, top)]
        bands(_way(first, k == 0), 0.121, colour, phase, 0.2)
        second = [(0.75, 3.87, z), (x, 3.87, z), (x, 3.87, header), (x, 3.25, header)]
        bands(_way(second, k == 0), 0.106, colour, phase, 0.18)


def _way(points, onward):
    return points if onward else points[::-1]
