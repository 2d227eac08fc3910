/** A curated program's name, description and date, on its own page and in lists. */

import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { endOfDay } from '../../../../matching/program/deadlines.ts';
import { changingDays } from '../../../../matching/program/source-dates.ts';
import { eligibilityOf } from '../../../../matching/rules/curated-rules.ts';
import { inEnglish } from '../../locale/english/in-english.ts';
import { LANGUAGE_TAG } from '../../locale/locale.ts';
import { inOwnSentences } from '../../locale/own-language/own-sentences.ts';
import { STATE_NAMES, STATES_IN_SENTENCES } from '../../locale/state-names.ts';
import { DESCRIPTION_SUFFIX, HEAD_SUFFIXES } from './texts.ts';

export interface Program extends Omit<CuratedProgram, 'eligibility'> {
  id: string;
  eligibility: Rule;
  /** The name people know it by. */
  name: string;
  /** Both names in English, which offices use in every language. */
  english: { title: string; name: string };
  status: 'open' | 'closed' | 'forecast';
  /** The most recent check of anything that can change. */
  asOf: string;
  /** The nationwide program that this is a state's version of. */
  localFormOf?: { id: string; name: string };
}

const TITLE_MAX = 70;
const DESCRIPTION_MAX = 200;

/** Builds the program that the site shows from its texts in both languages. `now` decides if its deadline is over. */
export function programOf(
  id: string,
  data: CuratedProgram,
  now: number,
  english: CuratedProgram = inEnglish(id, data),
): Program {
  const { rules, sources } = eligibilityOf(data);
  return {
    ...data,
    id,
    eligibility: inOwnSentences(rules),
    sources,
    name: nameOf(data),
    english: { title: english.title, name: nameOf(english) },
    status: statusOf(data.deadline, now),
    asOf: changingDays(data.sources).at(-1) ?? '',
  };
}

/** Returns the name to show. An acronym only helps people who already know it, so the full name comes first. */
function nameOf({ title, popularName }: CuratedProgram): string {
  if (popularName === undefined) return title;
  if (!ACRONYM.test(popularName)) return popularName;
  return title.includes(popularName) ? title : `${title} (${popularName})`;
}

/** One word or several, each with at least two capitals or digits: "CalEITC", "NSF GRFP", "PON 5367". */
const ACRONYM = /^([A-Z\d][A-Za-z\d-]*[A-Z\d][A-Za-z\d]*(,? |$))+$/;

function statusOf({ kind, date, timeZone }: CuratedProgram['deadline'], now: number): Program['status'] {
  if (kind === 'forecast') return 'forecast';
  return date !== undefined && Date.parse(endOfDay(date, timeZone)) < now ? 'closed' : 'open';
}

/** Returns the names of a program's states; empty for nationwide programs. */
export function placeOf({ states }: Pick<Program, 'states'>): string {
  return states.map((state) => STATE_NAMES[state]).join(', ');
}

/** Returns the same names for use in a sentence. */
export function placeInSentence({ states }: Pick<Program, 'states'>): string {
  return states.map((state) => STATES_IN_SENTENCES[state]).join(', ');
}

/**
 * Returns a program's path. No other page uses paths of this form; `dev/checks/check-catalog.ts` makes sure of that.
 */
export function programPath({ id }: Pick<Program, 'id'>): string {
  return `/programs/${id}`;
}

/** Returns the page title, at most as long as search engines show in full. */
export function titleOf({ name, states, localFormOf }: Pick<Program, 'name' | 'states' | 'localFormOf'>): string {
  const whole = HEAD_SUFFIXES.map((suffix) => name + suffix);
  // A long name of a state's version often ends with the state.
  const inState = localFormOf ? [`${localFormOf.name}: ${placeOf({ states })}`] : [];
  return [...whole, ...inState].find((title) => title.length <= TITLE_MAX) ?? shortened(name, TITLE_MAX);
}

export function descriptionOf({ summary }: Pick<Program, 'summary'>): string {
  const whole = summary + DESCRIPTION_SUFFIX;
  return whole.length <= DESCRIPTION_MAX ? whole : summary;
}

/** Shortens a text to at most `length` characters, between words. */
function shortened(text: string, length: number): string {
  return `${text.slice(0, length - 1).replace(/[\s,:;(/–-]+\S*$/, '')}…`;
}

/** Sorts by name, ignoring case; numbers by value. */
export function byName(a: Pick<Program, 'name'>, b: Pick<Program, 'name'>): number {
  return COLLATOR.compare(a.name, b.name);
}

const COLLATOR = new Intl.Collator(LANGUAGE_TAG, { numeric: true, sensitivity: 'base' });
