import * as z from 'zod/mini';
import { AUDIENCES, sourceKey, stateCode, stated, statedSources, text, webAddress } from './catalogue.ts';
import { NEEDS } from './profile.ts';

const phoneNumber = z
  .string()
  .check(z.regex(/^(211|[2-9]\d{2}-\d{3}-\d{4})$/, 'A number as 800-555-0100, without the leading 1, or 211'));

/** A state's own office or site; of it a phone, a page or at least its name is known. */
const office = z.strictObject({
  name: text(3, 120),
  phone: z.optional(phoneNumber),
  page: z.optional(webAddress),
  source: sourceKey,
});

/**
 * Who helps people for free: one file in `site/src/content/helpers/`, its name the helper's id. Every fact names the
 * source that states it.
 */
export const helper = z
  .strictObject({
    name: text(3, 60),
    /** What it does free of charge, in our own words. */
    does: stated(30, 200),
    needs: z.array(z.enum(NEEDS)).check(z.minLength(1)),
    /** Those it serves. */
    audiences: z.array(z.enum(AUDIENCES)).check(z.minLength(1)),
    /** Ids of programs that it knows best: it comes first there. A `*` stands for any letters. */
    programs: z._default(z.array(z.string().check(z.regex(/^[a-z0-9*-]+$/))), []),
    /** It goes over the form with people. */
    withForm: z._default(z.boolean(), false),
    /** Programs of its needs whose applications go elsewhere. */
    notFor: z._default(z.array(z.string()), []),
    /** Programs about which people ask it in the general words: who wants Medicare doesn't ask whether they can get it. */
    inGeneralFor: z._default(z.array(z.string()), []),
    /** Programs for which it interviews those who apply. */
    interviewsFor: z._default(z.array(z.string()), []),
    /** It helps with these programs alone, or with federal grants alone. */
    isOnlyFor: z.optional(z.enum(['programs', 'federal-grants'])),
    /** The program that is this helper: its own page says more, and needs no other way to it. */
    about: z.optional(z.string()),
    /** Of the whole country. */
    phone: z.optional(z.strictObject({ number: phoneNumber, source: sourceKey })),
    page: z.optional(z.strictObject({ url: webAddress, source: sourceKey })),
    /** Programs whose local forms name the state's own office, the one that tells most first. */
    offices: z._default(z.array(z.string()), []),
    /** States' own offices that no local form names. */
    states: z._default(z.partialRecord(stateCode, office), {}),
    /** What to say on the phone: of a program, whose name stands for `{program}`, and without one. */
    say: z.strictObject({
      program: text(20, 200).check(z.regex(/\{program\}/, 'The name of the program as {program}')),
      general: text(20, 200),
    }),
    sources: statedSources,
  })
  .check(
    z.refine((one) => sourcesNamed(one).every((key) => Object.hasOwn(one.sources, key)), {
      error: 'A fact names a source that is not in `sources`',
    }),
    z.refine((one) => Object.keys(one.sources).every((key) => sourcesNamed(one).includes(key)), {
      error: 'A source that no fact names',
    }),
    z.refine(({ phone, page, offices }) => Boolean(phone ?? page) || offices.length > 0, {
      error: 'A phone, a page or offices in the states',
    }),
  );
export type Helper = z.output<typeof helper>;

function sourcesNamed({ does, phone, page, states }: Pick<Helper, 'does' | 'phone' | 'page' | 'states'>): string[] {
  const facts = [does, phone, page, ...Object.values(states)];
  return facts.flatMap((fact) => fact?.source ?? []);
}
