CREATE TABLE `held_fills` (
	`name` text PRIMARY KEY NOT NULL,
	`run_id` integer NOT NULL,
	`before` integer NOT NULL,
	`named` integer NOT NULL,
	`sample` text NOT NULL,
	`decision` text,
	`decided_by` integer,
	`decided_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `crawl_sources` ADD `added` integer DEFAULT 0 NOT NULL;