"""What is kept: the schema, its migrations, and the connection to SQLite or PostgreSQL."""
