CREATE TABLE `crawl_errors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` integer NOT NULL,
	`source` text NOT NULL,
	`cause` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crawl_errors_run` ON `crawl_errors` (`run_id`,`id`);--> statement-breakpoint
CREATE TABLE `crawl_phases` (
	`run_id` integer NOT NULL,
	`phase` text NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`completed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`run_id`, `phase`),
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crawl_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_by` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`current_task` text,
	`grants_found` integer DEFAULT 0 NOT NULL,
	`started_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`heartbeat_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE TABLE `crawl_sources` (
	`run_id` integer NOT NULL,
	`source` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`cursor` text,
	`read` integer DEFAULT 0 NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`run_id`, `source`),
	FOREIGN KEY (`run_id`) REFERENCES `crawl_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `admin_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`plain_text` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`sent_at` text,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`sent_at`,`id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`remembered` integer NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_seen_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text NOT NULL,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`password_hash` text NOT NULL,
	`profile_complete` integer DEFAULT false NOT NULL,
	`age` integer,
	`location` text,
	`occupation` text,
	`education` text,
	`is_veteran` integer DEFAULT false NOT NULL,
	`owns_businesss` integer DEFAULT false NOT NULL,
	`seeking_startup_grant` integer DEFAULT false NOT NULL,
	`is_student` text DEFAULT 'no' NOT NULL,
	`is_single_parent` integer DEFAULT false NOT NULL,
	`has_disability` integer DEFAULT false NOT NULL,
	`industry_experience` text DEFAULT 'not_specified' NOT NULL,
	`minority_group` text DEFAULT 'not_specified' NOT NULL,
	`nonprofit_status` text DEFAULT 'not_applicable' NOT NULL,
	`project_timeline` text DEFAULT 'not_specified' NOT NULL,
	`previous_grant_experience` integer DEFAULT false NOT NULL,
	`citizenship_status` text DEFAULT 'not_specified' NOT NULL,
	`tribal_affiliation` text,
	`community_type` text DEFAULT 'not_specified' NOT NULL,
	`homeownership_status` text DEFAULT 'not_specified' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` text NOT NULL,
	`handled_at` text
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`tier` text DEFAULT 'free' NOT NULL,
	`status` text DEFAULT 'inactive' NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`current_period_end` text,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`cancelled_at` text,
	`consented_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_customer_id_unique` ON `subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_subscription_id_unique` ON `subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE TABLE `analyses` (
	`grant_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`model` text NOT NULL,
	`result` text NOT NULL,
	`cost` real DEFAULT 0 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`grant_id`, `content_hash`, `model`),
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`notes` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_user_grant` ON `applications` (`user_id`,`grant_id`);--> statement-breakpoint
CREATE TABLE `grant_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`grant_id` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grant_changes_grant` ON `grant_changes` (`grant_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `grants` (
	`row_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`amount` text,
	`amount_min` real,
	`amount_max` real,
	`deadline` text,
	`deadline_kind` text DEFAULT 'unknown' NOT NULL,
	`deadline_at` text,
	`requirements` text,
	`url` text,
	`category` text,
	`eligibility` text,
	`provider` text,
	`provider_url` text,
	`application_url` text,
	`source_type` text NOT NULL,
	`citations` text DEFAULT '[]' NOT NULL,
	`program_type` text NOT NULL,
	`interest_rate` text,
	`repayment_terms` text,
	`assistance_type` text,
	`keywords` text DEFAULT '' NOT NULL,
	`states` text DEFAULT '[]' NOT NULL,
	`assistance_listings` text DEFAULT '[]' NOT NULL,
	`rules` text,
	`detail` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`checked_at` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "grants_program_type" CHECK("grants"."program_type" IN ('grant', 'loan', 'assistance')),
	CONSTRAINT "grants_status" CHECK("grants"."status" IN ('open', 'closed', 'hidden'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `grants_id_unique` ON `grants` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `grants_source` ON `grants` (`source`,`source_id`);--> statement-breakpoint
CREATE INDEX `grants_newest` ON `grants` (`program_type`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `grants_newest_in_category` ON `grants` (`program_type`,`status`,`category`,`updated_at`);--> statement-breakpoint
CREATE INDEX `grants_deadline` ON `grants` (`status`,`deadline_at`);--> statement-breakpoint
CREATE TABLE `saved_grants` (
	`user_id` integer NOT NULL,
	`grant_id` text NOT NULL,
	`notes` text,
	`saved_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`user_id`, `grant_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_grants_grant` ON `saved_grants` (`grant_id`);