/** Element IDs shared by the page and its script. */
export const HELP_PAGE = 'help-page';
export const STATE_FORM = 'help-state-form';
/** The visitor's ZIP code, and what's wrong with it. */
export const ZIP_FIELD = 'help-zip';
export const ZIP_NOTE = 'help-zip-note';
export const NEED_LINKS = 'help-needs';
/** Helpers who go over the form, and the collapsible list of everyone. */
export const PICKS = 'help-picks';
export const EVERYBODY = 'help-everybody';
export const COUNT = 'help-count';
/** Live region that announces the result of choosing a need. */
export const SAID = 'help-said';
/** For members: a note about their place, and the helpers for other people. */
export const PLACE_NOTE = 'help-place-note';
export const LEFT_OUT = 'help-left-out';
