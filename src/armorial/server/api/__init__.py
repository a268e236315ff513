"""The HTTP interface, by subject. ``docs/api.md`` tells how it is used."""
