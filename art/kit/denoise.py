"""Takes the noise out of a render, in numpy: Debian's Blender comes without a denoiser.

Non-local means on two half-sample renders of the same scene. Their difference says how much noise there is, and the
weights found in one filter the other, so noise is never mistaken for detail. Albedo, normal and the distance from the
surface's plane guide it; only light is filtered, the surface colour is divided out first and comes back sharp."""
import numpy as np

REACH = 9
ALBEDO_WIDTH, NORMAL_WIDTH = 0.10, 0.22
# A point further than this from another's plane, in metres, is on another surface: positions alone would tie the filter to the scale.
PLANE_WIDTH = 0.035
NEAR = [(y, x) for y in range(-3, 4) for x in range(-3, 4) if y or x]
FAR = [(y, x) for y in range(-9, 10, 3) for x in range(-9, 10, 3) if y or x]
NEXT = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x]


def denoise(first, second, albedo, normal, position):
    """Two RGBA buffers with premultiplied alpha become one."""
    colour = np.where(albedo.max(-1, keepdims=True) < 0.04, 1, np.clip(albedo, 0.04, None)).astype(np.float32)
    colour = np.concatenate([colour, np.ones_like(colour[..., :1])], -1)
    pair = [_without_fireflies(np.clip(each, 0, 12) / colour) for each in (first, second)]
    guides = _Guides(albedo, normal, position)
    pair = _filtered(pair, guides, NEAR, strength=0.6, patch=2, least=0)
    pair = _filtered(pair, guides, FAR, strength=0.7, patch=2, least=2e-6)
    pair = _filtered(pair, guides, NEXT, strength=0.8, patch=1, least=2e-6)
    return (pair[0] + pair[1]) * 0.5 * colour


def blur(image, radius):
    """The mean over a square, edges repeated."""
    for axis in (0, 1):
        margin = [(0, 0)] * image.ndim
        margin[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(image, margin, mode="edge"), axis=axis, dtype=np.float64)
        after, before = [slice(None)] * image.ndim, [slice(None)] * image.ndim
        after[axis], before[axis] = slice(2 * radius + 1, None), slice(0, -(2 * radius + 1))
        image = ((sums[tuple(after)] - sums[tuple(before)]) / (2 * radius + 1)).astype(np.float32)
    return image


class _Guides:
    """What tells surfaces apart, before any light falls on them."""

    def __init__(self, albedo, normal, position):
        self.look = np.concatenate([albedo / ALBEDO_WIDTH, normal / NORMAL_WIDTH], -1).astype(np.float32)
        self.normal, self.position = (each.astype(np.float32) / PLANE_WIDTH**0.5 for each in (normal, position))
        self.own_plane = (self.position * self.normal).sum(-1)
        self.padded_look, self.padded_position = _padded(self.look), _padded(self.position)

    def same_surface(self, offset):
        off_plane = (_moved(self.padded_position, offset) * self.normal).sum(-1) - self.own_plane
        apart = ((_moved(self.padded_look, offset) - self.look) ** 2).sum(-1) + off_plane**2
        return np.exp(-apart) * (apart < 9)


def _without_fireflies(image):
    light = image[..., :3].mean(-1)
    allowed = np.minimum(1, (4 * blur(light, 2) + 0.02) / (light + 1e-6))
    image[..., :3] *= allowed[..., None]
    return image


def _brightness(image):
    return image[..., :3].mean(-1) * 0.8 + image[..., 3] * 0.2


def _filtered(pair, guides, offsets, strength, patch, least):
    light = [_brightness(each) for each in pair]
    variance = np.maximum(blur((light[0] - light[1]) ** 2 / 2, 3), least)
    sums = [each.copy() for each in pair]
    weights = [np.ones_like(variance), np.ones_like(variance)]
    padded = [_padded(each) for each in (*pair, *light, variance)]
    for offset in offsets:
        *moved, moved_light_0, moved_light_1, moved_variance = (_moved(each, offset) for each in padded)
        same_surface = guides.same_surface(offset)
        noise = variance + moved_variance + 1e-6
        alike = [
            _alike(here, there, noise, strength, patch) * same_surface
            for here, there in zip(light, (moved_light_0, moved_light_1))
        ]
        for k in (0, 1):
            sums[k] += moved[k] * alike[1 - k][..., None]
            weights[k] += alike[1 - k]
    return [total / weight[..., None] for total, weight in zip(sums, weights)]


def _alike(here, there, noise, strength, patch):
    distance = ((there - here) ** 2 - noise) / (2 * strength**2 * noise + 1e-5)
    return np.exp(-np.clip(blur(distance, patch), 0, 30))


def _padded(image):
    return np.pad(image, [(REACH, REACH), (REACH, REACH)] + [(0, 0)] * (image.ndim - 2), mode="edge")


def _moved(padded, offset):
    height, width = padded.shape[0] - 2 * REACH, padded.shape[1] - 2 * REACH
    top, left = REACH + offset[0], REACH + offset[1]
    return padded[top : top + height, left : left + width]
