import { wordsForListings } from '../listing-words/index.ts';
import { ARTS_CULTURE } from './arts-culture.ts';
import { COMMUNITY_DEVELOPMENT_1 } from './community-development-1.ts';
import { COMMUNITY_DEVELOPMENT_2 } from './community-development-2.ts';
import { COMMUNITY_DEVELOPMENT_3 } from './community-development-3.ts';
import { EDUCATION_1 } from './education-1.ts';
import { EDUCATION_2 } from './education-2.ts';
import { FEDERAL } from './federal.ts';
import { HEALTHCARE } from './healthcare.ts';
import { KINDS_MONEY } from './kinds-money.ts';
import { KINDS_WORK } from './kinds-work.ts';
import { ORGANIZATIONS } from './organizations.ts';
import { RESEARCH } from './research.ts';
import { SMALL_BUSINESS } from './small-business.ts';
import { TECHNOLOGY } from './technology.ts';
import { VETERANS } from './veterans.ts';

const TEXTS = [
  ARTS_CULTURE,
  COMMUNITY_DEVELOPMENT_1,
  COMMUNITY_DEVELOPMENT_2,
  COMMUNITY_DEVELOPMENT_3,
  EDUCATION_1,
  EDUCATION_2,
  FEDERAL,
  HEALTHCARE,
  ORGANIZATIONS,
  RESEARCH,
  SMALL_BUSINESS,
  TECHNOLOGY,
  VETERANS,
];

/**
 * Returns what people type when they need a program, by program id: phrases for the program itself, for its kind and
 * for its listing numbers. A number that several programs share adds none, since it's unclear which program its phrases
 * mean.
 */
export function wordsForPrograms(
  programs: readonly { id: string; numbers: readonly string[] }[],
): ReadonlyMap<string, readonly string[]> {
  const ofListings = wordsForListings();
  const ofPrograms = phrasesOfPrograms();
  const ofKinds = phrasesOfKinds();
  const holders = new Map<string, number>();
  for (const number of programs.flatMap(({ numbers }) => numbers)) holders.set(number, (holders.get(number) ?? 0) + 1);
  return new Map(
    programs.map(({ id, numbers }) => {
      const own = numbers.filter((number) => holders.get(number) === 1);
      const ofNumbers = own.flatMap((number) => ofListings.get(number)?.split(', ') ?? []);
      return [id, [...new Set([...ofNumbers, ...(ofPrograms.get(id) ?? []), ...(ofKinds.get(id) ?? [])])]];
    }),
  );
}

/**
 * Parses the phrases by program id. Each line of the texts has an id and its phrases, separated by semicolons. The
 * writers saw only the programs' summaries.
 */
export function phrasesOfPrograms(): ReadonlyMap<string, readonly string[]> {
  const lines = TEXTS.flatMap((text) => text.trim().split('\n'));
  return new Map(
    lines.map((line) => {
      const [id = '', ...words] = line.split(' ');
      return [id, words.join(' ').split('; ')];
    }),
  );
}

/**
 * Returns what people type for a kind of program that many states have, by program id, so every state's program is
 * found equally well. Each block of the texts is a line of ids and a line of phrases, separated by semicolons.
 */
export function phrasesOfKinds(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const block of `${KINDS_MONEY}\n${KINDS_WORK}`.trim().split(/\n{2,}/)) {
    const [ids = '', phrases = ''] = block.split('\n');
    for (const id of ids.split(' ')) found.set(id, [...(found.get(id) ?? []), ...phrases.trim().split('; ')]);
  }
  return found;
}
