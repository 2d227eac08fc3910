/** How many people a member keeps on a device. */
export const MOST_HELPED = 30;
/** Characters of what the member calls them. */
export const NAME_LENGTH = 40;
/** Bytes of a file that is opened: thirty people with everything answered take a fifth of this. */
export const MOST_BYTES = 1_000_000;
