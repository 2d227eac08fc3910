import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { deadlineKind, grantId } from '../programs/grants.ts';

/*
 * Help with preparing an application: a checklist of what to have, do and register for, and a plan that counts back
 * from the deadline.
 */

/** A note has no checkbox, since there's nothing to do. */
export const CHECKLIST_KINDS = ['document', 'step', 'note', 'registration'] as const;

/** An account the member needs before applying, with the source that says so. */
export const registration = z.object({
  /** Why this program needs it. */
  why: z.string(),
  /** How long it takes, according to the source. */
  takes: z.string(),
  url: z.string(),
  source: z.object({ title: z.string(), url: z.string(), date: z.nullable(z.string()) }),
});
export type Registration = z.infer<typeof registration>;

/** A checklist item. Its key comes from the text alone, so unchanged items stay checked when the program is updated. */
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
  /** The day to start, if the deadline is a date; never before today or after the deadline. */
  day: z.nullable(z.iso.date()),
  /** How much of the usual time is left, if the usual start has passed. */
  late: z.nullable(z.string()),
});
export type PlanStep = z.infer<typeof planStep>;

export const plan = z.object({
  deadlineKind,
  /** The date of a fixed deadline in the provider's time zone; null if there is none. */
  deadline: z.nullable(z.iso.date()),
  /** What the plan can and can't promise. */
  note: z.string(),
  steps: z.array(planStep),
});
export type Plan = z.infer<typeof plan>;

export const preparation = z.object({ items: z.array(checklistItem), plan });
export type Preparation = z.infer<typeof preparation>;

const itemKey = z.string().check(z.minLength(1), z.maxLength(300));
const tick = z.object({ key: itemKey, done: z.boolean() });

/** A document for one or more of a member's programs. `some`: ready for only some of them. */
export const mergedDocument = z.object({
  key: z.string(),
  text: z.string(),
  done: z.enum(['none', 'some', 'all']),
  programs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      done: z.boolean(),
      /** The program's own words for it, if they differ. */
      asks: z.array(z.string()),
    }),
  ),
});
export type MergedDocument = z.infer<typeof mergedDocument>;

/** The documents that all saved and applied-for programs require, each listed once. */
export const mergedDocuments = z.object({
  documents: z.array(mergedDocument),
  /** Programs whose sources name no documents, with what similar programs usually ask for. */
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
/** Checks or unchecks one item (idempotent). Returns everything, because the plan depends on the checked items. */
export const putPreparation = endpoint({
  method: 'PUT',
  path: '/api/grants/:id/preparation',
  access: 'member',
  params: grantId,
  body: tick,
  response: preparation,
});
/** Returns the plan's dated steps as an iCalendar file; `not_found` if there are none. */
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
/** Checks or unchecks a document for all programs that require it. */
export const putDocuments = endpoint({
  method: 'PUT',
  path: '/api/documents',
  access: 'member',
  body: tick,
  response: tick,
});
