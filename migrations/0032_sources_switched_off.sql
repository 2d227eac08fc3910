ALTER TABLE `source_states` ADD `off_since` text;--> statement-breakpoint
ALTER TABLE `source_states` ADD `off_by` integer;