import { wordsForListings } from '../listing-words/index.ts';
import { ARTS_CULTURE } from './arts-culture.ts';
import { COMMUNITY_DEVELOPMENT_1 } from './community-development-1.ts';
import { COMMUNITY_DEVELOPMENT_2 } from './community-development-2.ts';
import { COMMUNITY_DEVELOPMENT_3 } from './community-development-3.ts';
import { EDUCATION_1 } from './education-1.ts';
import { EDUCATION_2 } from './education-2.ts';
import { HEALTHCARE } from './healthcare.ts';
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
  HEALTHCARE,
  RESEARCH,
  SMALL_BUSINESS,
  TECHNOLOGY,
  VETERANS,
];

/**
 * What people type who need a program, by its id: the phrases of its own listing numbers (where programs share a number,
 * nobody knows which of them the phrases mean), and those of the program itself.
 */
export function wordsForPrograms(
  programs: readonly { id: string; numbers: readonly string[] }[],
): ReadonlyMap<string, readonly string[]> {
  const ofListings = wordsForListings();
  const ofPrograms = phrasesOfPrograms();
  const holders = new Map<string, number>();
  for (const number of programs.flatMap(({ numbers }) => numbers)) holders.set(number, (holders.get(number) ?? 0) + 1);
  return new Map(
    programs.map(({ id, numbers }) => {
      const own = numbers.filter((number) => holders.get(number) === 1);
      const ofNumbers = own.flatMap((number) => ofListings.get(number)?.split(', ') ?? []);
      return [id, [...new Set([...ofNumbers, ...(ofPrograms.get(id) ?? [])])]];
    }),
  );
}

/** A line of the texts is an id and its phrases, parted by semicolons. Their writers saw the programs' summaries alone. */
export function phrasesOfPrograms(): ReadonlyMap<string, readonly string[]> {
  const lines = TEXTS.flatMap((text) => text.trim().split('\n'));
  return new Map(
    lines.map((line) => {
      const [id = '', ...words] = line.split(' ');
      return [id, words.join(' ').split('; ')];
    }),
  );
}
