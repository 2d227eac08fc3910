CREATE TABLE `checklist_ticks` (
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`item_key` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`user_id`, `grant_id`, `item_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `checklist_ticks_grant` ON `checklist_ticks` (`grant_id`);--> statement-breakpoint
CREATE TABLE `link_checks` (
	`url` text PRIMARY KEY NOT NULL,
	`status` text,
	`checked_at` text,
	`held_until` text NOT NULL
);
