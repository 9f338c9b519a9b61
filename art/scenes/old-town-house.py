"""A courtyard house of coral stone on a narrow lane, its court open to one side; next to it an older block with units on its wall."""
from kit.barjeel import barjeel
from kit.building import CUT, plinth, tiles
from kit.facades import door, flat_roofed, house_tank, wall_condenser, window, window_unit
from kit.light import bulb
from kit.people import person, toolbox, visitor
from kit.plants import palm, planter, shrub
from kit.primitives import ball, block, box, cylinder, prism
from kit.runs import pipe
from kit.scene import Scene
from kit.stage import at

scene = Scene(night=True)

# The house stands between these lines; its court lies between the front and the back wing.
LEFT, RIGHT, FRONT, BACK = 4.5, 11.2, 2.6, 10.4
COURT_LEFT, COURT_FRONT, COURT_BACK = 6.5, 4.7, 8.3
HEIGHT = 3.1


def build():
    plinth(-0.6, -0.7, 11.9, 11.0, 0.5, 0.6, "paving", "sand_dark")
    tiles(-0.3, 0.5, 11.6, FRONT, 0.005, "stone", 0.9, 0.02)
    courtyard_house()
    court()
    older_block()
    lane()


def courtyard_house():
    flat_roofed(LEFT, FRONT, RIGHT, COURT_FRONT, 0, HEIGHT, "sand", "rock", 0.5, "sand_dark")
    flat_roofed(LEFT, COURT_FRONT, COURT_LEFT, COURT_BACK, 0, HEIGHT, "sand", "rock", 0.5, "sand_dark")
    flat_roofed(LEFT, COURT_BACK, RIGHT, BACK, 0, HEIGHT + 0.5, "sand", "rock", 0.5, "sand_dark")
    barjeel(5.6, 9.3, HEIGHT + 0.3, 1.7, 4.0, "sand")
    door(7.9, FRONT, 0, 1.5, 2.3, "wood_dark", "wood", leaves=2)
    for x in (5.6, 9.9):
        window(x, FRONT, 1.1, 0.8, 1.1, "wood_dark")
        vents(x, 2.55)
    with at(RIGHT, 0, 0, turn=90):
        window(3.6, 0, 1.1, 0.8, 1.1, "wood_dark")
        window(9.4, 0, 1.2, 0.8, 1.1, "wood_dark")
    for k in range(11):
        cylinder(4.9 + k * 0.6, FRONT + 0.1, HEIGHT - 0.12, 0.06, -0.34, "wood_dark", "Y", segments=10, bevel=0)
    bare_coral(6.55, FRONT)
    bare_coral(9.95, FRONT)


def vents(x, z):
    """Small openings above a window."""
    for k in (-0.25, 0, 0.25):
        block(x + k, FRONT - 0.005, z, 0.12, 0.03, 0.24, "dark", 0)


def bare_coral(x, y):
    """A place at the wall's foot where the plaster has come off and the coral stones show."""
    stones = ((-0.3, 0.02, 0.3), (0.02, 0.02, 0.26), (0.3, 0.02, 0.24), (-0.18, 0.25, 0.28), (0.14, 0.24, 0.26), (-0.02, 0.46, 0.24))
    prism([(x - 0.55, 0.01), (x + 0.55, 0.01), (x + 0.38, 0.4), (x + 0.12, 0.78), (x - 0.2, 0.7), (x - 0.42, 0.38)], y - 0.02, y + 0.02, "rock_dark", 0, "Y")
    for k, (along, z, width) in enumerate(stones):
        block(x + along, y - 0.03, z + 0.02, width, 0.06, 0.19, ("rock_light", "plaster", "rock")[k % 3], 0.03)


def court():
    """Open to the right, where the fourth wing is cut away."""
    tiles(COURT_LEFT, COURT_FRONT, RIGHT, COURT_BACK, 0.005, "rock_light", 0.6, 0.02)
    box(RIGHT - 0.3, COURT_FRONT, 0, RIGHT, COURT_BACK, 0.22, "sand", 0)
    box(RIGHT - 0.3, COURT_FRONT, 0.22, RIGHT, COURT_BACK, 0.255, CUT, 0)
    for k in range(3):
        arch(7.55 + k * 1.4, COURT_BACK, 0.5, 2.35)
    bulb(9.6, 7.6, 2.0, 20)
    palm(8.6, 6.6, 0, 3.9, 4, 0.3, reach=1.35)
    cylinder(8.6, 6.6, 0, 0.5, 0.3, "rock", segments=32)
    cylinder(10.1, 7.0, 0, 0.42, 0.55, "rock", segments=32, bevel=0.04)
    cylinder(10.1, 7.0, 0.5, 0.3, 0.06, "water", segments=32, bevel=0)
    planter(10.7, 7.9, 0, 0.45, 0.45, 4, "copper")


def arch(x, y, half, top):
    """A pointed opening of the arcade, in deep shade."""
    shape = ((-1, 0), (1, 0), (1, 1), (0.72, 1.55), (0, 2), (-0.72, 1.55), (-1, 1))
    spring = top - half
    for grown, proud, colour in ((1.14, 0.03, "plaster"), (1, 0.045, "dark")):
        outline = [(x + a * half * grown, b * spring if b <= 1 else spring + (b - 1) * half * grown) for a, b in shape]
        prism(outline, y - proud, y + 0.02, colour, 0, "Y")


def older_block():
    """Three floors beside the lane: window units to the front, outdoor units on brackets over the lane."""
    flat_roofed(-0.2, FRONT, 2.9, BACK, 0, 7.6, "wall_mint", "stone", 0.5)
    door(1.35, FRONT, 0, 1.1, 2.2, "teal")
    for floor in range(3):
        z = 0.9 + floor * 2.5
        for x in (0.55, 2.15):
            if floor:
                window(x, FRONT, z + 0.3, 0.85, 1.1)
                window_unit(x, FRONT, z - 0.45)
    with at(2.9, 0, 0, turn=90):
        for floor in (1, 2):
            z = 0.9 + floor * 2.5
            for y in (3.9, 6.4, 8.9):
                window(y, 0, z + 0.3, 0.9, 1.1)
                if y < 8:
                    wall_condenser(y + 0.75, 0, z - 0.1, 0.85, 0.65)
    house_tank(1.3, 8.4, 7.6)


def lane():
    """The house across is cut off above its foundations, so that the lane can be seen."""
    for x0, x1 in ((-0.2, 3.4), (4.7, 11.3)):
        box(x0, -0.35, 0, x1, 0.15, 0.38, "sand", 0.01)
        box(x0, -0.35, 0.38, x1, 0.15, 0.415, CUT, 0)
    person(4.35, 1.75, 0, 150)
    toolbox(4.9, 1.4, 0, 20)
    visitor(7.3, 1.7, 0, 40, "teal_light")
    for x, y, z in ((6.75, FRONT, 2.4), (3.05, FRONT - 0.1, 3.0)):
        lantern(x, y - 0.22, z)
    shrub(4.0, 10.2, 0, 0.4, 3)


def lantern(x, y, z):
    pipe([(x, y + 0.24, z + 0.3), (x, y, z + 0.3), (x, y, z + 0.2)], 0.02, "dark", 0.02)
    block(x, y, z - 0.08, 0.17, 0.17, 0.26, "lamp", 0.02)
    ball(x, y, z + 0.2, 0.09, "dark", fineness=2)
    bulb(x, y - 0.15, z, 16)
