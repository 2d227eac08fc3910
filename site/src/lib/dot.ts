/** The dot between facts on one line. It's attached to the preceding fact, so no line starts with a dot. */
export const DOT = '\u00a0· ';
