"""A tower over an open podium: chilled water comes in from the street, pumps and air handlers stand on the podium's roof."""
from kit.building import CUT, plinth, railing
from kit.cooling import air_handler
from kit.facades import boundary
from kit.light import bulb, ceiling_light
from kit.plants import shrub, street_palm
from kit.primitives import block, box, cylinder, slab
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at
from kit.town import tower
from kit.vehicles import car
from kit.water import pump

scene = Scene(night=True)

# One unit is about two and a half metres.
RIGHT, FRONT, BACK = 8.6, 1.2, 9.0
SOFFIT, ROOF = 2.0, 3.3
CLOSED = 4.4
HEADERS = (("blue", 0.0), ("teal_light", 0.3))


def build():
    plinth(-0.8, -1.6, 9.6, 9.8, 0.6, 1.0, "paving", "stone")
    street()
    podium()
    drop_off()
    chilled_water()
    tower(4.0, 6.5, ROOF, 4.6, 4.0, 5.6, "plaster", "fins", 7, 0.35, 5)
    block(4.0, 6.5, ROOF + 5.6, 4.8, 4.2, 0.25, "stone", 0.03)
    block(4.0, 6.6, ROOF + 5.85, 2.6, 2.2, 0.5, "wall_mint", 0.03)
    podium_plant()
    planting()


def street():
    slab(-0.6, -1.4, 9.4, 0.5, 0, 0.02, "asphalt", 0.4, 0)
    for k in range(7):
        box(0.1 + k * 1.35, -0.5, 0.02, 0.7 + k * 1.35, -0.45, 0.026, "plaster", 0)


def podium():
    """Closed and glazed on the left and behind, open on columns at the front right."""
    box(0, FRONT, 0, CLOSED, BACK, SOFFIT, "sand", 0.02)
    box(CLOSED, 5.2, 0, RIGHT, BACK, SOFFIT, "sand", 0.02)
    box(0, FRONT, SOFFIT, RIGHT, BACK, ROOF, "sand", 0.03)
    box(-0.06, FRONT - 0.06, SOFFIT - 0.02, RIGHT + 0.06, BACK + 0.02, SOFFIT + 0.16, "navy_light", 0.01)
    for k in range(4):
        shopfront(0.25 + k * 1.05, FRONT)
    with at(RIGHT, 0, 0, turn=90):
        for k in range(3):
            shopfront(5.5 + k * 1.15, 0)
    for k in range(8):
        box(0.3 + k * 1.05, FRONT - 0.03, 2.2, 1.1 + k * 1.05, FRONT, 2.95, "window_lit" if k % 3 else "window", 0)
    with at(RIGHT, 0, 0, turn=90):
        for k in range(7):
            box(1.55 + k * 1.05, -0.03, 2.2, 2.35 + k * 1.05, 0, 2.95, "window" if k % 3 else "window_lit", 0)
    edges = ((0, FRONT, RIGHT, FRONT + 0.12), (RIGHT - 0.12, FRONT, RIGHT, BACK), (0, FRONT, 0.12, BACK), (0, BACK - 0.12, RIGHT, BACK))
    for edge in edges:
        boundary(*edge, ROOF - 0.01, 0.2, "sand", "stone")


def shopfront(x, y):
    box(x, y - 0.02, 0.05, x + 0.85, y + 0.02, 1.45, "window_lit", 0)
    for bar in (x, x + 0.82):
        box(bar, y - 0.035, 0.05, bar + 0.03, y + 0.02, 1.45, "navy", 0)
    box(x - 0.02, y - 0.035, 1.42, x + 0.87, y + 0.02, 1.48, "navy", 0)


