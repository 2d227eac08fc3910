-- What admins look for, in whatever state a program is: the search tables know open ones alone. Words of the title and of the
-- addresses, so that a look reads what it finds and nothing else.
CREATE VIRTUAL TABLE program_words USING fts5(
  title, address,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER program_words_insert AFTER INSERT ON grants BEGIN
  INSERT INTO program_words (rowid, title, address)
  VALUES (new.row_id, new.title_stems, coalesce(new.url, '') || ' ' || coalesce(new.application_url, ''));
END;
--> statement-breakpoint
CREATE TRIGGER program_words_delete AFTER DELETE ON grants BEGIN
  DELETE FROM program_words WHERE rowid = old.row_id;
END;
--> statement-breakpoint
CREATE TRIGGER program_words_update AFTER UPDATE OF title_stems, url, application_url ON grants
WHEN old.title_stems IS NOT new.title_stems OR old.url IS NOT new.url OR old.application_url IS NOT new.application_url BEGIN
  DELETE FROM program_words WHERE rowid = old.row_id;
  INSERT INTO program_words (rowid, title, address)
  VALUES (new.row_id, new.title_stems, coalesce(new.url, '') || ' ' || coalesce(new.application_url, ''));
END;
--> statement-breakpoint
INSERT INTO program_words (rowid, title, address)
SELECT row_id, title_stems, coalesce(url, '') || ' ' || coalesce(application_url, '') FROM grants;
--> statement-breakpoint
-- How many programs each source has, by what became of them: kept in step with `grants`, since counting reads each row.
-- A program that another one shows counts by what its own source says.
CREATE TABLE program_counts (
  source text NOT NULL,
  state text NOT NULL,
  programs integer NOT NULL,
  PRIMARY KEY (source, state)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER program_counts_insert AFTER INSERT ON grants BEGIN
  INSERT INTO program_counts (source, state, programs)
  VALUES (new.source, iif(new.merged_into IS NULL, new.status, 'merged ' || new.stated_status), 1)
  ON CONFLICT (source, state) DO UPDATE SET programs = programs + 1;
END;
--> statement-breakpoint
CREATE TRIGGER program_counts_delete AFTER DELETE ON grants BEGIN
  UPDATE program_counts SET programs = programs - 1
  WHERE source = old.source AND state = iif(old.merged_into IS NULL, old.status, 'merged ' || old.stated_status);
END;
--> statement-breakpoint
CREATE TRIGGER program_counts_update AFTER UPDATE OF source, status, stated_status, merged_into ON grants
WHEN old.source IS NOT new.source
  OR iif(old.merged_into IS NULL, old.status, 'merged ' || old.stated_status)
    IS NOT iif(new.merged_into IS NULL, new.status, 'merged ' || new.stated_status) BEGIN
  UPDATE program_counts SET programs = programs - 1
  WHERE source = old.source AND state = iif(old.merged_into IS NULL, old.status, 'merged ' || old.stated_status);
  INSERT INTO program_counts (source, state, programs)
  VALUES (new.source, iif(new.merged_into IS NULL, new.status, 'merged ' || new.stated_status), 1)
  ON CONFLICT (source, state) DO UPDATE SET programs = programs + 1;
END;
--> statement-breakpoint
INSERT INTO program_counts (source, state, programs)
SELECT source, iif(merged_into IS NULL, status, 'merged ' || stated_status), count(*) FROM grants GROUP BY 1, 2;
