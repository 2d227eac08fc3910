import * as z from 'zod/mini';
import type { Candidate } from '../../../matching/search/relevance/relevance.ts';
import { grants } from '../../db/schema/index.ts';
import { listedColumns } from '../programs/program.ts';

/** A program's ranking data besides its texts. */
export type ProgramWords = Omit<Candidate, 'inText' | 'textFit'>;

/** The columns with the ranking data. */
const wordColumns = {
  titleStems: grants.titleStems,
  nameStems: grants.nameStems,
  concepts: grants.concepts,
  mentions: grants.mentions,
  yearlyMoney: grants.yearlyMoney,
};

/** Everything that a search reads about a program. */
export const searchedColumns = { ...listedColumns, ...wordColumns };

const storedWords = z.object({
  ...{ titleStems: z.string(), nameStems: z.string(), concepts: z.string(), mentions: z.string() },
  yearlyMoney: z.nullable(z.number()),
});

/** Parses a row of `wordColumns`. Throws a ZodError if it's invalid. */
export function programWordsOf(row: unknown): ProgramWords {
  const { titleStems, nameStems, concepts, mentions, yearlyMoney } = storedWords.parse(row);
  return {
    title: titleStems.split(' '),
    names: nameStems.split(',').map((name) => name.split(' ')),
    named: concepts.split(' '),
    mentioned: mentions.split(' '),
    yearlyMoney,
  };
}
