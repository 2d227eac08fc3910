CREATE TABLE `priority_orders` (
	`key` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`good_until` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `priority_orders_end` ON `priority_orders` (`good_until`);