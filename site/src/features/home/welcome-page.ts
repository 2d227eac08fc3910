/** Element ID shared by the page and its script. */
export const WELCOME_ID = 'welcome';
