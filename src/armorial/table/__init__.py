"""A table and what is shown of it, wherever it is kept: no web framework, no database, no thread here."""
