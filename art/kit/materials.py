"""Materials by palette name. A name is enough nearly everywhere: `box(…, "copper")`."""
from dataclasses import dataclass, replace

import bpy

from kit.palette import linear


@dataclass(frozen=True)
class Finish:
    roughness: float = 0.55
    metallic: float = 0
    specular: float = 0.25
    coat: float = 0
    glow: float = 0
    glow_colour: str = ""


PLAIN = Finish()
GLOSSY = Finish(roughness=0.28, specular=0.5)
MATT = Finish(roughness=0.9, specular=0.1)

FINISHES = {
    "steel": Finish(roughness=0.35, metallic=0.85, specular=0.5),
    "copper": Finish(roughness=0.32, metallic=0.55, specular=0.5),
    "teal": Finish(roughness=0.4, specular=0.4),
    "blue": Finish(roughness=0.35, specular=0.4),
    "amber": Finish(roughness=0.4, specular=0.4),
    "dark": Finish(roughness=0.45),
    "solar_cell": Finish(roughness=0.18, specular=0.6, coat=0.6),
    "water": Finish(roughness=0.1, specular=0.5, coat=0.3),
    "sea": Finish(roughness=0.35, specular=0.4),
    "shallow": Finish(roughness=0.35, specular=0.4),
    "window": Finish(roughness=0.12, specular=0.7, coat=0.5),
    "lamp": Finish(glow=1.2, glow_colour="glow_lamp"),
    "screen": Finish(roughness=0.3, glow=0.55, glow_colour="glow_screen"),
    "cold_air": Finish(roughness=0.4, glow=0.7, glow_colour="glow_air"),
    "rock": MATT,
    "rock_light": MATT,
    "rock_dark": MATT,
}

# At night the services must still be told apart, so they glow a little in their own colour.
NIGHT_GLOW = {
    "teal_light": (0.16, "teal_light"),
    "copper": (0.16, "copper"),
    "blue": (0.30, "blue"),
    "amber": (0.30, "amber"),
    "red": (0.12, "red"),
    "mint": (0.03, "mint"),
    "water": (0.30, "glow_water"),
    "sea": (0.05, "glow_water"),
    "shallow": (0.12, "glow_water"),
    "lamp": (5.0, "glow_lamp"),
    "screen": (2.0, "glow_screen"),
    "window_lit": (0.95, "glow_window"),
}

_made = {}
_night = False


def forget_materials(night):
    global _night
    _night = night
    _made.clear()


def is_night():
    return _night


def material(colour, finish=None):
    """The material of a palette name; a material passes through."""
    if not isinstance(colour, str):
        return colour
    if colour == "glass":
        return _glass()
    if colour == "window_lit" and not _night:
        colour = "window"
    finish = _at_this_time(colour, finish or FINISHES.get(colour, PLAIN))
    return _once((colour, finish), lambda: _principled(colour, finish))


def glossy(colour):
    return material(colour, GLOSSY)


def matt(colour):
    return material(colour, MATT)


def _at_this_time(colour, finish):
    if not _night or colour not in NIGHT_GLOW:
        return finish
    glow, glow_colour = NIGHT_GLOW[colour]
    return replace(finish, glow=glow, glow_colour=glow_colour)


def _once(key, make):
    if key not in _made:
        _made[key] = make()
    return _made[key]


def _principled(colour, finish):
    made = bpy.data.materials.new(colour)
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = linear(colour)
    inputs["Roughness"].default_value = finish.roughness
    inputs["Metallic"].default_value = finish.metallic
    inputs["Specular"].default_value = finish.specular
    inputs["Clearcoat"].default_value = finish.coat
    if finish.glow:
        inputs["Emission"].default_value = linear(finish.glow_colour)
        inputs["Emission Strength"].default_value = finish.glow
    return made


def _glass():
    return _once("glass", _thin_glass)


def _thin_glass():
    """Tinted transparency and a faint veil of light: real refraction turns black and noisy at our sample counts."""
    made = bpy.data.materials.new("glass")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.90, 0.96, 0.96, 1)
    veil = tree.nodes.new("ShaderNodeEmission")
    veil.inputs[0].default_value = linear("glow_glass")
    veil.inputs[1].default_value = 0.018 if _night else 0.09
    both = tree.nodes.new("ShaderNodeAddShader")
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(clear.outputs[0], both.inputs[0])
    tree.links.new(veil.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], out.inputs[0])
    return made
