"""A car park under a street: fresh air comes down by a louvre, a jet fan pushes it on, and a fan draws the exhaust up to the pavement."""
from kit.air import flow
from kit.building import CUT, plinth
from kit.cooling import louvre
from kit.crew import SITE, SITE_WOMAN, Wear, worker
from kit.light import bulb, ceiling_light
from kit.plants import palm, shrub
from kit.primitives import block, box, cylinder, prism, tube
from kit.runs import duct, flange, hanger, pipe
from kit.scene import Scene
from kit.stage import at
from kit.tools import meter, tablet
from kit.vehicles import car

scene = Scene(night=True, samples=11, night_samples=12)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 8.4, 6.0, 3.3
# How much of the ground beside and behind the car park is shown, and how thick its walls are.
LEFT, BEHIND, THICK = 1.5, 1.7, 0.18
BEAM = 1.5
DUCT_Y, DUCT_Z = DEPTH - 0.42, 2.75
RISER = 7.75


def build():
    car_park()
    ground()
    street()
    bays()
    beam()
    fresh_air()
    jet_fan(3.6, BEAM, 2.5)
    exhaust()
    sensor(2.95, BEAM)
    people()
    lamps()


def car_park():
    plinth(-LEFT - 0.25, -0.35, WIDTH + 0.35, DEPTH + BEHIND + 0.25, 0.18, 0.34, "plaster", "stone")
    box(0, 0, 0, WIDTH, DEPTH, FLOOR, "asphalt", 0)
    box(-THICK, 0, 0, 0, DEPTH, HEIGHT - 0.1, "linen", 0.004)
    box(-THICK, DEPTH, 0, WIDTH, DEPTH + THICK, HEIGHT - 0.1, "linen", 0.004)
    box(-THICK - 0.004, -0.03, 0, 0.004, 0, HEIGHT - 0.1, CUT, 0)
    box(WIDTH, DEPTH - 0.004, 0, WIDTH + 0.03, DEPTH + THICK, HEIGHT - 0.1, CUT, 0)
    box(0.004, 0.02, FLOOR, 0.012, DEPTH, 0.9, "teal", 0)
    box(0.01, DEPTH - 0.012, FLOOR, WIDTH, DEPTH - 0.004, 0.9, "teal", 0)


def ground():
    """The earth around it in layers, as far as it is cut, and the pavement on top."""
    back = DEPTH + BEHIND
    for low, high, colour, more in ((0, 1.1, "hajar", 0.012), (1.1, 2.2, "rock_dark", 0.006), (2.2, HEIGHT - 0.2, "rock", 0)):
        box(-LEFT - more, -0.02 - more, low, -THICK, back + more, high, colour, 0)
        box(-THICK, DEPTH + THICK, low, WIDTH + 0.02 + more, back + more, high, colour, 0)
    box(-LEFT - 0.03, -0.05, HEIGHT - 0.2, 0.05, back + 0.03, HEIGHT, "paving", 0.02)
    box(0.05, DEPTH - 0.05, HEIGHT - 0.2, WIDTH + 0.05, back + 0.03, HEIGHT, "paving", 0.02)
    for k in range(1, 8):
        box(-LEFT, k * 0.95, HEIGHT - 0.01, 0.05, k * 0.95 + 0.02, HEIGHT + 0.006, "stone", 0)
    for k in range(9):
        box(0.3 + k * 0.95, DEPTH - 0.05, HEIGHT - 0.01, 0.32 + k * 0.95, back, HEIGHT + 0.006, "stone", 0)


def street():
    """Palms, shrubs and a bench stand on the pavement, and somebody is on the way home."""
    palm(-0.8, DEPTH + 0.7, HEIGHT, 2.5, 3, 0.25, reach=1.2)
    palm(4.9, DEPTH + 1.1, HEIGHT, 2.1, 7, 0.2, reach=1.1)
    for k, (x, y) in enumerate(((-0.9, 3.6), (-0.8, 4.5), (1.0, DEPTH + 1.2), (1.7, DEPTH + 1.2), (6.0, DEPTH + 1.2))):
        shrub(x, y, HEIGHT, 0.3, k)
    for x in (2.7, 3.7):
        block(x, DEPTH + 0.95, HEIGHT, 0.08, 0.4, 0.4, "navy", 0.01)
    box(2.55, DEPTH + 0.73, HEIGHT + 0.4, 3.85, DEPTH + 1.17, HEIGHT + 0.46, "wood", 0.01)
    gown = Wear(gown="white", shirt="white", hat="ghutra", hat_colour="white", skin="skin_light", beard=True)
    worker(2.0, DEPTH + 0.6, HEIGHT, 60, hands=((0.34, -0.16, 0.9), (-0.34, -0.12, 0.86)), wear=gown)


