"""The one palette. Colours that are design tokens are read from the site's style sheet, so pages and pictures cannot drift apart."""
import re
from pathlib import Path

STYLE_SHEET = Path(__file__).parents[2] / "site/styles/tokens.css"


def _light_tokens():
    light_theme = re.search(r":root\s*{(.*?)}", STYLE_SHEET.read_text(), re.DOTALL).group(1)
    return dict(re.findall(r"--([\w-]+):\s*(?:light-dark\()?(#[0-9a-fA-F]{6})", light_theme))


_TOKENS = _light_tokens()


def token(name):
    return _TOKENS[name]


PALETTE = {
    # Shared with the pages
    "navy": token("navy"),
    "navy_light": token("navy-line"),
    "teal": token("brand"),
    "amber": token("accent"),
    "red": token("danger"),
    "white": token("on-navy"),
    "plaster": token("sand"),
    # Building
    "sand": "#DACBB0",
    "sand_dark": "#C9B594",
    "stone": "#C2B8A9",
    "paving": "#D6CABA",
    "asphalt": "#59656A",
    "concrete": "#A9A79F",
    "wood": "#B08A62",
    "wood_dark": "#866445",
    "fabric": "#C9BBA6",
    "carpet": "#8FA9A6",
    "carpet_dark": "#84A09E",
    "wall_mint": "#B9D0CC",
    "wall_grey": "#EFEDE8",
    "wall_sage": "#A8BBA6",
    "wall_clay": "#C99A7C",
    "wall_sky": "#AFC9D6",
    "wall_ochre": "#DDBB7B",
    "wall_slate": "#6F8791",
    "wall_rose": "#D3A9A0",
    "linen": "#E6DDCC",
    "marble": "#DDD6CA",
    "carpet_red": "#8C3F3F",
    "carpet_gold": "#C79A52",
    "board": "#D8CDBD",
    # Services
    "teal_light": "#2B8C8C",
    "mint": "#A9CCC5",
    "copper": "#C9713A",
    "blue": "#3A86B0",
    "steel": "#AEB9BE",
    "steel_light": "#C9D0D2",
    "grey": "#8C979B",
    "dark": "#232C31",
    "black": "#14191C",
    "solar_cell": "#183A56",
    "solar_line": "#5E86A0",
    "cold_air": "#BFE6E6",
    # Outside
    "glass": "#8FC3CC",
    "window": "#5F97A3",
    "window_lit": "#E8B06A",
    "water": "#3B9AA6",
    "sea": "#3691A0",
    "shallow": "#7CC3BF",
    "sky": "#CFE3E8",
    "leaf": "#5D8063",
    "leaf_light": "#7B9A72",
    "trunk": "#96795A",
    "grass": "#93A87C",
    "rock_dark": "#A98B70",
    "rock": "#C0A184",
    "rock_light": "#D3B899",
    "hajar": "#7E6A5F",
    "hajar_light": "#94806F",
    "dune_red": "#C98D5E",
    "mud": "#C4A077",
    # People and light
    "skin": "#B58463",
    "skin_dark": "#875A3E",
    "skin_light": "#CFA07C",
    "red_soft": "#9C5A4A",
    "lamp": "#FFE2B0",
    "screen": "#9FD8DC",
    "glow_lamp": "#FFCF8A",
    "glow_window": "#FFB45E",
    "glow_screen": "#7CC9D0",
    "glow_water": "#2FA8B8",
    "glow_air": "#9CDDE0",
    "glow_glass": "#CFEDEE",
    # Sun, moon and sky
    "sunlight": "#FFF1E0",
    "day_horizon": "#ECEDEA",
    "day_zenith": "#BCD4EA",
    "moonlight": "#A8CCFF",
    "night_horizon": "#4C7F9C",
    "night_zenith": "#1E4260",
    "lamplight": "#FFCB8C",
    "poollight": "#6FE3E6",
}


def _linear(byte):
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def linear(name):
    """A palette colour as Blender wants it: linear light, with alpha."""
    digits = PALETTE[name].lstrip("#")
    return (*(_linear(int(digits[i : i + 2], 16)) for i in (0, 2, 4)), 1)
