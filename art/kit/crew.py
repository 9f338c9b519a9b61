"""People with faces and hands that reach for something. Everybody faces −Y; +X is the side given first."""
import math
from dataclasses import dataclass

from mathutils import Vector

from kit.primitives import ball, box, cylinder, prism, rounded
from kit.runs import pipe
from kit.stage import at

UPPER_ARM, FOREARM = 0.31, 0.27
REST = ((0.36, -0.1, 0.82), (-0.36, -0.1, 0.82))


@dataclass(frozen=True)
class Wear:
    """Clothes and looks, by palette names; `gown` hides the legs, `scarf` covers the hair."""

    shirt: str = "teal"
    trousers: str = "navy"
    vest: str = ""
    apron: str = ""
    gown: str = ""
    hat: str = ""
    hat_colour: str = "teal"
    hair: str = "dark"
    skin: str = "skin"
    gloves: str = ""
    beard: bool = False
    woman: bool = False
    belt: bool = False


CREW = Wear(hat="cap", belt=True)
CREW_BEARD = Wear(hat="cap", belt=True, beard=True, skin="skin_dark")
CREW_WOMAN = Wear(hat="scarf", hat_colour="navy_light", belt=True, woman=True, skin="skin_light")
SITE = Wear(shirt="navy_light", vest="amber", hat="helmet", hat_colour="white")
SITE_DARK = Wear(shirt="navy_light", vest="amber", hat="helmet", hat_colour="white", skin="skin_dark", beard=True)
SITE_WOMAN = Wear(shirt="navy_light", vest="amber", hat="helmet", hat_colour="white", woman=True, skin="skin_light")


def worker(x, y, z, turn=0, pose="stand", hands=REST, hold=(None, None), look=0, lean=0, wear=CREW, seat=0.46, scale=1.0):
    """`hands` are reached for, `hold` are tools drawn in them, `look` turns the head, `lean` bends forward from the hip."""
    with at(x, y, z, turn, scale):
        hip = {"stand": 0.86, "kneel": 0.5, "sit": seat + 0.1}[pose]
        _legs(pose, hip, wear)
        with at(0, 0.02, hip, tilt=lean):
            _torso(wear, pose)
            _head(wear, look)
        for side, target, tool in zip((1, -1), hands, hold):
            _arm(side, hip, lean, target, tool, wear)


def _legs(pose, hip, wear):
    if wear.gown:
        long = hip if pose == "stand" else hip - 0.02
        cylinder(0, 0.02 if pose == "stand" else -0.12, 0.03, 0.27 if pose == "stand" else 0.36, long, wear.gown, end_radius=0.2, bevel=0.04)
        return
    paths = {
        "stand": (((0.1, 0.02, hip), (0.115, 0.0, 0.46), (0.12, 0.02, 0.06)), ((-0.1, 0.02, hip), (-0.115, 0.0, 0.46), (-0.12, 0.02, 0.06))),
        "sit": (((0.11, 0.02, hip), (0.13, -0.43, hip - 0.01), (0.13, -0.42, 0.07)), ((-0.11, 0.02, hip), (-0.13, -0.43, hip - 0.01), (-0.13, -0.42, 0.07))),
        "kneel": (((0.11, 0.02, hip), (0.15, -0.42, 0.5), (0.15, -0.4, 0.07)), ((-0.11, 0.02, hip), (-0.14, -0.06, 0.11), (-0.14, 0.36, 0.1))),
    }[pose]
    for path in paths:
        pipe(path, 0.088, wear.trousers, 0.06)
        foot = path[-1]
        if pose == "kneel" and foot[1] > 0.2:
            box(foot[0] - 0.06, foot[1], 0, foot[0] + 0.06, foot[1] + 0.14, 0.19, "dark", 0.04)
        else:
            box(foot[0] - 0.07, foot[1] - 0.2, 0, foot[0] + 0.07, foot[1] + 0.08, 0.1, "dark", 0.04)


def _torso(wear, pose):
    wide = 0.205 if wear.woman else 0.235
    shirt = wear.vest or wear.gown or wear.shirt
    prism(rounded(-wide, -0.14, wide, 0.14, 0.125), -0.08, 0.56, shirt, 0.06)
    if wear.vest:
        prism(rounded(-wide - 0.006, -0.146, wide + 0.006, 0.146, 0.128), 0.14, 0.19, "plaster", 0)
        for side in (-0.11, 0.11):
            box(side - 0.025, -0.147, 0.19, side + 0.025, -0.13, 0.52, "plaster", 0)
    if wear.belt:
        prism(rounded(-wide - 0.012, -0.152, wide + 0.012, 0.152, 0.13), -0.07, -0.01, "dark", 0)
        for side in (-1, 1):
            box(side * (wide + 0.06), -0.09, -0.2, side * (wide - 0.02), 0.07, 0.0, "wood_dark", 0.02)
    if wear.apron:
        box(-0.17, -0.165, -0.5, 0.17, -0.13, 0.38, wear.apron, 0.02)


