import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { deadlineKind } from './grants.ts';
import { total } from './search.ts';

/* What a member's saved programs come to together: what to do in which order, and what one form opens at once. */

const named = { id: z.string(), title: z.string() };

/** `sent`: the member applied. `closed`: it takes no applications any more. */
export const THING_STATES = ['open', 'sent', 'closed'] as const;

/** A saved program as something to do. */
export const thingToDo = z.object({
  ...named,
  state: z.enum(THING_STATES),
  /** The day of a fixed deadline, by the provider's calendar; null where there is none. */
  day: z.nullable(z.iso.date()),
  deadlineKind,
  deadline: z.nullable(z.string()),
  /** What it is worth to the member, or the program's own words on the sum. */
  worth: z.nullable(z.string()),
  /** The first line of its checklist that isn't ticked, but for documents; null where none is left or known. */
  next: z.nullable(z.string()),
  /** How long that takes, in the source's words. */
  takes: z.nullable(z.string()),
  /** Where one applies, and the program's other addresses. */
  applicationUrl: z.nullable(z.string()),
  url: z.nullable(z.string()),
  providerUrl: z.nullable(z.string()),
  contact: z.nullable(z.string()),
});
export type ThingToDo = z.infer<typeof thingToDo>;

const program = z.object(named);

/** Programs that are applied for at one address. */
export const sharedAddress = z.object({
  url: z.string(),
  /** Those for which one application counts, as their own texts say; empty where none say so. */
  oneForm: z.array(program),
  /** Those that are applied for at the same address, too. */
  others: z.array(program),
  /** The sentence that says so, and whose it is; null where the address itself is the form's. */
  says: z.nullable(z.object({ title: z.string(), text: z.string() })),
});
export type SharedAddress = z.infer<typeof sharedAddress>;

export const myPlan = z.object({
  /** What is due first, then what is worth most; what was sent and what is closed last. */
  things: z.array(thingToDo),
  together: z.array(sharedAddress),
  /** What those that are open or sent come to, as far as their amounts are known. */
  money: total,
});
export type MyPlan = z.infer<typeof myPlan>;

export const getMyPlan = endpoint({
  method: 'GET',
  path: '/api/my-plan',
  access: 'member',
  response: myPlan,
});
