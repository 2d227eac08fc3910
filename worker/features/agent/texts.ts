import { US_STATES } from '../../../contract/places.ts';
import { countOfPeople, dollars } from '../../../matching/benefits/money.ts';
import type { Facts } from '../../../matching/fact-types.ts';

/** What holds for every application, whatever the program: no number, day, name, place or promise. */
export const ADVICE = {
  copies: 'Keep a copy of everything that you hand in.',
  calls: 'Write down whom you spoke to, when, and what they said.',
  early: 'Apply early, so that there is time to fix a mistake.',
  complete: 'Answer every question on the form, truthfully and completely.',
  missing: 'Before you hand the form in, ask the office whether anything is missing.',
  writing: 'Ask for every decision in writing.',
  questions: 'Write your questions down before you call.',
  papers: 'Put your papers together before you start.',
  read: 'Read the whole form once before you fill it in.',
  letters: 'Answer letters from the office at once.',
  helper: 'If a part of the form is unclear, ask somebody at the office to go through it with you.',
} as const;

const HOME = {
  own: 'own your home',
  rent: 'rent your home',
  temporary: 'live somewhere for now',
  seeking: 'look for a home',
};
const WORK = {
  employed: 'have a job',
  'self-employed': 'work for yourself',
  unemployed: 'have no job right now',
  retired: 'are retired',
  'unable-to-work': 'are not able to work',
};

interface Told {
  /** What it is, spoken to the member. */
  what: string;
  /** "you are 34"; null where they have not said. */
  says(facts: Facts): string | null;
}

const sayOf = (words: Readonly<Record<string, string>>, value: string | undefined) =>
  value !== undefined && Object.hasOwn(words, value) ? `you ${words[value]}` : null;
const saying = <Value>(value: Value | undefined, say: (value: Value) => string) =>
  value === undefined ? null : say(value);

/** What a member may have told us that a sentence can repeat. Nothing of health, status or origin is among it. */
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
    says: ({ ownsBusiness }) => saying(ownsBusiness, (owns) => (owns ? 'you own a business' : 'you own no business')),
  },
} as const satisfies Record<string, Told>;

export const toldUs = (says: string) => `You told us that ${says}.`;
export const notTold = (what: string) => `You have not told us ${what}. You can add it to your profile.`;

/** What the rules make of the member's answers. The office decides: none of these promises anything. */
export const VERDICT = {
  eligible: 'By your answers, every condition that our rules know is met. The office decides.',
  likely: 'By your answers, nothing that our rules know speaks against it. The office decides.',
  check: 'We have no rules for this program yet, so we can’t compare your answers with it.',
  ineligible: 'By your answers, something speaks against it. The office decides.',
} as const;
export const unmet = (condition: string) => `It asks for this, and your answers say otherwise: ${condition}`;
export const open = (condition: string) => `It asks for this, and your answers don’t tell: ${condition}`;

export const NO_FIGURES = 'We have no figures to reckon what this program would come to for you.';
export const reckonedSum = (sum: string, per: 'once' | 'day' | 'month' | 'year') =>
  `By your answers and the official figures, it would come to about ${sum}${per === 'once' ? '' : ` a ${per}`}.`;

export const allUsed = (most: number, wait: string) =>
  `You have used ${most === 1 ? 'the one question' : `all ${most} questions`} of a day. You can ask more in ${wait}.`;
