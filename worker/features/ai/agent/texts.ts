import { US_STATES } from '../../../../contract/profile/places.ts';
import { countOfPeople, dollars } from '../../../../matching/benefits/money.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';

/** Advice that fits every application. Contains no number, date, name, place or promise. */
export const ADVICE = {
  copies: 'Keep a copy of everything you send in.',
  calls: 'Write down who you spoke to, when, and what they said.',
  early: 'Apply early, so you have time to fix mistakes.',
  complete: 'Answer every question on the form, truthfully and completely.',
  missing: 'Before you send the form in, ask the office if anything is missing.',
  writing: 'Ask for every decision in writing.',
  questions: 'Write down your questions before you call.',
  papers: 'Gather your documents before you start.',
  read: 'Read the whole form once before you fill it out.',
  letters: 'Answer letters from the office right away.',
  helper: 'If part of the form is unclear, ask someone at the office to go over it with you.',
} as const;

const HOME = {
  own: 'own your home',
  rent: 'rent your home',
  temporary: 'are staying somewhere for now',
  seeking: 'are looking for a home',
};
const WORK = {
  employed: 'have a job',
  'self-employed': 'work for yourself',
  unemployed: 'don’t have a job right now',
  retired: 'are retired',
  'unable-to-work': 'can’t work',
};

interface FactText {
  /** The fact's name, addressed to the member. */
  what: string;
  /** A clause such as "you are 34"; null if they haven't said. */
  says(facts: Facts): string | null;
}

const sayOf = (words: Readonly<Record<string, string>>, value: string | undefined) =>
  value !== undefined && Object.hasOwn(words, value) ? `you ${words[value]}` : null;
const saying = <Value>(value: Value | undefined, say: (value: Value) => string) =>
  value === undefined ? null : say(value);

/** Profile facts that a sentence may repeat. Excludes health, immigration status and origin. */
export const FROM_YOU = {
  age: { what: 'your age', says: ({ age }) => saying(age, (years) => `you are ${years}`) },
  state: {
    what: 'your state',
    says: ({ state }) =>
      saying(
        Object.entries(US_STATES).find(([code]) => code === state),
        ([, name]) => `you live in ${name}`,
      ),
  },
  household: {
    what: 'how many people live in your household',
    says: ({ householdSize }) => saying(householdSize, (count) => `your household has ${countOfPeople(count)}`),
  },
  income: {
    what: 'your household’s income',
    says: ({ householdIncome }) =>
      saying(householdIncome, (sum) => `your household’s income is ${dollars(sum)} a year`),
  },
  children: {
    what: 'how many children you have',
    says: ({ children }) =>
      saying(children, (count) =>
        count === 1 ? 'you have one child' : `you have ${count === 0 ? 'no' : count} children`,
      ),
  },
  home: { what: 'whether you own or rent', says: ({ home }) => sayOf(HOME, home) },
  work: { what: 'your work', says: ({ employment }) => sayOf(WORK, employment) },
  business: {
    what: 'whether you own a business',
    says: ({ ownsBusiness }) =>
      saying(ownsBusiness, (owns) => (owns ? 'you own a business' : 'you don’t own a business')),
  },
} as const satisfies Record<string, FactText>;

export const toldUs = (says: string) => `You told us ${says}.`;
export const unanswered = (what: string) => `You haven’t told us ${what}. You can add it to your profile.`;

/** The rules' result for the member's answers. The office decides, so none of these is a promise. */
export const VERDICT = {
  eligible: 'From your answers, you meet every condition we know of. The office decides.',
  likely: 'From your answers, nothing we know of rules you out. The office decides.',
  check: 'We have no rules for this program yet, so we can’t compare your answers with it.',
  ineligible: 'From your answers, you don’t meet at least one condition. The office decides.',
} as const;
const asks = (isOneOf: boolean) => (isOneOf ? 'One of the ways to qualify asks for this' : 'It asks for this');
export const unmet = (condition: string, isOneOf: boolean) =>
  `${asks(isOneOf)}, but your answers say otherwise: ${condition}`;
export const open = (condition: string, isOneOf: boolean) =>
  `${asks(isOneOf)}, and your answers don’t say: ${condition}`;

export const NO_FIGURES = 'We don’t have figures to estimate what this program would be worth to you.';
export const reckonedSum = (worth: string) => `${worth}, from your answers and the official figures.`;

export const namedDeadline = (deadline: string | null) =>
  deadline === null ? 'We don’t know its deadline.' : `Deadline: ${deadline.replace(/\.$/, '')}.`;
export const namedAmount = (amount: string | null) =>
  amount === null ? 'We don’t know how much it pays.' : `Amount: ${amount.replace(/\.$/, '')}.`;

export const allUsed = (most: number, wait: string) =>
  `You can ask ${most === 1 ? '1 question' : `${most} questions`} a day, and you’ve used ${most === 1 ? 'it' : 'them all'}. You can ask more in ${wait}.`;
