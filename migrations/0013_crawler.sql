-- Nothing was ever in these: no crawler ran yet.
DROP TABLE `crawl_errors`;--> statement-breakpoint
DROP TABLE `crawl_phases`;--> statement-breakpoint
DROP TABLE `crawl_runs`;--> statement-breakpoint
DROP TABLE `crawl_sources`;--> statement-breakpoint
CREATE TABLE `crawl_errors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` integer NOT NULL,
	`name` text NOT NULL,
	`cause` text NOT NULL,
	`message` text NOT NULL,
	`url` text,
	`record` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_errors_run` ON `crawl_errors` (`run_id`,`id`);--> statement-breakpoint
CREATE TABLE `crawl_pages` (
	`run_id` integer NOT NULL,
	`name` text NOT NULL,
	`page` integer NOT NULL,
	`records` text NOT NULL,
	`listed` text NOT NULL,
	PRIMARY KEY(`run_id`, `name`, `page`),
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crawl_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_by` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`holder` text NOT NULL,
	`current_task` text,
	`started_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`heartbeat_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crawl_runs_alive` ON `crawl_runs` (`status`) WHERE "crawl_runs"."status" = 'running';--> statement-breakpoint
CREATE TABLE `crawl_sources` (
	`run_id` integer NOT NULL,
	`name` text NOT NULL,
	`phase` text NOT NULL,
	`position` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`cursor` text,
	`pages` integer DEFAULT 0 NOT NULL,
	`total` integer,
	`read` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`left` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	`closed` integer DEFAULT 0 NOT NULL,
	`grants` integer DEFAULT 0 NOT NULL,
	`loans` integer DEFAULT 0 NOT NULL,
	`assistance` integer DEFAULT 0 NOT NULL,
	`errors` integer DEFAULT 0 NOT NULL,
	`is_partial` integer DEFAULT false NOT NULL,
	`held_back` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`started_at` text,
	`ended_at` text,
	PRIMARY KEY(`run_id`, `name`),
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_sources_name` ON `crawl_sources` (`name`,`run_id`);--> statement-breakpoint
CREATE TABLE `grant_names` (
	`name` text NOT NULL,
	`grant_id` text NOT NULL,
	PRIMARY KEY(`name`, `grant_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grant_names_grant` ON `grant_names` (`grant_id`);--> statement-breakpoint
CREATE TABLE `program_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`grant_id` text NOT NULL,
	`admin_id` integer NOT NULL,
	`action` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `program_audit_grant` ON `program_audit` (`grant_id`,`id`);--> statement-breakpoint
CREATE TABLE `program_edits` (
	`grant_id` text NOT NULL,
	`field` text NOT NULL,
	`value` text,
	`source_value` text,
	PRIMARY KEY(`grant_id`, `field`),
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `source_records` (
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`source_ids` text NOT NULL,
	PRIMARY KEY(`name`, `hash`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `source_states` (
	`name` text PRIMARY KEY NOT NULL,
	`versions` text DEFAULT '{}' NOT NULL,
	`read_at` text
);
--> statement-breakpoint
ALTER TABLE `grant_changes` ADD `told_at` text;--> statement-breakpoint
CREATE INDEX `grant_changes_untold` ON `grant_changes` (`id`) WHERE "grant_changes"."told_at" IS NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `merged_into` text;--> statement-breakpoint
ALTER TABLE `grants` ADD `borrowed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `grants_merged` ON `grants` (`merged_into`) WHERE "grants"."merged_into" IS NOT NULL;