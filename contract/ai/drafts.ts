import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { grantId, grantSource } from '../programs/grants.ts';

/*
 * Drafts for paying members, for programs that call for a conversation or a letter: what to say on the phone, letters
 * that request a decision or an appeal, and an application that follows the funder's own criteria. A draft starts from
 * the program's record and the member's answers, with gaps in brackets. The member's edits are kept.
 */

/** A draft's limits: characters, budget lines, and dollars per line. */
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
  /** What the section is for, or what to watch out for. */
  hint: z.nullable(z.string()),
  /** The funder's own request for this section, with its source. */
  asks: z.nullable(z.object({ quote: z.string(), source: grantSource })),
  /** The points this section can earn, if the funder says. */
  points: z.nullable(z.int()),
  /** The funder's word limit. */
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
  /** For applications only. */
  budget: z.nullable(budgetLines),
  /** True if the member edited it. */
  isChanged: z.boolean(),
  /** Incremented with each change. Each change states the revision it is based on. */
  revision: z.int(),
});
export type Draft = z.infer<typeof draft>;

export const draftChange = z.object({
  /** The new text of each section, by key. Omitted sections stay unchanged. */
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
/** Saves a member's edits. Responds with `conflict` if the draft changed since the given revision. */
export const putDraft = endpoint({
  method: 'PUT',
  path: '/api/grants/:id/drafts/:kind',
  access: 'subscriber',
  params: draftOf,
  body: draftChange,
  response: draft,
});
/** Discards a member's edits and recreates the draft from the record and the answers. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/grants/:id/drafts/:kind',
  access: 'subscriber',
  params: draftOf,
  response: draft,
});
