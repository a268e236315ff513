"""Prints the description of the API for programs: ``python -m armorial.server.openapi``."""

import json

from armorial.server.app import make_app
from armorial.server.settings import Settings

if __name__ == "__main__":
    print(json.dumps(make_app(Settings()).openapi(), indent=1, sort_keys=True))
