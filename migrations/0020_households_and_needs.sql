CREATE TABLE `catalogue_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `permanent_resident_since` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `household` text;--> statement-breakpoint
ALTER TABLE `grants` ADD `needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `grants` ADD `worth` text;--> statement-breakpoint
INSERT INTO `catalogue_version` (`id`, `version`) VALUES (1, hex(randomblob(8)));
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_insert` AFTER INSERT ON `grants` WHEN new.`source` = 'curated' BEGIN
	UPDATE `catalogue_version` SET `version` = hex(randomblob(8)) WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_update` AFTER UPDATE ON `grants` WHEN new.`source` = 'curated' BEGIN
	UPDATE `catalogue_version` SET `version` = hex(randomblob(8)) WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_version_delete` AFTER DELETE ON `grants` WHEN old.`source` = 'curated' BEGIN
	UPDATE `catalogue_version` SET `version` = hex(randomblob(8)) WHERE `id` = 1;
END;
