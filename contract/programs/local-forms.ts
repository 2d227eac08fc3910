import * as z from 'zod/mini';
import {
  sourceKey,
  stateCode,
  stated,
  statedAmount,
  statedDocument,
  statedSources,
  text,
  unknownSources,
  WORTH,
  webAddress,
} from './catalog.ts';
import { deadlineKind } from './grants.ts';

/**
 * A national program as run by one state, such as TANF in Ohio: its local name, the office that runs it, what it pays
 * and where to apply. One file in `site/src/content/local-forms/`, named after the form's id, which is also its URL
 * path. Eligibility comes from the program's own rules and figures.
 */
export const localForm = z
  .strictObject({
    /** The program's id: "tanf". */
    of: z.string(),
    state: stateCode,
    /** Includes the state's name or the program's local name, to tell forms apart: "Ohio Works First (TANF)". */
    title: text(5, 120),
    /** The state office that runs it. */
    agency: text(2, 150),
    summary: text(30, 200),
    /** What it provides in this state, and what is special about it. */
    description: text(80, 1500),
    /** What people in the state call it. */
    keywords: z._default(z.array(text(2, 60)).check(z.maxLength(12)), []),
    /** The program's own values apply where these are omitted. */
    worth: z.optional(z.enum(WORTH)),
    amount: z.optional(statedAmount),
    deadline: z.optional(z.strictObject({ kind: deadlineKind, text: text(2, 300), source: z.optional(sourceKey) })),
    documents: z._default(z.array(statedDocument), []),
    howToApply: z.array(stated(5, 500)).check(z.minLength(1)),
    urls: z.strictObject({ program: webAddress, apply: z.optional(webAddress) }),
    contact: z.optional(stated(3, 300)),
    sources: statedSources,
  })
  .check(
    z.refine((form) => unknownSources(form).length === 0, { error: 'A fact names a source that is not in `sources`' }),
  );
export type LocalForm = z.output<typeof localForm>;

/** What Astro emits for the Worker: every local form with its id. */
export const localForms = z.array(z.object({ id: z.string(), form: localForm }));

/** Returns the names states use for a program, for search. */
export function namesOf(forms: readonly LocalForm[]): string[] {
  return [...new Set(forms.flatMap(({ title, keywords }) => [title, ...keywords]))];
}
