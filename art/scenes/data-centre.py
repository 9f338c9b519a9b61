"""A data centre cut open along its cold aisle; cold air from the cooling unit rises through the raised floor to the racks."""
from kit.air import flow
from kit.building import CUT, pane_x, room, tiles
from kit.light import ceiling_light
from kit.people import person
from kit.primitives import box, cylinder, sheet
from kit.runs import cable_tray, hanger, pipe
from kit.scene import Scene

scene = Scene(night=True)
WIDTH, DEPTH, HEIGHT = 6.3, 4.3, 3.35
FLOOR, TILE = 0.5, 0.6
RACK, RACK_DEPTH, RACK_HEIGHT = 0.66, 1.0, 2.1
ROW_START, RACKS = 1.5, 6
ROW_END = ROW_START + RACK * RACKS
FRONT_ROW, BACK_ROW = 0.15, 2.4
AISLE = (FRONT_ROW + RACK_DEPTH, BACK_ROW)
TOP = FLOOR + RACK_HEIGHT


def build():
    room(WIDTH, DEPTH, HEIGHT, "concrete", "wall_mint")
    raised_floor()
    for k in range(RACKS):
        x = ROW_START + k * RACK
        rack(x, BACK_ROW)
        servers(x, BACK_ROW, seed=k)
        rack(x, FRONT_ROW, RACK_HEIGHT if k == 0 else 0.3)
    containment()
    cooling_unit(0.95, 0.35, 2.75)
    cold_air()
    above_the_racks()
    person(4.5, 1.62, FLOOR, 165, working=True)
    ceiling_light(3.4, 1.7, 3.2, 4, 1, 120)
    ceiling_light(3.4, 1.8, TOP - 0.15, 3.6, 0.6, 30, "poollight")


def raised_floor():
    """Tiles on pedestals; those of the cold aisle are perforated."""
    for column in range(11):
        for row in range(8):
            x0, y0 = column * TILE, row * TILE
            x1, y1 = min(WIDTH, x0 + TILE), min(DEPTH, y0 + TILE)
            if x1 - x0 > 0.1 and y1 - y0 > 0.1:
                box(x0 + 0.005, y0 + 0.005, FLOOR - 0.07, x1 - 0.005, y1 - 0.005, FLOOR, "plaster", 0.004)
            if row < 2 or column > 9:
                cylinder(min(x0 + 0.06, WIDTH), y0 + 0.06, 0.03, 0.03, FLOOR - 0.1, "steel", bevel=0)
    tiles(0, 0, WIDTH, DEPTH, FLOOR, "stone", TILE)
    for column in range(5):
        perforated(ROW_START + 0.35 + column * 0.72, AISLE[0] + 0.33)


def perforated(x, y, size=0.6, slots=6):
    box(x, y, FLOOR - 0.01, x + size, y + size, FLOOR + 0.008, "steel", 0)
    for k in range(slots):
        low = y + 0.05 + k * (size - 0.06) / slots
        box(x + 0.05, low, FLOOR, x + size - 0.05, low + 0.04, FLOOR + 0.014, "teal", 0)


def rack(x, y, height=RACK_HEIGHT):
    """A cabinet; the ones in front are cut off low."""
    box(x + 0.01, y, FLOOR, x + RACK - 0.01, y + RACK_DEPTH, FLOOR + height, "navy_light", 0.012)
    if height < RACK_HEIGHT:
        box(x, y - 0.005, FLOOR + height, x + RACK, y + RACK_DEPTH + 0.005, FLOOR + height + 0.035, CUT, 0)


def servers(x, y, seed, units=7):
    """The front of a rack: servers with their lamps behind a mesh door."""
    box(x + 0.06, y - 0.012, FLOOR + 0.08, x + RACK - 0.06, y + 0.02, TOP - 0.08, "dark", 0)
    pitch = (RACK_HEIGHT - 0.24) / units
    for k in range(units):
        low = FLOOR + 0.12 + k * pitch
        box(x + 0.09, y - 0.035, low, x + RACK - 0.09, y, low + pitch * 0.74, ("navy_light", "grey", "steel")[(k * 2 + seed) % 3], 0.008)
        lit = 0.1 + 0.06 * ((k * 5 + seed * 3) % 4)
        box(x + 0.13, y - 0.045, low + 0.05, x + 0.13 + lit, y - 0.03, low + 0.085, "screen", 0)
        colour = "amber" if (k * 3 + seed) % 4 == 0 else "teal_light"
        box(x + RACK - 0.19, y - 0.045, low + 0.05, x + RACK - 0.14, y - 0.03, low + 0.095, colour, 0)


