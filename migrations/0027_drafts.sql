CREATE TABLE `drafts` (
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`kind` text NOT NULL,
	`texts` text NOT NULL,
	`budget` text,
	`revision` integer NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`user_id`, `grant_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drafts_grant` ON `drafts` (`grant_id`);