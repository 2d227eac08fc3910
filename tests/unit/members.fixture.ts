import { profileUpdate } from '../../contract/profile/profile.ts';
import type { Benefit } from '../../contract/programs/benefits.ts';
import type { Match } from '../../contract/programs/grants.ts';
import type { Total } from '../../contract/search/search.ts';
import { readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import type { Estimate } from '../../matching/benefits/estimates/estimate.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { totalOf } from '../../matching/benefits/estimates/total.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { judgeProgram, matchOf } from '../../matching/rules/match.ts';

const NOW = new Date('2026-11-24');
const book = new FigureBook(readFigureFiles());
const programs = readPrograms().map(({ id, program }) => ({ id, ...program, ...eligibilityOf(program) }));

/** Form answers that are all "no". */
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

/** The curated catalog's results for a member with these answers on November 24, 2026. */
export interface Answered {
  estimate: (benefit: Benefit) => Estimate | undefined;
  match: (id: string) => Match;
  /** Returns the texts of the conditions that are met. */
  met: (id: string) => string[];
  total: () => Total;
}

export function memberWith(answers: Readonly<Record<string, unknown>>): Answered {
  const facts = estimatedFactsOf(profileUpdate.parse({ ...PLAIN, ...answers }), book, NOW);
  const match = (id: string) => {
    const program = programs.find((one) => one.id === id);
    if (!program) throw new Error(`No program ${id}`);
    return matchOf(program, facts, judgeProgram(program, facts));
  };
  return {
    match,
    estimate: (benefit) => facts.estimates?.get(benefit),
    met: (id) => reasonTexts(match(id), 'met'),
    total: () =>
      totalOf(
        programs.map((program) => ({ ...{ id: program.id, program }, ...judgeProgram(program, facts) })),
        facts,
      ),
  };
}

/** Returns the ids of the programs that count toward a total. */
export function countedIn({ counted }: Total): string[] {
  return counted.map(({ id }) => id);
}

/** Returns how a catalog program matches a member with these answers. */
export function matchWith(id: string, answers: Readonly<Record<string, unknown>>): Match {
  return memberWith(answers).match(id);
}

/** Returns the texts of a match's reasons with one verdict. */
export function reasonTexts({ reasons }: Match, verdict: Match['reasons'][number]['verdict']): string[] {
  return reasons.filter((reason) => reason.verdict === verdict).map(({ text }) => text);
}
