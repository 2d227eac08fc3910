/** A changed answer, before and after. */
export const EDIT = {
  turned: (name: string, was: string, now: string) => `${name} (${was} → ${now})`,
  nothing: 'sin respuesta',
  yes: 'sí',
  no: 'no',
} as const;

/** The format of answers. */
export const ANSWER = {
  /** Used only for a tribe, which is feminine in Spanish. */
  none: 'Ninguna',
  no: (statement: string) => `${statement}: no`,
  named: (name: string, answer: string) => (name.endsWith('?') ? `${name} ${answer}` : `${name}: ${answer}`),
  dollars: (amount: number) => `$${amount.toLocaleString('en-US')}`,
  percent: (share: number) => `${share}%`,
  incomeFor: (income: string, people: number) =>
    people === 1 ? `${income}, para una persona` : `${income}, para ${people} personas`,
} as const;
