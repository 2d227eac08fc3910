import type { Match } from '../../contract/grants.ts';
import { profileUpdate } from '../../contract/profile.ts';
import { readPrograms } from '../../dev/curated-files.ts';
import { readFigureFiles } from '../../dev/figure-files.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimated-facts.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { eligibilityOf } from '../../matching/curated-rules.ts';
import { matchProgram } from '../../matching/match.ts';

const NOW = new Date('2026-11-24');
const book = new FigureBook(readFigureFiles());
const programs = new Map(readPrograms().map(({ id, program }) => [id, { ...program, ...eligibilityOf(program) }]));

/** What a form is answered with by who says no to all of it. */
export const PLAIN = {
  occupation: 'Clerk',
  isVeteran: false,
  ownsBusinesss: false,
  isStudent: 'no',
  isSingleParent: false,
  hasDisability: false,
  citizenshipStatus: 'citizen',
  pregnancy: 'no',
};

/** How a program of the catalogue fits who gives these answers, on November 24, 2026. */
export function matchOf(id: string, answers: object): Match {
  const program = programs.get(id);
  if (!program) throw new Error(`No program is ${id}`);
  return matchProgram(program, estimatedFactsOf(profileUpdate.parse({ ...PLAIN, ...answers }), book, NOW));
}

/** The reasons of a match with one verdict, in words. */
export function told({ reasons }: Match, verdict: Match['reasons'][number]['verdict']): string[] {
  return reasons.filter((reason) => reason.verdict === verdict).map(({ text }) => text);
}
