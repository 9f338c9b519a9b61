"""What services are built into: plinths, rooms, walls, floors, glazing, railings."""
from kit.primitives import box, prism, rounded, sheet
from kit.runs import pipe

# Every cut surface has this colour, as on an architect's section.
CUT = "navy"


def plinth(x0, y0, x1, y1, radius=0.8, height=0.6, top="sand", side="sand_dark", z=0):
    """The board on which a scene stands; its top is at z."""
    outline = rounded(x0, y0, x1, y1, radius)
    prism(outline, z - height, z - 0.12, side, 0.05)
    prism(outline, z - 0.12, z, top, 0.04)


def room(width, depth, height, floor="wood", wall="white", thickness=0.16):
    """A room open to the front and right, on its own plinth: walls at x = 0 and y = depth, the floor's top at 0.03."""
    t = thickness
    plinth(-t - 0.15, -0.3, width + 0.3, depth + t + 0.15, 0.18, 0.34, "plaster", "stone")
    box(0, 0, 0, width, depth, 0.03, floor, 0)
    box(-t, 0, 0, 0, depth, height, wall, 0.01)
    box(-t, depth, 0, width, depth + t, height, wall, 0.01)
    box(-t, 0, height, 0, depth + t, height + 0.035, CUT, 0)
    box(0, depth, height, width, depth + t, height + 0.035, CUT, 0)


def planks(x0, y0, x1, y1, z, colour="wood_dark", width=0.3):
    """Joints of a timber floor along X, on the floor's top z."""
    for k in range(1, int((y1 - y0) / width) + 1):
        y = y0 + k * width
        if y < y1 - 0.02:
            box(x0, y, z - 0.01, x1, y + 0.011, z + 0.006, colour, 0)


def tiles(x0, y0, x1, y1, z, colour="stone", size=0.6, joint=0.01):
    """Joints of a tiled floor, on the floor's top z."""
    for k in range(1, int((x1 - x0) / size) + 1):
        x = x0 + k * size
        if x < x1 - 0.02:
            box(x, y0, z - 0.01, x + joint, y1, z + 0.006, colour, 0)
    for k in range(1, int((y1 - y0) / size) + 1):
        y = y0 + k * size
        if y < y1 - 0.02:
            box(x0, y, z - 0.01, x1, y + joint, z + 0.006, colour, 0)


def wall_x(x, y0, y1, z0, z1, thickness=0.22, colour="white", cut=True):
    """A wall at x, running along Y; its cut top shows."""
    box(x, y0, z0, x + thickness, y1, z1, colour, 0.012)
    if cut:
        box(x, y0, z1, x + thickness, y1, z1 + 0.035, CUT, 0)


def wall_y(y, x0, x1, z0, z1, thickness=0.22, colour="white", cut=True):
    """A wall at y, running along X."""
    box(x0, y, z0, x1, y + thickness, z1, colour, 0.012)
    if cut:
        box(x0, y, z1, x1, y + thickness, z1 + 0.035, CUT, 0)


def pane_x(x, y0, y1, z0, z1, frame="navy", bar=0.05, mullions=0):
    """Glazing in the plane x."""
    sheet((x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1), "glass")
    half = bar / 2
    for k in range(mullions + 2):
        y = y0 + (y1 - y0) * k / (mullions + 1)
        box(x - half, y - half, z0, x + half, y + half, z1, frame, 0)
    for z in (z0, z1):
        box(x - half, y0 - half, z - half, x + half, y1 + half, z + half, frame, 0)


def pane_y(y, x0, x1, z0, z1, frame="navy", bar=0.05, mullions=0):
    """Glazing in the plane y."""
    sheet((x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1), "glass")
    half = bar / 2
    for k in range(mullions + 2):
        x = x0 + (x1 - x0) * k / (mullions + 1)
        box(x - half, y - half, z0, x + half, y + half, z1, frame, 0)
    for z in (z0, z1):
        box(x0 - half, y - half, z - half, x1 + half, y + half, z + half, frame, 0)


def railing(corners, z, height=1.05, every=1.3, colour="navy"):
    """Posts and two rails through the (x, y) corners, standing on z."""
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        for rail in (height * 0.6, height):
            pipe([(x0, y0, z + rail), (x1, y1, z + rail)], 0.025, colour, 0)
        posts = max(1, round((abs(x1 - x0) + abs(y1 - y0)) / every))
        for k in range(posts + 1):
            x, y = x0 + (x1 - x0) * k / posts, y0 + (y1 - y0) * k / posts
            box(x - 0.025, y - 0.025, z, x + 0.025, y + 0.025, z + height, colour, 0)
