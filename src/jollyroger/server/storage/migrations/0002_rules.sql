ALTER TABLE tables ADD COLUMN rules_version INTEGER;

ALTER TABLE tables ADD COLUMN components_hash TEXT NOT NULL DEFAULT '';
