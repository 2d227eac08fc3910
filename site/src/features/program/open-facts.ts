import type { OpenFact } from '../../../../contract/programs/benefits.ts';

/** Facts that an amount may depend on, for use in a sentence. */
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
