CREATE TABLE `deadline_reminders` (
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`days_before` integer NOT NULL,
	`deadline_at` text NOT NULL,
	`sent_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`user_id`, `grant_id`, `days_before`, `deadline_at`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deadline_reminders_past` ON `deadline_reminders` (`deadline_at`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`criteria` text NOT NULL,
	`frequency` text NOT NULL,
	`seen_up_to` integer NOT NULL,
	`next_alert_at` text,
	`last_alert_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_user` ON `saved_searches` (`user_id`);--> statement-breakpoint
CREATE INDEX `saved_searches_due` ON `saved_searches` (`next_alert_at`);--> statement-breakpoint
CREATE TABLE `unsubscribe_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`search_id` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unsubscribe_links_user` ON `unsubscribe_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `unsubscribe_links_expiry` ON `unsubscribe_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `once_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_key_unique` ON `outbox` (`once_key`);--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `reminder_days` text DEFAULT '[14,3]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `next_reminder_at` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_reminder_due` ON `users` (`next_reminder_at`);