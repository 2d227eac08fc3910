import type { Likelihood } from '../../contract/programs/grants.ts';

/** Returns whether a program counts as "looks right", both while the member answers questions and in their list. */
export function looksRight(likelihood: Likelihood): boolean {
  return likelihood === 'qualify' || likelihood === 'very-likely';
}
