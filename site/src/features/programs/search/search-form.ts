/** Names shared by the page and its script. */
export const SEARCH_FORM = 'program-search';
export const FOUND_REGION = 'program-found';
export const FOUND_PROGRAM = 'found-program';
export const STATE_FORM = 'state-form';
