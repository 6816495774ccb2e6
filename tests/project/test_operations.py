"""The operator's files are correct: the guide's tables, the dashboard, and the files for Docker and Prometheus."""

import fnmatch
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tools.generate import operations_tables as operations

from goldgavel.cli.commands import COMMANDS
from goldgavel.server.http import health
from goldgavel.server.settings.environment import IN_A_FILE, gathered, unknown
from goldgavel.server.settings.settings import PREFIX, declared
from tests.package.kit import TOOLS

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy" / "grafana" / "goldgavel.json"
OF_THE_LIBRARY = {"process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds"}
OF_PROMETHEUS = {"job", "instance", "le"}
"""Labels added by the scrape or by a histogram."""


def docker_lines() -> list[str]:
    """Return the instructions with continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [re.sub(r" +", " ", line).strip() for line in text.splitlines() if line and not line.startswith("#")]


def compose(name: str = "compose.yaml") -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


COMPOSE = sorted(path.name for path in ROOT.glob("compose*.yaml"))
every_compose = pytest.mark.parametrize("name", COMPOSE)


# The guide.


@pytest.mark.parametrize("table", [operations.settings_table(), operations.metrics_table()])
def test_the_tables_of_the_guide_are_those_of_the_code(table: list[str]) -> None:
    """`python -m tools.generate.operations_tables` writes them again."""
    text = operations.PAGE.read_text(encoding="utf-8")
    assert operations.table_in(text, (table[0], table[1])) == table


def test_every_variable_and_flag_in_the_guide_exists() -> None:
    text = operations.PAGE.read_text(encoding="utf-8")
    named = set(re.findall(rf"{PREFIX}[A-Z_]+[A-Z]", text)) - {f"{PREFIX}METRICS_HOST:PORT"}
    assert unknown(dict.fromkeys(named, "x")) == []
    serve = re.findall(r"goldgavel serve ([^`\n]*)", text)
    flags = {flag for words in serve for flag in re.findall(r"--[a-z-]+", words)}
    assert flags <= {setting.flag for setting in declared().values()}


# The dashboard.


def queries() -> list[str]:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    found = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    found += [one["query"]["query"] for one in board["templating"]["list"] if one["type"] == "query"]
    assert len(found) > 20
    return found


def samples() -> dict[str, set[str]]:
    """Return the metrics that a query may use, with their labels."""
    known: dict[str, set[str]] = {name: set() for name in OF_THE_LIBRARY}
    for name, labels, _ in operations.metrics():
        found = set(re.findall(r"`(\w+)`", labels))
        endings = ("_bucket", "_sum", "_count") if name.endswith("_seconds") else ("",)
        known |= {name + ending: found for ending in endings}
    return known


@pytest.mark.parametrize("query", queries())
def test_the_dashboard_asks_only_for_what_there_is(query: str) -> None:
    known = samples()
    named = re.findall(r"\b(?:goldgavel|process)_\w+", query)
    assert named
    assert set(named) <= set(known)
    labels = {label for name in named for label in known[name]} | OF_PROMETHEUS
    grouped = [word for words in re.findall(r"\bby \(([^)]*)\)", query) for word in re.split(r", *", words)]
    filtered = re.findall(r"[{,](\w+)(?:=|!=|=~|!~)", query)
    assert {*grouped, *filtered} <= labels


def test_legends_use_labels_that_the_query_leaves() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            wanted = set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
            grouped = {
                word for words in re.findall(r"\bby \(([^)]*)\)", target["expr"]) for word in words.split(", ")
            }
            assert wanted <= (grouped or {"instance"}), panel["title"]


def test_panels_do_not_cover_one_another() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    places = [
        (x, y)
        for panel in board["panels"]
        for at in [panel["gridPos"]]
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(places) == len(set(places))
    assert max(x for x, _ in places) < 24


# The image.


def settings_in_image() -> dict[str, str]:
    line = next(line for line in docker_lines() if line.startswith("ENV "))
    return {name: value for name, value in re.findall(r"(\w+)=(\S+)", line) if name.startswith(PREFIX)}


def test_compose_files_are_of_the_form_that_docker_reads() -> None:
    words = [str(TOOLS / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*words, *COMPOSE], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout
    assert COMPOSE == ["compose.sqlite.yaml", "compose.yaml"]


@every_compose
def test_the_settings_of_image_and_compose_file_can_be_read(name: str) -> None:
    image, server = settings_in_image(), compose(name)["services"]["server"]["environment"]
    assert all(isinstance(value, str) for value in server.values()), "a number would be written otherwise by YAML"
    for given in (image, image | server):
        assert unknown(given) == []
        in_files = {name for name in given if name.endswith(IN_A_FILE)}
        gathered({}, {name: value for name, value in given.items() if name not in in_files})
        assert not (in_files and given.get("GOLDGAVEL_DATABASE")), "with both set the server does not start"


def test_what_is_copied_is_there_and_not_left_out() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    copied = [line.split()[1:-1] for line in docker_lines() if line.startswith("COPY ") and "--from" not in line]
    sources = [name for names in copied for name in names]
    assert {"src", "web", "tools", "pyproject.toml", "setup.py", "requirements"} <= set(sources)
    for name in sources:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in rules, name
    needed = ["src/goldgavel/text/en/cli.ftl", "web/package-lock.json", "web/vite.config.ts", "tools/backend.py"]
    for name in needed:
        assert (ROOT / name).exists(), name
        assert not any(fnmatch.fnmatch(name, rule) or name.startswith(f"{rule}/") for rule in rules if rule != "*")


def test_the_locked_versions_become_constraints() -> None:
    """As the image's build does it."""
    line = next(line for line in docker_lines() if line.startswith("RUN sed "))
    command = line.removeprefix("RUN ").partition(" > ")[0]
    made = subprocess.run(["sh", "-c", command], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603, S607
    assert len(made.splitlines()) > 50
    for one in made.splitlines():
        assert re.fullmatch(r"[\w.\[\]-]+==\S+( ; .*)?", one.rstrip()), one
    names = {one.partition("==")[0].partition("[")[0] for one in made.splitlines()}
    assert {"uvicorn", "litestar", "sqlalchemy", "asyncpg", "prometheus-client"} <= names


def test_the_image_runs_a_command_of_ours_as_nobody_in_particular() -> None:
    lines = docker_lines()
    user = next(line.split()[1] for line in lines if line.startswith("USER "))
    assert user not in {"root", "0"}
    assert lines.index(f"USER {user}") < lines.index('CMD ["serve"]')
    assert 'ENTRYPOINT ["goldgavel"]' in lines
    assert json.loads(next(line[4:] for line in lines if line.startswith("CMD ")))[0] in COMMANDS
    assert "STOPSIGNAL SIGTERM" in lines


def test_images_have_versions() -> None:
    bases = [line.split()[1] for line in docker_lines() if line.startswith("FROM ")]
    images = [*bases, *(service["image"] for name in COMPOSE for service in compose(name)["services"].values())]
    for image in images:
        assert re.fullmatch(r"[a-z/]+:[\w.-]*\d[\w.-]*", image), image


def test_ports_and_addresses_fit() -> None:
    port = settings_in_image()["GOLDGAVEL_PORT"]
    lines = docker_lines()
    assert f"EXPOSE {port}" in lines
    check = next(line for line in lines if line.startswith("HEALTHCHECK "))
    address = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)
    assert address is not None
    assert address[1] == port
    assert address[2] in {path for handler in health.HANDLERS for path in handler.paths}
    service = compose()["services"]["server"]
    assert service["ports"] == [f"127.0.0.1:{port}:{port}"], "the world comes through a proxy"


