import { SEARCH_PAGE_SIZE } from '../../contract/limits.ts';
import { type ProfileForm, profile, profileUpdate } from '../../contract/profile/profile.ts';
import type { MatchedGrant } from '../../contract/programs/grants.ts';
import type { Total } from '../../contract/search/search.ts';
import { readLocalForms, readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { totalOf } from '../../matching/benefits/estimates/total.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { familyOf, inOrderOfGain, pageOf } from '../../matching/order/order.ts';
import { waitsForSeason } from '../../matching/order/season.ts';
import { isRoundOver } from '../../matching/program/past-round.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { isListed, judgeProgram, matchOf } from '../../matching/rules/match.ts';
import { aGrant } from '../../site/src/features/program/grant.fixture.ts';

/** The first page of a member's own list from the curated files, as the Worker sends it. */
export interface FirstPage {
  grants: MatchedGrant[];
  total: Total;
  forOrganization: boolean;
}

/** Returns a function that turns form answers into a member's own list as of `now`, for unit tests. */
export function firstPages(now: Date): (answers: ProfileForm) => FirstPage {
  const book = new FigureBook(readFigureFiles());
  const forms = new Map(readLocalForms().map(({ form }) => [`${form.of} ${form.state}`, form]));
  const programs = readPrograms().map(({ id, program }) => ({
    ...{ id, program, family: familyOf([program.office, program.agency].join(), program.needs) },
    ...eligibilityOf(program),
  }));
  return (answers) => {
    const facts = estimatedFactsOf(profile.parse(profileUpdate.parse(answers)), book, now);
    const listed = inOrderOfGain(
      programs
        .filter(({ program: { states } }) => states.length === 0 || states.some((code) => code === facts.state))
        .map((one) => {
          const { title, deadline, programType, states, needs, worth } = one.program;
          const form = forms.get(`${one.id} ${facts.state}`);
          const day = form?.deadline ?? deadline;
          const text = day.text ?? null;
          const ruled = { ...one, programType, states, needs, worth, program: { title, rules: one.rules } };
          return {
            ...ruled,
            ...judgeProgram(ruled, facts),
            isLater: waitsForSeason(text, now),
            grant: { title, programType, deadline: text, deadlineKind: day.kind },
          };
        })
        .filter(isListed),
    );
    const grants = pageOf(listed, SEARCH_PAGE_SIZE).map(({ grant, ...one }) =>
      aGrant({
        ...{ ...grant, id: one.id, match: { ...matchOf(one, facts, one), ...(one.isLater ? { isLater: true } : {}) } },
        ...(isRoundOver(grant.deadlineKind, grant.deadline, now.getTime()) ? { roundOver: true } : {}),
      }),
    );
    return { grants, total: totalOf(listed, facts), forOrganization: facts.forOrganization === true };
  };
}
