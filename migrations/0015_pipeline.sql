ALTER TABLE `crawl_sources` ADD `versions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `stated_status` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
UPDATE `grants` SET `stated_status` = 'closed' WHERE `status` = 'closed';
