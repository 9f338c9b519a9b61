"""Two floors cut open: refrigerant branches from one roof unit to a ducted unit, a cassette and a wall unit."""
from kit.air import flow
from kit.building import planks, plinth, railing, tiles, wall_x, wall_y
from kit.cooling import cassette, fan_up, split_unit
from kit.furniture import bed, bedside, desk, picture, round_table, rug, sofa
from kit.light import bulb, ceiling_light
from kit.plants import palm, planter
from kit.primitives import block, box, cylinder
from kit.runs import clamp, duct, hanger, pipe
from kit.scene import Scene

scene = Scene(night=True, elevation=28)
WIDTH, BACK = 7.2, 6.1
GROUND, FIRST, ROOF = 0.03, 2.65, 5.2
# The ground floor is open back to this line, the first floor to the next.
GROUND_WALL, FIRST_WALL = 2.3, 4.3
PARTY = 3.75
RISER = WIDTH + 0.12


def build():
    shell()
    living_room()
    office()
    bedroom()
    outdoor_unit()
    refrigerant()
    lamps()


def lamps():
    ceiling_light(1.8, 0.8, FIRST - 0.2, 2, 1, 34)
    ceiling_light(5.3, 0.7, 1.95, 2.4, 1, 26)
    ceiling_light(3.5, FIRST_WALL - 1.2, ROOF - 0.15, 5, 1, 70)
    bulb(2.3, 4.5, ROOF + 1.7, 14)
    bulb(6.6, 4.6, ROOF + 1.7, 12)
    bulb(RISER + 0.6, 3.6, 2.2, 8)


def shell():
    plinth(-1.5, -0.4, WIDTH + 1.0, BACK + 0.4, 0.3, 0.34, "sand", "sand_dark")
    palm(-0.95, 1.2, 0, 3.4, 3, reach=1.2)
    palm(-0.95, 4.6, 0, 4.4, 5, reach=1.3)
    box(-0.16, -0.1, 0, WIDTH, GROUND_WALL, GROUND, "wood", 0)
    planks(0, 0, PARTY, GROUND_WALL, GROUND, width=0.3)
    box(-0.16, GROUND_WALL, 0, WIDTH, BACK, FIRST - 0.03, "white", 0.01)
    box(-0.16, FIRST_WALL, FIRST, WIDTH, BACK, ROOF - 0.03, "white", 0.01)
    first = (FIRST - 0.03, FIRST_WALL - GROUND_WALL, GROUND_WALL, ROOF - FIRST)
    for floor, depth, y, height in ((0, GROUND_WALL, 0, FIRST - 0.06), first):
        wall_x(-0.16, y, y + depth, floor, floor + height, 0.16)
        box(0, y + depth - 0.015, floor, WIDTH - 0.01, y + depth, floor + height - 0.02, "wall_mint", 0)
    box(-0.16, GROUND_WALL, FIRST - 0.03, WIDTH, FIRST_WALL, FIRST, "wood", 0)
    planks(0, GROUND_WALL, WIDTH, FIRST_WALL, FIRST, width=0.3)
    for y, z in ((GROUND_WALL, FIRST), (FIRST_WALL, ROOF)):
        box(-0.17, y - 0.02, z - 0.14, WIDTH + 0.01, y + 0.05, z - 0.012, "navy", 0)
    wall_x(PARTY, 0, GROUND_WALL - 0.02, GROUND, FIRST - 0.12, 0.1)
    railing(((0.05, GROUND_WALL + 0.08), (WIDTH - 0.06, GROUND_WALL + 0.08)), FIRST, 0.75)
    roof()


def roof():
    box(-0.16, FIRST_WALL, ROOF - 0.03, WIDTH, BACK, ROOF, "paving", 0)
    tiles(-0.1, FIRST_WALL, WIDTH, BACK, ROOF, "stone", 0.9)
    wall_y(BACK - 0.14, -0.16, WIDTH, ROOF, ROOF + 0.45, 0.14)
    wall_x(-0.16, FIRST_WALL, BACK - 0.15, ROOF, ROOF + 0.45, 0.14)


def living_room():
    rug(0.9, 0.25, 3.1, 1.6, GROUND)
    sofa(1.05, 0.1, GROUND, 1.55, 0.8, turn=90)
    round_table(1.85, 0.85, GROUND + 0.018, 0.36, 0.28)
    picture(0.45, 1.2, 1.2, 1.75)
    ducted_unit(2.35, 1.72, 2.02)


def ducted_unit(x, y, z):
    """The unit above, a duct along the wall with outlets that blow into the room."""
    box(x, y - 0.3, z, x + 0.8, y + 0.3, z + 0.34, "steel", 0.02)
    box(x + 0.1, y - 0.315, z + 0.06, x + 0.6, y - 0.29, z + 0.28, "white", 0.01)
    duct([(x - 0.01, y, z + 0.17), (0.3, y, z + 0.17)], 0.4, 0.3, seam_colour="teal", seam=0.7)
    for outlet in (0.7, 1.65):
        box(outlet - 0.28, y - 0.26, z + 0.06, outlet + 0.28, y - 0.19, z + 0.26, "white", 0.01)
        box(outlet - 0.23, y - 0.275, z + 0.1, outlet + 0.23, y - 0.25, z + 0.22, "dark", 0)
        for side in (-0.15, 0.15):
            flow([(outlet + side, y - 0.3, z + 0.16), (outlet + side, y - 0.6, z + 0.1), (outlet + side, y - 0.8, z - 0.55)])
    for dx in (0.08, 0.72):
        hanger(x + dx, y - 0.32, z, FIRST - 0.14)


