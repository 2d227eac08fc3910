import type { MatchedGrant } from '../../../../contract/grants.ts';

/** Whether a program looks right for the member: apart from the plan, whose code comes with the list. */
export function isRight({ match }: MatchedGrant): boolean {
  return match.likelihood === 'qualify' || match.likelihood === 'very-likely';
}
