ALTER TABLE `agent_messages` ADD `key` text;--> statement-breakpoint
ALTER TABLE `agent_messages` ADD `held_until` text;--> statement-breakpoint
CREATE UNIQUE INDEX `agent_messages_key` ON `agent_messages` (`user_id`,`key`);--> statement-breakpoint
ALTER TABLE `official_texts` ADD `reader` integer DEFAULT 0 NOT NULL;