import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { deadlineKind } from '../programs/grants.ts';
import { total } from '../search/search.ts';

/* A plan for all of a member's saved programs: what to do and in what order, and where one form covers several. */

const named = { id: z.string(), title: z.string() };

/** `sent`: the member applied. `received`: they already get it. `closed`: it no longer takes applications. */
export const THING_STATES = ['open', 'sent', 'received', 'closed'] as const;

/** A saved program as a to-do. */
export const todo = z.object({
  ...named,
  state: z.enum(THING_STATES),
  /** The date of a fixed deadline in the provider's calendar; null if there is none. */
  day: z.nullable(z.iso.date()),
  deadlineKind,
  deadline: z.nullable(z.string()),
  /** What it's worth to the member, or the program's own statement of the amount. */
  worth: z.nullable(z.string()),
  /** The first unchecked item on its checklist, not counting documents; null if none is left or known. */
  next: z.nullable(z.string()),
  /** Its accounts and steps, not counting documents, and how many are checked off. */
  steps: z.object({ done: z.int(), all: z.int() }),
  /** How long that takes, in the source's words. */
  takes: z.nullable(z.string()),
  /** The application page, and the program's other addresses. */
  applicationUrl: z.nullable(z.string()),
  url: z.nullable(z.string()),
  providerUrl: z.nullable(z.string()),
  /**
   * How to reach its office. If no phone number is known, includes that of the office in the member's state that knows
   * it best.
   */
  contact: z.nullable(z.string()),
});
export type Todo = z.infer<typeof todo>;

const program = z.object(named);

/** Programs with the same application address. */
export const sharedAddress = z.object({
  url: z.string(),
  /** Programs covered by one application, according to their own texts; empty if none says so. */
  oneForm: z.array(program),
  /** Other programs with the same application address. */
  others: z.array(program),
  /** The sentence that says one form covers them, and its program; null if the shared address is the form's own. */
  says: z.nullable(z.object({ title: z.string(), text: z.string() })),
});
export type SharedAddress = z.infer<typeof sharedAddress>;

export const myPlan = z.object({
  /** Sorted by deadline, soonest first, then in the order of the member's own list. Ones that need nothing come last. */
  things: z.array(todo),
  together: z.array(sharedAddress),
  /** The total for open and sent programs with known amounts. */
  money: total,
});
export type MyPlan = z.infer<typeof myPlan>;

export const getMyPlan = endpoint({
  method: 'GET',
  path: '/api/my-plan',
  access: 'member',
  response: myPlan,
});
