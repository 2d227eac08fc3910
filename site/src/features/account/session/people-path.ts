/** Where a member keeps lists for people they help. */
export const PEOPLE_PATH = '/people';
