/** The parts of the page that its script knows. */
export const WELCOME_ID = 'welcome';
export const MY_PLAN_PATH = '/search-results?tab=saved#my-plan';
