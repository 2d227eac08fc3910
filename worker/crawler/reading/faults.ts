/** Thrown when a text isn't complete. A retry may get all of it. */
export class Incomplete extends Error {}

/** Thrown when a text has a different form than the source has used so far. */
export class Unreadable extends Error {}