def containment():
    """Glass over the aisle and a sliding door at its end keep the cold air in front of the racks."""
    near, far = AISLE
    sheet((ROW_START, near, TOP), (ROW_END, near, TOP), (ROW_END, far, TOP), (ROW_START, far, TOP), "glass")
    for y in (near, far):
        box(ROW_START, y - 0.03, TOP - 0.02, ROW_END, y + 0.03, TOP + 0.05, "navy", 0)
    for k in range(4):
        x = ROW_START + k * (ROW_END - ROW_START) / 3
        box(x - 0.03, near, TOP - 0.015, x + 0.03, far, TOP + 0.04, "navy", 0)
    pane_x(ROW_END + 0.04, near, far, FLOOR + 0.02, TOP, bar=0.07, mullions=1)
    box(ROW_END + 0.06, near + 0.55, FLOOR + 0.9, ROW_END + 0.12, near + 0.59, FLOOR + 1.25, "amber", 0)


def cooling_unit(depth, y0, y1, height=2.05):
    """A perimeter unit that takes warm air at its top and blows it down below the floor."""
    top = FLOOR + height
    box(0.02, y0, FLOOR, depth, y1, top, "white", 0.03)
    third = (y1 - y0) / 3
    for k in range(3):
        low = y0 + k * third
        box(depth - 0.01, low + 0.04, FLOOR + 0.12, depth + 0.02, low + third - 0.04, top - 0.1, "plaster", 0.01)
        box(depth + 0.01, low + third - 0.14, FLOOR + 1.0, depth + 0.05, low + third - 0.1, FLOOR + 1.25, "dark", 0)
    box(depth + 0.01, y0 + third + 0.2, top - 0.62, depth + 0.035, y0 + 2 * third - 0.2, top - 0.3, "screen", 0)
    box(0.12, y0 + 0.12, top - 0.01, depth - 0.1, y1 - 0.12, top + 0.02, "dark", 0)
    for k in range(9):
        y = y0 + 0.2 + k * (y1 - y0 - 0.4) / 8
        box(0.12, y - 0.03, top, depth - 0.1, y + 0.03, top + 0.04, "teal_light", 0)
    for k, colour in enumerate(("blue", "teal")):
        y = y1 + 0.25 + k * 0.28
        pipe([(0.5, y1 - 0.05, FLOOR + 0.5 + k * 0.3), (0.5, y, FLOOR + 0.5 + k * 0.3), (0.5, y, FLOOR - 0.2)], 0.07, colour)


def cold_air():
    for y in (0.12, 0.32):
        flow([(0.5, y, 0.25), (5.7, y, 0.25)], "teal_light", 0.045)
    for column in range(5):
        x = ROW_START + 0.65 + column * 0.72
        flow([(x, 1.78, FLOOR + 0.02), (x, 1.78, FLOOR + 0.75), (x, 2.32, FLOOR + 1.15)], radius=0.028)


def above_the_racks():
    cable_tray(0.1, WIDTH - 0.05, 2.55, 3.0, 0.34, ("amber", "amber", "amber", "amber"), 0.03)
    cable_tray(0.1, WIDTH - 0.05, 3.1, 3.0, 0.34, ("teal_light", "blue", "teal_light", "blue"), 0.03)
    for k in range(RACKS):
        x = ROW_START + (k + 0.5) * RACK
        pipe([(x - 0.08, 2.75, 3.06), (x - 0.08, 2.75, TOP)], 0.028, "amber", 0)
        pipe([(x + 0.1, 3.25, 3.06), (x + 0.1, 3.25, TOP)], 0.028, "teal_light", 0)
    for x in (0.8, 2.8, 4.8):
        hanger(x, 2.54, 3.0, HEIGHT)
        hanger(x, 3.45, 3.0, HEIGHT)
    pipe([(0.1, 4.1, 3.15), (WIDTH - 0.05, 4.1, 3.15)], 0.04, "red", 0)
    for x in (2.0, 3.6, 5.2):
        pipe([(x, 4.1, 3.15), (x, 4.1, 2.95)], 0.03, "red", 0)
        cylinder(x, 4.1, 2.88, 0.05, 0.08, "steel")
