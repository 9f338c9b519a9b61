"""A two-storey villa cut open: ducts, pipes, cables, solar panels and outdoor units can be seen."""
from kit.building import CUT, pane_y, planks, plinth, tiles, wall_x, wall_y
from kit.cooling import diffuser, outdoor_unit, split_unit
from kit.electrical import distribution_board, solar_array
from kit.furniture import bed, bedside, cup, desk, kitchen_row, pendant, round_table, rug, shelf, sofa, stool
from kit.light import bulb, ceiling_light, uplight
from kit.plants import palm, planter, shrub
from kit.primitives import block, box, cylinder, slab, tube
from kit.runs import clamp, duct, hanger, pipe
from kit.scene import HERO, Scene
from kit.stage import at
from kit.vehicles import van
from kit.water import pool, tank

scene = Scene(size=HERO, night=True, azimuth=52, samples=48, night_samples=72)

WIDTH, BACK = 12.0, 11.1
STOREY = 3.3
GROUND = 0.25
FIRST = GROUND + STOREY + 0.3
ROOF = FIRST + STOREY + 0.28
# The ground floor is open back to this line, the first floor to the next.
FIRST_FRONT, ROOF_FRONT = 4.6, 8.3


def build():
    garden()
    ground_floor()
    first_floor()
    roof()
    service_riser()
    evening_lamps()


def garden():
    plinth(-3.4, -5.2, 15.6, 12.4, 1.0, 0.7, "paving", "stone")
    slab(-2.9, -4.7, 4.2, -0.7, 0, 0.05, "grass", 0.5)
    slab(-2.9, -0.2, -1.0, 11.9, 0, 0.05, "grass", 0.4)
    pool(4.9, -4.6, 11.6, -1.0)
    tube(9.2, -2.6, 0.11, 0.38, 0.22, 0.12, "copper", bevel=0.05)
    slab(12.75, -4.8, 15.2, 12.0, 0, 0.03, "stone", 0.4, 0.01)
    for k in range(8):
        box(12.85, -3.4 + k * 2.1, 0.03, 15.1, -3.35 + k * 2.1, 0.04, "paving", 0)
    van(14.15, -2.0, 0.03, 90)
    box(-3.05, -5.1, 0, 4.4, -4.95, 0.5, "white", 0.03)
    box(-3.3, -4.8, 0, -3.15, 12.1, 0.5, "white", 0.03)
    planting()


def planting():
    palm(-1.9, -3.2, 0.05, 4.6, 3, 0.5)
    palm(3.4, -3.9, 0.05, 3.4, 5, 0.4, reach=1.45)
    palm(-2.1, 6.5, 0.05, 6.8, 8, 0.5)
    palm(14.9, 11.6, 0, 5.6, 4, 0.4)
    palm(-2.2, 11.2, 0, 6.4, 6, 0.6)
    beds = ((-2.4, -1.4), (-0.5, -4.1), (2.4, -1.5), (-2.2, 2.2), (-2.0, 4.2), (-1.6, 9.2))
    for k, (x, y) in enumerate(beds):
        shrub(x, y, 0.05, 0.42 + 0.08 * (k % 3), k)


def ground_floor():
    box(-0.3, -0.3, 0, 12.3, 11.3, GROUND, "plaster", 0.03)
    wall_x(-0.22, -0.22, FIRST_FRONT, GROUND, GROUND + STOREY)
    for x0, x1 in ((-0.22, 4.4), (6.4, 12.2)):
        wall_y(-0.22, x0, x1, GROUND, GROUND + 0.18)
    wall_x(12.0, -0.22, FIRST_FRONT, GROUND, GROUND + 0.18)
    wall_x(7.2, 1.9, FIRST_FRONT, GROUND, GROUND + STOREY, 0.16)
    wall_x(7.2, 0, 1.9, GROUND, GROUND + 0.18, 0.16)
    box(-0.22, FIRST_FRONT, GROUND, 12.2, BACK, GROUND + STOREY - 0.03, "white", 0.02)
    living_room(GROUND + 0.03)
    kitchen(GROUND + 0.03)
    ground_floor_air()


