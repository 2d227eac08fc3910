CREATE TABLE `departed_customers` (
	`stripe_customer_id` text PRIMARY KEY NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `departed_customers_due` ON `departed_customers` (`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `subscription_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`stripe_subscription_id` text NOT NULL,
	`tier` text NOT NULL,
	`monthly_price` integer NOT NULL,
	`terms_version` text NOT NULL,
	`agreed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_consents_stripe_subscription_id_unique` ON `subscription_consents` (`stripe_subscription_id`);--> statement-breakpoint
CREATE INDEX `subscription_consents_user` ON `subscription_consents` (`user_id`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `access_until` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `readings_begun` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `reading_shown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `check_at` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `held_until` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `subscriptions_begun` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_check_due` ON `subscriptions` (`check_at`);--> statement-breakpoint
ALTER TABLE `subscriptions` DROP COLUMN `consented_at`;--> statement-breakpoint
CREATE INDEX `stripe_events_handled` ON `stripe_events` (`handled_at`);