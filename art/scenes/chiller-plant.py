"""Air-cooled chillers, pumps and insulated pipes on the roof of a row of shops and offices; a van stands in the street."""
from kit.building import pane_y, plinth, railing, tiles
from kit.cooling import chiller
from kit.crew import SITE, SITE_DARK, SITE_WOMAN, Wear, worker
from kit.facades import door
from kit.light import bulb, ceiling_light
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, slab
from kit.runs import flange, pipe
from kit.scene import HERO, Scene
from kit.stage import at
from kit.tools import spanner, tablet, tool_bag
from kit.vehicles import car, van
from kit.water import pump, tank, valve

FLOOR = 0.03
# The outer faces of the building, and where its roof lies.
LEFT, RIGHT, FRONT, BACK = -1.75, 14.25, -1.75, 9.15
ROOF = 3.9
CHILLERS = (0.2, 4.2)
WATER_SUPPLY, WATER_RETURN = "blue", "teal_light"
AZIMUTH, ELEVATION = 52, 30

scene = Scene(size=HERO, night=True, azimuth=AZIMUTH, elevation=ELEVATION, margin=0.03, samples=10, night_samples=11)


def build():
    street()
    building()
    with at(0, 0, ROOF):
        roof()
        chillers()
        headers()
        pump_set()
        make_up_water()
        power()
        people()
        for x, y, z, watts in ((3, -0.4, 4.6, 130), (11, 2.2, 4.6, 170), (3.6, 5, 6, 190), (11, 7, 5, 140)):
            ceiling_light(x, y, z, 3, 1.5, watts)


def street():
    """A pavement around the building and parking bays before its shops."""
    plinth(-2.9, -6.2, 16.9, 9.9, 0.7, 0.5, "paving", "sand_dark")
    slab(-2.6, -5.9, 16.6, -3.35, 0, FLOOR, "asphalt", 0.4, 0)
    for k in range(7):
        box(-0.9 + k * 2.7, -5.6, FLOOR, -0.82 + k * 2.7, -3.5, FLOOR + 0.006, "white", 0)
    tiles(-2.6, -3.2, 16.6, FRONT, 0.004, "stone", 1.35, 0.02)
    van(1.7, -4.65, FLOOR, 0)
    car(7.2, -4.65, FLOOR, 0, "wall_slate")
    slab(14.5, 1.2, 15.5, 9.2, 0, 0.12, "grass", 0.3)
    for k, (x, y, z, height) in enumerate(((-2.2, -2.6, 0, 3.4), (15.0, 4.9, 0.1, 3.0), (15.0, 8.6, 0.1, 3.4))):
        palm(x, y, z, height, k + 3, 0.3, reach=1.35)
    for k in range(5):
        shrub(15.0, (1.7, 2.9, 3.8, 6.2, 7.4)[k], 0.1, (0.4, 0.32)[k % 2], k)
    for x, turn, gown, hat, colour in ((11.9, 35, "white", "ghutra", "white"), (12.75, 60, "navy", "scarf", "navy_light")):
        clothes = Wear(gown=gown, shirt=gown, hat=hat, hat_colour=colour, woman=hat == "scarf", beard=hat == "ghutra", skin="skin_light")
        worker(x, -2.75, 0.01, turn, wear=clothes, scale=1.1)


def building():
    """One high storey with glazed shop fronts, and a plant-room door and louvres at its right side."""
    box(LEFT, FRONT, 0, RIGHT, BACK, ROOF, "rock_light", 0.03)
    box(LEFT - 0.03, FRONT - 0.03, 0, RIGHT + 0.03, BACK, 0.3, "stone", 0.01)
    box(LEFT - 0.05, FRONT - 0.05, ROOF - 0.55, RIGHT + 0.05, BACK, ROOF - 0.45, "stone", 0.01)
    for k, awning in enumerate(("teal", "amber", "teal", "red_soft")):
        shop(LEFT + 0.55 + k * 3.85, awning)
    with at(RIGHT, 0, 0, turn=90):
        door(0.1, 0, 0.02, 1.5, 2.3, "teal", "stone", leaves=2)
        for x in (2.2, 4.0, 5.8, 7.6):
            box(x - 0.6, -0.05, 0.95, x + 0.6, 0.02, 2.75, "navy", 0.01)
            box(x - 0.52, -0.062, 1.03, x + 0.52, 0, 2.67, "window_lit", 0)
            box(x - 0.03, -0.075, 1.03, x + 0.03, 0, 2.67, "navy", 0)
            box(x - 0.72, -0.16, 0.8, x + 0.72, 0.02, 0.9, "stone", 0.01)
    bulb(RIGHT + 0.7, 0.1, 2.6, 26)


def shop(x, awning, width=3.35):
    """Panes from the plinth to a sign, under a sloping awning."""
    y = FRONT - 0.02
    box(x, y - 0.02, 0.3, x + width, y + 0.03, 2.75, "window_lit", 0)
    pane_y(y - 0.05, x, x + width, 0.3, 2.75, bar=0.08, mullions=3)
    box(x + width * 0.5, y - 0.09, 0.05, x + width * 0.75, y, 2.3, "navy", 0.01)
    box(x + width * 0.5 + 0.1, y - 0.1, 0.2, x + width * 0.75 - 0.1, y, 2.2, "window_lit", 0)
    prism([(y, 2.98), (y, 2.86), (y - 0.95, 2.45), (y - 0.95, 2.53)], x - 0.08, x + width + 0.08, awning, 0.01, "X")
    bulb(x + width / 2, y - 0.75, 2.2, 13)