def test_every_worker_is_scraped() -> None:
    server = compose()["services"]["server"]
    first, workers = (
        int(server["environment"]["GOLDGAVEL_METRICS_PORT"]),
        int(server["environment"]["GOLDGAVEL_WORKERS"]),
    )
    assert workers == 2
    ports = [str(first + worker) for worker in range(workers)]
    assert server["expose"] == ports
    scraped = yaml.safe_load((ROOT / "deploy" / "prometheus.yml").read_text())["scrape_configs"][0]
    assert scraped["static_configs"][0]["targets"] == [f"127.0.0.1:{port}" for port in ports]
    assert f"server:{first}" in (ROOT / "deploy" / "prometheus.yml").read_text(), "how the other guide reaches it"


@every_compose
def test_a_compose_file_holds_together(name: str) -> None:
    found = compose(name)
    for service in found["services"].values():
        assert set(service.get("secrets", ())) <= set(found.get("secrets", ()))
        for variable, value in service["environment"].items():
            if variable.endswith(IN_A_FILE):
                assert value.removeprefix("/run/secrets/") in service["secrets"]
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (ROOT / source).is_file() if source.startswith("./") else source in found["volumes"]
        assert set(service.get("depends_on", ())) <= set(found["services"])


def test_caddy_leads_to_the_server() -> None:
    """The proxy is trusted, only it can reach the server, and the data outlives the container."""
    found = compose("compose.sqlite.yaml")
    server = found["services"]["server"]
    port = settings_in_image()["GOLDGAVEL_PORT"]
    assert f"reverse_proxy server:{port}" in (ROOT / "deploy/caddy/Caddyfile").read_text(encoding="utf-8")
    assert server["expose"] == [port]
    assert "ports" not in server
    networks = found["networks"]["default"]["ipam"]["config"]
    assert server["environment"]["GOLDGAVEL_PROXIES"] == networks[0]["subnet"]
    assert "WORKDIR /data" in docker_lines(), "the database is made in the folder where the server starts"
    assert server["volumes"] == ["data:/data"]


def test_postgres_is_reached_by_secrets_from_files() -> None:
    found = compose()
    assert "healthcheck" in found["services"]["db"]
    proxy = found["services"]["server"]["environment"]["GOLDGAVEL_PROXIES"]
    assert (
        proxy.rpartition(".")[0] == found["networks"]["default"]["ipam"]["config"][0]["subnet"].rpartition(".")[0]
    )
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert all(f"{Path(secret['file']).parent}/" in ignored for secret in found["secrets"].values())
