/** Wording for `likelihood-words.ts`. Conditions are passed in lowercase, without a final period. */
export const names = {
  qualify: 'You qualify by what you told us',
  'very-likely': 'You very likely qualify',
  'worth-checking': 'Worth checking',
  'only-if': 'Only if …',
  unknown: 'Check the conditions',
  no: 'Probably not eligible',
} as const;
export const things = (count: number) => (count === 1 ? '1 thing to confirm' : `${count} things to confirm`);
export const getsIt = 'You get this already';
export const isPaid = 'You listed it as income, so our total leaves it out.';
export const qualifies = 'You meet every condition we know of. The provider decides.';
export const othersQualify = (recipients: string) =>
  `For ${recipients}: they meet every condition we know of. The provider decides.`;
export const veryLikely = 'Your answers fit. Confirm the rest before you count on it.';
export const worthChecking = 'Nothing you told us rules it out. Look at what’s open before you apply.';
export const onlyIf = (conditions: readonly string[]) => `Only if ${conditions.join(', or ')}`;
export const onlyIfOr = (condition: string, others: number) =>
  `Only if ${condition}, or in ${others === 1 ? '1 other case' : `${others} other cases`}.`;
export const rare = 'Only in special circumstances.';
export const unknown = 'We can’t tell: nobody has put its conditions into rules yet.';
export const no = 'From what you told us, you don’t meet at least one condition.';
