import type { FactName } from '../../../../contract/rules.ts';

/** The facts that an answer in the profile form settles. The others have no field there. */
const IN_PROFILE: ReadonlySet<string> = new Set<FactName>([
  'age',
  'state',
  'educationLevel',
  'tribalMember',
  'citizenship',
  'minorityGroup',
  'community',
  'home',
  'industry',
]);

export function answerableInProfile(criterion: string): boolean {
  return IN_PROFILE.has(criterion);
}
