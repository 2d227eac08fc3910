CREATE TABLE `analysis_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`grant_id` text NOT NULL,
	`model` text NOT NULL,
	`outcome` text DEFAULT 'asked' NOT NULL,
	`input_tokens` integer,
	`output_tokens` integer,
	`cost` real NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `analysis_calls_day` ON `analysis_calls` (`created_at`,`cost`);--> statement-breakpoint
CREATE TABLE `analysis_unlocks` (
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`unlocked_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `grant_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analysis_unlocks_grant` ON `analysis_unlocks` (`grant_id`);--> statement-breakpoint
ALTER TABLE `analyses` ADD `claim` text;--> statement-breakpoint
ALTER TABLE `analyses` ADD `claimed_until` text;--> statement-breakpoint
ALTER TABLE `analyses` ADD `fault` text;--> statement-breakpoint
ALTER TABLE `analyses` ADD `made_at` text;--> statement-breakpoint
ALTER TABLE `analyses` ADD `good_until` text;--> statement-breakpoint
CREATE INDEX `grants_title` ON `grants` (`title_stems`);