def roof():
    slab(LEFT + 0.3, FRONT + 0.3, RIGHT - 0.3, BACK - 0.3, 0, FLOOR, "paving", 0.1, 0)
    tiles(LEFT + 0.35, FRONT + 0.35, RIGHT - 0.35, BACK - 0.35, FLOOR, "stone", 1.5, 0.02)
    for x0, y0, x1, y1, height in (
        (LEFT, FRONT, RIGHT, FRONT + 0.3, 0.3),
        (RIGHT - 0.3, FRONT + 0.3, RIGHT, BACK - 0.3, 0.3),
        (LEFT, FRONT + 0.3, LEFT + 0.3, BACK - 0.3, 0.9),
        (LEFT, BACK - 0.3, RIGHT, BACK, 0.9),
    ):
        box(x0, y0, 0.002, x1, y1, height, "rock_light", 0.02)
        box(x0 - 0.05, y0 - 0.05, height, x1 + 0.05, y1 + 0.05, height + 0.08, "teal", 0.01)
    railing(((LEFT + 0.15, FRONT + 0.15), (RIGHT - 0.15, FRONT + 0.15), (RIGHT - 0.15, BACK - 0.2)), 0.36, 0.7)


def chillers():
    for y in CHILLERS:
        box(-0.4, y - 0.2, FLOOR, 7.9, y + 2.96, 0.22, "stone", 0.02)
        with at(0, y, 0.22, scale=1.2):
            chiller(0, 0, 0)


def headers():
    """From the pumps through both chillers and down the shaft."""
    for y in (1.0, 4.4):
        block(9.45, y, FLOOR, 1.5, 0.16, 0.58, "navy_light", 0.02)
    near, far = (y + 1.95 for y in CHILLERS)
    insulated([(7.5, far, 0.85), (9.0, far, 0.85), (9.0, -0.7, 0.85), (9.0, -0.7, 0)], WATER_SUPPLY)
    insulated([(7.5, near, 0.85), (9.0, near, 0.85)], WATER_SUPPLY)
    insulated([(7.5, far, 1.45), (9.9, far, 1.45), (9.9, far, 0.85), (9.9, 0, 0.85)], WATER_RETURN)
    insulated([(7.5, near, 1.45), (9.9, near, 1.45), (9.9, near, 0.85)], WATER_RETURN)
    flange(9.9, 0, 0.85, 0.29, "Y", thickness=0.12)
    for x, y in ((9.0, 0.4), (9.0, 3.6), (9.9, 3.7)):
        flange(x, y, 0.85, 0.29, "Y", thickness=0.12)
    for y in (near, far):
        for z in (0.85, 1.45):
            flange(8.0, y, z, 0.29, "X", thickness=0.12)
    for x, y in ((9.0, 1.3), (9.0, 4.6), (9.9, 5.4)):
        valve(x, y, 1.03, 0.22)


def insulated(points, colour, radius=0.2, bend=0.45):
    pipe(points, radius, colour, bend, fineness=7)


def pump_set():
    for y in (0.7, 2.75, 4.8):
        box(10.35, y - 0.65, FLOOR, 12.85, y + 0.65, 0.16, "stone", 0.02)
        pump(11.5, y, 0.16, 180, 1.15)
        rise = [(11.0, y, 1.4), (11.0, y, 1.85), (10.3, y, 1.85), (9.95, y, 1.4), (9.9, y, 0.9)]
        insulated(rise, WATER_RETURN, 0.13, 0.3)
        flange(11.0, y, 1.5, 0.2, thickness=0.08)
        valve(10.6, y, 1.96, 0.15)


def make_up_water():
    block(10.7, 7.7, FLOOR, 2.0, 2.0, 0.14, "stone")
    tank(10.7, 7.7, 0.17, 0.85, 1.8)
    insulated([(10.7, 7.0, 0.45), (10.7, 5.9, 0.45), (9.9, 5.9, 0.45), (9.9, 5.9, 0.8)], "copper", 0.1, 0.25)


def power():
    """The control panels face the viewer; their cables leave along the parapet."""
    box(12.2, 6.3, FLOOR, 12.9, 8.4, 1.9, "navy", 0.03)
    for k in range(3):
        y = 6.36 + k * 0.68
        box(12.88, y, 0.2, 12.93, y + 0.6, 1.8, "navy_light", 0.01)
        box(12.92, y + 0.14, 1.3, 12.96, y + 0.46, 1.58, "amber", 0)
        cylinder(12.92, y + 0.3, 1.0, 0.06, 0.05, "red" if k == 0 else "mint", "X", bevel=0)
    for y in (-0.6, 1.0, 2.6, 4.2, 5.8):
        block(13.3, y, FLOOR, 0.5, 0.06, 0.3, "steel", 0)
    box(13.05, -0.9, 0.33, 13.55, 6.2, 0.37, "steel", 0)
    for k in range(4):
        x = 13.15 + k * 0.1
        pipe([(x, -0.9, 0), (x, -0.9, 0.41), (x, 6.7, 0.41), (12.9, 6.7, 0.41)], 0.035, "amber", 0.1)


def people():
    """Larger than true by a fifth, for the plant is wide."""
    worker(12.3, -0.35, FLOOR, 60, hands=((0.14, -0.32, 1.12), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-12, wear=SITE_WOMAN, scale=1.2)
    worker(10.6, -0.55, FLOOR, 35, hands=((0.34, -0.2, 1.15), (-0.36, -0.1, 0.84)), look=20, wear=SITE, scale=1.2)
    worker(12.55, 1.75, FLOOR, -80, pose="kneel", hands=((0.14, -0.5, 0.6), (-0.14, -0.46, 0.5)), hold=(spanner, None), lean=14, look=45, wear=SITE_DARK, scale=1.2)
    tool_bag(11.4, -0.95, FLOOR, 20)
