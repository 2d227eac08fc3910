import * as z from 'zod/mini';
import type { Candidate } from '../../../matching/relevance.ts';
import { grants } from '../../db/schema/index.ts';
import { listedColumns } from '../catalogue/program.ts';

/** What ranking asks of a program besides its texts. */
export type ProgramWords = Omit<Candidate, 'inText' | 'textFit'>;

/** The columns that it stands in. */
const wordColumns = {
  titleStems: grants.titleStems,
  nameStems: grants.nameStems,
  concepts: grants.concepts,
  mentions: grants.mentions,
  yearlyMoney: grants.yearlyMoney,
};

/** All that a search asks of a program. */
export const searchedColumns = { ...listedColumns, ...wordColumns };

const storedWords = z.object({
  ...{ titleStems: z.string(), nameStems: z.string(), concepts: z.string(), mentions: z.string() },
  yearlyMoney: z.nullable(z.number()),
});

/** Takes a row of `wordColumns` apart; throws a ZodError where it is none. */
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
