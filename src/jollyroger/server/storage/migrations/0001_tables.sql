CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  due DOUBLE PRECISION,
  updated DOUBLE PRECISION NOT NULL,
  summary TEXT NOT NULL
);

CREATE INDEX tables_due ON tables (due);

CREATE INDEX tables_listed ON tables (listed, status, updated);

CREATE TABLE lines (
  table_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
);

CREATE TABLE kept (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
