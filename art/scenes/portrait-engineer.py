"""A portrait: an engineer in a white helmet and a high-visibility vest, a tablet in her hands, before pipes on a wall."""
from kit.crew import SITE_WOMAN, worker
from kit.portrait import PORTRAIT, backdrop, shown
from kit.runs import clamp, pipe
from kit.tools import tablet

scene = PORTRAIT


def build():
    backdrop("wall_slate")
    for z, radius, colour in ((1.98, 0.09, "blue"), (1.7, 0.07, "teal_light"), (1.48, 0.05, "copper")):
        pipe([(-3, 1.08, z), (3, 1.08, z)], radius, colour, 0)
        for x in (-0.9, 0.35):
            clamp(x, 1.08, z, radius)
    worker(0, 0, 0, 14, hands=((0.16, -0.3, 1.16), (-0.3, -0.12, 0.9)), hold=(shown(tablet), None), wear=SITE_WOMAN)
