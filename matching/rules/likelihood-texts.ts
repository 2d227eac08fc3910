/** The words of `likelihood-words.ts`. Conditions come in lowercase, without a final period. */
export const LIKELIHOOD = {
  names: {
    qualify: 'You qualify by what you told us',
    'very-likely': 'You very likely qualify',
    'worth-checking': 'Worth checking',
    'only-if': 'Only if …',
    unknown: 'Check the conditions',
    no: 'Probably not eligible',
  },
  things: (count: number) => (count === 1 ? '1 thing to confirm' : `${count} things to confirm`),
  getsIt: 'You get this already',
  isPaid: 'You listed it as income, so our total leaves it out.',
  qualifies: 'You meet every condition we know of. The provider decides.',
  othersQualify: (recipients: string) =>
    `For ${recipients}: they meet every condition we know of. The provider decides.`,
  veryLikely: 'Your answers fit. Confirm the rest before you count on it.',
  worthChecking: 'Nothing you told us rules it out. Look at what’s open before you apply.',
  onlyIf: (conditions: readonly string[]) => `Only if ${conditions.join(', or ')}`,
  onlyIfOr: (condition: string, others: number) =>
    `Only if ${condition}, or in ${others === 1 ? '1 other case' : `${others} other cases`}.`,
  rare: 'Only in special circumstances.',
  rareInShort: 'Rare cases',
  unknown: 'We can’t tell: nobody has put its conditions into rules yet.',
  no: 'From what you told us, you don’t meet at least one condition.',
};
