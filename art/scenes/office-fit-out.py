"""An office with its ceiling open; ducts, cable trays and sprinkler pipes above the desks."""
from kit.building import pane_x, pane_y, plinth, wall_x, wall_y
from kit.crew import CREW, CREW_WOMAN, SITE, Wear, worker
from kit.electrical import distribution_board
from kit.furniture import desk, hexagon, meeting_table, office_chair, pendant, round_table, rug, sofa
from kit.light import ceiling_light
from kit.people import paint_bucket, toolbox
from kit.plants import planter
from kit.primitives import block, box, cylinder
from kit.runs import cable_tray, duct, hanger, pipe
from kit.scene import HERO, Scene
from kit.stage import at
from kit.tools import drill, roller, tablet

scene = Scene(size=HERO, night=True, elevation=32, samples=10, night_samples=11)

WIDTH, DEPTH, HEIGHT = 13.0, 9.4, 3.5
FLOOR = 0.30
TILE = 0.6
CEILING = 2.95
CEILING_FRONT = 6.4
# Floor tiles that were lifted, as (column, row).
LIFTED = {(9, 0), (10, 0), (9, 1), (10, 1), (11, 0)}


def build():
    plinth(-0.35, -0.35, WIDTH + 0.35, DEPTH + 0.35, 0.25, 0.5, "plaster", "stone")
    raised_floor()
    walls()
    ceiling()
    services()
    open_plan()
    meeting_room()
    lounge()
    crew()
    for x, y, z, watts in ((3, 3.2, 3.2, 150), (10.8, 2.6, 3.0, 110), (10.4, 6.9, 2.7, 80), (3, 7, 2.8, 60)):
        ceiling_light(x, y, z, 2.4, 1.4, watts)


def raised_floor():
    for column in range(int(WIDTH / TILE) + 1):
        for row in range(int(DEPTH / TILE) + 1):
            if (column, row) in LIFTED:
                pedestals(column * TILE, row * TILE)
            else:
                floor_tile(column, row)
    for k, colour in enumerate(("amber", "amber", "blue", "copper", "amber")):
        y = 0.12 + k * 0.08
        pipe([(5.3, y, 0.1), (7.3, y, 0.1)], 0.028, colour)
    for x, y, z, turn in ((8.1, 0.1, FLOOR + 0.01, 12), (8.15, 0.15, FLOOR + 0.09, 4)):
        with at(x, y, z, turn):
            box(0, 0.05, 0, 0.59, 0.64, 0.07, "plaster", 0.004)


def floor_tile(column, row):
    x0, y0 = column * TILE, row * TILE
    x1, y1 = min(WIDTH, x0 + TILE), min(DEPTH, y0 + TILE)
    if x1 - x0 > 0.1 and y1 - y0 > 0.1:
        box(x0 + 0.006, y0 + 0.006, 0.22, x1 - 0.006, y1 - 0.006, FLOOR, floor_colour(x0, y0, column, row), 0.004)


def floor_colour(x, y, column, row):
    if x < 7.4 and 1.1 < y < 8.9:
        return "carpet" if (column * 3 + row * 5) % 4 else "carpet_dark"
    return "wood" if x >= 7.4 and y > 4.7 else "marble"


def pedestals(x, y):
    for dx in (0, TILE):
        for dy in (0, TILE):
            cylinder(x + dx, y + dy, 0, 0.03, 0.2, "steel", bevel=0)
            cylinder(x + dx, y + dy, 0.19, 0.06, 0.02, "steel", bevel=0)


def walls():
    wall_x(-0.25, -0.25, DEPTH + 0.25, 0, HEIGHT, 0.25, "wall_sage")
    wall_y(DEPTH, 0, WIDTH + 0.25, 0, HEIGHT, 0.25, "wall_sage")
    wall_y(-0.252, 0, WIDTH + 0.25, 0, FLOOR, 0.25)
    wall_x(WIDTH + 0.002, 0, DEPTH, 0, FLOOR, 0.25)
    for k in range(3):
        window(3.6 + k * 1.95)
    box(0.002, 0.05, FLOOR, 0.012, 2.1, HEIGHT - 0.02, "teal", 0)
    for k in range(5):
        low = 0.5 + k * 0.58
        box(0.004, 2.1, low, 0.013, 2.35 + 0.16 * ((k * 7) % 3), low + 0.42, "teal", 0)
    box(7.5, DEPTH - 0.04, FLOOR, WIDTH, DEPTH - 0.003, HEIGHT, "wood_dark", 0)
    for k in range(42):
        box(7.6 + k * 0.128, DEPTH - 0.09, FLOOR, 7.67 + k * 0.128, DEPTH, HEIGHT - 0.05, "wood", 0.01)
    for k, colour in enumerate(("teal", "sand", "navy_light", "mint", "copper")):
        hexagon(0.9 + k * 1.18, DEPTH, 2.17, 0.5, colour)


def window(y):
    box(-0.005, y, 1.2, 0.03, y + 1.5, 2.75, "sky", 0)
    for k in range(4):
        box(0, y + 0.49 * k, 1.2, 0.05, y + 0.49 * k + 0.03, 2.75, "navy", 0)
    for z in (1.16, 2.75):
        box(0, y - 0.03, z, 0.06, y + 1.53, z + 0.045, "navy", 0)


def ceiling():
    """The grid is hung; one row of tiles is in, with its lights."""
    for k in range(22):
        box(k * TILE - 0.012, CEILING_FRONT, CEILING, k * TILE + 0.012, DEPTH, CEILING + 0.03, "white", 0)
    for k in range(6):
        y = CEILING_FRONT + k * TILE
        box(0, y - 0.012, CEILING, WIDTH - 0.1, y + 0.012, CEILING + 0.03, "white", 0)
    for k in range(21):
        lit = k % 5 == 2
        block((k + 0.5) * TILE, CEILING_FRONT + 0.3, CEILING + 0.008, 0.57, 0.57, 0.02, "lamp" if lit else "white", 0)


