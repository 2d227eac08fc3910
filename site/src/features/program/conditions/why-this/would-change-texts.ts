export const WOULD_CHANGE = {
  one: 'You could qualify if:',
  several: 'You could qualify if all of these were true:',
  nothing: 'Nothing you could do would change this. Other programs may help with the same need.',
  note: 'We show this so you know the rule. It isn’t advice.',
} as const;
