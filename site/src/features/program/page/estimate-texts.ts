import type { EstimateVerdict, OpenFact } from '../../../../../contract/programs/benefits.ts';

/** Texts of an estimate. */
export const ESTIMATE_CARD = {
  title: 'What it is worth to you',
  pays: 'The program pays:',
  how: 'How we figured this',
  changes: 'What would change it',
  assumes: 'What we assumed',
  missing: (facts: readonly string[]) => `The result depends on ${listOf(facts)}.`,
  addToProfile: 'Add it to your profile',
  sources: 'Figures from',
  since: (day: string) => `in force since ${day}`,
  over: (day: string) => `(through ${day}; we know of no newer ones)`,
  estimate: 'This is an estimate. The office that runs the program decides, and may count your income differently.',
} as const;

export const VERDICT_WORDS: Readonly<Record<EstimateVerdict, string>> = {
  yes: 'Your household is within the limits.',
  maybe: 'It depends on answers we don’t have yet.',
  close: 'Your household is a little above the limits. Apply if your income goes up and down.',
  no: 'Your household is above the limits.',
  nobody: 'From what you told us, no one in your household is in a group this program is for.',
  'not-covered': 'We don’t have figures for your state.',
};

export const MISSING_FACTS: Readonly<Record<OpenFact, string>> = {
  people: 'who lives with you',
  ages: 'the ages of the children',
  spouse: 'whether you are married',
  income: 'your household’s income',
  'income-kind': 'how much of your income is from work',
  housing: 'your rent and utility bills',
  heating: 'whether you pay for heating or cooling',
  status: 'your immigration status',
  'resident-since': 'how long others in your household have been permanent residents',
};

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);
}
