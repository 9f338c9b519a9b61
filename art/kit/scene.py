"""What a scene says about itself; every file in art/scenes has one `scene` and one function `build()`."""
from dataclasses import dataclass
from typing import Callable, Optional

HERO = (1600, 1000)
CARD = (1200, 900)


@dataclass(frozen=True)
class Scene:
    size: tuple = CARD
    night: bool = False
    """Whether there is a night version, lit from inside."""
    azimuth: float = 50
    elevation: float = 30
    margin: float = 0.04
    """Free space around everything built, as a part of the width."""
    frame: Optional[tuple] = None
    """The (low, high) corners to show instead of everything built."""
    samples: int = 32
    night_samples: int = 48
    veil: Optional[Callable] = None
    """Fades parts of the scene away: positions → multiplier of the alpha."""
