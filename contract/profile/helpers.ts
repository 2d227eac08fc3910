import * as z from 'zod/mini';
import { AUDIENCES, sourceKey, stateCode, stated, statedSources, text, webAddress } from '../programs/catalog.ts';
import { NEEDS } from './profile.ts';

const phoneNumber = z
  .string()
  .check(z.regex(/^(211|[2-9]\d{2}-\d{3}-\d{4})$/, 'A number as 800-555-0100, without the leading 1, or 211'));

/** A state's own office or site, with a phone number, a page or at least its name. */
const office = z.strictObject({
  name: text(3, 120),
  phone: z.optional(phoneNumber),
  page: z.optional(webAddress),
  source: sourceKey,
});

/** An address with a place in it: `{zip}` is a ZIP code, `{code}` a state's letters, `{name}` its name in an address. */
const addressOf = (place: RegExp) => z.string().check(z.startsWith('https://'), z.regex(place));

/** An official page that finds the office near someone. */
const finder = z.strictObject({
  page: webAddress,
  withZipCode: z.optional(addressOf(/\{zip\}/)),
  withState: z.optional(addressOf(/\{(code|name)\}/)),
  source: sourceKey,
});

/** Situations that some helpers are only for. `child`: a child who needs care while the parents work. */
export const SITUATIONS = ['child-under-five', 'child', 'looking-for-work', 'going-to-school'] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * An organization that helps people for free: one file in `site/src/content/helpers/`, named after the helper's id.
 * Every fact cites its source.
 */
export const helper = z
  .strictObject({
    name: text(3, 60),
    /** What it does for free, in our own words. */
    does: stated(30, 200),
    needs: z.array(z.enum(NEEDS)).check(z.minLength(1)),
    /** The audiences it serves. */
    audiences: z.array(z.enum(AUDIENCES)).check(z.minLength(1)),
    /** Set if it helps only people in this situation. */
    situation: z.optional(z.enum(SITUATIONS)),
    /** Ids of the programs it knows best, where it's listed first. `*` matches any letters. */
    programs: z._default(z.array(z.string().check(z.regex(/^[a-z0-9*-]+$/))), []),
    /** True if it goes over the form with applicants. */
    withForm: z._default(z.boolean(), false),
    /** Programs that match its needs but that it doesn't handle. */
    notFor: z._default(z.array(z.string()), []),
    /** Programs that people call about in general, not to ask whether they qualify. Example: Medicare. */
    inGeneralFor: z._default(z.array(z.string()), []),
    /** Programs for which it interviews applicants. */
    interviewsFor: z._default(z.array(z.string()), []),
    /** Set if it helps only with these programs, or only with federal grants. */
    isOnlyFor: z.optional(z.enum(['programs', 'federal-grants'])),
    /**
     * The id of the program that is this helper. The helper isn't listed on that program's page, which already says
     * more.
     */
    about: z.optional(z.string()),
    /** The national phone line. */
    phone: z.optional(z.strictObject({ number: phoneNumber, source: sourceKey })),
    page: z.optional(z.strictObject({ url: webAddress, source: sourceKey })),
    finder: z.optional(finder),
    /** States' own lists of their local offices, with addresses. */
    localOffices: z._default(z.partialRecord(stateCode, z.strictObject({ page: webAddress, source: sourceKey })), {}),
    /** The helper whose local offices it shares in states where the same agency runs both. */
    sharesOfficesOf: z.optional(z.string()),
    /** Programs whose local forms name the state's own office, most informative first. */
    offices: z._default(z.array(z.string()), []),
    /** States' own offices that no local form names. */
    states: z._default(z.partialRecord(stateCode, office), {}),
    /** What to say on the phone: about a program, whose name replaces `{program}`, and in general. */
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
      error: 'A source that no fact uses',
    }),
    z.refine(({ phone, page, offices }) => Boolean(phone ?? page) || offices.length > 0, {
      error: 'A phone, a page or offices in the states',
    }),
  );
export type Helper = z.output<typeof helper>;

type Facts = Pick<Helper, 'does' | 'phone' | 'page' | 'finder' | 'localOffices' | 'states'>;

function sourcesNamed({ does, phone, page, finder, localOffices, states }: Facts): string[] {
  const facts = [does, phone, page, finder, ...Object.values(localOffices), ...Object.values(states)];
  return facts.flatMap((fact) => fact?.source ?? []);
}
