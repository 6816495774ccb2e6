"""Compiles parts of the benchmarks that must be fast into build/, because the product does not need them."""

from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "strength"


@cache
def core(name: str) -> Any:
    """Load the module of this name next to this file; rebuilt if its source or any header is newer."""
    source = Path(__file__).with_name(f"{name}.pyx")
    found = next(BUILD.glob(f"{name}.*.so"), None)
    newest = max(path.stat().st_mtime for path in [source, *(ROOT / "src").rglob("*.pxd")])
    if found is None or found.stat().st_mtime < newest:
        build(name, source)
        found = next(BUILD.glob(f"{name}.*.so"))
    spec = spec_from_file_location(name, found)
    if spec is None or spec.loader is None:
        raise ImportError(str(found))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(name: str, source: Path) -> None:
    cythonize: Any = import_module("Cython.Build").cythonize
    tools: Any = import_module("setuptools")
    build_ext: Any = import_module("setuptools.command.build_ext").build_ext
    BUILD.mkdir(parents=True, exist_ok=True)
    part = tools.Extension(name, [str(source)], extra_compile_args=["-O3", "-g0"])
    made = cythonize([part], include_path=[str(ROOT / "src")], build_dir=str(BUILD), quiet=True, force=True)
    command = build_ext(tools.Distribution({"name": name, "ext_modules": made}))
    command.build_lib = str(BUILD)
    command.build_temp = str(BUILD)
    command.ensure_finalized()
    command.run()
