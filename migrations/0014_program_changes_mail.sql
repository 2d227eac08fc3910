CREATE TABLE `change_mails` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL,
	`sent_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `unsubscribe_links` ADD `about` text DEFAULT 'reminders' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tells_changes` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `grants_addresses` ON `grants` (`url`,`application_url`);