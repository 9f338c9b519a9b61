"""Low houses with wind towers below bare mountains, palm groves and a calm sea."""
import random

from kit.barjeel import barjeel
from kit.building import plinth
from kit.light import bulb
from kit.plants import palm, shrub
from kit.primitives import slab
from kit.scene import HERO, Scene
from kit.stage import at
from kit.terrain import ridge
from kit.town import low_house
from kit.vehicles import dhow

scene = Scene(size=HERO, night=True, azimuth=58)


def build():
    plinth(-8, -5, 8, 6, 0.9, 0.7, "sand", "sand_dark")
    sea()
    mountains()
    village()
    groves()


def sea():
    slab(-7.75, -4.75, 7.75, -2.55, 0, 0.03, "sea", 0.7, 0)
    slab(-7.75, -2.85, 7.75, -2.4, 0, 0.045, "plaster", 0.2)
    for x, y, turn in ((-4.6, -3.7, 20), (0.4, -4.0, -12), (4.7, -3.6, 8)):
        dhow(x, y, 0.03, turn, 0.85)


def mountains():
    """Three chains, each higher, paler and further back."""
    ridge(-7.7, 7.7, 2.9, 5.85, [(-3.6, 3.7, 2.6), (0.9, 4.6, 2.4), (5.2, 3.3, 2.4)], "rock_light", seed=3)
    ridge(-7.6, 7.6, 1.7, 4.4, [(-6.0, 1.8, 1.8), (-1.4, 2.7, 2.0), (3.2, 2.5, 2.0), (6.2, 1.5, 1.6)], "rock", seed=5)
    ridge(-7.5, 7.5, 0.9, 2.9, [(-4.4, 1.2, 1.4), (1.0, 1.0, 1.7), (5.0, 1.3, 1.4)], "rock_dark", seed=8, cell=0.25)


def village():
    rng = random.Random(4)
    for k in range(7):
        x, y = -6.3 + k * 2.05 + rng.uniform(-0.2, 0.2), -0.55 + rng.uniform(-0.35, 0.3)
        width, height = rng.uniform(1.35, 1.75), rng.uniform(0.75, 1.0)
        low_house(x, y, 0, width, 1.2, height, ("white", "white", "plaster")[k % 3], lit=0.8, seed=k)
        if k % 2 == 0:
            barjeel(x - width * 0.22, y + 0.25, height * 0.4, 0.5, 1.35 + rng.uniform(0, 0.3), "sand")
        bulb(x + 0.2, y - 1.0, 0.7, 9)


def groves():
    rng = random.Random(9)
    for k in range(14):
        between = -7.3 + (k // 2) * 2.05 + (k % 2) * 0.45
        x, y = between + rng.uniform(-0.15, 0.15), -1.9 + 0.5 * (k % 2) + rng.uniform(-0.15, 0.15)
        with at(x, y, 0, scale=0.36):
            palm(0, 0, 0, 3.2 + rng.random() * 1.6, k, 0.4)
    for k in range(9):
        x, y = -6.9 + k * 1.7 + rng.uniform(-0.3, 0.3), 0.5 + rng.uniform(-0.1, 0.15)
        with at(x, y, 0, scale=0.36):
            palm(0, 0, 0, 2.6 + rng.random() * 1.2, 40 + k, 0.5)
    for k in range(12):
        shrub(-7.0 + k * 1.27 + rng.uniform(-0.3, 0.3), -1.45 + rng.uniform(-0.2, 0.2), 0, 0.17, k)
