/** The id of an element, shared by the page and its script. */
export const WELCOME_ID = 'welcome';
