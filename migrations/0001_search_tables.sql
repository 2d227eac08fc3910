-- One contentless search table per program type, holding open programs only: a search never joins to filter, so it
-- reads a few dozen rows at any size of the catalogue. The triggers keep the tables in step with `grants`.
CREATE VIRTUAL TABLE search_grant USING fts5(
  title, keywords, provider, category, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_grant (search_grant, rank) VALUES ('rank', 'bm25(8.0, 6.0, 2.0, 2.0, 1.5, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_grant_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_grant (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'grant' AND new.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_grant_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_grant WHERE rowid = old.row_id AND old.program_type = 'grant' AND old.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_grant_update AFTER UPDATE OF title, keywords, provider, category, eligibility, description, program_type, status ON grants BEGIN
  DELETE FROM search_grant WHERE rowid = old.row_id AND old.program_type = 'grant' AND old.status = 'open';
  INSERT INTO search_grant (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'grant' AND new.status = 'open';
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_loan USING fts5(
  title, keywords, provider, category, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_loan (search_loan, rank) VALUES ('rank', 'bm25(8.0, 6.0, 2.0, 2.0, 1.5, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_loan_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_loan (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'loan' AND new.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_loan_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_loan WHERE rowid = old.row_id AND old.program_type = 'loan' AND old.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_loan_update AFTER UPDATE OF title, keywords, provider, category, eligibility, description, program_type, status ON grants BEGIN
  DELETE FROM search_loan WHERE rowid = old.row_id AND old.program_type = 'loan' AND old.status = 'open';
  INSERT INTO search_loan (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'loan' AND new.status = 'open';
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_assistance USING fts5(
  title, keywords, provider, category, eligibility, description,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO search_assistance (search_assistance, rank) VALUES ('rank', 'bm25(8.0, 6.0, 2.0, 2.0, 1.5, 1.0)');
--> statement-breakpoint
CREATE TRIGGER search_assistance_insert AFTER INSERT ON grants BEGIN
  INSERT INTO search_assistance (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'assistance' AND new.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_assistance_delete AFTER DELETE ON grants BEGIN
  DELETE FROM search_assistance WHERE rowid = old.row_id AND old.program_type = 'assistance' AND old.status = 'open';
END;
--> statement-breakpoint
CREATE TRIGGER search_assistance_update AFTER UPDATE OF title, keywords, provider, category, eligibility, description, program_type, status ON grants BEGIN
  DELETE FROM search_assistance WHERE rowid = old.row_id AND old.program_type = 'assistance' AND old.status = 'open';
  INSERT INTO search_assistance (rowid, title, keywords, provider, category, eligibility, description)
  SELECT new.row_id, new.title, new.keywords, new.provider, new.category, new.eligibility, new.description
  WHERE new.program_type = 'assistance' AND new.status = 'open';
END;
--> statement-breakpoint
-- Ordinary members' ids begin at 1001, so that nobody registers into an admin's id.
INSERT INTO sqlite_sequence (name, seq) SELECT 'users', 1000 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'users');
