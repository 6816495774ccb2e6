# syntax=docker/dockerfile:1
FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY requirements requirements
COPY tools tools
COPY web web
COPY src src
# Compiles the rules and builds the page, or fails; the build installs its own Node.
RUN GOLDGAVEL_PURE=0 GOLDGAVEL_PAGE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && python tools/check_wheel.py /wheels/goldgavel-*.whl
# Pins the tested versions, without hashes: pip would require one for the wheel that was just built too.
RUN sed -e 's/ \\$//' -e '/--hash=/d' requirements/dev.txt > /wheels/constraints.txt
RUN python -m venv /opt/goldgavel \
    && /opt/goldgavel/bin/pip install --no-cache-dir --constraint /wheels/constraints.txt \
        "$(echo /wheels/goldgavel-*.whl)[server,postgres]"

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin goldgavel \
    && install --directory --owner goldgavel --group goldgavel --mode 0700 /data
COPY --from=build /opt/goldgavel /opt/goldgavel
ENV PATH=/opt/goldgavel/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    GOLDGAVEL_HOST=0.0.0.0 \
    GOLDGAVEL_PORT=8000 \
    GOLDGAVEL_LOG_LEVEL=info \
    GOLDGAVEL_LOG_FORMAT=json
USER goldgavel
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["goldgavel"]
CMD ["serve"]
