/** The page that shows saved programs as a plan. */
export const MY_PLAN_PATH = '/search-results?tab=saved#my-plan';
/** The top of the saved programs. */
export const SAVED_PATH = '/search-results?tab=saved';
