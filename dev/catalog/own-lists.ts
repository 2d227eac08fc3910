import { SEARCH_PAGE_SIZE } from '../../contract/limits.ts';
import type { Profile } from '../../contract/profile/profile.ts';
import type { Match } from '../../contract/programs/grants.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { familyOf, inOrderOfGain, pageOf } from '../../matching/order/order.ts';
import { waitsForSeason } from '../../matching/order/season.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { isListed, judgeProgram } from '../../matching/rules/match.ts';
import { readPrograms } from './curated-files.ts';
import { readFigureFiles } from './figure-files.ts';

/** A member's own list: ids and likelihoods in order, and the number of programs on the first page. */
export interface OwnList {
  listed: readonly { id: string; likelihood: Match['likelihood'] }[];
  onFirstPage: number;
}

/** Returns a function that computes a member's own list from the curated files, without a Worker or a database. */
export function ownLists(): (profile: Profile) => OwnList {
  const book = new FigureBook(readFigureFiles());
  const now = new Date();
  const programs = readPrograms().map(({ id, program }) => ({
    ...{ id, states: program.states, programType: program.programType, needs: program.needs, worth: program.worth },
    ...eligibilityOf(program),
    isLater: waitsForSeason(program.deadline?.text ?? null, now),
    family: familyOf([program.office, program.agency].filter(Boolean).join(', '), program.needs),
  }));
  return (profile) => {
    const facts = estimatedFactsOf(profile, book);
    const { state } = facts;
    const listed = inOrderOfGain(
      programs
        .filter(({ states }) => state === undefined || states.length === 0 || states.some((code) => code === state))
        .map((program) => ({ ...program, ...judgeProgram(program, facts) }))
        .filter(isListed),
    );
    const page = pageOf(listed, SEARCH_PAGE_SIZE);
    return { listed: [...new Set([...page, ...listed])], onFirstPage: page.length };
  };
}
