ALTER TABLE `crawl_sources` ADD `versions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `stated_status` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
CREATE INDEX `deadline_reminders_grant` ON `deadline_reminders` (`grant_id`);--> statement-breakpoint
CREATE INDEX `applications_grant` ON `applications` (`grant_id`);--> statement-breakpoint
UPDATE `grants` SET `stated_status` = 'closed' WHERE `status` = 'closed';
