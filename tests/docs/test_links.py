"""Every page is in the menu and every link works, checked without the site's builder."""

import re
from pathlib import Path, PurePosixPath

import pytest
import yaml  # type: ignore[import-untyped]
from PIL import Image
from tools.docs import layout, link_check, markdown, places, rules

from tests.docs.pages import PAGES, ROOT, TRANSLATIONS, page_id


class Loader(yaml.SafeLoader):  # type: ignore[misc]
    """Reads mkdocs.yml, which names a function of the builder."""


Loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)


@pytest.mark.parametrize(
    "page", [*PAGES, *TRANSLATIONS, ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"], ids=page_id
)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in markdown.links(text):
        file, _, anchor = target.partition("#")
        if ":" in file:
            assert file.startswith("https:"), target
            continue
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{page_id(page)}: {target}"
        if anchor:
            assert anchor in markdown.anchors(there.read_text(encoding="utf-8")), f"{page_id(page)}: {target}"


def test_the_film_at_the_top_of_the_readme_moves_and_is_small() -> None:
    first = next(line for line in (ROOT / "README.md").read_text(encoding="utf-8").split("\n") if "](" in line)
    assert re.fullmatch(r"!\[.{20,}\]\(docs/pictures/film\.webp\)", first)
    film = ROOT / "docs/pictures/film.webp"
    assert film.stat().st_size < 1_500_000
    with Image.open(film) as opened:
        assert getattr(opened, "n_frames", 1) > 50
        assert 800 <= opened.width <= 900


def test_every_page_is_in_the_navigation_or_a_decision_or_a_file() -> None:
    listed = set(re.findall(r"[\w./-]+\.md", str(navigation())))
    made = {place.as_posix() for place, _ in layout.everything()}
    assert listed <= made
    assert {name for name in made - listed if not name.startswith(("source/", "decisions/0"))} == set()


def navigation() -> object:
    return yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader)["nav"]  # noqa: S506 - a safe one


def test_the_readme_leads_to_every_guide() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    guides = {page_id(page) for page in (ROOT / "docs").glob("*.md")} - {"docs/index.md"}
    assert [page for page in sorted(guides) if page not in readme] == []


# The pages as prepared for the builder.


@pytest.mark.parametrize("language", list(rules.LANGUAGES))
@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_every_rule_has_an_anchor_and_every_mention_a_link(game: str, language: str) -> None:
    text = rules.page(game, language)
    source = (ROOT / rules.source(game, language)).read_text(encoding="utf-8")
    stated = re.findall(r"^\*\*([A-Z]\d+)\.\*\*", source, re.MULTILINE)
    assert len(stated) >= 27
    assert re.findall(r"\{ #(\w+) \.rule \}", text) == stated
    cited = re.findall(r"\[([AB]\d+)\]\((\S*)#([AB]\d+)\)\{ \.cites \}", text)
    assert len(cited) >= 8
    assert all(shown == named for shown, _, named in cited)
    assert not re.search(
        r"[ (][AB]\d+[ ,.)]", re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)|^#.*$", "", text, flags=re.MULTILINE)
    )


def test_examples_tables_and_lists_of_rules_are_parted() -> None:
    text = "Some.\nExample: one.\n| a |\n|---|\nand:\n- one\n  more\n- two"
    assert rules.parted(text) == "Some.\n\nExample: one.\n\n| a |\n|---|\nand:\n\n- one\n  more\n- two"


def test_links_are_turned_to_where_things_lie_on_the_site() -> None:
    page = PurePosixPath("docs/decisions/0002-dependencies.md")
    assert layout.turned_target(page, "0006-storage.md") == "0006-storage.md"
    assert layout.turned_target(page, "../../ARCHITECTURE.md") == "../architecture.md"
    assert layout.turned_target(page, "../../examples/live_bot.py") == "../source/examples/live_bot.py.md"
    assert layout.turned_target(page, "../../src/goldgavel/text/rules/aurum.fr.md") == "../rules/fr/aurum/index.md"
    assert layout.turned_target(page, "https://example.org/#a") == "https://example.org/#a"
    with pytest.raises(places.BrokenLink, match="nothing at"):
        layout.turned_target(page, "nowhere.md")


def test_a_link_that_shows_a_file_name_shows_the_title_on_the_site() -> None:
    page = PurePosixPath("docs/bots.md")
    assert layout.titled(page, "view.md", "view.md") == "Views and events"
    assert layout.titled(page, "view.md", "the view") == "the view"


def test_code_is_left_as_it_is() -> None:
    text = "See A19 and `A19`.\n\n```python\nA19 = 1\n```\n"
    changed = markdown.in_prose(text, lambda prose: rules.linked(prose, PurePosixPath("bots.md")))
    assert changed == ("See [A19](rules/aurum/index.md#A19){ .cites } and `A19`.\n\n```python\nA19 = 1\n```\n")


# The check of the built site.


def test_a_broken_site_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="#here"></a><a href="#gone"></a><a href="b.html#there"></a><a href="c.html"></a>'
        '<img src="no.png"><script src="https://cdn.example/x.js"></script><a href="https://example.org"></a>',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text('<h2 id="there">x</h2><a href="a.html#here"></a>', encoding="utf-8")
    (tmp_path / "s.css").write_text("@font-face { src: url('f.woff2') }", encoding="utf-8")
    assert link_check.problems(tmp_path) == [
        "a.html: needs no.png, which is not there",
        "a.html: fetches https://cdn.example/x.js from elsewhere",
        "a.html: points at #gone: no such anchor",
        "a.html: points at c.html, which is not there",
        "s.css: needs f.woff2, which is not there",
    ]


def test_the_site_has_the_colours_and_the_type_of_the_page() -> None:
    theme = ROOT / "web" / "src" / "theme"
    site = (ROOT / "docs" / "theme" / "site.css").read_text(encoding="utf-8")
    colours = set(re.findall(r"--(\w[\w-]*): (#[0-9a-f]{6});", site))
    assert len(colours) > 15
    assert colours <= set(re.findall(r"--(\w[\w-]*): (#[0-9a-f]{6});", (theme / "colours.css").read_text()))
    fonts = re.findall(r'files/([\w-]+)\.woff2"', (theme / "fonts.css").read_text(encoding="utf-8"))
    assert set(fonts) == set(layout.FONTS)
    assert all(f'url("{font}.woff2")' in site for font in fonts)


def test_pages_with_a_diagram_load_mermaid_from_the_site() -> None:
    """The builder's script loads Mermaid from another host unless the page has loaded one already."""
    drawn = {place.as_posix(): text for place, text in layout.everything() if "```mermaid" in text}
    assert set(drawn) == {"architecture.md"}
    assert all(text.endswith('<script src="theme/mermaid.js"></script>\n') for text in drawn.values())


def test_buttons_that_guides_name_are_on_the_page() -> None:
    folder = ROOT / "src" / "goldgavel" / "text" / "en"
    labels = {
        line.split(" = ", 1)[1]
        for path in folder.glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if " = " in line
    }
    for name in ("play", "host"):
        bold = re.findall(r"\*\*([^*]+)\*\*", (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"))
        assert len(bold) > 5
        assert [label for label in bold if label not in labels] == []