def office():
    desk(4.35, 0.75, GROUND, 0, 1.4, 0.7)
    planter(6.75, 1.9, GROUND, 0.42, 0.36, seed=6)
    x, y, z = 5.9, 1.0, 2.0
    cassette(x, y, z, 0.95)
    for dx in (-0.36, 0.36):
        for dy in (-0.36, 0.36):
            hanger(x + dx, y + dy, z + 0.1, FIRST - 0.14)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        flow([(x + dx * out, y + dy * out, z - down) for out, down in ((0.36, 0.01), (0.46, 0.15), (0.72, 0.55))])


def bedroom():
    y = FIRST_WALL
    bed(1.0, y - 1.75, FIRST, 1.5, 1.6)
    bedside(0.2, y - 0.55, FIRST)
    rug(2.9, y - 1.6, 5.4, y - 0.4, FIRST)
    planter(6.7, y - 0.45, FIRST, 0.42, 0.36, seed=9)
    split_unit(3.4, y - 0.015, FIRST + 1.45, 1.3)
    for k in range(3):
        x = 3.65 + k * 0.4
        flow([(x, y - 0.2, FIRST + 1.42), (x, y - 0.5, FIRST + 1.2), (x, y - 0.75, FIRST + 0.6)])


def outdoor_unit(x=3.2, y=4.85, width=2.5, depth=0.85, height=1.6):
    """One large unit with two fans that blow upwards, on steel feet."""
    for foot in (0.15, width - 0.3):
        box(x + foot, y, ROOF, x + foot + 0.15, y + depth, ROOF + 0.14, "dark", 0.01)
    low, top = ROOF + 0.14, ROOF + 0.14 + height
    box(x, y, low, x + width, y + depth, top, "white", 0.03)
    for k in range(2):
        left = x + 0.1 + k * width / 2
        box(left, y - 0.012, low + 0.55, left + width / 2 - 0.2, y + 0.02, top - 0.12, "dark", 0)
        for line in range(8):
            z = low + 0.6 + line * 0.115
            box(left + 0.02, y - 0.025, z, left + width / 2 - 0.22, y, z + 0.045, "steel", 0)
        fan_up(left + width / 4 - 0.1, y + depth / 2, top, 0.38)
    box(x + width - 0.02, y + 0.1, low + 0.15, x + width + 0.015, y + depth - 0.1, top - 0.12, "plaster", 0.01)
    box(x + 0.1, y - 0.015, low + 0.08, x + width - 0.1, y + 0.01, low + 0.42, "teal", 0.01)


def refrigerant():
    """The main pair down the side of the building; a joint at each branch."""
    top, upper, lower = ROOF + 0.3, ROOF - 0.42, FIRST - 0.42
    first, ground = FIRST_WALL - 0.08, GROUND_WALL - 0.08
    main = [(5.6, 5.2, top), (RISER, 5.2, top), (RISER, 5.2, lower), (RISER, ground, lower)]
    pair([*main, (2.9, ground, lower), (2.9, 2.0, lower)], 1.3)
    pair([(RISER, 5.2, upper), (RISER, first, upper), (4.55, first, upper), (4.55, first, FIRST + 1.78)])
    pair([(5.9, ground, lower), (5.9, 1.55, lower), (5.9, 1.3, 2.3)])
    for place, axis in (((RISER, 5.2, upper), "Z"), ((5.9, ground, lower), "X")):
        joint(*place, axis)
    for z in (1.0, 3.2, 4.3):
        if z > lower:
            clamp(RISER, 5.2, z, 0.06)
    selector(4.4, ground, lower)


def pair(points, thick=1.0):
    for dy, dz, radius, colour in ((0, 0, 0.05, "copper"), (-0.1, -0.13, 0.04, "blue")):
        pipe([(x, y + dy, z + dz) for x, y, z in points], radius * thick, colour, 0.12)


def joint(x, y, z, axis):
    start = {"X": (x - 0.22, y, z), "Z": (x, y, z - 0.22)}[axis]
    for dy, dz in ((0, 0), (-0.1, -0.13)):
        cylinder(start[0], start[1] + dy, start[2] + dz, 0.085, 0.44, "dark", axis)


def selector(x, y, z):
    """A branch selector box lets one room be cooled while another is off."""
    block(x, y - 0.08, z - 0.25, 0.5, 0.3, 0.36, "white", 0.02)
    block(x, y - 0.235, z - 0.15, 0.2, 0.02, 0.14, "amber", 0)