def _head(wear, look):
    cylinder(0, 0, 0.5, 0.058, 0.13, wear.skin)
    with at(0, 0, 0.74, look):
        ball(0, 0, 0, 0.128, wear.skin, (0.92, 1, 1.14))
        ball(0, -0.128, -0.015, 0.024, wear.skin, (0.8, 1.1, 1.3), 2)
        for side in (-1, 1):
            ball(side * 0.046, -0.117, 0.02, 0.0125, "black", (1, 0.7, 1.1), 2)
            box(side * 0.03, -0.124, 0.047, side * 0.066, -0.105, 0.056, wear.hair, 0.003)
            ball(side * 0.12, 0.005, -0.005, 0.028, wear.skin, (0.5, 1, 1.2), 2)
        if wear.beard:
            ball(0, -0.035, -0.075, 0.102, wear.hair, (0.95, 0.98, 0.72))
        else:
            box(-0.03, -0.118, -0.074, 0.03, -0.1, -0.066, "red_soft", 0.003)
        _on_head(wear)


def _on_head(wear):
    if wear.hat == "scarf":
        ball(0, 0.035, 0.02, 0.163, wear.hat_colour, (0.95, 0.9, 1.08))
        cylinder(0, 0.03, -0.31, 0.2, 0.24, wear.hat_colour, end_radius=0.105, bevel=0.03)
        return
    if wear.hat == "ghutra":
        ball(0, 0.03, 0.035, 0.158, wear.hat_colour, (0.98, 0.95, 0.98))
        cylinder(0, 0.075, -0.32, 0.2, 0.34, wear.hat_colour, end_radius=0.13, bevel=0.04)
        prism(rounded(-0.135, -0.105, 0.135, 0.15, 0.12), 0.105, 0.13, "black", 0.01)
        return
    ball(0, 0.032, 0.035, 0.132, wear.hair, (0.96, 0.95, 1.05))
    if wear.woman:
        ball(0, 0.15, -0.02, 0.07, wear.hair)
    if wear.hat == "helmet":
        cylinder(0, 0.005, 0.06, 0.158, 0.07, wear.hat_colour, end_radius=0.142, bevel=0.01)
        ball(0, 0.005, 0.11, 0.144, wear.hat_colour, (1, 1, 0.68))
        cylinder(0, -0.025, 0.055, 0.178, 0.022, wear.hat_colour, bevel=0.01)
    elif wear.hat == "toque":
        cylinder(0, 0.012, 0.07, 0.134, 0.2, wear.hat_colour, end_radius=0.165, bevel=0.03)
    elif wear.hat == "cap":
        ball(0, 0.012, 0.055, 0.142, wear.hat_colour, (1, 1, 0.8))
        box(-0.085, -0.235, 0.062, 0.085, -0.08, 0.085, wear.hat_colour, 0.01)


def _arm(side, hip, lean, target, tool, wear):
    bend, high = math.radians(lean), 0.47
    out = 0.225 if wear.woman else 0.255
    shoulder = Vector((side * out, 0.02 - high * math.sin(bend), hip + high * math.cos(bend)))
    elbow, wrist = _reach(shoulder, Vector(target), Vector((side * 0.7, 0.35, -0.9)))
    sleeve = wear.gown or wear.shirt
    ball(*shoulder, 0.082, wear.vest or sleeve, fineness=3)
    pipe([tuple(shoulder), tuple(elbow), tuple(wrist)], 0.06, sleeve, 0.05)
    _hand(elbow, wrist, side, wear.gloves or wear.skin)
    if tool:
        with at(*wrist + (wrist - elbow).normalized() * 0.07):
            tool()


def _reach(shoulder, target, hint):
    """Where elbow and wrist are, when the arm is bent towards the hint."""
    way = target - shoulder
    length = min(way.length, (UPPER_ARM + FOREARM) * 0.985)
    way.normalize()
    along = (UPPER_ARM**2 - FOREARM**2 + length**2) / (2 * length)
    aside = (hint - way * hint.dot(way)).normalized()
    elbow = shoulder + way * along + aside * math.sqrt(max(0, UPPER_ARM**2 - along**2))
    return elbow, shoulder + way * length


def _hand(elbow, wrist, side, colour):
    """A palm, four fingers and a thumb, on along the forearm."""
    way = (wrist - elbow).normalized()
    up = Vector((0, 0, 1)) - way * way.z
    up = up.normalized() if up.length > 0.2 else Vector((0, -1, 0))
    ball(*(wrist + way * 0.045), 0.05, colour, (0.95, 0.95, 0.95), 2)
    for k in range(4):
        root = wrist + way * 0.06 + up * (0.03 - k * 0.02)
        pipe([tuple(root), tuple(root + way * 0.075)], 0.0135, colour, 0, 3)
    across = way.cross(up) * side
    thumb = wrist + way * 0.04 + up * 0.03
    pipe([tuple(thumb), tuple(thumb + way * 0.04 + up * 0.035 - across * 0.01)], 0.014, colour, 0, 3)
