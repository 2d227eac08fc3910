ALTER TABLE `users` ADD `permanent_resident_month` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `farm_plan` text DEFAULT 'not_specified' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `main_work` text;