ALTER TABLE `grants` ADD `concepts` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `mentions` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `title_stems` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `name_stems` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `stems` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `barred` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `yearly_money` real;
--> statement-breakpoint
DROP TRIGGER search_grant_insert;
--> statement-breakpoint
DROP TRIGGER search_grant_delete;
--> statement-breakpoint
DROP TRIGGER search_grant_update;
--> statement-breakpoint
DROP TABLE search_grant;
--> statement-breakpoint
DROP TRIGGER search_loan_insert;
--> statement-breakpoint
DROP TRIGGER search_loan_delete;
--> statement-breakpoint
DROP TRIGGER search_loan_update;
--> statement-breakpoint
DROP TABLE search_loan;
--> statement-breakpoint
DROP TRIGGER search_assistance_insert;
--> statement-breakpoint
DROP TRIGGER search_assistance_delete;
--> statement-breakpoint
DROP TRIGGER search_assistance_update;
--> statement-breakpoint
DROP TABLE search_assistance;
--> statement-breakpoint
-- Two contentless search tables of open programs: those of the whole country, and those of one state or several, so that
-- a search reads the programs of one place alone. `kind`, `category` and `place` narrow a search by column filters, and
-- `key` takes single programs out of it, `barred` those that are not
-- for the person's kind of applicant: none of these reads a row. The triggers keep both in step with `grants`.
CREATE VIRTUAL TABLE search_nation USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_nation (search_nation, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_nation_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_nation (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]';
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_nation WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]';
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_nation WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]';
  INSERT INTO search_nation (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]';
END;
--> statement-breakpoint
INSERT INTO search_nation (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states = '[]';
--> statement-breakpoint
CREATE VIRTUAL TABLE search_state USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_state (search_state, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_state_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_state (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]';
END;
--> statement-breakpoint
CREATE TRIGGER search_state_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_state WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]';
END;
--> statement-breakpoint
CREATE TRIGGER search_state_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_state WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]';
  INSERT INTO search_state (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]';
END;
--> statement-breakpoint
INSERT INTO search_state (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states <> '[]';
