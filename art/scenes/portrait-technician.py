"""A portrait: a technician in a cap with a test meter, in front of an outdoor unit."""
from kit.cooling import outdoor_unit
from kit.crew import CREW_BEARD, worker
from kit.portrait import PORTRAIT, backdrop
from kit.tools import meter

scene = PORTRAIT


def build():
    backdrop("wall_clay")
    outdoor_unit(-0.55, 0.85, 0.75, width=1.1, depth=0.4, height=1.0)
    worker(0.05, 0, 0, -6, hands=((0.2, -0.36, 1.2), (-0.2, -0.34, 1.08)), hold=(meter, None), look=-6, wear=CREW_BEARD)
