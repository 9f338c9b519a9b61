"""blender -b --factory-startup -P art/kit/__main__.py -- <scene> --out <folder> [--preview] [--only day|night] [--fingerprint]

Prints one line of JSON, after "ART ", with what the scene says about itself and the files made."""
import argparse
import importlib
import json
import random
import sys
from dataclasses import replace
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parents[1]))

from kit import camera, fingerprint, light, primitives, render, stage  # noqa: E402

PREVIEW_WIDTH, PREVIEW_SAMPLES = 480, 12


def arguments():
    parser = argparse.ArgumentParser(prog="art")
    parser.add_argument("scene")
    parser.add_argument("--out", default=".")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--width", type=int, default=PREVIEW_WIDTH)
    parser.add_argument("--only", choices=("day", "night"))
    parser.add_argument("--fingerprint", action="store_true")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def small(scene, width):
    height = round(scene.size[1] * width / scene.size[0])
    return replace(scene, size=(width, height), samples=PREVIEW_SAMPLES, night_samples=PREVIEW_SAMPLES * 2)


def set_up(module, scene, night):
    random.seed(1)
    stage.clear(night)
    primitives.start_counting()
    module.build()
    camera.fit_camera(scene.size, scene.azimuth, scene.elevation, scene.margin, scene.frame)
    camera.ground()
    light.light_scene()


def versions(scene, only):
    wanted = ("day", "night") if scene.night else ("day",)
    return [version for version in wanted if only in (None, version)]


def main():
    asked = arguments()
    module = importlib.import_module(f"scenes.{asked.scene}")
    scene = small(module.scene, asked.width) if asked.preview else module.scene
    made = {"size": scene.size, "night": scene.night, "prints": {}, "files": {}, "seconds": {}}
    for version in versions(scene, asked.only):
        set_up(module, scene, version == "night")
        made["prints"][version] = fingerprint.fingerprint(scene)
        if not asked.fingerprint:
            path = f"{asked.out}/{asked.scene}{'-night' if version == 'night' else ''}.png"
            samples = scene.night_samples if version == "night" else scene.samples
            made["seconds"][version] = render.render(path, scene.size, samples, scene.veil)
            made["files"][version] = path
    print("ART " + json.dumps(made), flush=True)


main()
