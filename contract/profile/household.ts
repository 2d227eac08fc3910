import * as z from 'zod/mini';
import { AGE } from '../limits.ts';

// biome-ignore format: one row reads better than one word per line
export const CITIZENSHIP_STATUS = [
  'not_specified', 'citizen', 'permanent-resident', 'visa-holder', 'daca', 'refugee', 'other',
] as const;

/** A person's relation to the member. */
// biome-ignore format: one row reads better than one word per line
export const RELATIONS = [
  'spouse', 'partner', 'child', 'grandchild', 'parent', 'grandparent', 'sibling', 'other-relative', 'unrelated',
] as const;

/** Kinds of income that programs count differently. */
// biome-ignore format: one row reads better than one word per line
export const INCOME_KINDS = [
  'wages', 'self-employment', 'social-security', 'ssi', 'unemployment', 'retirement', 'child-support', 'veterans', 'investments',
  'tanf', 'other',
] as const;

export const MOST_PEOPLE = 20;
const MOST_MONEY = 1_000_000_000;
/** The hint for fields that take an amount. */
export const WHOLE_DOLLARS = 'Type whole dollars in digits, like 24,000';

/** Accepts whole numbers from 0 to `most`. */
const whole = (most: number, message: string) =>
  z.number(message).check(z.multipleOf(1, message), z.minimum(0, message), z.maximum(most, message));
const money = whole(MOST_MONEY, WHOLE_DOLLARS);
const told = z._default(z.nullable(z.boolean()), null);

const RESIDENT_SINCE = z
  .number('Please give a year, such as 2019')
  .check(
    z.multipleOf(1, 'Please give a year, such as 2019'),
    z.minimum(1920, 'Please give a year, such as 2019'),
    z.maximum(2100, 'Please give a year, such as 2019'),
  );

/** A person who lives with the member. Omitted fields are unknown. */
export const person = z.object({
  relation: z.enum(RELATIONS, 'Please say who this person is to you'),
  /** In whole years; a baby is 0. */
  age: z._default(z.nullable(whole(AGE.max, `Please give an age in whole years, 0 to ${AGE.max}`)), null),
  disability: told,
  pregnant: told,
  student: told,
  veteran: told,
  /** Set if it differs from the member's own. */
  citizenshipStatus: z._default(z.enum(CITIZENSHIP_STATUS), 'not_specified'),
  /** The year they became a permanent resident. */
  permanentResidentSince: z._default(z.nullable(RESIDENT_SINCE), null),
});
export type Person = z.infer<typeof person>;

/** The people who can have an income. */
export const EARNERS = ['self', 'spouse', 'other'] as const;

/** One source of household income, in US dollars a year before taxes. */
export const income = z.object({
  kind: z.enum(INCOME_KINDS),
  yearly: money,
  whose: z._default(z.enum(EARNERS), 'self'),
});
export type Income = z.infer<typeof income>;

/** The people who live with the member, and what the household earns and pays. Costs are in US dollars a month. */
export const household = z.object({
  people: z._default(z.array(person).check(z.maxLength(MOST_PEOPLE, `At most ${MOST_PEOPLE} people`)), []),
  incomes: z._default(z.array(income).check(z.maxLength(MOST_PEOPLE)), []),
  housingCost: z._default(z.nullable(money), null),
  childCareCost: z._default(z.nullable(money), null),
  /** Unreimbursed costs for people who are 60 or older or have a disability. */
  medicalCost: z._default(z.nullable(money), null),
  /** True if heating or cooling is paid separately from the rent. */
  paysHeating: told,
  /** The household's cash, accounts, stocks and bonds, in US dollars. */
  savings: z._default(z.nullable(money), null),
});
export type Household = z.output<typeof household>;

/** A household without any answers. */
export const EMPTY_HOUSEHOLD: Household = household.parse({});