def services():
    duct([(0.3, 8.3, 3.45), (12.6, 8.3, 3.45)], 0.62, 0.46, seam_colour="teal")
    for x in (2.1, 5.7, 9.3):
        duct([(x, 7.99, 3.45), (x, 7.2, 3.45)], 0.3, 0.26, seam=5)
        block(x, 6.95, 2.98, 0.5, 0.5, 0.58, "teal_light", 0.02)
        hanger(x, 8.3, 3.2, 3.72)
    pipe([(0.2, 7.55, 3.62), (12.8, 7.55, 3.62)], 0.05, "red")
    for x in (1.2, 3.6, 6.4, 8.2, 10.8, 12.2):
        pipe([(x, 7.55, 3.62), (x, 7.55, 3.0)], 0.025, "red", 0)
        cylinder(x, 7.55, 2.9, 0.05, 0.04, "steel")
    cable_tray(0.2, 12.8, 8.88, 3.4, 0.38, ("amber", "amber", "amber", "blue", "blue"), 0.028)


def open_plan():
    for y in (2.0, 4.9):
        for k in range(3):
            x = 0.75 + k * 2.1
            desk(x, y, FLOOR, 0, 1.75, 0.75)
            desk(x + 1.75, y + 1.58, FLOOR, 180, 1.75, 0.75)
        box(0.7, y + 0.775, 0.95, 6.75, y + 0.805, 1.42, "teal", 0.01)


def meeting_room():
    x, y, top = 7.5, 4.8, 2.75
    pane_y(y, x, 10.1, FLOOR, top, bar=0.06, mullions=2)
    pane_x(x, y, 6.35, FLOOR, top, bar=0.06, mullions=1)
    pane_y(y, 11.15, WIDTH - 0.05, FLOOR, top, bar=0.06, mullions=1)
    with at(10.1, y, 0, -52):
        pane_y(0, 0, 1.0, FLOOR, top, bar=0.06)
    meeting_table(8.6, 6.2, 11.9, 7.5, FLOOR)
    for k in range(3):
        office_chair(9.1 + k * 1.1, 5.75, FLOOR, 0, "teal")
        office_chair(9.1 + k * 1.1, 7.95, FLOOR, 180, "teal")
        pendant(9.2 + k * 1.05, 6.85, 2.2, 3.3, 0.24)


def lounge():
    rug(9.3, 1.0, 12.7, 4.0, FLOOR)
    sofa(9.9, 3.2, FLOOR + 0.01, 2.5, 0.9)
    sofa(12.0, 2.95, FLOOR + 0.01, 1.7, 0.85, -90, "sand")
    round_table(10.9, 2.0, FLOOR + 0.01, 0.5)
    cylinder(9.9, 1.6, FLOOR, 0.3, 0.44, "white")
    for x, y, size, seed in ((9.0, 4.3, 0.6, 5), (12.6, 4.35, 0.55, 9), (0.45, 8.9, 0.6, 2), (7.0, 9.0, 0.5, 7)):
        planter(x, y, FLOOR, size, size * 0.8, seed)


def crew():
    """Our people paint, fit and check; the office's own sit and meet among them."""
    worker(0.95, 1.1, FLOOR, -100, hands=((0.1, -0.38, 1.35), (-0.02, -0.3, 1.05)), hold=(roller(0.3, "teal", 0.5), None), look=30, scale=1.1, wear=Wear(shirt="white", trousers="linen", hat="cap", hat_colour="amber", skin="skin_dark"))
    paint_bucket(1.75, 0.65, FLOOR, "teal")
    paint_bucket(2.2, 0.5, FLOOR, "white")
    worker(7.4, 1.55, FLOOR, 38, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), scale=1.1, wear=CREW_WOMAN)
    worker(6.15, 1.1, FLOOR, 60, pose="kneel", hands=((0.14, -0.5, 0.4), (-0.14, -0.5, 0.3)), hold=(drill, None), lean=20, look=-20, scale=1.1, wear=CREW)
    worker(8.5, 1.3, FLOOR, 20, hands=((0.3, -0.2, 1.2), (-0.36, -0.1, 0.84)), look=10, scale=1.1, wear=SITE)
    client = Wear(gown="white", hat="ghutra", hat_colour="white", beard=True)
    worker(8.0, 2.35, FLOOR, 35, look=-10, scale=1.1, wear=client)
    office = (Wear(gown="navy_light", hat="scarf", hat_colour="teal_light", woman=True, skin="skin_light"), Wear(shirt="linen", trousers="navy", hair="dark"), Wear(shirt="red_soft", trousers="dark", woman=True, hair="wood_dark", skin="skin_light"))
    for k, wear in enumerate(office):
        worker(1.65 + k * 2.1, 3.9, FLOOR, 8, pose="sit", hands=((0.16, -0.46, 0.84), (-0.16, -0.46, 0.84)), look=14, seat=0.46, scale=1.1, wear=wear)
    for k, wear in enumerate(office[:2]):
        worker(9.1 + k * 2.2, 7.85, FLOOR, 12, pose="sit", hands=((0.16, -0.42, 0.84), (-0.16, -0.42, 0.84)), seat=0.46, scale=1.1, wear=wear)
    toolbox(4.7, 0.5, FLOOR, 5, "copper")
    with at(6.75, DEPTH, 1.15):
        distribution_board(0, 0, 0, 0.6, 0.95)
