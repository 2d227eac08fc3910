/** Page where members keep lists for people they help. */
export const PEOPLE_PATH = '/people';
