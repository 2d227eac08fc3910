CREATE TABLE `cursors` (
	`name` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE TABLE `error_counts` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`day`, `what`)
);
--> statement-breakpoint
CREATE TABLE `task_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`took_ms` integer NOT NULL,
	`done` text NOT NULL,
	`failure` text,
	`succeeded_at` text,
	`failed_in_a_row` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `link_checks` ADD `fault` text;--> statement-breakpoint
ALTER TABLE `link_checks` ADD `failing_since` text;--> statement-breakpoint
ALTER TABLE `link_checks` ADD `failing_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `link_checks` ADD `grant_id` text;--> statement-breakpoint
CREATE INDEX `link_checks_checked` ON `link_checks` (`checked_at`);--> statement-breakpoint
CREATE INDEX `link_checks_failing` ON `link_checks` (`failing_days`) WHERE "link_checks"."failing_days" > 0;