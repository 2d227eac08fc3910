export const NO_ANSWER = 'We can’t reach Grantlight. Check your internet connection and try again.';
export const UNREADABLE = 'This page can’t read Grantlight’s answer. Reload the page and try again.';
export const UNKNOWN = 'An unknown error occurred';