def living_room(floor):
    box(0, 0, GROUND, 7.3, FIRST_FRONT, floor, "wood", 0)
    planks(0, 0, 7.2, FIRST_FRONT, floor)
    rug(1.0, 0.7, 4.9, 3.3, floor)
    sofa(1.4, 3.05, floor, 3.0, 1.0)
    round_table(2.9, 1.9, floor + 0.018)
    cup(2.75, 1.95, floor + 0.36, radius=0.09)
    box(0.02, 1.7, floor, 0.42, 3.9, floor + 0.47, "wood", 0.02)
    box(0, 1.95, floor + 0.92, 0.06, 3.65, floor + 1.87, "dark", 0.02)
    planter(6.55, 4.0, floor, 0.55, 0.45, 5)
    planter(5.4, 0.5, floor, 0.38, 0.32, 8)
    split_unit(1.55, FIRST_FRONT, floor + 2.27, 1.5)
    for x, z, radius, colour in ((4.1, 2.47, 0.045, "copper"), (4.22, 2.37, 0.04, "blue")):
        line = [(3.05, 4.52, floor + z), (x, 4.52, floor + z), (x, 4.52, floor + STOREY - 0.08)]
        pipe(line, radius, colour)
    living_room_board(floor)


def living_room_board(floor):
    with at(0, 0.45, floor + 0.92, turn=90):
        distribution_board(0, 0, 0, 0.95, 1.35, breakers=5)
    for k in range(4):
        y, z = 0.6 + k * 0.2, floor + 2.63 + k * 0.13
        pipe([(0.06, y, floor + 2.2), (0.06, y, z), (0.06, 4.45, z)], 0.026, "amber", 0.1)


def kitchen(floor):
    box(7.3, 0, GROUND, 12, FIRST_FRONT, floor, "white", 0)
    tiles(7.36, 0, 12, FIRST_FRONT, floor)
    kitchen_row(7.4, 11.95, 4.58, floor)
    for x0, x1 in ((7.45, 9.2), (10.4, 11.75)):
        shelf(x0, x1, 4.58, floor + 1.72)
    box(9.45, 4.1, floor + 1.77, 10.15, 4.58, floor + 1.97, "steel", 0.02)
    box(9.65, 4.25, floor + 1.97, 9.95, 4.58, floor + STOREY - 0.06, "steel", 0.015)
    box(9.4, 4.0, floor + 0.95, 10.2, 4.4, floor + 0.975, "black", 0)
    box(8.6, 1.55, floor, 11.1, 2.5, floor + 0.87, "wood", 0.02)
    box(8.45, 1.4, floor + 0.87, 11.25, 2.65, floor + 0.94, "white", 0.02)
    for k in range(3):
        stool(9.1 + k * 0.75, 1.05, floor)
        pendant(9.15 + k * 0.7, 2.0, floor + 1.95, floor + 3.2)
    for k, colour in enumerate(("blue", "copper")):
        pipe([(11.86 - k * 0.13, 4.5, floor + 0.9), (11.86 - k * 0.13, 4.5, floor + STOREY)], 0.045, colour)


def ground_floor_air():
    z = GROUND + 2.98
    duct([(4.9, 3.75, z), (11.7, 3.75, z)], 0.55, 0.42)
    for x in (5.4, 8.2, 11):
        hanger(x, 3.75, z + 0.2, z + 0.44)
    for x in (5.5, 8.1, 11.0):
        branch(x, 3.45, 2.35, z)


