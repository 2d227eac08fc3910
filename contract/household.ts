import * as z from 'zod/mini';
import { AGE } from './limits.ts';

// biome-ignore format: one row reads better than one word a line
export const CITIZENSHIP_STATUS = [
  'not_specified', 'citizen', 'permanent-resident', 'visa-holder', 'daca', 'refugee', 'other',
] as const;

/** What somebody in the household is to the member. */
// biome-ignore format: one row reads better than one word a line
export const RELATIONS = [
  'spouse', 'partner', 'child', 'grandchild', 'parent', 'grandparent', 'sibling', 'other-relative', 'unrelated',
] as const;

/** Kinds of income that programs count differently. */
// biome-ignore format: one row reads better than one word a line
export const INCOME_KINDS = [
  'wages', 'self-employment', 'social-security', 'ssi', 'unemployment', 'retirement', 'child-support', 'other',
] as const;

export const MOST_PEOPLE = 20;
const MOST_MONEY = 1_000_000_000;

const MONEY_MESSAGE = 'Please give whole dollars';
const money = z
  .number(MONEY_MESSAGE)
  .check(z.multipleOf(1, MONEY_MESSAGE), z.minimum(0, MONEY_MESSAGE), z.maximum(MOST_MONEY, MONEY_MESSAGE));
const AGE_MESSAGE = `Please give an age in whole years, 0 to ${AGE.max}`;

/** Somebody who lives with the member. What is left out is not known. */
export const person = z.object({
  relation: z.enum(RELATIONS, 'Please say what this person is to you'),
  /** In whole years; a baby is 0. */
  age: z._default(
    z.nullable(
      z
        .number(AGE_MESSAGE)
        .check(z.multipleOf(1, AGE_MESSAGE), z.minimum(0, AGE_MESSAGE), z.maximum(AGE.max, AGE_MESSAGE)),
    ),
    null,
  ),
  disability: z._default(z.nullable(z.boolean()), null),
  pregnant: z._default(z.nullable(z.boolean()), null),
  student: z._default(z.nullable(z.boolean()), null),
  veteran: z._default(z.nullable(z.boolean()), null),
  /** Where it differs from the member's own. */
  citizenshipStatus: z._default(z.enum(CITIZENSHIP_STATUS), 'not_specified'),
});
export type Person = z.infer<typeof person>;

/** Income of the whole household, in US dollars a year before taxes. */
export const income = z.object({ kind: z.enum(INCOME_KINDS), yearly: money });
export type Income = z.infer<typeof income>;

/** Who lives with the member, and what the household earns and pays. Costs are in US dollars a month. */
export const household = z.object({
  people: z._default(z.array(person).check(z.maxLength(MOST_PEOPLE, `At most ${MOST_PEOPLE} people`)), []),
  incomes: z._default(z.array(income).check(z.maxLength(MOST_PEOPLE)), []),
  housingCost: z._default(z.nullable(money), null),
  childCareCost: z._default(z.nullable(money), null),
});
export type Household = z.output<typeof household>;
