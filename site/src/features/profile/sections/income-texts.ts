import { ANSWER } from '../form/answer-texts.ts';

const { dollars } = ANSWER;

/** Pointed out below the incomes if they don't go together. */
export const INCOMES_CHECK = {
  monthly: (sum: number, yearly: number) =>
    `These incomes add up to ${dollars(sum)}. That looks like one month: a year would be ${dollars(yearly)}.`,
  makeYearly: 'Turn them into yearly amounts',
  differ: (sum: number, income: number) =>
    `These incomes add up to ${dollars(sum)} a year. For your whole household, you said ${dollars(income)}.`,
  takeSum: (sum: number) => `Use ${dollars(sum)} for the household`,
  twice: (kind: string, yearly: number) => `You listed ${dollars(yearly)} twice: ${kind}.`,
  removeOne: 'Remove the second one',
} as const;
