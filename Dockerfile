# Armorial in a container: docker build -t armorial .
# compose.yaml puts PostgreSQL and nginx beside it. Every step here is also run by tests/server/test_deploy.py.

FROM python:3.11-bookworm AS build
COPY . /src
# The web client, and the engine as C. Node and the compiler stay behind in this stage.
ENV ARMORIAL_WHEEL=compiled PIP_CONSTRAINT=/src/constraints.txt
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /src

FROM python:3.11-slim-bookworm
COPY constraints.txt /wheels/
COPY --from=build /wheels /wheels
RUN python -m pip install --no-cache-dir --constraint /wheels/constraints.txt "$(echo /wheels/armorial-*.whl)[server]"
RUN useradd --uid 10001 --home-dir /data --create-home armorial
USER armorial
ENV ARMORIAL_HOST=0.0.0.0 ARMORIAL_PORT=8000 ARMORIAL_DATA_DIR=/data ARMORIAL_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD python -c "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/api/ready')"
CMD ["armorial", "serve"]
