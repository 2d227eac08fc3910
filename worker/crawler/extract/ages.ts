import type { Rule } from '../../../contract/programs/rules.ts';
import { asks, type Origin, toCheck } from './leaves.ts';
import type { Mention } from './mentions.ts';

const YEARS = '(?:[- ]years?(?:[- ]of[- ]age|[- ]old)?)?(?: of age)?';
const NOT_A_MEASURE =
  '(?!\\d|[.,]\\d| ?(?:%|percent|hours?|days?|months?|credits?|weeks?|employees|people|miles|units|u\\.?s\\.?c|c\\.?f\\.?r))';

/** Age patterns: ranges, minimums (`LOWEST`) and maximums (`HIGHEST`). Named groups capture the numbers. */
const RANGES: readonly RegExp[] = [
  new RegExp(`\\b(?:ages?|aged) (?<from>\\d{1,2}) ?(?:to|through|-|–|and) ?(?<to>\\d{1,2})${YEARS}\\b`, 'gi'),
  /\bbetween (?:the )?ages (?:of )?(?<from>\d{1,2}) and (?<to>\d{1,2})\b/gi,
  /\b(?<from>\d{1,2}) (?:to|through|-|–) (?<to>\d{1,2}) years (?:of age|old)\b/gi,
];
const LOWEST: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:at least|attained|reached|minimum) )?(?:\\b(?:the )?ages? (?:of )?|\\baged )?\\b(?<from>\\d{2})${YEARS} (?:and|or) (?:older|over|above|up|more)\\b`,
    'gi',
  ),
  /\b(?:attained|reached) (?:the )?age (?:of )?(?<from>\d{2})\b/gi,
  new RegExp(
    `\\b(?:be|is|are|persons|people|individuals|adults) (?:aged? )?at least (?:age )?(?<from>\\d{2})${YEARS}${NOT_A_MEASURE}`,
    'gi',
  ),
  /\bat least (?<from>\d{2}) years (?:of age|old)\b/gi,
  /\b(?<from>\d{2})\+(?!\d)/gi,
  /\bover (?:the )?age (?:of )?(?<from>\d{2})\b/gi,
];
const HIGHEST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:under|below|younger than) (?:the )?(?:age )?(?:of )?(?<below>\\d{1,2})${YEARS}${NOT_A_MEASURE}`,
    'gi',
  ),
  new RegExp(`\\b(?<to>\\d{1,2})${YEARS} (?:or|and) (?:younger|under)\\b`, 'gi'),
  /\bup to (?:age )?(?<to>\d{1,2}) years (?:of age|old)\b/gi,
];

/** Near an age, these words mark it as a child's. */
const CHILDREN = /\b(child(ren)?|kids?|infants?|toddlers?|bab(y|ies)|minors?|sons?|daughters?|newborns?|pupils?)\b/i;
const OLDEST_CHILD = 17;

/** Finds the ages in a sentence, as conditions on the person or on a child. */
export function agesIn(sentence: string, origin: Origin): Mention[] {
  const taken: { start: number; end: number }[] = [];
  return [...RANGES, ...LOWEST, ...HIGHEST]
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .flatMap((found): Mention[] => {
      const span = { start: found.index, end: found.index + found[0].length };
      if (taken.some(({ start, end }) => span.start < end && start < span.end)) return [];
      taken.push(span);
      const lowest = numberIn(found.groups?.['from']);
      const below = numberIn(found.groups?.['below']);
      const highest = numberIn(found.groups?.['to']) ?? (below === undefined ? undefined : below - 1);
      const around = sentence.slice(Math.max(0, span.start - 45), span.end + 12);
      const ofChild = (highest !== undefined && highest < OLDEST_CHILD - 1) || CHILDREN.test(around);
      if (ofChild && highest === undefined) return [];
      const rule = ofChild ? childRule(highest ?? OLDEST_CHILD, origin) : personRule(lowest, highest, origin);
      return [{ ...span, rule, kind: ofChild ? 'child' : 'age' }];
    });
}

function numberIn(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

function personRule(atLeast: number | undefined, atMost: number | undefined, origin: Origin): Rule {
  const says =
    atLeast === undefined
      ? `You are ${atMost ?? 0} or younger`
      : atMost === undefined
        ? `You are ${atLeast} or older`
        : `You are between ${atLeast} and ${atMost} years old`;
  const range = { ...(atLeast === undefined ? {} : { atLeast }), ...(atMost === undefined ? {} : { atMost }) };
  return asks({ fact: 'age', ...range }, says, origin);
}

/**
 * Returns the rule for a program for children: it's open to people who have or expect a child, and to those young
 * enough themselves. If the limit is above 17, it's also open to people who live with a young person, because a
 * profile's number of children leaves out anyone over 17.
 */
export function childRule(oldest: number, origin: Origin): Rule {
  const young = asks({ fact: 'age', atMost: oldest }, `You are ${oldest} or younger`, origin);
  const grown = {
    all: [
      asks({ fact: 'applyingFor', is: 'household' }, 'You ask for others in your household too', origin),
      toCheck(`A young person of ${oldest} or younger lives with you`, origin),
    ],
  };
  return {
    any: [
      asks({ fact: 'children', atLeast: 1 }, 'A child lives with you', origin),
      asks({ fact: 'pregnant', is: true }, 'You expect a child', origin),
      ...(oldest >= 15 ? [young] : []),
      ...(oldest > OLDEST_CHILD ? [grown] : []),
    ],
  };
}
