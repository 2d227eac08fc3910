/** Where saved programs are shown as a plan. */
export const MY_PLAN_PATH = '/search-results?tab=saved#my-plan';
