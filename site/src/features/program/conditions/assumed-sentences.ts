/** Facts a profile implies without an answer: that a person is applying, and for themselves. */
export const ASSUMED = /^You (apply as a person|(.* )?ask for yourself)\b/;
/** A condition about a farm or ranch. */
export const FOR_FARM = /\bfarm or ranch\b/;
