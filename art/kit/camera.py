"""The camera: parallel lines stay parallel, and the frame fits what was built."""
import math

import bpy
import numpy as np
from mathutils import Vector

from kit.primitives import box

GROUND_SIZE = 120


def ground():
    """An unseen floor under everything that only takes the shadows."""
    lowest = float(_corners()[:, 2].min())
    floor = box(-GROUND_SIZE, -GROUND_SIZE, lowest - 0.05, GROUND_SIZE, GROUND_SIZE, lowest, "sand", 0)
    floor.is_shadow_catcher = True


def fit_camera(size, azimuth, elevation, margin, only=None):
    """Looks from the azimuth (0 is +X, towards −Y) so that everything built, or the (low, high) corners `only`, fills the frame."""
    towards, right, up = _axes(azimuth, elevation)
    points = _corners() if only is None else _box_corners(*only)
    across, upwards = points @ np.array(right), points @ np.array(up)
    width, height = np.ptp(across), np.ptp(upwards)
    aspect = size[0] / size[1]
    span = max(width, height * aspect) / (1 - 2 * margin)
    middle = right * float(across.max() + across.min()) / 2 + up * float(upwards.max() + upwards.min()) / 2
    _place(middle, towards, span)


def _axes(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(e) * math.cos(a), -math.cos(e) * math.sin(a), math.sin(e)))
    right = Vector((0, 0, 1)).cross(towards).normalized()
    return towards, right, towards.cross(right)


def _place(middle, towards, span, distance=200):
    lens = bpy.data.cameras.new("camera")
    lens.type, lens.ortho_scale, lens.clip_end = "ORTHO", span, 800
    camera = bpy.data.objects.new("camera", lens)
    camera.location = middle + towards * distance
    camera.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera


def _corners():
    """The vertices of everything built; of pipes, which have none yet, the bounding box."""
    bpy.context.view_layer.update()
    return np.concatenate([_points_of(thing) for thing in bpy.context.scene.objects if thing.type in {"MESH", "CURVE"}])


def _points_of(thing):
    if thing.type == "MESH":
        points = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
    else:
        points = np.array([corner[:] for corner in thing.bound_box])
    matrix = np.array(thing.matrix_world)
    return points @ matrix[:3, :3].T + matrix[:3, 3]


def _box_corners(low, high):
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])
