"""The HTTP interface, by subject. ``docs/api.md`` says how to use it."""
