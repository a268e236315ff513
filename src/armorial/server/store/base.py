"""What all tables of the database have in common."""

from typing import Any

from sqlalchemy import JSON, Text
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    type_annotation_map = {str: Text, dict[str, Any]: JSON, list[Any]: JSON}
