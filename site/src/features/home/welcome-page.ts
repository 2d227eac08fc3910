/** Element ids shared by the page and its script. */
export const WELCOME_ID = 'welcome';
export const MY_PLAN_PATH = '/search-results?tab=saved#my-plan';