def branch(x, y0, y1, z):
    """From the main duct to a diffuser."""
    duct([(x, y0, z), (x, y1, z)], 0.34, 0.26, seam=5)
    block(x, y1 - 0.15, z - 0.2, 0.46, 0.46, 0.33, "teal_light", 0.02)
    diffuser(x, y1 - 0.15, z - 0.24, 0.56)


def first_floor():
    base = GROUND + STOREY
    box(-0.22, FIRST_FRONT - 0.05, base - 0.02, 12.22, 11.3, FIRST, "plaster", 0.015)
    box(-0.23, FIRST_FRONT - 0.06, base + 0.02, 12.23, FIRST_FRONT, FIRST - 0.04, CUT, 0)
    wall_x(-0.22, FIRST_FRONT, ROOF_FRONT + 0.02, FIRST, FIRST + STOREY)
    for x in (5.3, 7.95):
        wall_x(x, 4.8, ROOF_FRONT, FIRST, FIRST + 2.3, 0.14)
    wall_x(12.0, FIRST_FRONT, ROOF_FRONT, FIRST, FIRST + 0.18)
    pane_y(4.66, 0, 11.95, FIRST + 0.06, FIRST + 0.82, bar=0.045, mullions=7)
    floor = FIRST + 0.03
    bedroom(floor)
    bathroom(floor)
    study(floor)
    duct([(0.3, 7.75, FIRST + 2.95), (11.8, 7.75, FIRST + 2.95)], 0.55, 0.42)
    for x in (3.0, 6.6, 10.0):
        branch(x, 7.45, 6.6, FIRST + 2.95)


def bedroom(floor):
    box(0, 4.62, FIRST, 5.4, ROOF_FRONT, floor, "wood", 0)
    planks(0, 4.62, 5.3, ROOF_FRONT, floor)
    bed(1.7, 6.0, floor, 2.0, 2.1)
    bedside(0.9, 7.75, floor)
    bedside(3.95, 7.75, floor)
    box(0, 5.2, floor, 0.5, 7.2, floor + 2.2, "sand", 0.02)


def bathroom(floor):
    box(5.4, 4.62, FIRST, 8, ROOF_FRONT, floor, "mint", 0)
    tiles(5.44, 4.62, 7.95, ROOF_FRONT, floor, "white", 0.5)
    box(5.6, 7.5, floor, 7.8, 8.25, floor + 0.52, "white", 0.08)
    box(5.75, 7.62, floor + 0.47, 7.65, 8.13, floor + 0.54, "water", 0.02)
    box(7.4, 5.4, floor + 0.72, 7.93, 6.7, floor + 0.87, "white", 0.03)
    cylinder(7.6, 6.05, floor + 0.87, 0.2, 0.08, "white")
    box(5.46, 5.95, floor, 5.66, 6.45, floor + 0.82, "white", 0.04)
    cylinder(5.85, 6.2, floor, 0.2, 0.4, "white", end_radius=0.24)


def study(floor):
    box(8, 4.62, FIRST, 12, ROOF_FRONT, floor, "wood", 0)
    planks(8.1, 4.62, 12, ROOF_FRONT, floor)
    desk(9.0, 7.4, floor, width=1.9)
    planter(11.4, 7.7, floor, 0.5, 0.4, 9)
    shelf(8.25, 8.9, 8.28, floor + 1.2, 0.3, 0.08)