def drop_off():
    for x in (4.8, 6.6, 8.35):
        cylinder(x, FRONT + 1.0, 0, 0.15, SOFFIT, "stone", segments=24)
    cylinder(8.35, 4.2, 0, 0.15, SOFFIT, "stone", segments=24)
    slab(4.6, 0.5, 9.3, 3.9, 0, 0.025, "carpet", 0.3, 0)
    box(CLOSED, 4.3, 0, RIGHT, 5.2, 0.08, "stone", 0.01)
    box(5.7, 5.17, 0.08, 7.1, 5.21, 1.45, "window_lit", 0)
    with at(6.4, 2.6, 0.03, scale=0.42):
        car(0, 0, 0, 0, "navy_light")
    ceiling_light(6.5, 3.0, SOFFIT - 0.05, 3.0, 2.0, 26)


def chilled_water():
    """Two insulated pipes from the street's chamber, under the podium's soffit, and up its front corner to the plant."""
    box(7.35, -1.62, -0.75, 8.65, -1.2, -0.12, CUT, 0)
    for colour, beside in HEADERS:
        x = 7.8 + beside
        pipe([(x, -1.75, -0.5), (x, 0.75, -0.5), (x, 0.75, 1.45)], 0.12, colour, 0.2)
        pipe([(x, 0.75, 1.3), (x, 0.75, ROOF + 0.75), (x, 2.3, ROOF + 0.75)], 0.12, colour, 0.2)
        pipe([(x, 0.75, 1.45), (x, 1.4 + beside, 1.45), (4.5, 1.4 + beside, 1.45)], 0.11, colour, 0.2)
    for z in (0.5, 2.0, 2.9):
        box(7.6, 0.75, z, 8.3, FRONT, z + 0.06, "navy", 0)
    for x in (5.2, 6.2, 7.2):
        box(x, 1.25, 1.29, x + 0.04, 1.85, 1.33, "dark", 0)
        for y in (1.25, 1.81):
            box(x, y, 1.34, x + 0.04, y + 0.04, SOFFIT, "dark", 0)


def podium_plant():
    """Pumps and heat exchangers in front, air handlers at the side; no machine here has a condenser."""
    for x in (1.4, 3.0, 4.6):
        pump(x, 2.5, ROOF + 0.04, 0, 1.0, "blue")
        pipe([(x + 0.44, 2.5, ROOF + 1.1), (x + 0.44, 2.5, ROOF + 1.5)], 0.11, "blue")
    pipe([(1.6, 2.5, ROOF + 1.5), (5.6, 2.5, ROOF + 1.5), (5.6, 2.5, ROOF + 0.75), (6.0, 2.5, ROOF + 0.75)], 0.12, "blue", 0.15)
    for x in (5.9, 6.9):
        heat_exchanger(x, 2.0)
    with at(8.0, 4.6, ROOF + 0.08, turn=90, scale=0.5):
        air_handler(0, 0, 0, 4)
    railing([(0.06, FRONT + 0.06), (RIGHT - 0.06, FRONT + 0.06), (RIGHT - 0.06, BACK - 0.06)], ROOF + 0.26, 0.22, 1.0, "steel")
    bulb(3.4, 1.9, ROOF + 1.2, 14)
    bulb(7.6, 3.4, ROOF + 1.2, 12)


def heat_exchanger(x, y):
    """A pack of plates between two frames."""
    with at(x, y, ROOF, scale=1.3):
        for end in (0, 0.5):
            box(end, 0, 0, end + 0.07, 0.55, 1.05, "teal_light", 0.01)
        for k in range(8):
            box(0.09 + k * 0.05, 0.05, 0.1, 0.115 + k * 0.05, 0.5, 0.98, "steel", 0)
        pipe([(0, 0.05, 1.08), (0.57, 0.05, 1.08)], 0.03, "dark", 0)


def planting():
    for k in range(3):
        street_palm(0.6 + k * 1.55, 0.75, 0, k + 2, 3.4, 0.4)
        shrub(1.35 + k * 1.55, 0.75, 0, 0.18, k)
        bulb(1.35 + k * 1.55, 0.5, 0.6, 6)
    for k in range(3):
        street_palm(9.2, 5.0 + k * 1.6, 0, k + 8, 3.2, 0.4)
