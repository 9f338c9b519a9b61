"""Renders the stage with Cycles: two half-sample passes, denoised, as a PNG with transparent ground."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from kit.denoise import denoise
from kit.materials import is_night
from kit.tone import picture, write_png

THREADS = 2
SEEDS = (11, 18)
PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Normal", "position": "Position"}
NOWHERE = -999


def render(path, size, samples, veil=None):
    """`veil` turns positions in the scene (height × width × 3) into a multiplier of the alpha."""
    _settings(size, samples)
    started = time.time()
    first, second = _both_halves()
    rendered = time.time()
    albedo, normal, position = ((first[k] + second[k])[..., :3] / 2 for k in ("albedo", "normal", "position"))
    hit = np.abs(position).sum(-1, keepdims=True) > 0
    position = np.where(hit, position, NOWHERE)
    light = denoise(first["light"], second["light"], albedo, normal, position)
    mask = None if veil is None else np.where(hit[..., 0], veil(position), 1)
    write_png(path, picture(light, is_night(), mask))
    return {"render": round(rendered - started, 1), "denoise": round(time.time() - rendered, 1)}


def _settings(size, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = "FIXED", THREADS
    _sampling(scene.cycles, samples)
    layer = scene.view_layers[0]
    layer.use_pass_position = layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True


def _sampling(cycles, samples):
    cycles.device = "CPU"
    cycles.samples = max(4, samples // 2)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 0, 4
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5


def _both_halves():
    folder = tempfile.mkdtemp()
    _passes_to_files(folder)
    try:
        return [_half(seed, folder) for seed in SEEDS]
    finally:
        shutil.rmtree(folder)


def _passes_to_files(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_mode = "OPEN_EXR", "RGBA"
    files.format.color_depth, files.format.exr_codec = "32", "NONE"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def _half(seed, folder):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    bpy.ops.render.render()
    return {name: _read(os.path.join(folder, f"{name}{scene.frame_current:04d}.exr")) for name in PASSES}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, image.channels)[::-1].copy()
    bpy.data.images.remove(image)
    return pixels
