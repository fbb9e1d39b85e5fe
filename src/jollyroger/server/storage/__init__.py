"""Where tables are stored: the Store interface, SQLite and PostgreSQL."""
