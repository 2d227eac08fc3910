/** Element ID shared by the page and its script. */
export const WELCOME_ID = 'welcome';
/** The sections for visitors, which members see on demand, and the button that shows them. */
export const REST_ID = 'home-rest';
export const SHOW_REST_ID = 'show-home-rest';
