/** The parts of the page that its script knows. */
export const HELP_PAGE = 'help-page';
export const STATE_FORM = 'help-state-form';
export const NEED_LINKS = 'help-needs';
/** Who goes over the form, and the fold with everybody. */
export const PICKS = 'help-picks';
export const EVERYBODY = 'help-everybody';
export const COUNT = 'help-count';
/** What the choice of a need came to, for those who do not see the heading change. */
export const SAID = 'help-said';
