/** Names that the page and its script share. */
export const TASTE_FORM = 'taste';
export const TASTE_ANSWERS = 'taste-answers';
export const TASTE_PROGRAM = 'taste-program';
