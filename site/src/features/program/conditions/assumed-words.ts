/** Sentences about a person who applies for themselves, and about a farm. */
export const ASKS_AS_PERSON = /^You (apply as a person|(.* )?ask for yourself)\b/;
export const FARMS = /\bfarm or ranch\b/;
