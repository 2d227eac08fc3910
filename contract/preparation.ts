import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { deadlineKind, grantId } from './grants.ts';

/*
 * Help to prepare an application: what to have, to do and to register for, which a member can tick, and a plan that is
 * counted back from the deadline.
 */

export const CHECKLIST_KINDS = ['document', 'step', 'registration'] as const;

/** An account that must be there before one can apply, and the source that says so. */
export const registration = z.object({
  /** Why this program needs it. */
  why: z.string(),
  /** How long it takes, in the source's figures. */
  takes: z.string(),
  url: z.string(),
  source: z.object({ title: z.string(), url: z.string(), date: z.nullable(z.string()) }),
});
export type Registration = z.infer<typeof registration>;

/** Something to tick. The key comes from the text alone: an updated program keeps the ticks of what stayed the same. */
export const checklistItem = z.object({
  key: z.string(),
  kind: z.enum(CHECKLIST_KINDS),
  text: z.string(),
  done: z.boolean(),
  registration: z.nullable(registration),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

export const planStep = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** The day to begin it, where the deadline is a day; never before today, never after the deadline. */
  day: z.nullable(z.iso.date()),
  /** Where the usual day has passed: how much time is left of what it usually takes. */
  late: z.nullable(z.string()),
});
export type PlanStep = z.infer<typeof planStep>;

export const plan = z.object({
  deadlineKind,
  /** The day of a fixed deadline in the provider's time zone; null where there is none. */
  deadline: z.nullable(z.iso.date()),
  /** What the plan can promise and what it cannot. */
  note: z.string(),
  steps: z.array(planStep),
});
export type Plan = z.infer<typeof plan>;

export const preparation = z.object({ items: z.array(checklistItem), plan });
export type Preparation = z.infer<typeof preparation>;

const itemKey = z.string().check(z.minLength(1), z.maxLength(300));
const tick = z.object({ key: itemKey, done: z.boolean() });

/** A document for one or several of a member's programs; `some`: ready for some of them only. */
export const mergedDocument = z.object({
  key: z.string(),
  text: z.string(),
  done: z.enum(['none', 'some', 'all']),
  programs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      done: z.boolean(),
      /** The program's own words for it, where they are others. */
      asks: z.array(z.string()),
    }),
  ),
});
export type MergedDocument = z.infer<typeof mergedDocument>;

/** What all programs that a member saved or applies for want, each document once. */
export const mergedDocuments = z.object({
  documents: z.array(mergedDocument),
  /** Programs whose source names no documents, with what programs of their kind usually ask for. */
  without: z.array(z.object({ id: z.string(), title: z.string(), usual: z.array(z.string()) })),
});
export type MergedDocuments = z.infer<typeof mergedDocuments>;

export const getPreparation = endpoint({
  method: 'GET',
  path: '/api/grants/:id/preparation',
  access: 'member',
  params: grantId,
  response: preparation,
});
/** Ticks or unticks one item; doing it twice is doing it once. Answers all anew: the plan follows the ticks. */
export const putPreparation = endpoint({
  method: 'PUT',
  path: '/api/grants/:id/preparation',
  access: 'member',
  params: grantId,
  body: tick,
  response: preparation,
});
/** The dated steps of the plan as an iCalendar file; `not_found` where there are none. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/api/grants/:id/plan',
  access: 'member',
  params: grantId,
  response: z.string(),
});
export const getDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'member',
  response: mergedDocuments,
});
/** Ticks or unticks a document for all programs that want it. */
export const putDocuments = endpoint({
  method: 'PUT',
  path: '/api/documents',
  access: 'member',
  body: tick,
  response: tick,
});
