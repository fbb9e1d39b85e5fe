CREATE TABLE documents (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at DOUBLE PRECISION,
  PRIMARY KEY (kind, id)
);

CREATE INDEX documents_expires_at ON documents (expires_at);
