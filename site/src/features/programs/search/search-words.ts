/** The word before a place in a search: "rent in Ohio". */
export const IN = 'in';
/** True if the thesaurus and the vocabulary that corrects spelling are in this build's language. */
export const HAS_THESAURUS: boolean = true;
