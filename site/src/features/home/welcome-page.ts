/** The parts of the page that its script knows. */
export const WELCOME_ID = 'welcome';
export const SAVED_PATH = '/search-results?tab=saved';
