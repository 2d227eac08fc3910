import type { HelpCurve, IncomeCurve } from '../../../contract/by-income.ts';
import type { Profile } from '../../../contract/profile.ts';
import { curveOf } from '../../../matching/benefits/by-income/curve.ts';
import { helpOf } from '../../../matching/benefits/by-income/help.ts';
import type { Helping } from '../../../matching/benefits/by-income/helping.ts';
import type { Estimate, Estimates } from '../../../matching/benefits/estimate.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimated-facts.ts';
import { isSureEnough } from '../../../matching/benefits/total.ts';
import { interestsOf } from '../../../matching/interests.ts';
import { benefitOf, matchProgram } from '../../../matching/match.ts';
import type { Database } from '../../db/client.ts';
import type { Reference } from '../../http/context.ts';
import { listedInState, wholeInState } from '../catalogue/local-forms.ts';
import { ruledProgramOf, unknownProgram } from '../catalogue/program.ts';
import { ownList } from './own-list.ts';
import { findProgramWithChanges } from './queries.ts';
import { shownEstimate } from './shown-estimate.ts';

/** Where one program ends for a member as income rises. Throws `not_found`. */
export async function programByIncome(
  db: Database,
  member: Profile,
  reference: Reference,
  id: string,
): Promise<IncomeCurve | null> {
  const found = await findProgramWithChanges(db, id);
  if (!found) throw unknownProgram();
  const facts = estimatedFactsOf(member, reference.figures);
  const { rules, ...program } = ruledProgramOf(wholeInState(found.program, facts.state, reference));
  const estimate = shownEstimate(rules, facts, matchProgram({ rules, ...program }, facts));
  return estimate ? curveOf(estimate.benefit, member, reference.figures, today()) : null;
}

/** The member's own list by income: the programs that only the income can rule out. */
export async function helpByIncome(
  db: Database,
  member: Profile,
  reference: Reference,
  dismissed: readonly string[],
): Promise<HelpCurve | null> {
  const facts = estimatedFactsOf(member, reference.figures);
  const { listed } = await ownList(db, {
    facts: { ...facts, ...(facts.estimates ? { estimates: asWithin(facts.estimates) } : {}) },
    interests: [...interestsOf(facts, member.occupation)],
    ...{ programType: null, category: null, excludeIds: dismissed, arrived: null, includeIneligible: false },
    state: facts.state ?? null,
    applicantKinds: facts.applicantKind ?? null,
  });
  const programs = listed.flatMap(({ program, likelihood, isPaid }): Helping[] => {
    const benefit = benefitOf(program.rules);
    if (!benefit || isPaid || !isSureEnough(likelihood) || !isOpen(facts.estimates?.get(benefit))) return [];
    const { id, title } = listedInState(program, facts.state, reference);
    return [{ id, title, benefit }];
  });
  return helpOf(programs, member, reference.figures, today());
}

/** The same estimates, as if the income were within every limit. */
function asWithin(estimates: Estimates): Estimates {
  return {
    get(benefit) {
      const estimate = estimates.get(benefit);
      return estimate && isOpen(estimate) ? { ...estimate, verdict: 'yes' } : estimate;
    },
  };
}

/** Whether the income decides, rather than unanswered questions or household members. */
function isOpen(estimate: Estimate | undefined): boolean {
  return (
    estimate !== undefined &&
    estimate.hinge === undefined &&
    estimate.verdict !== 'nobody' &&
    estimate.verdict !== 'not-covered'
  );
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
