import { folded } from './text.ts';

/** Limits and idioms in which "no" or "not" negates nothing. */
const NO_DENIALS = [
  /\b(?:no|not) (?:more|less|fewer|later|earlier|sooner|longer|greater|older|younger|higher|lower) than\b/g,
  /\b(?:does|do|may|must|can|shall|will)? ?not (?:to )?exceed(?:s|ing)?\b/g,
  /\bcannot exceed\b/g,
  /\bnot only\b/g,
  /\b(?:whether )?or not\b/g,
  /\bnot[- ]for[- ]profit\b/g,
  /\bnon-?profits?\b/g,
];

const NEGATORS = new Set(
  (
    'not no nor neither never none nothing nobody cannot cant wont dont doesnt didnt isnt arent wasnt werent hasnt havent ' +
    'mustnt neednt shouldnt couldnt wouldnt without except unless excluding exclude excludes excluded exclusion exclusions exception exceptions prohibit ' +
    'prohibits prohibited forbid forbids forbidden deny denies denied bar bars barred refuse refuses refused lack lacks disqualified disqualifies ' +
    'disqualify disqualifying disqualification disqualifications'
  ).split(' '),
);

/** Words with a negating prefix. */
const DENYING_WORD =
  /^(?:non|in(?=eligib|complete|valid|sufficient)|un(?=able|available|qualified|lawful|eligible|allowed|allowable|authorized)|il(?=legal))-?\p{L}{3,}$/u;

/** Returns whether a text contains a negation. */
export function denies(text: string): boolean {
  return denialsIn(text) > 0;
}

/** Counts a text's negations. */
export function denialsIn(text: string): number {
  const plain = folded(text).toLowerCase().replaceAll("'", '');
  const without = NO_DENIALS.reduce((sofar, phrase) => sofar.replace(phrase, ' '), plain);
  const words = without.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => NEGATORS.has(word) || DENYING_WORD.test(word)).length;
}
