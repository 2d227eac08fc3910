CREATE TABLE `admin_second_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_used_step` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `user_id` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `household_size` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `household_income` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `zip_code` text;--> statement-breakpoint
ALTER TABLE `users` ADD `number_of_children` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `pregnancy` text DEFAULT 'not_specified' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `veteran_discharge` text DEFAULT 'not_specified' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `veteran_disability_rating` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `employment_status` text DEFAULT 'not_specified' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `organization_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `annual_revenue` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `number_of_employees` integer;