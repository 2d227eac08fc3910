/** How many people a member can keep on a device. */
export const MOST_HELPED = 30;
/** Maximum length of a person's name, in characters. */
export const NAME_LENGTH = 40;
/** Maximum size of an imported file, in bytes. Thirty people with every question answered take up a fifth of it. */
export const MOST_BYTES = 1_000_000;
