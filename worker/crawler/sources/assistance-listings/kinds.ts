import type { ProgramType } from '../../../../contract/grants.ts';

/** What kind of help each assistance type is, by the words it begins with. */
const TYPES: readonly [RegExp, ProgramType][] = [
  [/^(project grants|formula grants|cooperative agreement|grant$)/i, 'grant'],
  [/^(direct loan|guaranteed|loan guarantee)/i, 'loan'],
];

/** Whom direct payments reach: people, not those who do research or build for the government. */
const PEOPLE =
  /\b(individuals?|famil(y|ies)|households?|persons?|child(ren)?|infants?|women|seniors?|senior citizens?|workers?|unemployed|low[- ]income|beneficiar(y|ies) under)\b/i;

/** Whether a listing says that people are helped in the end, whoever applies for it. */
export function helpsPeople(beneficiaryTypes: readonly string[], beneficiaries: string): boolean {
  return [...beneficiaryTypes, beneficiaries].some((words) => PEOPLE.test(words));
}

/**
 * The kind that most of the assistance types are of; at a tie a grant before a loan, and both before the rest. Where
 * payments come beside as many grants and reach people, as food stamps and unemployment insurance do, nobody applies for a
 * grant: it is assistance.
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
