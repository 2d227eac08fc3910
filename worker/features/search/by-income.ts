import type { Profile } from '../../../contract/profile/profile.ts';
import type { HelpCurve, IncomeCurve } from '../../../contract/programs/by-income.ts';
import { curveOf } from '../../../matching/benefits/by-income/curve.ts';
import { helpOf } from '../../../matching/benefits/by-income/help.ts';
import { estimatedFactsOf } from '../../../matching/benefits/estimates/estimated-facts.ts';
import { interestsOf } from '../../../matching/person/interests.ts';
import { benefitOf, matchProgram } from '../../../matching/rules/match.ts';
import type { Database } from '../../db/client.ts';
import type { Reference } from '../../http/context.ts';
import { listedInState, wholeInState } from '../programs/local-forms.ts';
import { ruledProgramOf, unknownProgram } from '../programs/program.ts';
import { offeredFor } from './own-list.ts';
import { findProgramWithChanges } from './queries.ts';
import { shownEstimate } from './shown-estimate.ts';

/** Returns how a program's benefit for a member changes with income. Null if it has no estimate. Throws `not_found`. */
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

/** Returns the total of the member's own list by income. */
export async function helpByIncome(
  db: Database,
  member: Profile,
  reference: Reference,
  dismissed: readonly string[],
): Promise<HelpCurve | null> {
  const facts = estimatedFactsOf(member, reference.figures);
  const programs = await offeredFor(db, {
    facts,
    interests: [...interestsOf(facts, member.occupation)],
    ...{ programType: null, category: null, excludeIds: dismissed, arrived: null, includeIneligible: false },
    state: facts.state ?? null,
    applicantKinds: facts.applicantKind ?? null,
  });
  const offered = programs
    .filter(({ rules }) => benefitOf(rules) !== undefined)
    .map((program) => listedInState(program, facts.state, reference))
    .map((program) => ({ id: program.id, title: program.title, ...ruledProgramOf(program) }));
  return helpOf(offered, member, reference.figures, today());
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
