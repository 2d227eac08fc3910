CREATE TABLE `official_texts` (
	`address` text PRIMARY KEY NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`passages` text DEFAULT '[]' NOT NULL,
	`documents` text DEFAULT '[]' NOT NULL,
	`hash` text,
	`etag` text,
	`last_modified` text,
	`read_at` text,
	`next_at` text NOT NULL,
	`held_until` text DEFAULT '' NOT NULL
);
