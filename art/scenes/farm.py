"""A farm: two pumps under a shed roof fill a raised tank, drip lines water young palms and beds beside a shaded house."""
from kit.building import plinth, tiles
from kit.cooling import outdoor_unit
from kit.facades import boundary, door, flat_roofed, window
from kit.light import bulb
from kit.people import person, toolbox
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.water import pump, tank, valve

scene = Scene(night=True)

HEIGHT = 3.1


def build():
    plinth(-0.8, -1.4, 14.6, 10.8, 0.7, 0.6, "sand", "sand_dark")
    farmhouse()
    porch()
    pump_shed()
    raised_tank()
    palm_grove()
    vegetables()


def farmhouse():
    flat_roofed(0.4, 6.2, 6.4, 10.2, 0, HEIGHT, "rock_light", "rock_dark", 0.4, "sand_dark")
    door(3.4, 6.2, 0.1, 1.1, 2.1, "teal")
    for x in (1.5, 5.3):
        window(x, 6.2, 1.0, 1.1, 1.2, "wood_dark")
    with at(6.4, 0, 0, turn=90):
        window(7.3, 0, 1.1, 0.9, 1.1, "wood_dark")
        outdoor_unit(8.3, -0.7, 0.12)
        block(8.8, -0.5, 0, 1.3, 0.6, 0.12, "concrete", 0.02)
    bulb(3.4, 5.6, 2.3, 28)


def porch():
    """Shade of palm ribs on timber posts along the front."""
    box(0.4, 4.2, 0, 6.4, 6.2, 0.1, "stone", 0.02)
    for x in (0.6, 2.5, 4.4, 6.2):
        block(x, 4.35, 0.1, 0.16, 0.16, 2.4, "wood_dark", 0.02)
    box(0.4, 4.27, 2.45, 6.45, 4.43, 2.58, "wood_dark", 0.01)
    for k in range(22):
        box(0.4 + k * 0.28, 4.0, 2.58, 0.58 + k * 0.28, 6.2, 2.66, "wood", 0.01)
    for x in (1.5, 5.2):
        block(x, 5.75, 0.45, 1.5, 0.45, 0.07, "wood", 0.01)
        for side in (-0.55, 0.55):
            block(x + side, 5.75, 0.1, 0.1, 0.4, 0.36, "wood_dark", 0.01)


def pump_shed():
    """Open to the front: two pumps on one bed, a control panel on the wall, a bare roof that slopes in the sun."""
    slab(8.2, 5.6, 11.4, 8.6, 0, 0.12, "concrete", 0.1)
    box(8.3, 8.3, 0.1, 11.3, 8.5, 2.6, "wall_mint", 0.01)
    box(8.3, 5.8, 0.1, 8.48, 8.4, 2.5, "wall_mint", 0.01)
    for y in (5.85, 8.3):
        block(11.2, y, 0.1, 0.14, 0.14, 2.4, "navy", 0.01)
    prism([(7.35, 2.52), (8.8, 2.9), (8.8, 2.98), (7.35, 2.6)], 8.1, 11.5, "steel", 0.01, "X")
    for k in range(11):
        prism([(7.35, 2.6), (8.8, 2.98), (8.8, 3.02), (7.35, 2.64)], 8.15 + k * 0.32, 8.22 + k * 0.32, "grey", 0, "X")
    for y in (6.3, 7.3):
        pump(9.6, y, 0.12, 0, 0.9, "blue")
        pipe([(10.0, y, 1.1), (10.0, y, 1.35), (10.7, y, 1.35), (10.7, 6.8, 1.35)], 0.07, "blue", 0.1)
    pipe([(10.7, 6.8, 1.35), (12.7, 6.8, 1.35), (12.7, 7.35, 1.35), (12.7, 7.35, 3.0)], 0.07, "blue", 0.15)
    valve(11.5, 6.8, 1.41, 0.16)
    box(9.1, 8.18, 1.0, 9.8, 8.3, 1.9, "navy_light", 0.02)
    block(9.45, 8.17, 1.55, 0.3, 0.03, 0.16, "screen", 0)
    pipe([(9.45, 8.24, 1.0), (9.45, 8.24, 0.2), (9.45, 7.6, 0.2)], 0.03, "amber")
    person(8.95, 5.2, 0, 170)
    toolbox(9.9, 5.2, 0, 15)
    bulb(9.9, 6.4, 2.3, 24)


def raised_tank():
    """On a steel stand: the water runs down to the palms by itself."""
    for x in (12.0, 13.4):
        for y in (7.4, 8.8):
            block(x, y, 0, 0.14, 0.14, 2.1, "navy", 0.01)
    for low in (0.7, 1.5):
        box(12.0, 7.38, low, 13.4, 7.44, low + 0.08, "navy", 0)
        box(13.38, 7.4, low, 13.44, 8.8, low + 0.08, "navy", 0)
    box(11.85, 7.25, 2.1, 13.55, 8.95, 2.22, "stone", 0.02)
    tank(12.7, 8.1, 2.22, 0.72, 1.5)
    pipe([(13.2, 7.5, 2.3), (13.2, 7.2, 2.3), (13.2, 7.2, 0.08), (13.2, 4.1, 0.08)], 0.06, "blue", 0.15)


def palm_grove():
    """Young palms in basins along a drip line, low beds behind them, so that the pumps stay in sight."""
    slab(7.2, -0.9, 14.1, 4.4, 0, 0.05, "dune_red", 0.3)
    pipe([(13.2, 4.1, 0.1), (13.2, 0.2, 0.1)], 0.06, "blue", 0)
    pipe([(13.2, 0.2, 0.1), (7.7, 0.2, 0.1)], 0.035, "dark", 0)
    for k in range(3):
        x = 8.2 + k * 1.9
        cylinder(x, 0.2, 0.03, 0.62, 0.1, "sand_dark", segments=28, bevel=0.03)
        cylinder(x, 0.2, 0.1, 0.48, 0.04, "mud", segments=28, bevel=0)
        palm(x, 0.2, 0.08, 2.3 + k % 2 * 0.3, k + 2, 0.15, reach=1.25)
    for bed in range(2):
        planted_bed(7.6, 12.9, 2.3 + bed * 1.1, 0.24, 60 + bed * 20)
    bulb(10.3, -0.5, 0.7, 10)


def vegetables():
    """Beds before the house, each with its line, behind a low mud wall."""
    slab(-0.3, -0.8, 6.4, 3.2, 0, 0.05, "dune_red", 0.3)
    for bed in range(4):
        planted_bed(0.1, 6.0, -0.25 + bed * 0.95, 0.17 if bed % 2 else 0.22, bed * 13)
    tiles(0.4, 3.3, 6.4, 4.2, 0.006, "rock_light", 0.6, 0.02)
    boundary(-0.55, -1.0, -0.4, 10.3, 0, 0.9, "mud", "rock")


def planted_bed(x0, x1, y, size, seed):
    box(x0, y - 0.26, 0.04, x1, y + 0.26, 0.17, "mud", 0.05)
    pipe([(x0, y, 0.2), (x1 + 0.1, y, 0.2)], 0.025, "dark", 0)
    for k in range(int((x1 - x0) / 0.45)):
        shrub(x0 + 0.3 + k * 0.45, y, 0.13, size, seed + k)
