import { officialWordsFor } from '../../thesaurus/everyday.ts';
import type { Spoken } from '../concepts.ts';
import type { Understood } from '../understand.ts';
import { phraseStems } from '../words.ts';

/** Title words that narrow a program to certain people or things. Anyone who wants such a program uses one of them. */
const NARROW_WORDS = [
  'indian indians tribe tribal tribes tribally native hawaiian alaska navajo reservation',
  'veteran veterans military army navy defense servicemembers',
  'prisoner prisoners prison inmates corrections offender jail',
  'insular territory territories puerto mariana',
  'research studies study scientific science evaluation statistics statistical clearinghouse data surveillance',
  'administrative administration technical fraud compliance personnel',
  'pandemic coronavirus covid arra',
  'demonstration pilot',
  'african latino hispanic asian',
  'discretionary voluntary',
].map((words) => new Set(phraseStems(words)));

/** Counts the title's narrowing words that neither the search nor the person's interests mention. */
export function unaskedNarrowings(
  search: Understood,
  title: readonly string[],
  named: readonly string[],
  interests: ReadonlySet<string>,
): number {
  const narrow = NARROW_WORDS.filter((words) => title.some((part) => words.has(part)));
  if (narrow.length === 0) return 0;
  const asked = askedFor(search, named);
  return narrow.filter(
    (words) => !asked.some((part) => words.has(part)) && ![...interests].some((part) => words.has(part)),
  ).length;
}

/** Returns the search words and their official equivalents. */
function askedFor({ spoken, concepts }: Understood, named: readonly string[]): string[] {
  const meant = concepts.filter((one) => isMeant(one, named)).flatMap(({ concept }) => concept.official.flat());
  return [...spoken, ...spoken.flatMap(officialWordsFor), ...meant];
}

function isMeant({ concept, weight }: Spoken, named: readonly string[]): boolean {
  return weight === 1 && named.includes(concept.token);
}
