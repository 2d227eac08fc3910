/** Names shared by the page and its script. */
export const TASTE_FORM = 'taste';
export const TASTE_ANSWERS = 'taste-answers';
export const TASTE_PROGRAM = 'taste-program';
