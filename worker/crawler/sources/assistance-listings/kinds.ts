import type { ProgramType } from '../../../../contract/programs/grants.ts';

/** Program types, by the first words of an assistance type. */
const TYPES: readonly [RegExp, ProgramType][] = [
  [/^(project grants|formula grants|cooperative agreement|grant$)/i, 'grant'],
  [/^(direct loan|guaranteed|loan guarantee)/i, 'loan'],
];

/** Words for beneficiaries who are people, not researchers or government contractors. */
const PEOPLE =
  /\b(individuals?|famil(y|ies)|households?|persons?|child(ren)?|infants?|women|seniors?|senior citizens?|workers?|unemployed|low[- ]income|beneficiar(y|ies) under)\b/i;

/** Returns whether a listing states that people ultimately benefit, no matter who applies. */
export function helpsPeople(beneficiaryTypes: readonly string[], beneficiaries: string): boolean {
  return [...beneficiaryTypes, beneficiaries].some((words) => PEOPLE.test(words));
}

/**
 * Returns the program type that most of the assistance types belong to. On a tie, grant comes before loan, and both
 * before the rest. But if payments to people tie with grants, as with food stamps and unemployment insurance, no one
 * applies for a grant, so it's assistance.
 */
export function programTypeOf(assistanceTypes: readonly string[], isForPeople: boolean): ProgramType {
  if (assistanceTypes.length === 0) return 'assistance';
  const counts: Record<ProgramType, number> = { grant: 0, loan: 0, assistance: 0 };
  for (const name of new Set(assistanceTypes)) {
    counts[TYPES.find(([begins]) => begins.test(name))?.[1] ?? 'assistance'] += 1;
  }
  const paysPeople = isForPeople && assistanceTypes.some((name) => /^direct payment/i.test(name));
  if (paysPeople && counts.assistance === counts.grant && counts.loan <= counts.assistance) return 'assistance';
  const order: ProgramType[] = ['grant', 'loan', 'assistance'];
  return order.toSorted((a, b) => counts[b] - counts[a])[0] ?? 'assistance';
}
