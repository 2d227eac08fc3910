CREATE TABLE `listing_words` (
	`number` text PRIMARY KEY NOT NULL,
	`phrases` text NOT NULL
);
