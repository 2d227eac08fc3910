/** A changed answer, before and after. */
export const EDIT = {
  turned: (name: string, was: string, now: string) => `${name} (${was} → ${now})`,
  nothing: 'no answer',
  yes: 'yes',
  no: 'no',
} as const;

/** The format of answers. */
export const ANSWER = {
  none: 'None',
  no: (statement: string) => `${statement}: no`,
  named: (name: string, answer: string) => (name.endsWith('?') ? `${name} ${answer}` : `${name}: ${answer}`),
  dollars: (amount: number) => `$${amount.toLocaleString('en-US')}`,
  percent: (share: number) => `${share} percent`,
  incomeFor: (income: string, people: number) =>
    people === 1 ? `${income}, for one person` : `${income}, for ${people} people`,
} as const;
