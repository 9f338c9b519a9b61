"""A car park below ground: fresh air enters by a louvre, a jet fan pushes it on, and a fan draws the exhaust up the riser."""
from kit.air import flow
from kit.cooling import louvre
from kit.crew import SITE, SITE_WOMAN, worker
from kit.interior import cut_room
from kit.light import ceiling_light
from kit.primitives import block, box, cylinder, tube
from kit.runs import duct, flange, hanger, pipe
from kit.scene import Scene
from kit.tools import meter, tablet
from kit.vehicles import car

scene = Scene(night=True, samples=10, night_samples=11)
FLOOR = 0.03
WIDTH, DEPTH, HEIGHT = 7.2, 5.2, 3.3
DUCT_Y, DUCT_Z = DEPTH - 0.42, 2.7
RISER = 6.55


def build():
    cut_room(WIDTH, DEPTH, HEIGHT, "asphalt", "wall_ochre", "wall_ochre")
    bays()
    car(5.6, 2.75, FLOOR, -90, "red_soft")
    fresh_air()
    jet_fan(2.3, 1.15, 2.55)
    exhaust()
    sensor(3.68, 4.0)
    worker(3.55, 0.95, FLOOR, 42, hands=((0.14, -0.34, 1.1), (-0.14, -0.32, 1.1)), hold=(tablet, None), look=-4, wear=SITE_WOMAN)
    worker(1.35, 0.85, FLOOR, 75, hands=((0.12, -0.4, 1.5), (-0.2, -0.3, 1.05)), hold=(meter, None), look=-30, wear=SITE)
    ceiling_light(3.6, 1.8, 3.2, 5, 2, 100)


def bays():
    for x in (0.5, 3.0, 4.36, 6.85):
        box(x - 0.05, 1.0, FLOOR - 0.01, x + 0.05, DEPTH - 0.1, FLOOR + 0.006, "white", 0)
    for x in (1.75, 5.6):
        box(x - 0.75, DEPTH - 0.42, FLOOR, x + 0.75, DEPTH - 0.27, FLOOR + 0.12, "amber", 0.03)
    box(0.004, 0.02, FLOOR, 0.012, DEPTH, 0.9, "teal", 0)
    box(0.01, DEPTH - 0.012, FLOOR, WIDTH, DEPTH - 0.004, 0.9, "teal", 0)


def fresh_air():
    louvre(0.03, 0.45, 1.15, 2.0, 1.5, 12)
    box(0.005, 0.37, 1.07, 0.05, 2.53, 1.14, "navy", 0)
    box(0.005, 0.37, 2.66, 0.05, 2.53, 2.73, "navy", 0)
    for y, z in ((0.75, 1.6), (1.25, 2.05), (2.1, 2.35)):
        flow([(0.2, y, z), (1.15, y, z)], radius=0.045)


def jet_fan(x, y, z, length=2.0, radius=0.24):
    """Two silencers with the fan between them, hung from the slab."""
    tube(x, y, z, radius, radius - 0.05, length, "steel", "X")
    cylinder(x + length / 2 - 0.25, y, z, radius + 0.03, 0.5, "teal_light", "X")
    for part in (0.35, 0.65):
        flange(x + length * part, y, z, radius + 0.05, "X")
    cylinder(x + length - 0.16, y, z, 0.1, 0.1, "dark", "X")
    block(x + length / 2, y, z + radius, 0.24, 0.2, 0.12, "amber", 0.02)
    for dx in (0.3, length - 0.3):
        hanger(x + dx, y, z + radius, HEIGHT)
    for dy in (-0.12, 0.12):
        flow([(x + length + 0.1, y + dy, z), (x + length + 1.1, y + dy * 2, z - 0.06)], radius=0.04)


def exhaust():
    """Grilles high and low along the wall lead to an axial fan and up the riser."""
    box(0.35, DUCT_Y - 0.3, DUCT_Z - 0.25, 4.75, DUCT_Y + 0.3, DUCT_Z + 0.25, "teal_light", 0.02)
    for x in (1.45, 2.55, 3.65):
        box(x - 0.025, DUCT_Y - 0.33, DUCT_Z - 0.28, x + 0.025, DUCT_Y + 0.33, DUCT_Z + 0.28, "teal", 0.006)
    for x in (0.9, 2.0, 3.1):
        grille(x, DUCT_Y - 0.3, DUCT_Z)
        flow([(x, DUCT_Y - 0.95, DUCT_Z - 0.75), (x, DUCT_Y - 0.85, DUCT_Z - 0.05), (x, DUCT_Y - 0.36, DUCT_Z)], "copper", 0.035)
    axial_fan(4.75, DUCT_Y, DUCT_Z)
    duct([(5.75, DUCT_Y, DUCT_Z), (RISER, DUCT_Y, DUCT_Z), (RISER, DUCT_Y, HEIGHT + 0.35)], 0.6, 0.5, seam=5)
    flow([(RISER, DUCT_Y, HEIGHT + 0.37), (RISER, DUCT_Y, HEIGHT + 1.0)], "copper", 0.06)
    box(RISER - 0.26, DUCT_Y - 0.22, FLOOR, RISER + 0.26, DUCT_Y + 0.26, DUCT_Z - 0.28, "teal_light", 0.02)
    grille(RISER, DUCT_Y - 0.22, 0.62, 0.4)
    for x in (0.6, 4.4):
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
    block(x, y, FLOOR, 0.5, 0.5, HEIGHT - FLOOR, "linen", 0.02)
    block(x, y, HEIGHT, 0.5, 0.5, 0.035, "navy", 0)
    for k in range(4):
        block(x, y, FLOOR + 0.01 + k * 0.26, 0.515, 0.515, 0.13, "amber", 0)
    box(x - 0.1, y - 0.32, 1.6, x + 0.1, y - 0.25, 1.88, "plaster", 0.01)
    box(x - 0.06, y - 0.33, 1.72, x + 0.06, y - 0.31, 1.82, "screen", 0)
    pipe([(x, y - 0.28, 1.88), (x, y - 0.28, HEIGHT - 0.05)], 0.02, "amber", 0)
