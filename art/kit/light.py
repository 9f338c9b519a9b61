"""Sun, moon and lamps. By day lamps do not burn: scenes place them once and need not ask for the time."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.materials import is_night
from kit.palette import linear
from kit.stage import frame, put

# Height and direction in degrees (0 is +X, −90 is −Y); every scene has the same, so that pictures lie well beside each other.
SUN = (46, -58)
MOON = (42, -120)


def light_scene():
    if is_night():
        _sky("night_horizon", "night_zenith", 0.34)
        _sun(MOON, 1.0, "moonlight", softness=10)
    else:
        _sky("day_horizon", "day_zenith", 0.66)
        _sun(SUN, 2.8, "sunlight", softness=5)


def ceiling_light(x, y, z, width=2.0, depth=1.2, watts=60, colour="lamplight"):
    """A soft light shining down, for a room; it is not seen itself."""
    _area(Matrix.Translation((x, y, z)), width, depth, watts, colour)


def uplight(x, y, z, width=2.0, depth=1.2, watts=16, colour="poollight"):
    """A soft light shining up, as from a pool."""
    _area(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi, 4, "X"), width, depth, watts, colour)


def bulb(x, y, z, watts=10, radius=0.15, colour="lamplight"):
    """A small light in all directions, for gardens and facades."""
    if not is_night():
        return
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, radius, linear(colour)[:3]
    put("bulb", lamp).matrix_world = frame() @ Matrix.Translation((x, y, z))


def _area(place, width, depth, watts, colour):
    if not is_night():
        return
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, depth
    lamp.energy, lamp.color = watts, linear(colour)[:3]
    thing = put("area", lamp)
    thing.matrix_world = frame() @ place
    thing.visible_camera = thing.visible_glossy = False


def direction(height, towards):
    height, towards = math.radians(height), math.radians(towards)
    return Vector((math.cos(height) * math.cos(towards), math.cos(height) * math.sin(towards), math.sin(height)))


def _sun(place, strength, colour, softness):
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = strength, math.radians(softness), linear(colour)[:3]
    put("sun", sun).rotation_euler = direction(*place).to_track_quat("Z", "Y").to_euler()


def _sky(horizon, zenith, strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    background = tree.nodes["Background"]
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0, linear(horizon)
    high.position, high.color = 0.9, linear(zenith)
    background.inputs[1].default_value = strength
