-- The search tables anew, without the length of each text. bm25 looks that up for each program that has one of the words,
-- which took longer than all else that a search does; a long description now counts no less than a short one. Such a table
-- takes a program out only when it is told what it had put in: the triggers do.
DROP TRIGGER search_nation_people_insert;
--> statement-breakpoint
DROP TRIGGER search_nation_people_delete;
--> statement-breakpoint
DROP TRIGGER search_nation_people_update;
--> statement-breakpoint
DROP TABLE search_nation_people;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_nation_people USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', columnsize = 0,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_nation_people (search_nation_people, rank) VALUES ('rank', 'bm25(0.8, 0.6, 1.6, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2)');
--> statement-breakpoint
CREATE TRIGGER search_nation_people_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_people_delete AFTER DELETE ON grants BEGIN
  INSERT INTO search_nation_people (search_nation_people, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_people_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  INSERT INTO search_nation_people (search_nation_people, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') = 0;
  INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
INSERT INTO search_nation_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE grants.status = 'open' AND grants.states = '[]' AND instr(grants.barred, 'notindividual') = 0;
--> statement-breakpoint
DROP TRIGGER search_nation_organizations_insert;
--> statement-breakpoint
DROP TRIGGER search_nation_organizations_delete;
--> statement-breakpoint
DROP TRIGGER search_nation_organizations_update;
--> statement-breakpoint
DROP TABLE search_nation_organizations;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_nation_organizations USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', columnsize = 0,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_nation_organizations (search_nation_organizations, rank) VALUES ('rank', 'bm25(0.8, 0.6, 1.6, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2)');
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_delete AFTER DELETE ON grants BEGIN
  INSERT INTO search_nation_organizations (search_nation_organizations, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_nation_organizations_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  INSERT INTO search_nation_organizations (search_nation_organizations, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states = '[]' AND instr(old.barred, 'notindividual') > 0;
  INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states = '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
INSERT INTO search_nation_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE grants.status = 'open' AND grants.states = '[]' AND instr(grants.barred, 'notindividual') > 0;
--> statement-breakpoint
DROP TRIGGER search_state_people_insert;
--> statement-breakpoint
DROP TRIGGER search_state_people_delete;
--> statement-breakpoint
DROP TRIGGER search_state_people_update;
--> statement-breakpoint
DROP TABLE search_state_people;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_state_people USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', columnsize = 0,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_state_people (search_state_people, rank) VALUES ('rank', 'bm25(0.8, 0.6, 1.6, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2)');
--> statement-breakpoint
CREATE TRIGGER search_state_people_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_people_delete AFTER DELETE ON grants BEGIN
  INSERT INTO search_state_people (search_state_people, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_people_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  INSERT INTO search_state_people (search_state_people, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') = 0;
  INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') = 0;
END;
--> statement-breakpoint
INSERT INTO search_state_people (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE grants.status = 'open' AND grants.states <> '[]' AND instr(grants.barred, 'notindividual') = 0;
--> statement-breakpoint
DROP TRIGGER search_state_organizations_insert;
--> statement-breakpoint
DROP TRIGGER search_state_organizations_delete;
--> statement-breakpoint
DROP TRIGGER search_state_organizations_update;
--> statement-breakpoint
DROP TABLE search_state_organizations;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_state_organizations USING fts5(
  title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description,
  content = '', columnsize = 0,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_state_organizations (search_state_organizations, rank) VALUES ('rank', 'bm25(0.8, 0.6, 1.6, 0.2, 0.2, 0.2, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2)');
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_delete AFTER DELETE ON grants BEGIN
  INSERT INTO search_state_organizations (search_state_organizations, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER search_state_organizations_update AFTER UPDATE OF title, keywords, concepts, mentions, program_type, category, states, barred, provider, eligibility, description, status ON grants BEGIN
  INSERT INTO search_state_organizations (search_state_organizations, rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT 'delete', old.row_id, old.title, old.keywords, old.concepts, old.mentions, old.program_type, old.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(old.states)), 'x' || lower(hex(old.id)) || 'q', old.barred, old.provider, old.eligibility, old.description
  WHERE old.status = 'open' AND old.states <> '[]' AND instr(old.barred, 'notindividual') > 0;
  INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.concepts, new.mentions, new.program_type, new.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(new.states)), 'x' || lower(hex(new.id)) || 'q', new.barred, new.provider, new.eligibility, new.description
  WHERE new.status = 'open' AND new.states <> '[]' AND instr(new.barred, 'notindividual') > 0;
END;
--> statement-breakpoint
INSERT INTO search_state_organizations (rowid, title, names, concepts, mentions, kind, category, place, key, barred, provider, eligibility, description)
SELECT grants.row_id, grants.title, grants.keywords, grants.concepts, grants.mentions, grants.program_type, grants.category,
    (SELECT group_concat('z' || lower(value), ' ') FROM json_each(grants.states)), 'x' || lower(hex(grants.id)) || 'q', grants.barred, grants.provider, grants.eligibility, grants.description
FROM grants WHERE grants.status = 'open' AND grants.states <> '[]' AND instr(grants.barred, 'notindividual') > 0;
