import type { Likelihood } from '../contract/grants.ts';

/** Whether a program is counted as one that looks right for somebody: while they answer, and in their list. */
export function looksRight(likelihood: Likelihood): boolean {
  return likelihood === 'qualify' || likelihood === 'very-likely';
}
