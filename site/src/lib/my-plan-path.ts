/** Where saved programs are shown as a plan. */
export const MY_PLAN_PATH = '/search-results?tab=saved#my-plan';
/** The saved programs from the top, with the plan open, too. */
export const SAVED_PATH = '/search-results?tab=saved#with-plan';
