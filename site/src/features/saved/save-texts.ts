/** Texts of the save button. Separate, because cards and program pages need nothing else about saved programs. */
export const SAVE = 'Save';
export const SAVED = 'Saved';

export const GRANT_SAVED = 'Grant saved';
export const SAVED_TO_PLAN = 'Saved to My plan';
export const GRANT_REMOVED = 'Grant removed';
export const SAVING_FAILED = 'There was an error updating your saved grants.';
export const UPGRADE_TO_SAVE = 'Upgrade to save more';
export const UPGRADE = 'See the Premium plan';
export const noteNotRestored = (note: string) =>
  `The program is saved again, but we couldn’t restore its note. It was: “${note}”`;
export const ADD_DEADLINE = 'Add the deadline to my calendar';

export const LOADING_SAVED = 'Loading your saved programs';
