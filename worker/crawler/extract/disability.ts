import type { Rule } from '../../../contract/programs/rules.ts';
import { asks, type Origin, toCheck } from './leaves.ts';

/** Words for having a disability. Excludes payment names such as "disability benefits". */
export const DISABILITY =
  /\b(disabled(?! access)|disabilit(?:y|ies)(?! (?:insurance|benefits?|payments?|compensation|retirement|annuit\w+|rights|claims?|coverage))|blind(?:ness)?|(?:mobility|visual|hearing) impairments?|deaf|handicapped|hospitalized|chronic renal disease|kidney failure|end[- ]stage renal disease|(?:can[’']t|cannot|unable to) work because)\b/gi;

/** How many characters on each side of a mention decide what it means. */
const NEAR = 80;

/** Text after a disability that marks it as an event: its cause, or death as the other event. */
const BEFORE_ITS_CAUSE =
  /^,?\s*((and|or|and\/or)\s+(\w+\s+)?deaths?\b|((that|which|is|was|are|were|directly|,)\s+)*(result(s|ing|ed)?\s+from|caused by|aris(es?|ing|en)|due to|because of|owing to|by\s+(an?|their|the)?\s*(\w+\s+)?(injur|accident|disease|illness)\w*|in the line of duty|on the job|at work|as (an?|the) (direct|proximate|result|consequence)))/i;
/**
 * Text before a disability that marks it as an event: death as the other event, or words such as "in case of",
 * "compensation for" or "due to".
 */
const AFTER_AN_EVENT =
  /(\bdeaths?,?\s+(and|or|and\/or)|\b(against|in (the )?(case|event) of|risks? of|compensat\w+ (\w+ )?for|(due to|because of|owing to|as a result of))|\bbecom(e|es|ing)|\bbecame)\s+((an?|the|their|total|totally|partial|permanent|permanently|temporary|temporarily|and|or)\s+)*$/i;
/** Not an event: a person who can't work because of a disability has it now. */
const WHO_CANNOT = /\b(can[’']t|cannot|can not|unable to|not able to)\b[^.]{0,40}$/i;

/**
 * Returns whether the disability between `start` and `end` is an event that is insured or compensated ("disability or
 * death from an injury"), not a condition that people must already have.
 */
function isEvent(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(Math.max(0, start - NEAR), start);
  if (WHO_CANNOT.test(before)) return false;
  return BEFORE_ITS_CAUSE.test(sentence.slice(end, end + NEAR)) || AFTER_AN_EVENT.test(before);
}

/** Returns the condition for a mention of disability: the fact, or an open question if it's an event. */
export function disabilityRule(origin: Origin, sentence: string, start: number, end: number): Rule {
  return isEvent(sentence, start, end) ? insuredDisability(origin) : hasDisability(origin);
}

/** Returns whether a text mentions disability only as an event. */
export function insuresDisability(text: string): boolean {
  const found = [...text.matchAll(DISABILITY)];
  return found.length > 0 && found.every(({ 0: words, index }) => isEvent(text, index, index + words.length));
}

/** Requires that the person has a disability now. */
export function hasDisability(origin: Origin): Rule {
  return asks({ fact: 'disability', is: true }, 'You have a disability', origin);
}

/** Asks whether the program covers the person's injury, illness or disability. */
export function insuredDisability(origin: Origin): Rule {
  return toCheck('Your injury, illness or disability is one that the program covers', origin);
}
