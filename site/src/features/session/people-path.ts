/** Where a member keeps lists for people whom they help. */
export const PEOPLE_PATH = '/people';
