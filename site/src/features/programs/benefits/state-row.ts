/** ID of the state select, shared by the page and its script. */
export const STATE_ROW = 'state-row';
