import * as z from 'zod/mini';
import {
  sourceKey,
  stateCode,
  stated,
  statedAmount,
  statedSources,
  text,
  unknownSources,
  webAddress,
} from './catalogue.ts';
import { deadlineKind } from './grants.ts';

/**
 * A program of the whole country as one state runs it, such as TANF in Ohio: its name there, who runs it, what it pays
 * and where one applies. One file in `site/src/content/local-forms/`, its name the form's id and address. Who may have it
 * is what the program's own rules and figures say.
 */
export const localForm = z
  .strictObject({
    /** Id of the program: "tanf". */
    of: z.string(),
    state: stateCode,
    /** With the state's name or the program's local one, so that it tells which it is: "Ohio Works First (TANF)". */
    title: text(5, 120),
    /** The state's office that runs it. */
    agency: text(2, 150),
    summary: text(30, 200),
    /** What it gives there, and what is special there. */
    description: text(80, 1500),
    /** What people of the state call it. */
    keywords: z._default(z.array(text(2, 60)).check(z.maxLength(12)), []),
    /** Where these are left out, the program's own hold. */
    amount: z.optional(statedAmount),
    deadline: z.optional(z.strictObject({ kind: deadlineKind, text: text(2, 300), source: z.optional(sourceKey) })),
    documents: z._default(z.array(stated(3, 300)), []),
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

/** What the states call a program, to be found by. */
export function namesOf(forms: readonly LocalForm[]): string[] {
  return [...new Set(forms.flatMap(({ title, keywords }) => [title, ...keywords]))];
}
