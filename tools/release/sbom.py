"""Writes the software bill of materials (CycloneDX) of a release: `python -m tools.release.sbom FILE`.

It lists what a server runs and what the page is built from, with the versions of the lock files. Nothing has to be
installed. Packages for research (the extras `arena` and `envs`) are not listed.
"""

import json
import re
import sys
import tomllib
import uuid
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.release.packages import ROOT
from tools.release.tree import version

SERVED = ("server", "postgres", "terminal")
"""The extras that are listed."""
LOCKED = re.compile(r"(?m)^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)")
NAMED = re.compile(r"^[A-Za-z0-9._-]+")
Component = dict[str, Any]


def locked(file: str) -> dict[str, str]:
    """Return the versions of a Python lock file by name."""
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return {normal(name): number for name, number in LOCKED.findall(text)}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    found = NAMED.match(requirement)
    assert found is not None, requirement
    return normal(found[0])


def python_components() -> Iterator[Component]:
    """What is installed with the extras. Tools that only build the package have the scope `excluded`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builds = set(map(name_of, project["dependency-groups"]["runtime"]))
    extras = project["project"]["optional-dependencies"]
    direct = {name_of(one) for extra in SERVED for one in extras[extra]}
    everything = locked("dev.txt")
    versions = locked("runtime.txt") | {name: everything[name] for name in direct if name in everything}
    for name, number in sorted(versions.items()):
        purl = f"pkg:pypi/{name}@{number}"
        scope = "excluded" if name in builds else "required"
        yield {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "version": number,
            "scope": scope,
            "purl": purl,
        }


def page_components() -> Iterator[Component]:
    """What the page contains or is built with. Test tools are left out."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in sorted(packages.items()):
        if path and not package.get("dev") and not package.get("link"):
            yield page_component(path.rpartition("node_modules/")[2], package)


def page_component(name: str, package: Any) -> Component:
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    found: Component = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": package["version"],
        "scope": "optional" if package.get("optional") else "required",
        "purl": purl,
    }
    kind, _, digest = package.get("integrity", "").partition("-")
    if kind == "sha512":
        found["hashes"] = [{"alg": "SHA-512", "content": b64decode(digest).hex()}]
    if "license" in package:
        found["licenses"] = [{"license": {"name": package["license"]}}]
    return found


def bill() -> dict[str, Any]:
    purl = f"pkg:pypi/goldgavel@{version()}"
    own: Component = {
        "type": "application",
        "bom-ref": purl,
        "name": "goldgavel",
        "version": version(),
        "purl": purl,
        "licenses": [{"license": {"id": "MIT"}}],
    }
    by_ref = {one["bom-ref"]: one for one in (*python_components(), *page_components())}
    components = list(by_ref.values())
    contents = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, purl + contents)}",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": sorted(by_ref)}],
    }


def write(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    return file


def write_into(folder: Path) -> Path:
    return write(folder / f"goldgavel-{version()}.cdx.json")


if __name__ == "__main__":
    write(Path(sys.argv[1])) if len(sys.argv) == 2 else sys.exit(__doc__)
