ALTER TABLE `analysis_calls` ADD `feature` text DEFAULT 'analysis' NOT NULL;--> statement-breakpoint
UPDATE `analysis_calls` SET `feature` = 'priority' WHERE `grant_id` = '';
