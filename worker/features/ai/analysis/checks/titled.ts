import { phraseStems, wordsOf } from '../../../../../matching/search/words.ts';
import type { Database } from '../../../../db/client.ts';
import { ApiFailure } from '../../../../failure.ts';
import { findProgram } from '../../../programs/find-program.ts';
import type { Program } from '../../../programs/program.ts';
import { programsTitled } from '../queries.ts';

const MOST_OF_A_TITLE = 50;

export interface Described {
  grantTitle: string;
  grantProvider: string;
  grantDescription: string;
}

/**
 * Finds the stored program that a member describes. Its title must have the same words. If there are several, picks the
 * one whose provider, then description, shares the most words with the input. Throws `not_found` if there's none, or if
 * several providers match equally well. The input isn't sent to the model.
 */
export async function programDescribed(db: Database, described: Described): Promise<Program> {
  const title = sameWords(described.grantTitle);
  const stems = phraseStems(described.grantTitle).join(' ');
  const found = title === '' ? [] : await programsTitled(db, stems, MOST_OF_A_TITLE);
  const [best, second] = found
    .filter((program) => sameWords(program.title) === title)
    .map(({ id, provider, description }) => ({
      id,
      of: sameWords(provider ?? ''),
      provider: likeness(described.grantProvider, provider ?? ''),
      description: likeness(described.grantDescription, description ?? ''),
    }))
    .toSorted((a, b) => b.provider - a.provider || b.description - a.description || (a.id < b.id ? -1 : 1));
  if (best && second && best.of !== second.of && best.provider === second.provider) {
    throw new ApiFailure('not_found', 'We know several programs with this title. Name the provider of yours.');
  }
  const program = best && (await findProgram(db, best.id));
  if (!program) throw new ApiFailure('not_found', 'We know no program with this title.');
  return program;
}

function sameWords(title: string): string {
  return wordsOf(title).join(' ');
}

/** Returns the share of words that two texts have in common. */
function likeness(given: string, stored: string): number {
  const [some, others] = [new Set(wordsOf(given)), new Set(wordsOf(stored))];
  const all = new Set([...some, ...others]).size;
  return all === 0 ? 0 : [...some].filter((word) => others.has(word)).length / all;
}
