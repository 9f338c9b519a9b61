"""blender -b --factory-startup -P art/kit/loop.py -- <loop> --out <folder> [--preview]

Renders the frames of a loop, each a PNG, and prints one line of JSON after "ART ". What does not move is the mean of all frames: it is held
perfectly still, and has the light of all their samples."""
import argparse
import importlib
import json
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np  # noqa: E402

from kit import camera, light, primitives, render, stage  # noqa: E402
from kit.denoise import blur, denoise  # noqa: E402
from kit.tone import picture, write_png  # noqa: E402

PREVIEW_WIDTH, PREVIEW_FRAMES = 480, 2
# In the same seed a point that stands still is sampled alike in each frame, so any difference of these passes is movement.
MOVED = {"albedo": 0.02, "position": 0.01}
AROUND = 3


def arguments():
    parser = argparse.ArgumentParser(prog="loop")
    parser.add_argument("loop")
    parser.add_argument("--out", default=".")
    parser.add_argument("--preview", action="store_true")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def frame(module, loop, size, phase):
    random.seed(1)
    stage.clear(loop.night)
    primitives.start_counting()
    module.build(phase)
    camera.fit_camera(size, loop.azimuth, loop.elevation, loop.margin, loop.frame)
    camera.ground()
    light.light_scene()
    render._settings(size, loop.samples)
    return render._both_halves()


def finished(first, second):
    albedo, normal, position = ((first[k] + second[k])[..., :3] / 2 for k in ("albedo", "normal", "position"))
    hit = np.abs(position).sum(-1, keepdims=True) > 0
    position = np.where(hit, position, render.NOWHERE)
    lit = denoise(first["light"], second["light"], albedo, normal, position)
    return {"light": lit, "albedo": albedo, "position": position, "hit": hit[..., 0]}


def moving(frames):
    """Where anything moves in any frame, with a soft edge: height × width × 1 from 0 to 1."""
    moved = np.zeros(frames[0]["hit"].shape, np.float32)
    for name, least in MOVED.items():
        for each in frames[1:]:
            moved = np.maximum(moved, (np.abs(each[name] - frames[0][name]).max(-1) > least).astype(np.float32))
    grown = (blur(moved[..., None], AROUND) > 1e-4).astype(np.float32)
    return blur(grown, 2)


def main():
    asked = arguments()
    module = importlib.import_module(f"loops.{asked.loop}")
    loop = module.loop
    size = (PREVIEW_WIDTH, round(PREVIEW_WIDTH * loop.size[1] / loop.size[0])) if asked.preview else loop.size
    count = PREVIEW_FRAMES if asked.preview else loop.frames
    frames = []
    for k in range(count):
        frames.append(finished(*frame(module, loop, size, k / loop.frames)))
        print(f"frame {k + 1} of {count}", flush=True)
    still, mask = sum(each["light"] for each in frames) / count, moving(frames)
    files = []
    for k, each in enumerate(frames):
        veil = None if loop.veil is None else np.where(each["hit"], loop.veil(each["position"]), 1)
        lit = mask * each["light"] + (1 - mask) * still
        files.append(f"{asked.out}/{asked.loop}-{k:03d}.png")
        write_png(files[-1], picture(lit, loop.night, veil))
    print("ART " + json.dumps({"size": size, "files": files, "moving": float(mask.mean())}), flush=True)


main()
