"""How air moves: lines with an arrow head. `cold_air` is supply; a return is `copper` where it is warm."""
import math

from mathutils import Vector

from kit.runs import pipe
from kit.stage import put_mesh


def flow(points, colour="cold_air", radius=0.022, bend=0.3, head=3.2):
    """An arrow of moving air through the points; its head is `head` radii wide."""
    before, tip = Vector(points[-2]), Vector(points[-1])
    way = (tip - before).normalized()
    neck = tip - way * radius * head * 2
    pipe([*points[:-1], tuple(neck)], radius, colour, bend)
    _head(neck - way * radius, tip, way, radius * head, colour)


def _head(foot, tip, way, radius, colour, segments=20):
    aside = way.orthogonal().normalized()
    across = way.cross(aside)
    turns = [math.tau * k / segments for k in range(segments)]
    ring = [foot + (aside * math.cos(turn) + across * math.sin(turn)) * radius for turn in turns]
    sides = [(k, (k + 1) % segments, segments) for k in range(segments)]
    put_mesh([*ring, tip], [tuple(range(segments)), *sides], colour)