def people():
    worker(5.35, 0.75, FLOOR, 40, hands=((0.14, -0.34, 1.1), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-4, wear=SITE_WOMAN, scale=1.1)
    worker(1.6, 1.7, FLOOR, 30, hands=((0.12, -0.4, 1.45), (-0.2, -0.3, 1.05)), hold=(meter, None), look=-16, wear=SITE, scale=1.1)


def lamps():
    ceiling_light(4.2, 2.2, 3.2, 6, 2.4, 130)
    bulb(1.0, DEPTH + 0.6, HEIGHT + 2.0, 18)
    bulb(-0.9, 2.9, HEIGHT + 1.6, 10)


def bays():
    """Cars stand along the back wall; the lane before them has its arrow."""
    for x in (0.35, 2.95, 5.6, 8.2):
        box(x - 0.05, 2.3, FLOOR - 0.01, x + 0.05, DEPTH - 0.1, FLOOR + 0.006, "white", 0)
    for x in (1.65, 4.3, 6.9):
        box(x - 0.75, DEPTH - 0.32, FLOOR, x + 0.75, DEPTH - 0.17, FLOOR + 0.12, "amber", 0.03)
    for x, colour in ((4.3, "wall_slate"), (6.9, "red_soft")):
        with at(x, 3.95, FLOOR, -90, 0.88):
            car(0, 0, 0, 0, colour)
    prism([(2.6, 0.72), (3.6, 0.72), (3.6, 0.55), (4.1, 0.8), (3.6, 1.05), (3.6, 0.88), (2.6, 0.88)], FLOOR, FLOOR + 0.006, "white", 0)


def beam():
    """A beam on its column carries the fan, the lights and the pipes."""
    box(0, BEAM - 0.16, 2.98, WIDTH, BEAM + 0.16, HEIGHT, "stone", 0.01)
    box(WIDTH, BEAM - 0.16, 2.98, WIDTH + 0.03, BEAM + 0.16, HEIGHT, CUT, 0)
    pipe([(0.05, BEAM - 0.24, 3.12), (WIDTH, BEAM - 0.24, 3.12)], 0.04, "red", 0)
    for k in range(4):
        cylinder(1.2 + k * 2.0, BEAM - 0.24, 3.08, 0.035, -0.12, "steel")


def fresh_air():
    """In at the street, down a shaft, and out of the wall below."""
    louvre(0.03, 0.55, 1.15, 1.9, 1.4, 11)
    for z in (1.07, 2.56):
        box(0.005, 0.47, z, 0.05, 2.53, z + 0.07, "navy", 0)
    for y, z in ((0.85, 1.5), (1.5, 1.95), (2.2, 2.3)):
        flow([(0.2, y, z), (1.15, y, z)], radius=0.045)
    box(-1.15, 0.6, HEIGHT, -0.35, 2.3, HEIGHT + 0.95, "teal_light", 0.02)
    box(-1.22, 0.53, HEIGHT + 0.95, -0.28, 2.37, HEIGHT + 1.04, "teal", 0.01)
    louvre(-0.33, 0.75, HEIGHT + 0.2, 1.4, 0.62, 5)
    flow([(0.75, 1.45, HEIGHT + 0.75), (-0.15, 1.45, HEIGHT + 0.5)], radius=0.045)


def jet_fan(x, y, z, length=2.0, radius=0.24):
    """Two silencers with the fan between them, hung from the beam."""
    tube(x, y, z, radius, radius - 0.05, length, "steel", "X")
    cylinder(x + length / 2 - 0.25, y, z, radius + 0.03, 0.5, "teal_light", "X")
    for part in (0.35, 0.65):
        flange(x + length * part, y, z, radius + 0.05, "X")
    cylinder(x + length - 0.16, y, z, 0.1, 0.1, "dark", "X")
    for dx in (0.3, length - 0.3):
        hanger(x + dx, y, z + radius, 3.0)
    for dy in (-0.12, 0.12):
        flow([(x + length + 0.1, y + dy, z), (x + length + 1.2, y + dy * 2, z - 0.06)], radius=0.045)


def exhaust():
    """Grilles along the wall and one low lead to an axial fan, up the riser, and out above the pavement."""
    box(0.45, DUCT_Y - 0.3, DUCT_Z - 0.25, 5.85, DUCT_Y + 0.3, DUCT_Z + 0.25, "teal_light", 0.02)
    for x in (1.8, 3.15, 4.5):
        box(x - 0.025, DUCT_Y - 0.33, DUCT_Z - 0.28, x + 0.025, DUCT_Y + 0.33, DUCT_Z + 0.28, "teal", 0.006)
    for x in (1.12, 2.48, 3.82, 5.1):
        grille(x, DUCT_Y - 0.3, DUCT_Z)
        flow([(x, DUCT_Y - 0.95, DUCT_Z - 0.75), (x, DUCT_Y - 0.85, DUCT_Z - 0.05), (x, DUCT_Y - 0.36, DUCT_Z)], "copper", 0.035)
    axial_fan(5.85, DUCT_Y, DUCT_Z)
    duct([(6.85, DUCT_Y, DUCT_Z), (RISER, DUCT_Y, DUCT_Z)], 0.6, 0.5, seam=5)
    box(RISER - 0.3, DUCT_Y - 0.3, 0.4, RISER + 0.3, DUCT_Y + 0.3, HEIGHT + 0.02, "teal_light", 0.02)
    grille(RISER, DUCT_Y - 0.3, 0.72, 0.4)
    box(RISER - 0.5, DUCT_Y - 0.36, HEIGHT, RISER + 0.5, DUCT_Y + 0.7, HEIGHT + 1.25, "teal_light", 0.02)
    box(RISER - 0.57, DUCT_Y - 0.43, HEIGHT + 1.25, RISER + 0.57, DUCT_Y + 0.77, HEIGHT + 1.34, "teal", 0.01)
    louvre(RISER + 0.52, DUCT_Y - 0.25, HEIGHT + 0.35, 0.85, 0.75, 6)
    flow([(RISER + 0.68, DUCT_Y + 0.15, HEIGHT + 0.75), (RISER + 1.25, DUCT_Y + 0.15, HEIGHT + 1.0)], "copper", 0.05)
    for x in (0.7, 4.9):
        hanger(x, DUCT_Y - 0.35, DUCT_Z - 0.25, HEIGHT)


def grille(x, y, z, width=0.6, height=0.34):
    box(x - width / 2, y - 0.025, z - height / 2, x + width / 2, y + 0.01, z + height / 2, "white", 0.008)
    for k in range(4):
        low = z - height / 2 + 0.045 + k * (height - 0.06) / 4
        box(x - width / 2 + 0.04, y - 0.035, low, x + width / 2 - 0.04, y, low + 0.04, "dark", 0)


def axial_fan(x, y, z):
    cylinder(x - 0.02, y, z, 0.3, 0.24, "teal", "X", end_radius=0.36)
    cylinder(x + 0.2, y, z, 0.36, 0.6, "steel", "X")
    cylinder(x + 0.78, y, z, 0.36, 0.24, "teal", "X", end_radius=0.3)
    for dx in (0.22, 0.78):
        flange(x + dx, y, z, 0.42, "X")
    box(x + 0.36, y - 0.42, z - 0.12, x + 0.62, y - 0.3, z + 0.12, "amber", 0.02)
    for dx in (0.25, 0.75):
        hanger(x + dx, y - 0.36, z, HEIGHT)


def sensor(x, y):
    """A column with a gas sensor that starts the fans, and its conduit."""
    block(x, y, FLOOR, 0.42, 0.42, 2.98 - FLOOR, "linen", 0.02)
    for k in range(4):
        block(x, y, FLOOR + 0.01 + k * 0.26, 0.435, 0.435, 0.13, "amber", 0)
    box(x - 0.1, y - 0.28, 1.6, x + 0.1, y - 0.21, 1.88, "plaster", 0.01)
    box(x - 0.06, y - 0.29, 1.72, x + 0.06, y - 0.27, 1.82, "screen", 0)
    pipe([(x, y - 0.24, 1.88), (x, y - 0.24, 3.05)], 0.02, "amber", 0)
