"""From light to picture: a soft shoulder for whites, glow at night, a little contrast, and a clean edge."""
import struct
import zlib

import numpy as np

from kit.denoise import blur

SHOULDER = 0.72
CONTRAST = 0.16
SATURATION = 0.96
NIGHT_GLOW = 0.5
EDGE = 0.03


def picture(light, night, veil=None):
    """RGBA bytes from premultiplied linear light; `veil` multiplies the alpha."""
    alpha = np.clip(light[..., 3:], 0, 1)
    colour = np.where(alpha > 0.002, light[..., :3] / np.maximum(alpha, 1e-4), 0)
    colour = _soft_whites(colour)
    if night:
        colour = _with_glow(colour, light)
    colour = _saturated(_contrasted(_to_srgb(colour)))
    alpha = alpha * _edge(*alpha.shape[:2]) * (1 if veil is None else veil[..., None])
    return (np.clip(np.concatenate([colour, alpha], -1), 0, 1) * 255 + 0.5).astype(np.uint8)


def _soft_whites(colour):
    """Bright light approaches white without clipping; mostly by brightness, so that hues stay."""
    brightest = np.maximum(colour.max(-1, keepdims=True), 1e-5)
    return 0.7 * colour * (_shoulder(brightest) / brightest) + 0.3 * _shoulder(colour)


def _shoulder(x):
    rest = 1 - SHOULDER
    return np.where(x > SHOULDER, SHOULDER + rest * (1 - np.exp(-(x - SHOULDER) / rest)), x)


def _with_glow(colour, light):
    width = light.shape[1]
    bright = np.clip(light[..., :3] - 0.9, 0, 4)
    radii = ((max(1, width // 260), 0.5), (max(2, width // 90), 0.3), (max(3, width // 36), 0.2))
    halo = sum(blur(blur(bright, radius), radius) * part for radius, part in radii)
    return 1 - (1 - np.clip(colour, 0, 1)) * (1 - np.clip(halo * NIGHT_GLOW, 0, 1))


def _to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)


def _contrasted(x):
    return x + CONTRAST * (x - 0.5) * x * (1 - x) * 4


def _saturated(x):
    grey = x.mean(-1, keepdims=True)
    return grey + (x - grey) * SATURATION


def _edge(height, width):
    """A shadow that runs out of the frame fades instead of being cut; the subject never comes this near."""
    rim = EDGE * width
    down = np.minimum(np.arange(height) + 0.5, height - np.arange(height) - 0.5)
    along = np.minimum(np.arange(width) + 0.5, width - np.arange(width) - 0.5)
    t = np.clip(np.minimum(down[:, None], along[None, :]) / rim, 0, 1)
    return (t * t * (3 - 2 * t))[..., None]


def write_png(path, pixels):
    """Own writer: the same pixels must be the same bytes, whatever Blender adds to a file."""
    height, width, channels = pixels.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, width * channels)], 1).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b"")):
            checksum = zlib.crc32(kind + data) & 0xFFFFFFFF
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum))
