"""Loads a bot by its installed name, from a module, or from a file.

adept    master:200ms    my_bots:ShrewdBot    bots/shrewd.py:ShrewdBot    shrewd.py
"""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from goldgavel.bots.protocol import BotMaker
from goldgavel.bots.registry import bot_names, find_bot
from goldgavel.kernel.errors import BotError

FILE = ".py"


class NamedMaker(NamedTuple):
    name: str
    """The name used in messages."""
    maker: BotMaker


def load_maker(text: str) -> NamedMaker:
    """Return the maker that the text names, or raise `BotError` with a one-sentence reason."""
    place, colon, kind = text.rpartition(":")
    if text.endswith(FILE):
        return _maker_in(_file_module(text), text, "")
    if colon and place.endswith(FILE):
        return _maker_in(_file_module(place), text, kind)
    if colon and place and place not in bot_names():
        return _maker_in(_named_module(place, text), text, kind)
    return NamedMaker(text.partition(":")[0], find_bot(text))


def _maker_in(module: ModuleType, source: str, kind: str) -> NamedMaker:
    """Return the class of that name; without a name, the only bot class of the module."""
    own = [
        name
        for name, found in vars(module).items()
        if isinstance(found, type) and found.__module__ == module.__name__ and hasattr(found, "choose")
    ]
    if not kind and len(own) != 1:
        raise BotError("bot-class-unclear", source=source, found=", ".join(own) or "–")
    name = kind or own[0]
    maker = getattr(module, name, None)
    if maker is None:
        raise BotError("bot-class-missing", bot=name[:40], source=source, found=", ".join(own) or "–")
    if not callable(maker):
        raise BotError("bot-no-maker", bot=name, source=source)
    return NamedMaker(name, maker)


def _file_module(file: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise BotError("bot-file-missing", file=file[:200])
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module  # as an import does; dataclasses and pickle need it
    sys.path.insert(0, str(path.parent.absolute()))  # so that it can import its neighbours, as when it is run
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise _broken(path.stem, file, problem) from problem
    return module


def _named_module(name: str, text: str) -> ModuleType:
    """Import an installed module, or one from the current directory."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        return import_module(name)
    except Exception as problem:
        raise _broken(name, text, problem) from problem


def _broken(bot: str, source: str, problem: Exception) -> BotError:
    reason = f"{type(problem).__name__}: {problem}"
    return BotError("bot-broken", bot=bot[:40], source=source[:200], reason=reason)