def roof():
    box(-0.22, ROOF_FRONT, FIRST, 12.2, BACK, FIRST + STOREY, "white", 0.02)
    box(-0.3, ROOF_FRONT - 0.05, FIRST + STOREY, 12.3, 11.2, ROOF, "plaster", 0.015)
    box(-0.31, ROOF_FRONT - 0.06, FIRST + STOREY + 0.03, 12.31, ROOF_FRONT, ROOF - 0.03, CUT, 0)
    wall_x(-0.3, ROOF_FRONT, 11.2, ROOF, ROOF + 0.55, 0.18, "plaster", cut=False)
    wall_y(11.02, -0.3, 12.3, ROOF, ROOF + 0.55, 0.18, "plaster", cut=False)
    wall_x(12.12, ROOF_FRONT, 11.2, ROOF, ROOF + 0.3, 0.18, "plaster", cut=False)
    solar_array(0.3, ROOF_FRONT + 0.25, ROOF, 5, 1, 1.05, 1.9, 22)
    outdoor_unit(6.5, 9.6, ROOF, 2, 1.05, 0.45, 0.7)
    outdoor_unit(7.9, 9.6, ROOF, 2, 1.05, 0.45, 0.7)
    for x, depth, z, radius, colour in ((6.8, 10.5, 0.3, 0.05, "copper"), (8.2, 10.35, 0.22, 0.045, "blue")):
        down = 9.6 if colour == "copper" else 9.45
        line = [(x, 9.95), (x, depth), (down, depth), (down, 8.8)]
        pipe([*((a, b, ROOF + z) for a, b in line), (down, 8.8, ROOF - 0.1)], radius, colour)
    tank(10.9, 9.9, ROOF + 0.12, 0.8, 1.55)
    block(10.9, 9.9, ROOF, 1.7, 1.7, 0.12, "stone")


def service_riser():
    """The right face, cut open from the ground to the roof: one duct and the pipes of each trade."""
    y, top = 8.55, ROOF - 0.5
    box(12.19, y, GROUND, 12.22, y + 1.9, top, CUT, 0)
    for edge in (y - 0.08, y + 1.9):
        box(12.17, edge, GROUND, 12.32, edge + 0.09, top + 0.05, "plaster", 0.01)
    box(12.17, y - 0.08, top - 0.02, 12.32, y + 1.99, top + 0.07, "plaster", 0.01)
    box(12.24, y + 0.17, GROUND, 12.56, y + 0.68, top - 0.06, "teal_light", 0.02)
    for z in (0.6, 1.8, 3.0, 4.2, 5.4):
        box(12.22, y + 0.14, GROUND + z, 12.59, y + 0.71, GROUND + z + 0.05, "teal", 0.008)
    trades = (("blue", 0.92, 0.08), ("copper", 1.16, 0.08), ("red", 1.38, 0.06), ("amber", 1.58, 0.035), ("amber", 1.72, 0.035))
    for colour, along, radius in trades:
        pipe([(12.36, y + along, GROUND + 0.1), (12.36, y + along, top - 0.1)], radius, colour)
        for z in (0.9, 2.3, 4.2, 5.6):
            clamp(12.36, y + along, GROUND + z, radius)
    for k in range(12):
        box(12.2, 4.95 + k * 0.29, GROUND + 0.3, 12.34, 5.03 + k * 0.29, GROUND + 2.8, "wood", 0.012)
    box(12.2, 4.8, GROUND + 2.85, 13.1, 8.4, GROUND + 2.98, "navy", 0.02)
    block(13.0, 2.6, 0, 0.8, 2.9, 0.12, "plaster")
    with at(13.25, 1.35, 0.12, turn=90):
        for along in (0, 1.35):
            outdoor_unit(along, 0, 0, 1, 1.0, 0.42, 0.8)


def evening_lamps():
    rooms = ((2.9, 2.2, GROUND + 2.55, 75), (9.8, 2.0, GROUND + 2.55, 80), (3, 6.4, FIRST + 2.5, 50))
    for x, y, z, watts in (*rooms, (6.6, 6.2, FIRST + 2.4, 40), (10, 6.4, FIRST + 2.5, 50)):
        ceiling_light(x, y, z, 2.2, 1.2, watts)
    uplight(8.2, -2.8, 0.14, 5, 2.2, 18)
    bulb(13.4, 9.6, 2.6, 30)
    bulb(-1.2, -2.2, 0.8, 9)
    bulb(2.4, -3.2, 0.6, 9)
    bulb(13.6, 0.6, 2.6, 22)
