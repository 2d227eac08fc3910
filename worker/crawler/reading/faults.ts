/** What was read is no whole text of its kind: it may be whole when it is asked for again. */
export class Incomplete extends Error {}

/** What was read is of another form than the source has had so far. */
export class Unreadable extends Error {}
