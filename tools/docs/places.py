"""Maps files of the repository to their places on the site."""

from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
DOCS = PurePosixPath("docs")
DECISIONS = DOCS / "decisions"
RULES = PurePosixPath("src/goldgavel/text/rules")
OF_THE_ROOT = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
}


TRANSLATED = ("ru", "fr")
"""Languages of guides besides English."""


class BrokenLink(Exception):  # noqa: N818 - reads well without a suffix
    """A page links to something that does not exist."""


def place_of(path: PurePosixPath) -> PurePosixPath:
    """Return a file's place on the site, relative to its root. For the decisions' folder, that of their list."""
    if path.as_posix() in OF_THE_ROOT:
        return PurePosixPath(OF_THE_ROOT[path.as_posix()])
    if path == DECISIONS:
        return PurePosixPath("decisions/index.md")
    if path.is_relative_to(DOCS):
        return translation_place(path.relative_to(DOCS))
    if path.parent == RULES:
        game, language = path.stem.split(".")
        return rules_place(game, language)
    return PurePosixPath("source") / f"{path.as_posix()}.md"


def guide_language(path: PurePosixPath) -> str:
    """Return the language of a page by its name: `play.fr.md` is French."""
    code = path.stem.rpartition(".")[2]
    return code if path.suffix == ".md" and code in TRANSLATED else "en"


def translation_place(path: PurePosixPath) -> PurePosixPath:
    """Return the place of a guide: a translation is in the folder of its language."""
    language = guide_language(path)
    return path if language == "en" else PurePosixPath(language) / path.name.replace(f".{language}.md", ".md")


def rules_place(game: str, language: str) -> PurePosixPath:
    folder = PurePosixPath("rules") if language == "en" else PurePosixPath("rules") / language
    return folder / game / "index.md"


def is_source(path: PurePosixPath) -> bool:
    """True for a file that is not a page: the site shows its source."""
    return place_of(path).is_relative_to("source")


def resolved(page: PurePosixPath, target: str) -> PurePosixPath:
    """Return the file that a link in a page points to; raise BrokenLink if it does not exist."""
    found = (ROOT / page.parent / target).resolve()
    if not found.is_relative_to(ROOT) or not found.exists():
        raise BrokenLink(f"{page}: nothing at {target}")
    return PurePosixPath(found.relative_to(ROOT).as_posix())


def relative(target: PurePosixPath, page: PurePosixPath) -> str:
    """Return the relative path from one place of the site to another."""
    here, there = page.parent.parts, target.parts
    shared = 0
    while shared < len(here) and shared < len(there) - 1 and here[shared] == there[shared]:
        shared += 1
    return "/".join([*[".."] * (len(here) - shared), *there[shared:]])
