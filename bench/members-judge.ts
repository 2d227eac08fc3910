import type { Profile } from '../contract/profile.ts';
import { readFigureFiles } from '../dev/figure-files.ts';
import { estimatedFactsOf } from '../matching/benefits/estimated-facts.ts';
import { FigureBook } from '../matching/benefits/figures.ts';
import { isListed, judgeProgram } from '../matching/match.ts';
import { inOrderOfGain } from '../matching/order.ts';
import { curatedPrograms } from '../tests/factories/curated.ts';
import type { OwnList } from './members-list.ts';

const programs = curatedPrograms();
const book = new FigureBook(readFigureFiles());

/** A member's own list over the curated catalogue, without a Worker or a database. */
export function judgedList(profile: Profile): OwnList {
  const facts = estimatedFactsOf(profile, book);
  const { state } = facts;
  return inOrderOfGain(
    programs
      .filter(({ states }) => state === undefined || states.length === 0 || states.includes(state))
      .map((program) => ({ ...program, ...judgeProgram(program, facts) }))
      .filter(isListed),
  );
}
