import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { grantId, grantSource } from './grants.ts';

/*
 * Drafts of what a program wants in words, for paying members: what to say on the phone, letters that ask for a decision
 * or an appeal, and an application along the funder's own points. A draft starts from the program's record and the
 * member's answers, with gaps in brackets; what the member writes is kept.
 */

/** What a draft takes: characters, lines of its budget, and dollars in each. */
export const DRAFT = {
  textLength: 10_000,
  budgetLines: 30,
  itemLength: 120,
  whyLength: 500,
  mostDollars: 1_000_000_000,
} as const;

export const DRAFT_KINDS = ['application', 'phone', 'decision', 'appeal'] as const;
export const draftKind = z.enum(DRAFT_KINDS);
export type DraftKind = z.infer<typeof draftKind>;

const sectionKey = z.string().check(z.minLength(1), z.maxLength(120));

export const draftSection = z.object({
  key: sectionKey,
  heading: z.string(),
  /** What it is for, or what to watch out for. */
  hint: z.nullable(z.string()),
  /** Where the funder asks for it: its words and their source. */
  asks: z.nullable(z.object({ quote: z.string(), source: grantSource })),
  /** How many points it can earn, if the funder says. */
  points: z.nullable(z.int()),
  /** The most words that the funder takes. */
  mostWords: z.nullable(z.int()),
  text: z.string(),
});
export type DraftSection = z.infer<typeof draftSection>;

const wholeDollars = z.int().check(z.minimum(0), z.maximum(DRAFT.mostDollars));
export const budgetLine = z.object({
  item: z.string().check(z.maxLength(DRAFT.itemLength)),
  dollars: z.nullable(wholeDollars),
  why: z.string().check(z.maxLength(DRAFT.whyLength)),
});
export type BudgetLine = z.infer<typeof budgetLine>;
const budgetLines = z.array(budgetLine).check(z.maxLength(DRAFT.budgetLines));

export const draft = z.object({
  kind: draftKind,
  sections: z.array(draftSection),
  /** For an application alone. */
  budget: z.nullable(budgetLines),
  /** Whether the member wrote in it. */
  isChanged: z.boolean(),
  /** Goes up with each change: a change names the revision that it is based on. */
  revision: z.int(),
});
export type Draft = z.infer<typeof draft>;

export const draftChange = z.object({
  /** What each section says now, by its key; a section that is left out stays as it was. */
  texts: z.record(sectionKey, z.string().check(z.maxLength(DRAFT.textLength))),
  budget: z.nullable(budgetLines),
  revision: z.int(),
});
export type DraftChange = z.infer<typeof draftChange>;

const draftOf = z.extend(grantId, { kind: draftKind });

/** The drafts that fit the program. */
export const getDrafts = endpoint({
  method: 'GET',
  path: '/api/grants/:id/drafts',
  access: 'subscriber',
  params: grantId,
  response: z.object({ drafts: z.array(draft) }),
});
/** Keeps what a member wrote. `conflict` where it was changed since the revision that is named. */
export const putDraft = endpoint({
  method: 'PUT',
  path: '/api/grants/:id/drafts/:kind',
  access: 'subscriber',
  params: draftOf,
  body: draftChange,
  response: draft,
});
/** Throws away what a member wrote: the draft starts anew from the record and the answers. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/grants/:id/drafts/:kind',
  access: 'subscriber',
  params: draftOf,
  response: draft,
});
