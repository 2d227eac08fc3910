/** The text isn't complete: a retry may get all of it. */
export class Incomplete extends Error {}

/** The text has a different form than the source has had so far. */
export class Unreadable extends Error {}
