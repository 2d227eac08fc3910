/** The choice of one state's row, which the page and its script share. */
export const STATE_ROW = 'state-row';
