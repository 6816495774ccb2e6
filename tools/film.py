"""Makes an animated WebP from the pictures of a film: `python -m tools.film FOLDER FILE`.

Each folder inside FOLDER is a scene. The name of a picture is its time in the scene, in milliseconds. One scene
fades into the next.
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

MOST_BYTES = 1_400_000
"""The README promises readers less than 1.5 MB."""
QUALITIES = (85, 75, 65, 55, 45, 35)
STAYS = 500
"""How long the last picture of a scene is shown, in milliseconds."""
FADE = (0.25, 0.5, 0.75)
FADE_STEP = 60


class Frame(NamedTuple):
    picture: Image.Image
    lasts: int
    """In milliseconds."""


def scene(folder: Path) -> list[Frame]:
    """Return the pictures of a scene, each shown until the next one that differs from it."""
    names = sorted(folder.glob("*.png"))
    frames: list[Frame] = []
    for name, following in zip(names, [*names[1:], None], strict=True):
        lasts = STAYS if following is None else int(following.stem) - int(name.stem)
        picture = Image.open(name).convert("RGB")
        if frames and frames[-1].picture.tobytes() == picture.tobytes():
            frames[-1] = frames[-1]._replace(lasts=frames[-1].lasts + lasts)
        else:
            frames.append(Frame(picture, lasts))
    return frames


def film(folder: Path) -> list[Frame]:
    """Return the frames of all scenes, with a fade before each scene but the first, and back to the first."""
    scenes = [scene(place) for place in sorted(folder.iterdir()) if place.is_dir()]
    frames: list[Frame] = []
    for number, frames_of_scene in enumerate(scenes):
        after = scenes[(number + 1) % len(scenes)][0].picture
        before = frames_of_scene[-1].picture
        frames += frames_of_scene
        frames += [Frame(Image.blend(before, after, part), FADE_STEP) for part in FADE]
    return frames


def encoded(frames: list[Frame]) -> bytes:
    """Return the film in the best quality that is small enough."""
    first, *others = (frame.picture for frame in frames)
    for quality in QUALITIES:
        into = BytesIO()
        first.save(
            into,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=[frame.lasts for frame in frames],
            loop=0,
            quality=quality,
            method=4,
            minimize_size=True,
        )
        if into.tell() <= MOST_BYTES:
            return into.getvalue()
    raise SystemExit(f"the film is larger than {MOST_BYTES} bytes even in quality {QUALITIES[-1]}")


def main(folder: str, file: str) -> None:
    """Write the film, and say how long it is."""
    frames = film(Path(folder))
    Path(file).write_bytes(encoded(frames))
    seconds = sum(frame.lasts for frame in frames) / 1000
    print(f"{len(frames)} frames, {seconds:.1f} seconds")


if __name__ == "__main__":
    main(*sys.argv[1:])
