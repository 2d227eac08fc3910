DROP TRIGGER search_nation_insert;
--> statement-breakpoint
DROP TRIGGER search_nation_delete;
--> statement-breakpoint
DROP TRIGGER search_nation_update;
--> statement-breakpoint
DROP TABLE search_nation;
--> statement-breakpoint
DROP TRIGGER search_state_insert;
--> statement-breakpoint
DROP TRIGGER search_state_delete;
--> statement-breakpoint
DROP TRIGGER search_state_update;
--> statement-breakpoint
DROP TABLE search_state;
--> statement-breakpoint
-- Four contentless search tables of open programs, for a search pays for each program that has one of its words, in filters
-- too: those of the whole country and those of states, and of both those that a person may apply for and those that no
-- person may, only organizations. `kind`, `category` and `place` narrow a search by column filters, `key` takes
-- single programs out of it, `barred` those that are not for the applicant's kinds: none of these reads a row. The triggers
-- keep the tables in step with `grants`.
CREATE VIRTUAL TABLE search_nation_people USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_nation_people (search_nation_people, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_nation_people_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_people_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_nation_people WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_people_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_nation_people WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') = 0;
  INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states = '[]' AND instr(barred, 'notindividual') = 0;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_nation_organizations USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_nation_organizations (search_nation_organizations, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_nation_organizations WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_nation_organizations WHERE rowid = old.row_id AND old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') > 0;
  INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states = '[]' AND instr(barred, 'notindividual') > 0;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_state_people USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_state_people (search_state_people, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_state_people_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_people_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_state_people WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_people_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_state_people WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') = 0;
  INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states <> '[]' AND instr(barred, 'notindividual') = 0;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_state_organizations USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_state_organizations (search_state_organizations, rank) VALUES ('rank', 'bm25(4.0, 3.0, 8.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_state_organizations WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  DELETE FROM search_state_organizations WHERE rowid = old.row_id AND old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') > 0;
  INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE status = 'open' AND states <> '[]' AND instr(barred, 'notindividual') > 0;
