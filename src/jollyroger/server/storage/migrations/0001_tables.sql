CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  due_at DOUBLE PRECISION,
  updated_at DOUBLE PRECISION NOT NULL,
  summary TEXT NOT NULL
);

CREATE INDEX tables_due_at ON tables (due_at);

CREATE INDEX tables_listed ON tables (listed, status, updated_at);

CREATE TABLE log_lines (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
