import { CRISES, type Crisis } from '../../contract/search/crises.ts';
import { ENGLISH } from './english.ts';
import { folded } from './folded.ts';
import { withoutHarmless } from './harmless.ts';
import { SPANISH } from './spanish.ts';

/** Longer texts are truncated to this length. */
const MOST_CHARACTERS = 1000;

/** Matches people who aren't in danger themselves: they run a program for others or study the subject. */
const FOR_OTHERS =
  /\b(non ?profit|501c3|research|prevention (\w+ ){0,2}(grants?|funding|programs?|training|services|projects?|education|plans?|coalitions?|curriculum)|our (shelter|agency|organization|church|department|county|city|town|school|food bank|clinic)|(grants?|funding|money) (for|to) .{0,40}\b(shelters?|programs?|centers?|prevention|training|officers|police|services|organizations?|responders?|victims of|teams?)|(shelter|crisis center|program|hotline) (grants?|funding)|provide services|train(ing)? (officers|police|staff))\b/;
const ONESELF = /\b(i|me|my|myself|us)\b/;

/** Returns the crises these words mention, most urgent first; none if someone asks on behalf of an organization. */
export function crisesIn(words: string): Crisis[] {
  const text = folded(words.slice(0, MOST_CHARACTERS));
  if (FOR_OTHERS.test(text) && !ONESELF.test(text)) return [];
  const serious = withoutHarmless(text);
  return CRISES.filter((crisis) => [...ENGLISH[crisis], ...SPANISH[crisis]].some((danger) => danger.test(serious)));
}
