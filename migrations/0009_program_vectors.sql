CREATE TABLE `embedding_progress` (
	`model` text PRIMARY KEY NOT NULL,
	`updated_at` text DEFAULT '' NOT NULL,
	`row_id` integer DEFAULT 0 NOT NULL,
	`is_whole` integer NOT NULL,
	`not_before` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `embeddings` (
	`text_hash` text NOT NULL,
	`model` text NOT NULL,
	`vector` F32_BLOB(256) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`text_hash`, `model`)
);
--> statement-breakpoint
CREATE TABLE `program_vectors` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`place` text NOT NULL,
	`states` text NOT NULL,
	`program_type` text NOT NULL,
	`category` text,
	`barred` text NOT NULL,
	`deadline_at` text,
	`made_of` text NOT NULL,
	`vector` F32_BLOB(320) NOT NULL,
	FOREIGN KEY (`row_id`) REFERENCES `grants`(`row_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `search_embeddings` (
	`text_hash` text NOT NULL,
	`model` text NOT NULL,
	`vector` F32_BLOB(256) NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`text_hash`, `model`)
);
--> statement-breakpoint
CREATE INDEX `search_embeddings_age` ON `search_embeddings` (`created_at`);
--> statement-breakpoint
-- Graphs of near neighbors (DiskANN). `search_l` is how many rows a search looks at on its way; neighbors are kept as bytes,
-- a quarter of the place. Programs of states have an index of their own: they would drown among those of the whole country.
CREATE INDEX program_vectors_nation ON program_vectors (
  libsql_vector_idx(vector, 'metric=cosine', 'compress_neighbors=float8', 'max_neighbors=32', 'search_l=20')
) WHERE place = 'nation';
--> statement-breakpoint
CREATE INDEX program_vectors_state ON program_vectors (
  libsql_vector_idx(vector, 'metric=cosine', 'compress_neighbors=float8', 'max_neighbors=32', 'search_l=20')
) WHERE place = 'state';
--> statement-breakpoint
CREATE TRIGGER program_vectors_close AFTER UPDATE OF status ON grants WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  DELETE FROM program_vectors WHERE row_id = new.row_id;
END;
