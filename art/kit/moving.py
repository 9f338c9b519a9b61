"""What moves in a loop; `phase` runs from 0 to 1, and at 1 everything looks as at 0."""
import math
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Callable, Optional

from mathutils import Vector

from kit import cooling
from kit.air import _head as arrow_head
from kit.runs import _with_bends as with_bends
from kit.runs import pipe


@dataclass(frozen=True)
class Loop:
    size: tuple
    night: bool = False
    azimuth: float = 50
    elevation: float = 30
    margin: float = 0.04
    frame: Optional[tuple] = None
    samples: int = 12
    frames: int = 12
    """How many different frames there are; a film repeats them."""
    veil: Optional[Callable] = None


@contextmanager
def fans_turned(phase, blades=5, pitches=2):
    """What is built within has its fans turned: by whole pitches of their blades from phase 0 to 1."""
    still = cooling._blade
    more = phase * pitches * math.tau / blades
    cooling._blade = lambda x, y, radius, turn: still(x, y, radius, turn - more)
    try:
        yield
    finally:
        cooling._blade = still


# A sleeve's end clear of its pipe's end, because coplanar faces render black.
CLEAR = 0.008
# Two bends that touch share a point, and a pipe cannot turn where it has no length.
SAME = 0.001


def bands(points, radius, colour, phase, bend=None, pitch=0.9, part=0.3):
    """Bright sleeves that travel along a pipe from its first point to its last: the water in it, made visible."""
    line = with_bends(points, radius * 3 if bend is None else bend)
    ends = [0.0]
    for one, other in zip(line, line[1:]):
        ends.append(ends[-1] + (other - one).length)
    length = pitch * part
    start = (phase % 1) * pitch - length
    while start < ends[-1]:
        piece = _piece(line, ends, max(start, CLEAR), min(start + length, ends[-1] - CLEAR))
        if len(piece) > 1:
            pipe(piece, radius, colour, 0)
        start += pitch


def _piece(line, ends, start, end):
    if end - start < 0.01:
        return []
    piece = [_at(line, ends, start)]
    for point in [*(point for point, at in zip(line, ends) if start < at < end), _at(line, ends, end)]:
        if (point - piece[-1]).length > SAME:
            piece.append(point)
    return piece


def _at(line, ends, where):
    for k in range(1, len(line)):
        if where <= ends[k]:
            part = (where - ends[k - 1]) / max(ends[k] - ends[k - 1], 1e-6)
            return Vector(line[k - 1]).lerp(Vector(line[k]), part)
    return Vector(line[-1])


def gusts(points, colour, phase, radius=0.06, pitch=0.5, bend=0.3):
    """Arrow heads that travel along a line, small where it begins and ends: air that is seen to move."""
    line = with_bends(points, bend)
    ends = [0.0]
    for one, other in zip(line, line[1:]):
        ends.append(ends[-1] + (other - one).length)
    where = (phase % 1) * pitch
    while where < ends[-1] - 0.02:
        size = radius * math.sin(math.pi * where / ends[-1]) ** 0.5
        foot, ahead = _at(line, ends, where), _at(line, ends, where + 0.02)
        if size > 0.01 and (ahead - foot).length > SAME:
            way = (ahead - foot).normalized()
            arrow_head(foot, foot + way * size * 2.6, way, size, colour)
        where += pitch
