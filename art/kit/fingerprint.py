"""What Blender is about to render, as a hash.

A source may change (a comment, a name, a function that this scene does not use) without its picture changing."""
import hashlib
from pathlib import Path

import bpy
import numpy as np

_RENDERING = ("render.py", "denoise.py", "tone.py")


def fingerprint(scene):
    """Of everything on the stage, the scene's settings, and the code that turns them into pixels."""
    digest = hashlib.sha256(repr((scene.size, scene.samples, scene.night_samples)).encode())
    for name in _RENDERING:
        digest.update((Path(__file__).parent / name).read_bytes())
    if scene.veil:
        digest.update(np.ascontiguousarray(scene.veil(_probe()), np.float32).tobytes())
    bpy.context.view_layer.update()
    for thing in bpy.context.scene.objects:
        digest.update(np.array(thing.matrix_world, np.float32).tobytes())
        digest.update(_describe(thing))
    digest.update(_nodes(bpy.context.scene.world.node_tree))
    return digest.hexdigest()


def _probe():
    """Points all over a scene, to compare what a veil does with them."""
    steps = np.linspace(-40, 40, 41, dtype=np.float32)
    return np.stack(np.meshgrid(steps, steps, steps / 4), -1).reshape(41 * 41, 41, 3)


def _describe(thing):
    data = thing.data
    parts = [thing.type, thing.is_shadow_catcher, thing.visible_camera]
    parts += [(m.width, m.segments) for m in thing.modifiers]
    if thing.type == "MESH":
        parts += [_all(data.vertices, "co", 3, np.float32), _all(data.loops, "vertex_index", 1, np.int32)]
        parts.append(_all(data.polygons, "use_smooth", 1, bool))
    elif thing.type == "CURVE":
        parts += [data.bevel_depth, data.bevel_resolution, _all(data.splines[0].points, "co", 4, np.float32)]
    else:
        parts += [(name, _plain(getattr(data, name))) for name in _SETTINGS if hasattr(data, name)]
    if thing.type in {"MESH", "CURVE"}:
        parts += [_nodes(m.node_tree) for m in data.materials]
    return repr(parts).encode()


_SETTINGS = ("type", "energy", "color", "angle", "size", "size_y", "shadow_soft_size", "ortho_scale")


def _all(items, name, width, kind):
    values = np.empty(len(items) * width, kind)
    items.foreach_get(name, values)
    return hashlib.sha256(values.tobytes()).hexdigest()


def _nodes(tree):
    values = [
        (node.type, [_plain(i.default_value) for i in node.inputs if hasattr(i, "default_value")]) for node in tree.nodes
    ]
    ramps = [
        [(e.position, _plain(e.color)) for e in node.color_ramp.elements]
        for node in tree.nodes
        if node.type == "VALTORGB"
    ]
    return repr((values, ramps)).encode()


def _plain(value):
    return value if isinstance(value, (str, int, float)) else tuple(value)
