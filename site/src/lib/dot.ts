/** The dot between facts on one line. It stays with the fact before it, so no line begins with a dot. */
export const DOT = '\u00a0· ';
