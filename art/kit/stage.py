"""What is being built: the time of day, the local frame, and how a mesh gets into the picture."""
import math

import bmesh
import bpy
from mathutils import Matrix

from kit.materials import forget_materials, material

_frames = [Matrix.Identity(4)]


def clear(night):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials(night)
    del _frames[1:]


def frame():
    return _frames[-1]


class at:
    """`with at(x, y, z, turn=90): …` builds in a frame moved there, turned about the vertical (degrees), scaled or tilted."""

    def __init__(self, x=0, y=0, z=0, turn=0, scale=1, tilt=0):
        turned = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X")
        self.matrix = Matrix.Translation((x, y, z)) @ turned @ Matrix.Scale(scale, 4)

    def __enter__(self):
        _frames.append(frame() @ self.matrix)

    def __exit__(self, *_):
        _frames.pop()


def put(name, data):
    thing = bpy.data.objects.new(name, data)
    thing.matrix_world = frame()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def put_mesh(vertices, faces, colour, bevel=0, smooth=False, closed=True):
    """A mesh in the current frame. `bevel` is the width of its rounded edges in metres."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    if closed:
        _turn_faces_outward(data)
    data.materials.append(material(colour))
    thing = put("mesh", data)
    if bevel:
        _round_edges(thing, bevel)
    if bevel or smooth:
        _shade_smooth(data)
    return thing


def _turn_faces_outward(data):
    body = bmesh.new()
    body.from_mesh(data)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(data)
    body.free()


def _round_edges(thing, width):
    rounding = thing.modifiers.new("bevel", "BEVEL")
    rounding.width = width
    rounding.segments = 2
    rounding.limit_method = "ANGLE"
    rounding.angle_limit = 0.6
    rounding.harden_normals = True


def _shade_smooth(data):
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = 0.6
